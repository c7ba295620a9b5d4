# Announcements of the host.

news-title = Annonce
news-close = Fermer l’annonce
closed-about = La personne qui tient ce serveur a fermé cette table.
closed-kept = La partie n’a pas de résultat et ne compte pour aucun classement. Ce qui a été joué est gardé.
closed-replay = Revoir la partie
closed-record = Garder l’enregistrement
closed-home = Vers l’accueil
