# Profile: Ergebnisse, Wertungen, Vorlieben, Gegner.

player-since = spielt hier seit { $day }
player-own = Das sehen { $who ->
    [friends] deine Freunde
    [nobody] nur du
   *[everybody] alle
  } von dir.
player-change = Ändern
player-finished = { $number ->
    [one] 1 Spiel beendet
   *[other] { $number } Spiele beendet
}
player-won = { $number } gewonnen
player-ratings = Wertungen
player-ratings-none = Noch kein gewertetes Spiel. Ein Tisch kann beim Eröffnen gewertet werden.
player-rating-of = { $game }, { $seats } Spieler
player-rating-between = sehr wahrscheinlich { $least }–{ $most }
player-sure-hardly = noch kaum bekannt
player-sure-rather = einigermaßen bekannt
player-sure-quite = gut bekannt
player-games = { $number ->
    [one] 1 gewertetes Spiel
   *[other] { $number } gewertete Spiele
}
player-course = Wertung im Lauf der Zeit
player-points = Punkte im Lauf der Zeit
player-outcomes = Ergebnisse
player-outcomes-none = Noch kein beendetes Spiel.
player-place = Platz { $place } von { $number }
player-at = { $points } Punkte
player-rated = gewertet, danach { $rating }
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
player-rivals-none = Noch niemand getroffen, der seine Spiele zeigt.
player-ahead = { $number } davor
player-behind = { $number } dahinter
player-level = { $number } gleichauf
