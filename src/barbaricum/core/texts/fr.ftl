# Ce qu’aucun jeu ne possède seul.

error-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Jeux connus : { $known }.
error-wrong-seats = { $game } est un jeu pour { $least } à { $most } joueurs, pas pour { $seats }.
error-options-wrong = Les options du jeu { $game } doivent être des noms avec des valeurs, et non { $value }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Options connues : { $known }.
error-wrong-option-value = L’option { $option } ne peut pas être { $value }. Valeurs possibles : { $known }.
error-not-an-action = « { $text } » n’est pas une action du jeu { $game }.
error-not-your-turn = Ce n’est pas votre tour.
error-stale-action = La partie a avancé : elle en est à la ligne { $number }, pas à la ligne { $asked }.
error-record-not-json = L’enregistrement n’est pas du JSON : il se rompt à la ligne { $line }, colonne { $column }.
error-record-key-missing = Il manque « { $key } » dans l’enregistrement.
error-record-key-wrong = Dans l’enregistrement, « { $key } » doit être de ce type : { $wanted }.
error-record-options-refused = La table de l’enregistrement n’est pas possible : { $reason }
error-record-row-wrong = La ligne { $row } du journal doit être un siège et un texte.
error-record-row-seat = La ligne { $row } du journal est du siège { $found }, mais c’est au siège { $expected } de décider.
error-record-row-refused = La ligne { $row } du journal, « { $text } », est refusée : { $reason }
error-record-row-late = La ligne { $row } du journal vient après la fin de la partie.
error-record-undo-nothing = Ligne { $row } du journal : le siège { $seat } n’a aucune décision à annuler.
error-unknown-version = L’enregistrement demande { $what } { $found }, mais seul { $known } est connu ici.
error-pack-version = { $where } : un paquet de données porte une version, en texte.
error-pack-provinces = { $where } : un paquet de données contient une liste de provinces, { $most } au plus.
error-pack-twice = { $where } : l’identifiant « { $name } » sert deux fois.
error-pack-entry = { $where } : une province est un objet.
error-pack-id = { $where } : un identifiant se compose de minuscules et de tirets bas.
error-pack-name = { $where } : une province porte un nom.
error-pack-northern = { $where } : indiquez par true ou false si la province est au nord.
error-pack-borders = { $where } : les frontières forment une liste d’identifiants.
error-pack-unknown = { $where } : « { $name } » n’est pas une autre province.
error-pack-one-way = { $where } : la frontière mène à « { $name } », mais aucune n’en revient vers « { $back } ».
error-pack-no-north = { $where } : il faut au moins une province du nord.
error-pack-out-of-reach = { $where } : « { $name } » ne peut pas être atteinte depuis le nord.
error-unknown-bot = Il n’y a pas de robot nommé « { $name } ». Robots connus : { $known }.
error-unknown-language = Il n’y a pas de textes en « { $name } ». Langues connues : { $known }.
error-unknown-rule = Les règles du jeu { $game } n’ont pas de numéro { $number }.

kind-number = nombre
kind-string = texte
kind-object = objet
kind-array = liste
kind-array-of-objects = liste d’objets
kind-object-with-commit-secret-entropy = objet avec commit, secret, entropy

version-format = le format
version-rules = les règles
version-data = les données

game-attila = Attila
game-invasions = Invasions

titled = { $title } : { $text }
