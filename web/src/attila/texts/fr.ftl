# Le plateau d’Attila. Noms, refus et journal viennent des textes du jeu.

tab-tracks = Pistes
tab-players = Joueurs

## Pièces

card-nth = (carte { $number })
card-back = Une carte, face cachée
count-franks = { $number ->
    [one] { $number } Franc
   *[other] { $number } Francs
}
count-huns = { $number ->
    [one] { $number } Hun
   *[other] { $number } Huns
}
count-goths = { $number ->
    [one] { $number } Goth
   *[other] { $number } Goths
}
count-saxons = { $number ->
    [one] { $number } Saxon
   *[other] { $number } Saxons
}
count-teutons = { $number ->
    [one] { $number } Teuton
   *[other] { $number } Teutons
}
count-vandals = { $number ->
    [one] { $number } Vandale
   *[other] { $number } Vandales
}
your-hand = Votre main
hand-empty = Votre main est vide.
your-tiles = Vos tuiles
tiles = Tuiles
tile-double = Coup double
tile-exchange = Échange
tile-influence = Influence
tile-letter-double = C
tile-letter-exchange = É
tile-letter-influence = I
tile-ready = prête
tile-picked = choisie
tile-used = utilisée
tile-later = après votre carte
tile-not-now = pas maintenant

## La carte

map-label = Plateau de 25 provinces
province-northern = du nord
province-empty = vide
province-pacified = pacifiée
province-at-war = en guerre
province-open = ouverte
province-open-war = ouverte ; y placer amène la guerre

## Le côté

cards-in-hand = cartes en main
cards-number = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
piles = Piles de cartes
pile-name = Pioche
pile-draw = { $number ->
    [one] { $number } carte à piocher
   *[other] { $number } cartes à piocher
}
pile-discards = Défausse
influence-board = Influence
supply-left = reste { $number }
track-ends = fin
track-advance = Avancer sur la piste : { $people }
if-scored-now = Décompte maintenant
tokens-provinces-points = pions / provinces, points
centuries = Siècles et tuiles de paix
century-name = { $century ->
    [4] IVe siècle
    [5] Ve siècle
    [6] VIe siècle
   *[7] VIIe siècle
}
century-described = { century-name } : il reste { $left ->
    [one] { $left } tuile de paix
   *[other] { $left } tuiles de paix
} sur { $of }, influence { $rate }
tiles-left-of = reste { $left } sur { $of }
tiles-none = plus de tuile de paix

## L’invite

step-card = Carte
step-province = Province
step-influence = Influence / pion
step-end = Fin
prompt-over = La partie est terminée
prompt-waiting = { $name } joue
prompt-waiting-card = { $name } choisit une carte et une province.
prompt-waiting-influence = { $name } prend de l’influence ou place un deuxième pion.
prompt-waiting-war = { $name } est en guerre.
prompt-waiting-score = Un décompte va commencer.
prompt-waiting-end = { $name } peut encore utiliser une tuile.
prompt-waiting-first = Le premier joueur est tiré au sort.
prompt-waiting-deal = Les cartes sont distribuées.
prompt-waiting-refill = Les cartes sont piochées.
prompt-waiting-exchange = Les cartes sont piochées.
prompt-war-waiting = Guerre en { $province }
prompt-war-waiting-text = { $name } choisit ses cartes.
prompt-card = Jouez une carte
prompt-card-of-two = Jouez la carte { $number } sur 2
prompt-card-text = Choisissez une de vos cartes : un pion de son peuple va sur le plateau.
prompt-skip = Vous ne pouvez jouer aucune carte
prompt-skip-text = Passez, ou utilisez une tuile d’action.
prompt-place = Placez un { $people ->
    [franks] Franc
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandale
}
prompt-place-second = Placez un deuxième { $people ->
    [franks] Franc
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandale
}
prompt-open = { $number ->
    [one] { $number } province est ouverte.
   *[other] { $number } provinces sont ouvertes.
}
prompt-wars = Guerre si vous placez ici :
prompt-influence = Influence, ou deuxième pion ?
prompt-influence-text = { $people } : avancez votre cube de { $from } à { $to }, ou placez un deuxième pion.
prompt-exchange = Échangez des cartes
prompt-exchange-text = Choisissez les cartes à mettre de côté ; vous en piochez autant.
prompt-tracks = Avancez vos cubes
prompt-tracks-text = Deux fois la même piste pour 2 cases, ou deux pistes pour 1 case chacune.
prompt-tracks-instead-text = Deux fois la même piste pour 2 cases, ou deux pistes pour 1 case chacune ; cette carte ne donne alors pas d’autre influence.
prompt-score = C’est l’heure du décompte
prompt-score-text = Les six peuples vont être décomptés. Avant, vous pouvez utiliser votre tuile Influence.
prompt-end = Finir votre tour ?
prompt-end-text = Vous pouvez encore utiliser une tuile d’action. Ensuite, votre main est complétée.
prompt-end-called-text = La fin est déclenchée : c’est le dernier tour avant le décompte final.
prompt-end-unscored-text = La fin est annoncée : c’est le dernier tour, et aucun décompte ne suit.
prompt-war = Guerre en { $province }
prompt-war-text = Posez des cartes pour des peuples présents, ou aucune. Les plus faibles partent.
do-influence = Influence +{ $spaces }
do-second = Deuxième pion
do-forgo = Ni l’un ni l’autre
do-end = Finir le tour
do-score = Décompter
do-skip = Passer
do-war = Poser des cartes
do-exchange = { $number ->
    [0] Mettre de côté
    [one] Mettre { $number } carte de côté
   *[other] Mettre { $number } cartes de côté
}
do-tracks = Avancer
tip-war = { $province } : guerre ici
tip-war-text = Votre { $people ->
    [franks] Franc
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandale
} serait le cinquième pion
tip-war-leave = Sans cartes, ces peuples partent : { $peoples }.
tip-war-scoring = Dernière tuile de paix du siècle : tous les peuples seront décomptés
tip-place-here = Placer ici

