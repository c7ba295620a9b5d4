# Announcements of the host.

news-title = Announcement
news-close = Close the announcement
closed-about = The host of this server has closed this table.
closed-kept = The game has no result and is not rated. The moves played are kept.
closed-replay = Look at the game
closed-record = Download the record
closed-home = Go to the front page
