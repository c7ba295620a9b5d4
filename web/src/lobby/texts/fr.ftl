# L’accueil : les portes, une nouvelle table, la salle d’attente.

home-tag = Deux jeux de plateau sur les grandes migrations, avec de belles cartes
home-players = { $least } à { $most } joueurs
home-best = l’idéal : { $least } à { $most }
home-minutes = { $number } min
home-play-now = Jouer
home-against-bots = contre des robots
home-make-table = Ouvrir une table
home-my-games = Mes parties
home-my-none = Vos parties apparaîtront ici.
home-join = Rejoindre par un lien
home-join-paste = Coller un lien ou un code
home-join-nothing = Ce n’est ni le lien d’une table, ni son code.
home-do-join = Rejoindre
home-open-tables = Tables ouvertes
home-open-none = Aucune table ouverte. Ouvrez-en une, les autres la trouveront ici.
home-new = Nouvelle table
home-sit = S’asseoir
home-wait = { $number ->
    [one] { $number } vous attend
   *[other] { $number } vous attendent
}
home-your-turn = À vous
home-watch = Regarder
home-play = Jouer
home-status-open = attend des joueurs
home-status-playing = en cours
home-status-over = terminée
home-tour-attila = Apprendre en cinq tours
home-tour-invasions = Apprendre lors d’un premier voyage
home-door-attila = Six peuples entrent dans l’Empire romain ; aucun n’appartient à un joueur.
home-door-invasions = Drakkars, commerce, pillages et colonies autour de l’Europe.
home-games = Les jeux
home-licences = Polices, données de la carte et licences

new-title = Une nouvelle table
new-name = Votre nom
new-seats = Joueurs
new-seat = Siège { $number }
new-kind-human = Vous
new-kind-open = Libre : toute personne qui a le lien
new-kind-hot-seat = Sur cet appareil
new-player = Nom
new-options = Options
new-listed = Montrer la table à l’accueil
new-hints = Conseils autorisés
new-rated = Partie classée
new-rated-note = Une partie classée est réservée aux personnes qui ont un compte et se joue à la pendule : pas de conseils, pas d’annulation soumise aux autres, pas de robot remplaçant. Laisser sa place à un robot ou dépasser son temps compte comme dernière place ; les autres sont classés selon leur rang.
new-create = Ouvrir la table
new-bot-random = Robot : au hasard
new-bot-novice = Robot : facile
new-bot-greedy = Robot : moyen
new-bot-steady = Robot : difficile
new-bot-strong = Robot : expert
new-game = Jeu
new-rating = force { $number }

waiting-title = En attente des joueurs
waiting-link = Envoyez ce lien à vos amis
waiting-copy = Copier
waiting-copied = Copié
waiting-start = Commencer la partie
waiting-host = L’hôte commence quand toutes les places sont prises.
waiting-open = libre
waiting-full = Toutes les places sont prises. Quand la partie commencera, vous pourrez la suivre ici.
waiting-take = S’asseoir ici
waiting-for = On attend { $name }
waiting-kept = Votre place vous attend
waiting-take-kept = Reprendre ma place
waiting-again = La partie commence d’elle-même quand tout le monde est là.
waiting-name-first = Entrez d’abord votre nom.
waiting-make-bot = Mettre un robot
waiting-make-open = Libérer la place
waiting-leave = Quitter la table
waiting-commit = Tout le hasard de cette partie vient d’un secret choisi à l’avance. Son empreinte est
waiting-here-only = Ce lien ne marche que sur cette machine. Pour inviter d’autres personnes de votre réseau, lancez le serveur avec
