# Comment s’appelle une action, là où on la conseille ou la revoit.

action-attila-play = jouer une carte des { $people }, pion en { $province }
action-attila-influence = prendre l’influence sur les { $people }
action-attila-second = placer un deuxième pion des { $people } en { $province }
action-attila-forgo = ne prendre ni influence ni deuxième pion
action-attila-lay = poser { $cards }
action-attila-pass = ne rien poser
action-attila-score = passer au décompte
action-attila-double = utiliser la tuile Coup double
action-attila-exchange = utiliser la tuile Échange : écarter { $cards }
action-attila-advance = utiliser la tuile Influence : 2 cases pour les { $people }
action-attila-advance-both = utiliser la tuile Influence : 1 case pour les { $people } et 1 pour les { $other }
action-attila-skip = sauter le coup
action-attila-end = finir le tour
action-invasions-load = embarquer { $pieces }
action-invasions-launch = appareiller : { $place }
action-invasions-draw = piocher une rune
action-invasions-sail = naviguer : { $place }
action-invasions-lose = perdre { $pieces }
action-invasions-trade = vendre { $pieces } ({ $port })
action-invasions-raid = piller : { $port }
action-invasions-raid-on = lancer encore un dé
action-invasions-raid-stop = arrêter le pillage
action-invasions-settle = tenter de coloniser avec { $dice } { $dice ->
    [one] dé
   *[other] dés
} : { $port }
action-invasions-settle-place = fonder la colonie et abandonner le drakkar
action-invasions-settle-decline = garder le viking et renoncer à la colonie
action-invasions-rune = jouer { $rune }
action-invasions-rune-on = jouer { $rune } : { $target }
action-invasions-discard = défausser { $rune }
action-invasions-wind = tourner le vent, direction { $direction }
action-invasions-wind-keep = laisser le vent tel quel
action-invasions-winter = hiverner
action-invasions-end = finir le tour
