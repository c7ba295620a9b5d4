# Invasions auf Deutsch. Die Wörter sind die aus docs/rules/glossary.md.
# Orte, Regionen, Sagas, Runen und lange Namen der Waren stehen in world.json und cards.json.

## Namen

invasions-piece-viking = Wikinger
invasions-piece-furs = Pelze
invasions-piece-skins = Häute
invasions-piece-tusks = Mammutzähne

invasions-pieces-viking = { $number } Wikinger
invasions-pieces-furs = { $number } { $number ->
    [one] Pelz
   *[other] Pelze
}
invasions-pieces-skins = { $number } { $number ->
    [one] Haut
   *[other] Häute
}
invasions-pieces-tusks = { $number } { $number ->
    [one] Mammutzahn
   *[other] Mammutzähne
}

invasions-letter-viking = W
invasions-letter-furs = P
invasions-letter-skins = H
invasions-letter-tusks = M

invasions-size-small = kleinen
invasions-size-large = großen

invasions-wintering = Winterlager
invasions-independent = Unabhängige Häfen

invasions-short-santiago = Santiago
invasions-short-anse = L'Anse aux M.

invasions-tag-england = Eng
invasions-tag-ireland = Irl
invasions-tag-isles = Nin
invasions-tag-iceland = Isl
invasions-tag-germany = Deu
invasions-tag-normandy = Nor
invasions-tag-aquitaine = Aqu
invasions-tag-galicia = Gal
invasions-tag-andalus = And
invasions-tag-provence = Pro
invasions-tag-rus = Gar

invasions-direction-north = Norden
invasions-direction-east = Osten
invasions-direction-south = Süden
invasions-direction-west = Westen

invasions-zone-north = Nord
invasions-zone-east = Ost
invasions-zone-south = Süd
invasions-zone-west = West

invasions-initial-north = N
invasions-initial-east = O
invasions-initial-south = S
invasions-initial-west = W

invasions-ending-last-rounds = die letzten Runden sind vorbei
invasions-ending-no-saga = keine Saga ist übrig
invasions-ending-all-settled = alle Wikinger sind Siedlungen

invasions-advice = Zwei bis fünf Jarls können spielen; gemacht ist das Spiel für drei bis fünf (V1.5).
invasions-option = { $name }: { $value }
invasions-option-first = Startjarl
invasions-option-first-why = Per Los oder immer der erste Platz. Wer später an der Reihe ist, beginnt mit mehr SP (V2.6).
invasions-option-first-random = per Los
invasions-option-first-seat = der erste Platz
invasions-option-conflict-runes = Konfliktrunen
invasions-option-conflict-runes-why = Neun weitere Runen gegen Rivalen, für alle, die es rauer mögen (V1.2).
invasions-option-conflict-runes-false = ohne
invasions-option-conflict-runes-true = mit
invasions-option-sagas-per-era = Sagas jeder Epoche
invasions-option-sagas-per-era-why = Wie viele Sagas jeder Epoche im Sagastapel sind: 6 nach der Anleitung, 5 oder 4 für ein kürzeres Spiel (V2.1).
invasions-option-sagas-per-era-6 = 6
invasions-option-sagas-per-era-5 = 5
invasions-option-sagas-per-era-4 = 4

## Was Runen bewirken

