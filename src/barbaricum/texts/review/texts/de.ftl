# Die Analyse eines beendeten Spiels.

review-cost = Das kostete { $name } { $share } Prozentpunkte Siegchance; besser: { $best }.
review-gave = Das brachte { $name } { $share } Prozentpunkte Siegchance.
review-took = Das kostete { $name } { $share } Prozentpunkte Siegchance.
review-kind-deal = Gezogene Karten
review-kind-die = Würfel
review-kind-treasure = Schätze
review-kind-rune-card = Gezogene Runen
review-treasure = { $number } SP
