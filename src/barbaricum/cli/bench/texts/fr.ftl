# La commande bench.

option-bench-seconds = durée de la mesure du jeu au hasard (5)
option-bench-seed = le nombre dont découlent toutes les parties (375)
option-bench-tables = le nombre de tables en direct, avec « live » (100)
option-bench-game = le jeu (attila, invasions), « live » (des tables dans le navigateur) ou « crowd » (beaucoup)
option-bench-games = nombre de parties ouvertes, avec « crowd » (10000)
option-bench-sockets = nombre de connexions ouvertes, avec « crowd » (1000)
bench-machine = { $system }, { $cores } cœurs, { $python } ; graine { $seed } ; options par défaut.
bench-play = Jeu au hasard, { $seats } places, un cœur : { $speed } coups/s (décisions des places ; le hasard est joué, mais ne compte pas).
bench-search = Recherche du robot strong, { $seats } places, un cœur : { $speed } simulations/s.
bench-calls = Un appel, sur { $positions } positions de parties à tout nombre de places (médiane, 99e centile) :
bench-records = Enregistrements de { $games } parties entières par nombre de places (médiane, maximum), et leur relecture :
bench-seats = { $seats } places
bench-limit = limite { $limit }, part { $share }
bench-peers = Face à Catanatron et OpenSpiel : python3 dev.py bench-peers
bench-live-ran = { $tables } tables en direct ({ $games } tour à tour), chacune avec deux joueurs sur deux connexions, sur cette machine ; un clic à chacune toutes les { $pace } s pendant { $seconds } s. Charge moyenne { $load }.
bench-live-times = Du clic à l’écran de l’autre joueur, { $moves } clics : médiane { $median } ms, 99 sur 100 en { $most } ms ; limite { $limit } ms à la médiane.
bench-live-server = Le serveur a calculé { $busy } ms par clic.
bench-crowd-filled = { $tables } parties tour par tour ouvertes, tous les jeux à tour de rôle, quarante décisions chacune ; le fichier fait { $size } Mo.
bench-crowd-start = Le serveur était prêt après { $seconds } s ({ $busy } s de processeur) et occupe { $memory } Mo.
bench-crowd-sockets = { $sockets } connexions, deux à chaque table, étaient ouvertes après { $seconds } s ; { $memory } Mo.
bench-crowd-moves = { $tables } tables ont joué sans pause : { $speed } coups/s ; jusqu’à ce que les deux joueurs aient vu un coup, { $median } ms en médiane, 99 sur 100 en { $most } ms ; le serveur a calculé { $busy } ms par coup ; { $memory } Mo ensuite.
bench-crowd-mine = La liste de ses propres parties : { $median } ms en médiane.
bench-crowd-load = Charge moyenne { $load }.
