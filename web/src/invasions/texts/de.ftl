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
