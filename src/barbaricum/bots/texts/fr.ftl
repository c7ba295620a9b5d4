# Les robots : leur force, et la raison de leurs conseils.

bot-about-novice = Connaît les règles et joue sensément, mais oublie des choses.
bot-about-greedy = Prend ce qui rapporte le plus tout de suite.
bot-about-steady = Pèse toute la position et réfléchit son tour jusqu’au bout.
bot-about-strong = Devine ce qui est caché, voit plusieurs tours à l’avance et prend son temps.
bot-about-random = Joue n’importe quel coup légal. Mauvaise compagnie, mais bon pour essayer.

## Conseils

hint-attila-only = Il n’y a rien d’autre à faire.
hint-attila-close = Rien de nettement meilleur n’a été trouvé.
hint-attila-plain = Possible, mais rien ne ressort en sa faveur.
hint-attila-points = Cela rapporte des points dès ce tour.
hint-attila-standing = C’est ce qui rapporte le plus au décompte des peuples.
hint-attila-near = Un décompte est proche, et c’est ce qui en tire le plus.
hint-attila-hold = Cela renforce votre emprise sur des peuples qui compteront longtemps.
hint-attila-fitting = Cela garde en main les cartes de vos peuples.
hint-attila-double = Cela garde la tuile Coup double pour un meilleur moment.
hint-attila-exchange = Cela garde la tuile Échange pour un meilleur moment.
hint-attila-influence = Cela garde la tuile Influence pour un meilleur moment.
hint-attila-tempo = Cela fait gagner du temps sur les autres.
hint-invasions-only = Il n’y a rien d’autre à faire.
hint-invasions-close = Rien de nettement meilleur n’a été trouvé.
hint-invasions-plain = Possible, mais rien ne ressort en sa faveur.
hint-invasions-points = Cela rapporte des points dès ce tour.
hint-invasions-settlements = Vos colonies vaudront plus à la fin.
hint-invasions-sagas = Cela vous met en tête pour les sagas d’une patrie.
hint-invasions-won = Cela peut vous gagner une saga.
hint-invasions-axe = Cela rapproche de la hache sanglante.
hint-invasions-towns = Cela peut prendre une ville.
hint-invasions-crew = Cela épargne vos vikings.
hint-invasions-goods = Cela garde des marchandises à bord pour les ports à venir.
hint-invasions-runes = Cela garde ou rapporte des runes.
hint-invasions-tempo = Cela fait gagner du temps sur les autres.
