# Profiles: results, ratings, favourites, rivals.

player-since = playing here since { $day }
player-own = { $who ->
    [friends] This is what your friends see of you.
    [nobody] Only you see this.
   *[everybody] This is what everybody sees of you.
}
player-change = Change this
player-finished = { $number ->
    [one] 1 game finished
   *[other] { $number } games finished
}
player-won = { $number } won
player-ratings = Ratings
player-ratings-none = No rated games yet. Choose “Rated” when you open a table.
player-rating-of = { $game }, { $seats } players
player-rating-between = most likely { $least }–{ $most }
player-sure-hardly = very uncertain
player-sure-rather = fairly certain
player-sure-quite = certain
player-games = { $number ->
    [one] 1 rated game
   *[other] { $number } rated games
}
player-course = Rating over time
player-points = Points over time
player-outcomes = Results
player-outcomes-none = No finished games yet.
player-place = { $place } of { $number }
player-at = { $points ->
    [one] 1 point
   *[other] { $points } points
}
player-rated = rated: { $rating } afterwards
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
player-rivals-none = You have not met anybody yet who shows their games.
player-ahead = { $number } ahead
player-behind = { $number } behind
player-level = { $number } level
