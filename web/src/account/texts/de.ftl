# Konten: Zugänge, Geräte, Freunde, eigene Daten.

account-title = Dein Konto
account-guest-title = Du spielst ohne Konto
account-you = Du
account-name = Name
account-name-note = So sehen dich andere an neuen Tischen. Laufende Partien behalten den bisherigen Namen.
account-user = Benutzername
account-user-note = Zum Anmelden und für Freunde: Buchstaben von a bis z, Ziffern, Bindestriche.
account-visible = Wer dein Profil sehen darf
account-visible-everybody = alle
account-visible-friends = meine Freunde
account-visible-nobody = nur ich
account-save = Speichern
account-saved = Gespeichert
account-more = Weiteres
account-notices = Benachrichtigungen
account-tokens = Tokens für Programme
account-sign-out = Abmelden
account-profile = Mein Profil

account-keep = Konto erstellen
account-keep-text = { $number ->
    [0] Zum Spielen brauchst du kein Konto. Mit einem Konto hast du deine Partien auch auf deinen anderen Geräten.
    [one] Eine Partie kennt nur dieser Browser. Mit einem Konto hast du sie auch auf deinen anderen Geräten, und sie bleibt, wenn dieser Browser dich vergisst.
   *[other] { $number } Partien kennt nur dieser Browser. Mit einem Konto hast du sie auch auf deinen anderen Geräten, und sie bleiben, wenn dieser Browser dich vergisst.
}
account-keep-passkey = Mit Passkey erstellen
account-keep-passkey-note = Fingerabdruck, Gesicht oder Bildschirmsperre: nichts zu merken.
account-keep-password = Mit Passwort erstellen
account-or = oder
account-have = Ich habe schon ein Konto: anmelden
account-password = Passwort
account-password-note = Mindestens 10 Zeichen. Am besten ein paar Wörter hintereinander.
account-offer = Willst du diese Partie behalten? Bisher kennt sie nur dieser Browser.
account-offer-do = Konto erstellen
account-offer-no = Jetzt nicht

account-ways = Anmeldewege
account-passkeys = Passkeys
account-passkeys-none = Noch keine Passkeys.
account-passkey-add = Passkey hinzufügen
account-passkey-made = erstellt { $day }, zuletzt benutzt { $last }
account-passkey-elsewhere = gilt nur unter { $site }
account-passkey-unnamed = Passkey
account-passkey-cancelled = Es wurde kein Passkey erstellt oder gewählt.
account-no-passkeys = Passkeys brauchen eine https-Verbindung zu einer Domain. Hier geht ein Passwort.
account-remove = Entfernen
account-remove-anyway = Trotzdem entfernen
account-password-is = Du hast ein Passwort.
account-password-none = Kein Passwort.
account-password-change = Passwort ändern
account-password-set = Passwort setzen
account-password-present = Aktuelles Passwort
account-password-new = Neues Passwort
account-password-ends = Alle anderen Geräte werden abgemeldet.
account-codes = Notfallcodes
account-codes-left = { $number ->
    [0] Keine Notfallcodes. Mit einem davon kannst du dich anmelden, wenn alles andere verloren ist.
    [one] Noch 1 Notfallcode.
   *[other] Noch { $number } Notfallcodes.
}
account-codes-make = Neue Codes erstellen
account-codes-shown = Schreib sie jetzt auf: Sie werden nur einmal gezeigt. Jeder gilt einmal, ältere gelten nicht mehr.
account-copy = Kopieren
account-copied = Kopiert

account-devices = Geräte
account-device-here = dieses Gerät
account-device-seen = zuletzt gesehen { $day }
account-device-unnamed = Ein Browser
account-device-end = Sitzung beenden
account-device-ended = Das Gerät ist abgemeldet und hat seine Plätze verlassen.

account-friends = Freunde
account-friends-none = Noch keine Freunde.
account-friend-add = Benutzername
account-friend-ask = Anfrage senden
account-friend-asked = Anfrage gesendet
account-friend-asks = möchte mit dir befreundet sein
account-friend-accept = Annehmen
account-friend-decline = Ablehnen
account-friend-withdraw = Zurückziehen
account-friend-part = Entfernen
account-friend-sent = Anfrage gesendet. Falls es das Konto gibt, sieht es deine Anfrage.
account-friend-link = Link für Freunde
account-friend-link-note = Wer ihn öffnet, ist sofort mit dir befreundet. Ein neuer Link macht den alten ungültig.
account-friend-now = Ihr seid jetzt befreundet.
account-friend-title = Freunde
account-friend-needs = Für Freunde brauchst du ein Konto, damit sie dich wiederfinden.
account-invitations = Einladungen
account-invited = { $by } lädt dich ein: { $title }
account-go = Zum Tisch
account-invite = Freunde an diesen Tisch einladen
account-invite-do = Einladen
account-invite-done = Eingeladen

account-blocked = Blockiert
account-blocked-none = Niemand ist blockiert.
account-blocked-note = Blockierte können sich nicht an deine Tische setzen und dir keine Anfragen senden, und du siehst nicht, was sie schreiben.
account-unblock = Nicht mehr blockieren

account-data = Deine Daten
account-export = Alles herunterladen (JSON)
account-export-note = Profil, Partien mit ihren Aufzeichnungen, deine Nachrichten, Freunde, Einstellungen.
account-delete = Alles löschen
account-delete-text = Dein Name, deine Anmeldewege, deine Freunde und deine Nachrichten werden gelöscht. Die Partien bleiben den anderen: Dort heißt du „Gelöschte Person“, und ein Bot spielt für dich weiter. Das lässt sich nicht rückgängig machen.
account-delete-name = Zur Bestätigung „{ $name }“ eingeben
account-delete-do = Endgültig löschen
account-cancel = Abbrechen

account-signin = Anmelden
account-signin-passkey = Mit einem Passkey anmelden
account-signin-password = Mit einem Passwort
account-signin-code = Mit einem Notfallcode
account-code = Notfallcode
account-signin-merge = { $number ->
    [one] Die Partie in diesem Browser kommt mit: Sie gehört dann auf allen Geräten dir.
   *[other] Die { $number } Partien in diesem Browser kommen mit: Sie gehören dann auf allen Geräten dir.
}
account-signin-guest = Zum Spielen brauchst du kein Konto.
account-signin-new = Konto erstellen

account-report-title = { $name } melden
account-report-line = „{ $text }“
account-report-reason = Grund
account-reason-insult = Beleidigung oder Hass
account-reason-cheating = Betrug
account-reason-spam = Werbung oder Spam
account-reason-name = Anstößiger Name
account-reason-other = Etwas anderes
account-report-more = Was sollten wir noch wissen?
account-report-send = Dem Betreiber des Servers melden
account-report-block = { $name } blockieren
account-report-sent = Gemeldet. Danke.
account-report-blocked = Blockiert. Du siehst nicht mehr, was { $name } schreibt.
