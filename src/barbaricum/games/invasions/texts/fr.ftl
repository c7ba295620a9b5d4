# Invasions en français. Les mots sont ceux de docs/rules/glossary.md.
# Lieux, régions, sagas, runes et noms longs des marchandises sont dans world.json et cards.json.

## Noms

invasions-piece-viking = viking
invasions-piece-furs = fourrures
invasions-piece-skins = peaux
invasions-piece-tusks = défenses

invasions-pieces-viking = { $number } { $number ->
    [one] viking
   *[other] vikings
}
invasions-pieces-furs = { $number } { $number ->
    [one] fourrure
   *[other] fourrures
}
invasions-pieces-skins = { $number } { $number ->
    [one] peau
   *[other] peaux
}
invasions-pieces-tusks = { $number } { $number ->
    [one] défense
   *[other] défenses
}

invasions-letter-viking = V
invasions-letter-furs = F
invasions-letter-skins = P
invasions-letter-tusks = D

invasions-size-small = petites
invasions-size-large = grandes

invasions-wintering = zone d’hivernage
invasions-independent = Ports indépendants

invasions-short-santiago = Compostelle
invasions-short-anse = L’Anse aux M.

invasions-tag-england = Ang
invasions-tag-ireland = Irl
invasions-tag-isles = Île
invasions-tag-iceland = Isl
invasions-tag-germany = Ger
invasions-tag-normandy = Nor
invasions-tag-aquitaine = Aqu
invasions-tag-galicia = Gal
invasions-tag-andalus = And
invasions-tag-provence = Pro
invasions-tag-rus = Gar

invasions-direction-north = nord
invasions-direction-east = est
invasions-direction-south = sud
invasions-direction-west = ouest

invasions-zone-north = Nord
invasions-zone-east = Est
invasions-zone-south = Sud
invasions-zone-west = Ouest

invasions-initial-north = N
invasions-initial-east = E
invasions-initial-south = S
invasions-initial-west = O

invasions-ending-last-rounds = les derniers tours de table sont finis
invasions-ending-no-saga = il ne reste aucune saga
invasions-ending-all-settled = tous les vikings sont des colonies

invasions-advice = On joue de deux à cinq jarls ; le jeu est meilleur de trois à cinq (V1.5).
invasions-option = { $name } : { $value }
invasions-option-first = Premier jarl
invasions-option-first-why = Au sort, ou toujours le jarl du premier siège. Plus on joue tard, plus on a de PV au départ (V2.6).
invasions-option-first-random = au sort
invasions-option-first-seat = le premier siège
invasions-option-conflict-runes = Runes de conflit
invasions-option-conflict-runes-why = Neuf runes de plus contre les rivaux, pour qui aime se battre (V1.2).
invasions-option-conflict-runes-false = sans
invasions-option-conflict-runes-true = avec
invasions-option-sagas-per-era = Sagas de chaque période
invasions-option-sagas-per-era-why = Combien de sagas de chaque période sont dans la pioche : 6 selon la règle, 5 ou 4 pour une partie plus courte (V2.1).
invasions-option-sagas-per-era-6 = 6
invasions-option-sagas-per-era-5 = 5
invasions-option-sagas-per-era-4 = 4

## Ce que font les runes

