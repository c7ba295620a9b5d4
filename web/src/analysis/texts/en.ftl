analysis = Analysis
analysis-begin = Analyse the game
analysis-none = The server can analyse this game: who was ahead and when, what each decision cost, and how lucky everybody was. It takes a few minutes.
analysis-failed = The analysis could not be finished. Please try again.
analysis-waiting = { $number ->
    [0] The analysis begins in a moment.
    [one] One other analysis is ahead of yours.
   *[other] { $number } other analyses are ahead of yours.
}
analysis-running = { $done } of { $total } decisions examined.
analysis-progress = Progress of the analysis
analysis-background = It continues in the background: you may leave this page and come back.
analysis-not-over = The game is still going on. It can be analysed once it is over.
analysis-watch = Watch from move { $number }
analysis-chart = Chances of winning over the game
analysis-at = Move { $number } of { $end }
analysis-turning = Turning points
analysis-turning-none = No single move changed the chances much.
analysis-players = The players
analysis-player = Player
analysis-accuracy = Accuracy
analysis-of = { $number } of { $all }
analysis-luck = Luck
analysis-how = Accuracy is what was made of what was at stake: 100 is the best that was found for every decision, 0 is as good as drawing lots. Costly is what surely cost two points of winning chance or more, seen from what the player could know; luck is what fell against its average.
analysis-decisions = Costly decisions
analysis-decisions-none = Nothing clearly better was found.
analysis-whose = Player
analysis-everybody = Everybody
analysis-row = Move
analysis-decision = Decision
analysis-better = Better
analysis-cost = Cost
analysis-go = Go to move { $number }
analysis-more = { $number } more
analysis-fewer = Fewer
analysis-luck-report = Luck report
analysis-draws-luck = luck { $share }, points: { $points }
analysis-pips = { $came } pips on average, { $expected } expected
analysis-what = Result
analysis-bar = What came; the mark shows what was expected
analysis-came = Came
analysis-expected = Expected
analysis-no-draws = Nothing depended on luck for this player.
analysis-made = Made with { $number } simulations per decision. Another analysis may judge differently.
