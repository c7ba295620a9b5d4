# Attila auf Deutsch. Die Wörter sind die aus docs/rules/glossary.md.

## Namen

attila-people-franks = Franken
attila-people-huns = Hunnen
attila-people-goths = Goten
attila-people-saxons = Sachsen
attila-people-teutons = Teutonen
attila-people-vandals = Vandalen

attila-cards-franks = { $number } { $number ->
    [one] Franke
   *[other] Franken
}
attila-cards-huns = { $number } { $number ->
    [one] Hunne
   *[other] Hunnen
}
attila-cards-goths = { $number } { $number ->
    [one] Gote
   *[other] Goten
}
attila-cards-saxons = { $number } { $number ->
    [one] Sachse
   *[other] Sachsen
}
attila-cards-teutons = { $number } { $number ->
    [one] Teutone
   *[other] Teutonen
}
attila-cards-vandals = { $number } { $number ->
    [one] Vandale
   *[other] Vandalen
}

attila-tile-double = Doppelzug
attila-tile-exchange = Tausch
attila-tile-influence = Einfluss
attila-letter-double = D
attila-letter-exchange = T
attila-letter-influence = E

attila-century-4 = 4. Jahrhundert
attila-century-5 = 5. Jahrhundert
attila-century-6 = 6. Jahrhundert
attila-century-7 = 7. Jahrhundert

attila-short-century-4 = 4. Jh.
attila-short-century-5 = 5. Jh.
attila-short-century-6 = 6. Jh.
attila-short-century-7 = 7. Jh.

attila-ending-peace-tiles = das zehnte Befriedungsplättchen ist gelegt
attila-ending-tokens = alle 20 Spielsteine eines Volkes sind auf dem Spielplan
attila-ending-influence = ein Zählstein hat Feld 22 erreicht
attila-ending-no-room = kein Volk kann gesetzt werden

attila-option = { $name }: { $value }
attila-option-first = Startspieler
attila-option-first-why = Per Los oder immer der erste Platz (A2.2).
attila-option-first-random = per Los
attila-option-first-seat = der erste Platz
attila-option-war-cards = In Auseinandersetzungen gelegte Karten
attila-option-war-cards-why = Bleiben gelegte Karten verdeckt, bis alle entschieden haben (A4.2)?
attila-option-war-cards-hidden = verdeckt
attila-option-war-cards-open = offen
attila-option-two-player-gap = Größter Abstand des Zweiten (zu zweit)
attila-option-two-player-gap-why = Der Zweite einer Leiste punktet nur, wenn er nicht weiter zurückliegt (A8.3).
attila-option-two-player-gap-2 = 2
attila-option-two-player-gap-1 = 1
attila-option-final-scoring = Schlusswertung
attila-option-final-scoring-why = Gibt es am Ende der Partie noch eine Wertung (A7.3)?
attila-option-final-scoring-true = ja
attila-option-final-scoring-false = nein
attila-option-influence-tile = Einsatz des Plättchens Einfluss
attila-option-influence-tile-why = Jederzeit, nur nach dem ersten Spielstein einer Karte oder dann anstelle des Einflusses dieser Karte (A6.4).
attila-option-influence-tile-any-time = jederzeit
attila-option-influence-tile-influence-step = gleich nach dem ersten Spielstein
attila-option-influence-tile-instead = anstelle des Einflusses
attila-option-after-last-tile = Nach dem zehnten Befriedungsplättchen
attila-option-after-last-tile-why = Ob die übrigen Karten in diesem Zug noch gespielt werden: die zweite zu zweit und die des Doppelzugs (A7.2).
attila-option-after-last-tile-stop = keine weitere Karte
attila-option-after-last-tile-finish = der Zug wird zu Ende gespielt

