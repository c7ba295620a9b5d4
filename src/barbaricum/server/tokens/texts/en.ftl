# Tokens of programs. The sentences of errors are word for word those of refusals.py.

error-unknown-token = This token is not known, or it was revoked.
error-token-scope = This token has not the scope “{ $scope }”.
error-token-forbidden = No token can do this: it needs a browser.
error-too-many-tokens = You have { $most } tokens already. Revoke one first.
error-unknown-token-id = You have no such token.
error-unknown-page = There is nothing at this address.
error-metrics-closed = Only this machine, or who brings the token, may see these numbers.
