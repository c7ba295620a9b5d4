analysis = Analyse
analysis-begin = Analyser la partie
analysis-none = Le serveur peut revoir cette partie : qui menait et quand, ce que chaque décision a coûté et ce qu’a fait la chance. Cela prend une à deux minutes.
analysis-failed = L’analyse n’a pas pu être achevée. Vous pouvez réessayer.
analysis-waiting = { $number ->
    [0] L’analyse commence dans un instant.
    [one] Une autre analyse passe d’abord.
   *[other] { $number } autres analyses passent d’abord.
}
analysis-running = { $done } lignes sur { $total } ont été examinées.
analysis-progress = Avancement de l’analyse
analysis-background = Elle continue sans vous : vous pouvez quitter cette page et revenir.
analysis-not-over = La partie est encore en cours. On pourra l’analyser quand elle sera finie.
analysis-watch = Revoir à partir de la ligne { $number }
analysis-chart = Chances de gagner au fil de la partie
analysis-at = Ligne { $number } sur { $end }
analysis-turning = Tournants
analysis-turning-none = Aucune ligne n’a beaucoup déplacé la victoire.
analysis-players = Les joueurs
analysis-player = Joueur
analysis-accuracy = Précision
analysis-lost = Perdu par décisions
analysis-luck = Chance
analysis-how = La précision va jusqu’à 100 : rien de mieux n’a été trouvé pour aucune décision. Les coûts sont des parts de victoire, d’après ce que le joueur pouvait savoir ; la chance est ce qui est tombé comparé à la moyenne.
analysis-decisions = Décisions coûteuses
analysis-decisions-none = Rien de nettement meilleur n’a été trouvé.
analysis-whose = Décisions de qui
analysis-everybody = Tout le monde
analysis-row = Ligne
analysis-decision = Décision
analysis-better = Mieux
analysis-cost = Coût
analysis-go = Aller à la ligne { $number }
analysis-more = { $number } de plus
analysis-fewer = Moins
analysis-luck-report = Bilan de la chance
analysis-draws-luck = chance { $share }, { $points } points
analysis-pips = { $came } points de dé en moyenne, { $expected } attendus
analysis-what = Ce qui est tombé
analysis-bar = Tombé, avec une marque à la valeur attendue
analysis-came = Tombé
analysis-expected = Attendu
analysis-no-draws = Rien n’est tombé par hasard pour ce joueur.
analysis-made = Faite avec { $number } simulations par décision. D’autres yeux peuvent juger autrement.