attila-province-germania = Germania
attila-province-raetia = Raetia
attila-province-noricum = Noricum
attila-province-pannonia = Pannonia
attila-province-dacia = Dacia
attila-province-moesia = Moesia
attila-province-britannia = Britannia
attila-province-belgica = Belgica
attila-province-lugdunensis = Lugdunensis
attila-province-aquitania = Aquitania
attila-province-narbonensis = Narbonensis
attila-province-tarraconensis = Tarraconensis
attila-province-lusitania = Lusitania
attila-province-baetica = Baetica
attila-province-mauretania = Mauretania
attila-province-numidia = Numidia
attila-province-africa = Africa
attila-province-italia-annonaria = Italia Annonaria
attila-province-italia-suburbicaria = Italia Suburbicaria
attila-province-sicilia = Sicilia
attila-province-dalmatia = Dalmatia
attila-province-macedonia = Macedonia
attila-province-achaia = Achaia
attila-province-thracia = Thracia
attila-province-asia = Asia

attila-short-italia-annonaria = Italia Ann.
attila-short-italia-suburbicaria = Italia Sub.
attila-short-tarraconensis = Tarraconen.

## Warum nicht

attila-refusal-over = Die Partie ist beendet.
attila-refusal-first-player-first = Zuerst muss der Startspieler ausgelost werden.
attila-refusal-dealing = Die Karten werden noch ausgeteilt.
attila-refusal-refilling = Die Hand wird noch aufgefüllt.
attila-refusal-exchanging = Die getauschten Karten werden noch nachgezogen.
attila-refusal-first-player-known = Der Startspieler steht schon fest.
attila-refusal-no-such-seat = Einen Sitzplatz { $seat } gibt es an diesem Tisch nicht.
attila-refusal-nothing-due = Niemandem steht jetzt eine Karte zu.
attila-refusal-none-in-pile = Im Nachziehstapel liegt keine Karte der { $people }.
attila-refusal-not-in-hand = Auf der Hand ist keine Karte der { $people }.
attila-refusal-first-token-north = Der erste Spielstein der { $people } kommt in eine Nordprovinz, und { $province } ist keine.
attila-refusal-out-of-reach = { $province } ist keine Nordprovinz, enthält keinen Spielstein der { $people } und grenzt an keinen an.
attila-refusal-pacified = { $province } ist befriedet: Kein Spielstein darf hinein.
attila-refusal-sixth-token = In { $province } stehen fünf Spielsteine: Für einen sechsten ist kein Platz.
attila-refusal-no-token = Alle Spielsteine der { $people } sind auf dem Spielplan: Keiner ist mehr zu setzen.
attila-refusal-influence-first = Ein Spielstein ist gesetzt: Zuerst kommt der Einfluss, ein zweiter Spielstein oder keines von beiden.
attila-refusal-no-card-resolved = Einfluss nimmt man nur nach dem ersten Spielstein einer Karte.
attila-refusal-no-second-token = Einen zweiten Spielstein setzt man nur nach dem ersten Spielstein einer Karte.
attila-refusal-nothing-to-forgo = Jetzt gibt es keinen Einfluss, auf den zu verzichten wäre.
attila-refusal-must-play = Eine Handkarte kann gespielt werden, also muss eine gespielt werden.
attila-refusal-skip-first = Keine Karte kann gespielt werden: Setze zuerst aus oder setze ein Aktionsplättchen ein.
attila-refusal-nothing-to-skip = Jetzt ist keine Karte zu spielen, also gibt es nichts auszusetzen.
attila-refusal-skipped = Du hast ausgesetzt: In diesem Zug spielst du keine Karte mehr.
attila-refusal-card-played = Die Karte dieses Zuges ist schon gespielt.
attila-refusal-cards-played = Die zwei Karten dieses Zuges sind schon gespielt.
attila-refusal-no-century = Alle zehn Befriedungsplättchen sind gelegt: Es wird keine Karte mehr gespielt.
attila-refusal-war-first = Zuerst muss die Auseinandersetzung ausgetragen werden.
attila-refusal-no-war = Jetzt gibt es keine Auseinandersetzung.
attila-refusal-war-after-influence = Die Auseinandersetzung kommt, sobald der Einflussschritt vorbei ist.
attila-refusal-war-not-in-hand = So viele Karten der { $people } sind nicht auf der Hand.
attila-refusal-not-present = Die { $people } sind nicht in { $province }: Ihre Karten können nicht gelegt werden.
attila-refusal-scoring-first = Eine Wertung ist fällig: Erst weiter zur Wertung, oder setze das Plättchen Einfluss ein.
attila-refusal-no-scoring-due = Jetzt ist keine Wertung fällig.
attila-refusal-tile-not-active = Nur der aktive Spieler setzt Aktionsplättchen ein.
attila-refusal-tile-gone = Du hast dieses Aktionsplättchen schon eingesetzt.
attila-refusal-one-tile-a-turn = Du hast in diesem Zug schon ein Aktionsplättchen eingesetzt.
attila-refusal-double-too-early = Den Doppelzug setzt man ein, wenn alle Karten des Zuges abgehandelt sind.
attila-refusal-double-no-card = Keine Handkarte könnte mit dem Doppelzug gespielt werden.
attila-refusal-exchange-in-scoring = Der Tausch kann nicht vor einer Wertung eingesetzt werden.
attila-refusal-exchange-not-in-hand = So viele Karten der { $people } sind nicht auf der Hand.
attila-refusal-track-full = Der Zählstein steht am Ende der Leiste der { $people }.
attila-refusal-influence-step-only = An diesem Tisch gilt das Plättchen Einfluss nur im Einflussschritt.

