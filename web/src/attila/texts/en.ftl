# The board of Attila. Names, refusals and the log come from the game's own texts.

tab-tracks = Tracks
tab-players = Players

## Pieces

card-nth = (card { $number })
card-back = A card, face down
count-franks = { $number ->
    [one] 1 Frank
   *[other] { $number } Franks
}
count-huns = { $number ->
    [one] 1 Hun
   *[other] { $number } Huns
}
count-goths = { $number ->
    [one] 1 Goth
   *[other] { $number } Goths
}
count-saxons = { $number ->
    [one] 1 Saxon
   *[other] { $number } Saxons
}
count-teutons = { $number ->
    [one] 1 Teuton
   *[other] { $number } Teutons
}
count-vandals = { $number ->
    [one] 1 Vandal
   *[other] { $number } Vandals
}
your-hand = Your hand
hand-empty = Your hand is empty.
your-tiles = Your tiles
tiles = Tiles
tile-double = Double
tile-exchange = Exchange
tile-influence = Influence
tile-letter-double = D
tile-letter-exchange = E
tile-letter-influence = I
tile-ready = ready
tile-picked = chosen
tile-used = used
tile-later = after your card
tile-not-now = not now

## The map

map-label = Board with 25 provinces
province-northern = northern
province-empty = empty
province-pacified = pacified
province-at-war = at war
province-open = open
province-open-war = open; placing here starts a war

## The rail

cards-in-hand = cards in hand
cards-number = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
piles = Piles of cards
pile-name = Draw pile
pile-draw = { $number ->
    [one] 1 card to draw
   *[other] { $number } cards to draw
}
pile-discards = Discards
influence-board = Influence
supply-left = { $number } left
track-ends = ends it
track-advance = Advance on the track of the { $people }
if-scored-now = If scored now
tokens-provinces-points = tokens / provinces, points
centuries = Centuries and peace tiles
century-name = { $century }th century
century-described = { century-name }: { $left } of { $of } peace tiles left, influence { $rate }
tiles-left-of = { $left } of { $of } left
tiles-none = no peace tile left

## The prompt

step-card = Card
step-province = Province
step-influence = Influence / token
step-end = End
prompt-over = The game is over
prompt-waiting = { $name }’s turn
prompt-waiting-card = { $name } chooses a card and a province.
prompt-waiting-influence = { $name } takes influence or places a second token.
prompt-waiting-war = { $name } is at war.
prompt-waiting-score = A scoring is about to begin.
prompt-waiting-end = { $name } may still use a tile.
prompt-waiting-first = The first player is being drawn.
prompt-waiting-deal = Cards are being dealt.
prompt-waiting-refill = Cards are being drawn.
prompt-waiting-exchange = Cards are being drawn.
prompt-war-waiting = War in { $province }
prompt-war-waiting-text = { $name } is choosing cards.
prompt-card = Play a card
prompt-card-of-two = Play card { $number } of 2
prompt-card-text = Pick one of your cards: a token of its people goes onto the board.
prompt-skip = You cannot play any card
prompt-skip-text = Skip, or use an action tile.
prompt-place = Place a { $people ->
    [franks] Frank
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandal
}
prompt-place-second = Place a second { $people ->
    [franks] Frank
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandal
}
prompt-open = { $number ->
    [one] 1 province is open.
   *[other] { $number } provinces are open.
}
prompt-wars = Placing here starts a war:
prompt-influence = Influence, or a second token?
prompt-influence-text = { $people }: move your cube from { $from } to { $to }, or place a second token.
prompt-exchange = Exchange cards
prompt-exchange-text = Pick the cards to lay aside; you draw as many new ones.
prompt-tracks = Advance your cubes
prompt-tracks-text = Pick a track twice for 2 spaces, or two tracks for 1 space each.
prompt-tracks-instead-text = Pick a track twice for 2 spaces, or two tracks for 1 space each; you take no other influence with this card.
prompt-score = Time for a scoring
prompt-score-text = All six peoples are about to be scored. You may use your Influence tile first.
prompt-end = End your turn?
prompt-end-text = You may still use one action tile. Then your hand is refilled.
prompt-end-called-text = The end of the game has been triggered: this is the last turn before the final scoring.
prompt-end-unscored-text = The end is called: this is the last turn, and no scoring follows.
prompt-war = War in { $province }
prompt-war-text = Lay cards for peoples in the province, or none. The weakest people leave.
do-influence = Influence +{ $spaces }
do-second = Second token
do-forgo = Neither
do-end = End turn
do-score = Score
do-skip = Skip
do-war = Lay cards
do-exchange = { $number ->
    [0] Lay cards aside
    [one] Lay 1 card aside
   *[other] Lay { $number } cards aside
}
do-tracks = Advance
tip-war = { $province }: war here
tip-war-text = Your { $people ->
    [franks] Frank
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandal
} would be the fifth token
tip-war-leave = Without cards these leave: { $peoples }.
tip-war-scoring = Last peace tile of the century: all peoples will be scored
tip-place-here = Place here

## War

