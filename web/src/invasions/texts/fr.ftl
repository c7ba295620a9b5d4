# Le plateau d’Invasions. Les mots sont ceux de docs/rules/glossary.md ; pièces, zones et fins sont dans les textes du jeu.

vp = PV

## Demande

demand = Recherché
demand-more = +2 PV
demand-supply = Reste dans le stock

## Dés

die-hit = réussite
die-miss = échec
die-rolling = Le dé roule
die-shows = Dé : { $pips }

## Fin

final-all = Total
final-axe = Hache sanglante
final-bars = Points par origine
final-bonus = Bonus des sagas
final-denmark = Sagas du Danemark
final-ending = La partie est finie : { $ending }.
final-norway = Sagas de Norvège
final-raid = Pillages
final-rune = Runes
final-scoring = fin
final-settlements = Colonies
final-source = D’où viennent les points
final-start = Au départ
final-sweden = Sagas de Suède
final-trade = Commerce
final-vp = PV de la partie

## Cale

hold = Cale
hold-aboard = À bord : { $pieces } ; places libres : { $free }
hold-era = période
hold-filled = Cale { $number } sur { $of }
hold-free = libre
hold-locked = s’ouvre à la période { $era }
hold-lose = Perdre : { $piece }
hold-nothing = vide
hold-rooms = Places dans la cale : { $first } à la période I, { $second } à la période II, { $third } à la période III
hold-reserve = Réserve : { $number } { $number ->
    [one] viking
   *[other] vikings
}.
hold-risk = Marqué : les premières pièces perdues.

## Si c’était fini

ended = Si la partie finissait ici
ended-all = total
ended-axe = hache
ended-homelands = Patries
ended-sagas = sagas
ended-settlements = colonies
ended-vp = PV

## Jarls

jarl-hand = runes en main
jarl-reserve = vikings en réserve
jarl-settlements = Colonies
jarl-ship = Drakkar
jarl-town = { $port } ({ $points })
jarl-towns = Villes prises
jarls = Jarls

## Runes

pile = Défausse
pile-about = Runes dans la pioche : { $deck }. Quand elle est vide, la défausse est mélangée pour en faire une nouvelle.
pile-empty = Aucune rune n’a encore été jouée ni défaussée.
rune-short-berserk = +2 au combat
rune-short-calm = 2 jours de beau temps
rune-short-contested = prendre une colonie
rune-short-deserters = −1 viking, +1 à vous
rune-short-fire = brûler des marchandises
rune-short-hoard = encore le trésor
rune-short-hold = +1 marchandise
rune-short-loki = voler une rune
rune-short-needs = changer la demande
rune-short-oars = 2 pas gratuits
rune-short-pirates = voler un pion
rune-short-raven = +1 à chaque dé
rune-short-recruits = +1 viking
rune-short-sedentary = valeur d’un port
rune-short-serpent = −2 vikings en mer
rune-short-unrest = chasser un rival
rune-short-valkyries = 2 vikings reviennent
rune-short-wind = vent au choix
rune-short-wreckers = −1 pion au port
runes = Runes
runes-conflict = rune de conflit
runes-discard = Défausser
runes-held = Runes { $number } sur { $of }
runes-hidden = Les mains sont secrètes.
runes-never = pas maintenant
runes-none = Vous n’avez pas de rune. Piochez-en dans un port d’attache, une par jour.
runes-not-now = ne peut pas être jouée maintenant
runes-pile = Défausse : { $number }
runes-play = Jouer
runes-ready = peut être jouée maintenant
runes-wind = Dans les deux cas, vous pourrez ensuite tourner le vent.

## Sagas

