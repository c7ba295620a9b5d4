# Archives, their way back, and the check of all games.

command-backup = garder dans un fichier tout ce qu’un serveur possède, pendant qu’il tourne
command-restore = rétablir ce que « backup » a gardé
command-check = rejouer toutes les parties gardées et dire lesquelles diffèrent
option-backup-file = le fichier à créer, par exemple backup.tar.gz
option-restore-file = le fichier créé par « backup »
option-backup-replace = remplacer le fichier s’il existe
option-restore-replace = mettre de côté ce qui est dans le dossier et le remplacer
option-anyway = rétablir même si une partie ne mène plus au même résultat
error-database-damaged = La base { $file } est endommagée : { $reason }
error-database-unusable = La base de données { $file } est inutilisable : { $reason }.
error-database-foreign = Cet utilisateur n’a pas le droit de lire et d’écrire la base de données { $file }. Elle doit appartenir à l’utilisateur qui fait tourner le serveur (chown).
error-database-newer = { $file } vient d’une version plus récente ({ $revision }) que celle-ci.
error-archive-damaged = { $file } n’est pas une archive de Barbaricum, ou elle est endommagée : { $reason }
error-folder-full = Il y a déjà quelque chose dans { $folder }. Avec --replace, c’est mis de côté et remplacé.
error-nothing-kept = Aucune table n’est gardée dans { $folder }.
error-backup-failed = L’archive { $file } n’a pas pu être faite : { $reason }. Rien n’a changé.
backup-done = { $file } : { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $size } octets.
restore-refused = Rien n’a été rétabli. Avec --anyway, ce sera fait quand même.
restore-triggers = La base de données a des déclencheurs, que Barbaricum ne crée jamais : { $names }
restore-settings = L’archive apporte des réglages, valables dès le prochain démarrage sauf si un autre fichier est indiqué par --settings : { $keys }
restore-aside = Ce qui était là avant se trouve dans { $folder }.
restore-done = Le contenu de l’archive { $file } est de nouveau dans { $folder }.
check-done = Tables qui se rejouent comme elles ont été jouées : { $good } sur { $tables }.
check-unproven = { $number ->
    [one] { $number } partie finie est antérieure
   *[other] { $number } parties finies sont antérieures
} aux résultats notés : rejouées, mais sans rien à comparer.
check-refused = La table { $table } ne peut pas être rejouée : { $reason }
check-turn = La table { $table } mène à un autre tour que celui qui est noté : { $reason }
check-result = La table { $table } mène à un autre résultat que celui qui est noté : { $reason }
serve-upgraded = Les tables sont passées de la forme { $old } à la forme { $new }. Une copie d’avant : { $file }.
error-not-in-a-file = Ce serveur garde ses tables dans PostgreSQL. Utilisez pg_dump et pg_restore.
