# The page on which everybody can check the chance of a game.

fair = Check the chance
fair-title = The chance of this game
fair-how = The server chose a secret and showed its fingerprint before it knew anything from the players. Only then did each player’s browser add a text. Every card, and who begins, follows from the secret and these texts, so nobody could choose them: neither the server nor a player.
fair-how-end = When the game is over the secret is revealed. Then this page draws everything again, in your browser.
fair-promise = The fingerprint
fair-promise-is = Shown before the first row (SHA-256 of the secret)
fair-promise-seen = This browser has kept it since before the end.
fair-promise-other = This browser was shown another fingerprint before: { $commit }
fair-promise-unseen = This browser did not see the table before its end; compare with somebody who did.
fair-not-over = The game is not over
fair-not-over-text = The secret stays closed until the end: whoever knew it would know every card to come. Come back to this page afterwards.
fair-secret = The secret, revealed
fair-added = What the players added
fair-added-nothing = nothing (a bot, or at one device)
fair-checking = Drawing again…
fair-good = { $number ->
    [one] The one draw follows from the secret.
   *[other] All { $number } draws follow from the secret.
}
fair-good-text = The fingerprint fits, and every draw came out in your browser as it did in the game.
fair-bad-secret = The secret does not fit the fingerprint.
fair-bad-secret-text = The fingerprint of the revealed secret is { $found }.
fair-bad-promise = The fingerprint was changed.
fair-bad-list = The list of draws is not that of the record.
fair-bad-draw = Row { $row } does not follow from the secret.
fair-bad-draw-text = In the game: { $text }. From the secret: { $drawn }.
fair-draws = Every draw
fair-draw = Draw
fair-row = Row
fair-fell = What fell
fair-odds = Odds
fair-odds-of = { $weight } of { $total }
fair-again = Drawn again
fair-same = the same
fair-card = a card of the { $people }
fair-first = { $name } begins
fair-yourself = Check it without this page
fair-yourself-text = The odds in this list come from the server. Who wants to trust nobody lets the rules work them out: download the record and run
fair-record = Download the record
fair-back = Back to the table
