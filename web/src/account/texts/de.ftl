# Konten: Zugänge, Geräte, Freunde, eigene Daten.

account-title = Dein Konto
account-guest-title = Du spielst als Gast
account-you = Du
account-name = Name
account-name-note = So sehen dich andere an neuen Tischen. Begonnene Spiele behalten den Namen, unter dem sie begonnen wurden.
account-user = Benutzername
account-user-note = Zum Anmelden und für Freunde: Buchstaben von a bis z, Ziffern, Bindestriche.
account-visible = Wer dein Profil sehen darf
account-visible-everybody = alle
account-visible-friends = meine Freunde
account-visible-nobody = nur ich
account-save = Speichern
account-saved = Gespeichert
account-more = Weiteres
account-notices = Wie du Bescheid bekommst
account-tokens = Tokens für Programme
account-sign-out = Abmelden
account-profile = Mein Profil

account-keep = Behalte deine Spiele
account-keep-text = { $number ->
    [0] Solange du mit diesem Browser wiederkommst, geht nichts verloren. Mit einem Konto sind deine Spiele auch auf deinen anderen Geräten.
    [one] Ein Spiel kennt nur dieser Browser. Mit einem Konto ist es auch auf deinen anderen Geräten und bleibt, wenn dieser Browser dich vergisst.
   *[other] { $number } Spiele kennt nur dieser Browser. Mit einem Konto sind sie auch auf deinen anderen Geräten und bleiben, wenn dieser Browser dich vergisst.
}
account-keep-passkey = Mit einem Passkey behalten
account-keep-passkey-note = Finger, Gesicht oder Bildschirmsperre; nichts zu merken.
account-keep-password = Mit einem Passwort behalten
account-or = oder
account-have = Ich habe schon ein Konto
account-password = Passwort
account-password-note = Mindestens 10 Zeichen. Ein paar Wörter sind ein gutes.
account-offer = Ein Spiel zum Behalten? Noch kennt es nur dieser Browser.
account-offer-do = Meine Spiele behalten
account-offer-no = Jetzt nicht

account-ways = Zugänge
account-passkeys = Passkeys
account-passkeys-none = Noch kein Passkey.
account-passkey-add = Passkey hinzufügen
account-passkey-made = angelegt { $day }, zuletzt benutzt { $last }
account-passkey-elsewhere = gilt nur unter { $site }
account-passkey-unnamed = Passkey
account-passkey-cancelled = Es wurde kein Passkey angelegt oder gewählt.
account-no-passkeys = Passkeys brauchen eine sichere Verbindung zu einem Namen. Hier geht ein Passwort.
account-remove = Entfernen
account-remove-anyway = Trotzdem entfernen
account-password-is = Ein Passwort ist gesetzt.
account-password-none = Kein Passwort.
account-password-change = Passwort ändern
account-password-set = Passwort setzen
account-password-present = Jetziges Passwort
account-password-new = Neues Passwort
account-password-ends = Alle anderen Geräte werden abgemeldet.
account-codes = Notfallcodes
account-codes-left = { $number ->
    [0] Keine Notfallcodes. Mit einem davon kommst du hinein, wenn alles andere verloren ist.
    [one] Es ist noch 1 Notfallcode übrig.
   *[other] Es sind noch { $number } Notfallcodes übrig.
}
account-codes-make = Neue Codes machen
account-codes-shown = Schreib sie jetzt auf; sie werden nur dieses eine Mal gezeigt. Jeder gilt einmal. Ältere gelten nicht mehr.
account-copy = Kopieren
account-copied = Kopiert

account-devices = Geräte
account-device-here = dieses
account-device-seen = zuletzt hier { $day }
account-device-unnamed = Ein Browser
account-device-end = Beenden
account-device-ended = Es ist abgemeldet und hat seine Plätze verlassen.

account-friends = Freunde
account-friends-none = Noch keine Freunde hier.
account-friend-add = Benutzername
account-friend-ask = Anfragen
account-friend-asked = angefragt
account-friend-asks = möchte mit dir befreundet sein
account-friend-accept = Annehmen
account-friend-decline = Ablehnen
account-friend-withdraw = Zurückziehen
account-friend-part = Entfernen
account-friend-sent = Angefragt. Wenn es jemand ist, sieht er es.
account-friend-link = Link für Freunde
account-friend-link-note = Wer ihn öffnet, ist sofort mit dir befreundet. Ein neuer Link macht den alten ungültig.
account-friend-now = Ihr seid jetzt befreundet.
account-friend-title = Freunde
account-friend-needs = Für Freunde braucht es ein Konto, damit sie dich wiederfinden.
account-invitations = Einladungen
account-invited = { $by } lädt dich ein: { $title }
account-go = Hingehen
account-invite = Freunde an diesen Tisch bitten
account-invite-do = Einladen
account-invite-done = Eingeladen

account-blocked = Blockiert
account-blocked-none = Niemand.
account-blocked-note = Sie können sich nicht an deine Tische setzen und keine Freundschaft anfragen, und du hörst sie nicht.
account-unblock = Nicht mehr blockieren

account-data = Deine Daten
account-export = Alles mitnehmen (JSON)
account-export-note = Profil, Spiele mit ihren Aufzeichnungen, was du gesagt hast, Freunde, Einstellungen.
account-delete = Alles löschen
account-delete-text = Dein Name, deine Zugänge, deine Freunde und was du gesagt hast, werden gelöscht. Die Spiele bleiben den anderen: Dort heißt du „Gelöschte Person“, und ein Bot spielt für dich weiter. Das lässt sich nicht rückgängig machen.
account-delete-name = Schreib zur Sicherheit „{ $name }“
account-delete-do = Endgültig löschen
account-cancel = Abbrechen

account-signin = Anmelden
account-signin-passkey = Mit einem Passkey anmelden
account-signin-password = Mit einem Passwort
account-signin-code = Mit einem Notfallcode
account-code = Notfallcode
account-signin-merge = { $number ->
    [one] Das Spiel dieses Browsers kommt mit: Es gehört dann auf allen Geräten dir.
   *[other] Die { $number } Spiele dieses Browsers kommen mit: Sie gehören dann auf allen Geräten dir.
}
account-signin-guest = Zum Spielen braucht niemand ein Konto.
account-signin-new = Deine Spiele mit einem neuen Konto behalten

account-report-title = { $name } melden
account-report-line = „{ $text }“
account-report-reason = Grund
account-reason-insult = Beleidigung oder Hass
account-reason-cheating = Betrug
account-reason-spam = Werbung oder Überfluten
account-reason-name = Anstößiger Name
account-reason-other = Etwas anderes
account-report-more = Was sollte man noch wissen?
account-report-send = Denen melden, die den Server betreiben
account-report-block = { $name } blockieren
account-report-sent = Gemeldet. Danke.
account-report-blocked = Blockiert. Du hörst { $name } nicht mehr.
