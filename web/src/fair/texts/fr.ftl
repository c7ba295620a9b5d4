# La page où chacun peut vérifier le hasard d’une partie.

fair = Vérifier les tirages
fair-title = Le hasard a-t-il été loyal ?
fair-how = Tout le hasard vient d’un secret. Le serveur l’a choisi et en a montré l’empreinte avant de rien savoir des joueurs ; ensuite seulement, le navigateur de chacun a ajouté un texte. Chaque carte, chaque dé et le premier joueur découlent du secret et de ces textes : personne n’a donc pu les choisir, ni le serveur, ni un joueur.
fair-how-end = À la fin de la partie, le secret est révélé, et cette page refait tous les tirages dans votre navigateur.
fair-promise = L’empreinte
fair-promise-is = Montrée avant le premier coup (SHA-256 du secret)
fair-promise-seen = Ce navigateur l’a enregistrée avant la fin de la partie.
fair-promise-other = Ce navigateur avait vu une autre empreinte : { $commit }
fair-promise-unseen = Ce navigateur n’a pas vu la table avant la fin ; comparez avec quelqu’un qui y était.
fair-not-over = La partie n’est pas terminée
fair-not-over-text = Le secret reste caché jusqu’à la fin, car il ferait connaître toutes les cartes à venir. Revenez ensuite sur cette page.
fair-secret = Le secret révélé
fair-added = Ce que les joueurs ont ajouté
fair-added-nothing = rien (un robot, ou sur le même appareil)
fair-checking = Nouveau tirage en cours…
fair-good = { $number ->
    [one] Le seul tirage découle du secret.
   *[other] Les { $number } tirages découlent tous du secret.
}
fair-good-text = L’empreinte concorde et, dans votre navigateur, chaque tirage a donné le même résultat que dans la partie.
fair-bad-secret = Le secret ne correspond pas à l’empreinte.
fair-bad-secret-text = L’empreinte du secret révélé est { $found }.
fair-bad-promise = L’empreinte a été changée.
fair-bad-list = La liste des tirages diffère de l’enregistrement.
fair-bad-draw = Le coup { $row } ne découle pas du secret.
fair-bad-draw-text = Dans la partie : { $text }. D’après le secret : { $drawn }.
fair-draws = Tous les tirages
fair-draw = Tirage
fair-row = Coup
fair-fell = Résultat
fair-odds = Chances
fair-odds-of = { $weight } sur { $total }
fair-again = Refait
fair-same = identique
fair-card = une carte des { $people }
fair-first = { $name } commence
fair-saga = la saga « { $saga } »
fair-rune = la rune « { $rune } »
fair-die = dé : { $value }
fair-treasure = trésor : { $value } PV
fair-yourself = Vérifier sans cette page
fair-yourself-text = Les chances de cette liste viennent du serveur. Pour ne faire confiance à personne, recalculez-les vous-même : téléchargez l’enregistrement et lancez
fair-record = Télécharger l’enregistrement
fair-back = Retour à la table