invasions-about = { $rune } : { $about }
invasions-about-recruits = un viking de votre réserve monte à bord (partout sauf dans un port d’attache)
invasions-about-contested = dans un port où est la colonie d’un rival : vous lancez les dés comme pour coloniser, et votre viking prend sa place
invasions-about-raven = avant les dés d’un pillage ou d’une colonisation : +1 à chaque dé
invasions-about-berserk = avant les dés : +2 à chaque dé d’un pillage, ou au plus haut dé d’une colonisation
invasions-about-needs = une autre sorte de marchandises est recherchée (partout sauf dans un port d’attache)
invasions-about-sedentary = gagnez la valeur d’un port où vous avez une colonie (pas dans un port d’attache)
invasions-about-oars = un ou deux pas sans jour ni météo (en mer, sur un fleuve ou dans un port)
invasions-about-calm = deux jours de beau temps de plus pour vous dans chaque zone pendant ce tour (pas dans un port d’attache)
invasions-about-wind = le vent pointe où vous voulez (partout sauf dans un port d’attache)
invasions-about-valkyries = juste après un combat : jusqu’à deux vikings que vous y avez perdus reviennent à bord
invasions-about-unrest = un dé : au-dessus de la valeur d’un port, la colonie d’un rival y disparaît (pas dans un port d’attache)
invasions-about-hold = un pion de marchandises du stock monte à bord (partout sauf dans un port d’attache)
invasions-about-wreckers = le drakkar d’un rival dans un port perd un pion de marchandises (pas dans un port d’attache)
invasions-about-hoard = juste après un pillage qui a pris une ville : gagnez encore une fois son trésor
invasions-about-loki = une rune d’un rival, au hasard, vient dans votre main (pas dans un port d’attache)
invasions-about-serpent = le drakkar d’un rival, en mer ou sur un fleuve, perd deux vikings (pas dans un port d’attache)
invasions-about-pirates = un pion de marchandises du drakkar d’un rival, ici ou à un pas, vient dans votre cale
invasions-about-deserters = le drakkar d’un rival perd un viking, un des vôtres monte à bord (pas dans un port d’attache)
invasions-about-fire = dans un port avec des marchandises : elles retournent au stock

## Pourquoi pas

