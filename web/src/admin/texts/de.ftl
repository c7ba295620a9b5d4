# The page of whoever runs the server.

admin-title = Server
admin-leave = Diese Seite schließen
admin-how = Diese Seite ist für die Betreiber des Servers. Auf seinem Rechner erzeugt dieser Befehl einen Link, der sie öffnet; in den Einstellungen lässt sich auch ein Passwort festlegen.
admin-key = Passwort oder Schlüssel eines Links
admin-enter = Öffnen
admin-load = Last
admin-running = Version { $version }, läuft seit { $span }
admin-playing = laufende Tische
admin-open = offene Tische
admin-over = beendete Tische
admin-in-memory = Tische im Speicher
admin-sockets = Verbindungen
admin-waiting = wartende Anfragen
admin-memory = Arbeitsspeicher
admin-database = Datenbank
admin-room = frei auf der Platte
admin-backup = Alter der Sicherung
admin-backup-none = noch keine
admin-processes = Prozesse
admin-bots = Bots
admin-minds = { $busy } denken nach, { $waiting } warten
admin-thought = meist { $usual }, höchstens { $longest }
admin-jobs = Hintergrundaufgaben
admin-jobs-none = Nichts wartet.
admin-job = wartend: { $waiting }, verspätet: { $late }, aufgegeben: { $lost }
admin-troubles = Fehler ({ $number })
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
admin-erase-sure = Diesen Tisch mit der ganzen Partie für alle Spieler endgültig löschen?
admin-erase-yes = Endgültig löschen
admin-erase-no = Behalten
admin-close = Schließen
admin-closed = Geschlossen:
admin-close-why = Warum? Alle am Tisch lesen es. Die Partie endet ohne Ergebnis; ihre Aufzeichnung bleibt.
admin-close-yes = Tisch schließen
admin-tables-none = Kein passender Tisch.
admin-reports = Meldungen
admin-reports-none = Keine Meldungen.
admin-settle = Erledigt
admin-pairs = Sehr oft gewertet
admin-pairs-about = Zwei Leute mit mehr als 3 gewerteten Partien in 7 Tagen. Jede weitere Partie zählt halb so viel wie die vorige.
admin-pairs-none = Niemand.
admin-pair = { $games } Partien, vorn { $ahead }:{ $behind }
admin-bans = Gesperrt
admin-bans-none = Niemand ist gesperrt.
admin-for-ever = unbefristet
admin-until = bis { $day }
admin-pardon = Sperre aufheben
admin-whom = Wen
admin-whom-person = eine Person
admin-whom-address = eine Adresse
admin-table = Tisch
admin-seat = Platz
admin-address = Adresse oder Bereich
admin-reason = Grund (wird angezeigt)
admin-days = Tage
admin-ban = Sperren
admin-announcements = Ankündigungen
admin-announcements-none = Keine Ankündigungen.
admin-text = Text für alle
admin-announce = Ankündigen
admin-withdraw = Zurückziehen
