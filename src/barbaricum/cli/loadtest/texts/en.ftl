# The command loadtest.

command-loadtest = let clients play whole games over sockets, faster and faster, until the server gives way
option-loadtest-target = the address of a server that runs already; several times for several servers with the same tables
option-loadtest-database = the address of an empty PostgreSQL: two servers and a worker are started at it (else one server on a file)
option-loadtest-bus = the address of a Redis or Valkey for them
option-loadtest-kill = kill one of the two servers under load, then measure the other alone
option-loadtest-tables = how many tables are played at, by two players and an onlooker each (100)
option-loadtest-rate = decisions a second to begin with, at all tables together (20)
option-loadtest-most = the highest rate that is tried (10000)
option-loadtest-seconds = how long each rate is tried (5)
option-loadtest-bound = milliseconds within which all viewers of 99 of 100 decisions must have seen them (250)
option-loadtest-seed = the number from which the choices of the clients follow (375)
error-nothing-to-kill = One of two servers can be killed only where they were started here: with “--database”, without “--target”.
error-load-refused = The server did not let the clients come to their tables: { $reason }
load-began = { $servers ->
    [one] One server
   *[other] { $servers } servers
}, { $tables } tables ({ $games } in turn) with two players and an onlooker on a socket each, on loopback; decisions fall due by chance, whether the answers keep up or not, and their time runs from the moment they are due until all three have seen them.
load-opened = All sockets were open after { $seconds } s; a table with its three sockets takes { $memory } kB, over all servers.
load-columns = due/s | done/s | median, ms | 99 of 100 within, ms | cores a server | MB a server | cores of the load test | cores of the machine | in time
load-held = yes
load-not-held = no
load-knee = The knee: { $rate } decisions a second, { $median } ms at the median, 99 of 100 within { $most } ms; limit { $bound } ms.
load-no-knee = Even the first rate was too high: 99 of 100 were not seen within { $bound } ms.
load-killed = At { $rate } decisions a second one server was killed: { $clients } sockets broke and were back at the other after { $gap } s at the median, { $longest } s at the most; { $again } commands without an answer were sent again, { $unanswered } never answered.
load-killed-times = 99 of 100 decisions were seen by all within { $before } ms before, within { $after } ms after (at the most { $longest } ms). From here on one server alone:
load-games = { $decisions } decisions were acknowledged at { $tables } tables; whole games: { $whole }.
load-refusals = Refused: { $codes }.
load-kept = Nothing was lost: all { $tables } tables replay, and have exactly the decisions that were acknowledged.
load-lost = { $number } tables do not have exactly what was acknowledged: { $tables }.
