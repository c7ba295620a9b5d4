# The page of whoever runs the server. The sentences of errors are word for word those of refusals.py.

command-admin-link = créer un lien à usage unique vers la page d’administration
admin-link = Ce lien ouvre la page d’administration une fois, dans les 15 minutes : { $link }
error-not-admin = C’est réservé à l’hébergeur de ce serveur.
error-wrong-admin-key = Cette clé n’ouvre pas la page, ou elle a déjà servi.
error-banned = Vous êtes exclu de ce serveur. { $reason }
error-banned-until = Vous êtes exclu de ce serveur jusqu’au { $until }. { $reason }
error-own-address = Cela vous exclurait aussi.
error-wrong-address = « { $address } » n’est ni une adresse ni une plage d’adresses.
error-nobody-there = Personne n’est assis là qu’on pourrait exclure.
error-unknown-entry = Cette entrée n’existe plus.
