# The page of whoever runs the server.

admin-title = Server
admin-leave = Close this page
admin-how = This page is for the host of the server. On the server’s machine, this command creates a link that opens it; you can also set a password in the settings.
admin-key = Password, or key from a link
admin-enter = Open
admin-load = Load
admin-running = Version { $version }, running for { $span }
admin-playing = tables in play
admin-open = open tables
admin-over = finished tables
admin-in-memory = tables in memory
admin-sockets = connections
admin-waiting = waiting requests
admin-memory = memory
admin-database = database
admin-room = free on disk
admin-backup = age of the last backup
admin-backup-none = none yet
admin-processes = Processes
admin-bots = Bots
admin-minds = { $busy } thinking, { $waiting } waiting
admin-thought = usually { $usual }, at most { $longest }
admin-jobs = Background jobs
admin-jobs-none = Nothing is waiting.
admin-job = waiting: { $waiting }, late: { $late }, given up: { $lost }
admin-troubles = Errors ({ $number })
admin-troubles-none = Nothing since the start.
admin-level-error = Error
admin-level-warning = Note
admin-trace = Details
admin-tables = Tables ({ $number })
admin-search = Title, name or player
admin-state = State
admin-state-all = all
admin-rows = { $number ->
    [one] one row
   *[other] { $number } rows
}
admin-here = { $number ->
    [0] nobody there
   *[other] { $number } there
}
admin-erase = Erase
admin-erase-sure = Erase this table and its whole game, for all its players, for good?
admin-erase-yes = Erase for good
admin-erase-no = Keep
admin-close = Close
admin-closed = Closed:
admin-close-why = Why? Everybody at the table will read it. The game ends without a result; its record is kept.
admin-close-yes = Close the table
admin-tables-none = No table matches.
admin-reports = Reports
admin-reports-none = No reports.
admin-settle = Done
admin-pairs = Rated very often
admin-pairs-about = Two people with more than 3 rated games in 7 days. Each further game counts half as much as the one before.
admin-pairs-none = Nobody.
admin-pair = { $games } games, ahead { $ahead }:{ $behind }
admin-bans = Banned
admin-bans-none = Nobody is banned.
admin-for-ever = for good
admin-until = until { $day }
admin-pardon = Lift the ban
admin-whom = Whom
admin-whom-person = a player
admin-whom-address = an address
admin-table = Table
admin-seat = Seat
admin-address = Address or range
admin-reason = Reason (they will read it)
admin-days = Days
admin-ban = Ban
admin-announcements = Announcements
admin-announcements-none = No announcements.
admin-text = Text for everybody
admin-announce = Announce
admin-withdraw = Withdraw
