# Attila.

## Names

attila-people-franks = Franks
attila-people-huns = Huns
attila-people-goths = Goths
attila-people-saxons = Saxons
attila-people-teutons = Teutons
attila-people-vandals = Vandals

attila-cards-franks = { $number } { $number ->
    [one] Frank
   *[other] Franks
}
attila-cards-huns = { $number } { $number ->
    [one] Hun
   *[other] Huns
}
attila-cards-goths = { $number } { $number ->
    [one] Goth
   *[other] Goths
}
attila-cards-saxons = { $number } { $number ->
    [one] Saxon
   *[other] Saxons
}
attila-cards-teutons = { $number } { $number ->
    [one] Teuton
   *[other] Teutons
}
attila-cards-vandals = { $number } { $number ->
    [one] Vandal
   *[other] Vandals
}

attila-tile-double = Double
attila-tile-exchange = Exchange
attila-tile-influence = Influence
attila-letter-double = D
attila-letter-exchange = E
attila-letter-influence = I

attila-century-4 = 4th century
attila-century-5 = 5th century
attila-century-6 = 6th century
attila-century-7 = 7th century

attila-short-century-4 = 4th century
attila-short-century-5 = 5th century
attila-short-century-6 = 6th century
attila-short-century-7 = 7th century

attila-ending-peace-tiles = the tenth peace tile was placed
attila-ending-tokens = all 20 tokens of a people are on the map
attila-ending-influence = a cube reached space 22
attila-ending-no-room = no people can be placed

attila-option = { $name }: { $value }
attila-option-first = First player
attila-option-first-why = By lot, or always the player in the first seat (A2.2).
attila-option-first-random = by lot
attila-option-first-seat = the first seat
attila-option-war-cards = Cards laid in a war
attila-option-war-cards-why = Do cards laid in a war stay face down until all have decided (A4.2)?
attila-option-war-cards-hidden = face down
attila-option-war-cards-open = face up
attila-option-two-player-gap = Largest gap to score second (two players)
attila-option-two-player-gap-why = The second player on a track scores only if no farther behind than this (A8.3).
attila-option-two-player-gap-2 = 2
attila-option-two-player-gap-1 = 1
attila-option-final-scoring = Final scoring
attila-option-final-scoring-why = Is there one more scoring at the end of the game (A7.3)?
attila-option-final-scoring-true = yes
attila-option-final-scoring-false = no
attila-option-influence-tile = Use of the Influence tile
attila-option-influence-tile-why = At any time, only after a card’s first token, or then in place of that card’s influence (A6.4).
attila-option-influence-tile-any-time = at any time
attila-option-influence-tile-influence-step = right after a card’s first token
attila-option-influence-tile-instead = in place of the influence
attila-option-after-last-tile = After the tenth peace tile
attila-option-after-last-tile-why = Whether the cards that are left may still be played in that turn: the second of two players, and that of Double (A7.2).
attila-option-after-last-tile-stop = no further card
attila-option-after-last-tile-finish = the turn is finished

attila-province-germania = Germania
attila-province-raetia = Raetia
attila-province-noricum = Noricum
attila-province-pannonia = Pannonia
attila-province-dacia = Dacia
attila-province-moesia = Moesia
attila-province-britannia = Britannia
attila-province-belgica = Belgica
attila-province-lugdunensis = Lugdunensis
attila-province-aquitania = Aquitania
attila-province-narbonensis = Narbonensis
attila-province-tarraconensis = Tarraconensis
attila-province-lusitania = Lusitania
attila-province-baetica = Baetica
attila-province-mauretania = Mauretania
attila-province-numidia = Numidia
attila-province-africa = Africa
attila-province-italia-annonaria = Italia Annonaria
attila-province-italia-suburbicaria = Italia Suburbicaria
attila-province-sicilia = Sicilia
attila-province-dalmatia = Dalmatia
attila-province-macedonia = Macedonia
attila-province-achaia = Achaia
attila-province-thracia = Thracia
attila-province-asia = Asia

attila-short-italia-annonaria = Italia Ann.
attila-short-italia-suburbicaria = Italia Sub.
attila-short-tarraconensis = Tarraconen.

## Why not

