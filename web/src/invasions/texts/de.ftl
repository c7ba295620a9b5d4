# Das Brett von Invasions. Die Wörter sind die aus docs/rules/glossary.md; Stücke, Zonen und Enden stehen in den Texten des Spiels.

vp = SP

## Nachfrage

demand = Gefragt
demand-more = +2 SP
demand-supply = Noch im Vorrat

## Würfel

die-hit = Erfolg
die-miss = verloren
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
hold-reserve = Reserve: { $number } Wikinger.
hold-risk = Markiert: was zuerst ginge.

## Wenn es jetzt endete

ended = Wenn jetzt Schluss wäre
ended-all = alle
ended-axe = Axt
ended-homelands = Heimaten
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
pile-about = Verdeckte Runen: { $deck }. Ist keine mehr da, werden diese zu einem neuen Stapel gemischt.
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
runes-hidden = Die Hände sind geheim.
runes-never = jetzt nicht
runes-none = Keine Rune auf der Hand. Zieh welche in einem Heimathafen, einen Tag für jede.
runes-not-now = jetzt nicht spielbar
runes-pile = Ablagestapel: { $number }
runes-play = Spielen
runes-ready = jetzt spielbar
runes-wind = In beiden Fällen darfst du danach den Wind drehen.

## Sagas

book = Gewonnene Sagas
book-about = Für jede Heimat einzeln: die meisten Sagas je 10 SP, die zweitmeisten je 5 SP.
book-aside = Beiseitegelegt
book-points = { $points } SP
book-standings = Wie die Heimaten stehen
saga-done = erledigt
saga-kind-raid = Plünderungssaga
saga-kind-settle = Besiedlungssaga
saga-kind-trade = Handelssaga
saga-needed = fehlt noch
saga-town-large = { $port }, große Stadt
saga-town-small = { $port }, kleine Stadt
sagas = Sagas
sagas-deck = Epoche { $era } · Stapel { $number }
sagas-last = letzte Runden · noch { $number } { $number ->
    [one] Zug
   *[other] Züge
}
sagas-none = Keine Saga liegt offen.
sagas-open = Offene Sagas
sagas-won = Gewonnen { $number }

## Vorrat

supply-load = Laden, je einen Tag
supply-load-goods = { $piece } laden ({ $number } im Vorrat)
supply-load-viking = Einen Wikinger laden ({ $number } in Reserve)

## Wind

rose = Den Wind drehen
rose-keep = Lassen
rose-left = Links
rose-right = Rechts
rose-zone = { $zone } { $number }

## The voyage

voyage = Deine Fahrt
voyage-over = Das Spiel ist zu Ende
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
voyage-lose-text = Das Wetter nimmt es. Tippe an, was geht; ohne Wikinger ist das Schiff verloren.
voyage-wind = Den Wind drehen?
voyage-wind-text = Er zeigt nach { $direction }: dort ein schöner Tag mehr, gegenüber einer weniger.
voyage-dice = Umkämpft: { $place }
voyage-dice-text = Mit wie vielen Würfeln? Jeder Fehlwurf kostet einen Wikinger.
voyage-raid = Plünderung: { $place }
voyage-raid-text = { $lost ->
    [one] 1 Wikinger verloren.
   *[other] { $lost } Wikinger verloren.
} Weiter oder aufhören?
voyage-place = { $place } besiedeln?
voyage-place-text = Nur ein Wikinger ist übrig: Wer siedelt, gibt das Schiff auf.
voyage-trade = Handel: { $place }
voyage-trade-text = Welche Ware?
voyage-winter-sure = Überwintern?
voyage-winter-back = Zurück gehen: { $pieces }. Ein Wikinger bleibt an Bord, der Zug endet.
voyage-winter-none = Ein Wikinger bleibt an Bord, der Zug endet.
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
voyage-wintering-text = Lade Stücke, je ein Tag, dann lauf aus: Das kostet keinen Tag.
voyage-wintering-crew = Lade zuerst einen Wikinger: Ohne ihn läuft kein Schiff aus.
voyage-home = { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag: zieh eine Rune oder segle.
   *[other] Noch { $days } Tage: zieh Runen oder wähle ein Ziel.
}
voyage-port = Hier eine Mission im Zug, sie kostet keinen Tag. { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag.
   *[other] Noch { $days } Tage.
}
voyage-port-done = Die Mission hier ist getan. { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag.
   *[other] Noch { $days } Tage: wähle ein Ziel.
}
voyage-sea = { $days ->
    [0] Kein Tag mehr.
    [one] Noch 1 Tag: wähle ein Ziel.
   *[other] Noch { $days } Tage: wähle ein Ziel.
}
voyage-ask-place = Wähle einen beleuchteten Ort auf der Karte.
voyage-ask-on = Bleib dort, oder wähle den nächsten beleuchteten Ort.
voyage-ask-seat = Welcher Jarl?
voyage-ask-piece = Welche Ware?
voyage-ask-direction = Wohin soll der Wind zeigen?
voyage-do-sail = Schritt für Schritt
voyage-do-sail-all = Ganz hin
voyage-do-other = Andere Route
voyage-do-clear = Verwerfen
voyage-do-draw = Rune ziehen, 1 Tag
voyage-do-launch = Auslaufen: { $place }
voyage-do-trade = Handel: +{ $points }
voyage-do-trade-piece = { $piece }: +{ $points }
voyage-do-trade-which = Handel …
voyage-do-raid = Plündern: { $chance } %
voyage-do-settle = Siedeln: { $chance } %
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
days-weather = { $zone }, { $sailed }. Tag auf See, { $fair } sind schön

