# Les comptes.

error-not-signed-in = Il faut un compte pour cela. Connectez-vous ou créez un compte.
error-wrong-sign-in = Le nom d’utilisateur ou le mot de passe est faux.
error-sign-in-again = Connectez-vous d’abord de nouveau, pour prouver que c’est bien vous.
error-wrong-password = Ce n’est pas votre mot de passe actuel.
error-weak-password = Un mot de passe compte au moins { $least } caractères et n’est pas votre nom.
error-wrong-user-name = Un nom d’utilisateur compte de 3 à 20 lettres de a à z, chiffres ou traits d’union isolés.
error-user-name-taken = Ce nom d’utilisateur, ou un nom qui lui ressemble, est déjà pris.
error-passkey-refused = La clé d’accès n’a pas pu être vérifiée. Réessayez.
error-no-passkeys-here = Les clés d’accès demandent une connexion https vers un nom de domaine. Ici, un mot de passe convient.
error-wrong-code = Ce code de secours n’est pas valable, ou il a déjà servi.
error-last-way-in = C’est votre dernier moyen de connexion. Sans lui, seuls les navigateurs déjà connectés vous reconnaissent.
error-unknown-device = Cet appareil n’existe pas.
error-unknown-passkey = Cette clé d’accès n’existe pas.
error-unknown-player = Il n’y a personne de ce nom.
error-unknown-line = Cette ligne n’existe pas.
error-yourself = C’est vous.
error-not-friends = Vous n’êtes pas amis.
error-not-sure = Pour confirmer, écrivez votre nom exactement comme il est affiché.
error-not-welcome = Vous ne pouvez pas prendre place à cette table.

deleted-player = Joueur supprimé
