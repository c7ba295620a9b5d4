# Die Lobby: die Türen, ein neuer Tisch, der Warteraum.

home-tag = Zwei Brettspiele über Völker auf Wanderschaft, auf schönen Karten
home-players = { $least }–{ $most } Spieler
home-best = am besten { $least }–{ $most }
home-minutes = { $number } Min.
home-play-now = Jetzt spielen
home-against-bots = gegen Bots
home-make-table = Tisch eröffnen
home-my-games = Meine Partien
home-my-none = Hier erscheinen deine Partien.
home-join = Per Link beitreten
home-join-paste = Link oder Code einfügen
home-join-nothing = Das ist weder der Link zu einem Tisch noch sein Code.
home-do-join = Beitreten
home-open-tables = Offene Tische
home-open-none = Gerade ist kein Tisch offen. Eröffne einen, dann steht er hier.
home-new = Neuer Tisch
home-sit = Hinsetzen
home-wait = { $number ->
    [one] 1 wartet auf dich
   *[other] { $number } warten auf dich
}
home-your-turn = Du bist am Zug
home-watch = Zusehen
home-play = Spielen
home-status-open = wartet auf Spieler
home-status-playing = läuft
home-status-over = beendet
home-tour-attila = In fünf Zügen lernen
home-tour-invasions = Auf der ersten Fahrt lernen
home-door-attila = Sechs Völker ziehen ins Römische Reich; keines gehört einem Spieler.
home-door-invasions = Langschiffe, Handel, Plünderungen und Siedlungen rund um Europa.
home-games = Die Spiele
home-licences = Schriften, Kartendaten und Lizenzen

new-title = Ein neuer Tisch
new-name = Dein Name
new-seats = Spieler
new-seat = Sitzplatz { $number }
new-kind-human = Du
new-kind-open = Offen: alle, die den Link haben
new-kind-hot-seat = An diesem Gerät
new-player = Name
new-options = Optionen
new-listed = Den Tisch auf der Startseite zeigen
new-hints = Tipps erlaubt
new-rated = Gewertet
new-rated-note = Gewertete Partien sind für Leute mit Konto und werden mit Uhr gespielt: keine Tipps, kein Zurücknehmen mit Zustimmung anderer, kein Bot als Vertretung. Wer den Platz einem Bot überlässt oder die Zeit überschreitet, wird Letzter; die anderen werden nach ihrem Rang gewertet.
new-create = Tisch eröffnen
new-bot-random = Bot: zufällig
new-bot-novice = Bot: leicht
new-bot-greedy = Bot: mittel
new-bot-steady = Bot: schwer
new-bot-strong = Bot: sehr schwer
new-game = Spiel
new-rating = Stärke { $number }

waiting-title = Warten auf Mitspieler
waiting-link = Schicke diesen Link deinen Freunden
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-start = Partie beginnen
waiting-host = Der Gastgeber beginnt, sobald alle Plätze besetzt sind.
waiting-open = frei
waiting-full = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du hier zuschauen.
waiting-take = Hier sitzen
waiting-for = Wir warten auf { $name }
waiting-kept = Dein Platz wartet auf dich
waiting-take-kept = Wieder hinsetzen
waiting-again = Das Spiel beginnt von selbst, sobald alle da sind.
waiting-name-first = Gib zuerst deinen Namen ein.
waiting-make-bot = Bot hinsetzen
waiting-make-open = Platz freigeben
waiting-leave = Den Tisch verlassen
waiting-commit = Aller Zufall dieser Partie stammt aus einem vorher gewählten Geheimnis mit dem Fingerabdruck
waiting-here-only = Dieser Link gilt nur auf diesem Rechner. Damit andere in deinem Netz mitspielen können, starte den Server mit
