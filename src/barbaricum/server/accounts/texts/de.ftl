# Konten.

error-not-signed-in = Dafür braucht es ein Konto. Melde dich an, oder behalte deine Spiele mit einem neuen.
error-wrong-sign-in = Dieser Name und dieses Passwort gehören nicht zusammen.
error-sign-in-again = Melde dich zuerst noch einmal an, damit sicher ist, dass du es bist.
error-wrong-password = Das ist nicht dein jetziges Passwort.
error-weak-password = Ein Passwort braucht mindestens { $least } Zeichen und darf nicht dein Name sein.
error-wrong-user-name = Ein Benutzername hat 3 bis 20 Buchstaben von a bis z, Ziffern oder einzelne Bindestriche.
error-user-name-taken = Jemand heißt schon so oder zum Verwechseln ähnlich.
error-passkey-refused = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
error-no-passkeys-here = Passkeys brauchen eine sichere Verbindung zu einem Namen, nicht zu einer Nummer. Hier geht ein Passwort.
error-wrong-code = Dieser Notfallcode gilt nicht, oder er wurde schon benutzt.
error-last-way-in = Das ist dein letzter Zugang. Ohne ihn kennen dich nur noch die angemeldeten Browser.
error-unknown-device = Dieses Gerät gibt es nicht.
error-unknown-passkey = Diesen Passkey gibt es nicht.
error-unknown-player = So heißt hier niemand.
error-unknown-line = Diese Zeile gibt es nicht.
error-yourself = Das bist du.
error-not-friends = Ihr seid nicht befreundet.
error-not-sure = Schreib zur Sicherheit deinen Namen genau so, wie er dort steht.
error-not-welcome = An diesem Tisch kannst du keinen Platz nehmen.

deleted-player = Gelöschte Person