## Guerre

war-in = Guerre en { $province }
war-fifth = { $name } a placé le cinquième pion.
war-each-once = Chacun décide une fois, dans l’ordre du tour.
war-laid = Cartes posées, face cachée
war-laid-open = Cartes posées
war-laid-number = { $number ->
    [one] { $number } posée
   *[other] { $number } posées
}
war-your-choice = votre choix
war-decides-later = doit encore décider
war-no-card = pas de carte
war-passed = ne pose rien
war-only-present = Seuls les peuples présents peuvent être renforcés.
war-lay = poser
war-chosen = choisie
war-leaves-now = part
war-stays-now = reste
war-range = de { $least } à { $most }
war-if-nothing = Si rien n’est ajouté, partent :
war-would-leave = { $peoples } (force { $force }).
war-still-open = Encore ouvert :
war-hidden = { $hidden ->
    [0] aucune carte cachée
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
}, au plus { $open } chez ceux qui n’ont pas encore décidé.
war-do-lay = { $number ->
    [0] Poser des cartes
    [one] Poser { $number } carte
   *[other] Poser { $number } cartes
}
war-do-nothing = Ne rien poser
war-do-clear = Effacer
war-over = Guerre en { $province } : l’issue
war-left = part
war-stayed = reste
war-revealed = Cartes révélées
war-nobody-laid = Personne n’a posé de carte.
war-people-left = { $tokens } : retour dans la réserve.
war-now-pacified = { $province } est fermée pour le reste de la partie.

## Décompte et fin

scoring-of = Décompte du { century-name }
scoring-final = Décompte final
scoring-progress = Peuple par peuple : { $people }, { $number } sur { $of }.
scoring-done = Tous les peuples sont décomptés.
scoring-tokens = pions
scoring-provinces = provinces
scoring-stand = { $tokens } dans { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
} :
scoring-next = Suivant : { $people }
scoring-back = Retour
scoring-all = Tout montrer
scoring-close = Continuer
scoring-influence = influence
scoring-last-tile = La dernière tuile de paix du siècle va en { $province }.
scoring-before = En brun : avant ce décompte ; puis chaque peuple dans sa couleur.
scoring-leads = { $names } mène sans partage avec { $cubes } : un point par pion, { $points }.
scoring-second = { $names } tient la deuxième place sans partage avec { $cubes } : un point par province, { $points }.
scoring-seconds = { $names } sont à égalité en deuxième place avec { $cubes } et se partagent un point par province, { $provinces }, arrondi à l’entier supérieur : { $points } par joueur.
scoring-tied = { $names } sont à égalité en tête avec { $cubes } et se partagent un point par pion et un point par province, { $tokens } + { $provinces }, arrondi à l’entier supérieur : { $points } par joueur. La deuxième place ne marque rien.
scoring-alone = Personne d’autre sur la piste : { $names } marque un point par pion et un point par province, { $tokens } + { $provinces } = { $points }.
scoring-far = { $names } a { $gap } cases de retard, soit plus de { $most }, et ne marque rien.
scoring-rest = { $number ->
    [one] { $names } ne marque rien.
   *[other] { $names } ne marquent rien.
}
scoring-play = Lecture automatique
scoring-stop = Arrêter
end-final = fin

