# Das Brett von Attila. Namen, Ablehnungen und Protokoll kommen aus den Texten des Spiels.

tab-tracks = Leisten
tab-players = Spieler

## Spielmaterial

card-nth = (Karte { $number })
card-back = Eine verdeckte Karte
count-franks = { $number ->
    [one] 1 Franke
   *[other] { $number } Franken
}
count-huns = { $number ->
    [one] 1 Hunne
   *[other] { $number } Hunnen
}
count-goths = { $number ->
    [one] 1 Gote
   *[other] { $number } Goten
}
count-saxons = { $number ->
    [one] 1 Sachse
   *[other] { $number } Sachsen
}
count-teutons = { $number ->
    [one] 1 Teutone
   *[other] { $number } Teutonen
}
count-vandals = { $number ->
    [one] 1 Vandale
   *[other] { $number } Vandalen
}
your-hand = Deine Hand
hand-empty = Deine Hand ist leer.
your-tiles = Deine Plättchen
tiles = Plättchen
tile-double = Doppelzug
tile-exchange = Tausch
tile-influence = Einfluss
tile-letter-double = D
tile-letter-exchange = T
tile-letter-influence = E
tile-ready = bereit
tile-picked = gewählt
tile-used = verbraucht
tile-later = nach deiner Karte
tile-not-now = jetzt nicht

## Die Karte

map-label = Spielplan mit 25 Provinzen
province-northern = nördlich
province-empty = leer
province-pacified = befriedet
province-at-war = umkämpft
province-open = offen
province-open-war = offen; dein Stein löst eine Auseinandersetzung aus

## Am Rand

cards-in-hand = Handkarten
cards-number = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
piles = Kartenstapel
pile-name = Stapel
pile-draw = { $number ->
    [one] 1 Karte zu ziehen
   *[other] { $number } Karten zu ziehen
}
pile-discards = Ablage
influence-board = Einfluss
supply-left = noch { $number }
track-ends = Ende
track-advance = Auf der Leiste vorrücken: { $people }
if-scored-now = Wertung jetzt
tokens-provinces-points = Steine / Provinzen, Punkte
centuries = Jahrhunderte und Befriedungsplättchen
century-name = { $century }. Jahrhundert
century-described = { century-name }: { $left } von { $of } Befriedungsplättchen übrig, Einfluss { $rate }
tiles-left-of = { $left } von { $of } übrig
tiles-none = kein Befriedungsplättchen mehr

## Die Aufforderung

step-card = Karte
step-province = Provinz
step-influence = Einfluss / Stein
step-end = Ende
prompt-over = Die Partie ist beendet
prompt-waiting = { $name } ist am Zug
prompt-waiting-card = { $name } wählt Karte und Provinz.
prompt-waiting-influence = { $name } nimmt Einfluss oder setzt einen zweiten Spielstein.
prompt-waiting-war = { $name } ist in einer Auseinandersetzung.
prompt-waiting-score = Eine Wertung steht an.
prompt-waiting-end = { $name } kann noch ein Plättchen nutzen.
prompt-waiting-first = Der Startspieler wird ausgelost.
prompt-waiting-deal = Karten werden verteilt.
prompt-waiting-refill = Karten werden gezogen.
prompt-waiting-exchange = Karten werden gezogen.
prompt-war-waiting = Auseinandersetzung in { $province }
prompt-war-waiting-text = { $name } wählt Karten.
prompt-card = Spiele eine Karte
prompt-card-of-two = Spiele Karte { $number } von 2
prompt-card-text = Wähle eine Karte: Ein Spielstein ihres Volkes kommt auf den Spielplan.
prompt-skip = Du kannst keine Karte spielen
prompt-skip-text = Setze aus, oder nutze ein Plättchen.
prompt-place = Setze einen { $people ->
    [franks] Franken
    [huns] Hunnen
    [goths] Goten
    [saxons] Sachsen
    [teutons] Teutonen
   *[vandals] Vandalen
}
prompt-place-second = Setze noch einen { $people ->
    [franks] Franken
    [huns] Hunnen
    [goths] Goten
    [saxons] Sachsen
    [teutons] Teutonen
   *[vandals] Vandalen
}
prompt-open = { $number ->
    [one] 1 Provinz ist offen.
   *[other] { $number } Provinzen sind offen.
}
prompt-wars = Hier entsteht eine Auseinandersetzung:
prompt-influence = Einfluss oder zweiter Spielstein?
prompt-influence-text = { $people }: Rücke deinen Zählstein von { $from } auf { $to }, oder setze einen zweiten Spielstein.
prompt-exchange = Karten tauschen
prompt-exchange-text = Wähle Karten zum Ablegen; du ziehst ebenso viele neue.
prompt-tracks = Zählsteine vorrücken
prompt-tracks-text = Eine Leiste zweimal für 2 Felder, oder zwei Leisten für je 1 Feld.
prompt-tracks-instead-text = Eine Leiste zweimal für 2 Felder, oder zwei Leisten für je 1 Feld; weiteren Einfluss bringt diese Karte dann nicht.
prompt-score = Eine Wertung steht an
prompt-score-text = Gleich werden alle sechs Völker gewertet. Vorher kannst du dein Plättchen Einfluss einsetzen.
prompt-end = Zug beenden?
prompt-end-text = Du kannst noch ein Aktionsplättchen einsetzen. Dann wird deine Hand aufgefüllt.
prompt-end-called-text = Das Ende ist ausgelöst: Dies ist der letzte Zug vor der Schlusswertung.
prompt-end-unscored-text = Das Ende ist ausgerufen: Dies ist der letzte Zug, und keine Wertung folgt.
prompt-war = Auseinandersetzung in { $province }
prompt-war-text = Lege Karten anwesender Völker, oder keine. Die schwächsten ziehen ab.
do-influence = Einfluss +{ $spaces }
do-second = Zweiter Spielstein
do-forgo = Keins von beiden
do-end = Zug beenden
do-score = Werten
do-skip = Aussetzen
do-war = Karten legen
do-exchange = { $number ->
    [0] Karten ablegen
    [one] 1 Karte ablegen
   *[other] { $number } Karten ablegen
}
do-tracks = Vorrücken
tip-war = { $province }: Auseinandersetzung
tip-war-text = Dein { $people ->
    [franks] Franke
    [huns] Hunne
    [goths] Gote
    [saxons] Sachse
    [teutons] Teutone
   *[vandals] Vandale
} wäre der fünfte Spielstein
tip-war-leave = Ohne Karten ziehen ab: { $peoples }.
tip-war-scoring = Letztes Befriedungsplättchen des Jahrhunderts: Alle Völker werden gewertet
tip-place-here = Hier setzen

