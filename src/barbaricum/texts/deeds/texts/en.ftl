# What an action is called where it is advised or looked back at.

deed-attila-play = play the { $people }, a token in { $province }
deed-attila-influence = take influence over the { $people }
deed-attila-second = place a second token of the { $people } in { $province }
deed-attila-forgo = take no influence and place nothing
deed-attila-lay = lay { $cards }
deed-attila-pass = lay nothing
deed-attila-score = go on to the scoring
deed-attila-double = use the Double tile
deed-attila-exchange = use the Exchange tile: lay aside { $cards }
deed-attila-advance = use the Influence tile: 2 spaces for the { $people }
deed-attila-advance-both = use the Influence tile: 1 space for the { $people } and 1 for the { $other }
deed-attila-skip = skip
deed-attila-end = end the turn
deed-invasions-load = load { $pieces }
deed-invasions-launch = put out to { $place }
deed-invasions-draw = draw a rune
deed-invasions-sail = sail on: { $place }
deed-invasions-lose = give up { $pieces }
deed-invasions-trade = trade { $pieces } in { $port }
deed-invasions-raid = raid { $port }
deed-invasions-raid-on = throw another die
deed-invasions-raid-stop = stop the raid
deed-invasions-settle = try to settle { $port } with { $dice } { $dice ->
    [one] die
   *[other] dice
}
deed-invasions-settle-place = found the settlement and give up the ship
deed-invasions-settle-decline = keep the viking and do without the settlement
deed-invasions-rune = play { $rune }
deed-invasions-rune-on = play { $rune }: { $target }
deed-invasions-discard = discard { $rune }
deed-invasions-wind = turn the wind: it points { $direction }
deed-invasions-wind-keep = leave the wind as it is
deed-invasions-winter = winter
deed-invasions-end = end the turn
