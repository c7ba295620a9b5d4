# Zeit an einem Tisch, und meine Partien.

pace = Bedenkzeit
pace-none = Ohne Uhr
pace-live = Live
pace-days = Zug um Zug
pace-bank = Zeit für die ganze Partie
pace-increment = Zugabe für jeden Zug
pace-turn = Zeit für jeden Zug
pace-save = Tage, die man außerdem ansparen kann
pace-then = Wenn die Zeit abläuft
pace-then-bot = spielt ein Bot weiter
pace-then-forfeit = ist der Platz verloren
pace-bot = Der Bot, der übernimmt
pace-minutes = { $number } min
pace-seconds = { $number } s
pace-day-count = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}
pace-live-short = { $minutes } min + { $seconds } s
pace-days-short = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
pace-none-told = Alle nehmen sich die Zeit, die sie brauchen.
pace-live-told = Alle haben { $minutes } Minuten und für jede Entscheidung { $seconds } Sekunden dazu.
pace-days-told = { $days ->
    [one] Alle haben einen Tag für jede Entscheidung; ansparen lassen sich bis zu { $most } Tage.
   *[other] Alle haben { $days } Tage für jede Entscheidung; ansparen lassen sich bis zu { $most } Tage.
}
pace-then-bot-told = Für wen die Zeit abläuft, spielt ein Bot ({ $bot }), bis der Platz zurückgenommen wird.
pace-then-forfeit-told = Für wen die Zeit abläuft, ist der Platz verloren: Ein Bot ({ $bot }) spielt ihn zu Ende, und er wird Letzter.
pace-ask = Um ein anderes Tempo bitten
pace-ask-send = Die anderen fragen
pace-asked = { $name } bittet um ein anderes Tempo.
pace-waiting = Ein anderes Tempo, wenn diese zustimmen: { $names }
clock-runs = Diese Uhr läuft.
clock-stands = Diese Uhr steht.
clock-short = Wenig Zeit
clock-short-you = Dir bleibt wenig Zeit.
clock-out = Zeit abgelaufen
clock-lost = Platz verloren
clock-lost-told = Zeit überschritten und damit am Tisch Letzter, was immer die Punkte sagen: { $names }.
clock-away = im Urlaub
unit-day = T
unit-hour = h
unit-minute = min
games-next = Nächste Partie
games-waiting = Wartet auf mich
games-running = Im Gang
games-over = Beendet
games-none = Keine Partie wartet auf dich.
games-all = Alle meine Partien
games-turn = { $name } entscheidet
games-replay = Ansehen
games-table = Der Tisch
games-file = Eine Partie aus einer Datei ansehen
vacation = Urlaub
vacation-told = { $days } Tage im Jahr können die Uhren deiner Partien Zug um Zug stehen. Die anderen sehen, dass du weg bist; spielen darfst du trotzdem.
vacation-until = Du bist im Urlaub bis { $moment }.
vacation-days = Tage
vacation-begin = Jetzt beginnen
vacation-end = Ich bin zurück
vacation-left = { $days ->
    [one] 1 Tag ist übrig.
   *[other] { $days } Tage sind übrig.
}
