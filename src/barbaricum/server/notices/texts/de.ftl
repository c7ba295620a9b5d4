# Benachrichtigungen: was sie sagen, auf welchen Wegen, und was nicht gelang.

notice-time = Deine Zeit wird knapp.
notice-out = Deine Zeit ist abgelaufen; ein Bot spielt für dich.
notice-turn = Du bist am Zug.
notice-asked = { $name } möchte eine Entscheidung zurücknehmen.
notice-pace = { $name } möchte ein anderes Tempo.
notice-invited = { $name } lädt dich an diesen Tisch ein.
notice-rematch = { $name } hat eine Revanche vorbereitet; dein Platz ist frei gehalten.
notice-started = Die Partie hat begonnen.
notice-over = Die Partie ist beendet.
notice-closed = Wer diesen Server betreibt, hat den Tisch geschlossen: { $closed }
notice-joined = { $name } hat sich gesetzt.
notice-chat = { $name } hat etwas geschrieben.
notice-test = So sieht eine Benachrichtigung aus. Es funktioniert.
notice-off-push = Benachrichtigungen an einen Browser wurden abgeschaltet: { $why }
notice-off-mail = Benachrichtigungen per E-Mail wurden abgeschaltet: { $why }
notice-off-webhook = Benachrichtigungen an einen Webhook wurden abgeschaltet: { $why }
notice-several = { $number ->
    [one] 1 Sache wartet auf dich
   *[other] { $number } Sachen warten auf dich
}

mail-open = Zum Tisch
mail-foot = Du bekommst diese E-Mail, weil du sie bei Barbaricum bestellt hast.
mail-settings = Benachrichtigungen einstellen
mail-leave = Keine E-Mails mehr an diese Adresse
mail-proof-subject = Barbaricum: Ist das deine Adresse?
mail-proof = Jemand möchte an dieser Adresse benachrichtigt werden, sobald ein Zug bei Barbaricum ansteht. Wenn du das bist, bestätige es hier:
mail-proof-button = Ja, das bin ich
mail-proof-not-you = Wenn du es nicht bist, tu nichts: Es kommt keine weitere E-Mail.

outcome-sent = Gesendet.
outcome-status = die Gegenseite antwortete mit Code { $status }.
outcome-redirect = die Gegenseite schickt uns an eine andere Adresse weiter (Code { $status }), der wir nicht folgen.
outcome-unknown-name = niemand kennt den Namen { $name }.
outcome-no-answer = es kam nicht rechtzeitig eine Antwort.
outcome-busy = dieser Server hat gerade zu viel nachzuschlagen.
outcome-no-connection = es kam keine sichere Verbindung zustande.
outcome-not-https = die Adresse muss mit https:// beginnen.
outcome-port = erlaubt sind nur die Ports 443 und 8443.
outcome-inside = diese Adresse führt in ein privates Netz, in das der Server nicht geht.
outcome-address = das ist keine brauchbare Adresse.
outcome-bad-keys = die Schlüssel des Browsers sind nicht gültig.
outcome-mail-code = der Mailserver antwortete mit Code { $code }.
outcome-mail-password = der Mailserver nimmt das Passwort dieses Servers nicht an.
outcome-mail-server = der Mailserver ist nicht zu erreichen.
outcome-mail-certificate = das Zertifikat des Mailservers ist nicht gültig oder nicht vertrauenswürdig; ihm wurde nichts gesendet.
outcome-mail-no-tls = der Mailserver bietet keine geschützte Verbindung (STARTTLS) an; ihm wurde nichts gesendet.
outcome-mail-tls = es kam keine geschützte Verbindung zum Mailserver zustande; ist es der richtige Port für diese Art von TLS?
outcome-not-offered = der Betreiber bietet das nicht mehr an.

error-way-not-offered = Dieser Server bietet das nicht an.
error-address-refused = Dorthin kann nichts geschickt werden: { $reason }
error-not-sent = Die E-Mail konnte nicht gesendet werden: { $reason }
error-not-proved = Öffne zuerst den Link in der E-Mail.
error-too-many-channels = Davon kannst du höchstens { $most } haben.
error-unknown-channel = Diesen Benachrichtigungsweg gibt es nicht mehr.
