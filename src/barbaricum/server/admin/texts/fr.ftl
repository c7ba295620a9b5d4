# The page of whoever runs the server. The sentences of errors are word for word those of refusals.py.

command-admin-link = un lien qui ouvre, une fois, la page de qui fait tourner le serveur
admin-link = Ce lien ouvre la page du serveur une fois, dans les 15 minutes : { $link }
error-not-admin = C’est réservé à qui fait tourner le serveur.
error-wrong-admin-key = Cette clé n’ouvre pas la page, ou elle a déjà servi.
error-banned = Ce serveur vous est fermé. { $reason }
error-banned-until = Ce serveur vous est fermé jusqu’au { $until }. { $reason }
error-own-address = Cela vous exclurait aussi.
error-wrong-address = « { $address } » n’est ni une adresse ni une plage d’adresses.
error-nobody-there = Personne n’est assis là qu’on pourrait exclure.
error-unknown-entry = Cette entrée n’existe plus.
