# Le temps à une table, et mes parties.

pace = Temps
pace-none = Sans pendule
pace-live = En direct
pace-days = Tour par tour
pace-bank = Temps pour toute la partie
pace-increment = Temps ajouté à chaque tour
pace-turn = Temps par tour
pace-save = Jours supplémentaires que l’on peut économiser
pace-then = Quand le temps est écoulé
pace-then-bot = un robot prend la suite
pace-then-forfeit = la place est perdue
pace-bot = Le robot qui prend la suite
pace-minutes = { $number } min
pace-seconds = { $number } s
pace-day-count = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
pace-live-short = { $minutes } min + { $seconds } s
pace-days-short = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
pace-none-told = Sans pendule.
pace-live-told = Chacun dispose de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, et de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de plus à chaque tour.
pace-days-told = Chacun dispose de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par tour ; jours que l’on peut économiser : { $most }.
pace-then-bot-told = Quand un joueur n’a plus de temps, un robot ({ $bot }) joue jusqu’à ce qu’il reprenne sa place.
pace-then-forfeit-told = Un joueur qui n’a plus de temps perd sa place : un robot ({ $bot }) finit la partie, et la place est classée dernière.
pace-ask = Demander un autre rythme
pace-ask-send = Demander aux autres
pace-asked = { $name } demande un autre rythme.
pace-waiting = Nouveau rythme ; on attend l’accord des autres : { $names }
clock-runs = Cette pendule tourne.
clock-stands = Cette pendule est arrêtée.
clock-short = Peu de temps
clock-short-you = Il vous reste peu de temps.
clock-out = temps écoulé
clock-lost = place perdue
clock-lost-told = Temps dépassé, donc à la dernière place quels que soient les points : { $names }.
clock-away = en vacances
unit-day = j
unit-hour = h
unit-minute = min
games-next = Partie suivante
games-waiting = À vous de jouer
games-running = En cours
games-over = Terminées
games-none = Aucune partie ne vous attend.
games-all = Toutes mes parties
games-turn = { $name } doit décider
games-replay = Revoir
games-table = La table
games-file = Revoir une partie depuis un fichier
vacation = Vacances
vacation-told = Pendant { $days } jours par an, vous pouvez arrêter les pendules de vos parties tour par tour. Les autres voient que vous êtes absent ; vous pouvez quand même jouer.
vacation-until = Vous êtes en vacances jusqu’au { $moment }.
vacation-days = Jours
vacation-begin = Commencer maintenant
vacation-end = Je suis de retour
vacation-left = { $days ->
    [one] Il reste { $days } jour.
   *[other] Il reste { $days } jours.
}
