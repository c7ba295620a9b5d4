# Die Lobby: die Türen, ein neuer Tisch, der Warteraum.

home-tag = Zwei Brettspiele von Völkern in Bewegung, auf schönen Karten
home-players = { $least }–{ $most } Spieler
home-best = am besten { $least }–{ $most }
home-minutes = { $number } Min.
home-play-now = Jetzt spielen
home-against-bots = gegen Bots
home-make-table = Tisch eröffnen
home-my-games = Meine Partien
home-my-none = Deine Partien stehen dann hier.
home-join = Mit Link dazukommen
home-join-paste = Link oder Code einfügen
home-join-nothing = Das ist weder der Link zu einem Tisch noch sein Code.
home-do-join = Dazu
home-open-tables = Offene Tische
home-open-none = Kein offener Tisch. Mache einen, man findet ihn hier.
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
home-status-playing = wird gespielt
home-status-over = aus
home-tour-attila = In fünf Zügen lernen
home-tour-invasions = Auf erster Fahrt lernen
home-door-attila = Sechs Völker ziehen ins Römische Reich, und keines gehört jemandem.
home-door-invasions = Langschiffe, Handel, Raubzüge und Siedlungen rund um Europa.
home-games = Die Spiele
home-licences = Schriften, Kartendaten und Lizenzen

new-title = Ein neuer Tisch
new-name = Dein Name
new-seats = Spieler
new-seat = Sitzplatz { $number }
new-kind-human = Du
new-kind-open = Offen: wer den Link hat
new-kind-hot-seat = An diesem Gerät
new-player = Name
new-options = Optionen
new-listed = Den Tisch auf der Startseite zeigen
new-hints = Tipps erlaubt
new-rated = Gewertet
new-rated-note = Gewertet: nur Leute mit Konto, und mit Uhr. Keine Tipps, nichts wird zurückgenommen, was andere erlauben müssten, kein Bot für eine Weile. Wer seinen Platz einem Bot überlässt oder die Zeit überschreitet, zählt als Letzter; die anderen werden nach ihrem Platz gewertet.
new-create = Tisch eröffnen
new-bot-random = Bot: zufällig
new-bot-novice = Bot: Neuling
new-bot-greedy = Bot: gierig
new-bot-steady = Bot: solide
new-bot-strong = Bot: stark
new-game = Spiel
new-rating = Stärke { $number }

waiting-title = Es fehlen noch Spieler
waiting-link = Schicke diesen Link deinen Freunden
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-start = Das Spiel beginnen
waiting-host = Der Gastgeber beginnt, sobald alle Plätze besetzt sind.
waiting-open = frei
waiting-take = Hier sitzen
waiting-for = Wir warten auf { $name }
waiting-kept = Dein Platz wartet auf dich
waiting-take-kept = Wieder hinsetzen
waiting-again = Das Spiel beginnt von selbst, sobald alle da sind.
waiting-name-first = Sag zuerst, wie du heißt.
waiting-make-bot = Bot hinsetzen
waiting-make-open = Platz freigeben
waiting-leave = Den Tisch verlassen
waiting-commit = Aller Zufall dieser Partie folgt aus einem Geheimnis mit dem Fingerabdruck
waiting-here-only = Dieser Link gilt nur auf diesem Rechner. Damit andere im selben Netz mitspielen können, starte den Server mit
