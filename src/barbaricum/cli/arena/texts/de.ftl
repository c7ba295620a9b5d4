# Der Befehl arena.

command-arena = Bots gegeneinander spielen lassen und ihre Stärke messen
option-arena-bots = die Bots, der stärkste zuerst: novice, greedy, steady, strong (strong:200 sucht mit 200 Simulationen; steady+builder hat einen Charakter)
option-arena-games = wie viele Partien (1000)
option-arena-seats = Zahl der Spieler (4)
option-arena-seed = die Zahl, aus der aller Zufall der Arena folgt (0)
option-arena-processes = wie viele Prozesse zugleich spielen (einer je Kern)
option-arena-keep = Datei, in der die Partien bleiben; eine angehaltene Arena geht mit ihr weiter
option-arena-plot = Datei für ein Bild der Gewinnanteile (SVG)
option-arena-json = Datei für die Zahlen
option-arena-until-clear = aufhören, sobald von jedem Bot klar ist, ob er besser ist als der nächste
option-arena-ray = auf einem Ray-Cluster spielen (braucht das Extra „ray“)
error-arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots und nicht mehr als ihre { $seats } Plätze.
error-arena-other-match = Die Datei { $file } gehört zu einer anderen Arena: andere Bots, Plätze oder eine andere Zahl.
error-arena-no-ray = Ray ist nicht installiert: pip install "ray>=2.40".
arena-title = { $game }, { $seats } Plätze, { $games } Partien
arena-even = Wären alle gleich, gewänne jeder Platz { $share } % der Partien. Die Intervalle sind die von 95 %.
arena-column-bot = Bot
arena-column-wins = gewonnen, % je Platz
arena-column-points = Punkte
arena-column-rating = Wertung
arena-column-time = eine Entscheidung
arena-column-faults = regelwidrig / zu spät
arena-plot = { $game }, { $seats } Plätze, { $games } Partien: gewonnene Partien je Platz
arena-verdict-better = { $one } ist besser als { $other }.
arena-verdict-no-better = { $one } ist nicht deutlich besser als { $other }.
arena-verdict-open = Ob { $one } besser ist als { $other }, ist noch nicht klar.
