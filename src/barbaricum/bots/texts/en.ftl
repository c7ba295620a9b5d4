# The bots: how strong they are, and why they advise something.

bot-about-novice = Knows the rules and plays sensibly, but overlooks things.
bot-about-greedy = Takes what brings the most points at once.
bot-about-steady = Weighs up the whole position and thinks its turn through.
bot-about-strong = Guesses what is hidden, looks several turns ahead and takes its time.
bot-about-random = Plays any legal move. Poor company, but good for trying things out.

## Hints: facts of the position

hint-and = { $first } and { $last }
hint-attila-the = the { $people }
hint-attila-only = There is nothing else to do.
hint-attila-war = It brings war to { $province }: { $peoples } leave unless cards change it.
hint-attila-war-scoring = It brings war to { $province }: { $peoples } leave unless cards change it. All peoples are scored afterwards.
hint-attila-points = Scored now, the { $people } would bring you { $after } { $after ->
    [one] point
   *[other] points
} instead of { $before }.
hint-attila-all-points = Scored now, these two peoples would bring you { $after } { $after ->
    [one] point
   *[other] points
} instead of { $before }.
hint-attila-lead = Your cube moves to { $space } and leads the { $people } alone.
hint-attila-level = Your cube draws level with the leader of the { $people }, on { $space }.
hint-attila-behind = Your cube for the { $people } moves to { $space }; the leader is on { $most }.
hint-attila-ahead = You lead the { $people }; now by { $spaces } { $spaces ->
    [one] space
   *[other] spaces
}.
hint-attila-can-lead = With the influence that can follow, your cube leads the { $people } alone, on { $space }.
hint-attila-more-cards = You keep { $number } more { $number ->
    [one] card
   *[other] cards
} of the { $people }.
hint-attila-war-turns = By what can be seen, { $without } would leave { $province }; with these cards it is { $peoples }.
hint-attila-war-strength = By what can be seen, the { $people } have a strength of { $strength } with these cards.
hint-attila-war-stays = By what can be seen, { $peoples } leave { $province }. You keep your cards.
hint-attila-double = You play one more card in this turn.
hint-attila-exchange = You get { $number } new { $number ->
    [one] card
   *[other] cards
}.
hint-attila-keeps-double = You keep the Double tile, which you could use now.
hint-attila-keeps-exchange = You keep the Exchange tile, which you could use now.
hint-attila-keeps-influence = You keep the Influence tile, which you could use now.
hint-attila-keeps-tiles = You keep your tiles; you could use one of them now.
hint-invasions-only = There is nothing else to do.
hint-invasions-to-saga = { $number ->
    [0] It takes you to { $port }
    [one] One day away is { $port }
   *[other] { $number } days away is { $port }
}, which the saga “{ $saga }” still needs.
hint-invasions-to-raid = { $number ->
    [0] It takes you to { $port }
    [one] One day away is { $port }
   *[other] { $number } days away is { $port }
}, where there is a town to raid.
hint-invasions-to-settle = { $number ->
    [0] It takes you to { $port }
    [one] One day away is { $port }
   *[other] { $number } days away is { $port }
}, where you can try to settle.
hint-invasions-to-port = { $number ->
    [0] It takes you to { $port }.
    [one] It heads for { $port }, one day away.
   *[other] It heads for { $port }, { $number } days away.
}
hint-invasions-crew = You then have { $number } { $number ->
    [one] viking
   *[other] vikings
} on board.
hint-invasions-demand = In demand now: { $piece }. Each one traded brings 2 VP more.
hint-invasions-trade-saga = It brings { $points } VP at once and completes the saga “{ $saga }”.
hint-invasions-trade-part = It brings { $points } VP at once. After it the saga “{ $saga }” needs { $number } more { $number ->
    [one] port
   *[other] ports
}.
hint-invasions-trade = It brings { $points } VP at once.
hint-invasions-fight-saga = It succeeds in { $chance } cases of 100 and then completes the saga “{ $saga }”.
hint-invasions-fight-part = It succeeds in { $chance } cases of 100. After it the saga “{ $saga }” needs { $number } more { $number ->
    [one] port
   *[other] ports
}.
hint-invasions-fight = It succeeds in { $chance } cases of 100.
hint-invasions-die = The next die succeeds in { $chance } cases of 100.
hint-invasions-crew-left = You keep { $number ->
    [one] your only viking
   *[other] all { $number } vikings
} on board.
hint-invasions-settlement = The settlement in { $port } is worth { $points } VP as things stand.
hint-invasions-last-viking = You keep your last viking and your ship.
hint-invasions-goods-left = You keep { $number ->
    [one] your only goods token
   *[other] all { $number } goods tokens
} on board.
hint-invasions-hand = You then hold { $number } { $number ->
    [one] rune
   *[other] runes
}.
hint-invasions-hold-left = { $number ->
    [one] Only 1 piece is
   *[other] Now { $number } pieces are
} on board; next turn you can load again.
hint-invasions-no-days = No day of this turn is left.
hint-invasions-wind = The wind then points { $direction }: { $number } fair { $number ->
    [one] day
   *[other] days
} where your ship is.
