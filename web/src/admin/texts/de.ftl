# The page of whoever runs the server.

admin-title = Server
admin-leave = Diese Seite schließen
admin-how = Diese Seite ist für die, die den Server betreiben. Auf seinem Rechner macht dieser Befehl einen Link, der sie öffnet; in den Einstellungen kann auch ein Passwort stehen.
admin-key = Passwort oder Schlüssel eines Links
admin-enter = Öffnen
admin-load = Last
admin-running = Version { $version }, läuft seit { $span }
admin-playing = im Gange
admin-open = offen
admin-over = beendet
admin-in-memory = Tische im Speicher
admin-sockets = Verbindungen
admin-waiting = wartende Fragen
admin-memory = Arbeitsspeicher
admin-database = Datenbank
admin-room = frei auf der Platte
admin-backup = Alter der Sicherung
admin-backup-none = noch keine
admin-processes = Prozesse
admin-bots = Bots
admin-minds = { $busy } denken nach, { $waiting } warten
admin-thought = meist { $usual }, höchstens { $longest }
admin-jobs = Arbeit für später
admin-jobs-none = Nichts wartet.
admin-job = { $waiting } warten, { $late } verspätet, { $lost } aufgegeben
admin-troubles = Was schiefging ({ $number ->
    [one] ein Fehler
   *[other] { $number } Fehler
})
admin-troubles-none = Nichts seit dem Start.
admin-level-error = Fehler
admin-level-warning = Hinweis
admin-trace = Einzelheiten
admin-tables = Tische ({ $number })
admin-search = Titel, Name oder Spieler
admin-state = Zustand
admin-state-all = alle
admin-rows = { $number ->
    [one] eine Zeile
   *[other] { $number } Zeilen
}
admin-here = { $number ->
    [0] niemand da
   *[other] { $number } da
}
admin-erase = Löschen
admin-erase-sure = Diesen Tisch mit seiner ganzen Partie löschen, für alle Spieler und für immer?
admin-erase-yes = Für immer löschen
admin-erase-no = Behalten
admin-close = Schließen
admin-closed = Geschlossen:
admin-close-why = Warum? Alle am Tisch lesen es. Die Partie endet ohne Ergebnis; ihre Aufzeichnung bleibt.
admin-close-yes = Tisch schließen
admin-tables-none = Kein Tisch passt.
admin-reports = Meldungen
admin-reports-none = Nichts zu erledigen.
admin-settle = Erledigt
admin-bans = Ausgesperrt
admin-bans-none = Alle dürfen herein.
admin-for-ever = ohne Ende
admin-until = bis { $day }
admin-pardon = Wieder einlassen
admin-whom = Wen
admin-whom-person = jemanden am Tisch
admin-whom-address = eine Adresse
admin-table = Tisch
admin-seat = Platz
admin-address = Adresse oder Bereich
admin-reason = Grund (wird gesagt)
admin-days = Tage
admin-ban = Aussperren
admin-announcements = Ankündigungen
admin-announcements-none = Nichts ist angekündigt.
admin-text = Text für alle
admin-announce = Ankündigen
admin-withdraw = Zurückziehen
