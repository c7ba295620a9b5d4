# The page of whoever runs the server. The sentences of errors are word for word those of refusals.py.

command-admin-link = a link that opens the page of whoever runs the server, once
admin-link = This link opens the page of the server once, within 15 minutes: { $link }
error-not-admin = This is only for whoever runs the server.
error-wrong-admin-key = This key does not open the page, or it was used before.
error-banned = This server does not let you in. { $reason }
error-banned-until = This server does not let you in until { $until }. { $reason }
error-own-address = That would keep you out, too.
error-wrong-address = “{ $address }” is neither an address nor a range of them.
error-nobody-there = Nobody sits there who could be kept out.
error-unknown-entry = There is no such entry any more.
