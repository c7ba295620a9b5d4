# Zeit an einem Tisch, und meine Partien.

pace = Bedenkzeit
pace-none = Ohne Uhr
pace-live = Live
pace-days = Rundenweise
pace-bank = Zeit für die ganze Partie
pace-increment = Zusätzliche Zeit je Zug
pace-turn = Zeit je Zug
pace-save = Zusätzliche Tage, die man ansparen kann
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
pace-none-told = Ohne Uhr.
pace-live-told = Alle haben { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} und für jeden Zug { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} dazu.
pace-days-told = Alle haben { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} für jeden Zug; Tage, die sich ansparen lassen: { $most }.
pace-then-bot-told = Wessen Zeit abläuft, für den spielt ein Bot ({ $bot }), bis der Platz zurückgenommen wird.
pace-then-forfeit-told = Wessen Zeit abläuft, der verliert den Platz: Ein Bot ({ $bot }) spielt ihn zu Ende, und er wird Letzter.
pace-ask = Um ein anderes Tempo bitten
pace-ask-send = Die anderen fragen
pace-asked = { $name } bittet um ein anderes Tempo.
pace-waiting = Neues Tempo; es fehlt die Zustimmung von { $names }
clock-runs = Diese Uhr läuft.
clock-stands = Diese Uhr steht.
clock-short = Wenig Zeit
clock-short-you = Dir bleibt wenig Zeit.
clock-out = Zeit abgelaufen
clock-lost = Platz verloren
clock-lost-told = Zeit überschritten und damit auf dem letzten Platz, unabhängig von den Punkten: { $names }.
clock-away = im Urlaub
unit-day = Tg.
unit-hour = h
unit-minute = min
games-next = Nächste Partie
games-waiting = Du bist am Zug
games-running = Laufend
games-over = Beendet
games-none = Keine Partie wartet auf dich.
games-all = Alle meine Partien
games-turn = { $name } entscheidet
games-replay = Ansehen
games-table = Der Tisch
games-file = Eine Partie aus einer Datei ansehen
vacation = Urlaub
vacation-told = An { $days } Tagen im Jahr können die Uhren deiner rundenweisen Partien stillstehen. Die anderen sehen, dass du weg bist; spielen darfst du trotzdem.
vacation-until = Du bist im Urlaub bis { $moment }.
vacation-days = Tage
vacation-begin = Jetzt beginnen
vacation-end = Ich bin zurück
vacation-left = { $days ->
    [one] 1 Tag ist übrig.
   *[other] { $days } Tage sind übrig.
}
