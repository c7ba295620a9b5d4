# Les profils.

player-since = joue ici depuis le { $day }
player-own = Voilà ce que { $who ->
    [friends] vos amis voient
    [nobody] vous seul voyez
   *[everybody] tout le monde voit
  } de vous.
player-change = Modifier
player-finished = { $number ->
    [one] 1 partie terminée
   *[other] { $number } parties terminées
}
player-won = { $number } gagnées
player-ratings = Classements
player-ratings-none = Pas encore de partie classée. Une table peut être classée quand on l’ouvre.
player-rating-of = { $game }, { $seats } joueurs
player-rating-between = très probablement { $least }–{ $most }
player-sure-hardly = encore peu connu
player-sure-rather = assez bien connu
player-sure-quite = bien connu
player-games = { $number ->
    [one] 1 partie classée
   *[other] { $number } parties classées
}
player-course = Classement au fil du temps
player-points = Points au fil du temps
player-outcomes = Résultats
player-outcomes-none = Pas encore de partie terminée.
player-place = place { $place } sur { $number }
player-at = { $points } points
player-rated = classée, puis { $rating }
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
player-rivals-none = Encore personne de rencontré qui montre ses parties.
player-ahead = { $number } devant
player-behind = { $number } derrière
player-level = { $number } à égalité
