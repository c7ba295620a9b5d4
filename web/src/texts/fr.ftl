# La page. Les noms, les refus et le journal viennent des textes du jeu.

home = Barbaricum, accueil
rules = Règles
rules-search = Chercher dans les règles
rules-game = Jeu
rules-marks = La plus grande partie du plateau et des cartes d’Invasions a dû être reconstituée : aucune liste du jeu imprimé n’existe. Chaque chose dit d’où elle vient.
rules-mark-found = trouvé
rules-mark-partly = trouvé en partie
rules-mark-ours = reconstitué
rules-nothing = Rien n’a été trouvé. Essayez moins de mots.
language = Langue
theme-light = Couleurs claires
theme-dark = Couleurs sombres
sound-on = Activer le son
sound-off = Couper le son
link-live = en direct
link-lost = connexion perdue
link-connecting = connexion
unreached = Le serveur est injoignable. Réessayez dans un instant.
bell = { $number ->
    [0] Avis
    [one] Avis, { $number } nouveau
   *[other] Avis, { $number } nouveaux
}
close = Fermer
keys = Touches
points = Points
all = tout
tabs = Vues
tab-play = Jeu
tab-log = Journal
tab-chat = Chat
tab-since = Depuis mon tour
since-none = Personne n’a rien fait depuis votre tour.
since-play = Lire
since-pause = Pause
since-back = Retour
since-next = Suite
since-skip = Passer
since-of = { $number } sur { $of } :
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
level-random = hasard
level-novice = débutant
level-greedy = gourmand
level-steady = solide
level-strong = fort
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
do-ask-undo = Annuler ?
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
menu-look-back = Regarder en arrière
study = Étude
study-of = Vers la partie d’origine
study-note = Elle reprend une position d’une partie terminée et ne compte pas.
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
key-hint = conseil
key-since = ce qui s’est passé depuis votre tour ; toute touche passe
key-game = la prochaine partie qui vous attend
key-zoom = zoom, tout le plateau
key-panels = journal, discussion, règles
key-help = touches ; fermer ou désélectionner

## Venir à une table

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

## Hints

hint-title = Ce que vous pourriez faire
hint-thinking = Recherche des meilleures actions…
hint-worth = { $chance } % de chances de gagner
hint-do = Jouer ainsi
hint-others = Autres conseils
hint-close = Fermer les conseils
hints-on = Les conseils sont autorisés à cette table.
hints-off = Pas de conseils à cette table : l’hôte ne les autorise pas.

me-guest = Invité
me-account = Compte
me-sign-in = Se connecter
me-waiting = en attente de réponse
chat-about = Signaler ou bloquer { $name }
tournament = Tournoi
tournament-to = Au tournoi
tournaments = Tournois
