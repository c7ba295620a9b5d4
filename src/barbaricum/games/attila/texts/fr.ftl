# Attila en français. Les mots sont ceux de docs/rules/glossary.md.

## Noms

attila-people-franks = Francs
attila-people-huns = Huns
attila-people-goths = Goths
attila-people-saxons = Saxons
attila-people-teutons = Teutons
attila-people-vandals = Vandales

attila-cards-franks = { $number } { $number ->
    [one] Franc
   *[other] Francs
}
attila-cards-huns = { $number } { $number ->
    [one] Hun
   *[other] Huns
}
attila-cards-goths = { $number } { $number ->
    [one] Goth
   *[other] Goths
}
attila-cards-saxons = { $number } { $number ->
    [one] Saxon
   *[other] Saxons
}
attila-cards-teutons = { $number } { $number ->
    [one] Teuton
   *[other] Teutons
}
attila-cards-vandals = { $number } { $number ->
    [one] Vandale
   *[other] Vandales
}

attila-tile-double = Coup double
attila-tile-exchange = Échange
attila-tile-influence = Influence
attila-letter-double = C
attila-letter-exchange = É
attila-letter-influence = I

attila-century-4 = IVe siècle
attila-century-5 = Ve siècle
attila-century-6 = VIe siècle
attila-century-7 = VIIe siècle

attila-short-century-4 = IVe siècle
attila-short-century-5 = Ve siècle
attila-short-century-6 = VIe siècle
attila-short-century-7 = VIIe siècle

attila-ending-peace-tiles = la dixième tuile de paix est placée
attila-ending-tokens = les 20 pions d’un peuple sont sur le plateau
attila-ending-influence = un cube est arrivé sur la case 22
attila-ending-no-room = aucun peuple ne peut être placé

attila-option = { $name } : { $value }
attila-option-first = Premier joueur
attila-option-first-why = Au sort, ou toujours le joueur du premier siège (A2.2).
attila-option-first-random = au sort
attila-option-first-seat = le premier siège
attila-option-war-cards = Cartes posées en guerre
attila-option-war-cards-why = Les cartes posées restent-elles cachées jusqu’à ce que tous aient décidé (A4.2) ?
attila-option-war-cards-hidden = face cachée
attila-option-war-cards-open = face visible
attila-option-two-player-gap = Écart maximal du deuxième (à deux)
attila-option-two-player-gap-why = Le deuxième d’une piste ne marque que s’il n’est pas plus loin du premier (A8.3).
attila-option-two-player-gap-2 = 2
attila-option-two-player-gap-1 = 1
attila-option-final-scoring = Décompte final
attila-option-final-scoring-why = Un dernier décompte finit-il la partie (A7.3) ?
attila-option-final-scoring-true = oui
attila-option-final-scoring-false = non
attila-option-influence-tile = Usage de la tuile Influence
attila-option-influence-tile-why = À tout moment, seulement après le premier pion d’une carte, ou alors à la place de l’influence de cette carte (A6.4).
attila-option-influence-tile-any-time = à tout moment
attila-option-influence-tile-influence-step = juste après le premier pion
attila-option-influence-tile-instead = à la place de l’influence
attila-option-after-last-tile = Après la dixième tuile de paix
attila-option-after-last-tile-why = Si les cartes restantes peuvent encore être jouées pendant ce tour : la deuxième à deux joueurs, et celle du Coup double (A7.2).
attila-option-after-last-tile-stop = plus aucune carte
attila-option-after-last-tile-finish = le tour s’achève

attila-province-germania = Germania
attila-province-raetia = Raetia
attila-province-noricum = Noricum
attila-province-pannonia = Pannonia
attila-province-dacia = Dacia
attila-province-moesia = Moesia
attila-province-britannia = Britannia
attila-province-belgica = Belgica
attila-province-lugdunensis = Lugdunensis
attila-province-aquitania = Aquitania
attila-province-narbonensis = Narbonensis
attila-province-tarraconensis = Tarraconensis
attila-province-lusitania = Lusitania
attila-province-baetica = Baetica
attila-province-mauretania = Mauretania
attila-province-numidia = Numidia
attila-province-africa = Africa
attila-province-italia-annonaria = Italia Annonaria
attila-province-italia-suburbicaria = Italia Suburbicaria
attila-province-sicilia = Sicilia
attila-province-dalmatia = Dalmatia
attila-province-macedonia = Macedonia
attila-province-achaia = Achaia
attila-province-thracia = Thracia
attila-province-asia = Asia

