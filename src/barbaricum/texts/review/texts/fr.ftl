# L’analyse d’une partie finie.

review-cost = Cela a coûté à { $name } { $share } points de chances de victoire ; mieux : { $best }.
review-gave = Cela a donné à { $name } { $share } points de chances de victoire.
review-took = Cela a coûté à { $name } { $share } points de chances de victoire.
review-kind-deal = Cartes piochées
review-kind-die = Dés
review-kind-treasure = Trésors
review-kind-rune-card = Runes piochées
review-treasure = { $number } PV
