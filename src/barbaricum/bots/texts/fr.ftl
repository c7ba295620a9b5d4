# Les robots : leur force, et la raison de leurs conseils.

bot-about-novice = Connaît les règles et joue sensément, mais oublie des choses.
bot-about-greedy = Prend ce qui rapporte le plus tout de suite.
bot-about-steady = Pèse toute la position et réfléchit son tour jusqu’au bout.
bot-about-strong = Devine ce qui est caché, voit plusieurs tours à l’avance et prend son temps.
bot-about-random = Joue n’importe quel coup légal. Mauvaise compagnie, mais bon pour essayer.

## Conseils : des faits de la position

hint-and = { $first } et { $last }
hint-attila-the = les { $people }
hint-attila-only = Il n’y a rien d’autre à faire.
hint-attila-war = C’est la guerre en { $province } : { $peoples } s’en vont, sauf si des cartes en décident autrement.
hint-attila-war-scoring = C’est la guerre en { $province } : { $peoples } s’en vont, sauf si des cartes en décident autrement. Ensuite, tous les peuples sont décomptés.
hint-attila-points = Décomptés maintenant, les { $people } vous rapporteraient { $after } { $after ->
    [one] point
   *[other] points
} au lieu de { $before }.
hint-attila-all-points = Décomptés maintenant, ces deux peuples vous rapporteraient { $after } { $after ->
    [one] point
   *[other] points
} au lieu de { $before }.
hint-attila-lead = Votre cube passe seul en tête pour les { $people }, sur la case { $space }.
hint-attila-level = Votre cube rejoint le premier pour les { $people }, sur la case { $space }.
hint-attila-behind = Votre cube pour les { $people } passe sur la case { $space } ; le premier est sur la case { $most }.
hint-attila-ahead = Vous menez pour les { $people } : { $spaces } { $spaces ->
    [one] case
   *[other] cases
} d’avance maintenant.
hint-attila-can-lead = Avec l’influence qui peut suivre, votre cube passe seul en tête pour les { $people }, sur la case { $space }.
hint-attila-more-cards = Il vous reste { $number } { $number ->
    [one] carte
   *[other] cartes
} de ce peuple ({ $people }).
hint-attila-war-turns = D’après ce qui est visible, { $without } quitteraient { $province } ; avec ces cartes, ce sont { $peoples }.
hint-attila-war-strength = D’après ce qui est visible, ces cartes donnent aux { $people } une force de { $strength }.
hint-attila-war-stays = D’après ce qui est visible, { $peoples } quittent { $province }. Vous gardez vos cartes.
hint-attila-double = Vous jouez une carte de plus ce tour-ci.
hint-attila-exchange = Vous recevez { $number } { $number ->
    [one] nouvelle carte
   *[other] nouvelles cartes
}.
hint-attila-keeps-double = Vous gardez la tuile Coup double, utilisable maintenant.
hint-attila-keeps-exchange = Vous gardez la tuile Échange, utilisable maintenant.
hint-attila-keeps-influence = Vous gardez la tuile Influence, utilisable maintenant.
hint-attila-keeps-tiles = Vous gardez vos tuiles ; l’une d’elles est utilisable maintenant.
hint-invasions-only = Il n’y a rien d’autre à faire.
hint-invasions-to-saga = { $number ->
    [0] Cela vous mène ici : { $port }, port
    [one] À un jour de là : { $port }, port
   *[other] À { $number } jours de là : { $port }, port
} qui manque encore à la saga « { $saga } ».
hint-invasions-to-raid = { $number ->
    [0] Cela vous mène ici : { $port },
    [one] À un jour de là : { $port },
   *[other] À { $number } jours de là : { $port },
} où il y a une ville à piller.
hint-invasions-to-settle = { $number ->
    [0] Cela vous mène ici : { $port },
    [one] À un jour de là : { $port },
   *[other] À { $number } jours de là : { $port },
} où vous pouvez tenter de coloniser.
hint-invasions-to-port = { $number ->
    [0] Cela vous mène ici : { $port }.
    [one] En route vers ce port : { $port }, à un jour de là.
   *[other] En route vers ce port : { $port }, à { $number } jours de là.
}
hint-invasions-crew = Vous avez alors { $number } { $number ->
    [one] viking
   *[other] vikings
} à bord.
hint-invasions-demand = Demande actuelle : { $piece }. Chaque vente rapporte 2 PV de plus.
hint-invasions-trade-saga = Cela rapporte { $points } PV tout de suite et complète la saga « { $saga } ».
hint-invasions-trade-part = Cela rapporte { $points } PV tout de suite. Il manque ensuite { $number } { $number ->
    [one] port
   *[other] ports
} à la saga « { $saga } ».
hint-invasions-trade = Cela rapporte { $points } PV tout de suite.
hint-invasions-fight-saga = Cela réussit dans { $chance } % des cas et complète alors la saga « { $saga } ».
hint-invasions-fight-part = Cela réussit dans { $chance } % des cas. Il manque ensuite { $number } { $number ->
    [one] port
   *[other] ports
} à la saga « { $saga } ».
hint-invasions-fight = Cela réussit dans { $chance } % des cas.
hint-invasions-die = Le prochain dé réussit dans { $chance } % des cas.
hint-invasions-crew-left = Vous gardez { $number ->
    [one] votre seul viking
   *[other] vos { $number } vikings
} à bord.
hint-invasions-settlement = La colonie vaut actuellement { $points } PV ({ $port }).
hint-invasions-last-viking = Vous gardez votre dernier viking et votre drakkar.
hint-invasions-goods-left = Vous gardez { $number ->
    [one] votre seule marchandise
   *[other] vos { $number } marchandises
} à bord.
hint-invasions-hand = Vous avez alors { $number } { $number ->
    [one] rune
   *[other] runes
} en main.
hint-invasions-hold-left = Il ne reste que { $number } { $number ->
    [one] pièce
   *[other] pièces
} à bord ; au prochain tour, vous pourrez recharger.
hint-invasions-no-days = Il ne reste aucun jour dans ce tour.
hint-invasions-wind = Le vent prend alors la direction { $direction } : { $number } { $number ->
    [one] jour
   *[other] jours
} de beau temps là où est votre drakkar.
