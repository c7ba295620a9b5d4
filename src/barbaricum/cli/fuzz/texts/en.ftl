# The command fuzz.

option-fuzz-games = how many games (1000)
option-fuzz-seed = the number all luck of the run follows from (0)
option-fuzz-processes = how many processes play at once (one for each core)
option-fuzz-save = folder for the records of games that failed (fuzz-failures)
option-fuzz-only = play only the game of this number again; with --save its record is kept
option-fuzz-strict = status 1 also if a line of the coverage table never occurred
error-fuzz-unwritable = A failure could not be saved in { $file }: { $reason }.
fuzz-table = Game { $number }: { $options }; played by { $policies }.
fuzz-ended = { $rows } rows, no failure; ended by { $ending }.
fuzz-saved = The record is in { $file }.
fuzz-failure = Game { $number } FAILED: { $reason }. Its record: { $file }
fuzz-coverage = How often each rule was seen:
fuzz-never =
    { $lines ->
        [one] One line never occurred: { $names }. In a long run there must be none.
       *[other] { $lines } lines never occurred: { $names }. In a long run there must be none.
    }
fuzz-interrupted = Interrupted: the figures are those of the games played so far.
fuzz-stopped = Stopped after { $failures } failures.
fuzz-decisions = Decisions a game: median { $median }, 99 % up to { $most }, longest { $longest }.
fuzz-turns = Turns a game: median { $median }, 99 % up to { $most }, longest { $longest }.
fuzz-summary = games: { $games }, rows: { $rows }, failures: { $failures }; { $seconds } s, { $speed } games/s.