attila-refusal-over = The game is over.
attila-refusal-first-player-first = The first player has to be drawn first.
attila-refusal-dealing = The cards are still being dealt.
attila-refusal-refilling = The hand is still being refilled.
attila-refusal-exchanging = The exchanged cards are still being drawn.
attila-refusal-first-player-known = The first player is already known.
attila-refusal-no-such-seat = There is no seat { $seat } at this table.
attila-refusal-nothing-due = Nobody is due a card now.
attila-refusal-none-in-pile = The draw pile holds no card of the { $people }.
attila-refusal-not-in-hand = There is no card of the { $people } in the hand.
attila-refusal-first-token-north = The first token of the { $people } goes to a northern province, and { $province } is not one.
attila-refusal-out-of-reach = { $province } is not northern, holds no token of the { $people } and does not border one.
attila-refusal-pacified = { $province } is pacified: no token may enter.
attila-refusal-sixth-token = { $province } holds five tokens: there is no room for a sixth.
attila-refusal-no-token = All tokens of the { $people } are on the map: there is none left to place.
attila-refusal-influence-first = A token was placed: next comes influence, a second token, or neither.
attila-refusal-no-card-resolved = Influence is taken only after a card's first token.
attila-refusal-no-second-token = A second token is placed only after a card's first token.
attila-refusal-nothing-to-forgo = There is no influence to give up now.
attila-refusal-must-play = A card in the hand can be played, so one must be played.
attila-refusal-skip-first = No card can be played: skip first, or use an action tile.
attila-refusal-nothing-to-skip = There is no card to play now, so there is nothing to skip.
attila-refusal-skipped = You have skipped: you play no more cards this turn.
attila-refusal-card-played = This turn’s card has already been played.
attila-refusal-cards-played = Both cards of this turn have already been played.
attila-refusal-no-century = All ten peace tiles are placed: no more cards are played.
attila-refusal-war-first = The war has to be fought first.
attila-refusal-no-war = There is no war now.
attila-refusal-war-after-influence = The war comes once the influence step is over.
attila-refusal-war-not-in-hand = There are not that many cards of the { $people } in the hand.
attila-refusal-not-present = The { $people } are not in { $province }: their cards cannot be laid.
attila-refusal-scoring-first = A scoring is due: score first, or use the Influence tile.
attila-refusal-no-scoring-due = No scoring is due now.
attila-refusal-tile-not-active = Only the active player may use action tiles.
attila-refusal-tile-gone = You have already used this action tile.
attila-refusal-one-tile-a-turn = You have already used an action tile this turn.
attila-refusal-double-too-early = Double is used once all cards of the turn are done.
attila-refusal-double-no-card = No card in the hand could be played with Double.
attila-refusal-exchange-in-scoring = Exchange cannot be used before a scoring.
attila-refusal-exchange-not-in-hand = There are not that many cards of the { $people } in the hand.
attila-refusal-track-full = The cube stands at the end of the track of the { $people }.
attila-refusal-influence-step-only = At this table the Influence tile may be used only in the influence step.

## Positions that cannot be

attila-fault-not-a-snapshot = A snapshot is an object that names at least the “seats”.
attila-fault-unknown-key = A snapshot has no key “{ $key }”.
attila-fault-wrong-value = In the snapshot, “{ $key }” cannot be { $value }.
attila-fault-not-by-seat = “{ $key }” must have one entry for each of the { $seats } seats.
attila-fault-unknown-people = “{ $key }” names an unknown people: { $people }.
attila-fault-unknown-province = “{ $key }” names an unknown province: { $province }.
attila-fault-wrong-number = “{ $key }” counts { $number } of the { $people }: not from 0 to { $most }.
attila-fault-named-twice = “{ $key }” names “{ $name }” twice.
attila-fault-sixth-token = { $province } holds { $number } tokens: five are the most.
attila-fault-five-without-war = { $province } holds five tokens, but is not at war.
attila-fault-war-without-five = { $province } is at war, but does not hold five tokens.
attila-fault-wrong-tokens = The { $people } have { $number } tokens on the map and in supply, not 20.
attila-fault-wrong-cards = The { $people } have { $number } cards in all, not 9.
attila-fault-large-hand = Seat { $seat } has { $number } cards: six are the most.
attila-fault-wrong-peace = The peace tiles, 1, 2, 3 and 4, are taken from the earliest century first.
attila-fault-wrong-pacified = { $number } provinces are pacified by { $placed } peace tiles.
attila-fault-pacified-at-war = { $province } is pacified: it cannot be at war.
attila-fault-wrong-wars = In phase “{ $phase }” there cannot be { $number } wars to fight.
attila-fault-laid-outside-war = Cards are laid only in a war.
attila-fault-laid-not-present = Seat { $seat } laid cards of the { $people }, who are not in the war.
attila-fault-laid-out-of-turn = Seat { $seat } decides in this war before others did.
attila-fault-war-decided = Nobody is left to decide in this war: it would be fought already.
attila-fault-no-people = In phase “influence” the people of the card must be named.
attila-fault-wrong-cards-left = In phase “{ $phase }” there cannot be { $number } cards left to play.
attila-fault-no-century = All ten peace tiles are placed: no card is played any more.
attila-fault-no-scoring-due = No scoring is due: no century has just lost its last peace tile.
attila-fault-wrong-due = In phase “{ $phase }” the cards due cannot be { $value }.
attila-fault-empty-pile = Cards are due, so the draw pile cannot be empty.
attila-fault-wrong-aside = Cards lie aside only in an exchange, at least as many as are due.
attila-fault-exchange-unused = During an exchange the active player has used the Exchange tile.
attila-fault-not-called = The tenth tile is placed or the game is over: the end was triggered.

