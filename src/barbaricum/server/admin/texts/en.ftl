# The page of whoever runs the server. The sentences of errors are word for word those of refusals.py.

command-admin-link = create a one-time link to the admin page
admin-link = This link opens the admin page once, within 15 minutes: { $link }
error-not-admin = Only the host of this server can do this.
error-wrong-admin-key = This key does not open the page or was used before.
error-banned = You are banned from this server. { $reason }
error-banned-until = You are banned from this server until { $until }. { $reason }
error-own-address = That would lock you out, too.
error-wrong-address = “{ $address }” is neither an address nor a range of them.
error-nobody-there = Nobody sits there who could be banned.
error-unknown-entry = This entry no longer exists.
