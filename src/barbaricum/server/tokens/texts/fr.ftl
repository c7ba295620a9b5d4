# Tokens of programs. The sentences of errors are word for word those of refusals.py.

error-unknown-token = Ce jeton n’est pas connu, ou il a été révoqué.
error-token-scope = Ce jeton n’a pas le droit « { $scope } ».
error-token-forbidden = Aucun jeton ne permet cela : il faut un navigateur.
error-too-many-tokens = Vous avez déjà { $most } jetons. Révoquez-en un d’abord.
error-unknown-token-id = Vous n’avez pas de tel jeton.
error-unknown-page = Il n’y a rien à cette adresse.
error-metrics-closed = Seule cette machine, ou qui présente le jeton, peut voir ces chiffres.
