# Announcements of the host.

news-title = Ankündigung
news-close = Ankündigung schließen
closed-about = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
closed-kept = Die Partie hat kein Ergebnis und zählt für keine Wertung. Was gespielt wurde, bleibt erhalten.
closed-replay = Die Partie ansehen
closed-record = Aufzeichnung speichern
closed-home = Zur Startseite
