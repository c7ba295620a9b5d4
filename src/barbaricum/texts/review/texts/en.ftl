# The analysis of a finished game.

review-cost = That cost { $name } { $share }% of a victory; better: { $best }.
review-gave = That gave { $name } { $share }%.
review-took = That took { $share }% from { $name }.
review-kind-deal = Cards drawn
review-kind-die = Dice
review-kind-treasure = Treasures
review-kind-rune-card = Runes drawn
review-treasure = { $number } VP
