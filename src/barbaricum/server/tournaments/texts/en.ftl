# Tournaments.

error-unknown-tournament = There is no such tournament.
error-unknown-entrant = Nobody plays under the number { $number } in this tournament.
error-not-the-organiser = Only the organiser of the tournament can do that.
error-tournament-started = The tournament has already started.
error-tournament-full = The tournament is full: { $most } players.
error-tournament-over = The tournament is over.
error-tournament-forbids = At a tournament table the pace cannot change, and only the clock or the organiser can let a bot play for somebody else.
error-organiser-plays = You play in this rated tournament yourself: until their game is over you cannot send anybody away.
error-too-few-players = A tournament needs at least two players.
error-too-many-tournaments = You already have { $most } tournaments in progress. Wait until one of them is over.

notice-paired = { $begins ->
    [yes] Your table of round { $paired } is ready, and you begin.
   *[no] Your table of round { $paired } is ready.
}
notice-tournament = { $what ->
    [soon] Round { $round } begins in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
    [won] You have won the tournament.
   *[over] The tournament is over. Your place: { $rank }.
}