attila-short-italia-annonaria = Italia Ann.
attila-short-italia-suburbicaria = Italia Sub.
attila-short-tarraconensis = Tarraconen.

## Pourquoi pas

attila-refusal-over = La partie est terminée.
attila-refusal-first-player-first = Il faut d’abord tirer le premier joueur au sort.
attila-refusal-dealing = On distribue encore les cartes.
attila-refusal-refilling = La main est encore en train d’être complétée.
attila-refusal-exchanging = Les cartes échangées sont encore à piocher.
attila-refusal-first-player-known = Le premier joueur est déjà connu.
attila-refusal-no-such-seat = Il n’y a pas de siège { $seat } à cette table.
attila-refusal-nothing-due = Personne n’a de carte à recevoir maintenant.
attila-refusal-none-in-pile = La pioche ne contient aucune carte des { $people }.
attila-refusal-not-in-hand = Il n’y a pas de carte des { $people } en main.
attila-refusal-first-token-north = Le premier pion des { $people } va dans une province du nord, et { $province } n’en est pas une.
attila-refusal-out-of-reach = { $province } n’est pas une province du nord, ne contient aucun pion des { $people } et n’est adjacente à aucun.
attila-refusal-pacified = { $province } est pacifiée : aucun pion ne peut y entrer.
attila-refusal-sixth-token = { $province } contient cinq pions : il n’y a pas de place pour un sixième.
attila-refusal-no-token = Tous les pions des { $people } sont sur le plateau : il n’en reste aucun à placer.
attila-refusal-influence-first = Un pion a été placé : il faut d’abord choisir l’influence, un deuxième pion, ou ni l’un ni l’autre.
attila-refusal-no-card-resolved = L’influence ne se prend qu’après le premier pion d’une carte.
attila-refusal-no-second-token = Un deuxième pion ne se place qu’après le premier pion d’une carte.
attila-refusal-nothing-to-forgo = Il n’y a pas d’influence à laquelle renoncer maintenant.
attila-refusal-must-play = Une carte en main peut être jouée : il faut donc en jouer une.
attila-refusal-skip-first = Aucune carte ne peut être jouée : sautez d’abord le coup, ou utilisez une tuile d’action.
attila-refusal-nothing-to-skip = Il n’y a pas de carte à jouer maintenant, donc rien à sauter.
attila-refusal-skipped = Vous avez sauté le coup : vous ne jouez plus de carte pendant ce tour.
attila-refusal-card-played = La carte de ce tour est déjà jouée.
attila-refusal-cards-played = Les deux cartes de ce tour sont déjà jouées.
attila-refusal-no-century = Les dix tuiles de paix sont placées : on ne joue plus de carte.
attila-refusal-war-first = Il faut d’abord mener la guerre.
attila-refusal-no-war = Il n’y a pas de guerre maintenant.
attila-refusal-war-after-influence = La guerre vient une fois l’étape d’influence terminée.
attila-refusal-war-not-in-hand = Il n’y a pas autant de cartes des { $people } en main.
attila-refusal-not-present = Les { $people } ne sont pas en { $province } : on ne peut pas poser leurs cartes.
attila-refusal-scoring-first = Un décompte est dû : passez d’abord au décompte, ou utilisez la tuile Influence.
attila-refusal-no-scoring-due = Aucun décompte n’est dû maintenant.
attila-refusal-tile-not-active = Seul le joueur actif utilise des tuiles d’action.
attila-refusal-tile-gone = Vous avez déjà utilisé cette tuile d’action.
attila-refusal-one-tile-a-turn = Vous avez déjà utilisé une tuile d’action pendant ce tour.
attila-refusal-double-too-early = Coup double s’utilise une fois toutes les cartes du tour jouées.
attila-refusal-double-no-card = Aucune carte en main ne pourrait être jouée avec Coup double.
attila-refusal-exchange-in-scoring = Échange ne peut pas être utilisé avant un décompte.
attila-refusal-exchange-not-in-hand = Il n’y a pas autant de cartes des { $people } en main.
attila-refusal-track-full = Le cube est au bout de la piste des { $people }.
attila-refusal-influence-step-only = À cette table, la tuile Influence ne s’utilise que dans l’étape d’influence.

## Positions impossibles

