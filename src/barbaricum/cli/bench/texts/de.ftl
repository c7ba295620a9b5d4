# Der Befehl bench.

option-bench-seconds = wie lange das Spiel durch Zufall gemessen wird (5)
option-bench-seed = die Zahl, aus der alle Partien folgen (375)
option-bench-tables = wie viele Tische live gehalten werden, mit „live“ (100)
option-bench-game = das Spiel (attila, invasions), „live“ (Tische im Browser) oder „crowd“ (sehr viele)
option-bench-games = wie viele Spiele offen sind, mit „crowd“ (10000)
option-bench-sockets = wie viele Verbindungen offen sind, mit „crowd“ (1000)
bench-machine = { $system }, { $cores } Kerne, { $python }; Startzahl { $seed }; Optionen wie vorgegeben.
bench-play = Spiel durch Zufall, { $seats } Plätze, ein Kern: { $speed } Züge/s (Entscheidungen der Plätze; der Zufall wird gespielt, aber nicht gezählt).
bench-search = Suche des Bots strong, { $seats } Plätze, ein Kern: { $speed } Simulationen/s.
bench-calls = Ein Aufruf, an { $positions } Stellungen aus Partien mit jeder Zahl von Plätzen (Median, 99. Perzentil):
bench-records = Aufzeichnungen von { $games } ganzen Partien je Zahl der Plätze (Median, Höchstwert) und ihre Wiedergabe:
bench-seats = { $seats } Plätze
bench-limit = Grenze { $limit }, davon { $share }
bench-peers = Gegen Catanatron und OpenSpiel: python3 dev.py bench-peers
bench-live-ran = { $tables } Tische live ({ $games } reihum) mit je zwei Spielern an zwei Verbindungen, auf diesem Rechner; an jedem alle { $pace } s ein Klick, { $seconds } s lang. Mittlere Last { $load }.
bench-live-times = Vom Klick bis zum Bildschirm des anderen, { $moves } Klicks: Median { $median } ms, 99 von 100 in { $most } ms; Grenze { $limit } ms beim Median.
bench-live-server = Der Server rechnete { $busy } ms für jeden Klick.
bench-crowd-filled = { $tables } offene rundenweise Partien, alle Spiele abwechselnd, je vierzig Entscheidungen; die Datei hat { $size } MB.
bench-crowd-start = Der Server war nach { $seconds } s ({ $busy } s Rechenzeit) bereit und braucht { $memory } MB.
bench-crowd-sockets = { $sockets } Verbindungen, zwei an jedem Tisch, waren nach { $seconds } s offen; { $memory } MB.
bench-crowd-moves = { $tables } Tische spielten ohne Pause: { $speed } Züge/s; bis beide Spieler einen Zug gesehen hatten, { $median } ms im Median, 99 von 100 in { $most } ms; der Server rechnete { $busy } ms je Zug; danach { $memory } MB.
bench-crowd-mine = Die Liste der eigenen Partien: { $median } ms im Median.
bench-crowd-load = Durchschnittliche Last { $load }.