## Touches

key-card = choisir une carte
key-war = prochaine province où placer amène la guerre
key-step = influence, deuxième pion, finir le tour
key-tiles = tuiles : Coup double, Échange, Influence

## La visite guidée

guide-topic-placing = Placer
guide-topic-influence = Influence
guide-topic-war = Guerre
guide-topic-scoring = Décompte
guide-topic-tiles = Tuiles d’action
guide-card = Votre première carte
guide-card-text = Aucun peuple n’est à vous. Chaque carte fait entrer un peuple dans l’Empire : choisissez-en une dans votre main.
guide-province = Où placer le pion ?
guide-province-text = Les provinces dorées sont ouvertes. Le premier pion d’un peuple va dans une province du nord, sur la ligne rouge ; les suivants s’étendent à partir de là où il se trouve.
guide-choice = Gagnez de l’influence
guide-choice-text = Pour commencer, prenez l’influence : votre cube monte sur la piste de ce peuple. Un peuple sur lequel vous n’avez pas d’influence ne vous rapporte rien.
guide-end = Voilà un tour
guide-end-text = Gardez vos tuiles d’action pour plus tard. À la fin du tour, votre main est complétée à six cartes et les robots jouent ; le journal montre ce qu’ils font.
guide-tracks = Qui mène marque
guide-tracks-text = Lors d’un décompte, le cube le plus haut sur une piste marque 1 point par pion de ce peuple sur le plateau, le deuxième 1 par province qu’il occupe. « Décompte maintenant » fait le calcul.
guide-second = S’étendre, ou mener ?
guide-second-text = Un deuxième pion rend un peuple plus précieux pour qui mène sa piste. Si c’est vous, placez ; sinon, rattrapez.
guide-fifth = Quatre vivent en paix
guide-fifth-text = Le cinquième pion d’une province amène la guerre. Ces provinces sont hachurées en rouge, et une bulle dit qui partirait. Une guerre peut être utile : elle peut chasser un peuple qui profite aux autres.
guide-cards = Guerre : poser des cartes, ou non
guide-cards-text = Chaque carte posée ajoute 1 à un peuple présent ; les barres montrent les forces. Les plus faibles partent, tous en cas d’égalité. Vos cartes posées vous manqueront jusqu’à ce que votre main soit complétée.
guide-outcome = Une province en paix
guide-outcome-text = Les plus faibles sont retournés dans la réserve. Une tuile de paix ferme la province pour le reste de la partie ; les pions restés dessus comptent toujours.
guide-centuries = Quand a lieu un décompte
guide-centuries-text = La dernière tuile de paix d’un siècle amène le décompte des six peuples. Plus le siècle est tardif, plus une carte donne d’influence. La dixième tuile finit la partie ; un dernier décompte suit.
guide-scored = Des points, peuple par peuple
guide-scored-text = Le cube le plus haut marque les pions, le deuxième les provinces ; à égalité, on partage. Avancez pas à pas pour voir ce que chaque peuple a rapporté.
guide-tiles = Trois tuiles, une fois chacune
guide-tiles-text = Une par tour : Échange donne de nouvelles cartes, Influence avance vos cubes de deux cases, Coup double joue encore une carte après la vôtre. Choisissez-en une quand elle est « prête ».
guide-last = Maintenant ou plus tard ?
guide-last-text = Votre carte est jouée : c’est le moment du Coup double, si vous voulez. Une tuile jamais utilisée ne rapporte rien.
guide-finish = Vous connaissez le jeu
guide-finish-text = Vous avez tout vu. Qui a le plus de points gagne. Règles et touches restent à portée : R et ?.
guide-later = Cinq tours, bravo
guide-later-text = Continuez. La visite revient pour ce qui n’est pas encore arrivé : la première guerre, le premier décompte.