## Stellungen, die es nicht gibt

attila-fault-not-a-snapshot = Eine geschriebene Stellung ist ein Objekt, das mindestens „seats“ nennt.
attila-fault-unknown-key = Eine geschriebene Stellung hat keinen Schlüssel „{ $key }“.
attila-fault-wrong-value = In der geschriebenen Stellung kann „{ $key }“ nicht { $value } sein.
attila-fault-not-by-seat = „{ $key }“ muss für jeden der { $seats } Sitzplätze einen Eintrag haben.
attila-fault-unknown-people = „{ $key }“ nennt ein unbekanntes Volk: { $people }.
attila-fault-unknown-province = „{ $key }“ nennt eine unbekannte Provinz: { $province }.
attila-fault-wrong-number = „{ $key }“ zählt { $number } für die { $people }: Das liegt nicht zwischen 0 und { $most }.
attila-fault-named-twice = „{ $key }“ nennt „{ $name }“ zweimal.
attila-fault-sixth-token = In { $province } stehen { $number } Spielsteine: Fünf sind das Höchste.
attila-fault-five-without-war = In { $province } stehen fünf Spielsteine, aber es gibt dort keine Auseinandersetzung.
attila-fault-war-without-five = In { $province } gibt es eine Auseinandersetzung, aber es stehen dort keine fünf Spielsteine.
attila-fault-wrong-tokens = Die { $people } haben { $number } Spielsteine auf dem Spielplan und im Vorrat, nicht 20.
attila-fault-wrong-cards = Die { $people } haben insgesamt { $number } Karten, nicht 9.
attila-fault-large-hand = Sitzplatz { $seat } hat { $number } Karten: Sechs sind das Höchste.
attila-fault-wrong-peace = Die Befriedungsplättchen, 1, 2, 3 und 4, werden zuerst vom frühesten Jahrhundert genommen.
attila-fault-wrong-pacified = { $number } Provinzen sind mit { $placed } Befriedungsplättchen befriedet.
attila-fault-pacified-at-war = { $province } ist befriedet: Dort kann es keine Auseinandersetzung geben.
attila-fault-wrong-wars = In der Phase „{ $phase }“ können nicht { $number } Auseinandersetzungen auszutragen sein.
attila-fault-laid-outside-war = Karten werden nur in einer Auseinandersetzung gelegt.
attila-fault-laid-not-present = Sitzplatz { $seat } hat Karten der { $people } gelegt, die an dieser Auseinandersetzung nicht beteiligt sind.
attila-fault-laid-out-of-turn = Sitzplatz { $seat } entscheidet in dieser Auseinandersetzung, bevor andere es getan haben.
attila-fault-war-decided = In dieser Auseinandersetzung hat niemand mehr zu entscheiden: Sie wäre schon ausgetragen.
attila-fault-no-people = In der Phase „influence“ muss das Volk der Karte genannt sein.
attila-fault-wrong-cards-left = In der Phase „{ $phase }“ können nicht { $number } Karten zu spielen sein.
attila-fault-no-century = Alle zehn Befriedungsplättchen sind gelegt: Es wird keine Karte mehr gespielt.
attila-fault-no-scoring-due = Keine Wertung ist fällig: Kein Jahrhundert hat gerade sein letztes Befriedungsplättchen verloren.
attila-fault-wrong-due = In der Phase „{ $phase }“ können die ausstehenden Karten nicht { $value } sein.
attila-fault-empty-pile = Karten stehen aus, also kann der Nachziehstapel nicht leer sein.
attila-fault-wrong-aside = Karten liegen nur bei einem Tausch beiseite, und mindestens so viele, wie ausstehen.
attila-fault-exchange-unused = Bei einem Tausch hat der aktive Spieler das Plättchen Tausch eingesetzt.
attila-fault-not-called = Das zehnte Plättchen ist gelegt oder die Partie ist beendet: Das Ende ist also ausgelöst.

