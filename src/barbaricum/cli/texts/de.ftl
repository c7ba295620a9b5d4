# Das Terminal.

## Die Befehlszeile

description = Die Brettspiele Attila und Invasions, mit allen Regeln.
epilog = „barbaricum play“ beginnt eine Partie Attila gegen zwei Bots, „barbaricum play invasions“ eine Partie Invasions.
usage = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-command = BEFEHL
usage-commands = Befehle
command-play = eine Partie an dieser Tastatur spielen, zu mehreren oder gegen Bots
command-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
command-picture = eine Stellung einer Aufzeichnung oder das ganze Spiel als Bild zeichnen
option-picture-number = nach wie vielen Zeilen (am Ende)
option-picture-output = das Bild: .svg oder .png der Stellung, .webp des ganzen Spiels
error-not-a-picture = „{ $text }“ ist kein Bild: es muss auf .svg, .png oder .webp enden.
picture-made = Das Bild ist in { $file }.
command-verify = eine Aufzeichnung nachspielen und sagen, wo sie zuerst abweicht
command-rules = die Regeln eines Spiels zeigen, ein Kapitel oder eine Regel
command-fuzz = viele Partien nach Zufall spielen und Fehler suchen
command-bench = messen, wie schnell die Regeln sind
option-help = diese Hilfe zeigen
option-lang = Sprache: en, fr oder de (sonst BARBARICUM_LANG, sonst die des Systems)
option-version = die Version zeigen
option-game = das Spiel: attila (wenn nichts anderes gesagt ist) oder invasions
option-arena-game = das Spiel: attila oder invasions
option-fuzz-game = das Spiel: attila oder invasions
option-file = eine aufgezeichnete Partie
option-number = eine Regel oder ein Kapitel, zum Beispiel A3.2 oder V8
option-to = die Zeile, zu der es gehen soll
option-play-seats = Zahl der Spieler (3)
option-play-bot = Bots, je ein Name: novice, greedy, steady, strong oder random; ohne Namen: keine Bots
option-play-names = Namen der menschlichen Spieler
option-play-option = Optionen des Tisches (Regeln A9, V13), zum Beispiel war_cards=open
option-play-seed = ein beliebiger Text: Derselbe bringt dasselbe Glück
option-play-save = Datei, in der die Partie gespeichert wird (sonst eine in ~/.local/state/barbaricum/games)
option-play-resume = mit der letzten unfertigen Partie weitermachen oder mit der einer Datei

## Was abgelehnt wird

error-unknown-command = Es gibt keinen Befehl „{ $name }“. Bekannte Befehle: { $known }.
error-unknown-argument = Das ist nicht verständlich: { $text }. „--help“ zeigt, was möglich ist.
error-missing-argument = Es fehlt etwas: { $text }. „--help“ zeigt, was nötig ist.
error-argument-value = Nach { $text } fehlt ein Wert. „--help“ zeigt, was nötig ist.
error-not-writable = Die Datei { $file } kann nicht geschrieben werden: { $reason }.
error-no-folder = Es gibt keinen Ordner { $folder }.
error-system = Das Betriebssystem lehnt ab: { $what }.
error-argument-impossible = „{ $value }“ ist kein möglicher Wert von { $text }.
error-argument-wrong = Der Wert von { $text } ist nicht möglich. „--help“ zeigt, welche es sind.
error-usage = Die Befehlszeile ist nicht verständlich. „--help“ zeigt, was möglich ist.
error-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
error-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }. Die Partie geht weiter.
error-not-text = Die Datei { $file } ist kein Text in UTF-8, also keine Aufzeichnung.
error-file-exists = Die Datei { $file } gibt es schon; sie wird nicht überschrieben.
error-too-many-players = { $players } Spieler sind genannt, aber es gibt nur { $seats } Sitzplätze.
error-option-form = Eine Option schreibt man Name=Wert, nicht „{ $text }“. Bekannte Optionen: { $known }.
error-not-a-number = „{ $text }“ ist keine ganze Zahl.
error-no-such-row = Es gibt keine Zeile { $text }: Die letzte der Aufzeichnung ist { $rows }.
error-no-such-number = Es gibt keine Wahl { $number }: Sie gehen von 1 bis { $most }.
error-ambiguous = „{ $text }“ kann mehreres bedeuten: { $known }. Tippe mehr Buchstaben oder die Nummer.
error-not-understood = „{ $text }“ steht hier nicht zur Wahl. Tippe eine Nummer oder die ersten Buchstaben einer Wahl; „hilfe“ sagt mehr.
error-undo-nothing = Nichts zurückzunehmen: Seit deiner letzten Entscheidung ist etwas geschehen.
error-undo-revealed = Kein Zurück: Deine letzte Entscheidung hat verdeckte Karten aufgedeckt.
error-why-what = Warum was nicht? Tippe eine Aktion dahinter, zum Beispiel „warum { $example }“.
error-nothing-to-resume = In { $folder } ist keine unfertige Partie.
error-no-hints = In diesem Spiel gibt es keine Tipps.
reason-eaddrinuse = Dort lauscht schon ein anderes Programm
reason-eaddrnotavail = Diese Adresse hat dieser Rechner nicht
reason-enoent = Diese Datei oder diesen Ordner gibt es nicht
reason-eacces = Der Zugriff ist nicht erlaubt
reason-eperm = Der Zugriff ist nicht erlaubt
reason-eisdir = Es ist ein Ordner
reason-enotdir = Ein Teil des Pfades ist kein Ordner
reason-enospc = Der Datenträger ist voll
reason-efbig = Die Datei würde zu groß
reason-erofs = Der Datenträger lässt sich nur lesen
reason-enametoolong = Der Name ist zu lang

