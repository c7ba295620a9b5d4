# Turniere.

tournament-organise = Turnier veranstalten
tournament-open = Offen zur Anmeldung
tournament-running = Laufend
tournament-finished = Beendet
tournament-none-open = Gerade ist kein Turnier offen. Veranstalte eines und schick deinen Freunden den Link.
tournament-none = Noch keines.
tournament-kind-round-robin = jeder gegen jeden
tournament-kind-swiss = Schweizer System
tournament-tables = Tische zu { $number }
tournament-players-of = Spieler: { $number } von { $most }
tournament-round-of = Runde { $round } von { $rounds }
tournament-by = veranstaltet von { $name }
tournament-rated = gewertet
tournament-closed = vorzeitig beendet
tournament-winner = { $name } hat gewonnen

tournament-join = Mitspielen
tournament-join-as = Dein Name
tournament-join-rated = Dieses Turnier ist gewertet: Zum Mitspielen brauchst du ein Konto.
tournament-in = Du bist dabei. Es beginnt, sobald { $name } es startet.
tournament-starts = Die erste Runde beginnt, sobald { $name } das Turnier startet.
tournament-leave = Das Turnier verlassen
tournament-leave-sure = Wirklich verlassen? Ein Bot spielt deine Partie zu Ende, und du wirst dort Letzter.
tournament-yes = Ja
tournament-no = Nein
tournament-ready = Dein Tisch der { $round }. Runde ist bereit.
tournament-play = Zum Tisch
tournament-next-at = Die { $round }. Runde beginnt um { $time }.
tournament-soon = Die { $round }. Runde wird ausgelost.
tournament-wait = Deine Partie der { $round }. Runde ist beendet. Noch laufende Tische: { $number }.
tournament-bye = In der { $round }. Runde setzt du aus und bekommst dafür 6 Punkte.
tournament-goes = Die { $round }. Runde läuft.
tournament-over = Das Turnier ist beendet.
tournament-place = Dein Platz: { $rank }
tournament-was-closed = Das Turnier wurde vorzeitig beendet.

tournament-standings = Tabelle
tournament-rank = Rang
tournament-player = Spieler
tournament-points = Punkte
tournament-opponents = Gegner
tournament-direct = Direkt
tournament-share = Anteil
tournament-byes = Frei
tournament-gone = ausgestiegen
tournament-how = Wie Punkte und Gleichstände gezählt werden
tournament-how-points = An jedem Tisch bekommt der Erste 12 Punkte und der Letzte keinen; die anderen liegen gleichmäßig dazwischen, und wer sich einen Platz teilt, teilt dessen Punkte. Wer seinen Sitz einem Bot überlassen oder durch die Uhr verloren hat, ist Letzter. Ein Freilos zählt 6 Punkte.
tournament-how-opponents = Gegner: Bei gleichen Punkten entscheidet der Durchschnitt der Gegner.
tournament-how-direct = Direkt: Wer noch gleichauf ist, wird nach Siegen minus Niederlagen an gemeinsamen Tischen gereiht.
tournament-how-share = Anteil: Dann zählt der durchschnittliche Anteil an allen Punkten der eigenen Partien.
tournament-how-byes = Frei: Dann zählen weniger Freilose.
tournament-how-lot = Zuletzt entscheidet das Los, gezogen aus dem Startwert des Turniers:

tournament-rounds = Runden
tournament-round = Runde { $round }
tournament-table = Tisch { $number }
tournament-watch = Zuschauen
tournament-replay = Ansehen
tournament-erased = gelöscht
tournament-bot = Bot
tournament-sits-out = Spielfrei: { $names }
tournament-entries = Spieler
tournament-nobody = Noch hat sich niemand angemeldet.
tournament-remove = Entfernen
tournament-remove-name = { $name } entfernen
tournament-remove-sure = { $name } wirklich entfernen? Eine laufende Partie spielt ein Bot weiter.

tournament-for-organiser = Für die Turnierleitung
tournament-start = Das Turnier starten
tournament-start-note = Danach kann sich niemand mehr anmelden, und alles Weitere läuft automatisch.
tournament-close = Das Turnier beenden
tournament-close-sure = Wirklich beenden? Es gibt dann keine weitere Runde.
tournament-link = Link für Spieler
tournament-about = Einzelheiten
tournament-pause = { $number ->
    [0] Die nächste Runde beginnt sofort.
    [one] Vor jeder Runde eine Minute Pause.
   *[other] Vor jeder Runde { $number } Minuten Pause.
}
tournament-fill-bots = Bots füllen freie Plätze auf ({ $level }).
tournament-fill-smaller = Geht die Zahl nicht auf, sind einige Tische kleiner.
tournament-fill-byes = Geht die Zahl nicht auf, setzen einige aus.
tournament-many-rounds = Runden: { $number }
tournament-auto-rounds-round-robin = So viele Runden, bis alle gegen alle gespielt haben.
tournament-auto-rounds-swiss = So viele Runden, wie es braucht, um einen Sieger zu finden.

tournament-new = Ein neues Turnier
tournament-new-account = Um ein Turnier zu veranstalten, brauchst du ein Konto, damit deine Spieler dich wiederfinden.
tournament-new-account-go = Konto erstellen oder anmelden
tournament-name = Name des Turniers
tournament-game = Spiel
tournament-kind = Turnierform
tournament-kind-round-robin-note = Alle treffen auf alle, so gleichmäßig wie möglich.
tournament-kind-swiss-note = Weniger Runden: Es treffen sich Spieler mit ähnlichem Stand, möglichst nie zweimal.
tournament-seats = Spieler pro Tisch
tournament-most = Höchstzahl der Spieler
tournament-rounds-number = Runden
tournament-rounds-auto = so viele wie nötig
tournament-fill = Wenn die Zahl nicht aufgeht
tournament-fill-choice-smaller = kleinere Tische
tournament-fill-choice-bots = Bots füllen auf
tournament-fill-choice-byes = einige setzen aus
tournament-level = Stärke der Bots
tournament-pause-before = Pause vor jeder Runde
tournament-pause-none = keine
tournament-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
}
tournament-options = Regeln
tournament-listed = In der öffentlichen Liste zeigen
tournament-rated-check = Gewertet: nur mit Konto, ohne Bots
tournament-make = Turnier eröffnen
