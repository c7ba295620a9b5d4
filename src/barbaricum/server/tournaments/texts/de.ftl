# Turniere.

error-unknown-tournament = Dieses Turnier gibt es nicht.
error-unknown-entrant = In diesem Turnier spielt niemand unter der Nummer { $number }.
error-not-the-organiser = Das kann nur, wer das Turnier leitet.
error-tournament-started = Das Turnier hat schon begonnen.
error-tournament-full = Das Turnier ist voll: { $most } Spieler.
error-tournament-over = Das Turnier ist beendet.
error-tournament-forbids = An einem Turniertisch bleibt das Tempo, wie es ist, und nur die Uhr oder die Turnierleitung lässt einen Bot für jemand anderen spielen.
error-organiser-plays = Du spielst selbst in diesem gewerteten Turnier: Solange jemand noch spielt, kannst du die Person nicht hinausschicken.
error-too-few-players = Ein Turnier braucht mindestens zwei Spieler.
error-too-many-tournaments = Du leitest schon { $most } laufende Turniere. Warte, bis eines davon beendet ist.

notice-paired = { $begins ->
    [yes] Dein Tisch der { $paired }. Runde ist bereit, und du beginnst.
   *[no] Dein Tisch der { $paired }. Runde ist bereit.
}
notice-tournament = { $what ->
    [soon] Die { $round }. Runde beginnt in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.
    [won] Du hast das Turnier gewonnen.
   *[over] Das Turnier ist zu Ende. Dein Platz: { $rank }.
}
