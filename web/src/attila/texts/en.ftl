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

map-label = Map of 25 provinces
province-northern = northern
province-empty = empty
province-pacified = pacified
province-at-war = at war
province-open = open
province-open-war = open, war if you place

## The rail

cards-in-hand = cards in hand
cards-number = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
influence-board = Influence
supply-left = { $number } left
track-ends = ends it
track-advance = Advance on the track of the { $people }
if-scored-now = If scored now
tokens-provinces-points = tokens / provinces, points
centuries = Centuries and peace tiles
century-name = { $century }th century
century-described = { $century }th century: { $left } of { $of } peace tiles left, influence { $rate }
tiles-left-of = { $left } of { $of } left
tiles-none = no peace tile left

## The prompt

step-card = Card
step-province = Province
step-influence = Influence / token
step-end = End
prompt-over = The game is over
prompt-waiting = { $name } is on turn
prompt-waiting-card = { $name } chooses a card and a province.
prompt-waiting-influence = { $name } takes influence or places a second token.
prompt-waiting-war = { $name } is at war.
prompt-waiting-score = A scoring is due.
prompt-waiting-end = { $name } may still use a tile.
prompt-waiting-first = The first player is drawn.
prompt-waiting-deal = Cards are dealt.
prompt-waiting-refill = Cards are drawn.
prompt-waiting-exchange = Cards are drawn.
prompt-war-waiting = War in { $province }
prompt-war-waiting-text = { $name } decides on cards.
prompt-card = Play a card
prompt-card-of-two = Play card { $number } of 2
prompt-card-text = Pick one of your cards: a token of its people goes onto the map.
prompt-skip = No card can be played
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
    [one] One province is open.
   *[other] { $number } provinces are open.
}
prompt-wars = It would be war in:
prompt-influence = Influence, or a second token?
prompt-influence-text = Your cube of the { $people } goes from { $from } to { $to }, or a second token comes onto the map.
prompt-exchange = Exchange cards
prompt-exchange-text = Pick the cards you lay aside; you draw as many new ones.
prompt-tracks = Advance your cubes
prompt-tracks-text = Pick a track twice for 2 spaces, or two tracks for 1 space each.
prompt-score = A scoring is due
prompt-score-text = All six peoples are scored now. Before that you may use your Influence tile.
prompt-end = End your turn?
prompt-end-text = You may still use one action tile. Then your hand is refilled.
prompt-end-called-text = The end is called: this is the last turn, then comes the final scoring.
prompt-war = War in { $province }
prompt-war-text = Lay cards for peoples in the province, or none. The weakest leave.
do-influence = Influence +{ $spaces }
do-second = Second token
do-forgo = Neither
do-end = End
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
tip-war-leave = Before cards: { $peoples } leave.
tip-war-scoring = Last peace tile of the century, so all peoples score

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
war-only-present = Only peoples present may be laid.
war-lay = lay
war-chosen = chosen
war-leaves-now = leaves now
war-stays-now = stays now
war-range = range { $least } to { $most }
war-if-nothing = If nothing is added:
war-would-leave = { $peoples } leave with { $force }.
war-still-open = Still open:
war-hidden = { $hidden ->
    [0] no hidden card
    [one] 1 hidden card
   *[other] { $hidden } hidden cards
}, up to { $open } from players who have not decided.
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
war-people-left = { $tokens } back to the supply.
war-now-pacified = { $province } is closed for the rest of the game.

## Scoring and end

scoring-of = Scoring the { $century }th century
scoring-final = Final scoring
scoring-progress = People by people: { $people }, { $number } of { $of }.
scoring-done = All peoples are scored.
scoring-tokens = tokens
scoring-provinces = provinces
scoring-gains = { $name } { $points }
scoring-stand = { $tokens } in { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}:
scoring-next = Next: { $people }
scoring-back = Back
scoring-all = Show all
scoring-close = Go on
end-final = end

## Keys

key-card = pick a card
key-war = next province with a warning
key-step = influence, second token, end
key-tiles = tiles: Double, Exchange, Influence
