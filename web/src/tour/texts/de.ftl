# Die Einführung in das erste Spiel.

guide = Einführung
guide-topics = Was du lernst
guide-turn = Zug { $number } von { $of }
guide-got-it = Verstanden
guide-skip = Einführung beenden
guide-key = Die Taste T führt von überall hierher
guide-show = Zeigen