invasions-about = { $rune }: { $about }
invasions-about-recruits = ein Wikinger aus deiner Reserve kommt an Bord (überall außer in einem Heimathafen)
invasions-about-contested = im Hafen mit der Siedlung eines Rivalen: würfle wie beim Besiedeln; dein Wikinger nimmt ihren Platz ein
invasions-about-raven = vor den Würfeln einer Plünderung oder Besiedlung: +1 auf jeden Würfel
invasions-about-berserk = vor den Würfeln: +2 auf jeden Würfel einer Plünderung oder auf den höchsten einer Besiedlung
invasions-about-needs = eine andere Warensorte ist gefragt (überall außer in einem Heimathafen)
invasions-about-sedentary = du bekommst den Wert eines Hafens mit einer Siedlung von dir (nicht in einem Heimathafen)
invasions-about-oars = ein oder zwei Schritte ohne Tage und Wetter (auf See, auf einem Fluss oder in einem Hafen)
invasions-about-calm = zwei Schönwettertage mehr für dich in jeder Zone in diesem Zug (nicht in einem Heimathafen)
invasions-about-wind = der Wind zeigt, wohin du willst (überall außer in einem Heimathafen)
invasions-about-valkyries = gleich nach einem Kampf: bis zu zwei dort verlorene Wikinger kommen zurück an Bord
invasions-about-unrest = ein Würfel: über dem Wert eines Hafens geht dort die Siedlung eines Rivalen verloren (nicht in einem Heimathafen)
invasions-about-hold = ein Warenstein aus dem Vorrat kommt an Bord (überall außer in einem Heimathafen)
invasions-about-wreckers = das Schiff eines Rivalen in einem Hafen verliert einen Warenstein (nicht in einem Heimathafen)
invasions-about-hoard = gleich nach einer Plünderung mit eroberter Stadt: du bekommst ihren Schatz noch einmal
invasions-about-loki = eine Rune eines Rivalen kommt durch Zufall auf deine Hand (nicht in einem Heimathafen)
invasions-about-serpent = das Schiff eines Rivalen auf See oder auf einem Fluss verliert zwei Wikinger (nicht in einem Heimathafen)
invasions-about-pirates = ein Warenstein vom Schiff eines Rivalen, hier oder einen Schritt weit, kommt in deinen Laderaum
invasions-about-deserters = das Schiff eines Rivalen verliert einen Wikinger, einer von dir kommt an Bord (nicht in einem Heimathafen)
invasions-about-fire = in einem Hafen mit Waren: Sie gehen in den Vorrat zurück

## Warum nicht

