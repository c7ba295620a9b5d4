analysis = Analysis
analysis-begin = Analyse the game
analysis-none = The server can look at this game again: who was ahead and when, what each decision cost, and what luck did. It takes a minute or two.
analysis-failed = The analysis could not be finished. You may try again.
analysis-waiting = { $number ->
    [0] The analysis begins in a moment.
    [one] One other analysis comes first.
   *[other] { $number } other analyses come first.
}
analysis-running = { $done } of { $total } rows have been looked at.
analysis-progress = Progress of the analysis
analysis-background = It goes on without you: you may leave this page and come back.
analysis-not-over = The game is still going on. It can be analysed when it is over.
analysis-watch = Watch from row { $number }
analysis-chart = Chances to win over the game
analysis-at = Row { $number } of { $end }
analysis-turning = Turning points
analysis-turning-none = No single row moved the victory far.
analysis-players = The players
analysis-player = Player
analysis-accuracy = Accuracy
analysis-lost = Lost by decisions
analysis-luck = Luck
analysis-how = Accuracy goes to 100: nothing better was found for any decision. Costs are shares of a victory, seen from what the player could know; luck is what fell against its average.
analysis-decisions = Costly decisions
analysis-decisions-none = Nothing clearly better was found.
analysis-whose = Whose decisions
analysis-everybody = Everybody
analysis-row = Row
analysis-decision = Decision
analysis-better = Better
analysis-cost = Cost
analysis-go = Go to row { $number }
analysis-more = { $number } more
analysis-fewer = Fewer
analysis-luck-report = Luck report
analysis-draws-luck = luck { $share }, { $points } points
analysis-pips = { $came } pips on average, { $expected } expected
analysis-what = What fell
analysis-bar = Came, with a mark where it was expected
analysis-came = Came
analysis-expected = Expected
analysis-no-draws = Nothing fell to this player by chance.
analysis-made = Made with { $number } simulations a decision. Other eyes may judge otherwise.