invasions-refusal-over = La partie est terminée.
invasions-refusal-first-jarl-first = Il faut d’abord tirer au sort le premier jarl.
invasions-refusal-dealing = On distribue encore les runes.
invasions-refusal-sagas-first = Il faut d’abord révéler des sagas.
invasions-refusal-card-first = Il faut d’abord piocher la rune.
invasions-refusal-loki-first = Loki prend d’abord sa rune.
invasions-refusal-losses-first = Il faut d’abord subir les pertes : { $number }.
invasions-refusal-wind-first = Tournez d’abord le vent, ou laissez-le.
invasions-refusal-contested-first = Les dés de la Colonie contestée viennent d’abord.
invasions-refusal-die-first = Il faut d’abord lancer un dé.
invasions-refusal-raid-first = Continuez ou arrêtez d’abord le pillage.
invasions-refusal-place-first = Placez d’abord la colonie, ou renoncez-y.
invasions-refusal-treasure-first = Il faut d’abord montrer le trésor de la ville.
invasions-refusal-end-pending = Le tour ne peut finir que s’il n’y a rien d’autre à décider.
invasions-refusal-rune-pending = On ne joue une rune que s’il n’y a rien d’autre à décider.
invasions-refusal-winter-pending = On n’hiverne que s’il n’y a rien d’autre à décider.
invasions-refusal-first-jarl-known = Le premier jarl est déjà connu.
invasions-refusal-no-such-seat = Il n’y a pas de siège { $seat } à cette table.
invasions-refusal-no-card-due = Personne n’a de rune à recevoir maintenant.
invasions-refusal-not-in-deck = { $rune } n’est pas parmi les runes de la pioche.
invasions-refusal-not-in-victims-hand = { $rune } n’est pas dans la main où Loki prend.
invasions-refusal-no-saga-due = Il n’y a pas de saga à révéler maintenant.
invasions-refusal-saga-not-on-top = La saga « { $saga } » ne peut pas être la prochaine de la pioche.
invasions-refusal-no-die-due = Il n’y a pas de dé à lancer maintenant.
invasions-refusal-no-treasure-due = Aucune ville ne vient de tomber.
invasions-refusal-not-hidden = Aucune ville de cette taille ne cache plus de trésor de { $value }.
invasions-refusal-no-day-left = Les sept jours de ce tour sont passés.
invasions-refusal-load-not-wintering = On n’embarque que dans la zone d’hivernage.
invasions-refusal-hold-full = La cale est pleine : elle prend { $limit } pièces dans cette période.
invasions-refusal-reserve-empty = Il n’y a plus de viking dans la réserve.
invasions-refusal-supply-empty = Le stock n’a plus de { $piece }.
invasions-refusal-no-crew = Il faut un viking à bord pour quitter la zone d’hivernage.
invasions-refusal-launch-not-wintering = Le drakkar n’est pas dans la zone d’hivernage.
invasions-refusal-place-for-viking = Sans viking à bord, la dernière place libre est réservée à un viking.
invasions-refusal-draw-not-home = On ne pioche des runes que dans un port d’attache.
invasions-refusal-hand-full = Vous avez trois runes en main : c’est le maximum.
invasions-refusal-no-rune = Il n’y a aucune rune à piocher, ni dans la pioche ni dans la défausse.
invasions-refusal-sail-wintering = De la zone d’hivernage, un drakkar appareille vers un port d’attache.
invasions-refusal-not-adjacent = Ce lieu n’est pas à un pas : { $place }.
invasions-refusal-port-occupied = Un autre drakkar est dans ce port : { $place }.
invasions-refusal-no-loss-due = Aucune perte n’est due.
invasions-refusal-not-on-board = Il n’y a pas de { $piece } à bord à perdre.
invasions-refusal-not-in-port = Les missions ne s’accomplissent que dans un port.
invasions-refusal-mission-done = Vous avez déjà accompli une mission ici pendant ce tour.
invasions-refusal-not-in-hold = Il n’y a pas de { $piece } dans la cale.
invasions-refusal-port-has-goods = Ce port a déjà des marchandises : { $here }.
invasions-refusal-region-has-goods = Un autre port de la région a déjà des { $piece }.
invasions-refusal-no-town = Il n’y a pas de ville à piller ici : { $here }.
invasions-refusal-no-raid = Il n’y a pas de pillage à continuer ou à arrêter.
invasions-refusal-town-stands = La ville est encore debout ici ({ $here }) : on ne peut pas coloniser.
invasions-refusal-port-settled = Il y a déjà une colonie ici : { $here }.
invasions-refusal-town-in-region = Une ville est encore debout dans la région de ce port : { $here }.
invasions-refusal-too-many-dice = Un dé au plus pour chaque viking à bord : { $most }.
invasions-refusal-nothing-to-place = Il n’y a pas de colonie à placer.
invasions-refusal-rune-not-in-hand = { $rune } n’est pas en main.
invasions-refusal-rune-in-home-port = Dans un port d’attache, on ne joue ni ne défausse de rune.
invasions-refusal-no-wind-due = On ne tourne le vent qu’après avoir joué ou défaussé une rune.
invasions-refusal-no-combat-ahead = Ni pillage ni colonisation ne sont possibles ici maintenant.
invasions-refusal-no-combat-before = Cette rune se joue juste après un combat.
invasions-refusal-out-of-reach = Un drakkar dans un port d’attache ou en hivernage est hors d’atteinte.
invasions-refusal-already-wintering = Le drakkar est déjà dans la zone d’hivernage.
invasions-refusal-demand-not-in-supply = Le stock n’a pas de { $piece } à mettre sur la case de la demande.
invasions-refusal-in-demand = Cette marchandise est déjà recherchée : { $piece }. Rien ne changerait.
invasions-refusal-same-wind = Le vent pointe déjà par là : rien ne changerait.
invasions-refusal-no-rival-settlement-here = Le drakkar n’est pas dans un port où un rival a une colonie.
invasions-refusal-not-own-settlement = Vous n’avez pas de colonie dans ce port : { $port }.
invasions-refusal-not-rival-settlement = Aucun rival n’a de colonie dans ce port : { $port }.
invasions-refusal-not-afloat = Le drakkar doit être en mer, sur un fleuve ou dans un port.
invasions-refusal-way-back = Le drakkar doit finir dans un autre lieu que celui d’où il part.
invasions-refusal-no-viking-lost = Tous les vikings perdus dans ce combat sont déjà revenus.
invasions-refusal-no-town-taken = Ce combat n’était pas un pillage réussi.
invasions-refusal-own-seat = Cette rune doit viser un autre jarl.
invasions-refusal-rival-not-in-port = Le drakkar de ce jarl n’est pas dans un port.
invasions-refusal-rival-not-at-sea = Le drakkar de ce jarl n’est ni en mer ni sur un fleuve.
invasions-refusal-rival-far = Le drakkar de ce jarl n’est ni ici ni à un pas.
invasions-refusal-rival-lacks-goods = Le drakkar de ce jarl n’a pas de { $piece } à bord.
invasions-refusal-rival-hand-empty = Ce jarl n’a pas de rune en main.
invasions-refusal-no-goods-here = Le drakkar n’est pas dans un port où il y a des marchandises.

