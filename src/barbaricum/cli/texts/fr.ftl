# Le terminal.

## La ligne de commande

description = Les jeux de plateau Attila et Invasions, avec toutes leurs règles.
epilog = « barbaricum play » commence une partie d’Attila contre deux robots, « barbaricum play invasions » une partie d’Invasions.
usage = usage :
usage-arguments = arguments
usage-options = options
usage-command = COMMANDE
usage-commands = commandes
command-play = jouer une partie à ce clavier, à plusieurs ou contre des robots
command-replay = revoir pas à pas une partie enregistrée
command-picture = dessiner une position d’une partie enregistrée, ou toute la partie
option-picture-number = après combien de lignes (à la fin)
option-picture-output = l’image : .svg ou .png de la position, .webp de toute la partie
error-not-a-picture = « { $text } » n’est pas une image : il faut .svg, .png ou .webp à la fin.
picture-made = L’image est dans { $file }.
command-verify = rejouer un enregistrement et dire où il diffère d’abord
command-rules = montrer les règles d’un jeu, un chapitre ou une règle
command-fuzz = jouer beaucoup de parties au hasard et chercher des défauts
command-bench = mesurer la vitesse des règles
option-help = montrer cette aide
option-lang = langue : en, fr ou de (sinon BARBARICUM_LANG, sinon celle du système)
option-version = montrer la version
option-game = le jeu : attila (sans autre indication) ou invasions
option-arena-game = le jeu : attila ou invasions
option-fuzz-game = le jeu : attila ou invasions
option-file = une partie enregistrée
option-number = une règle ou un chapitre, par exemple A3.2 ou V8
option-to = la ligne où aller
option-play-seats = nombre de joueurs (3)
option-play-bot = robots, un nom pour chacun : novice, greedy, steady, strong ou random ; sans nom : aucun robot
option-play-names = noms des joueurs humains
option-play-option = options de la table (règles A9, V13), par exemple war_cards=open
option-play-seed = un texte quelconque : le même donne la même chance
option-play-save = fichier où garder la partie (sinon un fichier dans ~/.local/state/barbaricum/games)
option-play-resume = reprendre la dernière partie inachevée, ou celle d’un fichier

## Ce qui est refusé

error-unknown-command = Il n’y a pas de commande « { $name } ». Commandes connues : { $known }.
error-unknown-argument = Argument inconnu : { $text }. « --help » montre ce qui est possible.
error-missing-argument = Il manque quelque chose : { $text }. « --help » montre ce qu’il faut.
error-argument-value = Il manque une valeur après { $text }. « --help » montre ce qu’il faut.
error-not-writable = Le fichier { $file } ne peut pas être écrit : { $reason }.
error-no-folder = Il n’y a pas de dossier { $folder }.
error-system = Le système refuse : { $what }.
error-argument-impossible = « { $value } » n’est pas une valeur possible de { $text }.
error-argument-wrong = Valeur impossible : { $text }. « --help » montre celles qui sont possibles.
error-usage = La ligne de commande n’est pas comprise. « --help » montre ce qu’il faut.
error-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
error-unwritable = Le fichier { $file } ne peut pas être écrit : { $reason }. La partie continue.
error-not-text = Le fichier { $file } n’est pas un texte en UTF-8 : ce n’est donc pas un enregistrement.
error-file-exists = Le fichier { $file } existe déjà et ne sera pas remplacé.
error-too-many-players = { $players } joueurs sont nommés, mais il n’y a que { $seats } sièges.
error-option-form = Une option s’écrit nom=valeur, et non « { $text } ». Options connues : { $known }.
error-not-a-number = « { $text } » n’est pas un nombre entier.
error-no-such-row = Il n’y a pas de ligne { $text } : la dernière de l’enregistrement est { $rows }.
error-no-such-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
error-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $known }. Tapez plus de lettres, ou le numéro.
error-not-understood = « { $text } » n’est pas un choix ici. Tapez un numéro ou les premières lettres d’un choix ; « aide » en dit plus.
error-undo-nothing = Rien à annuler : la partie a continué depuis votre dernière décision.
error-undo-revealed = Impossible d’annuler : votre dernière décision a révélé des cartes cachées.
error-why-what = Pourquoi quoi ? Tapez une action à la suite, par exemple « pourquoi { $example } ».
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
error-no-hints = Ce jeu n’a pas de conseils.
reason-eaddrinuse = un autre programme y écoute déjà
reason-eaddrnotavail = cette machine n’a pas une telle adresse
reason-enoent = ce fichier ou ce dossier n’existe pas
reason-eacces = l’accès n’est pas permis
reason-eperm = l’accès n’est pas permis
reason-eisdir = c’est un dossier
reason-enotdir = une partie du chemin n’est pas un dossier
reason-enospc = le disque est plein
reason-efbig = le fichier serait trop grand
reason-erofs = le disque est en lecture seule
reason-enametoolong = le nom est trop long

