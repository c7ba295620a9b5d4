"""The page of whoever runs the server: tables, load, errors, bans, announcements, reports."""
