# Les profils.

player-since = joue ici depuis le { $day }
player-own = { $who ->
    [friends] Voilà ce que vos amis voient de vous.
    [nobody] Vous seul voyez cette page.
   *[everybody] Voilà ce que tout le monde voit de vous.
}
player-change = Modifier
player-finished = { $number ->
    [one] { $number } partie terminée
   *[other] { $number } parties terminées
}
player-won = { $number ->
    [one] { $number } gagnée
   *[other] { $number } gagnées
}
player-ratings = Classements
player-ratings-none = Pas encore de partie classée. Choisissez « Partie classée » en ouvrant une table.
player-rating-of = { $game }, { $seats } joueurs
player-rating-between = très probablement { $least }–{ $most }
player-sure-hardly = très incertain
player-sure-rather = assez sûr
player-sure-quite = sûr
player-games = { $number ->
    [one] { $number } partie classée
   *[other] { $number } parties classées
}
player-course = Classement au fil du temps
player-points = Points au fil du temps
player-outcomes = Résultats
player-outcomes-none = Pas encore de partie terminée.
player-place = place { $place } sur { $number }
player-at = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-rated = classée : { $rating } ensuite
player-abandoned = laissée à un robot : compte comme dernière place
player-with = avec { $names }
player-somebody = quelqu’un
player-replay = Revoir
player-favourites = { $game ->
    [attila] Peuples préférés
   *[invasions] Lieux préférés
}
player-times = { $number } ×
player-rivals = Face à face
player-rivals-none = Vous n’avez encore rencontré personne qui montre ses parties.
player-ahead = { $number } devant
player-behind = { $number } derrière
player-level = { $number } à égalité