## Was geschah

attila-event-first-player = { $seat } ist Startspieler.
attila-event-draws = { $seat } zieht { $cards }.
attila-event-draws-hidden = { $seat } zieht { $number } { $number ->
    [one] Karte
   *[other] Karten
}.
attila-event-reshuffled = Der Nachziehstapel ist leer: Der Ablagestapel wird neu gemischt.
attila-event-plays = { $seat } spielt eine Karte der { $people } und setzt einen Spielstein in { $province }.
attila-event-takes-influence = { $seat } nimmt Einfluss auf die { $people }: { $spaces ->
    [0] Der Zählstein bleibt
    [one] 1 Feld, der Zählstein steht
   *[other] { $spaces } Felder, der Zählstein steht
} auf { $space }.
attila-event-second-token = { $seat } setzt einen zweiten Spielstein der { $people } in { $province }.
attila-event-forgoes = { $seat } verzichtet auf den Einfluss auf die { $people } und setzt nichts.
attila-event-plays-influence = { $seat } spielt eine Karte der { $people }: ein Spielstein in { $province }, Einfluss auf { $space }.
attila-event-plays-second = { $seat } spielt eine Karte der { $people }: Spielsteine in { $province } und { $second }.
attila-event-plays-both = { $seat } spielt eine Karte der { $people }: zwei Spielsteine in { $province }.
attila-event-fifth-token = In { $province } stehen jetzt fünf Spielsteine: Auseinandersetzung.
attila-event-lays = { $seat } legt { $cards }.
attila-event-lays-hidden = { $seat } legt { $number } { $number ->
    [one] Karte
   *[other] Karten
} verdeckt.
attila-event-passes = { $seat } passt in der Auseinandersetzung.
attila-event-reveals = { $seat } deckt auf: { $cards }.
attila-event-strengths = Auseinandersetzung in { $province }. Stärken: { $strengths }.
attila-event-leaves = Die { $people } verlassen { $province } ({ $number } { $number ->
    [one] Spielstein
   *[other] Spielsteine
} zurück in den Vorrat).
attila-event-pacified = { $province } ist befriedet: ein Befriedungsplättchen, { $century }; { $left } bleiben insgesamt.
attila-event-closed = { $province } schließt sich ohne Befriedungsplättchen: Es ist keines mehr da.
attila-event-scoring = Das { $century } ist vorbei: Wertung.
attila-event-final-scoring = Schlusswertung.
attila-event-scores = { $people }, { $number } { $number ->
    [one] Spielstein
   *[other] Spielsteine
} in { $provinces } { $provinces ->
    [one] Provinz
   *[other] Provinzen
}: { $points }.
attila-event-totals = Insgesamt: { $points }.
attila-event-uses-double = { $seat } setzt das Plättchen Doppelzug ein und spielt noch eine Karte.
attila-event-uses-exchange = { $seat } setzt das Plättchen Tausch ein und legt beiseite: { $cards }.
attila-event-uses-influence = { $seat } setzt das Plättchen Einfluss ein: { $people } auf { $space }.
attila-event-uses-influence-twice = { $seat } setzt das Plättchen Einfluss ein: { $people } auf { $space }, { $other } auf { $other_space }.
attila-event-skips = { $seat } kann keine Karte spielen und setzt aus.
attila-event-lays-down = { $seat } legt die ganze Hand ab: { $cards }.
attila-event-turn-ended = { $seat } beendet den Zug.
attila-event-end-called = Das Ende ist ausgelöst: { $ending }. { $seat } spielt den Zug zu Ende.
attila-event-over = Die Partie ist beendet. { $places }.

