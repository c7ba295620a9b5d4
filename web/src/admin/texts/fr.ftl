# The page of whoever runs the server.

admin-title = Serveur
admin-leave = Fermer cette page
admin-how = Cette page est réservée à l’hébergeur du serveur. Sur sa machine, cette commande crée un lien qui l’ouvre ; on peut aussi définir un mot de passe dans les réglages.
admin-key = Mot de passe, ou clé d’un lien
admin-enter = Ouvrir
admin-load = Charge
admin-running = Version { $version }, en marche depuis { $span }
admin-playing = tables en cours
admin-open = tables ouvertes
admin-over = tables terminées
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
admin-jobs = Tâches de fond
admin-jobs-none = Rien en attente.
admin-job = en attente : { $waiting }, en retard : { $late }, abandonnées : { $lost }
admin-troubles = Erreurs ({ $number })
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
admin-erase-sure = Effacer cette table et toute sa partie, pour tous ses joueurs et définitivement ?
admin-erase-yes = Effacer définitivement
admin-erase-no = Garder
admin-close = Fermer
admin-closed = Fermée :
admin-close-why = Pourquoi ? Tout le monde à la table le lira. La partie finit sans résultat ; son enregistrement est gardé.
admin-close-yes = Fermer la table
admin-tables-none = Aucune table ne correspond.
admin-reports = Signalements
admin-reports-none = Aucun signalement.
admin-settle = Traité
admin-pairs = Classés très souvent ensemble
admin-pairs-about = Deux personnes avec plus de 3 parties classées en 7 jours. Chaque partie de plus compte moitié moins que la précédente.
admin-pairs-none = Personne.
admin-pair = { $games } parties, devant { $ahead } fois et { $behind } fois
admin-bans = Exclus
admin-bans-none = Personne n’est exclu.
admin-for-ever = sans limite de temps
admin-until = jusqu’au { $day }
admin-pardon = Lever l’exclusion
admin-whom = Qui
admin-whom-person = une personne
admin-whom-address = une adresse
admin-table = Table
admin-seat = Place
admin-address = Adresse ou plage
admin-reason = Raison (elle sera lue)
admin-days = Jours
admin-ban = Exclure
admin-announcements = Annonces
admin-announcements-none = Aucune annonce.
admin-text = Texte pour tout le monde
admin-announce = Annoncer
admin-withdraw = Retirer