## What happened

attila-event-first-player = { $seat } is the first player.
attila-event-draws = { $seat } draws { $cards }.
attila-event-draws-hidden = { $seat } draws { $number } { $number ->
    [one] card
   *[other] cards
}.
attila-event-reshuffled = The draw pile is empty: the discard pile is shuffled into a new one.
attila-event-plays = { $seat } plays a card of the { $people } and places a token in { $province }.
attila-event-takes-influence = { $seat } takes influence over the { $people }: { $spaces ->
    [0] the cube stays
    [one] 1 space, the cube is
   *[other] { $spaces } spaces, the cube is
} on { $space }.
attila-event-second-token = { $seat } places a second token of the { $people } in { $province }.
attila-event-forgoes = { $seat } gives up the influence over the { $people } and places nothing.
attila-event-plays-influence = { $seat } plays a card of the { $people }: a token in { $province }, influence to { $space }.
attila-event-plays-second = { $seat } plays a card of the { $people }: tokens in { $province } and { $second }.
attila-event-plays-both = { $seat } plays a card of the { $people }: two tokens in { $province }.
attila-event-fifth-token = { $province } now holds five tokens: war.
attila-event-lays = { $seat } lays { $cards }.
attila-event-lays-hidden = { $seat } lays { $number } { $number ->
    [one] card
   *[other] cards
} face down.
attila-event-passes = { $seat } passes in the war.
attila-event-reveals = { $seat } reveals { $cards }.
attila-event-strengths = War in { $province }. Strengths: { $strengths }.
attila-event-leaves = The { $people } leave { $province } ({ $number } { $number ->
    [one] token
   *[other] tokens
} back to the supply).
attila-event-pacified = { $province } is pacified with a peace tile of the { $century }; { $left } left in all.
attila-event-closed = { $province } closes without a peace tile: none is left.
attila-event-scoring = The { $century } is over: scoring.
attila-event-final-scoring = Final scoring.
attila-event-scores = { $people }, { $number } { $number ->
    [one] token
   *[other] tokens
} in { $provinces } { $provinces ->
    [one] province
   *[other] provinces
}: { $points }.
attila-event-totals = In all: { $points }.
attila-event-uses-double = { $seat } uses the Double tile and plays one more card.
attila-event-uses-exchange = { $seat } uses the Exchange tile and lays { $cards } aside.
attila-event-uses-influence = { $seat } uses the Influence tile: { $people } to { $space }.
attila-event-uses-influence-twice = { $seat } uses the Influence tile: { $people } to { $space }, { $other } to { $other_space }.
attila-event-skips = { $seat } cannot play any card and skips.
attila-event-lays-down = { $seat } lays the whole hand down: { $cards }.
attila-event-turn-ended = { $seat } ends the turn.
attila-event-end-called = The end is triggered: { $ending }. { $seat } finishes the turn.
attila-event-over = The game is over. { $places }.

attila-strength = { $people } { $number }
attila-share = { $seat } { $number }
attila-place = { $place }. { $seat } with { $points } { $points ->
    [one] point
   *[other] points
}
attila-nobody = nobody yet
attila-passed = { $seat } none

## What is asked

