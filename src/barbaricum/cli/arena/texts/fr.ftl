# La commande arena.

command-arena = faire jouer des robots entre eux et mesurer leur force
option-arena-bots = les robots, le plus fort d’abord : novice, greedy, steady, strong (strong:200 cherche avec 200 simulations ; steady+builder a un caractère)
option-arena-games = nombre de parties (1000)
option-arena-seats = nombre de joueurs (4)
option-arena-seed = le nombre dont découle tout le hasard de l’arène (0)
option-arena-processes = nombre de processus qui jouent à la fois (un par cœur)
option-arena-keep = fichier où les parties sont gardées ; une arène arrêtée reprend à partir de lui
option-arena-plot = fichier pour un graphique des parts de victoires (SVG)
option-arena-json = fichier pour les chiffres
option-arena-until-clear = s’arrêter dès qu’il est clair, pour chaque robot, s’il est meilleur que le suivant
option-arena-ray = jouer sur une grappe Ray (demande l’extra « ray »)
error-arena-bots = Une arène demande au moins deux robots différents, et pas plus que ses { $seats } places.
error-arena-other-match = Le fichier { $file } appartient à une autre arène : d’autres robots, d’autres places ou un autre nombre.
error-arena-no-ray = Ray n’est pas installé : pip install "ray>=2.40".
arena-title = { $game }, { $seats } places, { $games } parties
arena-even = À forces égales, chaque place gagnerait { $share } % des parties. Les intervalles sont ceux de 95 %.
arena-column-bot = robot
arena-column-wins = gagnées, % par place
arena-column-points = points
arena-column-rating = cote
arena-column-time = une décision
arena-column-faults = illégales / tardives
arena-plot = { $game }, { $seats } places, { $games } parties : parties gagnées par place
arena-verdict-better = { $one } bat { $other } : c’est clair.
arena-verdict-no-better = { $one } n’est pas clairement plus fort : { $other } fait aussi bien.
arena-verdict-open = { $one } ou { $other } : on ne sait pas encore qui est le plus fort.
