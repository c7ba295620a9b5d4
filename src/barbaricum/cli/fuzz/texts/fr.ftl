# La commande fuzz.

option-fuzz-games = nombre de parties (1000)
option-fuzz-seed = le nombre dont découle tout le hasard de la série (0)
option-fuzz-processes = nombre de processus qui jouent en même temps (un par cœur)
option-fuzz-save = dossier des parties qui ont échoué (fuzz-failures)
option-fuzz-only = ne rejouer que la partie de ce numéro ; avec --save, elle est conservée
option-fuzz-strict = code 1 aussi quand une ligne du tableau ne s’est jamais produite
error-fuzz-unwritable = Un échec n’a pas pu être enregistré dans { $file } : { $reason }.
fuzz-table = Partie { $number } : { $options } ; jouée par { $policies }.
fuzz-ended = { $rows } lignes, aucun échec ; fin par { $ending }.
fuzz-saved = La partie est enregistrée dans { $file }.
fuzz-failure = La partie { $number } a ÉCHOUÉ : { $reason }. Elle est dans { $file }
fuzz-coverage = Combien de fois chaque règle s’est vue :
fuzz-never =
    { $lines ->
        [one] Ligne jamais vue : { $names }. À la longue, il ne doit pas y en avoir.
       *[other] Lignes jamais vues ({ $lines }) : { $names }. À la longue, il ne doit pas y en avoir.
    }
fuzz-interrupted = Interrompu : les chiffres sont ceux des parties jouées jusqu’ici.
fuzz-stopped = Arrêt après { $failures } échecs.
fuzz-decisions = Décisions par partie : médiane { $median }, 99 % jusqu’à { $most }, la plus longue { $longest }.
fuzz-turns = Tours par partie : médiane { $median }, 99 % jusqu’à { $most }, la plus longue { $longest }.
fuzz-summary = parties : { $games }, lignes : { $rows }, échecs : { $failures } ; { $seconds } s, { $speed } parties/s.