## Auseinandersetzung

war-in = Auseinandersetzung in { $province }
war-fifth = { $name } hat den fünften Spielstein gesetzt.
war-each-once = Jeder entscheidet einmal, der Reihe nach.
war-laid = Verdeckt gelegte Karten
war-laid-open = Gelegte Karten
war-laid-number = { $number } gelegt
war-your-choice = deine Wahl
war-decides-later = muss noch entscheiden
war-no-card = keine Karte
war-passed = legt nichts
war-only-present = Nur anwesende Völker können verstärkt werden.
war-lay = legen
war-chosen = gewählt
war-leaves-now = zieht ab
war-stays-now = bleibt
war-range = { $least } bis { $most }
war-if-nothing = Wenn nichts dazukommt,
war-would-leave = ziehen { $peoples } ab (Stärke { $force }).
war-still-open = Noch offen:
war-hidden = { $hidden ->
    [0] keine verdeckte Karte
    [one] 1 verdeckte Karte
   *[other] { $hidden } verdeckte Karten
}, bis zu { $open } von denen, die noch entscheiden.
war-do-lay = { $number ->
    [0] Karten legen
    [one] 1 Karte legen
   *[other] { $number } Karten legen
}
war-do-nothing = Nichts legen
war-do-clear = Auswahl leeren
war-over = Auseinandersetzung in { $province }: der Ausgang
war-left = zieht ab
war-stayed = bleibt
war-revealed = Aufgedeckte Karten
war-nobody-laid = Niemand hat eine Karte gelegt.
war-people-left = { $tokens } gehen zurück in den Vorrat.
war-now-pacified = { $province } ist für den Rest der Partie geschlossen.

## Wertung und Ende

scoring-of = Wertung des { $century }. Jahrhunderts
scoring-final = Schlusswertung
scoring-progress = Volk für Volk: { $people }, { $number } von { $of }.
scoring-done = Alle Völker sind gewertet.
scoring-tokens = Steine
scoring-provinces = Provinzen
scoring-stand = { $tokens } in { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}:
scoring-next = Weiter: { $people }
scoring-back = Zurück
scoring-all = Alles zeigen
scoring-close = Weiter
scoring-influence = Einfluss
scoring-last-tile = Das letzte Befriedungsplättchen des Jahrhunderts kommt nach { $province }.
scoring-before = In Braun: vor dieser Wertung; dann jedes Volk in seiner Farbe.
scoring-leads = { $names } führt allein mit { $cubes }: ein Punkt je Stein, { $points }.
scoring-second = { $names } liegt allein auf Platz zwei mit { $cubes }: ein Punkt je Provinz, { $points }.
scoring-seconds = { $names } liegen gleichauf auf Platz zwei mit { $cubes } und teilen sich einen Punkt je Provinz, { $provinces }, aufgerundet: je { $points }.
scoring-tied = { $names } führen gleichauf mit { $cubes } und teilen sich einen Punkt je Stein und einen je Provinz, { $tokens } + { $provinces }, aufgerundet: je { $points }. Platz zwei erhält nichts.
scoring-alone = Nur { $names } steht auf der Leiste: ein Punkt je Stein und einer je Provinz, { $tokens } + { $provinces } = { $points }.
scoring-far = { $names } liegt { $gap } Felder zurück, mehr als { $most }, und erhält nichts.
scoring-rest = { $number ->
    [one] { $names } erhält nichts.
   *[other] { $names } erhalten nichts.
}
scoring-play = Automatisch abspielen
scoring-stop = Anhalten
end-final = Ende