odds = Aussichten
odds-success = Erfolg
odds-lost = Verlust im Mittel
odds-chance = { $chance } %
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
odds-saga = Erfolg erfüllt „{ $saga }“.
odds-nothing = Hier ist nichts zu tun.

combat-title-raid = Plünderung: { $place }
combat-title-settle = Besiedlung: { $place }
combat-about-raid = Die Würfel fallen einer nach dem anderen. Einer über dem Wert nimmt die Stadt; jeder andere kostet einen Wikinger.
combat-about-settle = Die Würfel fallen zusammen. Einer über dem Wert genügt; jeder andere kostet einen Wikinger.
combat-goods-there = Im Hafen liegen Waren: Sein Wert { $value } zählt als { $worth }.
combat-above = über { $value }
combat-town = Die Stadt fällt. Schatz: { $points } SP.
combat-settled = Die Siedlung steht.
combat-drove-out = { $name } ist vertrieben, die Siedlung gehört dir.
combat-failed = Es ist misslungen.
combat-stopped = Die Plünderung ist abgebrochen.
combat-declined = Der letzte Wikinger bleibt an Bord.
combat-again = Die Stadt hält stand.
combat-last-viking = Erfolg, und ein Wikinger ist übrig: Siedelt er und gibst du das Schiff auf, oder bleibt er an Bord?
combat-lost = { $number ->
    [one] 1 Wikinger verloren.
   *[other] { $number } Wikinger verloren.
}
combat-saga = Saga gewonnen: „{ $saga }“{ $points ->
    [0] .
   *[other] , { $points } SP.
}
combat-abandoned = Kein Wikinger ist übrig: Das Schiff ist aufgegeben, der Zug ist zu Ende.
combat-do-raid = Den ersten Würfel werfen
combat-do-raid-on = Weiter würfeln
combat-do-stop = Aufhören
combat-do-dice = { $dice ->
    [one] 1 Würfel werfen
   *[other] { $dice } Würfel werfen
}
combat-do-rune = { $rune } spielen
combat-do-place = Siedeln, Schiff aufgeben
combat-do-decline = Wikinger behalten
combat-do-on = Weiter

