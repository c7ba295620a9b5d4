# Das Brett von Invasions. Die Wörter sind die aus docs/rules/glossary.md; Stücke, Zonen und Enden stehen in den Texten des Spiels.

vp = SP

## Nachfrage

demand = Gefragt
demand-more = +2 SP
demand-supply = Noch im Vorrat

## Würfel

die-hit = Erfolg
die-miss = Fehlschlag
die-rolling = Der Würfel rollt
die-shows = Würfel: { $pips }

## Ende

final-all = Alle Punkte
final-axe = Blutige Axt
final-bars = Punkte nach Herkunft
final-bonus = Bonus der Sagas
final-denmark = Sagas Dänemarks
final-ending = Die Partie ist zu Ende: { $ending }.
final-norway = Sagas Norwegens
final-raid = Plünderungen
final-rune = Runen
final-scoring = Ende
final-settlements = Siedlungen
final-source = Woher die Punkte kommen
final-start = Zu Beginn
final-sweden = Sagas Schwedens
final-trade = Handel
final-vp = SP der Partie

## Laderaum

hold = Laderaum
hold-aboard = An Bord: { $pieces }; freie Plätze: { $free }
hold-era = Epoche
hold-filled = Laderaum { $number } von { $of }
hold-free = frei
hold-locked = ab Epoche { $era }
hold-lose = Verlieren: { $piece }
hold-nothing = leer
hold-rooms = Plätze im Laderaum: { $first } in Epoche I, { $second } in Epoche II, { $third } in Epoche III
hold-reserve = Reserve: { $number } Wikinger.
hold-risk = Markiert: was du zuerst verlieren würdest.

## Wenn es jetzt endete

ended = Endwertung jetzt
ended-all = alle
ended-axe = Axt
ended-homelands = Heimatländer
ended-sagas = Sagas
ended-settlements = Siedl.
ended-vp = SP

## Jarls

jarl-hand = Runen auf der Hand
jarl-reserve = Wikinger in Reserve
jarl-settlements = Siedlungen
jarl-ship = Schiff
jarl-town = { $port } ({ $points })
jarl-towns = Eroberte Städte
jarls = Jarls

## Runen

pile = Ablagestapel
pile-about = Runen im Stapel: { $deck }. Ist er leer, wird der Ablagestapel zu einem neuen gemischt.
pile-empty = Noch wurde keine Rune gespielt oder abgelegt.
rune-short-berserk = +2 im Kampf
rune-short-calm = 2 Schönwetter­tage
rune-short-contested = Siedlung übernehmen
rune-short-deserters = −1 Wikinger, +1 dir
rune-short-fire = Waren verbrennen
rune-short-hoard = Schatz noch einmal
rune-short-hold = +1 Warenstein
rune-short-loki = Rune stehlen
rune-short-needs = Nachfrage ändern
rune-short-oars = 2 freie Schritte
rune-short-pirates = Waren rauben
rune-short-raven = +1 je Würfel
rune-short-recruits = +1 Wikinger
rune-short-sedentary = Wert eines Hafens
rune-short-serpent = −2 Wikinger auf See
rune-short-unrest = Rivalen vertreiben
rune-short-valkyries = 2 kehren zurück
rune-short-wind = Wind nach Wahl
rune-short-wreckers = −1 Ware im Hafen
runes = Runen
runes-conflict = Konfliktrune
runes-discard = Ablegen
runes-held = Runen { $number } von { $of }
runes-hidden = Die Handkarten sind geheim.
runes-never = jetzt nicht
runes-none = Du hast keine Runen. Zieh welche in einem Heimathafen, eine am Tag.
runes-not-now = jetzt nicht spielbar
runes-pile = Ablagestapel: { $number }
runes-play = Spielen
runes-ready = jetzt spielbar
runes-wind = In beiden Fällen darfst du danach den Wind drehen.

## Sagas

book = Gewonnene Sagas
book-about = Für jedes Heimatland: Wer die meisten Sagas hat, bekommt je 10 SP, der Zweite je 5 SP.
book-aside = Beiseitegelegt
book-points = { $points } SP
book-standings = Stand der Heimatländer
saga-done = erledigt
saga-kind-raid = Plünderungssaga
saga-kind-settle = Besiedlungssaga
saga-kind-trade = Handelssaga
saga-needed = fehlt noch
saga-town-large = { $port }, große Stadt
saga-town-small = { $port }, kleine Stadt
sagas = Sagas
sagas-deck = Epoche { $era } · Stapel: { $number }
sagas-last = letzte Runden · noch { $number } { $number ->
    [one] Zug
   *[other] Züge
}
sagas-none = Es liegt keine Saga offen.
sagas-open = Offene Sagas
sagas-won = Gewonnen { $number }

## Vorrat

