# Die Seite. Namen, Ablehnungen und das Protokoll kommen aus den Texten des Spiels.

home = Barbaricum, Startseite
rules = Regeln
rules-search = In den Regeln suchen
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
sound-on = Ton einschalten
sound-off = Ton ausschalten
link-live = live
link-lost = Verbindung verloren
link-connecting = verbindet
close = Schließen
keys = Tasten
points = Punkte
all = alle
tabs = Ansichten
tab-play = Spiel
tab-tracks = Leisten
tab-players = Spieler
tab-log = Protokoll
tab-chat = Chat
log = Was geschah
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden

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

map-label = Karte mit 25 Provinzen
province-northern = nördlich
province-empty = leer
province-pacified = befriedet
province-at-war = im Krieg
province-open = offen
province-open-war = offen, Krieg durch deinen Stein
sheet-height = Höhe des Blatts, { $number } von { $of }
mini-map = Der ganze Plan: tippe, wohin du sehen willst
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganzer Plan

## Am Rand

players = Spieler
guest-name = Gast
seat-you = du
seat-bot = Bot
seat-here = da
seat-away = nicht da
cards-in-hand = Handkarten
cards-number = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
influence-board = Einfluss
supply-left = noch { $number }
track-ends = Ende
track-advance = Auf der Leiste vorrücken: { $people }
if-scored-now = Wertung jetzt
tokens-provinces-points = Steine / Provinzen, Punkte
centuries = Jahrhunderte und Friedensplättchen
century-name = { $century }. Jahrhundert
century-described = { $century }. Jahrhundert: { $left } von { $of } Friedensplättchen übrig, Einfluss { $rate }
tiles-left-of = { $left } von { $of } übrig
tiles-none = kein Friedensplättchen mehr

## Die Leiste oben

table-title = Tisch von { $name }
table-of = { $number } Spieler
head-yours = Du bist am Zug
head-other = { $name } ist am Zug
head-over = Das Spiel ist aus

## Die Aufforderung

prompt = Was zu tun ist
steps = Schritte des Zuges
step-card = Karte
step-province = Provinz
step-influence = Einfluss / Stein
step-end = Ende
prompt-over = Das Spiel ist aus
prompt-waiting = { $name } ist am Zug
prompt-waiting-card = { $name } wählt Karte und Provinz.
prompt-waiting-influence = { $name } nimmt Einfluss oder setzt einen zweiten Spielstein.
prompt-waiting-war = { $name } führt Krieg.
prompt-waiting-score = Eine Wertung steht an.
prompt-waiting-end = { $name } kann noch ein Plättchen nutzen.
prompt-waiting-first = Der Startspieler wird ausgelost.
prompt-waiting-deal = Karten werden verteilt.
prompt-waiting-refill = Karten werden gezogen.
prompt-waiting-exchange = Karten werden gezogen.
prompt-war-waiting = Krieg in { $province }
prompt-war-waiting-text = { $name } entscheidet über Karten.
prompt-card = Spiele eine Karte
prompt-card-of-two = Spiele Karte { $number } von 2
prompt-card-text = Wähle eine Karte: Ein Spielstein ihres Volkes kommt auf den Plan.
prompt-skip = Keine Karte ist spielbar
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
    [one] Eine Provinz ist offen.
   *[other] { $number } Provinzen sind offen.
}
prompt-wars = Krieg gäbe es in:
prompt-influence = Einfluss oder zweiter Spielstein?
prompt-influence-text = { $people }: Dein Zählstein rückt von { $from } auf { $to }, oder ein zweiter Spielstein kommt auf den Plan.
prompt-exchange = Karten tauschen
prompt-exchange-text = Wähle Karten zum Ablegen; du ziehst ebenso viele neue.
prompt-tracks = Zählsteine vorrücken
prompt-tracks-text = Eine Leiste zweimal für 2 Felder, oder zwei Leisten für je 1 Feld.
prompt-score = Eine Wertung steht an
prompt-score-text = Alle sechs Völker werden gewertet. Vorher kannst du dein Plättchen Einfluss nutzen.
prompt-end = Zug beenden?
prompt-end-text = Du kannst noch ein Plättchen nutzen. Dann wird deine Hand aufgefüllt.
prompt-end-called-text = Das Ende ist ausgerufen: Dies ist der letzte Zug, dann kommt die Schlusswertung.
prompt-war = Krieg in { $province }
prompt-war-text = Lege Karten anwesender Völker, oder keine. Die Schwächsten ziehen ab.
do-influence = Einfluss +{ $spaces }
do-second = Zweiter Spielstein
do-forgo = Keins von beiden
do-undo = Zurück
do-ask-undo = Um Rücknahme bitten
do-end = Ende
do-score = Werten
do-skip = Aussetzen
do-cancel = Abbrechen
do-war = Karten legen
do-exchange = { $number ->
    [0] Karten ablegen
    [one] 1 Karte ablegen
   *[other] { $number } Karten ablegen
}
do-tracks = Vorrücken
tip-war = { $province }: hier gibt es Krieg
tip-war-text = Dein { $people ->
    [franks] Franke
    [huns] Hunne
    [goths] Gote
    [saxons] Sachse
    [teutons] Teutone
   *[vandals] Vandale
} wäre der fünfte Spielstein
tip-war-leave = Ohne Karten ziehen ab: { $peoples }.
tip-war-scoring = Letztes Friedensplättchen des Jahrhunderts: alle Völker werden gewertet
tip-not = Nicht { $province }

