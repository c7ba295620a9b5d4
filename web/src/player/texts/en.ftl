# Profiles: results, ratings, favourites, rivals.

player-since = plays here since { $day }
player-own = This is what { $who ->
    [friends] your friends see
    [nobody] only you see
   *[everybody] everybody sees
  } of you.
player-change = Change that
player-finished = { $number ->
    [one] 1 game finished
   *[other] { $number } games finished
}
player-won = { $number } won
player-ratings = Ratings
player-ratings-none = No rated game yet. A table can be made rated when it is opened.
player-rating-of = { $game }, { $seats } players
player-rating-between = most likely { $least }–{ $most }
player-sure-hardly = hardly known yet
player-sure-rather = fairly known
player-sure-quite = well known
player-games = { $number ->
    [one] 1 rated game
   *[other] { $number } rated games
}
player-course = Rating over time
player-points = Points over time
player-outcomes = Results
player-outcomes-none = No finished game yet.
player-place = { $place } of { $number }
player-at = { $points } points
player-rated = rated, then { $rating }
player-abandoned = left to a bot: counted as last
player-with = with { $names }
player-somebody = somebody
player-replay = Replay
player-favourites = Favourite { $game ->
    [attila] peoples
   *[invasions] places
}
player-times = { $number } ×
player-rivals = Head to head
player-rivals-none = Nobody met yet who shows his games.
player-ahead = { $number } ahead
player-behind = { $number } behind
player-level = { $number } level
