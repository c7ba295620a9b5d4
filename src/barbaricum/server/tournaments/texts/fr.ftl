# Tournois.

error-unknown-tournament = Ce tournoi n’existe pas.
error-unknown-entrant = Personne ne joue sous le numéro { $number } dans ce tournoi.
error-not-the-organiser = Seule la personne qui organise le tournoi peut faire cela.
error-tournament-started = Le tournoi a déjà commencé.
error-tournament-full = Le tournoi est complet : { $most } joueurs.
error-tournament-over = Le tournoi est terminé.
error-tournament-forbids = À une table de tournoi, le rythme ne change pas, et seule la pendule ou l’organisation peut faire jouer un robot à la place de quelqu’un d’autre.
error-organiser-plays = Vous jouez vous-même dans ce tournoi classé : vous ne pouvez renvoyer personne avant la fin de sa partie.
error-too-few-players = Il faut au moins deux joueurs pour un tournoi.
error-too-many-tournaments = Vous organisez déjà { $most } tournois en cours. Attendez que l’un d’eux se termine.

notice-paired = { $begins ->
    [yes] Votre table de la ronde { $paired } est prête, et c’est à vous de commencer.
   *[no] Votre table de la ronde { $paired } est prête.
}
notice-tournament = { $what ->
    [soon] La ronde { $round } commence dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
    [won] Vous avez remporté le tournoi.
   *[over] Le tournoi est terminé. Votre place : { $rank }.
}
