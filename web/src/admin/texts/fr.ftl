# The page of whoever runs the server.

admin-title = Serveur
admin-leave = Fermer cette page
admin-how = Cette page est pour qui fait tourner le serveur. Sur sa machine, cette commande crée un lien qui l’ouvre ; un mot de passe peut se trouver dans les réglages.
admin-key = Mot de passe, ou clé d’un lien
admin-enter = Ouvrir
admin-load = Charge
admin-running = Version { $version }, en marche depuis { $span }
admin-playing = en cours
admin-open = ouvertes
admin-over = finies
admin-in-memory = tables en mémoire
admin-sockets = connexions
admin-waiting = requêtes en attente
admin-memory = mémoire
admin-database = base de données
admin-room = libre sur disque
admin-backup = âge de la sauvegarde
admin-backup-none = pas encore
admin-processes = Processus
admin-bots = Robots
admin-minds = { $busy } en réflexion, { $waiting } en attente
admin-thought = d’ordinaire { $usual }, au plus { $longest }
admin-jobs = Travaux à venir
admin-jobs-none = Rien n’attend.
admin-job = { $waiting } en attente, { $late } en retard, { $lost } abandonnés
admin-troubles = Ce qui a échoué ({ $number ->
    [one] { $number } erreur
   *[other] { $number } erreurs
})
admin-troubles-none = Rien depuis le démarrage.
admin-level-error = Erreur
admin-level-warning = Remarque
admin-trace = Détails
admin-tables = Tables ({ $number })
admin-search = Titre, nom ou joueur
admin-state = État
admin-state-all = toutes
admin-rows = { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
}
admin-here = { $number ->
    [0] personne
   *[other] { $number } sur place
}
admin-erase = Effacer
admin-erase-sure = Effacer cette table et toute sa partie, pour tous ses joueurs et pour toujours ?
admin-erase-yes = Effacer pour toujours
admin-erase-no = Garder
admin-close = Fermer
admin-closed = Fermée :
admin-close-why = Pourquoi ? Tous à la table le lisent. La partie finit sans résultat ; son enregistrement est gardé.
admin-close-yes = Fermer la table
admin-tables-none = Aucune table ne correspond.
admin-reports = Signalements
admin-reports-none = Rien à traiter.
admin-settle = Traité
admin-bans = Exclus
admin-bans-none = Tout le monde peut entrer.
admin-for-ever = sans fin
admin-until = jusqu’au { $day }
admin-pardon = Laisser rentrer
admin-whom = Qui
admin-whom-person = un joueur
admin-whom-address = une adresse
admin-table = Table
admin-seat = Place
admin-address = Adresse ou plage
admin-reason = Raison (sera dite)
admin-days = Jours
admin-ban = Exclure
admin-announcements = Annonces
admin-announcements-none = Rien n’est annoncé.
admin-text = Texte pour tout le monde
admin-announce = Annoncer
admin-withdraw = Retirer
