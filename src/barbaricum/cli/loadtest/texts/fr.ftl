# La commande loadtest.

command-loadtest = faire jouer des parties entières par des connexions, de plus en plus vite, jusqu’à ce que le serveur cède
option-loadtest-target = l’adresse d’un serveur qui tourne déjà ; plusieurs fois pour plusieurs serveurs aux mêmes tables
option-loadtest-database = l’adresse d’un PostgreSQL vide : deux serveurs et un ouvrier y sont lancés (sinon un serveur sur un fichier)
option-loadtest-bus = l’adresse d’un Redis ou Valkey pour eux
option-loadtest-kill = tuer un des deux serveurs sous charge, puis mesurer l’autre seul
option-loadtest-tables = le nombre de tables, chacune avec deux joueurs et un spectateur (100)
option-loadtest-rate = décisions par seconde pour commencer, à toutes les tables ensemble (20)
option-loadtest-most = la cadence la plus élevée à essayer (10000)
option-loadtest-seconds = durée de l’essai à chaque cadence (5)
option-loadtest-bound = millisecondes en lesquelles tous doivent avoir vu 99 décisions sur 100 (250)
option-loadtest-seed = le nombre dont découlent les choix des clients (375)
error-nothing-to-kill = Un serveur sur deux ne peut être tué que s’ils ont été lancés ici : avec « --database », sans « --target ».
error-load-refused = Le serveur n’a pas laissé les clients venir à leurs tables : { $reason }
load-began = { $servers ->
    [one] { $servers } serveur
   *[other] { $servers } serveurs
}, { $tables } tables ({ $games } tour à tour), chacune avec deux joueurs et un spectateur sur une connexion chacun, sur cette machine ; les décisions échoient au hasard, que les réponses suivent ou non, et leur temps court du moment où elles échoient jusqu’à ce que tous les trois les aient vues.
load-opened = Toutes les connexions étaient ouvertes après { $seconds } s ; une table avec ses trois connexions occupe { $memory } ko, sur tous les serveurs.
load-columns = dues/s | faites/s | médiane, ms | 99 sur 100 en, ms | cœurs par serveur | Mo par serveur | cœurs de l’essai | cœurs de la machine | à temps
load-held = oui
load-not-held = non
load-knee = Le coude : { $rate } décisions par seconde, { $median } ms en médiane, 99 sur 100 en { $most } ms ; limite { $bound } ms.
load-no-knee = Même la première cadence était trop élevée : 99 sur 100 n’ont pas été vues en { $bound } ms.
load-killed = À { $rate } décisions par seconde, un serveur a été tué : { $clients } connexions ont été coupées et rétablies à l’autre après { $gap } s en médiane, { $longest } s au plus ; { $again } commandes sans réponse ont été renvoyées, { $unanswered } sont restées sans réponse.
load-killed-times = 99 décisions sur 100 ont été vues par tous en { $before } ms avant, en { $after } ms après (au plus { $longest } ms). À partir d’ici, un serveur seul :
load-games = { $decisions } décisions ont été confirmées à { $tables } tables ; parties entières : { $whole }.
load-refusals = Refusées : { $codes }.
load-kept = Rien n’a été perdu : les { $tables } tables se rejouent toutes et ont exactement les décisions confirmées.
load-lost = { $number } tables n’ont pas exactement ce qui a été confirmé : { $tables }.