## Krieg

war-in = Krieg in { $province }
war-fifth = { $name } setzte den fünften Spielstein.
war-each-once = Jeder entscheidet einmal, der Reihe nach.
war-laid = Verdeckt gelegte Karten
war-laid-open = Gelegte Karten
war-laid-number = { $number } gelegt
war-your-choice = deine Wahl
war-decides-later = entscheidet noch
war-no-card = keine Karte
war-passed = legt nichts
war-only-present = Nur anwesende Völker.
war-lay = legen
war-chosen = gewählt
war-leaves-now = zieht ab
war-stays-now = bleibt
war-range = { $least } bis { $most }
war-if-nothing = Wenn nichts dazukommt:
war-would-leave = Mit { $force } ziehen ab: { $peoples }.
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
war-do-clear = Leeren
war-over = Krieg in { $province }: der Ausgang
war-left = zieht ab
war-stayed = bleibt
war-revealed = Aufgedeckte Karten
war-nobody-laid = Niemand legte eine Karte.
war-people-left = { $tokens } zurück in den Vorrat.
war-now-pacified = { $province } ist für den Rest der Partie geschlossen.

## Wertung und Ende

scoring-of = Wertung des { $century }. Jahrhunderts
scoring-final = Schlusswertung
scoring-progress = Volk für Volk: { $people }, { $number } von { $of }.
scoring-done = Alle Völker sind gewertet.
scoring-tokens = Steine
scoring-provinces = Provinzen
scoring-gains = { $name } { $points }
scoring-stand = { $tokens } in { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}:
scoring-next = Weiter: { $people }
scoring-back = Zurück
scoring-all = Alles zeigen
scoring-close = Weiter
end-won = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-place = Platz
end-player = Spieler
end-final = Ende
end-chart = Punkte im Lauf der Zeit
end-look = Plan ansehen
end-rematch = Noch einmal
end-record = Partie herunterladen
end-home = Startseite

## Mehrere an einem Gerät, Zurücknehmen

curtain = { $name } ist dran
curtain-text = Gib das Gerät an { $name }. Sonst soll niemand zusehen.
curtain-open = Ich bin { $name }
undo-asked = { $name } bittet, die letzte Entscheidung zurückzunehmen.
undo-waiting = Es fehlt das Ja von { $names }.
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-withdraw = Zurückziehen

