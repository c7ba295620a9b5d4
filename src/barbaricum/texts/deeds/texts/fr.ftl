# Comment s’appelle une action, là où on la conseille ou la revoit.

deed-attila-play = jouer une carte des { $people }, pion en { $province }
deed-attila-influence = prendre l’influence sur les { $people }
deed-attila-second = placer un deuxième pion des { $people } en { $province }
deed-attila-forgo = ne prendre ni influence ni deuxième pion
deed-attila-lay = poser { $cards }
deed-attila-pass = ne rien poser
deed-attila-score = passer au décompte
deed-attila-double = utiliser la tuile Coup double
deed-attila-exchange = utiliser la tuile Échange : écarter { $cards }
deed-attila-advance = utiliser la tuile Influence : 2 cases pour les { $people }
deed-attila-advance-both = utiliser la tuile Influence : 1 case pour les { $people } et 1 pour les { $other }
deed-attila-skip = sauter le coup
deed-attila-end = finir le tour
deed-invasions-load = embarquer { $pieces }
deed-invasions-launch = appareiller : { $place }
deed-invasions-draw = piocher une rune
deed-invasions-sail = naviguer : { $place }
deed-invasions-lose = perdre { $pieces }
deed-invasions-trade = vendre { $pieces } ({ $port })
deed-invasions-raid = piller : { $port }
deed-invasions-raid-on = lancer encore un dé
deed-invasions-raid-stop = arrêter le pillage
deed-invasions-settle = tenter de coloniser avec { $dice } { $dice ->
    [one] dé
   *[other] dés
} : { $port }
deed-invasions-settle-place = fonder la colonie et abandonner le drakkar
deed-invasions-settle-decline = garder le viking et renoncer à la colonie
deed-invasions-rune = jouer { $rune }
deed-invasions-rune-on = jouer { $rune } : { $target }
deed-invasions-discard = défausser { $rune }
deed-invasions-wind = tourner le vent, direction { $direction }
deed-invasions-wind-keep = laisser le vent tel quel
deed-invasions-winter = hiverner
deed-invasions-end = finir le tour