days-of = Tag { $number } von 7
odds-port = { $place }, Wert { $value }
key-rune = eine Rune spielen
key-sail = einen Schritt segeln, ganz hin segeln
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
guide-sea-finish-text = Du hast alles gesehen. Die meisten SP gewinnen. Regeln und Tasten sind immer da: R und ?.
guide-sea-goods = Etwas zum Handeln
guide-sea-goods-text = Wikinger kämpfen und siedeln, Waren werden gehandelt. Nimm eine oder zwei mit; gefragte bringen 2 SP mehr.
guide-sea-home = Wohin?
guide-sea-home-text = Hier kannst du Runen ziehen, einen Tag für jede. Dann wähle einen Hafen auf dem Spielplan: Tage, Wetter und Verluste siehst du vor der Abfahrt. Fahnen zeigen, was die Sagas brauchen.
guide-sea-later = Fünf Züge, gut gemacht
guide-sea-later-text = Spiel weiter. Die Einführung kommt noch einmal für alles, was du noch nicht getan hast.
guide-sea-launch = Lauf aus
guide-sea-launch-text = Mit einem Wikinger an Bord kannst du in einen der drei Heimathäfen auslaufen, ohne einen Tag. Norwegen liegt nahe bei Schottland, Dänemark bei England und Norddeutschland, Schweden öffnet den Osten.
guide-sea-load = Belade dein Schiff
guide-sea-load-text = Ein Zug hat sieben Tage. Hier im Winterlager kostet jedes Stück, das du lädst, einen: Tippe auf einen Wikinger oder trag ihn in den Laderaum. Vier Tage Laden lassen drei zum Segeln.
guide-sea-lose = Schlechtes Wetter
guide-sea-lose-text = Du bist länger gesegelt, als das Wetter erlaubt. Tippe auf das Stück, das du hergibst. Behalte einen Wikinger: Ein Schiff ohne ist verloren.
guide-sea-place = Dein letzter Wikinger
guide-sea-place-text = Er kann siedeln, dann kehrt das Schiff leer heim. Oder du behältst ihn an Bord und segelst weiter.
guide-sea-points = Wenn jetzt Schluss wäre
guide-sea-points-text = Am Ende zählen Siedlungen den Wert ihres Hafens, in einer besiedelten Region bis zu dreimal; die meisten Städte je 3 SP; Sagas je Heimat 10 oder 5 SP. Diese Tabelle rechnet es aus.
guide-sea-port = Eine Mission je Hafen
guide-sea-port-text = Hier gibt es in diesem Zug nichts mehr zu tun. Segle weiter, bleib und beende den Zug, oder überwintere: Das bringt das Schiff von überall zurück, mit einem Wikinger an Bord.
guide-sea-raid = Eine Stadt zum Plündern
guide-sea-raid-text = Die Würfel fallen nacheinander, einer je Wikinger, höchstens drei. Über dem Wert des Hafens fällt die Stadt, und ihr Schatz ist dein; jeder Fehlschlag kostet einen Wikinger.
guide-sea-roll = Weiter oder abbrechen?
guide-sea-roll-text = Die Chance des nächsten Würfels steht auf der Taste. Brich rechtzeitig ab, wenn du die Wikinger noch brauchst.
guide-sea-route = Deine Fahrt, Tag für Tag
guide-sea-route-text = Violette Tage sind schön, rote kosten. Noch ein Klick auf denselben Ort zeigt einen anderen Weg. Segle Schritt für Schritt: Du kannst anhalten, wo du willst.
guide-sea-rune = Runen auf der Hand
guide-sea-rune-text = Goldene Karten kannst du jetzt spielen, ohne einen Tag. Eine Rune, die du nicht brauchst, darfst du ablegen: In beiden Fällen darfst du danach den Wind drehen.
guide-sea-saga = Drei offene Sagas
guide-sea-saga-text = Wessen Mission eine Saga erfüllt, der gewinnt sie, wer auch immer den Rest getan hat. Was noch fehlt, hat hier und auf dem Spielplan eine Fahne.
guide-sea-settle = Gründe eine Siedlung
guide-sea-settle-text = Wähle, wie viele Wikinger es versuchen: Ihre Würfel fallen zusammen. Einer über dem Wert genügt; jeder andere kostet einen Wikinger. Siedlungen zählen am Ende.
guide-sea-trade = Handle hier
guide-sea-trade-text = Leg einen Warenstein in den Hafen und bekomm sofort seinen Wert. Jede Sorte nur einmal in einer Region.
guide-sea-wind = Der Wind dreht
guide-sea-wind-text = Ein Schönwettertag mehr, wohin er zeigt, einer weniger gegenüber. Dreh ihn für deine nächste Fahrt oder gegen die anderen.
guide-sea-winter = Kein Tag mehr
guide-sea-winter-text = Beende den Zug und bleib, wo du bist, oder überwintere: Das Schiff kommt von überall mit einem Wikinger zurück, alles andere verlässt den Laderaum. Dann lade neu.
guide-topic-load = Laden
guide-topic-raid = Plündern
guide-topic-rune = Runen
guide-topic-sail = Segeln
guide-topic-settle = Siedeln
guide-topic-trade = Handeln
guide-topic-winter = Überwintern