invasions-refusal-over = Die Partie ist beendet.
invasions-refusal-first-jarl-first = Zuerst muss der Startjarl ausgelost werden.
invasions-refusal-dealing = Die Runen werden noch ausgeteilt.
invasions-refusal-sagas-first = Zuerst müssen Sagas aufgedeckt werden.
invasions-refusal-card-first = Zuerst muss die Rune gezogen werden.
invasions-refusal-loki-first = Zuerst nimmt Loki seine Rune.
invasions-refusal-losses-first = Zuerst müssen die Verluste erlitten werden: { $number }.
invasions-refusal-wind-first = Dreh zuerst den Wind, oder lass ihn.
invasions-refusal-contested-first = Zuerst kommen die Würfel der Umkämpften Siedlung.
invasions-refusal-die-first = Zuerst muss ein Würfel geworfen werden.
invasions-refusal-raid-first = Setze zuerst die Plünderung fort, oder brich sie ab.
invasions-refusal-place-first = Gründe zuerst die Siedlung, oder verzichte auf sie.
invasions-refusal-treasure-first = Zuerst wird der Schatz der Stadt gezeigt.
invasions-refusal-end-pending = Der Zug kann nur enden, wenn nichts anderes zu entscheiden ist.
invasions-refusal-rune-pending = Eine Rune spielst du erst, wenn nichts anderes zu entscheiden ist.
invasions-refusal-winter-pending = Überwintern kannst du erst, wenn nichts anderes zu entscheiden ist.
invasions-refusal-first-jarl-known = Der Startjarl steht schon fest.
invasions-refusal-no-such-seat = Einen Sitzplatz { $seat } gibt es an diesem Tisch nicht.
invasions-refusal-no-card-due = Niemandem steht jetzt eine Rune zu.
invasions-refusal-not-in-deck = { $rune } ist nicht im Runenstapel.
invasions-refusal-not-in-victims-hand = { $rune } ist nicht auf der Hand, von der Loki nimmt.
invasions-refusal-no-saga-due = Jetzt ist keine Saga aufzudecken.
invasions-refusal-saga-not-on-top = „{ $saga }“ kann nicht die nächste Saga des Stapels sein.
invasions-refusal-no-die-due = Jetzt ist kein Würfel zu werfen.
invasions-refusal-no-treasure-due = Keine Stadt ist gerade gefallen.
invasions-refusal-not-hidden = Keine Stadt dieser Größe birgt noch einen Schatz von { $value }.
invasions-refusal-no-day-left = Die sieben Tage dieses Zuges sind verbraucht.
invasions-refusal-load-not-wintering = Geladen wird nur im Winterlager.
invasions-refusal-hold-full = Der Laderaum ist voll: Er fasst { $limit } Stücke in dieser Epoche.
invasions-refusal-reserve-empty = In der Reserve ist kein Wikinger mehr.
invasions-refusal-supply-empty = Im Vorrat sind keine { $piece } mehr.
invasions-refusal-no-crew = Ein Schiff braucht einen Wikinger, um das Winterlager zu verlassen.
invasions-refusal-launch-not-wintering = Das Schiff ist nicht im Winterlager.
invasions-refusal-place-for-viking = Ohne Wikinger an Bord ist der letzte freie Platz für einen Wikinger reserviert.
invasions-refusal-draw-not-home = Runen zieht man nur in einem Heimathafen.
invasions-refusal-hand-full = Du hast drei Runen auf der Hand: Mehr sind nicht erlaubt.
invasions-refusal-no-rune = Es gibt keine Rune zu ziehen, weder verdeckt noch abgelegt.
invasions-refusal-sail-wintering = Aus dem Winterlager läuft ein Schiff in einen Heimathafen aus.
invasions-refusal-not-adjacent = Dieser Ort ist nicht einen Schritt weit: { $place }.
invasions-refusal-port-occupied = In diesem Hafen liegt ein anderes Schiff: { $place }.
invasions-refusal-no-loss-due = Es ist kein Verlust fällig.
invasions-refusal-not-on-board = Es sind keine { $piece } an Bord, die verloren gehen könnten.
invasions-refusal-not-in-port = Missionen führt man nur in einem Hafen aus.
invasions-refusal-mission-done = Du hast hier in diesem Zug schon eine Mission ausgeführt.
invasions-refusal-not-in-hold = Im Laderaum sind keine { $piece }.
invasions-refusal-port-has-goods = { $here } hat schon Waren.
invasions-refusal-region-has-goods = Ein anderer Hafen der Region hat schon { $piece }.
invasions-refusal-no-town = { $here } hat keine Stadt zu plündern.
invasions-refusal-no-raid = Es gibt keine Plünderung, die weitergehen oder abgebrochen werden könnte.
invasions-refusal-town-stands = Die Stadt von { $here } steht noch: Besiedeln geht nicht.
invasions-refusal-port-settled = { $here } hat schon eine Siedlung.
invasions-refusal-town-in-region = In der Region von { $here } steht noch eine Stadt.
invasions-refusal-too-many-dice = Höchstens ein Würfel für jeden Wikinger an Bord: { $most }.
invasions-refusal-nothing-to-place = Es gibt keine Siedlung zu gründen.
invasions-refusal-rune-not-in-hand = { $rune } ist nicht auf der Hand.
invasions-refusal-rune-in-home-port = In einem Heimathafen werden Runen weder gespielt noch abgelegt.
invasions-refusal-no-wind-due = Der Wind wird nur gedreht, nachdem eine Rune gespielt oder abgelegt wurde.
invasions-refusal-no-combat-ahead = Hier ist jetzt weder Plündern noch Besiedeln möglich.
invasions-refusal-no-combat-before = Diese Rune spielt man gleich nach einem Kampf.
invasions-refusal-out-of-reach = Ein Schiff in einem Heimathafen oder im Winterlager ist nicht zu erreichen.
invasions-refusal-already-wintering = Das Schiff ist schon im Winterlager.
invasions-refusal-demand-not-in-supply = Im Vorrat sind keine { $piece } für das Nachfragefeld.
invasions-refusal-in-demand = { $piece } sind schon gefragt: Nichts würde sich ändern.
invasions-refusal-same-wind = Der Wind zeigt schon dorthin: Nichts würde sich ändern.
invasions-refusal-no-rival-settlement-here = Das Schiff ist in keinem Hafen mit der Siedlung eines Rivalen.
invasions-refusal-not-own-settlement = In { $port } hast du keine Siedlung.
invasions-refusal-not-rival-settlement = In { $port } hat kein Rivale eine Siedlung.
invasions-refusal-not-afloat = Das Schiff muss auf See, auf einem Fluss oder in einem Hafen sein.
invasions-refusal-way-back = Das Schiff muss an einem anderen Ort enden, als es begann.
invasions-refusal-no-viking-lost = Alle in diesem Kampf verlorenen Wikinger sind schon zurück.
invasions-refusal-no-town-taken = Dieser Kampf war keine erfolgreiche Plünderung.
invasions-refusal-own-seat = Diese Rune muss einen anderen Jarl nennen.
invasions-refusal-rival-not-in-port = Das Schiff dieses Jarls ist in keinem Hafen.
invasions-refusal-rival-not-at-sea = Das Schiff dieses Jarls ist auf keinem See- oder Flussfeld.
invasions-refusal-rival-far = Das Schiff dieses Jarls ist weder hier noch einen Schritt weit.
invasions-refusal-rival-lacks-goods = Das Schiff dieses Jarls hat keine { $piece } an Bord.
invasions-refusal-rival-hand-empty = Dieser Jarl hat keine Rune auf der Hand.
invasions-refusal-no-goods-here = Das Schiff ist in keinem Hafen mit Waren.

