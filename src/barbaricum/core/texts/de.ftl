# Was keinem einzelnen Spiel gehört.

error-unknown-game = Es gibt kein Spiel namens „{ $name }“. Bekannte Spiele: { $known }.
error-wrong-seats = { $game } ist ein Spiel für { $least } bis { $most } Spieler, nicht für { $seats }.
error-options-wrong = Die Optionen von { $game } müssen Namen mit Werten sein, nicht { $value }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Bekannte Optionen: { $known }.
error-wrong-option-value = Die Option { $option } kann nicht { $value } sein. Mögliche Werte: { $known }.
error-not-an-action = „{ $text }“ ist keine Aktion von { $game }.
error-not-your-turn = Du bist nicht an der Reihe.
error-stale-action = Die Partie ist weitergegangen: Sie steht bei Zeile { $number }, nicht bei Zeile { $asked }.
error-record-not-json = Die Aufzeichnung ist kein JSON: Sie bricht in Zeile { $line }, Spalte { $column } ab.
error-record-key-missing = In der Aufzeichnung fehlt „{ $key }“.
error-record-key-wrong = In der Aufzeichnung muss „{ $key }“ von dieser Art sein: { $wanted }.
error-record-options-refused = Den Tisch der Aufzeichnung kann es nicht geben: { $reason }
error-record-row-wrong = Zeile { $row } des Protokolls muss aus einem Sitzplatz und einem Text bestehen.
error-record-row-seat = Zeile { $row } des Protokolls ist von Sitzplatz { $found }, aber an der Reihe ist { $expected }.
error-record-row-refused = Zeile { $row } des Protokolls, „{ $text }“, wird abgelehnt: { $reason }
error-record-row-late = Zeile { $row } des Protokolls kommt nach dem Ende der Partie.
error-record-undo-nothing = Zeile { $row } des Protokolls: Sitzplatz { $seat } hat keine Entscheidung, die zurückzunehmen wäre.
error-unknown-version = Die Aufzeichnung braucht { $what } { $found }, hier ist aber nur { $known } bekannt.
error-pack-version = { $where }: Ein Datenpaket hat eine Version, als Text.
error-pack-provinces = { $where }: Ein Datenpaket hat eine Liste von Provinzen, höchstens { $most }.
error-pack-twice = { $where }: Die Kennung „{ $name }“ kommt zweimal vor.
error-pack-entry = { $where }: Eine Provinz ist ein Objekt.
error-pack-id = { $where }: Eine Kennung besteht aus Kleinbuchstaben und Unterstrichen.
error-pack-name = { $where }: Eine Provinz hat einen Namen.
error-pack-northern = { $where }: Gib mit true oder false an, ob die Provinz im Norden liegt.
error-pack-borders = { $where }: Grenzen sind eine Liste von Kennungen.
error-pack-unknown = { $where }: „{ $name }“ ist keine andere Provinz.
error-pack-one-way = { $where }: Die Grenze führt zu „{ $name }“, aber von dort führt keine zurück zu „{ $back }“.
error-pack-no-north = { $where }: Mindestens eine Provinz muss im Norden liegen.
error-pack-out-of-reach = { $where }: „{ $name }“ ist vom Norden aus nicht erreichbar.
error-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Bekannte Bots: { $known }.
error-unknown-language = Es gibt keine Texte in „{ $name }“. Bekannte Sprachen: { $known }.
error-unknown-rule = Die Regeln von { $game } haben keine Nummer { $number }.

kind-number = Zahl
kind-string = Text
kind-object = Objekt
kind-array = Liste
kind-array-of-objects = Liste von Objekten
kind-object-with-commit-secret-entropy = Objekt mit commit, secret, entropy

version-format = das Format
version-rules = die Regeln
version-data = die Daten

game-attila = Attila
game-invasions = Invasions

titled = { $title }: { $text }
