# Les comptes : accès, appareils, amis, données.

account-title = Votre compte
account-guest-title = Vous jouez sans compte
account-you = Vous
account-name = Nom
account-name-note = Le nom que voient les autres aux nouvelles tables. Les parties déjà commencées gardent l’ancien.
account-user = Nom d’utilisateur
account-user-note = Pour se connecter et pour les amis : lettres de a à z, chiffres, traits d’union.
account-visible = Qui peut voir votre profil
account-visible-everybody = tout le monde
account-visible-friends = mes amis
account-visible-nobody = moi seul
account-save = Enregistrer
account-saved = Enregistré
account-more = Autres pages
account-notices = Notifications
account-tokens = Jetons pour vos programmes
account-sign-out = Se déconnecter
account-profile = Mon profil

account-keep = Créer un compte
account-keep-text = { $number ->
    [0] On peut jouer sans compte. Avec un compte, vos parties sont aussi sur vos autres appareils.
    [one] Une partie n’est connue que de ce navigateur. Avec un compte, elle est aussi sur vos autres appareils et ne se perd pas si ce navigateur vous oublie.
   *[other] { $number } parties ne sont connues que de ce navigateur. Avec un compte, elles sont aussi sur vos autres appareils et ne se perdent pas si ce navigateur vous oublie.
}
account-keep-passkey = Créer avec une clé d’accès
account-keep-passkey-note = Empreinte, visage ou verrouillage de l’écran : rien à retenir.
account-keep-password = Créer avec un mot de passe
account-or = ou
account-have = J’ai déjà un compte : se connecter
account-password = Mot de passe
account-password-note = Au moins 10 caractères. Quelques mots à la suite conviennent bien.
account-offer = Voulez-vous garder cette partie ? Pour l’instant, seul ce navigateur la connaît.
account-offer-do = Créer un compte
account-offer-no = Pas maintenant

account-ways = Moyens de connexion
account-passkeys = Clés d’accès
account-passkeys-none = Pas encore de clé d’accès.
account-passkey-add = Ajouter une clé d’accès
account-passkey-made = créée { $day }, utilisée la dernière fois { $last }
account-passkey-elsewhere = valable seulement sur { $site }
account-passkey-unnamed = Clé d’accès
account-passkey-cancelled = Aucune clé d’accès n’a été créée ni choisie.
account-no-passkeys = Les clés d’accès demandent une connexion https vers un nom de domaine. Ici, un mot de passe convient.
account-remove = Retirer
account-remove-anyway = Retirer quand même
account-password-is = Vous avez un mot de passe.
account-password-none = Pas de mot de passe.
account-password-change = Changer le mot de passe
account-password-set = Définir un mot de passe
account-password-present = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-ends = Tous les autres appareils seront déconnectés.
account-codes = Codes de secours
account-codes-left = { $number ->
    [0] Aucun code de secours. Avec l’un d’eux, vous pouvez vous connecter si tout le reste est perdu.
    [one] Il reste 1 code de secours.
   *[other] Il reste { $number } codes de secours.
}
account-codes-make = Créer de nouveaux codes
account-codes-shown = Notez-les maintenant : ils ne seront plus affichés. Chacun sert une fois ; les anciens ne valent plus.
account-copy = Copier
account-copied = Copié

account-devices = Appareils
account-device-here = cet appareil
account-device-seen = vu la dernière fois { $day }
account-device-unnamed = Un navigateur
account-device-end = Fermer la session
account-device-ended = Cet appareil est déconnecté et a quitté ses places.

account-friends = Amis
account-friends-none = Pas encore d’amis.
account-friend-add = Nom d’utilisateur
account-friend-ask = Demander en ami
account-friend-asked = demande envoyée
account-friend-asks = vous demande en ami
account-friend-accept = Accepter
account-friend-decline = Refuser
account-friend-withdraw = Retirer la demande
account-friend-part = Retirer
account-friend-sent = Demande envoyée. Si ce compte existe, il la verra.
account-friend-link = Lien d’amitié
account-friend-link-note = Qui l’ouvre devient aussitôt votre ami. Un nouveau lien désactive l’ancien.
account-friend-now = Vous êtes maintenant amis.
account-friend-title = Amis
account-friend-needs = Pour avoir des amis, il faut un compte, afin qu’ils vous retrouvent.
account-invitations = Invitations
account-invited = { $by } vous invite : { $title }
account-go = Aller à la table
account-invite = Inviter des amis à cette table
account-invite-do = Inviter
account-invite-done = Invitation envoyée

account-blocked = Personnes bloquées
account-blocked-none = Personne n’est bloqué.
account-blocked-note = Les personnes bloquées ne peuvent ni rejoindre vos tables ni vous demander en ami, et vous ne voyez pas ce qu’elles écrivent.
account-unblock = Débloquer

account-data = Vos données
account-export = Tout télécharger (JSON)
account-export-note = Profil, parties avec leurs enregistrements, vos messages, amis, réglages.
account-delete = Tout supprimer
account-delete-text = Votre nom, vos moyens de connexion, vos amis et vos messages sont supprimés. Les parties restent aux autres : vous y devenez « Joueur supprimé », et un robot continue pour vous. C’est définitif.
account-delete-name = Pour confirmer, écrivez « { $name } »
account-delete-do = Supprimer définitivement
account-cancel = Annuler

account-signin = Se connecter
account-signin-passkey = Se connecter avec une clé d’accès
account-signin-password = Avec un mot de passe
account-signin-code = Avec un code de secours
account-code = Code de secours
account-signin-merge = { $number ->
    [one] La partie de ce navigateur vous suit : elle sera la vôtre sur tous vos appareils.
   *[other] Les { $number } parties de ce navigateur vous suivent : elles seront les vôtres sur tous vos appareils.
}
account-signin-guest = On peut jouer sans compte.
account-signin-new = Créer un compte

account-report-title = Signaler { $name }
account-report-line = « { $text } »
account-report-reason = Motif
account-reason-insult = Insultes ou haine
account-reason-cheating = Tricherie
account-reason-spam = Publicité ou spam
account-reason-name = Nom choquant
account-reason-other = Autre chose
account-report-more = Que faut-il savoir de plus ?
account-report-send = Signaler à l’hébergeur du serveur
account-report-block = Bloquer { $name }
account-report-sent = Signalé. Merci.
account-report-blocked = C’est fait. Vous ne verrez plus les messages : { $name }.