attila-fault-not-a-snapshot = Une position écrite est un objet qui nomme au moins « seats ».
attila-fault-unknown-key = Une position écrite n’a pas de clé « { $key } ».
attila-fault-wrong-value = Dans la position écrite, « { $key } » ne peut pas être { $value }.
attila-fault-not-by-seat = « { $key } » doit avoir une entrée pour chacun des { $seats } sièges.
attila-fault-unknown-people = « { $key } » nomme un peuple inconnu : { $people }.
attila-fault-unknown-province = « { $key } » nomme une province inconnue : { $province }.
attila-fault-wrong-number = « { $key } » compte { $number } pour les { $people } : ce n’est pas de 0 à { $most }.
attila-fault-named-twice = « { $key } » nomme deux fois « { $name } ».
attila-fault-sixth-token = { $province } contient { $number } pions : cinq est le maximum.
attila-fault-five-without-war = { $province } contient cinq pions, mais n’est pas en guerre.
attila-fault-war-without-five = { $province } est en guerre, mais ne contient pas cinq pions.
attila-fault-wrong-tokens = Les { $people } ont { $number } pions sur le plateau et dans la réserve, et non 20.
attila-fault-wrong-cards = Les { $people } ont { $number } cartes en tout, et non 9.
attila-fault-large-hand = Le siège { $seat } a { $number } cartes : six est le maximum.
attila-fault-wrong-peace = Les tuiles de paix, 1, 2, 3 et 4, se prennent d’abord sur le siècle le plus ancien.
attila-fault-wrong-pacified = { $number } provinces sont pacifiées par { $placed } tuiles de paix.
attila-fault-pacified-at-war = { $province } est pacifiée : elle ne peut pas être en guerre.
attila-fault-wrong-wars = Dans la phase « { $phase } », il ne peut pas y avoir { $number } guerres à mener.
attila-fault-laid-outside-war = On ne pose des cartes qu’en guerre.
attila-fault-laid-not-present = Le siège { $seat } a posé des cartes des { $people }, qui ne sont pas dans cette guerre.
attila-fault-laid-out-of-turn = Le siège { $seat } décide dans cette guerre avant que d’autres l’aient fait.
attila-fault-war-decided = Personne n’a plus à décider dans cette guerre : elle serait déjà menée.
attila-fault-no-people = Dans la phase « influence », le peuple de la carte doit être nommé.
attila-fault-wrong-cards-left = Dans la phase « { $phase } », il ne peut pas rester { $number } cartes à jouer.
attila-fault-no-century = Les dix tuiles de paix sont placées : on ne joue plus de carte.
attila-fault-no-scoring-due = Aucun décompte n’est dû : aucun siècle ne vient de perdre sa dernière tuile de paix.
attila-fault-wrong-due = Dans la phase « { $phase } », les cartes dues ne peuvent pas être { $value }.
attila-fault-empty-pile = Des cartes sont dues : la pioche ne peut donc pas être vide.
attila-fault-wrong-aside = Des cartes ne sont mises de côté que pendant un échange, et au moins autant qu’il en est dû.
attila-fault-exchange-unused = Pendant un échange, le joueur actif a utilisé la tuile Échange.
attila-fault-not-called = La dixième tuile est placée ou la partie est terminée : la fin a donc été déclenchée.

## Ce qui s’est passé