## Aufzeichnungen

verified = Die Aufzeichnung stimmt: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
} und das Ergebnis.
verified-unfinished = Die Aufzeichnung stimmt so weit: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}, die Partie ist nicht beendet.
difference-row-row = Zeile { $row } weicht ab. Aufgezeichnet: { $recorded }. Nachgespielt: { $replayed }.
difference-draw-row = Die Ziehung in Zeile { $row } weicht ab. Aufgezeichnet: { $recorded }. Nach dem Geheimnis: { $replayed }.
difference-commit-end = Die Festlegung weicht ab. Aufgezeichnet: { $recorded }. Nach dem Geheimnis: { $replayed }.
difference-result-end = Das Ergebnis weicht ab. Aufgezeichnet: { $recorded }. Nachgespielt: { $replayed }.
replay-prompt = Zeile { $row } von { $rows }. Eingabe: weiter, b: zurück, Zahl: dorthin, q: Ende >

## Am Tisch

player = Spieler { $number }
prompt = Nummer oder Buchstaben (hilfe: mehr) >
press-enter = Drück Eingabe >
choice-back = zurück
curtain = Die Handkarten sind geheim. Gib die Tastatur an { $name }; dann Eingabe >
news = Was inzwischen geschah
small-terminal = Nötig ist ein Fenster von 80 mal 24 Zeichen; dieses hat { $columns } mal { $rows }. Vergrößere es und drück Eingabe, oder geh mit „gehen“: Die Partie bleibt erhalten.
undone = Deine letzte Entscheidung ist zurückgenommen.
saved = Die Partie ist gespeichert in { $file }.
resume = Die Partie ist gespeichert. Weiter geht es mit:
unfinished = Eine unfertige Partie { $game } ist da, zuletzt gespielt am { $when }: { $names }.
unfinished-on = damit weitermachen
unfinished-new = eine neue Partie beginnen; die andere bleibt erhalten
unfinished-prompt = 1 oder 2 (Eingabe: 1) >
hint-title = Tipp
hint-line = { $number }. { $label }: zu { $chance } % der Sieg. { $why } Dafür tippst du: { $text }
hint-how = Ein Tipp weiß, was du weißt, mehr nicht.
why-legal = „{ $text }“ ist jetzt erlaubt.
why-not = { $sentence } [{ $rule }: „regeln { $rule }“ zeigt die Regel]
rules-title = Regeln
log-title = Die Partie bisher
help-title = Hilfe
word-help = hilfe
word-undo = zurück
word-why = warum
word-hint = tipp
word-rules = regeln
word-log = protokoll
word-map = spielplan
word-save = speichern
word-quit = gehen
help-help = { $word }: diese Seite
help-undo = { $word }: deine letzte Entscheidung zurücknehmen, wenn nichts Neues kam
help-why = { $word } { $example }: warum etwas jetzt nicht geht
help-hint = { $word }: was ein starker Spieler jetzt tun könnte, und warum
help-rules = { $word } { $rule }: eine Regel zeigen; ohne Nummer alle Regeln
help-log = { $word }: alles, was bisher geschah
help-map = { $word }: der ganze Spielplan, Ort für Ort
help-save = { $word } DATEI: eine Kopie (gespeichert wird nach jeder Entscheidung)
help-quit = { $word }: den Tisch verlassen; die Partie bleibt und kann weitergehen
