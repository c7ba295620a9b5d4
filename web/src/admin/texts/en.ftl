# The page of whoever runs the server.

admin-title = Server
admin-leave = Close this page
admin-how = This page is for whoever runs the server. On its machine, this command makes a link that opens it; a password may stand in the settings.
admin-key = Password, or key of a link
admin-enter = Open
admin-load = Load
admin-running = Version { $version }, running for { $span }
admin-playing = under way
admin-open = open
admin-over = over
admin-in-memory = tables in memory
admin-sockets = connections
admin-waiting = waiting questions
admin-memory = memory
admin-database = database
admin-room = free on disk
admin-backup = age of the last backup
admin-backup-none = none yet
admin-processes = Processes
admin-bots = Bots
admin-minds = { $busy } thinking, { $waiting } waiting
admin-thought = usually { $usual }, at most { $longest }
admin-jobs = Work for later
admin-jobs-none = Nothing waits.
admin-job = { $waiting } waiting, { $late } late, { $lost } given up
admin-troubles = What went wrong ({ $number ->
    [one] one error
   *[other] { $number } errors
})
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
admin-erase-sure = Erase this table with its whole game, for all its players and for ever?
admin-erase-yes = Erase for ever
admin-erase-no = Keep
admin-close = Close
admin-closed = Closed:
admin-close-why = Why? Everybody at the table reads it. The game ends without a result; its record is kept.
admin-close-yes = Close the table
admin-tables-none = No table fits.
admin-reports = Reports
admin-reports-none = Nothing to see to.
admin-settle = Done
admin-bans = Kept out
admin-bans-none = Everybody may come in.
admin-for-ever = without end
admin-until = until { $day }
admin-pardon = Let in again
admin-whom = Whom
admin-whom-person = a player
admin-whom-address = an address
admin-table = Table
admin-seat = Seat
admin-address = Address or range
admin-reason = Reason (is told)
admin-days = Days
admin-ban = Keep out
admin-announcements = Announcements
admin-announcements-none = Nothing is announced.
admin-text = Text for everybody
admin-announce = Announce
admin-withdraw = Withdraw