attila-strength = { $people } { $number }
attila-share = { $seat } { $number }
attila-place = { $place }. { $seat } mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}
attila-nobody = noch niemand
attila-passed = { $seat } keine

## Was gefragt wird

attila-ask-card = { $seat }, spiel eine Karte: Ein Spielstein ihres Volkes kommt auf den Spielplan. Danach nimmst du Einfluss auf das Volk oder setzt einen zweiten Spielstein.
attila-ask-card-of-two = { $seat }, spiel Karte { $number } von 2: Ein Spielstein ihres Volkes kommt auf den Spielplan. Danach nimmst du Einfluss oder setzt einen zweiten Spielstein.
attila-ask-skip = { $seat }, keine deiner Karten kann gespielt werden. Setz aus (deine Hand wird am Ende des Zuges abgelegt und aufgefüllt) oder setz ein Aktionsplättchen ein.
attila-ask-skip-keep = { $seat }, keine deiner Karten kann gespielt werden. Setz aus (du behältst deine Hand, sie wird am Ende des Zuges aufgefüllt) oder setz ein Aktionsplättchen ein.
attila-ask-province = Wohin kommt der Spielstein der { $people }? Tippe eine Nummer vom Spielplan: wo sie sind, daneben oder im Norden. Ein fünfter löst eine Auseinandersetzung aus.
attila-ask-first-province = Wohin kommt der erste Spielstein der { $people }? Es muss eine Nordprovinz sein. Tippe eine Nummer vom Spielplan.
attila-ask-influence = Der Einfluss auf die { $people } entscheidet, wer Punkte bekommt, ihre Spielsteine, wie viele. Nimmst du Einfluss, oder setzt du einen zweiten Spielstein?
attila-ask-second = Wohin kommt der zweite Spielstein der { $people }? Tippe eine Nummer vom Spielplan. Ein fünfter löst eine Auseinandersetzung aus.
attila-ask-war = { $seat }, Auseinandersetzung in { $province }: { $tokens }. Jede gelegte Karte zählt 1 für ihr Volk; das schwächste geht. Leg Karten (1 1 2 legt drei) oder passe. Schon gelegt: { $laid }.
attila-ask-war-pass = { $seat }, Auseinandersetzung in { $province }: { $tokens }. Das schwächste Volk geht. Du hast keine Karte dieser Völker und kannst keine legen. Schon gelegt: { $laid }.
attila-ask-score = { $seat }, das { $century } ist vorbei: Jetzt werden alle sechs Völker gewertet. Vorher darfst du dein Plättchen Einfluss einsetzen.
attila-ask-end = { $seat }, deine Karte ist abgehandelt. Beende den Zug (deine Hand wird auf sechs aufgefüllt) oder setz ein Aktionsplättchen ein: eins im Zug, jedes einmal.
attila-ask-end-called = { $seat }, das Ende ist ausgelöst ({ $ending }). Das ist der letzte Zug: Beende ihn für die Schlusswertung, oder setz vorher ein Aktionsplättchen ein.
attila-ask-end-unscored = { $seat }, das Ende ist ausgelöst ({ $ending }). Das ist der letzte Zug, und keine Wertung folgt: Beende ihn, oder setz vorher ein Aktionsplättchen ein.
attila-ask-exchange = Welche Karten legst du beiseite? Tippe ihre Nummern (1 1 2 für drei Karten); du ziehst ebenso viele nach.
attila-ask-tracks = Auf welcher Leiste rückst du vor? Eine Nummer: 2 Felder auf dieser Leiste. Zwei Nummern (1 4): je 1 Feld.

attila-choice-card = { $people } ×{ $number }
attila-choice-province = { $province }
attila-choice-take-influence = Einfluss nehmen ({ $space } → { $to })
attila-choice-second-token = zweiter Spielstein
attila-choice-forgo = keines von beiden
attila-choice-pass = passen
attila-choice-score = weiter zur Wertung
attila-choice-end = Zug beenden
attila-choice-skip = aussetzen
attila-choice-use-double = Plättchen Doppelzug (noch eine Karte)
attila-choice-use-exchange = Plättchen Tausch (neue Karten)
attila-choice-use-influence = Plättchen Einfluss (2 Felder)
attila-choice-use-influence-instead = Plättchen Einfluss (2 Felder stattdessen)
attila-choice-track = { $people } (steht auf { $space })