## Positions impossibles

invasions-fault-not-a-snapshot = Une position écrite est un objet qui nomme au moins « seats ».
invasions-fault-unknown-key = Une position écrite n’a pas de clé « { $key } ».
invasions-fault-wrong-value = Dans la position écrite, « { $key } » ne peut pas être { $value }.
invasions-fault-not-by-seat = « { $key } » doit avoir une entrée pour chacun des { $seats } sièges.
invasions-fault-unknown-name = « { $key } » nomme une chose inconnue : { $name }.
invasions-fault-named-twice = « { $key } » nomme deux fois « { $name } ».
invasions-fault-wrong-vikings = Le siège { $seat } a { $number } vikings en tout, et non 15.
invasions-fault-wrong-goods = Il y a { $number } { $goods } en tout, et non 11.
invasions-fault-wrong-runes = { $rune } est là { $number } fois, et non { $right } fois.
invasions-fault-large-hand = Le siège { $seat } a { $number } runes : trois est le maximum.
invasions-fault-large-hold = Le drakkar du siège { $seat } porte { $number } pièces : la cale en prend { $limit }.
invasions-fault-no-room-for-viking = La cale du siège { $seat } est pleine de marchandises : il n’y a pas de place pour un viking.
invasions-fault-crewless = Le drakkar du siège { $seat } est dehors sans viking.
invasions-fault-port-shared = Deux drakkars sont dans ce port : { $port }.
invasions-fault-too-many-days = { $days } jours sont passés : un tour en a sept.
invasions-fault-wrong-turn = Dans la phase « { $phase } », les tours commencés ne peuvent pas être { $turn }.
invasions-fault-region-goods = Ce port et un autre de sa région ont la même sorte de marchandises : { $port }.
invasions-fault-wrong-town = Ce port n’a jamais eu une telle ville : { $port }.
invasions-fault-town-twice = Cette ville est là deux fois : { $port }.
invasions-fault-settled-under-town = Ce port est colonisé alors qu’une ville est debout dans sa région : { $port }.
invasions-fault-wrong-treasures = Il y a { $number } trésors de { $value } dans les { $size } villes, et non { $right }.
invasions-fault-saga-twice = La saga « { $saga } » est à deux endroits.
invasions-fault-saga-missing = La saga « { $saga } » n’est nulle part.
invasions-fault-wrong-era = La saga « { $saga } » n’est pas de la période { $era }.
invasions-fault-wrong-left = De la période { $era }, { $number } sagas sont révélées et { $left } restent, sur { $right } de la pioche.
invasions-fault-era-too-early = Une saga de la période { $era } est révélée avant celles de la période { $earlier }.
invasions-fault-too-many-open = { $number } sagas sont ouvertes : trois est le maximum.
invasions-fault-open-complete = La saga « { $saga } » est accomplie : elle ne peut pas être ouverte.
invasions-fault-no-saga-left = Il ne reste aucune saga, ni ouverte ni dans la pioche : la partie serait terminée.
invasions-fault-wrong-last-rounds = Avec { $turns_left } tours restants, les derniers tours de table ne peuvent pas être ainsi.
invasions-fault-cannot-play = Tous les vikings du siège { $seat } sont des colonies : son tour est passé.
invasions-fault-too-quiet = Après { $quiet } tours calmes, les derniers tours de table auraient commencé.
invasions-fault-wrong-ending = Dans la phase « { $phase } », la fin ne peut pas être { $ending }.
invasions-fault-wrong-pending = Dans la phase « { $phase } », « { $what } » ne peut pas être en attente.
invasions-fault-pending-key = Quand « { $what } » est en attente, « { $key } » ne peut pas être { $value }.
invasions-fault-pending-place = « { $what } » ne peut pas être en attente ici : { $place }.
invasions-fault-bonus-nowhere = Un bonus de combat ne compte que dans un port.
invasions-fault-combat-in-combat = Pendant un combat, rien ne vient juste après un autre.

