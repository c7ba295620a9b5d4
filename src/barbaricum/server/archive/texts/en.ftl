# Archives, their way back, and the check of all games.

command-backup = keep everything a server has in one file, while it runs
command-restore = bring back what “backup” has kept
command-check = replay every stored game and say which ones differ
option-backup-file = the file to make, such as backup.tar.gz
option-restore-file = the file that “backup” has made
option-backup-replace = replace the file if it is there
option-restore-replace = put aside what is in the folder, and replace it
option-anyway = restore even if a game does not replay to the same result
error-database-damaged = The database { $file } is damaged: { $reason }
error-database-unusable = The database { $file } cannot be used: { $reason }.
error-database-foreign = This user may not read and write the database { $file }. It has to belong to the user who runs the server: chown it.
error-database-newer = { $file } was written by a newer version ({ $revision }) than this one.
error-archive-damaged = { $file } is no archive of Barbaricum, or it is damaged: { $reason }
error-folder-full = There is something in { $folder } already. With --replace it is put aside and replaced.
error-nothing-kept = No tables are kept in { $folder }.
error-backup-failed = The archive { $file } could not be made: { $reason }. Nothing was changed.
backup-done = { $file }: { $files ->
    [one] one file
   *[other] { $files } files
}, { $size } bytes.
restore-refused = Nothing was restored. With --anyway it is done all the same.
restore-triggers = The database has triggers, which Barbaricum never makes: { $names }
restore-settings = The archive brings settings, which hold from the next start unless another file is named with --settings: { $keys }
restore-aside = What was there before is in { $folder }.
restore-done = What { $file } has kept is in { $folder } again.
check-done = Tables that replay as they were played: { $good } of { $tables }.
check-unproven = { $number ->
    [one] One finished game is
   *[other] { $number } finished games are
} older than written results: replayed, but with nothing to compare.
check-refused = The table { $table } cannot be replayed: { $reason }
check-turn = The table { $table } comes to another turn than is written: { $reason }
check-result = The table { $table } comes to another result than is written: { $reason }
serve-upgraded = The tables were brought from form { $old } to form { $new }. A copy from before is { $file }.
error-not-in-a-file = This server keeps its tables in PostgreSQL. Use pg_dump and pg_restore for it.