supply-load = Laden, je einen Tag
supply-load-goods = { $piece } laden ({ $number } im Vorrat)
supply-load-viking = Einen Wikinger laden ({ $number } in Reserve)

## Wind

rose = Den Wind drehen
rose-keep = So lassen
rose-left = Links
rose-right = Rechts
rose-zone = { $zone } { $number }

## The voyage

voyage = Deine Fahrt
voyage-over = Die Partie ist beendet
voyage-waiting = { $name } ist am Zug
voyage-waiting-text = Schiff: { $place }. { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag.
   *[other] Noch { $days } Tage.
}
voyage-lose = { $number ->
    [one] Verlust: 1 Stück
   *[other] Verlust: { $number } Stück
}
voyage-lose-text = Das schlechte Wetter fordert Verluste. Tippe an, was du hergibst; ohne Wikinger ist das Schiff verloren.
voyage-wind = Den Wind drehen?
voyage-wind-text = Er zeigt nach { $direction }: dort ein schöner Tag mehr, gegenüber einer weniger.
voyage-dice = Umkämpfte Siedlung: { $place }
voyage-dice-text = Wie viele Würfel? Jeder Fehlschlag kostet einen Wikinger.
voyage-raid = Plünderung: { $place }
voyage-raid-text = { $lost ->
    [0] Kein Wikinger verloren.
    [one] 1 Wikinger verloren.
   *[other] { $lost } Wikinger verloren.
} Weiter plündern oder abbrechen?
voyage-place = { $place } besiedeln?
voyage-place-text = Nur ein Wikinger ist übrig: Wenn er siedelt, gibst du das Schiff auf.
voyage-trade = Handel: { $place }
voyage-trade-text = Welche Ware?
voyage-winter-sure = Überwintern?
voyage-winter-back = Zurück gehen: { $pieces }. Ein Wikinger bleibt an Bord, und dein Zug endet.
voyage-winter-none = Ein Wikinger bleibt an Bord, und dein Zug endet.
voyage-plan = { $days ->
    [0] Kein Tag
    [one] 1 Tag
   *[other] { $days } Tage
}, { $losses ->
    [0] kein Verlust.
    [one] 1 Verlust.
   *[other] { $losses } Verluste.
}
voyage-plan-turns = Es braucht { $turns } Züge.
voyage-plan-lost = Das Schiff würde es nicht überstehen.
voyage-wintering = Winterlager
voyage-wintering-text = Lade Stücke (je ein Tag) und lauf dann aus: Das kostet keinen Tag.
voyage-wintering-crew = Zum Auslaufen brauchst du einen Wikinger an Bord.
voyage-home = { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag: zieh eine Rune oder segle.
   *[other] Noch { $days } Tage: zieh Runen oder wähle ein Ziel.
}
voyage-port = Hier eine Mission pro Zug; sie kostet keinen Tag. { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag.
   *[other] Noch { $days } Tage.
}
voyage-port-done = Deine Mission hier ist erledigt. { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag.
   *[other] Noch { $days } Tage: wähle ein Ziel.
}
voyage-sea = { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag: wähle ein Ziel.
   *[other] Noch { $days } Tage: wähle ein Ziel.
}
voyage-ask-place = Wähle einen hervorgehobenen Ort auf dem Spielplan.
voyage-ask-on = Bleib dort, oder wähle den nächsten hervorgehobenen Ort.
voyage-ask-seat = Welcher Jarl?
voyage-ask-piece = Welche Ware?
voyage-ask-direction = Wohin soll der Wind zeigen?
voyage-do-sail = Schritt für Schritt
voyage-do-sail-all = Bis zum Ziel
voyage-do-other = Andere Route
voyage-do-clear = Verwerfen
voyage-do-draw = Rune ziehen, 1 Tag
voyage-do-launch = Auslaufen: { $place }
voyage-do-trade = Handel: +{ $points }
voyage-do-trade-piece = { $piece }: +{ $points }
voyage-do-trade-which = Handel …
voyage-do-raid = Plündern: { $chance } %
voyage-do-settle = Besiedeln: { $chance } %
voyage-do-winter = Überwintern
voyage-do-end = Zug beenden
voyage-do-stay = Bleiben: { $place }
voyage-do-choose = Auswählen
voyage-do-cancel = Abbrechen
voyage-do-not = Nicht jetzt

days = Die { $number } Tage des Zuges
days-day = Tag { $number }
days-load = laden
days-rune = Rune
days-lose = { $number } weg
days-named-load = geladen
days-named-rune = eine Rune gezogen
days-named-sail = gesegelt
days-named-plan = geplant
days-named-free = frei
days-weather = { $zone }: { $sailed }. Tag auf See, Schönwetter { $fair }

