# Announcements of the host.

news-title = Annonce
news-close = Fermer l’annonce
closed-about = L’hébergeur de ce serveur a fermé cette table.
closed-kept = La partie n’a pas de résultat et n’est pas classée. Les coups joués sont gardés.
closed-replay = Revoir la partie
closed-record = Télécharger l’enregistrement
closed-home = Aller à l’accueil