## Stellungen, die es nicht gibt

invasions-fault-not-a-snapshot = Eine geschriebene Stellung ist ein Objekt, das mindestens „seats“ nennt.
invasions-fault-unknown-key = Eine geschriebene Stellung hat keinen Schlüssel „{ $key }“.
invasions-fault-wrong-value = In der geschriebenen Stellung kann „{ $key }“ nicht { $value } sein.
invasions-fault-not-by-seat = „{ $key }“ muss für jeden der { $seats } Sitzplätze einen Eintrag haben.
invasions-fault-unknown-name = „{ $key }“ nennt etwas Unbekanntes: { $name }.
invasions-fault-named-twice = „{ $key }“ nennt „{ $name }“ zweimal.
invasions-fault-wrong-vikings = Sitzplatz { $seat } hat insgesamt { $number } Wikinger, nicht 15.
invasions-fault-wrong-goods = Es gibt insgesamt { $number } { $goods }, nicht 11.
invasions-fault-wrong-runes = { $rune } ist { $number }-mal da, nicht { $right }-mal.
invasions-fault-large-hand = Sitzplatz { $seat } hat { $number } Runen: Drei sind das Höchste.
invasions-fault-large-hold = Das Schiff von Sitzplatz { $seat } hat { $number } Stücke geladen: Der Laderaum fasst { $limit }.
invasions-fault-no-room-for-viking = Der Laderaum von Sitzplatz { $seat } ist voller Waren: Für einen Wikinger ist kein Platz.
invasions-fault-crewless = Das Schiff von Sitzplatz { $seat } ist ohne Wikinger unterwegs.
invasions-fault-port-shared = In { $port } liegen zwei Schiffe.
invasions-fault-too-many-days = { $days } Tage sind verbraucht: Ein Zug hat sieben.
invasions-fault-wrong-turn = In der Phase „{ $phase }“ können die begonnenen Züge nicht { $turn } sein.
invasions-fault-region-goods = { $port } und ein anderer Hafen der Region haben Waren derselben Sorte.
invasions-fault-wrong-town = { $port } hatte nie eine solche Stadt.
invasions-fault-town-twice = Die Stadt von { $port } ist zweimal da.
invasions-fault-settled-under-town = { $port } ist besiedelt, während in der Region eine Stadt steht.
invasions-fault-wrong-treasures = In { $size } Städten gibt es { $number } Schätze von { $value }, nicht { $right }.
invasions-fault-saga-twice = „{ $saga }“ ist an zwei Stellen.
invasions-fault-saga-missing = „{ $saga }“ ist nirgends.
invasions-fault-wrong-era = „{ $saga }“ ist nicht aus Epoche { $era }.
invasions-fault-wrong-left = Aus Epoche { $era } sind { $number } Sagas aufgedeckt und { $left } übrig, von { $right } im Stapel.
invasions-fault-era-too-early = Eine Saga aus Epoche { $era } ist aufgedeckt vor denen aus Epoche { $earlier }.
invasions-fault-too-many-open = { $number } Sagas liegen offen: Drei sind das Höchste.
invasions-fault-open-complete = „{ $saga }“ ist erfüllt: Sie kann nicht offen liegen.
invasions-fault-no-saga-left = Keine Saga ist übrig, weder offen noch im Stapel: Die Partie wäre beendet.
invasions-fault-wrong-last-rounds = Mit { $turns_left } Zügen übrig können die letzten Runden nicht so stehen.
invasions-fault-cannot-play = Alle Wikinger von Sitzplatz { $seat } sind Siedlungen: Der Zug wird übergangen.
invasions-fault-too-quiet = Nach { $quiet } ruhigen Zügen hätten die letzten Runden begonnen.
invasions-fault-wrong-ending = In der Phase „{ $phase }“ kann das Ende nicht { $ending } sein.
invasions-fault-wrong-pending = In der Phase „{ $phase }“ kann „{ $what }“ nicht ausstehen.
invasions-fault-pending-key = Während „{ $what }“ aussteht, kann „{ $key }“ nicht { $value } sein.
invasions-fault-pending-place = „{ $what }“ kann hier nicht ausstehen: { $place }.
invasions-fault-bonus-nowhere = Ein Bonus für den Kampf zählt nur in einem Hafen.
invasions-fault-combat-in-combat = Während eines Kampfes ist nichts gleich nach einem anderen.

