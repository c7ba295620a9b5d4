# Die Bots: wie stark sie sind, und warum sie etwas raten.

bot-about-novice = Kennt die Regeln und spielt vernünftig, übersieht aber manches.
bot-about-greedy = Nimmt, was sofort am meisten bringt.
bot-about-steady = Wägt die ganze Stellung ab und denkt seinen Zug zu Ende.
bot-about-strong = Errät, was verborgen ist, sieht mehrere Züge voraus und nimmt sich Zeit.
bot-about-random = Spielt irgendeinen erlaubten Zug. Keine Gesellschaft, aber gut zum Ausprobieren.

## Tipps: Tatsachen der Stellung

hint-and = { $first } und { $last }
hint-attila-the = die { $people }
hint-attila-only = Es gibt nichts anderes zu tun.
hint-attila-war = Das bringt eine Auseinandersetzung in { $province }: { $peoples } gehen, wenn Karten nichts ändern.
hint-attila-war-scoring = Das bringt eine Auseinandersetzung in { $province }: { $peoples } gehen, wenn Karten nichts ändern. Danach werden alle Völker gewertet.
hint-attila-points = Jetzt gewertet brächten dir die { $people } { $after } { $after ->
    [one] Punkt
   *[other] Punkte
} statt { $before }.
hint-attila-all-points = Jetzt gewertet brächten dir diese beiden Völker { $after } { $after ->
    [one] Punkt
   *[other] Punkte
} statt { $before }.
hint-attila-lead = Dein Zählstein führt dann allein bei den { $people }, auf Feld { $space }.
hint-attila-level = Dein Zählstein holt den ersten bei den { $people } ein, auf Feld { $space }.
hint-attila-behind = Dein Zählstein bei den { $people } kommt auf Feld { $space }; der erste steht auf { $most }.
hint-attila-ahead = Du führst bei den { $people }, dann mit { $spaces } { $spaces ->
    [one] Feld
   *[other] Feldern
} Vorsprung.
hint-attila-can-lead = Mit dem Einfluss, der folgen kann, führt dein Zählstein allein bei den { $people }, auf Feld { $space }.
hint-attila-more-cards = Du behältst noch { $number } { $number ->
    [one] Karte
   *[other] Karten
} der { $people }.
hint-attila-war-turns = Soweit zu sehen ist, würden { $without } { $province } verlassen; mit diesen Karten sind es { $peoples }.
hint-attila-war-strength = Soweit zu sehen ist, haben die { $people } mit diesen Karten die Stärke { $strength }.
hint-attila-war-stays = Soweit zu sehen ist, verlassen { $peoples } { $province }. Du behältst deine Karten.
hint-attila-double = Du spielst in diesem Zug noch eine Karte.
hint-attila-exchange = Du bekommst { $number } neue { $number ->
    [one] Karte
   *[other] Karten
}.
hint-attila-keeps-double = Du behältst das Plättchen Doppelzug, das du jetzt einsetzen könntest.
hint-attila-keeps-exchange = Du behältst das Plättchen Tausch, das du jetzt einsetzen könntest.
hint-attila-keeps-influence = Du behältst das Plättchen Einfluss, das du jetzt einsetzen könntest.
hint-attila-keeps-tiles = Du behältst deine Plättchen; eines könntest du jetzt einsetzen.
hint-invasions-only = Es gibt nichts anderes zu tun.
hint-invasions-to-saga = { $number ->
    [0] Das bringt dich nach { $port }
    [one] Einen Tag weiter liegt { $port }
   *[other] { $number } Tage weiter liegt { $port }
}: Dieser Hafen fehlt noch für die Saga „{ $saga }“.
hint-invasions-to-raid = { $number ->
    [0] Das bringt dich nach { $port }
    [one] Einen Tag weiter liegt { $port }
   *[other] { $number } Tage weiter liegt { $port }
}: Dort gibt es eine Stadt zu plündern.
hint-invasions-to-settle = { $number ->
    [0] Das bringt dich nach { $port }
    [one] Einen Tag weiter liegt { $port }
   *[other] { $number } Tage weiter liegt { $port }
}: Dort kannst du siedeln, wenn die Würfel es wollen.
hint-invasions-to-port = { $number ->
    [0] Das bringt dich nach { $port }.
    [one] Es geht nach { $port }, noch einen Tag weit.
   *[other] Es geht nach { $port }, noch { $number } Tage weit.
}
hint-invasions-crew = Du hast dann { $number } Wikinger an Bord.
hint-invasions-demand = Gefragt ist jetzt: { $piece }. Jeder verkaufte Stein bringt 2 SP mehr.
hint-invasions-trade-saga = Das bringt sofort { $points } SP und vollendet die Saga „{ $saga }“.
hint-invasions-trade-part = Das bringt sofort { $points } SP. Danach { $number ->
    [one] fehlt noch 1 Hafen
   *[other] fehlen noch { $number } Häfen
} für die Saga „{ $saga }“.
hint-invasions-trade = Das bringt sofort { $points } SP.
hint-invasions-fight-saga = Das gelingt in { $chance } von 100 Fällen und vollendet dann die Saga „{ $saga }“.
hint-invasions-fight-part = Das gelingt in { $chance } von 100 Fällen. Danach { $number ->
    [one] fehlt noch 1 Hafen
   *[other] fehlen noch { $number } Häfen
} für die Saga „{ $saga }“.
hint-invasions-fight = Das gelingt in { $chance } von 100 Fällen.
hint-invasions-die = Der nächste Würfel gelingt in { $chance } von 100 Fällen.
hint-invasions-crew-left = Du behältst { $number ->
    [one] deinen einzigen Wikinger
   *[other] alle { $number } Wikinger
} an Bord.
hint-invasions-settlement = Die Siedlung in { $port } zählt beim jetzigen Stand { $points } SP.
hint-invasions-last-viking = Du behältst deinen letzten Wikinger und dein Schiff.
hint-invasions-goods-left = Du behältst { $number ->
    [one] deinen einzigen Warenstein
   *[other] alle { $number } Warensteine
} an Bord.
hint-invasions-hand = Du hast dann { $number } { $number ->
    [one] Rune
   *[other] Runen
} auf der Hand.
hint-invasions-hold-left = Es { $number ->
    [one] ist nur noch 1 Stein
   *[other] sind noch { $number } Steine
} an Bord; im nächsten Zug kannst du wieder laden.
hint-invasions-no-days = In diesem Zug ist kein Tag mehr übrig.
hint-invasions-wind = Der Wind zeigt dann nach { $direction }: { $number } { $number ->
    [one] Schönwettertag
   *[other] Schönwettertage
} dort, wo dein Schiff ist.
