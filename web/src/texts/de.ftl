# Die Seite. Namen, Ablehnungen und das Protokoll kommen aus den Texten des Spiels.

home = Barbaricum, Startseite
rules = Regeln
rules-search = In den Regeln suchen
rules-game = Spiel
rules-marks = Das meiste von Spielplan und Karten von Invasions musste rekonstruiert werden: Eine Liste des gedruckten Spiels gibt es nicht. Alles sagt, woher es kommt.
rules-mark-found = belegt
rules-mark-partly = teilweise belegt
rules-mark-ours = rekonstruiert
rules-nothing = Nichts gefunden. Versuch es mit weniger Wörtern.
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
sound-on = Ton einschalten
sound-off = Ton ausschalten
link-live = live
link-lost = Verbindung verloren
link-connecting = verbindet
unreached = Der Server ist nicht zu erreichen. Gleich noch einmal versuchen.
bell = { $number ->
    [0] Benachrichtigungen
    [one] Benachrichtigungen, { $number } neue
   *[other] Benachrichtigungen, { $number } neue
}
close = Schließen
keys = Tasten
points = Punkte
all = alle
tabs = Ansichten
tab-play = Spiel
tab-log = Protokoll
tab-chat = Chat
tab-since = Seit meinem Zug
since-none = Seit deinem Zug hat niemand etwas getan.
since-play = Abspielen
since-pause = Pause
since-back = Zurück
since-next = Weiter
since-skip = Ende
since-of = { $number } von { $of }:
log = Was geschah
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden

## Die Karte

sheet-height = Höhe des Blatts, { $number } von { $of }
mini-map = Der ganze Plan: tippe, wohin du sehen willst
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganzer Plan
tip-not = Nicht { $place }

## Am Rand

players = Spieler
guest-name = Gast
seat-you = du
seat-bot = Bot
level-random = Zufall
level-novice = Neuling
level-greedy = gierig
level-steady = solide
level-strong = stark
seat-here = da
seat-away = nicht da

## Die Leiste oben

table-title = Tisch von { $name }
table-of = { $number } Spieler
head-yours = Du bist am Zug
head-other = { $name } ist am Zug
head-over = Das Spiel ist aus

## Die Aufforderung

prompt = Was zu tun ist
steps = Schritte des Zuges
do-undo = Zurück
do-ask-undo = Zurück?
do-hint = Tipp
do-cancel = Abbrechen

## Wertung und Ende

end-won = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-place = Platz
end-player = Spieler
end-chart = Punkte im Lauf der Zeit
end-look = Plan ansehen
end-result = Ergebnis
end-rematch = Noch einmal
end-again = Noch einmal ansehen
end-analyse = Spiel analysieren
menu-look-back = Zurückblicken
study = Studie
study-of = Zum Spiel, aus dem sie kommt
study-note = Sie geht von einer Stellung eines beendeten Spiels aus und zählt nicht.
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
key-arrows = auf dem Plan: zum Nachbarn in dieser Richtung
key-enter = setzen, wählen
key-next = nächster, voriger heller Ort
key-undo = zurücknehmen
key-hint = Tipp
key-since = was seit deinem Zug geschah; jede Taste überspringt
key-game = die nächste Partie, die auf dich wartet
key-zoom = Zoom, ganzer Plan
key-panels = Protokoll, Chat, Regeln
key-help = Tasten; schließen oder abwählen

## An einen Tisch kommen

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

## Hints

hint-title = Was du tun könntest
hint-thinking = Die besten Aktionen werden gesucht …
hint-worth = { $chance } % Siegchance
hint-do = So spielen
hint-others = Andere Tipps
hint-close = Tipps schließen
hints-on = An diesem Tisch sind Tipps erlaubt.
hints-off = An diesem Tisch gibt es keine Tipps: Der Gastgeber erlaubt sie nicht.

me-guest = Gast
me-account = Konto
me-sign-in = Anmelden
me-waiting = warten auf Antwort
chat-about = { $name } melden oder blockieren
tournament = Turnier
tournament-to = Zum Turnier
tournaments = Turniere
