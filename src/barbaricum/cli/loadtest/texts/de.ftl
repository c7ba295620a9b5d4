# Der Befehl loadtest.

command-loadtest = ganze Partien über Verbindungen spielen lassen, immer schneller, bis der Server nachgibt
option-loadtest-target = die Adresse eines Servers, der schon läuft; mehrmals für mehrere Server mit denselben Tischen
option-loadtest-database = die Adresse eines leeren PostgreSQL: daran werden zwei Server und ein Worker gestartet (sonst ein Server auf einer Datei)
option-loadtest-bus = die Adresse eines Redis oder Valkey für sie
option-loadtest-kill = unter Last einen der beiden Server töten, dann den anderen allein messen
option-loadtest-tables = an wie vielen Tischen gespielt wird, mit je zwei Spielern und einem Zuschauer (100)
option-loadtest-rate = Entscheidungen je Sekunde zu Beginn, an allen Tischen zusammen (20)
option-loadtest-most = die höchste Rate, die versucht wird (10000)
option-loadtest-seconds = wie lange jede Rate versucht wird (5)
option-loadtest-bound = Millisekunden, in denen alle Zuschauer 99 von 100 Entscheidungen gesehen haben müssen (250)
option-loadtest-seed = die Zahl, aus der die Wahl der Clients folgt (375)
error-nothing-to-kill = Einer von zwei Servern kann nur getötet werden, wo sie hier gestartet wurden: mit „--database“, ohne „--target“.
error-load-refused = Der Server ließ die Clients nicht an ihre Tische: { $reason }
load-began = { $servers ->
    [one] Ein Server
   *[other] { $servers } Server
}, { $tables } Tische ({ $games } reihum) mit zwei Spielern und einem Zuschauer an je einer Verbindung, auf diesem Rechner; Entscheidungen werden durch Zufall fällig, ob die Antworten nachkommen oder nicht, und ihre Zeit läuft vom Augenblick, da sie fällig sind, bis alle drei sie gesehen haben.
load-opened = Alle Verbindungen waren nach { $seconds } s offen; ein Tisch mit seinen drei Verbindungen braucht { $memory } kB, über alle Server.
load-columns = fällig/s | getan/s | Median, ms | 99 von 100 in, ms | Kerne je Server | MB je Server | Kerne des Lasttests | Kerne des Rechners | rechtzeitig
load-held = ja
load-not-held = nein
load-knee = Das Knie: { $rate } Entscheidungen je Sekunde, { $median } ms im Median, 99 von 100 in { $most } ms; Grenze { $bound } ms.
load-no-knee = Schon die erste Rate war zu hoch: 99 von 100 wurden nicht in { $bound } ms gesehen.
load-killed = Bei { $rate } Entscheidungen je Sekunde wurde ein Server getötet: { $clients } Verbindungen rissen und waren nach { $gap } s im Median, höchstens { $longest } s, beim anderen wieder da; { $again } Befehle ohne Antwort wurden nochmals gesandt, { $unanswered } nie beantwortet.
load-killed-times = 99 von 100 Entscheidungen sahen alle davor in { $before } ms, danach in { $after } ms (höchstens { $longest } ms). Von hier an ein Server allein:
load-games = { $decisions } Entscheidungen wurden an { $tables } Tischen bestätigt; ganze Partien: { $whole }.
load-refusals = Abgelehnt: { $codes }.
load-kept = Nichts ging verloren: alle { $tables } Tische lassen sich nachspielen und haben genau die bestätigten Entscheidungen.
load-lost = { $number } Tische haben nicht genau, was bestätigt wurde: { $tables }.