## Tasten

key-region = nächster Teil des Bildschirms
key-card = eine Karte wählen
key-arrows = auf dem Plan: zum Nachbarn in dieser Richtung
key-enter = setzen, wählen
key-next = nächste, vorige helle Provinz
key-war = nächste Provinz mit Warnung
key-step = Einfluss, zweiter Spielstein, Ende
key-tiles = Plättchen: Doppelzug, Tausch, Einfluss
key-undo = zurücknehmen
key-zoom = Zoom, ganzer Plan
key-panels = Protokoll, Chat, Regeln
key-help = Tasten; schließen oder abwählen

## Startseite

home-tag = Ein Brettspiel der Völkerwanderung auf einer schönen Karte
home-players = 2–5 Spieler
home-minutes = 45 min
home-no-account = ein Klick, kein Konto
home-play-now = Jetzt spielen
home-against-bots = gegen Bots
home-make-table = Einen Tisch machen
home-my-games = Meine Partien
home-my-none = Deine Partien stehen dann hier.
home-join = Mit Link dazukommen
home-join-paste = Link oder Code einfügen
home-do-join = Dazu
home-open-tables = Offene Tische
home-open-none = Kein offener Tisch. Mache einen, man findet ihn hier.
home-new = Neuer Tisch
home-sit = Hinsetzen
home-wait = { $number ->
    [one] 1 wartet auf dich
   *[other] { $number } warten auf dich
}
home-your-turn = Du bist am Zug
home-watch = Zusehen
home-play = Spielen
home-status-open = wartet auf Spieler
home-status-playing = wird gespielt
home-status-over = aus
new-title = Ein neuer Tisch
new-name = Dein Name
new-seats = Spieler
new-seat = Sitzplatz { $number }
new-kind-human = Du
new-kind-open = Offen: wer den Link hat
new-kind-hot-seat = An diesem Gerät
new-bot-random = Bot: zufällig
new-bot-greedy = Bot: gierig
new-player = Name
new-options = Optionen
new-listed = Den Tisch auf der Startseite zeigen
new-create = Den Tisch machen
option-first = Wer beginnt (A2.2).
option-war_cards = Ob gelegte Karten verdeckt bleiben, bis alle entschieden haben (A4.2).
option-two_player_gap = Der Zweite punktet nur so nah am Ersten (A8.3).
option-final_scoring = Ob eine letzte Wertung die Partie beendet (A7.3).
option-influence_tile = Jederzeit, oder nur nach dem ersten Spielstein einer Karte (A6.4).
waiting-title = Es fehlen noch Spieler
waiting-link = Schicke diesen Link deinen Freunden
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-start = Das Spiel beginnen
waiting-host = Der Gastgeber beginnt, sobald alle Plätze besetzt sind.
waiting-open = frei
waiting-take = Hier sitzen
waiting-make-bot = Bot hinsetzen
waiting-make-open = Platz freigeben
waiting-leave = Den Tisch verlassen
waiting-commit = Aller Zufall dieser Partie folgt aus einem Geheimnis mit dem Fingerabdruck
table-missing = Diesen Tisch gibt es nicht.
table-loading = Der Tisch wird gedeckt…

## Das Menü des Tisches

menu = Der Tisch
menu-link = Link für Freunde und Zuschauer
menu-own = Dein persönlicher Link
menu-own-text = Mit ihm spielst du auf einem anderen Gerät weiter. Ein neuer schließt den alten.
menu-own-make = Persönlichen Link machen
menu-own-revoke = Zurückziehen
menu-bots = Bots als Vertretung
menu-bot-in = Einen Bot spielen lassen
menu-bot-back = Wieder selbst spielen
menu-bot-plays = ein Bot spielt
menu-chance = Zufall
menu-fair = Den Zufall dieser Partie prüfen
home-licences = Schriften, Kartendaten und Lizenzen
home-tour = In fünf Zügen lernen
