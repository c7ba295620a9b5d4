# Notices: what they say, by which ways, and what went wrong.

notice-time = Your time is running short.
notice-out = Your time has run out; a bot plays for you.
notice-turn = It is your turn.
notice-asked = { $name } asks to take back a decision.
notice-pace = { $name } asks for a different pace.
notice-invited = { $name } invites you to this table.
notice-rematch = { $name } has prepared a rematch; your seat is kept.
notice-started = The game has begun.
notice-over = The game is over.
notice-closed = The host of this server has closed the table: { $closed }
notice-joined = { $name } has taken a seat.
notice-chat = { $name } has written a message.
notice-test = This is what a notification looks like. It works.
notice-off-push = Notifications to a browser were switched off: { $why }
notice-off-mail = Notifications by e-mail were switched off: { $why }
notice-off-webhook = Notifications to a webhook were switched off: { $why }
notice-several = { $number ->
    [one] One thing is waiting for you
   *[other] { $number } things are waiting for you
}

mail-open = Go to the table
mail-foot = You receive this message because you asked for it at Barbaricum.
mail-settings = Notification settings
mail-leave = Stop e-mail to this address
mail-proof-subject = Barbaricum: is this your address?
mail-proof = Somebody wants to be notified at this address when it is their turn at Barbaricum. If that is you, confirm it here:
mail-proof-button = Yes, that is me
mail-proof-not-you = If it is not you, do nothing: you will get no further message.

outcome-sent = Sent.
outcome-status = the other side answered with code { $status }.
outcome-redirect = the other side sends us on to another address (code { $status }), which we do not follow.
outcome-unknown-name = nobody knows the name { $name }.
outcome-no-answer = there was no answer in time.
outcome-busy = this server has too much to look up just now.
outcome-no-connection = no secure connection could be made.
outcome-not-https = the address has to begin with https://.
outcome-port = only the ports 443 and 8443 are allowed.
outcome-inside = this address leads into a private network, where the server does not go.
outcome-address = this is not an address that can be used.
outcome-bad-keys = the keys of the browser are not valid.
outcome-mail-code = the mail server answered with code { $code }.
outcome-mail-password = the mail server does not accept the password of this server.
outcome-mail-server = the mail server cannot be reached.
outcome-mail-certificate = the certificate of the mail server is not valid or not trusted, so nothing was sent to it.
outcome-mail-no-tls = the mail server offers no protected connection (STARTTLS), so nothing was sent to it.
outcome-mail-tls = no protected connection to the mail server could be made; is it the right port for this kind of TLS?
outcome-not-offered = the host no longer offers this.

error-way-not-offered = This server does not offer this.
error-address-refused = Nothing can be sent there: { $reason }
error-not-sent = The message could not be sent: { $reason }
error-not-proved = Open the link in the message first.
error-too-many-channels = You can have at most { $most } of these.
error-unknown-channel = This notification channel no longer exists.
