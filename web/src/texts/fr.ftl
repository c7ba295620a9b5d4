# La page. Les noms, les refus et le journal viennent des textes du jeu.

home = Barbaricum, accueil
rules = Règles
rules-search = Chercher dans les règles
rules-game = Jeu
rules-marks = Le jeu imprimé n’a jamais été décrit en entier : une grande partie du plateau et des cartes d’Invasions est reconstituée. Chaque entrée dit d’où elle vient.
rules-mark-found = trouvé
rules-mark-partly = trouvé en partie
rules-mark-ours = reconstitué
rules-nothing = Rien trouvé. Essayez avec moins de mots.
language = Langue
theme-light = Couleurs claires
theme-dark = Couleurs sombres
sound-on = Activer le son
sound-off = Couper le son
link-live = en direct
link-lost = connexion perdue
link-connecting = connexion
link-unsent = Pas de connexion. Votre choix est gardé et partira dès qu’elle sera rétablie.
unreached = Le serveur est injoignable. Réessayez dans un instant.
bell = { $number ->
    [0] Notifications
    [one] Notifications, { $number } nouvelle
   *[other] Notifications, { $number } nouvelles
}
label = { $label } :
labelled = { $label } : { $text }
close = Fermer
keys = Touches
points = Points
all = tout
tabs = Vues
tab-play = Jeu
tab-log = Journal
tab-chat = Chat
tab-since = Depuis mon tour
since-none = Personne n’a joué depuis votre tour.
since-play = Lecture
since-pause = Pause
since-back = Retour
since-next = Suivant
since-skip = Passer
since-of = { $number } sur { $of } :
log = Journal de la partie
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-hidden = Seules les personnes à la table voient ce qui se dit.
chat-say = Dire quelque chose
chat-send = Envoyer

## La carte

sheet-height = Hauteur du volet, { $number } sur { $of }
mini-map = Tout le plateau : touchez l’endroit à voir
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Tout le plateau
map-beyond = { $number ->
    [one] { $number } lieu ouvert hors de vue de ce côté
   *[other] { $number } lieux ouverts hors de vue de ce côté
}
tip-not = Pas { $place }

## Le côté

players = Joueurs
guest-name = Invité
seat-you = vous
seat-bot = robot
level-random = au hasard
level-novice = facile
level-greedy = moyen
level-steady = difficile
level-strong = expert
seat-here = présent
seat-away = absent

## La barre

table-title = Table : { $name }
table-of = { $number } joueurs
head-yours = À vous
head-other = { $name } joue
head-over = La partie est terminée

## L’invite

prompt = À faire
steps = Étapes du tour
do-undo = Annuler
do-ask-undo = Annuler ?
do-hint = Conseil
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
end-result = Résultat
end-rematch = Rejouer
end-again = Revoir la partie
end-analyse = Analyser la partie
menu-look-back = Revoir les coups
study = Étude
study-of = Voir la partie d’origine
study-note = Une étude reprend une position d’une partie terminée. Elle ne compte pas.
end-record = Télécharger la partie
end-home = Accueil

## Plusieurs sur un appareil, annuler

curtain = { $name } joue
curtain-text = Passez l’appareil : { $name } joue. Les autres ne regardent pas.
curtain-open = Je suis { $name }
undo-asked = { $name } demande à reprendre sa dernière décision.
undo-waiting = On attend l’accord des autres : { $names }.
undo-agree = Accepter
undo-refuse = Refuser
undo-withdraw = Retirer
undo-chance = Annuler ; les dés lancés et les cartes piochées depuis seront tirés de nouveau
undo-chance-done = Dés et pioches sont annulés et seront tirés de nouveau.
onlooker = Spectateur
onlooker-told = Vous regardez cette partie et voyez ce que tout le monde voit.

## Touches

cap-enter = Entrée
cap-shift = Maj
cap-ctrl = Ctrl
cap-space = Espace
cap-home = Début
cap-end = Fin
cap-esc = Échap
key-region = partie suivante de l’écran
key-arrows = sur le plateau : vers le voisin de ce côté
key-enter = placer, choisir
key-next = lieu en surbrillance suivant, précédent
key-undo = annuler
key-hint = conseil
key-since = ce qui s’est passé depuis votre tour ; toute touche passe
key-game = la prochaine partie qui vous attend
key-zoom = zoom, tout le plateau
key-panels = journal, discussion, règles
key-help = touches ; fermer ou désélectionner

## Venir à une table

table-missing = Cette table n’existe pas.
nowhere = Il n’y a rien ici
nowhere-text = Barbaricum n’a pas de page à cette adresse. Il manque peut-être une partie du lien.
table-loading = Ouverture de la table…

## Le menu de la table

menu = La table
menu-link = Lien pour les amis et les spectateurs
menu-own = Votre lien personnel
menu-own-text = Il permet de continuer sur un autre appareil. En créer un nouveau désactive l’ancien.
menu-own-make = Créer un lien personnel
menu-own-revoke = Le désactiver
menu-bots = Robots remplaçants
menu-bot-in = Laisser jouer un robot
menu-bot-back = Reprendre la place
menu-bot-plays = un robot joue
menu-chance = Équité
menu-fair = Vérifier les dés et les tirages de cette partie

## Hints

hint-title = Ce que vous pourriez faire
hint-thinking = Recherche des meilleures actions…
hint-worth = { $chance } % de chances de gagner
hint-do = Jouer ainsi
hint-others = Autres conseils
hint-close = Fermer les conseils
hints-on = Les conseils sont autorisés à cette table.
hints-off = Pas de conseils à cette table : l’hôte ne les autorise pas.

me-account = Compte
me-sign-in = Se connecter
me-waiting = en attente de votre réponse
chat-about = Signaler ou bloquer { $name }
tournament = Tournoi
tournament-to = Voir le tournoi
tournaments = Tournois
