# The command analyse.

command-analyse = look at a finished game: what each decision cost, and what luck did
option-analyse-simulations = how far each decision is looked at (160)
option-analyse-seed = the number all luck of the analysis follows from (0)
option-analyse-json = file for the figures
option-analyse-plot = file for a plot of the chances to win (SVG)
analyse-plot = Chances to win after each row
analyse-column-name = player
analyse-column-accuracy = accuracy of 100
analyse-column-costly = costly decisions
analyse-column-luck = luck, %
analyse-column-draws = result
analyse-column-number = how often
analyse-column-points = luck in points
analyse-column-outcomes = came (expected)
analyse-draws = Dice and draws, each with how often it came (and was to be expected):
analyse-turning = Turning points:
analyse-mistakes = What cost { $name } most:
analyse-row = row { $row }: { $sentence }
analyse-mistake = row { $row }: { $text }; better { $best } ({ $share } %)
