# Le temps à une table, et mes parties.

pace = Temps
pace-none = Sans pendule
pace-live = En direct
pace-days = Tour par tour
pace-bank = Temps pour toute la partie
pace-increment = Ajout à chaque tour
pace-turn = Temps pour chaque tour
pace-save = Jours que l’on peut mettre de côté en plus
pace-then = Quand le temps est écoulé
pace-then-bot = un robot continue
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
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
pace-none-told = Chacun prend le temps qu’il lui faut.
pace-live-told = Chacun dispose de { $minutes } minutes, et de { $seconds } secondes de plus à chaque décision.
pace-days-told = { $days ->
    [one] Chacun a un jour pour chaque décision ; on peut mettre de côté jusqu’à { $most } jours.
   *[other] Chacun a { $days } jours pour chaque décision ; on peut mettre de côté jusqu’à { $most } jours.
}
pace-then-bot-told = Quand le temps est écoulé, un robot ({ $bot }) joue jusqu’à ce que l’on reprenne sa place.
pace-then-forfeit-told = Quand le temps est écoulé, la place est perdue : un robot ({ $bot }) la joue jusqu’à la fin, et elle finit dernière.
pace-ask = Demander un autre rythme
pace-ask-send = Demander aux autres
pace-asked = { $name } demande un autre rythme.
pace-waiting = Un autre rythme, avec l’accord de : { $names }
clock-runs = Cette pendule tourne.
clock-stands = Cette pendule est arrêtée.
clock-short = Peu de temps
clock-short-you = Il vous reste peu de temps.
clock-out = temps écoulé
clock-lost = place perdue
clock-lost-told = Temps dépassé, donc dernier à cette table quels que soient les points : { $names }.
clock-away = en vacances
unit-day = j
unit-hour = h
unit-minute = min
games-next = Partie suivante
games-waiting = On m’attend
games-running = En cours
games-over = Terminées
games-none = Aucune partie ne vous attend.
games-all = Toutes mes parties
games-turn = À { $name } de décider
games-replay = Revoir
games-table = La table
games-file = Revoir une partie d’un fichier
vacation = Vacances
vacation-told = { $days } jours par an, les pendules de vos parties tour par tour peuvent s’arrêter. Les autres voient que vous êtes absent ; vous pouvez jouer quand même.
vacation-until = Vous êtes en vacances jusqu’au { $moment }.
vacation-days = Jours
vacation-begin = Commencer maintenant
vacation-end = Je suis de retour
vacation-left = { $days ->
    [one] Il reste { $days } jour.
   *[other] Il reste { $days } jours.
}
