# Tournois.

tournament-organise = Organiser un tournoi
tournament-open = Inscriptions ouvertes
tournament-running = En cours
tournament-finished = Terminés
tournament-none-open = Aucun tournoi n’est ouvert en ce moment. Organisez-en un et envoyez le lien à vos amis.
tournament-none = Aucun pour l’instant.
tournament-kind-round-robin = toutes rondes
tournament-kind-swiss = système suisse
tournament-tables = tables de { $number }
tournament-players-of = Joueurs : { $number } sur { $most }
tournament-round-of = ronde { $round } sur { $rounds }
tournament-by = organisé par { $name }
tournament-rated = classé
tournament-closed = arrêté avant la fin
tournament-winner = Vainqueur : { $name }

tournament-join = Participer
tournament-join-as = Votre nom
tournament-join-rated = Ce tournoi est classé : il faut un compte pour y participer.
tournament-in = Vous êtes inscrit. C’est { $name } qui lancera le tournoi.
tournament-starts = La première ronde commencera au lancement du tournoi ({ $name }).
tournament-leave = Quitter le tournoi
tournament-leave-sure = Vraiment quitter ? Un robot finit votre partie, et vous y êtes dernier.
tournament-yes = Oui
tournament-no = Non
tournament-ready = Votre table de la ronde { $round } est prête.
tournament-play = Aller à la table
tournament-next-at = La ronde { $round } commence à { $time }.
tournament-soon = On prépare la ronde { $round }.
tournament-wait = Votre partie de la ronde { $round } est terminée. Tables encore en jeu : { $number }.
tournament-bye = Vous êtes exempt de la ronde { $round } et recevez 6 points.
tournament-goes = La ronde { $round } est en cours.
tournament-over = Le tournoi est terminé.
tournament-place = Votre place : { $rank }
tournament-was-closed = Le tournoi a été arrêté avant la fin.

tournament-standings = Classement
tournament-rank = Rang
tournament-player = Joueur
tournament-points = Points
tournament-opponents = Adv.
tournament-direct = Direct
tournament-share = Part
tournament-byes = Exempt
tournament-gone = parti
tournament-how = Comment on compte les points et les égalités
tournament-how-points = À chaque table, le premier reçoit 12 points et le dernier aucun ; les autres se répartissent régulièrement, et ceux qui partagent une place en partagent les points. Qui a laissé son siège à un robot, ou l’a perdu à la pendule, est dernier. Une ronde sans partie compte 6 points.
tournament-how-opponents = Adv. : à égalité de points, le score moyen des adversaires décide.
tournament-how-direct = Direct : si l’égalité demeure, victoires moins défaites aux tables communes.
tournament-how-share = Part : puis la part moyenne de tous les points de ses parties.
tournament-how-byes = Exempt : puis le plus petit nombre de rondes sans partie.
tournament-how-lot = Enfin le sort décide, d’après la graine du tournoi :

tournament-rounds = Rondes
tournament-round = Ronde { $round }
tournament-table = Table { $number }
tournament-watch = Regarder
tournament-replay = Revoir
tournament-erased = effacée
tournament-bot = robot
tournament-sits-out = Sans partie : { $names }
tournament-entries = Joueurs
tournament-nobody = Personne ne s’est encore inscrit.
tournament-remove = Retirer
tournament-remove-name = Retirer { $name }
tournament-remove-sure = Vraiment retirer { $name } ? Un robot reprend la partie en cours.

tournament-for-organiser = Pour l’organisation
tournament-start = Lancer le tournoi
tournament-start-note = Ensuite, personne ne peut plus s’inscrire, et la suite est automatique.
tournament-close = Arrêter le tournoi
tournament-close-sure = Vraiment l’arrêter ? Il n’y aura plus de ronde.
tournament-link = Lien pour les joueurs
tournament-about = Détails
tournament-pause = { $number ->
    [0] La ronde suivante commence aussitôt.
    [one] Une minute de pause avant chaque ronde.
   *[other] { $number } minutes de pause avant chaque ronde.
}
tournament-fill-bots = Des robots prennent les places libres ({ $level }).
tournament-fill-smaller = Certaines tables sont plus petites si le compte n’y est pas.
tournament-fill-byes = Certains restent sans partie si le compte n’y est pas.
tournament-many-rounds = Rondes : { $number }
tournament-auto-rounds-round-robin = Autant de rondes qu’il en faut pour que tous se rencontrent.
tournament-auto-rounds-swiss = Autant de rondes qu’il en faut pour désigner un vainqueur.

tournament-new = Un nouveau tournoi
tournament-new-account = Pour organiser un tournoi, il faut un compte : ainsi vos joueurs vous retrouvent.
tournament-new-account-go = Créer un compte ou se connecter
tournament-name = Nom du tournoi
tournament-game = Jeu
tournament-kind = Formule
tournament-kind-round-robin-note = Tous se rencontrent, aussi équitablement que possible.
tournament-kind-swiss-note = Moins de rondes : on rencontre des joueurs de score proche, si possible jamais deux fois.
tournament-seats = Joueurs par table
tournament-most = Nombre maximal de joueurs
tournament-rounds-number = Rondes
tournament-rounds-auto = autant qu’il en faut
tournament-fill = Si le compte n’y est pas
tournament-fill-choice-smaller = tables plus petites
tournament-fill-choice-bots = des robots complètent
tournament-fill-choice-byes = quelques-uns sans partie
tournament-level = Niveau des robots
tournament-pause-before = Pause avant chaque ronde
tournament-pause-none = aucune
tournament-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
tournament-options = Règles
tournament-listed = Le montrer dans la liste publique
tournament-rated-check = Classé : comptes seulement, sans robots
tournament-make = Ouvrir le tournoi