## Ce qui s’est passé

invasions-event-first-jarl = { $seat } est premier jarl.
invasions-event-draws = { $seat } reçoit { $runes }.
invasions-event-draws-hidden = { $seat } reçoit { $number } { $number ->
    [one] rune
   *[other] runes
}.
invasions-event-reshuffled = La pioche des runes est vide : la défausse est mélangée pour en faire une nouvelle.
invasions-event-saga-up = Une nouvelle saga : { $saga }.
invasions-event-saga-aside = La saga « { $saga } » est déjà accomplie et mise de côté.
invasions-event-era = La période { $era } commence : la cale prend { $limit } pièces.
invasions-event-last-rounds = Les derniers tours de table commencent : encore { $rounds } tours pour chaque jarl.
invasions-event-loads = { $seat } embarque { $pieces }.
invasions-event-launches = { $seat } appareille : { $place }.
invasions-event-sails = { $seat } navigue : { $way }.
invasions-event-loses = Gros temps : { $seat } perd { $pieces }.
invasions-event-abandons = { $seat } n’a plus de viking à bord : son drakkar est abandonné.
invasions-event-trades = { $seat } commerce ({ $port }, { $piece }) : { $points } PV.
invasions-event-raids = { $seat } pille ({ $port }) avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés au plus
}.
invasions-event-raid-fails = { $seat } lance { $pips } : un viking perdu.
invasions-event-raid-succeeds = { $seat } lance { $pips } : la ville tombe.
invasions-event-takes-town = { $seat } prend la ville ({ $port }) : { $points } PV.
invasions-event-stops-raid = { $seat } arrête le pillage ({ $port }).
invasions-event-settles = { $seat } tente de coloniser ({ $port }) avec { $dice } { $dice ->
    [one] dé
   *[other] dés
}.
invasions-event-settle-dice = { $seat } lance { $thrown } : { $lost ->
    [0] aucun viking n’est perdu.
    [one] 1 viking est perdu.
   *[other] { $lost } vikings sont perdus.
}
invasions-event-settled = { $seat } fonde une colonie ({ $port }).
invasions-event-drives-out = { $seat } chasse { $rival } et s’installe à sa place ({ $port }).
invasions-event-declines = { $seat } garde son dernier viking et renonce à la colonie ({ $port }).
invasions-event-wins-saga = { $seat } gagne la saga « { $saga } »{ $points ->
    [0] .
   *[other] {" "}et { $points } PV.
}
invasions-event-discards = { $seat } défausse { $rune }.
invasions-event-wind = { $seat } tourne le vent, direction { $direction }.
invasions-event-winters = { $seat } hiverne ; un viking reste à bord.
invasions-event-rune-recruits = { $seat } joue Nouvelles recrues : un viking monte à bord.
invasions-event-rune-contested = { $seat } joue Colonie contestée ({ $port }).
invasions-event-rune-raven = { $seat } joue La bannière du Corbeau : +1 à chaque dé.
invasions-event-rune-berserk = { $seat } joue Fureur berserk : +2 au prochain combat ici.
invasions-event-rune-needs = { $seat } joue Besoins différents : { $piece } en demande.
invasions-event-rune-sedentary = { $seat } joue Sédentarisation ({ $port }) : { $points } PV.
invasions-event-rune-oars = { $seat } joue Rames et voiles : { $way }.
invasions-event-rune-calm = { $seat } joue Mer calme : deux jours de beau temps de plus partout, ce tour-ci.
invasions-event-rune-wind = { $seat } joue Le souffle de Njord : vent, direction { $direction }.
invasions-event-rune-valkyries = { $seat } joue La grâce des Valkyries : { $number } { $number ->
    [one] viking revient
   *[other] vikings reviennent
} à bord.
invasions-event-rune-unrest = { $seat } joue Révolte contre une colonie : { $rival } ({ $port }).
invasions-event-rune-hold = { $seat } joue Cale cachée et embarque un pion : { $piece }.
invasions-event-rune-wreckers = { $seat } joue Naufrageurs : { $rival } perd un pion, { $piece }.
invasions-event-rune-hoard = { $seat } joue Trésor caché : { $points } PV de plus.
invasions-event-rune-loki = { $seat } joue La ruse de Loki contre { $rival }.
invasions-event-rune-serpent = { $seat } joue Le serpent de Midgard : { $rival } perd { $number } { $number ->
    [one] viking
   *[other] vikings
}.
invasions-event-rune-pirates = { $seat } joue Écumeurs des mers et prend un pion à { $rival } : { $piece }.
invasions-event-rune-pirates-full = { $seat } joue Écumeurs des mers : { $rival } perd un pion au profit du stock, { $piece }.
invasions-event-rune-deserters = { $seat } joue Déserteurs : { $rival } perd un viking{ $number ->
    [0] .
   *[other] , { $seat } en gagne un.
}
invasions-event-rune-fire = { $seat } joue Par le fer et le feu ({ $port }) : le pion s’en va, { $piece }.
invasions-event-takes = { $seat } prend à { $rival } cette rune : { $rune }.
invasions-event-takes-hidden = { $seat } prend une rune à { $rival }.
invasions-event-unrest-succeeds = Le dé montre { $pips } : { $rival } perd sa colonie ({ $port }).
invasions-event-unrest-fails = Le dé montre { $pips } : la colonie reste ({ $port }).
invasions-event-passed-over = { $seat } n’a plus que des colonies : son tour est passé.
invasions-event-turn-ended = { $seat } finit son tour.
invasions-event-final-axe = Hache sanglante : { $shares }.
invasions-event-final-settlements = Colonies : { $shares }.
invasions-event-final-sagas = Sagas : { $shares }.
invasions-event-over = La partie est terminée : { $ending }. { $places }.

