# Tokens of programs. The sentences of errors are word for word those of refusals.py.

error-unknown-token = Dieses Token ist unbekannt oder wurde widerrufen.
error-token-scope = Diesem Token fehlt das Recht „{ $scope }“.
error-token-forbidden = Das kann kein Token: Es braucht einen Browser.
error-too-many-tokens = Du hast schon { $most } Tokens. Widerrufe zuerst eines.
error-unknown-token-id = So ein Token hast du nicht.
error-unknown-page = Unter dieser Adresse ist nichts.
error-metrics-closed = Diese Zahlen darf nur dieser Rechner sehen, oder wer das Token mitbringt.