## Enregistrements

verified = L’enregistrement est juste : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et le résultat.
verified-unfinished = L’enregistrement est juste jusqu’ici : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, la partie n’est pas terminée.
difference-row-row = La ligne { $row } diffère. Enregistré : { $recorded }. Rejoué : { $replayed }.
difference-draw-row = Le tirage de la ligne { $row } diffère. Enregistré : { $recorded }. D’après le secret : { $replayed }.
difference-commit-end = L’engagement diffère. Enregistré : { $recorded }. D’après le secret : { $replayed }.
difference-result-end = Le résultat diffère. Enregistré : { $recorded }. Rejoué : { $replayed }.
replay-prompt = Ligne { $row } sur { $rows }. Entrée : suite, b : retour, un nombre : là, q : quitter >

## À la table

player = Joueur { $number }
prompt = Numéro ou lettres (aide : plus) >
press-enter = Appuyez sur Entrée >
choice-back = retour
curtain = Les mains sont secrètes. Passez le clavier à { $name }, qui appuie sur Entrée >
news = Ce qui s’est passé entre-temps
small-terminal = Il faut une fenêtre de 80 caractères sur 24 ; celle-ci fait { $columns } sur { $rows }. Agrandissez-la et appuyez sur Entrée, ou partez avec « quitter » : la partie est gardée.
undone = Votre dernière décision est annulée.
saved = La partie est enregistrée dans { $file }.
resume = La partie est enregistrée. Pour la reprendre :
unfinished = Une partie inachevée vous attend : { $game }, jouée en dernier : { $when } ({ $names }).
unfinished-on = la reprendre
unfinished-new = commencer une nouvelle partie ; l’autre est gardée
unfinished-prompt = 1 ou 2 (Entrée : 1) >
hint-title = Conseil
hint-line = { $number }. { $label } : { $chance } % de chances de gagner. { $why } Pour le faire, tapez : { $text }
hint-how = Un conseil sait ce que vous savez, rien de plus.
why-legal = « { $text } » est permis maintenant.
why-not = { $sentence } [{ $rule } : « règles { $rule } » montre la règle]
rules-title = Règles
log-title = La partie jusqu’ici
help-title = Aide
word-help = aide
word-undo = annuler
word-why = pourquoi
word-hint = conseil
word-rules = règles
word-log = journal
word-map = plateau
word-save = enregistrer
word-quit = quitter
help-help = { $word } : cette page
help-undo = { $word } : reprendre votre dernière décision, si rien de nouveau n’a paru
help-why = { $word } { $example } : pourquoi une chose n’est pas permise maintenant
help-hint = { $word } : ce qu’un joueur fort pourrait faire maintenant, et pourquoi
help-rules = { $word } { $rule } : montrer une règle ; sans numéro, toutes les règles
help-log = { $word } : tout ce qui s’est passé jusqu’ici
help-map = { $word } : tout le plateau, lieu par lieu
help-save = { $word } FICHIER : une copie (la partie est gardée après chaque décision)
help-quit = { $word } : partir ; la partie est gardée et peut être reprise
