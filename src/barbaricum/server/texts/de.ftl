# Der Server.

error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-unknown-link = Dieser Link gilt nicht mehr.
error-not-at-table = Du sitzt nicht an diesem Tisch.
error-not-your-seat = Der Platz { $seat } ist nicht deiner.
error-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
error-other-origin = Diese Seite gehört zu einem anderen Angebot.
error-unknown-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann hinzufügen: --name { $host }
error-folder-taken = Ein anderer Server hält die Tische in { $folder } schon; er ist unter { $address }.
error-too-fast = Das war zu viel auf einmal. Warte ein wenig.
error-seat-taken = Der Platz { $seat } ist besetzt.
error-seats-open = Es sind noch Plätze frei.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-game-over = Das Spiel ist zu Ende.
error-game-not-over = Das Spiel ist noch nicht zu Ende.
error-empty-name = Ein Name braucht mindestens ein sichtbares Zeichen.
error-empty-message = Eine Nachricht braucht mindestens ein sichtbares Zeichen.
error-nothing-to-undo = Es gibt keine Entscheidung, die zurückgenommen werden kann.
error-question-pending = Zuerst muss eine andere Frage beantwortet werden.
error-no-question = Niemand bittet darum, etwas zurückzunehmen.
error-seat-present = Wer auf Platz { $seat } sitzt, ist da.
error-no-standin = Für Platz { $seat } spielt kein Bot.
error-bot-plays = Für diesen Platz spielt ein Bot; nimm ihn zuerst zurück.
error-id-used = Diese Kennung gehört schon zu einem anderen Befehl.
error-no-previews = Dieses Spiel zeigt nichts im Voraus.
error-unknown-preview = Dazu lässt sich nichts im Voraus zeigen: { $about }
error-bad-message = Die Nachricht wurde nicht verstanden: { $reason }
error-broken = Hier ist etwas kaputtgegangen. Es liegt nicht an dir.

table-waits = { $name } entscheidet.
table-over = Das Spiel ist zu Ende.
table-undone = { $name } nimmt die letzte Entscheidung zurück.

command-serve = im Browser spielen: Tische auf diesem Rechner halten und andere einladen
option-serve-host = die Adresse, an der gelauscht wird (127.0.0.1: nur dieser Rechner)
option-serve-port = der Port, an dem gelauscht wird (8375)
option-serve-name = ein Name, unter dem der Server angesprochen wird, etwa hinter einem Proxy; mehrmals möglich
option-serve-data = der Ordner, in dem die Tische liegen
option-serve-think = wie viele Sekunden ein Bot höchstens nachdenkt, bis zu 8 (ohne Angabe höchstens 2)
option-serve-open = den Browser öffnen
error-not-a-port = „{ $text }“ ist kein Port: 0 bis 65535.
error-cannot-listen = An { $host }, Port { $port }, kann nicht gelauscht werden: { $reason }.
error-folder-unusable = In { $folder } lassen sich keine Tische halten: { $reason }.
serve-ready = Barbaricum ist unter { $address } und legt seine Tische in { $file } ab. Strg-C beendet es.
serve-others = Andere im selben Netz erreichen es unter { $address }.
