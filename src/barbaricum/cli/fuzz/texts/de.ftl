# Der Befehl fuzz.

option-fuzz-games = wie viele Partien (1000)
option-fuzz-seed = die Zahl, aus der alles Glück des Laufs folgt (0)
option-fuzz-processes = wie viele Prozesse zugleich spielen (einer je Kern)
option-fuzz-save = Ordner für die Partien, die scheiterten (fuzz-failures)
option-fuzz-only = nur die Partie dieser Nummer noch einmal spielen; mit --save wird sie behalten
option-fuzz-strict = Status 1 auch dann, wenn eine Zeile der Tabelle nie vorkam
error-fuzz-unwritable = Ein Fehlschlag ließ sich nicht in { $file } sichern: { $reason }.
fuzz-table = Partie { $number }: { $options }; gespielt von { $policies }.
fuzz-ended = { $rows } Zeilen, kein Fehlschlag; beendet durch { $ending }.
fuzz-saved = Die Partie steht in { $file }.
fuzz-failure = Partie { $number } ist GESCHEITERT: { $reason }. Sie steht in { $file }
fuzz-coverage = Wie oft jede Regel zu sehen war:
fuzz-never =
    { $lines ->
        [one] Eine Zeile kam nie vor: { $names }. In einem langen Lauf darf es keine geben.
       *[other] { $lines } Zeilen kamen nie vor: { $names }. In einem langen Lauf darf es keine geben.
    }
fuzz-interrupted = Unterbrochen: Die Zahlen gelten für die Partien bis hierher.
fuzz-stopped = Angehalten nach { $failures } Fehlschlägen.
fuzz-decisions = Entscheidungen je Partie: Median { $median }, 99 % bis { $most }, längste { $longest }.
fuzz-turns = Züge je Partie: Median { $median }, 99 % bis { $most }, längste { $longest }.
fuzz-summary = Partien: { $games }, Zeilen: { $rows }, Fehlschläge: { $failures }; { $seconds } s, { $speed } Partien/s.
