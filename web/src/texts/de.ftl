# Die Seite. Namen, Ablehnungen und das Protokoll kommen aus den Texten des Spiels.

home = Barbaricum, Startseite
rules = Regeln
rules-search = In den Regeln suchen
rules-game = Spiel
rules-marks = Das gedruckte Spiel wurde nie vollständig beschrieben: Ein großer Teil des Spielplans und der Karten von Invasions ist rekonstruiert. Bei jedem Eintrag steht, woher er stammt.
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
link-unsent = Keine Verbindung. Deine Wahl bleibt erhalten und wird gesendet, sobald sie wieder besteht.
unreached = Der Server ist nicht zu erreichen. Gleich noch einmal versuchen.
bell = { $number ->
    [0] Benachrichtigungen
    [one] Benachrichtigungen, { $number } neue
   *[other] Benachrichtigungen, { $number } neue
}
label = { $label }:
labelled = { $label }: { $text }
close = Schließen
keys = Tasten
points = Punkte
all = alle
tabs = Ansichten
tab-play = Spiel
tab-log = Protokoll
tab-chat = Chat
tab-since = Seit meinem Zug
since-none = Seit deinem Zug hat niemand gespielt.
since-play = Abspielen
since-pause = Pause
since-back = Zurück
since-next = Weiter
since-skip = Überspringen
since-of = { $number } von { $of }:
log = Protokoll der Partie
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-hidden = Nur wer am Tisch sitzt, sieht, was gesagt wird.
chat-say = Etwas sagen
chat-send = Senden

## Die Karte

sheet-height = Höhe des Blatts, { $number } von { $of }
mini-map = Der ganze Spielplan: Tippe, wohin du sehen willst
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganzer Spielplan
map-beyond = { $number ->
    [one] { $number } offener Ort liegt in dieser Richtung außer Sicht
   *[other] { $number } offene Orte liegen in dieser Richtung außer Sicht
}
tip-not = Nicht { $place }

## Am Rand

players = Spieler
guest-name = Gast
seat-you = du
seat-bot = Bot
level-random = zufällig
level-novice = leicht
level-greedy = mittel
level-steady = schwer
level-strong = sehr schwer
seat-here = da
seat-away = nicht da

## Die Leiste oben

table-title = Tisch von { $name }
table-of = { $number } Spieler
head-yours = Du bist am Zug
head-other = { $name } ist am Zug
head-over = Die Partie ist beendet

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
end-look = Spielplan ansehen
end-result = Ergebnis
end-rematch = Revanche
end-again = Noch einmal ansehen
end-analyse = Partie analysieren
menu-look-back = Züge ansehen
study = Studie
study-of = Zur ursprünglichen Partie
study-note = Eine Studie geht von einer Stellung einer beendeten Partie aus. Sie zählt nicht.
end-record = Partie herunterladen
end-home = Startseite

## Mehrere an einem Gerät, Zurücknehmen

curtain = { $name } ist dran
curtain-text = Gib das Gerät an { $name }. Die anderen sehen bitte weg.
curtain-open = Ich bin { $name }
undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
undo-waiting = Es fehlt die Zustimmung von { $names }.
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-withdraw = Zurückziehen
undo-chance = Zurücknehmen; seitdem gefallene Würfel und gezogene Karten fallen neu
undo-chance-done = Würfel und gezogene Karten sind zurückgenommen und fallen neu.
onlooker = Zuschauer
onlooker-told = Du schaust dieser Partie zu und siehst, was alle sehen.

## Tasten

cap-enter = Eingabe
cap-shift = Umschalt
cap-ctrl = Strg
cap-space = Leertaste
cap-home = Pos1
cap-end = Ende
cap-esc = Esc
key-region = nächster Teil des Bildschirms
key-arrows = auf dem Spielplan: zum Nachbarn in dieser Richtung
key-enter = setzen, wählen
key-next = nächster, voriger hervorgehobener Ort
key-undo = zurücknehmen
key-hint = Tipp
key-since = was seit deinem Zug geschah; jede Taste überspringt
key-game = die nächste Partie, die auf dich wartet
key-zoom = Zoom, ganzer Spielplan
key-panels = Protokoll, Chat, Regeln
key-help = Tasten; schließen oder abwählen

## An einen Tisch kommen

table-missing = Diesen Tisch gibt es nicht.
nowhere = Hier ist nichts
nowhere-text = Unter dieser Adresse hat Barbaricum keine Seite. Vielleicht fehlt ein Teil des Links.
table-loading = Der Tisch wird vorbereitet …

## Das Menü des Tisches

menu = Der Tisch
menu-link = Link für Freunde und Zuschauer
menu-own = Dein persönlicher Link
menu-own-text = Damit spielst du auf einem anderen Gerät weiter. Ein neuer Link macht den alten ungültig.
menu-own-make = Persönlichen Link erstellen
menu-own-revoke = Ungültig machen
menu-bots = Bots als Vertretung
menu-bot-in = Einen Bot spielen lassen
menu-bot-back = Platz zurücknehmen
menu-bot-plays = ein Bot spielt
menu-chance = Fairness
menu-fair = Würfel und Ziehungen dieser Partie prüfen

## Hints

hint-title = Was du tun könntest
hint-thinking = Die besten Aktionen werden gesucht …
hint-worth = { $chance } % Siegchance
hint-do = So spielen
hint-others = Andere Tipps
hint-close = Tipps schließen
hints-on = An diesem Tisch sind Tipps erlaubt.
hints-off = An diesem Tisch gibt es keine Tipps: Der Gastgeber erlaubt sie nicht.

me-account = Konto
me-sign-in = Anmelden
me-waiting = warten auf deine Antwort
chat-about = { $name } melden oder blockieren
tournament = Turnier
tournament-to = Zum Turnier
tournaments = Turniere
