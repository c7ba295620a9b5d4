# La commande bench.

option-bench-seconds = durée de la mesure du jeu au hasard (5)
option-bench-seed = le nombre dont découlent toutes les parties (375)
option-bench-tables = le nombre de tables en direct, avec « live » (100)
option-bench-game = le jeu (attila, invasions), ou « live » : des tables dans le navigateur
bench-machine = { $system }, { $cores } cœurs, { $python } ; graine { $seed } ; options par défaut.
bench-play = Jeu au hasard, { $seats } places, un cœur : { $speed } coups/s (décisions des places ; le hasard est joué, mais ne compte pas).
bench-search = Recherche du robot strong, { $seats } places, un cœur : { $speed } simulations/s.
bench-calls = Un appel, sur { $positions } positions de parties à tout nombre de places (médiane, 99e centile) :
bench-records = Enregistrements de { $games } parties entières par nombre de places (médiane, maximum), et leur relecture :
bench-seats = { $seats } places
bench-limit = limite { $limit }, part { $share }
bench-peers = Face à Catanatron et OpenSpiel : python3 dev.py bench-peers
bench-live-ran = { $tables } tables en direct ({ $games } tour à tour), chacune avec deux joueurs sur deux connexions, sur cette machine ; un clic à chacune toutes les { $pace } s pendant { $seconds } s. Charge moyenne { $load }.
bench-live-times = Du clic à l’écran de l’autre joueur, { $moves } clics : médiane { $median } ms, 99 sur 100 en { $most } ms ; limite { $limit } ms à la médiane.
bench-live-server = Le serveur a calculé { $busy } ms par clic.
