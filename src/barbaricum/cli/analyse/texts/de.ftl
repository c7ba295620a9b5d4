# Der Befehl analyse.

command-analyse = eine beendete Partie ansehen: was jede Entscheidung gekostet und was das Glück getan hat
option-analyse-simulations = wie weit jede Entscheidung untersucht wird (60)
option-analyse-seed = die Zahl, aus der aller Zufall der Analyse folgt (0)
option-analyse-json = Datei für die Zahlen
option-analyse-plot = Datei für ein Bild der Gewinnaussichten (SVG)
analyse-plot = Gewinnaussichten nach jeder Zeile
analyse-column-name = Spieler
analyse-column-accuracy = Genauigkeit von 100
analyse-column-cost = durch Entscheidungen verloren, %
analyse-column-luck = Glück, %
analyse-column-draws = Glück in Punkten
analyse-turning = Wendepunkte:
analyse-mistakes = Was { $name } am meisten gekostet hat:
analyse-luck = Zeile { $row }: { $text }, { $share } % für { $name }
analyse-mistake = Zeile { $row }: { $text }; besser { $best } ({ $share } %)
analyse-mistake-of = Zeile { $row }: { $name } wählte { $text }; besser { $best } ({ $share } %)
