# Die Seite, auf der jeder den Zufall eines Spiels prüfen kann.

fair = Zufall prüfen
fair-title = Der Zufall dieses Spiels
fair-how = Der Server hat ein Geheimnis gewählt und dessen Fingerabdruck gezeigt, bevor er etwas von den Spielern wusste. Erst danach hat der Browser jedes Spielers einen Text beigetragen. Jede Karte und der Startspieler folgen aus dem Geheimnis und diesen Texten. So konnte sie niemand aussuchen: weder der Server noch ein Spieler.
fair-how-end = Wenn das Spiel zu Ende ist, wird das Geheimnis aufgedeckt. Dann zieht diese Seite alles noch einmal, in deinem Browser.
fair-promise = Der Fingerabdruck
fair-promise-is = Gezeigt vor der ersten Zeile (SHA-256 des Geheimnisses)
fair-promise-seen = Dieser Browser hat ihn schon vor dem Ende aufbewahrt.
fair-promise-other = Diesem Browser wurde vorher ein anderer Fingerabdruck gezeigt: { $commit }
fair-promise-unseen = Dieser Browser hat den Tisch vor dem Ende nicht gesehen; vergleiche mit jemandem, der dabei war.
fair-not-over = Das Spiel läuft noch
fair-not-over-text = Das Geheimnis bleibt bis zum Ende verschlossen: Wer es kennt, kennt jede Karte, die noch kommt. Komm danach auf diese Seite zurück.
fair-secret = Das Geheimnis, aufgedeckt
fair-added = Was die Spieler beigetragen haben
fair-added-nothing = nichts (ein Bot oder am selben Gerät)
fair-checking = Es wird noch einmal gezogen …
fair-good = { $number ->
    [one] Die eine Ziehung folgt aus dem Geheimnis.
   *[other] Alle { $number } Ziehungen folgen aus dem Geheimnis.
}
fair-good-text = Der Fingerabdruck passt, und in deinem Browser kam jede Ziehung so heraus wie im Spiel.
fair-bad-secret = Das Geheimnis passt nicht zum Fingerabdruck.
fair-bad-secret-text = Der Fingerabdruck des aufgedeckten Geheimnisses ist { $found }.
fair-bad-promise = Der Fingerabdruck wurde geändert.
fair-bad-list = Die Liste der Ziehungen ist nicht die der Aufzeichnung.
fair-bad-draw = Zeile { $row } folgt nicht aus dem Geheimnis.
fair-bad-draw-text = Im Spiel: { $text }. Aus dem Geheimnis: { $drawn }.
fair-draws = Jede Ziehung
fair-draw = Ziehung
fair-row = Zeile
fair-fell = Ergebnis
fair-odds = Chance
fair-odds-of = { $weight } von { $total }
fair-again = Noch einmal gezogen
fair-same = gleich
fair-card = eine Karte der { $people }
fair-first = { $name } beginnt
fair-yourself = Prüfen ohne diese Seite
fair-yourself-text = Die Chancen in dieser Liste kommen vom Server. Wer niemandem vertrauen will, lässt sie von den Regeln berechnen: Aufzeichnung herunterladen und ausführen
fair-record = Aufzeichnung herunterladen
fair-back = Zurück zum Tisch