## Was geschah

invasions-event-first-jarl = { $seat } ist Startjarl.
invasions-event-draws = { $seat } bekommt { $runes }.
invasions-event-draws-hidden = { $seat } bekommt { $number } { $number ->
    [one] Rune
   *[other] Runen
}.
invasions-event-reshuffled = Der Runenstapel ist leer: Der Ablagestapel wird neu gemischt.
invasions-event-saga-up = Eine neue Saga: { $saga }.
invasions-event-saga-aside = Die Saga „{ $saga }“ ist schon erfüllt und wird beiseitegelegt.
invasions-event-era = Epoche { $era } beginnt: Der Laderaum fasst { $limit } Stücke.
invasions-event-last-rounds = Die letzten Runden beginnen: noch { $rounds } Züge für jeden Jarl.
invasions-event-loads = { $seat } lädt { $pieces }.
invasions-event-launches = { $seat } läuft aus: { $place }.
invasions-event-sails = { $seat } segelt: { $way }.
invasions-event-loses = Schlechtes Wetter: { $seat } verliert { $pieces }.
invasions-event-abandons = Das Schiff von { $seat } hat keinen Wikinger mehr und wird aufgegeben.
invasions-event-trades = { $seat } handelt in { $port }, { $piece }: { $points } SP.
invasions-event-raids = { $seat } plündert { $port } mit { $dice ->
    [one] einem Würfel
   *[other] bis zu { $dice } Würfeln
}.
invasions-event-raid-fails = { $seat } wirft { $pips }: ein Wikinger verloren.
invasions-event-raid-succeeds = { $seat } wirft { $pips }: Die Stadt fällt.
invasions-event-takes-town = { $seat } erobert die Stadt von { $port }: { $points } SP.
invasions-event-stops-raid = { $seat } bricht die Plünderung von { $port } ab.
invasions-event-settles = { $seat } will { $port } besiedeln, mit { $dice } { $dice ->
    [one] Würfel
   *[other] Würfeln
}.
invasions-event-settle-dice = { $seat } wirft { $thrown }: { $lost ->
    [0] Kein Wikinger geht verloren.
    [one] 1 Wikinger geht verloren.
   *[other] { $lost } Wikinger gehen verloren.
}
invasions-event-settled = { $seat } gründet eine Siedlung in { $port }.
invasions-event-drives-out = { $seat } vertreibt { $rival } aus { $port } und siedelt dort.
invasions-event-declines = { $seat } behält den letzten Wikinger und verzichtet auf die Siedlung in { $port }.
invasions-event-wins-saga = { $seat } gewinnt die Saga „{ $saga }“{ $points ->
    [0] .
   *[other] {" "}und { $points } SP.
}
invasions-event-discards = { $seat } legt { $rune } ab.
invasions-event-wind = { $seat } dreht den Wind: Er zeigt nach { $direction }.
invasions-event-winters = { $seat } überwintert; ein Wikinger bleibt an Bord.
invasions-event-rune-recruits = { $seat } spielt Neue Rekruten: Ein Wikinger kommt an Bord.
invasions-event-rune-contested = { $seat } spielt Umkämpfte Siedlung in { $port }.
invasions-event-rune-raven = { $seat } spielt Das Rabenbanner: +1 auf jeden Würfel.
invasions-event-rune-berserk = { $seat } spielt Berserkerwut: +2 im nächsten Kampf hier.
invasions-event-rune-needs = { $seat } spielt Andere Bedürfnisse: { $piece } sind gefragt.
invasions-event-rune-sedentary = { $seat } spielt Sesshaftigkeit für { $port }: { $points } SP.
invasions-event-rune-oars = { $seat } spielt Ruder und Segel: { $way }.
invasions-event-rune-calm = { $seat } spielt Ruhige See: zwei Schönwettertage mehr in diesem Zug.
invasions-event-rune-wind = { $seat } spielt Njörds Atem: Der Wind zeigt nach { $direction }.
invasions-event-rune-valkyries = { $seat } spielt Gnade der Walküren: { $number } Wikinger zurück an Bord.
invasions-event-rune-unrest = { $seat } spielt Aufruhr gegen die Siedlung von { $rival } in { $port }.
invasions-event-rune-hold = { $seat } spielt Geheimer Laderaum und lädt einen Warenstein: { $piece }.
invasions-event-rune-wreckers = { $seat } spielt Strandräuber: { $rival } verliert einen Warenstein, { $piece }.
invasions-event-rune-hoard = { $seat } spielt Verborgener Hort: { $points } SP dazu.
invasions-event-rune-loki = { $seat } spielt Lokis List gegen { $rival }.
invasions-event-rune-serpent = { $seat } spielt Die Midgardschlange: { $rival } verliert { $number } Wikinger.
invasions-event-rune-pirates = { $seat } spielt Seeräuber und nimmt { $rival } einen Warenstein: { $piece }.
invasions-event-rune-pirates-full = { $seat } spielt Seeräuber: Ein Warenstein von { $rival } geht in den Vorrat, { $piece }.
invasions-event-rune-deserters = { $seat } spielt Überläufer: { $rival } verliert einen Wikinger{ $number ->
    [0] .
   *[other] , { $seat } gewinnt einen.
}
invasions-event-rune-fire = { $seat } spielt Feuer und Axt in { $port }: { $piece } zurück in den Vorrat.
invasions-event-takes = { $seat } nimmt { $rival } diese Rune: { $rune }.
invasions-event-takes-hidden = { $seat } nimmt { $rival } eine Rune.
invasions-event-unrest-succeeds = Der Würfel zeigt { $pips }: { $rival } verliert die Siedlung in { $port }.
invasions-event-unrest-fails = Der Würfel zeigt { $pips }: Die Siedlung in { $port } bleibt.
invasions-event-passed-over = Alle Wikinger von { $seat } sind Siedlungen: Der Zug wird übergangen.
invasions-event-turn-ended = { $seat } beendet den Zug.
invasions-event-final-axe = Blutige Axt: { $shares }.
invasions-event-final-settlements = Siedlungen: { $shares }.
invasions-event-final-sagas = Sagas: { $shares }.
invasions-event-over = Die Partie ist beendet: { $ending }. { $places }.

