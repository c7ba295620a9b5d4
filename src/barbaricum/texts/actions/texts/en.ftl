# What an action is called where it is advised or looked back at.

action-attila-play = play the { $people }, a token in { $province }
action-attila-influence = take influence over the { $people }
action-attila-second = place a second token of the { $people } in { $province }
action-attila-forgo = take no influence and place nothing
action-attila-lay = lay { $cards }
action-attila-pass = lay nothing
action-attila-score = go on to the scoring
action-attila-double = use the Double tile
action-attila-exchange = use the Exchange tile: lay aside { $cards }
action-attila-advance = use the Influence tile: 2 spaces for the { $people }
action-attila-advance-both = use the Influence tile: 1 space for the { $people } and 1 for the { $other }
action-attila-skip = skip
action-attila-end = end the turn
action-invasions-load = load { $pieces }
action-invasions-launch = put out to { $place }
action-invasions-draw = draw a rune
action-invasions-sail = sail on: { $place }
action-invasions-lose = give up { $pieces }
action-invasions-trade = trade { $pieces } in { $port }
action-invasions-raid = raid { $port }
action-invasions-raid-on = throw another die
action-invasions-raid-stop = stop the raid
action-invasions-settle = try to settle { $port } with { $dice } { $dice ->
    [one] die
   *[other] dice
}
action-invasions-settle-place = found the settlement and give up the ship
action-invasions-settle-decline = keep the viking and do without the settlement
action-invasions-rune = play { $rune }
action-invasions-rune-on = play { $rune }: { $target }
action-invasions-discard = discard { $rune }
action-invasions-wind = turn the wind: it points { $direction }
action-invasions-wind-keep = leave the wind as it is
action-invasions-winter = winter
action-invasions-end = end the turn
