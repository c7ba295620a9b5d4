# Tournois.

tournament-organise = En organiser un
tournament-open = Inscriptions ouvertes
tournament-running = En cours
tournament-finished = Terminés
tournament-none-open = Aucun n’est ouvert en ce moment. Organisez-en un et envoyez le lien à vos amis.
tournament-none = Aucun pour l’instant.
tournament-kind-round-robin = toutes rondes
tournament-kind-swiss = système suisse
tournament-tables = tables de { $number }
tournament-players-of = Joueurs : { $number } sur { $most }
tournament-round-of = ronde { $round } sur { $rounds }
tournament-by = organisé par { $name }
tournament-rated = classé
tournament-closed = arrêté avant la fin
tournament-winner = Vainqueur : { $name }

tournament-join = Participer
tournament-join-as = Votre nom
tournament-join-rated = Ce tournoi est classé : il faut un compte pour y participer.
tournament-in = Vous êtes inscrit. Le tournoi commencera quand { $name } le lancera.
tournament-starts = La première ronde commencera quand { $name } lancera le tournoi.
tournament-leave = Quitter le tournoi
tournament-leave-sure = Vraiment quitter ? Un robot finit votre partie, et vous y êtes dernier.
tournament-yes = Oui
tournament-no = Non
tournament-ready = Votre table de la ronde { $round } est prête.
tournament-play = À la table
tournament-next-at = La ronde { $round } commence à { $time }.
tournament-soon = On prépare la ronde { $round }.
tournament-wait = Votre partie de la ronde { $round } est terminée. Tables encore en jeu : { $number }.
tournament-bye = Vous êtes exempt de la ronde { $round } ; cela compte 6 points.
tournament-goes = La ronde { $round } est en cours.
tournament-over = Le tournoi est terminé.
tournament-place = Votre place : { $rank }
tournament-was-closed = Le tournoi a été arrêté avant sa fin.

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
tournament-how-points = Une table vaut 12 points au premier et zéro au dernier ; les autres se répartissent régulièrement, et ceux qui partagent une place en partagent les points. Qui a laissé son siège à un robot, ou l’a perdu à la pendule, est dernier. Une ronde sans partie compte 6 points.
tournament-how-opponents = Adv. : à égalité de points, le score moyen des adversaires rencontrés, le plus haut d’abord.
tournament-how-direct = Direct : puis, entre ceux qui restent à égalité, battus moins vainqueurs aux tables communes.
tournament-how-share = Part : puis la part moyenne de tous les points de ses parties.
tournament-how-byes = Exempt : puis le moins de rondes sans partie.
tournament-how-lot = Enfin un tirage au sort décide, tiré de la graine du tournoi :

tournament-rounds = Rondes
tournament-round = Ronde { $round }
tournament-table = Table { $number }
tournament-watch = Regarder
tournament-replay = Revoir
tournament-erased = effacée
tournament-bot = robot
tournament-sits-out = Sans partie : { $names }
tournament-entries = Joueurs
tournament-nobody = Personne ne s’est encore inscrit.
tournament-remove = Retirer
tournament-remove-name = Retirer { $name }
tournament-remove-sure = Vraiment retirer { $name } ? Si une partie est en cours, un robot la continue.

tournament-for-organiser = Pour l’organisation
tournament-start = Lancer le tournoi
tournament-start-note = Ensuite personne ne peut plus s’inscrire, et tout continue tout seul.
tournament-close = Arrêter le tournoi
tournament-close-sure = Vraiment l’arrêter ? Il n’y aura plus d’autre ronde.
tournament-link = Lien pour les joueurs
tournament-about = Ce qui est convenu
tournament-pause = { $number ->
    [0] La ronde suivante commence aussitôt.
    [one] Une minute de pause avant une ronde.
   *[other] { $number } minutes de pause avant une ronde.
}
tournament-fill-bots = Des robots complètent les tables ({ $level }).
tournament-fill-smaller = Les tables sont plus petites si le compte n’y est pas.
tournament-fill-byes = Quelques-uns restent sans partie si le compte n’y est pas.
tournament-many-rounds = Rondes : { $number }
tournament-auto-rounds-round-robin = Autant de rondes qu’il en faut pour que tous se rencontrent.
tournament-auto-rounds-swiss = Autant de rondes qu’il en faut pour désigner un vainqueur.

tournament-new = Un nouveau tournoi
tournament-new-account = Pour organiser un tournoi, il faut un compte : ainsi vos joueurs vous retrouvent.
tournament-new-account-go = En créer un, ou se connecter
tournament-name = Nom du tournoi
tournament-game = Jeu
tournament-kind = Appariement
tournament-kind-round-robin-note = Tous se rencontrent, aussi également que possible.
tournament-kind-swiss-note = Moins de rondes : on rencontre qui est au même niveau, et si possible jamais deux fois.
tournament-seats = Joueurs par table
tournament-most = Joueurs au plus
tournament-rounds-number = Rondes
tournament-rounds-auto = autant qu’il en faut
tournament-fill = Si le compte n’y est pas
tournament-fill-choice-smaller = tables plus petites
tournament-fill-choice-bots = des robots complètent
tournament-fill-choice-byes = quelques-uns sans partie
tournament-level = Niveau des robots
tournament-pause-before = Pause avant une ronde
tournament-pause-none = aucune
tournament-minutes = { $number } minutes
tournament-options = Règles
tournament-listed = Tout le monde le voit dans la liste
tournament-rated-check = Classé : comptes seulement, sans robots
tournament-make = Ouvrir le tournoi
