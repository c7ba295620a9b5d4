# The page on which everybody can check the chance of a game.

fair = Check the dice
fair-title = Were the dice fair?
fair-how = All randomness comes from a secret. The server chose it and showed its fingerprint before it knew anything from the players; only then did each player’s browser add a text. Every card, every die and who begins follow from the secret and these texts, so nobody could choose them: neither the server nor a player.
fair-how-end = When the game is over, the secret is revealed, and this page repeats every draw in your browser.
fair-promise = The fingerprint
fair-promise-is = Shown before the first move (SHA-256 of the secret)
fair-promise-seen = This browser stored it before the game ended.
fair-promise-other = This browser was shown a different fingerprint earlier: { $commit }
fair-promise-unseen = This browser did not see the table before the game ended; compare with somebody who did.
fair-not-over = The game is not over yet
fair-not-over-text = The secret stays hidden until the end, because it would tell every card to come. Come back to this page afterwards.
fair-secret = The revealed secret
fair-added = What the players added
fair-added-nothing = nothing (a bot, or on the same device)
fair-checking = Repeating the draws…
fair-good = { $number ->
    [one] The one draw follows from the secret.
   *[other] All { $number } draws follow from the secret.
}
fair-good-text = The fingerprint matches, and every draw came out in your browser as it did in the game.
fair-bad-secret = The secret does not match the fingerprint.
fair-bad-secret-text = The fingerprint of the revealed secret is { $found }.
fair-bad-promise = The fingerprint was changed.
fair-bad-list = The list of draws differs from the record.
fair-bad-draw = Move { $row } does not follow from the secret.
fair-bad-draw-text = In the game: { $text }. From the secret: { $drawn }.
fair-draws = Every draw
fair-draw = Draw
fair-row = Move
fair-fell = Result
fair-odds = Odds
fair-odds-of = { $weight } of { $total }
fair-again = Repeated
fair-same = the same
fair-card = a card of the { $people }
fair-first = { $name } begins
fair-saga = the saga “{ $saga }”
fair-rune = the rune “{ $rune }”
fair-die = a { $value } on a die
fair-treasure = a treasure of { $value } VP
fair-yourself = Check it without this page
fair-yourself-text = The odds in this list come from the server. To trust no one, recompute them yourself: download the record and run
fair-record = Download the record
fair-back = Back to the table
