analysis = Analyse
analysis-begin = Analyser la partie
analysis-none = Le serveur peut analyser cette partie : qui menait et quand, ce que chaque décision a coûté et la chance de chacun. Cela prend quelques minutes.
analysis-failed = L’analyse n’a pas pu être achevée. Vous pouvez réessayer.
analysis-waiting = { $number ->
    [0] L’analyse commence dans un instant.
    [one] Une autre analyse passe avant.
   *[other] { $number } autres analyses passent avant.
}
analysis-running = Coups examinés : { $done } sur { $total }.
analysis-progress = Avancement de l’analyse
analysis-background = Elle continue en arrière-plan : vous pouvez quitter cette page et revenir.
analysis-not-over = La partie est encore en cours. On pourra l’analyser quand elle sera finie.
analysis-watch = Revoir à partir du coup { $number }
analysis-chart = Chances de gagner au fil de la partie
analysis-at = Coup { $number } sur { $end }
analysis-turning = Tournants
analysis-turning-none = Aucun coup n’a fait basculer la partie.
analysis-players = Les joueurs
analysis-player = Joueur
analysis-accuracy = Précision
analysis-of = { $number } sur { $all }
analysis-luck = Chance
analysis-how = La précision dit ce qui a été tiré de chaque enjeu : 100, c’est toujours le meilleur choix trouvé ; 0, c’est comme tirer au sort. Une décision coûteuse a sûrement fait perdre au moins deux points de chances de victoire, vu ce que le joueur pouvait savoir ; la chance compare ce qui est tombé à la moyenne.
analysis-decisions = Décisions coûteuses
analysis-decisions-none = Rien de nettement meilleur n’a été trouvé.
analysis-whose = Joueur
analysis-everybody = Tout le monde
analysis-row = Coup
analysis-decision = Décision
analysis-better = Mieux
analysis-cost = Coût
analysis-go = Aller au coup { $number }
analysis-more = { $number } de plus
analysis-fewer = Moins
analysis-luck-report = Bilan de la chance
analysis-draws-luck = chance { $share }, points : { $points }
analysis-pips = { $came } points de dé en moyenne, { $expected } attendus
analysis-what = Résultat
analysis-bar = Ce qui est sorti ; la marque montre ce qui était attendu
analysis-came = Sorti
analysis-expected = Attendu
analysis-no-draws = Rien n’a dépendu du hasard pour ce joueur.
analysis-made = Faite avec { $number } simulations par décision. Une autre analyse peut juger autrement.
