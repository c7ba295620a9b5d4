# Tokens of programs. The sentences of errors are word for word those of refusals.py.

error-unknown-token = This token is unknown or was revoked.
error-token-scope = This token lacks the scope “{ $scope }”.
error-token-forbidden = No token can do this: it needs a browser.
error-too-many-tokens = You already have { $most } tokens. Revoke one first.
error-unknown-token-id = You have no such token.
error-unknown-page = There is nothing at this address.
error-metrics-closed = These numbers are only for this machine and for holders of the token.
