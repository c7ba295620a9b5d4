# Wie eine Aktion heißt, wo sie geraten oder noch einmal angesehen wird.

action-attila-play = { $people } spielen, Spielstein nach { $province }
action-attila-influence = Einfluss auf die { $people } nehmen
action-attila-second = zweiten Spielstein der { $people } setzen: { $province }
action-attila-forgo = weder Einfluss noch zweiter Spielstein
action-attila-lay = { $cards } legen
action-attila-pass = nichts legen
action-attila-score = weiter zur Wertung
action-attila-double = Plättchen Doppelzug einsetzen
action-attila-exchange = Plättchen Tausch einsetzen: { $cards } ablegen
action-attila-advance = Plättchen Einfluss einsetzen: 2 Felder bei den { $people }
action-attila-advance-both = Plättchen Einfluss einsetzen: je 1 Feld bei den { $people } und den { $other }
action-attila-skip = aussetzen
action-attila-end = Zug beenden
action-invasions-load = { $pieces } laden
action-invasions-launch = auslaufen nach { $place }
action-invasions-draw = Rune ziehen
action-invasions-sail = weitersegeln: { $place }
action-invasions-lose = { $pieces } abgeben
action-invasions-trade = { $pieces } verkaufen: { $port }
action-invasions-raid = { $port } plündern
action-invasions-raid-on = noch einen Würfel werfen
action-invasions-raid-stop = die Plünderung abbrechen
action-invasions-settle = { $port } besiedeln, mit { $dice } { $dice ->
    [one] Würfel
   *[other] Würfeln
}
action-invasions-settle-place = siedeln und das Schiff aufgeben
action-invasions-settle-decline = den Wikinger behalten, nicht siedeln
action-invasions-rune = { $rune } spielen
action-invasions-rune-on = { $rune } spielen: { $target }
action-invasions-discard = { $rune } ablegen
action-invasions-wind = den Wind nach { $direction } drehen
action-invasions-wind-keep = den Wind lassen
action-invasions-winter = überwintern
action-invasions-end = Zug beenden
