# Die Analyse eines beendeten Spiels.

review-cost = Das kostete { $name } { $share } % eines Sieges; besser: { $best }.
review-gave = Das brachte { $name } { $share } %.
review-took = Das nahm { $name } { $share } %.
review-kind-deal = Gezogene Karten
review-kind-die = Würfel
review-kind-treasure = Schätze
review-kind-rune-card = Gezogene Runen
review-treasure = { $number } SP
