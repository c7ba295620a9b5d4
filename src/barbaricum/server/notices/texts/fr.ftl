# Les avis : ce qu’ils disent, par quels moyens, et ce qui n’a pas marché.

notice-time = Votre temps est bientôt écoulé.
notice-out = Votre temps est écoulé ; un robot joue pour vous.
notice-turn = C’est à vous de jouer.
notice-asked = { $name } demande à reprendre une décision.
notice-pace = { $name } demande un autre rythme.
notice-invited = { $name } vous invite à cette table.
notice-rematch = { $name } a préparé une revanche ; votre place est gardée.
notice-started = La partie a commencé.
notice-over = La partie est terminée.
notice-closed = L’hébergeur de ce serveur a fermé la table : { $closed }
notice-joined = { $name } a pris place.
notice-chat = { $name } a écrit un message.
notice-test = Voici à quoi ressemble une notification. Cela marche.
notice-off-push = Les notifications à un navigateur ont été désactivées : { $why }
notice-off-mail = Les notifications par courriel ont été désactivées : { $why }
notice-off-webhook = Les notifications à un webhook ont été désactivées : { $why }
notice-several = { $number ->
    [one] { $number } chose vous attend
   *[other] { $number } choses vous attendent
}

mail-open = Aller à la table
mail-foot = Vous recevez ce message parce que vous l’avez demandé sur Barbaricum.
mail-settings = Régler les notifications
mail-leave = Ne plus écrire à cette adresse
mail-proof-subject = Barbaricum : est-ce votre adresse ?
mail-proof = Quelqu’un souhaite être prévenu à cette adresse quand c’est son tour sur Barbaricum. Si c’est vous, confirmez-le ici :
mail-proof-button = Oui, c’est moi
mail-proof-not-you = Si ce n’est pas vous, ne faites rien : il n’y aura pas d’autre message.

outcome-sent = Envoyé.
outcome-status = l’autre côté a répondu par le code { $status }.
outcome-redirect = l’autre côté renvoie vers une autre adresse (code { $status }), que nous ne suivons pas.
outcome-unknown-name = personne ne connaît le nom { $name }.
outcome-no-answer = aucune réponse n’est venue à temps.
outcome-busy = ce serveur a trop d’adresses à chercher en ce moment.
outcome-no-connection = aucune connexion sûre n’a pu être établie.
outcome-not-https = l’adresse doit commencer par https://.
outcome-port = seuls les ports 443 et 8443 sont permis.
outcome-inside = cette adresse mène dans un réseau privé, où le serveur ne va pas.
outcome-address = cette adresse n’est pas utilisable.
outcome-bad-keys = les clés du navigateur ne sont pas valables.
outcome-mail-code = le serveur de courrier a répondu par le code { $code }.
outcome-mail-password = le serveur de courrier n’accepte pas le mot de passe de ce serveur.
outcome-mail-server = le serveur de courrier est injoignable.
outcome-mail-certificate = le certificat du serveur de courrier n’est pas valable ou pas reconnu ; rien ne lui a été envoyé.
outcome-mail-no-tls = le serveur de courrier n’offre pas de connexion protégée (STARTTLS) ; rien ne lui a été envoyé.
outcome-mail-tls = aucune connexion protégée au serveur de courrier n’a pu être établie ; est-ce le bon port pour ce genre de TLS ?
outcome-not-offered = l’hôte ne propose plus cela.

error-way-not-offered = Ce serveur ne le propose pas.
error-address-refused = Impossible d’y envoyer quoi que ce soit : { $reason }
error-not-sent = Le message n’a pas pu être envoyé : { $reason }
error-not-proved = Ouvrez d’abord le lien dans le message.
error-too-many-channels = Vous pouvez en avoir { $most } au plus.
error-unknown-channel = Ce moyen de notification n’existe plus.