attila-ask-card = { $seat }, play a card: one token of its people goes onto the map. After it you take influence over that people, or place a second token.
attila-ask-card-of-two = { $seat }, play card { $number } of 2: one token of its people goes onto the map. After it you take influence over that people, or place a second token.
attila-ask-skip = { $seat }, none of your cards can be played. Skip (your hand is laid down and refilled at the end of the turn), or use an action tile.
attila-ask-skip-keep = { $seat }, none of your cards can be played. Skip (you keep your hand, and it is refilled at the end of the turn), or use an action tile.
attila-ask-province = Where does the token of the { $people } go? Type a number from the map: where they are, next to it, or in the north. A fifth token brings war.
attila-ask-first-province = Where does the first token of the { $people } go? It must be a northern province. Type a number from the map.
attila-ask-influence = Influence decides who scores for the { $people }, tokens on the map decide how much. Take influence, or place a second token instead?
attila-ask-second = Where does the second token of the { $people } go? Type a number from the map. A fifth token brings war.
attila-ask-war = { $seat }, war in { $province }: { $tokens }. Every card laid adds 1 to its people; the weakest leave. Lay cards (1 1 2 for three) or pass. Laid so far: { $laid }.
attila-ask-war-pass = { $seat }, war in { $province }: { $tokens }. The weakest leave. You hold no card of these peoples, so you can lay none. Laid so far: { $laid }.
attila-ask-score = { $seat }, the { $century } is over: all six peoples are scored now. Before that you may use your Influence tile.
attila-ask-end = { $seat }, your card is resolved. End the turn (your hand is refilled to six), or use an action tile: one a turn, each once in the game.
attila-ask-end-called = { $seat }, the end is triggered ({ $ending }). This is the last turn: end it for the final scoring, or use an action tile first.
attila-ask-end-unscored = { $seat }, the end is called ({ $ending }). This is the last turn, and no scoring follows: end it, or use an action tile first.
attila-ask-exchange = Which cards do you lay aside? Type their numbers (1 1 2 for three cards); you draw as many new ones.
attila-ask-tracks = On which track do you advance? One number: 2 spaces on that track. Two numbers (1 4): 1 space on each.

attila-choice-card = { $people } ×{ $number }
attila-choice-province = { $province }
attila-choice-take-influence = take influence ({ $space } → { $to })
attila-choice-second-token = second token
attila-choice-forgo = neither
attila-choice-pass = pass
attila-choice-score = go on to the scoring
attila-choice-end = end the turn
attila-choice-skip = skip
attila-choice-use-double = Double tile (one more card)
attila-choice-use-exchange = Exchange tile (new cards)
attila-choice-use-influence = Influence tile (2 spaces)
attila-choice-use-influence-instead = Influence tile (2 spaces instead of influence)
attila-choice-track = { $people } (now { $space })

## The screen

attila-header = { $century } · { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} · { $left } of { $of } peace tiles
attila-header-last = all ten peace tiles are placed
attila-header-over = the game is over
attila-stage-card = card
attila-stage-influence = influence
attila-stage-war = war
attila-stage-end = end
attila-map-0 = North (limes)
attila-map-1 = 1 step away
attila-map-2 = 2 steps
attila-map-3 = 3 to 5 steps
attila-legend-pacified = pacified
attila-legend-war = war
attila-legend-free = free space
attila-tracks = Influence
attila-tracks-map = on the map
attila-tracks-score = Score
attila-tracks-tiles = Tiles
attila-tracks-cards = Hand
attila-hand = Your hand: { $cards }
attila-hand-empty = Your hand is empty.
attila-hand-hidden = The hands are hidden.
attila-piles = pile { $draw } · disc. { $discard }
attila-result-title = the game is over: { $ending }
attila-result-final = final
attila-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
attila-on-map = a province on the map
attila-atlas-title = The map (~ is a sea arrow)
attila-atlas = { $province } ({ $tokens }): { $near }
attila-atlas-piles = Draw pile: { $draw }. Discard pile: { $discard }.
attila-intro-title = Attila in a minute
attila-intro =
    Around AD 375 six peoples move into the provinces of the Roman Empire. None of
    them belongs to any player: you place tokens of all of them.
    {""}
    In your turn you play a card: a token of its people goes onto the map. Then you
    take influence over that people, or place a second token of it instead.
    {""}
    A fifth token in a province brings war. Everybody may lay cards for the peoples
    there; the weakest leave, and the province is pacified by a peace tile.
    {""}
    When a century has lost its last peace tile, all peoples are scored: whoever has
    the most influence over a people gets a point for each of its tokens, the second
    a point for each province it is in. With the tenth tile the game is over.
    {""}
    The screen says at every step what is asked. Type the number of a choice, or its
    first letters. “help” explains the screen, “undo” takes a decision back.
attila-help =
    The top line: “2 spaces” means that taking influence moves your cube 2 spaces.
    When the last peace tile of the century is placed, there is a scoring.
    {""}
    The map: each letter is a token: F Franks, H Huns, G Goths, S Saxons, T Teutons,
    V Vandals. A dot is a free space. ■ is pacified, !! is at war. The columns go by
    steps from the north; tokens enter there, or next to their own people.
    {""}
    The table: the number is the place of a player’s influence cube, +5 the points it
    would score now. “on the map” 7/4 means 7 tokens in 4 provinces. Score 12 +9: 12
    points so far, and 9 if there were a scoring now. ▸ marks the active player.
    “pile 20 · disc. 8”: cards in the draw pile and in the discard pile; “map”
    lists the discards by people.
attila-tiles = Tiles: { $tiles }. Each can be used once.
