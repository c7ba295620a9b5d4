# Der Befehl analyse.

command-analyse = eine beendete Partie ansehen: was jede Entscheidung gekostet und was das Glück getan hat
option-analyse-simulations = wie weit jede Entscheidung untersucht wird (160)
option-analyse-seed = die Zahl, aus der aller Zufall der Analyse folgt (0)
option-analyse-json = Datei für die Zahlen
option-analyse-plot = Datei für ein Bild der Gewinnaussichten (SVG)
analyse-plot = Gewinnaussichten nach jeder Zeile
analyse-column-name = Spieler
analyse-column-accuracy = Genauigkeit von 100
analyse-column-costly = teure Entscheidungen
analyse-column-luck = Glück, %
analyse-column-draws = Ergebnis
analyse-column-number = wie oft
analyse-column-points = Glück in Punkten
analyse-column-outcomes = kam (erwartet)
analyse-draws = Würfel und Gezogenes, je mit dem, was kam (und zu erwarten war):
analyse-turning = Wendepunkte:
analyse-mistakes = Was { $name } am meisten gekostet hat:
analyse-row = Zeile { $row }: { $sentence }
analyse-mistake = Zeile { $row }: { $text }; besser { $best } ({ $share } %)
