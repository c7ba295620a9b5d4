# L’analyse d’une partie finie.

review-cost = Cela a coûté à { $name } { $share } % d’une victoire ; mieux : { $best }.
review-gave = Cela a donné { $share } % à { $name }.
review-took = Cela a pris { $share } % à { $name }.
review-kind-deal = Cartes piochées
review-kind-die = Dés
review-kind-treasure = Trésors
review-kind-rune-card = Runes piochées
review-treasure = { $number } PV