## Der Bildschirm

attila-header = { $century } · { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} · Plättchen { $left }/{ $of }
attila-header-last = alle zehn Befriedungsplättchen sind gelegt
attila-header-over = die Partie ist beendet
attila-stage-card = Karte
attila-stage-influence = Einfluss
attila-stage-war = Befriedung
attila-stage-end = Ende
attila-map-0 = Norden (Limes)
attila-map-1 = 1 Schritt weit
attila-map-2 = 2 Schritte
attila-map-3 = 3 bis 5 Schritte
attila-legend-pacified = befriedet
attila-legend-war = umkämpft
attila-legend-free = freier Platz
attila-tracks = Einfluss
attila-tracks-map = Spielplan
attila-tracks-score = Punkte
attila-tracks-tiles = Plätt.
attila-tracks-cards = Hand
attila-hand = Deine Hand: { $cards }
attila-hand-empty = Deine Hand ist leer.
attila-hand-hidden = Die Handkarten sind verdeckt.
attila-piles = Stapel { $draw } · Abl. { $discard }
attila-result-title = die Partie ist beendet: { $ending }
attila-result-final = Schluss
attila-winners = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
attila-on-map = eine Provinz auf dem Spielplan
attila-atlas-title = Der Spielplan (~ ist ein Seepfeil)
attila-atlas = { $province } ({ $tokens }): { $near }
attila-atlas-piles = Nachziehstapel: { $draw }. Ablagestapel: { $discard }.
attila-intro-title = Attila in einer Minute
attila-intro =
    Um das Jahr 375 ziehen sechs Völker in die Provinzen des Römischen Reiches. Keines
    gehört einem Spieler: Du setzt Spielsteine aller Völker.
    {""}
    In deinem Zug spielst du eine Karte: Ein Spielstein ihres Volkes kommt auf den
    Spielplan. Dann nimmst du Einfluss auf das Volk oder setzt einen zweiten.
    {""}
    Ein fünfter Spielstein in einer Provinz löst eine Auseinandersetzung aus. Alle
    dürfen Karten für die Völker dort legen; das schwächste geht, und die Provinz
    wird mit einem Befriedungsplättchen befriedet.
    {""}
    Hat ein Jahrhundert sein letztes Befriedungsplättchen verloren, werden alle
    Völker gewertet: Der höchste Einfluss auf ein Volk bringt einen Punkt je
    Spielstein, der zweite einen je Provinz. Mit dem zehnten Plättchen endet die Partie.
    {""}
    Der Bildschirm sagt bei jedem Schritt, was gefragt ist. Tippe die Nummer einer
    Wahl oder ihre ersten Buchstaben. „hilfe“ erklärt alles, „zurück“ nimmt zurück.
attila-help =
    Die Kopfzeile: „2 Felder“ heißt, dass dein Zählstein mit jedem Einfluss 2 Felder
    vorrückt. Nach dem letzten Befriedungsplättchen des Jahrhunderts wird gewertet.
    {""}
    Der Spielplan: Jeder Buchstabe ist ein Spielstein: F Franken, H Hunnen, G Goten,
    S Sachsen, T Teutonen, V Vandalen. Ein Punkt ist ein freier Platz. ■ ist befriedet,
    !! ist umkämpft. Die Spalten gehen nach Schritten vom Norden; dort kommen die
    Spielsteine ins Land, oder neben ihrem eigenen Volk.
    {""}
    Die Tafel: Die Zahl ist das Feld des Einfluss-Zählsteins, +5 sind die Punkte, die
    er jetzt brächte. „Spielplan“ 7/4 heißt 7 Spielsteine in 4 Provinzen. Punkte
    12 +9: 12 bisher, und 9 mehr, wenn jetzt gewertet würde. ▸ ist der aktive
    Spieler. „Stapel 20 · Abl. 8“: Karten im Nachziehstapel und im Ablagestapel;
    „spielplan“ nennt die abgelegten nach Völkern.
attila-tiles = Plättchen: { $tiles }. Jedes gilt einmal.