invasions-share = { $seat } { $number }
invasions-place-of = { $place }. { $seat } mit { $points } SP
invasions-days = { $number ->
    [0] kein Tag
    [one] 1 Tag
   *[other] { $number } Tage
}
invasions-losses = { $number ->
    [0] kein Verlust
    [one] 1 Verlust
   *[other] { $number } Verluste
}

## Was gefragt wird

invasions-ask-wintering = { $seat }, dein Schiff überwintert. Lade Wikinger und Waren, je ein Tag (noch { $days }, freie Plätze: { $free }). Dann lauf in einen Heimathafen aus.
invasions-ask-ready = { $seat }, dein Schiff überwintert, und mehr lässt sich nicht laden (noch { $days }). Lauf in einen Heimathafen aus, oder beende den Zug.
invasions-ask-home = { $seat }, Heimathafen { $place }: noch { $days } ({ $sailed } gesegelt). Zieh Runen, je ein Tag, oder segle.
invasions-ask-sea = { $seat }, du bist auf See: { $place }. Noch { $days }, { $sailed } gesegelt. Segle weiter; Tage nach den Schönwettertagen kosten Verluste.
invasions-ask-port = { $seat }, du bist in { $place }: noch { $days } ({ $sailed } gesegelt). Eine Mission hier im Zug, sie kostet keinen Tag; dann segle weiter.
invasions-ask-no-days = { $seat }, kein Tag ist mehr übrig ({ $place }). Was keinen Tag kostet, geht noch; dann beende den Zug.
invasions-ask-sail = Wohin? Tippe eine Nummer aus der Tafel: Tage und Verluste gelten für den besten Weg. Heute noch { $days }.
invasions-ask-farther = Wohin? Das ist weiter, als dieser Zug reicht (noch { $days }); die Verluste sind die dieses Zuges.
invasions-ask-route = { $place }: { $days }, { $losses }. Der Weg: { $legs }. Ein Schritt am Tag; nach jedem kannst du anhalten.
invasions-ask-far-route = { $place }: { $days }, { $turns } Züge. In diesem Zug: { $legs } … Ein Schritt am Tag; nach jedem kannst du anhalten.
invasions-ask-step = Ein Schritt, ein Tag: auf welches See- oder Flussfeld? Die Zone bestimmt die Schönwettertage.
invasions-ask-runes = { $seat }, welche Rune? Danach darfst du den Wind drehen. Eine abgelegte Rune bewirkt sonst nichts.
invasions-ask-target-goods = { $rune }: welche Waren?
invasions-ask-target-port = { $rune }: welcher Hafen?
invasions-ask-target-direction = { $rune }: Wohin soll der Wind zeigen?
invasions-ask-target-seat = { $rune }: welcher Jarl?
invasions-ask-target-seat-goods = { $rune }: welcher Jarl, welche Waren?
invasions-ask-target-way = { $rune }: der erste Schritt?
invasions-ask-second-step = { $place }: dort bleiben oder noch einen Schritt weiter?
invasions-ask-lose = { $seat }, das schlechte Wetter nimmt dir Stücke: { $number }. Welches zuerst? Ohne Wikinger ist das Schiff verloren.
invasions-ask-wind = { $seat }, der Wind zeigt nach { $direction }. Dreh ihn um ein Viertel, oder lass ihn. Die Zone, auf die er zeigt, hat einen Schönwettertag mehr, die gegenüber einen weniger.
invasions-ask-dice = { $seat }, Umkämpfte Siedlung in { $port }: mit wie vielen Würfeln? Jeder Fehlschlag kostet einen Wikinger.
invasions-ask-raid = { $seat }, Plünderung von { $port }: geworfen { $thrown }, Wikinger verloren: { $lost }. Weiter plündern oder abbrechen?
invasions-ask-place = { $seat }, die Besiedlung von { $port } gelingt, aber nur ein Wikinger ist übrig. Soll er siedeln und das Schiff aufgeben, oder an Bord bleiben?

