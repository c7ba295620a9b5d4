analysis = Analyse
analysis-begin = Spiel analysieren
analysis-none = Der Server kann dieses Spiel noch einmal ansehen: wer wann vorn lag, was jede Entscheidung kostete und was das Glück tat. Das dauert ein bis zwei Minuten.
analysis-failed = Die Analyse ließ sich nicht beenden. Du kannst es noch einmal versuchen.
analysis-waiting = { $number ->
    [0] Die Analyse beginnt gleich.
    [one] Erst kommt noch eine andere Analyse.
   *[other] Erst kommen noch { $number } andere Analysen.
}
analysis-running = { $done } von { $total } Zeilen sind angesehen.
analysis-progress = Fortschritt der Analyse
analysis-background = Sie geht ohne dich weiter: Du kannst die Seite verlassen und wiederkommen.
analysis-not-over = Das Spiel läuft noch. Analysieren kann man es, wenn es zu Ende ist.
analysis-watch = Ab Zeile { $number } ansehen
analysis-chart = Gewinnaussichten im Lauf des Spiels
analysis-at = Zeile { $number } von { $end }
analysis-turning = Wendepunkte
analysis-turning-none = Keine einzelne Zeile hat den Sieg weit verschoben.
analysis-players = Die Spieler
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-lost = Durch Entscheidungen verloren
analysis-luck = Glück
analysis-how = Die Genauigkeit geht bis 100: Für keine Entscheidung wurde Besseres gefunden. Kosten sind Anteile eines Sieges, gemessen an dem, was der Spieler wissen konnte; Glück ist, was fiel, gegen den Durchschnitt.
analysis-decisions = Teure Entscheidungen
analysis-decisions-none = Nichts deutlich Besseres wurde gefunden.
analysis-whose = Wessen Entscheidungen
analysis-everybody = Alle
analysis-row = Zeile
analysis-decision = Entscheidung
analysis-better = Besser
analysis-cost = Kosten
analysis-go = Zu Zeile { $number }
analysis-more = { $number } weitere
analysis-fewer = Weniger
analysis-luck-report = Glücksbericht
analysis-draws-luck = Glück { $share }, { $points } Punkte
analysis-pips = { $came } Augen im Schnitt, { $expected } erwartet
analysis-what = Was fiel
analysis-bar = Gekommen, mit einer Marke beim Erwarteten
analysis-came = Kam
analysis-expected = Erwartet
analysis-no-draws = Diesem Spieler fiel nichts durch Zufall zu.
analysis-made = Mit { $number } Simulationen je Entscheidung. Andere Augen urteilen vielleicht anders.