odds = Aussichten
odds-success = Erfolg
odds-lost = mittlerer Verlust
odds-chance = { $chance } %
odds-points = +{ $points } SP
odds-trade = Handel: { $piece }
odds-raid = { $dice ->
    [one] 1 Würfel, über { $value }
   *[other] Bis zu { $dice } Würfel, einer über { $value }
}
odds-settle = { $dice ->
    [one] 1 Würfel, über { $value }
   *[other] { $dice } Würfel, einer über { $value }
}
odds-with = mit { $runes }
odds-treasure = Schatz: { $least } bis { $most } SP.
odds-settlement = Eine Siedlung hier: { $points } SP am Ende.
odds-saga = Ein Erfolg erfüllt „{ $saga }“.
odds-nothing = Hier ist nichts zu tun.

combat-title-raid = Plünderung: { $place }
combat-title-settle = Besiedlung: { $place }
combat-about-raid = Die Würfel fallen einer nach dem anderen. Einer über dem Wert nimmt die Stadt; jeder andere kostet einen Wikinger.
combat-about-settle = Die Würfel fallen zusammen. Einer über dem Wert genügt; jeder andere kostet einen Wikinger.
combat-goods-there = Im Hafen liegen Waren: Sein Wert { $value } zählt als { $worth }.
combat-above = über { $value }
combat-town = Die Stadt fällt. Schatz: { $points } SP.
combat-settled = Die Siedlung ist gegründet.
combat-drove-out = { $name } ist vertrieben, die Siedlung gehört dir.
combat-failed = Der Versuch ist gescheitert.
combat-stopped = Die Plünderung ist abgebrochen.
combat-declined = Der letzte Wikinger bleibt an Bord.
combat-again = Ein Fehlschlag. Weiter plündern?
combat-last-viking = Erfolg, aber nur ein Wikinger ist übrig: Siedelt er (das Schiff wird aufgegeben), oder bleibt er an Bord?
combat-lost = { $number ->
    [one] 1 Wikinger verloren.
   *[other] { $number } Wikinger verloren.
}
combat-saga = Saga gewonnen: „{ $saga }“{ $points ->
    [0] .
   *[other] , { $points } SP.
}
combat-abandoned = Kein Wikinger ist übrig: Das Schiff wird aufgegeben, und der Zug endet.
combat-do-raid = Den ersten Würfel werfen
combat-do-raid-on = Weiter plündern
combat-do-stop = Abbrechen
combat-do-dice = { $dice ->
    [one] 1 Würfel werfen
   *[other] { $dice } Würfel werfen
}
combat-do-rune = { $rune } spielen
combat-do-place = Siedeln, Schiff aufgeben
combat-do-decline = Wikinger an Bord behalten
combat-do-on = Weiter

days-of = Tag { $number } von 7
odds-port = { $place }, Wert { $value }
key-rune = eine Rune spielen
key-sail = einen Schritt segeln, bis zum Ziel segeln
key-other = eine andere Route
key-mission = handeln, plündern (angreifen), siedeln
key-draw = eine Rune ziehen
key-end = überwintern, Zug beenden
key-ship = mein Schiff zeigen
tab-voyage = Fahrt
tab-sagas = Sagas
tab-jarls = Jarls

## The map

sea-independent = unabhängig
sea-letter-east = O
sea-letter-north = N
sea-letter-south = S
sea-letter-west = W
sea-map = Die Welt der Nordmänner
sea-needed = nötig für „{ $saga }“
sea-open = offen
sea-reach = { $days ->
    [one] 1 Tag entfernt
   *[other] { $days } Tage entfernt
}{ $losses ->
    [0] { "" }
    [one] , 1 Verlust
   *[other] , { $losses } Verluste
}
sea-settlement = Siedlung von { $name }
sea-ship = Schiff von { $name }
sea-ship-own = dein Schiff
sea-town-large = große Stadt
sea-town-small = kleine Stadt
sea-value = Wert { $value }
sea-wind = Wind nach { $direction }: { $days }
sea-wintering = Winterlager
sea-zone = Zone { $zone }, { $number ->
    [one] 1 Schönwettertag
   *[other] { $number } Schönwettertage
}

## Die erste Fahrt

