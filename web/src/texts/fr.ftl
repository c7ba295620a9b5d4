# La page. Les noms, les refus et le journal viennent des textes du jeu.

home = Barbaricum, accueil
rules = Règles
rules-search = Chercher dans les règles
language = Langue
theme-light = Couleurs claires
theme-dark = Couleurs sombres
sound-on = Activer le son
sound-off = Couper le son
link-live = en direct
link-lost = connexion perdue
link-connecting = connexion
close = Fermer
keys = Touches
points = Points
all = tout
tabs = Vues
tab-play = Jeu
tab-log = Journal
tab-chat = Chat
log = Ce qui s’est passé
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer

## La carte

sheet-height = Hauteur du volet, { $number } sur { $of }
mini-map = Tout le plateau : touchez où regarder
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Tout le plateau
tip-not = Pas { $place }

## Le côté

players = Joueurs
guest-name = Invité
seat-you = vous
seat-bot = robot
seat-here = présent
seat-away = absent

## La barre

table-title = Table de { $name }
table-of = { $number } joueurs
head-yours = À vous
head-other = Au tour de { $name }
head-over = La partie est finie

## L’invite

prompt = À faire
steps = Étapes du tour
do-undo = Annuler
do-ask-undo = Demander à annuler
do-cancel = Renoncer

## Décompte et fin

end-won = { $number ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
end-place = Rang
end-player = Joueur
end-chart = Les points au fil du temps
end-look = Voir le plateau
end-rematch = Rejouer
end-record = Télécharger la partie
end-home = Accueil

## Plusieurs sur un appareil, annuler

curtain = Au tour de { $name }
curtain-text = Donnez l’appareil à { $name }. Que personne d’autre ne regarde.
curtain-open = Je suis { $name }
undo-asked = { $name } demande à reprendre sa dernière décision.
undo-waiting = On attend l’accord de { $names }.
undo-agree = Accepter
undo-refuse = Refuser
undo-withdraw = Retirer

## Touches

key-region = partie suivante de l’écran
key-arrows = sur le plateau : vers le voisin de ce côté
key-enter = placer, choisir
key-next = lieu éclairé suivant, précédent
key-undo = annuler
key-zoom = zoom, tout le plateau
key-panels = journal, discussion, règles
key-help = touches ; fermer ou désélectionner

## Accueil

home-tag = Un jeu de peuples en marche, sur une belle carte
home-players = 2 à 5 joueurs
home-minutes = 45 min
home-no-account = un clic, sans compte
home-play-now = Jouer
home-against-bots = contre des robots
home-make-table = Ouvrir une table
home-my-games = Mes parties
home-my-none = Vos parties apparaîtront ici.
home-join = Rejoindre par lien
home-join-paste = Coller un lien ou un code
home-do-join = Rejoindre
home-open-tables = Tables ouvertes
home-open-none = Aucune table ouverte. Ouvrez-en une, on la trouvera ici.
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
home-status-over = finie
new-title = Une nouvelle table
new-name = Votre nom
new-seats = Joueurs
new-seat = Siège { $number }
new-kind-human = Vous
new-kind-open = Libre : qui a le lien
new-kind-hot-seat = Sur cet appareil
new-bot-random = Robot : hasard
new-bot-greedy = Robot : gourmand
new-player = Nom
new-options = Options
new-listed = Montrer la table à l’accueil
new-create = Ouvrir la table
option-first = Qui commence (A2.2).
option-war_cards = Si les cartes posées restent cachées jusqu’à ce que tous aient décidé (A4.2).
option-two_player_gap = Le deuxième ne marque qu’à cette distance du premier (A8.3).
option-final_scoring = Si un dernier décompte finit la partie (A7.3).
option-influence_tile = À tout moment, ou seulement après le premier pion d’une carte (A6.4).
waiting-title = On attend des joueurs
waiting-link = Envoyez ce lien à vos amis
waiting-copy = Copier
waiting-copied = Copié
waiting-start = Commencer la partie
waiting-host = L’hôte commence quand toutes les places sont prises.
waiting-open = libre
waiting-take = S’asseoir ici
waiting-make-bot = Mettre un robot
waiting-make-open = Libérer la place
waiting-leave = Quitter la table
waiting-commit = Tout le hasard de cette partie vient d’un secret dont l’empreinte est
table-missing = Cette table n’existe pas.
table-loading = On met la table…

## Le menu de la table

menu = La table
menu-link = Lien pour les amis et les spectateurs
menu-own = Votre lien personnel
menu-own-text = Il permet de continuer sur un autre appareil. Un nouveau lien ferme l’ancien.
menu-own-make = Créer un lien personnel
menu-own-revoke = Le révoquer
menu-bots = Robots remplaçants
menu-bot-in = Laisser jouer un robot
menu-bot-back = Rejouer moi-même
menu-bot-plays = un robot joue
menu-chance = Hasard
menu-fair = Vérifier le hasard de cette partie
home-licences = Polices, données de la carte et licences
home-tour = Apprendre en cinq tours
