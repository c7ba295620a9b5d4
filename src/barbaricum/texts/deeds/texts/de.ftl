# Wie eine Aktion heißt, wo sie geraten oder noch einmal angesehen wird.

deed-attila-play = { $people } spielen, Spielstein nach { $province }
deed-attila-influence = Einfluss auf die { $people } nehmen
deed-attila-second = zweiten Spielstein der { $people } setzen: { $province }
deed-attila-forgo = weder Einfluss noch zweiter Spielstein
deed-attila-lay = { $cards } legen
deed-attila-pass = nichts legen
deed-attila-score = weiter zur Wertung
deed-attila-double = Plättchen Doppelzug einsetzen
deed-attila-exchange = Plättchen Tausch einsetzen: { $cards } ablegen
deed-attila-advance = Plättchen Einfluss einsetzen: 2 Felder bei den { $people }
deed-attila-advance-both = Plättchen Einfluss einsetzen: je 1 Feld bei den { $people } und den { $other }
deed-attila-skip = aussetzen
deed-attila-end = Zug beenden
deed-invasions-load = { $pieces } laden
deed-invasions-launch = auslaufen nach { $place }
deed-invasions-draw = Rune ziehen
deed-invasions-sail = weitersegeln: { $place }
deed-invasions-lose = { $pieces } abgeben
deed-invasions-trade = { $pieces } verkaufen: { $port }
deed-invasions-raid = { $port } plündern
deed-invasions-raid-on = noch einen Würfel werfen
deed-invasions-raid-stop = die Plünderung abbrechen
deed-invasions-settle = { $port } besiedeln, mit { $dice } { $dice ->
    [one] Würfel
   *[other] Würfeln
}
deed-invasions-settle-place = siedeln und das Schiff aufgeben
deed-invasions-settle-decline = den Wikinger behalten, nicht siedeln
deed-invasions-rune = { $rune } spielen
deed-invasions-rune-on = { $rune } spielen: { $target }
deed-invasions-discard = { $rune } ablegen
deed-invasions-wind = den Wind nach { $direction } drehen
deed-invasions-wind-keep = den Wind lassen
deed-invasions-winter = überwintern
deed-invasions-end = Zug beenden
