# Die Seite, auf der jeder den Zufall eines Spiels prüfen kann.

fair = Zufall prüfen
fair-title = Ging alles mit rechten Dingen zu?
fair-how = Aller Zufall stammt aus einem Geheimnis. Der Server hat es gewählt und seinen Fingerabdruck gezeigt, bevor er etwas von den Spielern wusste; erst danach hat der Browser jedes Spielers einen Text beigetragen. Jede Karte, jeder Würfel und der Startspieler folgen aus dem Geheimnis und diesen Texten. So konnte sie niemand aussuchen: weder der Server noch ein Spieler.
fair-how-end = Ist die Partie beendet, wird das Geheimnis aufgedeckt, und diese Seite wiederholt alle Ziehungen in deinem Browser.
fair-promise = Der Fingerabdruck
fair-promise-is = Gezeigt vor dem ersten Spielzug (SHA-256 des Geheimnisses)
fair-promise-seen = Dieser Browser hat ihn vor dem Ende der Partie gespeichert.
fair-promise-other = Diesem Browser wurde vorher ein anderer Fingerabdruck gezeigt: { $commit }
fair-promise-unseen = Dieser Browser hat den Tisch vor dem Ende nicht gesehen; vergleiche mit jemandem, der dabei war.
fair-not-over = Die Partie läuft noch
fair-not-over-text = Das Geheimnis bleibt bis zum Ende verborgen, denn es verriete jede Karte, die noch kommt. Komm danach auf diese Seite zurück.
fair-secret = Das aufgedeckte Geheimnis
fair-added = Was die Spieler beigetragen haben
fair-added-nothing = nichts (ein Bot oder am selben Gerät)
fair-checking = Die Ziehungen werden wiederholt …
fair-good = { $number ->
    [one] Die eine Ziehung folgt aus dem Geheimnis.
   *[other] Alle { $number } Ziehungen folgen aus dem Geheimnis.
}
fair-good-text = Der Fingerabdruck stimmt, und in deinem Browser kam jede Ziehung so heraus wie in der Partie.
fair-bad-secret = Das Geheimnis stimmt nicht mit dem Fingerabdruck überein.
fair-bad-secret-text = Der Fingerabdruck des aufgedeckten Geheimnisses ist { $found }.
fair-bad-promise = Der Fingerabdruck wurde geändert.
fair-bad-list = Die Liste der Ziehungen weicht von der Aufzeichnung ab.
fair-bad-draw = Spielzug { $row } folgt nicht aus dem Geheimnis.
fair-bad-draw-text = In der Partie: { $text }. Aus dem Geheimnis: { $drawn }.
fair-draws = Jede Ziehung
fair-draw = Ziehung
fair-row = Spielzug
fair-fell = Ergebnis
fair-odds = Chance
fair-odds-of = { $weight } von { $total }
fair-again = Wiederholt
fair-same = gleich
fair-card = eine Karte der { $people }
fair-first = { $name } beginnt
fair-saga = die Saga „{ $saga }“
fair-rune = die Rune „{ $rune }“
fair-die = Würfel: { $value }
fair-treasure = Schatz: { $value } SP
fair-yourself = Prüfen ohne diese Seite
fair-yourself-text = Die Chancen in dieser Liste kommen vom Server. Wenn du niemandem vertrauen willst, berechne sie selbst: Lade die Aufzeichnung herunter und führe aus
fair-record = Aufzeichnung herunterladen
fair-back = Zurück zum Tisch
