# Le plateau d’Invasions. Les mots sont ceux de docs/rules/glossary.md ; pièces, zones et fins sont dans les textes du jeu.

vp = PV

## Demande

demand = Recherché
demand-more = +2 PV
demand-supply = Reste dans le stock

## Dés

die-hit = réussite
die-miss = perdu
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
hold-reserve = Réserve : { $number } { $number ->
    [one] viking
   *[other] vikings
}.
hold-risk = Marqué : ce qui partirait d’abord.

## Si c’était fini

ended = Si c’était fini
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
pile-about = Runes face cachée : { $deck }. Quand il n’en reste plus, celles-ci sont mélangées en une nouvelle pioche.
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
runes-none = Aucune rune en main. Piochez-en dans un port d’attache, un jour chacune.
runes-not-now = ne peut être jouée maintenant
runes-pile = Défausse : { $number }
runes-play = Jouer
runes-ready = peut être jouée maintenant
runes-wind = Dans les deux cas, vous pourrez ensuite tourner le vent.

## Sagas

book = Sagas gagnées
book-about = Pour chaque patrie : le plus de sagas, 10 PV chacune ; le deuxième, 5 PV chacune.
book-aside = Mises de côté
book-points = { $points } PV
book-standings = Où en sont les patries
saga-done = fait
saga-kind-raid = saga de pillage
saga-kind-settle = saga de colonisation
saga-kind-trade = saga de commerce
saga-needed = manque encore
saga-town-large = { $port }, grande ville
saga-town-small = { $port }, petite ville
sagas = Sagas
sagas-deck = période { $era } · pioche { $number }
sagas-last = derniers tours de table · { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
sagas-none = Aucune saga n’est ouverte.
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