attila-event-first-player = { $seat } est premier joueur.
attila-event-draws = { $seat } pioche { $cards }.
attila-event-draws-hidden = { $seat } pioche { $number } { $number ->
    [one] carte
   *[other] cartes
}.
attila-event-reshuffled = La pioche est vide : la défausse est mélangée pour en faire une nouvelle.
attila-event-plays = { $seat } joue une carte des { $people } et place un pion en { $province }.
attila-event-takes-influence = { $seat } prend l’influence sur les { $people } : { $spaces ->
    [0] le cube reste
    [one] 1 case, le cube est
   *[other] { $spaces } cases, le cube est
} sur { $space }.
attila-event-second-token = { $seat } place un deuxième pion des { $people } en { $province }.
attila-event-forgoes = { $seat } renonce à l’influence sur les { $people } et ne place rien.
attila-event-plays-influence = { $seat } joue une carte des { $people } : un pion en { $province }, influence à { $space }.
attila-event-plays-second = { $seat } joue une carte des { $people } : des pions en { $province } et en { $second }.
attila-event-plays-both = { $seat } joue une carte des { $people } : deux pions en { $province }.
attila-event-fifth-token = Cinq pions en { $province } : c’est la guerre.
attila-event-lays = { $seat } pose { $cards }.
attila-event-lays-hidden = { $seat } pose { $number } { $number ->
    [one] carte face cachée
   *[other] cartes face cachée
}.
attila-event-passes = { $seat } passe dans cette guerre.
attila-event-reveals = { $seat } révèle { $cards }.
attila-event-strengths = Guerre en { $province }. Forces : { $strengths }.
attila-event-leaves = Les { $people } quittent { $province } ({ $number } { $number ->
    [one] pion retourne
   *[other] pions retournent
} dans la réserve).
attila-event-pacified = { $province } est pacifiée par une tuile de paix du { $century } ; il en reste { $left } en tout.
attila-event-closed = { $province } se ferme sans tuile de paix : il n’en reste plus.
attila-event-scoring = Fin du { $century } : décompte.
attila-event-final-scoring = Décompte final.
attila-event-scores = { $people }, { $number } { $number ->
    [one] pion
   *[other] pions
} dans { $provinces } { $provinces ->
    [one] province
   *[other] provinces
} : { $points }.
attila-event-totals = En tout : { $points }.
attila-event-uses-double = { $seat } utilise la tuile Coup double et joue une carte de plus.
attila-event-uses-exchange = { $seat } utilise la tuile Échange et met de côté { $cards }.
attila-event-uses-influence = { $seat } utilise la tuile Influence : { $people } à { $space }.
attila-event-uses-influence-twice = { $seat } utilise la tuile Influence : { $people } à { $space }, { $other } à { $other_space }.
attila-event-skips = { $seat } ne peut jouer aucune carte et saute le coup.
attila-event-lays-down = { $seat } pose toute sa main sur la défausse : { $cards }.
attila-event-turn-ended = { $seat } finit son tour.
attila-event-end-called = La fin est déclenchée : { $ending }. { $seat } finit son tour.
attila-event-over = La partie est terminée. { $places }.

attila-strength = { $people } { $number }
attila-share = { $seat } { $number }
attila-place = { $place }. { $seat } avec { $points } { $points ->
    [one] point
   *[other] points
}
attila-nobody = personne encore
attila-passed = { $seat } aucune

## Ce qui est demandé

attila-ask-card = { $seat }, jouez une carte : un pion de son peuple va sur le plateau. Ensuite, vous prenez l’influence sur ce peuple ou placez un deuxième pion.
attila-ask-card-of-two = { $seat }, jouez la carte { $number } sur 2 : un pion de son peuple va sur le plateau. Ensuite, vous prenez l’influence sur ce peuple ou placez un deuxième pion.
attila-ask-skip = { $seat }, aucune de vos cartes ne peut être jouée. Sautez le coup (votre main est défaussée, puis complétée en fin de tour) ou utilisez une tuile d’action.
attila-ask-skip-keep = { $seat }, aucune de vos cartes ne peut être jouée. Sautez le coup (vous gardez votre main, complétée en fin de tour) ou utilisez une tuile d’action.
attila-ask-province = Où va le pion des { $people } ? Tapez un numéro du plateau : là où ils sont, à côté, ou au nord. Un cinquième pion amène la guerre.
attila-ask-first-province = Où va le premier pion des { $people } ? Il lui faut une province du nord. Tapez un numéro du plateau.
attila-ask-influence = L’influence décide qui marque pour les { $people }, les pions sur le plateau décident combien. Prendre l’influence, ou placer un deuxième pion ?
attila-ask-second = Où va le deuxième pion des { $people } ? Tapez un numéro du plateau. Un cinquième pion amène la guerre.
attila-ask-war = { $seat }, guerre en { $province } : { $tokens }. Chaque carte ajoute 1 à son peuple ; le plus faible s’en va. Posez des cartes (1 1 2 : trois) ou passez. Déjà posé : { $laid }.
attila-ask-war-pass = { $seat }, guerre en { $province } : { $tokens }. Le plus faible s’en va. Vous n’avez aucune carte de ces peuples et ne pouvez rien poser. Déjà posé : { $laid }.
attila-ask-score = { $seat }, le { $century } est fini : on décompte maintenant les six peuples. Avant cela, vous pouvez utiliser votre tuile Influence.
attila-ask-end = { $seat }, votre carte est résolue. Finissez le tour (votre main est complétée à six) ou utilisez une tuile d’action : une par tour, chacune une fois par partie.
attila-ask-end-called = { $seat }, la fin est déclenchée ({ $ending }). C’est le dernier tour : finissez-le pour le décompte final, ou utilisez d’abord une tuile d’action.
attila-ask-end-unscored = { $seat }, la fin est déclenchée ({ $ending }). C’est le dernier tour, et aucun décompte ne suit : finissez-le, ou utilisez d’abord une tuile d’action.
attila-ask-exchange = Quelles cartes mettez-vous de côté ? Tapez leurs numéros (1 1 2 pour trois cartes) ; vous en piochez autant.
attila-ask-tracks = Sur quelle piste avancez-vous ? Un numéro : 2 cases sur cette piste. Deux numéros (1 4) : 1 case sur chacune.