## Tasten

key-card = eine Karte wählen
key-war = nächste Provinz, in der eine Auseinandersetzung entstünde
key-step = Einfluss, zweiter Spielstein, Zug beenden
key-tiles = Plättchen: Doppelzug, Tausch, Einfluss

## Die Einführung

guide-topic-placing = Setzen
guide-topic-influence = Einfluss
guide-topic-war = Auseinandersetzung
guide-topic-scoring = Wertung
guide-topic-tiles = Aktionsplättchen
guide-card = Deine erste Karte
guide-card-text = Kein Volk gehört dir. Jede Karte führt ein Volk ins Reich: Wähle eine aus deiner Hand.
guide-province = Wohin damit?
guide-province-text = Die goldenen Provinzen sind offen. Der erste Stein eines Volkes kommt in eine Nordprovinz an der roten Linie; die nächsten breiten sich von dort aus, wo das Volk steht.
guide-choice = Gewinne Einfluss
guide-choice-text = Nimm zum Anfang Einfluss: Dein Zählstein steigt auf der Leiste dieses Volkes. Ohne Einfluss bringt dir ein Volk nichts.
guide-end = Das war ein Zug
guide-end-text = Hebe deine Aktionsplättchen auf. Am Ende des Zuges wird deine Hand auf sechs aufgefüllt, dann spielen die Bots; das Protokoll zeigt, was sie tun.
guide-tracks = Wer führt, punktet
guide-tracks-text = Bei einer Wertung bekommt der höchste Zählstein einer Leiste 1 Punkt je Spielstein des Volkes auf dem Spielplan, der zweite 1 je Provinz, in der es steht. „Wertung jetzt“ rechnet es vor.
guide-second = Ausbreiten oder führen?
guide-second-text = Ein zweiter Stein macht ein Volk wertvoller für den, der seine Leiste führt. Führst du, dann setze; sonst hole auf.
guide-fifth = Vier leben in Frieden
guide-fifth-text = Der fünfte Spielstein in einer Provinz löst eine Auseinandersetzung aus. Solche Provinzen sind rot schraffiert, und ein Hinweis sagt, wer gehen müsste. Manchmal lohnt sich das: So vertreibst du ein Volk, das den anderen nützt.
guide-cards = Karten legen oder keine
guide-cards-text = Jede gelegte Karte zählt 1 für ein Volk in der Provinz; die Balken zeigen die Stärken. Die schwächsten Völker gehen, bei Gleichstand alle davon. Gelegte Karten fehlen dir bis zum nächsten Auffüllen.
guide-outcome = Eine Provinz in Frieden
guide-outcome-text = Die Schwächsten sind zurück im Vorrat. Ein Befriedungsplättchen schließt die Provinz für den Rest der Partie; Spielsteine darauf zählen weiter.
guide-centuries = Wann gewertet wird
guide-centuries-text = Das letzte Befriedungsplättchen eines Jahrhunderts löst eine Wertung aller sechs Völker aus. Je später das Jahrhundert, desto mehr Einfluss gibt eine Karte. Das zehnte Plättchen beendet die Partie; dann folgt die Schlusswertung.
guide-scored = Punkte, Volk für Volk
guide-scored-text = Der höchste Zählstein wertet die Spielsteine, der zweite die Provinzen; bei Gleichstand wird geteilt. Geh Schritt für Schritt durch, welches Volk was gebracht hat.
guide-tiles = Drei Plättchen, je einmal
guide-tiles-text = Eines je Zug: Tausch bringt neue Karten, Einfluss rückt deine Zählsteine zwei Felder vor, Doppelzug spielt nach deiner Karte noch eine. Wähle eines, wenn es „bereit“ ist.
guide-last = Jetzt oder später?
guide-last-text = Deine Karte ist abgehandelt: Jetzt wäre Zeit für den Doppelzug. Ein Plättchen, das du nie nutzt, bringt dir nichts.
guide-finish = Du kennst das Spiel
guide-finish-text = Du hast alles gesehen. Wer die meisten Punkte hat, gewinnt. Regeln und Tasten sind immer da: R und ?.
guide-later = Fünf Züge, gut gemacht
guide-later-text = Spiel weiter. Die Einführung meldet sich wieder, wenn etwas Neues kommt: die erste Auseinandersetzung, die erste Wertung.
