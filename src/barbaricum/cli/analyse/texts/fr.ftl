# La commande analyse.

command-analyse = revoir une partie finie : ce qu’a coûté chaque décision et ce qu’a fait la chance
option-analyse-simulations = jusqu’où chaque décision est examinée (160)
option-analyse-seed = le nombre dont découle tout le hasard de l’analyse (0)
option-analyse-json = fichier pour les chiffres
option-analyse-plot = fichier pour un graphique des chances de gagner (SVG)
analyse-plot = Chances de gagner après chaque ligne
analyse-column-name = joueur
analyse-column-accuracy = précision sur 100
analyse-column-costly = décisions coûteuses
analyse-column-luck = chance, %
analyse-column-draws = résultat
analyse-column-number = combien de fois
analyse-column-points = chance en points
analyse-column-outcomes = tombé (attendu)
analyse-draws = Dés et pioches, chacun avec ce qui est tombé (et ce qu’on pouvait attendre) :
analyse-turning = Tournants de la partie :
analyse-mistakes = Ce qui a le plus coûté à { $name } :
analyse-row = ligne { $row } : { $sentence }
analyse-mistake = ligne { $row } : { $text } ; mieux { $best } ({ $share } %)
