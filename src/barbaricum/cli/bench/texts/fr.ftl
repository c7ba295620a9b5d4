# La commande bench.

option-bench-seconds = durée de la mesure du jeu au hasard (5)
option-bench-seed = le nombre dont découlent toutes les parties (375)
bench-machine = { $system }, { $cores } cœurs, { $python } ; graine { $seed } ; options par défaut.
bench-play = Jeu au hasard, { $seats } places, un cœur : { $speed } coups/s (décisions des places ; le hasard est joué, mais ne compte pas).
bench-calls = Un appel, sur { $positions } positions de parties à tout nombre de places (médiane, 99e centile) :
bench-records = Enregistrements de { $games } parties entières par nombre de places (médiane, maximum), et leur relecture :
bench-seats = { $seats } places
bench-limit = limite { $limit }, part { $share }
bench-peers = Face à Catanatron et OpenSpiel : python3 dev.py bench-peers