attila-choice-card = { $people } ×{ $number }
attila-choice-province = { $province }
attila-choice-take-influence = prendre l’influence ({ $space } → { $to })
attila-choice-second-token = deuxième pion
attila-choice-forgo = ni l’un ni l’autre
attila-choice-pass = passer
attila-choice-score = passer au décompte
attila-choice-end = finir le tour
attila-choice-skip = sauter le coup
attila-choice-use-double = tuile Coup double (une carte de plus)
attila-choice-use-exchange = tuile Échange (nouvelles cartes)
attila-choice-use-influence = tuile Influence (2 cases)
attila-choice-use-influence-instead = tuile Influence (2 cases à la place)
attila-choice-track = { $people } (à { $space })

## L’écran

attila-header = { $century } · { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} · tuiles de paix { $left }/{ $of }
attila-header-last = les dix tuiles de paix sont placées
attila-header-over = la partie est terminée
attila-stage-card = carte
attila-stage-influence = influence
attila-stage-war = guerre
attila-stage-end = fin
attila-map-0 = Nord (limes)
attila-map-1 = à 1 pas
attila-map-2 = à 2 pas
attila-map-3 = de 3 à 5 pas
attila-legend-pacified = pacifiée
attila-legend-war = guerre
attila-legend-free = place libre
attila-tracks = Influence
attila-tracks-map = plateau
attila-tracks-score = Score
attila-tracks-tiles = Tuiles
attila-tracks-cards = Main
attila-hand = Votre main : { $cards }
attila-hand-empty = Votre main est vide.
attila-hand-hidden = Les mains sont cachées.
attila-piles = pioche { $draw } · déf. { $discard }
attila-result-title = la partie est terminée : { $ending }
attila-result-final = final
attila-winners = { $number ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
attila-on-map = une province du plateau
attila-atlas-title = Le plateau (~ est une flèche maritime)
attila-atlas = { $province } ({ $tokens }) : { $near }
attila-atlas-piles = Pioche : { $draw }. Défausse : { $discard }.
attila-intro-title = Attila en une minute
attila-intro =
    Vers l’an 375, six peuples entrent dans les provinces de l’Empire romain. Aucun
    n’appartient à un joueur : vous placez des pions de tous les peuples.
    {""}
    À votre tour, vous jouez une carte : un pion de son peuple va sur le plateau.
    Ensuite, vous prenez l’influence sur ce peuple ou placez un deuxième pion.
    {""}
    Un cinquième pion dans une province amène la guerre. Chacun peut poser des cartes
    pour les peuples présents ; le plus faible s’en va, et une tuile de paix pacifie
    la province.
    {""}
    Quand un siècle a perdu sa dernière tuile de paix, on décompte tous les peuples :
    la plus forte influence sur un peuple rapporte un point par pion, la deuxième un
    point par province. La dixième tuile met fin à la partie.
    {""}
    L’écran dit à chaque pas ce qui est demandé. Tapez le numéro d’un choix ou ses
    premières lettres. « aide » explique l’écran, « annuler » reprend une décision.
attila-help =
    La ligne du haut : « 2 cases » veut dire que prendre l’influence avance votre cube de
    2 cases. La dernière tuile de paix du siècle amène un décompte.
    {""}
    Le plateau : chaque lettre est un pion : F Francs, H Huns, G Goths, S Saxons,
    T Teutons, V Vandales. Un point est une place libre. ■ est pacifiée, !! est en
    guerre. Les colonnes vont selon les pas depuis le nord ; les pions entrent par là,
    ou à côté de leur propre peuple.
    {""}
    Le tableau : le nombre est la case du cube d’influence d’un joueur, +5 les points
    qu’il marquerait maintenant. « plateau » 7/4 veut dire 7 pions dans 4 provinces.
    Score 12 +9 : 12 points acquis, et 9 de plus s’il y avait un décompte maintenant.
    ▸ désigne le joueur actif. « pioche 20 · déf. 8 » : les cartes de la pioche et
    celles de la défausse ; « plateau » les donne peuple par peuple.
attila-tiles = Tuiles : { $tiles }. Chacune sert une fois.
