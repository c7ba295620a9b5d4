# Announcements of the host.

news-title = Announcement
news-close = Close the announcement
closed-about = Whoever runs this server has closed this table.
closed-kept = The game has no result and counts for no rating. What was played is kept.
closed-replay = Look at the game
closed-record = Save the record
closed-home = To the front door
