# Der Befehl bench.

option-bench-seconds = wie lange das Spiel durch Zufall gemessen wird (5)
option-bench-seed = die Zahl, aus der alle Partien folgen (375)
option-bench-tables = wie viele Tische live gehalten werden, mit „live“ (100)
option-bench-game = das Spiel (attila, invasions), oder „live“: Tische im Browser
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