invasions-choice-load-viking = Wikinger laden ({ $number } in Reserve)
invasions-choice-load-goods = { $piece } laden ({ $number })
invasions-choice-launch = auslaufen: { $place }
invasions-choice-draw = Rune ziehen (1 Tag)
invasions-choice-sail = segeln …
invasions-choice-onward = weiter nach { $place }: { $step } ({ $days }, { $losses })
invasions-choice-goal = { $place }
invasions-choice-farther = weiter weg …
invasions-choice-step-menu = ein Schritt auf See …
invasions-choice-step = { $place } ({ $direction }, { $losses })
invasions-choice-go = segeln: { $place } ({ $losses })
invasions-choice-trade = handeln: { $piece } (+{ $points } SP{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-raid = plündern ({ $chance } %{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-settle = besiedeln, { $dice } Würfel ({ $chance } %{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-runes = Runen …
invasions-choice-rune = { $rune } spielen
invasions-choice-discard = { $rune } ablegen
invasions-choice-goods = { $piece }
invasions-choice-port = { $port } ({ $number })
invasions-choice-direction = { $direction }
invasions-choice-rival = { $seat }
invasions-choice-rival-goods = { $seat }: { $piece }
invasions-choice-place = { $place }
invasions-choice-stop-here = bleiben: { $place }
invasions-choice-winter = überwintern (Laderaum leer, Zug zu Ende)
invasions-choice-end = Zug beenden
invasions-choice-lose = { $piece } ({ $number } an Bord)
invasions-choice-wind-left = links: { $direction }
invasions-choice-wind-right = rechts: { $direction }
invasions-choice-wind-keep = lassen: { $direction }
invasions-choice-raid-on = weiter plündern ({ $chance } %)
invasions-choice-raid-stop = abbrechen
invasions-choice-settle-place = siedeln, Schiff aufgeben
invasions-choice-settle-decline = Wikinger behalten

## Der Bildschirm

invasions-on-map = ein Ort aus der Tafel
invasions-header = Epoche { $era } · Tag { $day }/7 · Wind { $arrow } · Schönwetter { $fair } · gefragt: { $demand }
invasions-header-last = Noch { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} · Tag { $day }/7 · Wind { $arrow } · schön { $fair } · gefragt: { $demand }
invasions-header-over = die Partie ist beendet
invasions-sagas = Offene Sagas (Stapel: { $left })
invasions-sagas-home = Heimatl.
invasions-sagas-needs = Es fehlt noch
invasions-jarls = Jarl
invasions-jarls-ship = Schiff
invasions-jarls-hold = Laderaum
invasions-jarls-runes = Runen
invasions-jarls-towns = Städte
invasions-jarls-settlements = Siedl.
invasions-jarls-sagas = N/D/S
invasions-jarls-points = SP→Ende
invasions-ports-near = erreichbar
invasions-ports-homes = ab Heimat
invasions-ports-far = weiter weg
invasions-ports-days = Tg
invasions-ports-losses = −
invasions-ports-value = W
invasions-ports-region = Reg
invasions-ports-inside = da
invasions-ports-odds = ▲⌂ %
invasions-hand = Deine Runen: { $runes }
invasions-hand-empty = Du hast keine Rune.
invasions-hand-hidden = Die Handkarten sind geheim.
invasions-result-vp = SP
invasions-result-axe = Axt
invasions-result-settlements = Siedlungen
invasions-result-sagas = Sagas
invasions-result-points = Gesamt
invasions-result-homelands = Gewonnene Sagas nach Heimatland (Norwegen/Dänemark/Schweden), eroberte Städte
invasions-winners = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
invasions-atlas-title = Die Häfen nach Region
invasions-atlas = { $port }: Wert { $value }, { $zone }{ $inside }
invasions-atlas-small = ; kleine Stadt
invasions-atlas-large = ; große Stadt
invasions-atlas-goods = ; { $piece }
invasions-atlas-settlement = ; Siedlung von { $seat }
invasions-atlas-ship = ; Schiff von { $seat }
invasions-atlas-saga = ; ◆ eine Saga braucht ihn
invasions-intro-title = Invasions in einer Minute
invasions-intro =
    Um das Jahr 800 bist du ein Jarl mit einem Schiff. Die meisten Siegpunkte (SP)
    gewinnen.
    Im Winterlager lädst du Wikinger und Waren, je ein Tag; dann läufst du in einen
    Heimathafen aus und segelst, ein Schritt am Tag, sieben Tage im Zug. Tage nach dem
    Schönwetter einer Zone kosten Ladung. Ein Schiff ohne Wikinger ist verloren.
    {""}
    In einem Hafen eine Mission im Zug: handeln für seinen Wert, eine Stadt plündern für
    ihren Schatz oder besiedeln für Punkte am Ende. Ein Würfel über dem Wert ist ein
    Erfolg; jeder andere kostet einen Wikinger.
    {""}
    Drei Sagas liegen offen. Wer eine erfüllt, gewinnt sie: Die meisten Sagas eines
    Heimatlandes bringen je 10 SP, die zweitmeisten 5. Siedlungen zählen ihren Wert,
    in besiedelten Regionen bis dreifach; die meisten Städte je 3 SP.
    {""}
    Ein guter Anfang: Lade vier Wikinger und gefragte Waren, lauf aus, wähle „segeln“ und
    einen Hafen mit ◆, den eine Saga braucht. Tippe Nummern oder Buchstaben; „hilfe“
    erklärt den Bildschirm, „zurück“ nimmt zurück.
invasions-help =
    Oben: N2 O4 … sind die Schönwettertage jeder Zone. Bist du in diesem Zug mehr Tage
    gesegelt, als die Zone hat, in die du kommst, verlierst du Stücke. Gefragt: Diese
    Waren bringen 2 SP mehr.
    {""}
    Jarls: der Laderaum in Buchstaben, W Wikinger, P Pelze, H Häute, M Mammutzähne, ein
    Punkt ist ein freier Platz. N/D/S: gewonnene Sagas für Norwegen, Dänemark, Schweden.
    SP 12→30: jetzt 12, und 30, wenn die Partie jetzt endete. ▸ ist der aktive Jarl.
    {""}
    Orte: Tg Tage und − Verluste des besten Weges heute, ! wenn sie das Schiff kosten;
    W Wert, Reg Region, da was dort liegt: Waren mit ihrem Buchstaben, ● deine Siedlung,
    ○ die eines Rivalen. Aussichten mit allen Wikingern: ▲ eine kleine Stadt plündern,
    ▲▲ eine große, ⌂ besiedeln. ◆ ist ein Hafen, den eine offene Saga braucht. N3: drei
    Tage von Norwegen.
    {""}
    Segeln: Wähle ein Ziel, sieh den Weg, mach den ersten Schritt; „weiter nach …“ macht
    den nächsten. Oder tippe einen Hafen: „york“. Runen: ✓ ist jetzt spielbar.
invasions-legend = „spielplan“ zeigt alle Häfen nach Region, „regeln V8.4“ eine Regel.
