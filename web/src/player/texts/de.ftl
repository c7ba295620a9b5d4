# Profile: Ergebnisse, Wertungen, Vorlieben, Gegner.

player-since = spielt hier seit { $day }
player-own = { $who ->
    [friends] Das sehen deine Freunde von dir.
    [nobody] Das siehst nur du.
   *[everybody] Das sehen alle von dir.
}
player-change = Ändern
player-finished = { $number ->
    [one] 1 beendete Partie
   *[other] { $number } beendete Partien
}
player-won = { $number } gewonnen
player-ratings = Wertungen
player-ratings-none = Noch keine gewertete Partie. Wähle „Gewertet“, wenn du einen Tisch eröffnest.
player-rating-of = { $game }, { $seats } Spieler
player-rating-between = sehr wahrscheinlich { $least }–{ $most }
player-sure-hardly = sehr unsicher
player-sure-rather = ziemlich sicher
player-sure-quite = sicher
player-games = { $number ->
    [one] 1 gewertete Partie
   *[other] { $number } gewertete Partien
}
player-course = Wertung im Lauf der Zeit
player-points = Punkte im Lauf der Zeit
player-outcomes = Ergebnisse
player-outcomes-none = Noch keine beendete Partie.
player-place = Platz { $place } von { $number }
player-at = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
player-rated = gewertet: danach { $rating }
player-abandoned = einem Bot überlassen: zählt als letzter Platz
player-with = mit { $names }
player-somebody = jemandem
player-replay = Ansehen
player-favourites = { $game ->
    [attila] Liebste Völker
   *[invasions] Liebste Ziele
}
player-times = { $number } ×
player-rivals = Im direkten Vergleich
player-rivals-none = Du hast noch niemanden getroffen, der seine Partien zeigt.
player-ahead = { $number } davor
player-behind = { $number } dahinter
player-level = { $number } gleichauf
