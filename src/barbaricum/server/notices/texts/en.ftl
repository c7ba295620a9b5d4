# Notices: what they say, by which ways, and what went wrong.

notice-time = Your time is running short.
notice-out = Your time has run out; a bot plays for you.
notice-turn = It is your turn.
notice-asked = { $name } asks to take a decision back.
notice-pace = { $name } asks for another pace.
notice-invited = { $name } invites you to this table.
notice-rematch = { $name } has prepared a rematch; your seat is kept.
notice-started = The game has begun.
notice-over = The game is over.
notice-closed = Whoever runs this server has closed the table: { $closed }
notice-joined = { $name } has taken a seat.
notice-chat = { $name } has written something.
notice-test = This is how a notice looks. It works.
notice-off-push = Notices to a browser were switched off: { $why }
notice-off-mail = Notices by e-mail were switched off: { $why }
notice-off-webhook = Notices to a webhook were switched off: { $why }
notice-several = { $number ->
    [one] One thing waits for you
   *[other] { $number } things wait for you
}

mail-open = Go to the table
mail-foot = You get this letter because you asked for it at Barbaricum.
mail-settings = Choose what you are told
mail-leave = No more e-mail to this address
mail-proof-subject = Barbaricum: is this your address?
mail-proof = Somebody wants to be told at this address when it is their turn at Barbaricum. If that is you, confirm it here:
mail-proof-button = Yes, that is me
mail-proof-not-you = If it is not you, do nothing: there will be no further letter.

outcome-sent = It was sent.
outcome-status = the other side answered with code { $status }.
outcome-redirect = the other side sends us on to another address (code { $status }), which we do not follow.
outcome-unknown-name = nobody knows the name { $name }.
outcome-no-answer = there was no answer in time.
outcome-no-connection = no secure connection could be made.
outcome-not-https = the address has to begin with https://.
outcome-port = only the ports 443 and 8443 are allowed.
outcome-inside = this address leads into a private network, where the server does not go.
outcome-address = this is not an address that can be used.
outcome-bad-keys = the keys of the browser are not valid.
outcome-mail-code = the mail server answered with code { $code }.
outcome-mail-password = the mail server does not accept the password of this server.
outcome-mail-server = the mail server cannot be reached.
outcome-mail-certificate = the certificate of the mail server is not valid or not trusted, so nothing was told to it.
outcome-mail-no-tls = the mail server offers no protected connection (STARTTLS), so nothing was told to it.
outcome-mail-tls = no protected connection to the mail server could be made; is it the right port for this kind of TLS?
outcome-not-offered = the host does not offer this any more.

error-way-not-offered = The host does not offer this way.
error-address-refused = Nothing can be sent there: { $reason }
error-not-sent = The letter could not be sent: { $reason }
error-not-proved = Open the link in the letter first.
error-too-many-channels = There can be { $most } of these at the most.
error-unknown-channel = There is no such way any more.
