# The analysis of a finished game.

review-cost = That cost { $name } { $share } points of winning chance; better: { $best }.
review-gave = That gave { $name } { $share } points of winning chance.
review-took = That cost { $name } { $share } points of winning chance.
review-kind-deal = Cards drawn
review-kind-die = Dice
review-kind-treasure = Treasures
review-kind-rune-card = Runes drawn
review-treasure = { $number } VP