guide-sea-fair = Schönwettertage
guide-sea-fair-text = Jede Zone hat ihre Schönwettertage, einen mehr dort, wohin der Wind zeigt. Segelst du in einem Zug länger, verlierst du Stücke. Die Tagesleiste zählt mit.
guide-sea-finish = Du kennst die See
guide-sea-finish-text = Du hast alles gesehen. Wer die meisten SP hat, gewinnt. Regeln und Tasten sind immer da: R und ?.
guide-sea-goods = Etwas zum Handeln
guide-sea-goods-text = Wikinger kämpfen und siedeln, Waren werden gehandelt. Nimm eine oder zwei mit; gefragte bringen 2 SP mehr.
guide-sea-home = Wohin?
guide-sea-home-text = Hier kannst du Runen ziehen, eine am Tag. Dann wähle einen Hafen auf dem Spielplan: Tage, Wetter und Verluste siehst du vor der Abfahrt. Fahnen zeigen, was die Sagas brauchen.
guide-sea-later = Fünf Züge, gut gemacht
guide-sea-later-text = Spiel weiter. Die Einführung meldet sich noch einmal bei allem, was du noch nicht getan hast.
guide-sea-launch = Lauf aus
guide-sea-launch-text = Mit einem Wikinger an Bord kannst du in einen der drei Heimathäfen auslaufen; das kostet keinen Tag. Norwegen liegt nahe bei Schottland, Dänemark bei England und Norddeutschland, Schweden öffnet den Osten.
guide-sea-load = Belade dein Schiff
guide-sea-load-text = Ein Zug hat sieben Tage. Hier im Winterlager kostet jedes Stück, das du lädst, einen: Tippe auf einen Wikinger oder zieh ihn in den Laderaum. Nach vier Tagen Laden bleiben drei zum Segeln.
guide-sea-lose = Schlechtes Wetter
guide-sea-lose-text = Du bist länger gesegelt, als das Wetter erlaubt. Tippe auf das Stück, das du hergibst. Behalte einen Wikinger: Ein Schiff ohne ist verloren.
guide-sea-place = Dein letzter Wikinger
guide-sea-place-text = Er kann siedeln, dann gibst du das Schiff auf. Oder du behältst ihn an Bord und segelst weiter.
guide-sea-points = Endwertung jetzt
guide-sea-points-text = Am Ende zählt eine Siedlung den Wert ihres Hafens, in einer besiedelten Region bis zu dreimal; wer die meisten Städte erobert hat, bekommt je 3 SP; Sagas bringen für jedes Heimatland 10 oder 5 SP. Diese Tabelle rechnet es aus.
guide-sea-port = Eine Mission je Hafen
guide-sea-port-text = Hier gibt es in diesem Zug nichts mehr zu tun. Segle weiter, bleib und beende den Zug, oder überwintere: Das bringt das Schiff von überall zurück, mit einem Wikinger an Bord.
guide-sea-raid = Eine Stadt zum Plündern
guide-sea-raid-text = Die Würfel fallen nacheinander, einer je Wikinger, höchstens drei. Liegt einer über dem Wert des Hafens, fällt die Stadt, und ihr Schatz gehört dir; jeder Fehlschlag kostet einen Wikinger.
guide-sea-roll = Weiter oder abbrechen?
guide-sea-roll-text = Die Tabelle zeigt die Chance des nächsten Würfels. Brich rechtzeitig ab, wenn du die Wikinger noch brauchst.
guide-sea-route = Deine Fahrt, Tag für Tag
guide-sea-route-text = Violette Tage sind schön, rote kosten Stücke. Tippe den Ort noch einmal an, um eine andere Route zu sehen. Segle Schritt für Schritt: Du kannst anhalten, wo du willst.
guide-sea-rune = Runen auf der Hand
guide-sea-rune-text = Goldene Karten kannst du jetzt spielen; das kostet keinen Tag. Eine Rune, die du nicht brauchst, darfst du ablegen. In beiden Fällen darfst du danach den Wind drehen.
guide-sea-saga = Drei offene Sagas
guide-sea-saga-text = Wessen Mission eine Saga erfüllt, der gewinnt sie, egal wer den Rest getan hat. Eine Fahne hier und auf dem Spielplan zeigt, welcher Hafen noch fehlt.
guide-sea-settle = Gründe eine Siedlung
guide-sea-settle-text = Wähle, wie viele Wikinger mitmachen: Ihre Würfel fallen zusammen. Einer über dem Wert genügt; jeder andere kostet einen Wikinger. Siedlungen zählen am Ende.
guide-sea-trade = Handle hier
guide-sea-trade-text = Leg einen Warenstein in den Hafen und bekomm sofort seinen Wert. Jede Region nimmt jede Warensorte nur einmal.
guide-sea-wind = Der Wind dreht
guide-sea-wind-text = Die Zone, auf die er zeigt, hat einen Schönwettertag mehr, die gegenüber einen weniger. Dreh ihn für deine nächste Fahrt oder gegen die anderen.
guide-sea-winter = Kein Tag mehr
guide-sea-winter-text = Beende den Zug und bleib, wo du bist, oder überwintere: Das Schiff kommt von überall mit einem Wikinger zurück, alles andere verlässt den Laderaum. Im nächsten Zug lädst du neu.
guide-topic-load = Laden
guide-topic-raid = Plündern
guide-topic-rune = Runen
guide-topic-sail = Segeln
guide-topic-settle = Siedeln
guide-topic-trade = Handeln
guide-topic-winter = Überwintern