invasions-share = { $seat } { $number }
invasions-place-of = { $place }. { $seat } avec { $points } PV
invasions-days = { $number ->
    [0] aucun jour
    [one] 1 jour
   *[other] { $number } jours
}
invasions-losses = { $number ->
    [0] sans perte
    [one] 1 perte
   *[other] { $number } pertes
}

## Ce qui est demandé

invasions-ask-wintering = { $seat }, votre drakkar hiverne. Embarquez vikings et marchandises, un jour par pièce (reste { $days }, places libres : { $free }), puis appareillez vers un port d’attache.
invasions-ask-ready = { $seat }, votre drakkar hiverne et rien de plus ne peut être embarqué ({ $days }). Appareillez vers un port d’attache ou finissez le tour.
invasions-ask-home = { $seat }, port d’attache : { $place }. Il vous reste { $days } ({ $sailed } en mer). Piochez des runes, un jour chacune, ou naviguez.
invasions-ask-sea = { $seat }, vous êtes en mer : { $place }. Il reste { $days }, { $sailed } en mer. Naviguez ; passé le beau temps, chaque jour coûte des pièces.
invasions-ask-port = { $seat }, vous êtes au port : { $place }. Il reste { $days } ({ $sailed } en mer). Une mission par tour ici, sans jour ; puis naviguez.
invasions-ask-no-days = { $seat }, il ne vous reste aucun jour : { $place }. Ce qui ne prend pas de jour reste permis ; puis finissez le tour.
invasions-ask-sail = Où allez-vous ? Tapez un numéro du tableau : jours et pertes sont ceux de la meilleure route. Il reste { $days } aujourd’hui.
invasions-ask-farther = Où allez-vous ? C’est plus loin que ce tour ne permet (reste { $days }) ; les pertes sont celles de ce tour.
invasions-ask-route = { $place } : { $days }, { $losses }. La route : { $legs }. Un pas par jour ; on peut s’arrêter après chacun.
invasions-ask-far-route = { $place } : { $days }, { $turns } tours. Ce tour : { $legs } … Un pas par jour ; on peut s’arrêter après chacun.
invasions-ask-step = Un pas, un jour : vers quelle case de mer ou de fleuve ? La zone donne les jours de beau temps.
invasions-ask-runes = { $seat }, quelle rune ? Ensuite vous pouvez tourner le vent. Une rune défaussée n’a pas d’autre effet.
invasions-ask-target-goods = { $rune } : quelles marchandises ?
invasions-ask-target-port = { $rune } : quel port ?
invasions-ask-target-direction = { $rune } : où le vent doit-il pointer ?
invasions-ask-target-seat = { $rune } : quel jarl ?
invasions-ask-target-seat-goods = { $rune } : quel jarl, quelles marchandises ?
invasions-ask-target-way = { $rune } : le premier pas ?
invasions-ask-second-step = { $place } : rester là, ou faire encore un pas ?
invasions-ask-lose = { $seat }, le mauvais temps vous prend des pièces : { $number }. Laquelle d’abord ? Sans viking, le drakkar est perdu.
invasions-ask-wind = { $seat }, le vent pointe : { $direction }. Le tourner d’un quart, ou le laisser ? La zone visée a un jour de beau temps de plus, celle d’en face un de moins.
invasions-ask-dice = { $seat }, Colonie contestée ({ $port }) : avec combien de dés ? Chaque échec coûte un viking.
invasions-ask-raid = { $seat }, pillage ({ $port }) : dés { $thrown }, vikings perdus : { $lost }. Relancer ou arrêter ?
invasions-ask-place = { $seat }, la colonisation réussit ({ $port }), mais il ne reste qu’un viking. L’installer et abandonner le drakkar, ou le garder à bord ?