book = Sagas gagnées
book-about = Pour chaque patrie : le jarl qui a le plus de sagas reçoit 10 PV pour chacune, le deuxième 5 PV pour chacune.
book-aside = Mises de côté
book-points = { $points } PV
book-standings = Le point sur les patries
saga-done = fait
saga-kind-raid = saga de pillage
saga-kind-settle = saga de colonisation
saga-kind-trade = saga de commerce
saga-needed = manque encore
saga-town-large = { $port }, grande ville
saga-town-small = { $port }, petite ville
sagas = Sagas
sagas-deck = période { $era } · pioche : { $number }
sagas-last = derniers tours de table · encore { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
sagas-none = Il n’y a pas de saga ouverte.
sagas-open = Sagas ouvertes
sagas-won = Gagnées { $number }

## Stock

supply-load = Embarquer, un jour chacun
supply-load-goods = Embarquer : { $piece } ({ $number } dans le stock)
supply-load-viking = Embarquer un viking ({ $number } en réserve)

## Vent

rose = Tourner le vent
rose-keep = Le laisser
rose-left = À gauche
rose-right = À droite
rose-zone = { $zone } { $number }

## The voyage

voyage = Votre voyage
voyage-over = La partie est terminée
voyage-waiting = { $name } joue
voyage-waiting-text = Drakkar : { $place }. { $days ->
    [0] Plus aucun jour.
    [one] Encore 1 jour.
   *[other] Encore { $days } jours.
}
voyage-lose = { $number ->
    [one] Perdez { $number } pièce
   *[other] Perdez { $number } pièces
}
voyage-lose-text = Le mauvais temps emporte une partie de la cargaison. Touchez ce que vous cédez ; sans viking, le drakkar est perdu.
voyage-wind = Tourner le vent ?
voyage-wind-text = Il pointe vers : { $direction }. Là, un jour de beau temps de plus ; à l’opposé, un de moins.
voyage-dice = Colonie contestée : { $place }
voyage-dice-text = Combien de dés ? Chaque échec coûte un viking.
voyage-raid = Pillage : { $place }
voyage-raid-text = { $lost ->
    [0] Aucun viking perdu.
    [one] { $lost } viking perdu.
   *[other] { $lost } vikings perdus.
} Continuer ou arrêter ?
voyage-place = Coloniser { $place } ?
voyage-place-text = Il ne reste qu’un viking : s’il s’installe, vous abandonnez le drakkar.
voyage-trade = Commerce : { $place }
voyage-trade-text = Quelle marchandise ?
voyage-winter-sure = Hiverner ?
voyage-winter-back = À rendre : { $pieces }. Un viking reste à bord et votre tour est fini.
voyage-winter-none = Un viking reste à bord et votre tour est fini.
voyage-plan = { $days ->
    [0] Aucun jour
    [one] { $days } jour
   *[other] { $days } jours
}, { $losses ->
    [0] aucune perte.
    [one] { $losses } perte.
   *[other] { $losses } pertes.
}
voyage-plan-turns = Il faut { $turns } tours.
voyage-plan-lost = Le drakkar n’y survivrait pas.
voyage-wintering = Zone d’hivernage
voyage-wintering-text = Chaque pièce chargée prend un jour ; appareiller ne prend aucun jour.
voyage-wintering-crew = Il faut un viking à bord pour appareiller.
voyage-home = { $days ->
    [0] Plus aucun jour.
    [one] Encore 1 jour : piochez une rune ou naviguez.
   *[other] Encore { $days } jours : piochez des runes ou choisissez une destination.
}
voyage-port = Une mission ici par tour ; elle ne prend aucun jour. { $days ->
    [0] Plus aucun jour.
    [one] Encore 1 jour.
   *[other] Encore { $days } jours.
}
voyage-port-done = Votre mission ici est accomplie. { $days ->
    [0] Plus aucun jour.
    [one] Encore 1 jour.
   *[other] Encore { $days } jours : choisissez une destination.
}
voyage-sea = { $days ->
    [0] Plus aucun jour.
    [one] Encore 1 jour : choisissez une destination.
   *[other] Encore { $days } jours : choisissez une destination.
}
voyage-ask-place = Choisissez un lieu en surbrillance sur le plateau.
voyage-ask-on = Restez là, ou choisissez le lieu en surbrillance suivant.
voyage-ask-seat = Quel jarl ?
voyage-ask-piece = Quelle marchandise ?
voyage-ask-direction = Vers où le vent doit-il pointer ?
voyage-do-sail = Naviguer pas à pas
voyage-do-sail-all = Jusqu’au but
voyage-do-other = Autre route
voyage-do-clear = Effacer
voyage-do-draw = Piocher une rune, 1 jour
voyage-do-launch = Appareiller : { $place }
voyage-do-trade = Commercer : +{ $points }
voyage-do-trade-piece = { $piece } : +{ $points }
voyage-do-trade-which = Commerce…
voyage-do-raid = Piller : { $chance } %
voyage-do-settle = Coloniser : { $chance } %
voyage-do-winter = Hiverner
voyage-do-end = Finir le tour
voyage-do-stay = Rester : { $place }
voyage-do-choose = Choisir
voyage-do-cancel = Annuler
voyage-do-not = Pas maintenant

days = Les { $number } jours du tour
days-day = Jour { $number }
days-load = charge
days-rune = rune
days-lose = perte { $number }
days-named-load = chargement
days-named-rune = une rune piochée
days-named-sail = en mer
days-named-plan = prévu
days-named-free = libre
days-weather = { $zone } : jour de mer { $sailed }, beau temps { $fair }

odds = Chances
odds-success = réussite
odds-lost = pertes moyennes
odds-chance = { $chance } %
odds-points = +{ $points } PV
odds-trade = Vendre { $piece }
odds-raid = { $dice ->
    [one] { $dice } dé, au-dessus de { $value }
   *[other] Jusqu’à { $dice } dés, l’un au-dessus de { $value }
}
odds-settle = { $dice ->
    [one] { $dice } dé, au-dessus de { $value }
   *[other] { $dice } dés, l’un au-dessus de { $value }
}
odds-with = avec { $runes }
odds-treasure = Trésor : de { $least } à { $most } PV.
odds-settlement = Une colonie ici : { $points } PV à la fin.
odds-saga = Une réussite accomplit « { $saga } ».
odds-nothing = Rien à faire ici.

combat-title-raid = Pillage : { $place }
combat-title-settle = Colonisation : { $place }
combat-about-raid = Les dés sont lancés un à un. Un dé au-dessus de la valeur prend la ville ; chaque autre coûte un viking.
combat-about-settle = Les dés sont lancés ensemble. Un seul au-dessus de la valeur suffit ; chaque autre coûte un viking.
combat-goods-there = Le port a des marchandises : sa valeur de { $value } compte pour { $worth }.
combat-above = au-dessus de { $value }
combat-town = La ville tombe. Trésor : { $points } PV.
combat-settled = La colonie est fondée.
combat-drove-out = { $name } est chassé, la colonie est à vous.
combat-failed = La tentative a échoué.
combat-stopped = Le pillage est arrêté.
combat-declined = Le dernier viking reste à bord.
combat-again = Un échec. Relancer ?
combat-last-viking = Réussi, mais il ne reste qu’un viking : s’installe-t-il (le drakkar est abandonné) ou reste-t-il à bord ?
combat-lost = { $number ->
    [one] { $number } viking perdu.
   *[other] { $number } vikings perdus.
}
combat-saga = Saga gagnée : « { $saga } »{ $points ->
    [0] .
   *[other] , { $points } PV.
}
combat-abandoned = Il ne reste aucun viking : le drakkar est abandonné et le tour prend fin.
combat-do-raid = Lancer le premier dé
combat-do-raid-on = Relancer
combat-do-stop = Arrêter
combat-do-dice = { $dice ->
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}
combat-do-rune = Jouer { $rune }
combat-do-place = Coloniser, abandonner le drakkar
combat-do-decline = Garder le viking à bord
combat-do-on = Continuer

days-of = jour { $number } sur 7
odds-port = { $place }, valeur { $value }
key-rune = jouer une rune
key-sail = naviguer d’un pas, jusqu’au but
key-other = une autre route
key-mission = commercer, piller (attaquer), coloniser
key-draw = piocher une rune
key-end = hiverner, finir le tour
key-ship = montrer mon drakkar
tab-voyage = Voyage
tab-sagas = Sagas
tab-jarls = Jarls

## The map

sea-independent = indépendant
sea-letter-east = E
sea-letter-north = N
sea-letter-south = S
sea-letter-west = O
sea-map = Le monde des hommes du Nord
sea-needed = nécessaire à « { $saga } »
sea-open = possible
sea-reach = à { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}{ $losses ->
    [0] { "" }
    [one] , 1 perte
   *[other] , { $losses } pertes
}
sea-settlement = colonie : { $name }
sea-ship = drakkar : { $name }
sea-ship-own = votre drakkar
sea-town-large = grande ville
sea-town-small = petite ville
sea-value = valeur { $value }
sea-wind = Vent, direction { $direction } : { $days }
sea-wintering = Hivernage
sea-zone = zone { $zone }, { $number ->
    [one] { $number } jour de beau temps
   *[other] { $number } jours de beau temps
}

## La visite du premier voyage

guide-sea-fair = Les jours de beau temps
guide-sea-fair-text = Chaque zone a ses jours de beau temps, un de plus là où pointe le vent. Si vous naviguez plus longtemps en un tour, vous perdez des pièces. La piste des jours tient le compte.
guide-sea-finish = Vous connaissez la mer
guide-sea-finish-text = Vous avez tout vu. Qui a le plus de PV gagne. Règles et touches restent à portée : R et ?.
guide-sea-goods = De quoi commercer
guide-sea-goods-text = Les vikings combattent et colonisent ; les marchandises se vendent. Prenez-en une ou deux : celles qui sont recherchées rapportent 2 PV de plus.
guide-sea-home = Où aller ?
guide-sea-home-text = Ici vous pouvez piocher des runes, une par jour. Puis choisissez un port sur le plateau : jours, météo et pertes s’affichent avant le départ. Un drapeau marque ce qu’il faut aux sagas.
guide-sea-later = Cinq tours, bravo
guide-sea-later-text = Continuez. La visite revient une fois pour chaque chose que vous n’avez pas encore faite.
guide-sea-launch = Appareillez
guide-sea-launch-text = Avec un viking à bord, vous pouvez appareiller vers l’un des trois ports d’attache sans que cela prenne un jour. La Norvège est près de l’Écosse, le Danemark près de l’Angleterre et de la Germanie ; la Suède ouvre l’est.
guide-sea-load = Chargez votre drakkar
guide-sea-load-text = Un tour compte sept jours. Ici, dans la zone d’hivernage, chaque pièce embarquée en prend un : touchez un viking ou glissez-le dans la cale. Après quatre jours de chargement, il en reste trois pour naviguer.
guide-sea-lose = Mauvais temps
guide-sea-lose-text = Vous avez navigué plus longtemps que la météo ne le permet. Touchez la pièce que vous cédez. Gardez un viking : un drakkar qui n’en a plus est perdu.
guide-sea-place = Votre dernier viking
guide-sea-place-text = Il peut fonder la colonie, et vous abandonnez le drakkar. Ou vous le gardez à bord et continuez.
guide-sea-points = Si la partie finissait ici
guide-sea-points-text = À la fin, une colonie rapporte la valeur de son port, jusqu’à trois fois dans une région colonisée ; le plus de villes prises, 3 PV chacune ; les sagas, 10 ou 5 PV pour chaque patrie. Ce tableau fait le calcul.
guide-sea-port = Une mission par port
guide-sea-port-text = Il n’y a plus rien à faire ici ce tour. Continuez, restez et finissez le tour, ou hivernez : le drakkar rentre d’où qu’il soit, avec un viking à bord.
guide-sea-raid = Une ville à piller
guide-sea-raid-text = Les dés sont lancés un par un, un par viking, trois au plus. Si l’un dépasse la valeur du port, la ville tombe et son trésor est à vous ; chaque échec coûte un viking.
guide-sea-roll = Relancer ou arrêter ?
guide-sea-roll-text = Le tableau montre les chances du prochain dé. Arrêtez à temps si les vikings doivent servir ailleurs.
guide-sea-route = Votre voyage, jour par jour
guide-sea-route-text = Les jours violets sont beaux, les rouges coûtent des pièces. Touchez encore le lieu pour une autre route. Naviguez pas à pas : vous pouvez vous arrêter où vous voulez.
guide-sea-rune = Des runes en main
guide-sea-rune-text = Les cartes dorées peuvent être jouées maintenant et ne prennent aucun jour. Une rune inutile peut être défaussée. Dans les deux cas, vous pouvez ensuite tourner le vent.
guide-sea-saga = Trois sagas ouvertes
guide-sea-saga-text = Celui dont la mission accomplit une saga la gagne, peu importe qui a fait le reste. Un drapeau, ici et sur le plateau, marque un port qui manque encore.
guide-sea-settle = Fondez une colonie
guide-sea-settle-text = Choisissez combien de vikings participent : leurs dés sont lancés ensemble. Un seul au-dessus de la valeur suffit ; chaque autre coûte un viking. Les colonies rapportent à la fin.
guide-sea-trade = Commercez ici
guide-sea-trade-text = Posez un pion de marchandises dans le port et gagnez aussitôt sa valeur. Chaque région n’accepte chaque sorte qu’une fois.
guide-sea-wind = Le vent tourne
guide-sea-wind-text = La zone vers laquelle il pointe a un jour de beau temps de plus, celle d’en face un de moins. Tournez-le pour aider votre prochain voyage ou gêner les autres.
guide-sea-winter = Plus de jour
guide-sea-winter-text = Finissez le tour et restez où vous êtes, ou hivernez : le drakkar rentre d’où qu’il soit avec un viking, et tout le reste quitte la cale. Au tour suivant, vous chargez de nouveau.
guide-topic-load = Embarquer
guide-topic-raid = Piller
guide-topic-rune = Runes
guide-topic-sail = Naviguer
guide-topic-settle = Coloniser
guide-topic-trade = Commercer
guide-topic-winter = Hiverner
