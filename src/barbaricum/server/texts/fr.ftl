# Le serveur.

error-unknown-table = Cette table n’existe pas.
error-unknown-seat = Il n’y a pas de place { $seat } à cette table.
error-unknown-link = Ce lien n’est plus valable.
error-not-at-table = Vous n’êtes pas à cette table.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-not-the-host = Seul l’hôte de la table peut le faire.
error-other-origin = Cette page appartient à un autre site.
error-unknown-host = Ce serveur ne s’appelle pas « { $host } ». Qui le fait tourner peut ajouter : --name { $host }
error-folder-taken = Un autre serveur garde déjà les tables de { $folder } ; il est à { $address }.
error-too-fast = C’était trop à la fois. Attendez un peu.
error-seat-taken = La place { $seat } est prise.
error-seats-open = Il reste des places libres.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-game-over = La partie est terminée.
error-game-not-over = La partie n’est pas encore terminée.
error-empty-name = Un nom a besoin d’au moins un caractère visible.
error-empty-message = Un message a besoin d’au moins un caractère visible.
error-nothing-to-undo = Il n’y a pas de décision à reprendre.
error-question-pending = Il faut d’abord répondre à une autre question.
error-no-question = Personne ne demande à reprendre quelque chose.
error-seat-present = La personne de la place { $seat } est là.
error-no-standin = Aucun robot ne joue pour la place { $seat }.
error-bot-plays = Un robot joue pour cette place ; reprenez-la d’abord.
error-id-used = Cet identifiant appartient déjà à une autre commande.
error-no-previews = Ce jeu ne montre rien à l’avance.
error-unknown-preview = Il n’y a rien à montrer à l’avance à ce sujet : { $about }
error-bad-message = Le message n’a pas été compris : { $reason }
error-broken = Quelque chose s’est cassé ici. Ce n’est pas votre faute.

table-waits = { $name } décide.
table-over = La partie est terminée.
table-undone = { $name } reprend sa dernière décision.

command-serve = jouer dans le navigateur : garder des tables sur cette machine et inviter
option-serve-host = l’adresse où écouter (127.0.0.1 : cette machine seulement)
option-serve-port = le port où écouter (8375)
option-serve-name = un nom sous lequel on s’adresse au serveur, par exemple derrière un mandataire ; peut être répété
option-serve-data = le dossier où les tables sont gardées
option-serve-think = combien de secondes un robot peut réfléchir, jusqu’à 8 (2 au plus sans indication)
option-serve-open = ouvrir le navigateur
error-not-a-port = « { $text } » n’est pas un port : de 0 à 65535.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
error-folder-unusable = Les tables ne peuvent pas être gardées dans { $folder } : { $reason }.
serve-ready = Barbaricum est à { $address } et garde ses tables dans { $file }. Ctrl-C l’arrête.
serve-others = Les autres de votre réseau l’atteignent à { $address }.
