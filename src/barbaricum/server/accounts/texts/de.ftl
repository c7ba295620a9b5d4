# Konten.

error-not-signed-in = Dafür brauchst du ein Konto. Melde dich an, oder erstelle ein Konto.
error-wrong-sign-in = Benutzername oder Passwort ist falsch.
error-sign-in-again = Melde dich zuerst noch einmal an, damit sicher ist, dass du es bist.
error-wrong-password = Das ist nicht dein aktuelles Passwort.
error-weak-password = Ein Passwort braucht mindestens { $least } Zeichen und darf nicht dein Name sein.
error-wrong-user-name = Ein Benutzername hat 3 bis 20 Buchstaben von a bis z, Ziffern oder einzelne Bindestriche.
error-user-name-taken = Dieser Benutzername oder ein ähnlicher ist schon vergeben.
error-passkey-refused = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
error-no-passkeys-here = Passkeys brauchen eine https-Verbindung zu einer Domain. Hier geht ein Passwort.
error-wrong-code = Dieser Notfallcode gilt nicht, oder er wurde schon benutzt.
error-last-way-in = Das ist dein letzter Anmeldeweg. Ohne ihn kennen dich nur noch die angemeldeten Browser.
error-unknown-device = Dieses Gerät gibt es nicht.
error-unknown-passkey = Diesen Passkey gibt es nicht.
error-unknown-player = So heißt hier niemand.
error-unknown-line = Diese Zeile gibt es nicht.
error-yourself = Das bist du.
error-not-friends = Ihr seid nicht befreundet.
error-not-sure = Gib zur Bestätigung deinen Namen genau so ein, wie er dort steht.
error-not-welcome = An diesem Tisch kannst du keinen Platz nehmen.

deleted-player = Gelöschte Person
