analysis = Analyse
analysis-begin = Partie analysieren
analysis-none = Der Server kann diese Partie analysieren: wer wann vorn lag, was jede Entscheidung kostete und wie viel Glück alle hatten. Das dauert einige Minuten.
analysis-failed = Die Analyse ließ sich nicht beenden. Du kannst es noch einmal versuchen.
analysis-waiting = { $number ->
    [0] Die Analyse beginnt gleich.
    [one] Erst kommt noch eine andere Analyse.
   *[other] Erst kommen noch { $number } andere Analysen.
}
analysis-running = { $done } von { $total } Entscheidungen untersucht.
analysis-progress = Fortschritt der Analyse
analysis-background = Sie läuft im Hintergrund weiter: Du kannst die Seite verlassen und wiederkommen.
analysis-not-over = Die Partie läuft noch. Analysieren kann man sie, wenn sie beendet ist.
analysis-watch = Ab Spielzug { $number } ansehen
analysis-chart = Siegchancen im Lauf der Partie
analysis-at = Spielzug { $number } von { $end }
analysis-turning = Wendepunkte
analysis-turning-none = Kein einzelner Spielzug hat die Partie gewendet.
analysis-players = Die Spieler
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-of = { $number } von { $all }
analysis-luck = Glück
analysis-how = Die Genauigkeit sagt, was aus dem gemacht wurde, worum es ging: 100 heißt immer das Beste, das gefunden wurde, 0 so gut wie ausgelost. Teuer ist, was sicher mindestens zwei Prozentpunkte der Siegchance kostete, nach dem, was man wissen konnte; Glück ist, was fiel, gegen den Durchschnitt.
analysis-decisions = Teure Entscheidungen
analysis-decisions-none = Es wurde nichts deutlich Besseres gefunden.
analysis-whose = Spieler
analysis-everybody = Alle
analysis-row = Spielzug
analysis-decision = Entscheidung
analysis-better = Besser
analysis-cost = Kosten
analysis-go = Zu Spielzug { $number }
analysis-more = { $number } weitere
analysis-fewer = Weniger
analysis-luck-report = Glücksbericht
analysis-draws-luck = Glück { $share }, Punkte: { $points }
analysis-pips = { $came } Augen im Schnitt, { $expected } erwartet
analysis-what = Ergebnis
analysis-bar = Was kam; die Marke zeigt, was zu erwarten war
analysis-came = Kam
analysis-expected = Erwartet
analysis-no-draws = Bei diesem Spieler hing nichts vom Zufall ab.
analysis-made = Mit { $number } Simulationen je Entscheidung. Eine andere Analyse kann anders urteilen.