war-in = War in { $province }
war-fifth = { $name } placed the fifth token.
war-each-once = Each player decides once, in turn order.
war-laid = Cards laid, face down
war-laid-open = Cards laid
war-laid-number = { $number } laid
war-your-choice = your choice
war-decides-later = still to decide
war-no-card = no card
war-passed = lays nothing
war-only-present = Only peoples in the province can be strengthened.
war-lay = lay
war-chosen = chosen
war-leaves-now = leaves now
war-stays-now = stays now
war-range = range { $least } to { $most }
war-if-nothing = If nothing is added,
war-would-leave = { $peoples } leave (strength { $force }).
war-still-open = Still open:
war-hidden = { $hidden ->
    [0] no hidden cards
    [one] 1 hidden card
   *[other] { $hidden } hidden cards
}, up to { $open } from players who have yet to decide.
war-do-lay = { $number ->
    [0] Lay cards
    [one] Lay 1 card
   *[other] Lay { $number } cards
}
war-do-nothing = Lay nothing
war-do-clear = Clear
war-over = War in { $province }: the outcome
war-left = leaves
war-stayed = stays
war-revealed = Cards revealed
war-nobody-laid = Nobody laid a card.
war-people-left = { $tokens } return to the supply.
war-now-pacified = { $province } is closed for the rest of the game.

## Scoring and end

scoring-of = Scoring the { $century }th century
scoring-final = Final scoring
scoring-progress = People by people: { $people }, { $number } of { $of }.
scoring-done = All peoples are scored.
scoring-tokens = tokens
scoring-provinces = provinces
scoring-stand = { $tokens } in { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}:
scoring-next = Next: { $people }
scoring-back = Back
scoring-all = Show all
scoring-close = Go on
scoring-influence = influence
scoring-last-tile = The last peace tile of the century goes to { $province }.
scoring-before = In brown: before this scoring; then each people in its colour.
scoring-leads = { $names } is in sole first place with { $cubes }: one point a token, { $points }.
scoring-second = { $names } is in sole second place with { $cubes }: one point a province, { $points }.
scoring-seconds = { $names } tie for second with { $cubes } and share a point a province, { $provinces }, rounded up: { $points } each.
scoring-tied = { $names } tie for first with { $cubes } and share a point a token and a point a province, { $tokens } + { $provinces }, rounded up: { $points } each. Nobody scores as second.
scoring-alone = Only { $names } is on the track: a point a token and a point a province, { $tokens } + { $provinces } = { $points }.
scoring-far = { $names } is { $gap } spaces behind, more than { $most }, and gets nothing.
scoring-rest = { $number ->
    [one] { $names } gets nothing.
   *[other] { $names } get nothing.
}
scoring-play = Play automatically
scoring-stop = Stop
end-final = end

## Keys

key-card = pick a card
key-war = next province where placing starts a war
key-step = influence, second token, end turn
key-tiles = tiles: Double, Exchange, Influence

## The first-game tour

guide-topic-placing = Placing
guide-topic-influence = Influence
guide-topic-war = War
guide-topic-scoring = Scoring
guide-topic-tiles = Action tiles
guide-card = Your first card
guide-card-text = No people belongs to you. Each card brings one people into the Empire: pick one from your hand.
guide-province = Where can it go?
guide-province-text = The provinces in gold are open. The first token of a people goes to a northern province on the red line; later tokens spread from where the people already stands.
guide-choice = Gain influence
guide-choice-text = Start with influence: your cube moves up the track of this people. A people you have no influence over scores you nothing.
guide-end = That was a turn
guide-end-text = Keep your action tiles for later. When you end your turn, your hand is refilled to six and the bots play; the log shows what they do.
guide-tracks = Leaders score
guide-tracks-text = In a scoring, the highest cube on a track gets 1 point for each token of that people on the board, the second highest 1 for each of its provinces. “If scored now” shows the result.
guide-second = Spread, or lead?
guide-second-text = A second token makes a people worth more to the leader of its track. Where you lead, place tokens; elsewhere, catch up.
guide-fifth = Four live in peace
guide-fifth-text = A fifth token in a province starts a war. These provinces are hatched in red, and a tip says who would leave. A war can be useful: it can drive out a people that serves the others.
guide-cards = War: lay cards, or none
guide-cards-text = Each card you lay adds 1 to a people in the province; the bars show the strengths. The weakest people leave, all of them if they tie. You miss the cards you lay until your next refill.
guide-outcome = A province at peace
guide-outcome-text = The weakest peoples went back to the supply. A peace tile closes the province for the rest of the game; tokens that stay still count.
guide-centuries = When scorings happen
guide-centuries-text = The last peace tile of a century starts a scoring of all six peoples. The later the century, the more influence a card gives. The tenth tile ends the game, followed by a final scoring.
guide-scored = Points, people by people
guide-scored-text = The highest cube scores the tokens, the second highest the provinces; ties share. Step through it to see which people scored what.
guide-tiles = Three tiles, each used once
guide-tiles-text = You may use one a turn: Exchange brings new cards, Influence moves your cubes two spaces, Double plays one more card after yours. Pick one when it says “ready”.
guide-last = Now or later?
guide-last-text = Your card is done: now you can use Double, if you like. A tile you never use scores nothing.
guide-finish = You know the game
guide-finish-text = You have seen all of it. The player with the most points wins. Rules and keys are always at hand: R and ?.
guide-later = Five turns, well done
guide-later-text = Play on. The tour returns for what has not happened yet: the first war, the first scoring.
