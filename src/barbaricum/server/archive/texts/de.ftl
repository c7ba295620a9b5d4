# Archives, their way back, and the check of all games.

command-backup = alles, was ein Server hält, in einer Datei sichern, während er läuft
command-restore = zurückholen, was „backup“ gesichert hat
command-check = alle gespeicherten Partien nachspielen und sagen, welche abweichen
option-backup-file = die Datei, die entstehen soll, etwa backup.tar.gz
option-restore-file = die Datei, die „backup“ gemacht hat
option-backup-replace = die Datei ersetzen, falls es sie gibt
option-restore-replace = beiseitelegen, was im Ordner liegt, und es ersetzen
option-anyway = auch dann zurückholen, wenn eine Partie nicht zum selben Ergebnis führt
error-database-damaged = Die Datenbank { $file } ist beschädigt: { $reason }
error-database-unusable = Die Datenbank { $file } ist nicht benutzbar: { $reason }.
error-database-foreign = Dieser Benutzer darf die Datenbank { $file } nicht lesen und schreiben. Sie muss dem Benutzer gehören, unter dem der Server läuft (chown).
error-database-newer = { $file } stammt von einer neueren Version ({ $revision }) als dieser.
error-archive-damaged = { $file } ist keine Sicherung von Barbaricum oder beschädigt: { $reason }
error-folder-full = In { $folder } liegt schon etwas. Mit --replace wird es beiseitegelegt und ersetzt.
error-nothing-kept = In { $folder } liegen keine Tische.
error-backup-failed = Die Sicherung { $file } konnte nicht entstehen: { $reason }. Nichts wurde verändert.
backup-done = { $file }: { $files ->
    [one] eine Datei
   *[other] { $files } Dateien
}, { $size } Bytes.
restore-refused = Nichts wurde zurückgeholt. Mit --anyway geschieht es trotzdem.
restore-triggers = Die Datenbank hat Trigger, die Barbaricum nie anlegt: { $names }
restore-settings = Das Archiv bringt Einstellungen mit, die ab dem nächsten Start gelten, wenn nicht mit --settings eine andere Datei genannt wird: { $keys }
restore-aside = Was vorher da war, liegt in { $folder }.
restore-done = Was { $file } gesichert hat, ist wieder in { $folder }.
check-done = Tische, die sich nachspielen lassen, wie sie gespielt wurden: { $good } von { $tables }.
check-unproven = { $number ->
    [one] Eine beendete Partie ist
   *[other] { $number } beendete Partien sind
} älter als notierte Ergebnisse: nachgespielt, aber ohne etwas zum Vergleichen.
check-refused = Der Tisch { $table } lässt sich nicht nachspielen: { $reason }
check-turn = Der Tisch { $table } führt zu einem anderen Zug als notiert: { $reason }
check-result = Der Tisch { $table } führt zu einem anderen Ergebnis als notiert: { $reason }
serve-upgraded = Die Tische wurden von Form { $old } auf Form { $new } gebracht. Eine Kopie von vorher: { $file }.
error-not-in-a-file = Dieser Server hält seine Tische in PostgreSQL. Dafür gibt es pg_dump und pg_restore.
