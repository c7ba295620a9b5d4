# Announcements of the host.

news-title = Ankündigung
news-close = Ankündigung schließen
closed-about = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
closed-kept = Die Partie hat kein Ergebnis und wird nicht gewertet. Die gespielten Züge bleiben erhalten.
closed-replay = Die Partie ansehen
closed-record = Aufzeichnung herunterladen
closed-home = Zur Startseite