invasions-choice-load-viking = embarquer un viking ({ $number } en réserve)
invasions-choice-load-goods = embarquer : { $piece } ({ $number })
invasions-choice-launch = appareiller : { $place }
invasions-choice-draw = piocher une rune (1 jour)
invasions-choice-sail = naviguer …
invasions-choice-onward = suite ({ $place }) : { $step } ({ $days }, { $losses })
invasions-choice-goal = { $place }
invasions-choice-farther = plus loin …
invasions-choice-step-menu = un pas en mer …
invasions-choice-step = { $place } ({ $direction }, { $losses })
invasions-choice-go = naviguer : { $place } ({ $losses })
invasions-choice-trade = commercer : { $piece } (+{ $points } PV{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-raid = piller ({ $chance } %{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-settle = coloniser, { $dice } { $dice ->
    [one] dé
   *[other] dés
} ({ $chance } %{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-runes = runes …
invasions-choice-rune = jouer { $rune }
invasions-choice-discard = défausser { $rune }
invasions-choice-goods = { $piece }
invasions-choice-port = { $port } ({ $number })
invasions-choice-direction = { $direction }
invasions-choice-rival = { $seat }
invasions-choice-rival-goods = { $seat } : { $piece }
invasions-choice-place = { $place }
invasions-choice-stop-here = rester : { $place }
invasions-choice-winter = hiverner (cale vidée, fin du tour)
invasions-choice-end = finir le tour
invasions-choice-lose = { $piece } ({ $number } à bord)
invasions-choice-wind-left = à gauche : { $direction }
invasions-choice-wind-right = à droite : { $direction }
invasions-choice-wind-keep = laisser : { $direction }
invasions-choice-raid-on = relancer ({ $chance } %)
invasions-choice-raid-stop = arrêter
invasions-choice-settle-place = coloniser, abandonner le drakkar
invasions-choice-settle-decline = garder le viking

## L’écran

invasions-on-map = un lieu du tableau
invasions-header = Période { $era } · jour { $day }/7 · vent { $arrow } · beau temps { $fair } · demande : { $demand }
invasions-header-last = Fin : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} · jour { $day }/7 · vent { $arrow } · beau { $fair } · demande : { $demand }
invasions-header-over = la partie est terminée
invasions-sagas = Sagas ouvertes (pioche : { $left })
invasions-sagas-home = Patrie
invasions-sagas-needs = Il manque encore
invasions-jarls = Jarl
invasions-jarls-ship = Drakkar
invasions-jarls-hold = Cale
invasions-jarls-runes = Runes
invasions-jarls-towns = Villes
invasions-jarls-settlements = Colon.
invasions-jarls-sagas = N/D/S
invasions-jarls-points = PV→fin
invasions-ports-near = à portée
invasions-ports-homes = du port
invasions-ports-far = plus loin
invasions-ports-days = jrs
invasions-ports-losses = −
invasions-ports-value = v
invasions-ports-region = rég
invasions-ports-inside = là
invasions-ports-odds = ▲⌂ %
invasions-hand = Vos runes : { $runes }
invasions-hand-empty = Vous n’avez pas de rune.
invasions-hand-hidden = Les mains sont secrètes.
invasions-result-vp = PV
invasions-result-axe = Hache
invasions-result-settlements = Colonies
invasions-result-sagas = Sagas
invasions-result-points = Total
invasions-result-homelands = Sagas gagnées par patrie (Norvège/Danemark/Suède) et villes prises
invasions-winners = { $number ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
invasions-atlas-title = Les ports par région
invasions-atlas = { $port } : valeur { $value }, { $zone }{ $inside }
invasions-atlas-small =  ; petite ville
invasions-atlas-large =  ; grande ville
invasions-atlas-goods =  ; { $piece }
invasions-atlas-settlement =  ; colonie : { $seat }
invasions-atlas-ship =  ; drakkar : { $seat }
invasions-atlas-saga =  ; ◆ une saga en a besoin
invasions-intro-title = Invasions en une minute
invasions-intro =
    Vers 800, vous êtes jarl, avec un drakkar. Le plus de points de victoire
    (PV) gagne.
    En zone d’hivernage, vous embarquez vikings et marchandises, un jour par pièce ; puis
    vous appareillez et naviguez, un pas par jour, sept jours par tour. Les jours de trop
    après le beau temps coûtent des pièces. Un drakkar sans viking est perdu.
    {""}
    Dans un port, une mission par tour : commercer pour sa valeur, piller une ville pour
    son trésor, ou coloniser pour des points à la fin. Un dé au-dessus de la valeur
    réussit ; tout autre coûte un viking.
    {""}
    Trois sagas sont ouvertes. Qui en accomplit une la gagne : le plus de sagas d’une
    patrie donne 10 PV chacune, le deuxième 5. Une colonie compte sa valeur, jusqu’à
    trois fois dans une région peuplée ; le plus de villes, 3 PV chacune.
    {""}
    Pour commencer : embarquez quatre vikings et une marchandise recherchée, appareillez,
    puis « naviguer » vers un port marqué ◆. Tapez un numéro ou des lettres ; « aide »
    explique l’écran, « annuler » reprend une décision.
invasions-help =
    En haut : N2 E4 … sont les jours de beau temps de chaque zone. Si vous avez navigué
    plus de jours ce tour que n’en a la zone où vous entrez, vous perdez des pièces.
    Demande : ces marchandises rapportent 2 PV de plus.
    {""}
    Jarls : la cale par lettres, V viking, F fourrures, P peaux, D défenses, un point
    est une place libre. N/D/S : sagas gagnées pour la Norvège, le Danemark, la Suède.
    PV 12→30 : 12 maintenant, 30 si la partie finissait ici. ▸ est le jarl actif.
    {""}
    Lieux : jours et pertes (−) de la meilleure route ce tour, « ! » si elles coûtent le
    drakkar ; v valeur, rég région, là ce qui s’y trouve : marchandises par leur lettre,
    ● votre colonie, ○ celle d’un rival. Chances avec tous vos vikings : ▲ piller une
    petite ville, ▲▲ une grande, ⌂ coloniser. ◆ marque un port dont une saga ouverte a
    besoin. N3 : trois jours depuis la Norvège.
    {""}
    Naviguer : choisissez un but, voyez la route, faites le premier pas ; « vers … » fait
    le suivant. Ou tapez un port : « york ». Runes : ✓ se joue maintenant.
invasions-legend = « plateau » montre tous les ports par région, « règles V8.4 » une règle.
