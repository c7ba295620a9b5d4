# Accounts.

error-not-signed-in = This needs an account. Sign in, or keep your games with a new one.
error-wrong-sign-in = This name and this password do not belong together.
error-sign-in-again = Sign in once more first, so that it is sure to be you.
error-wrong-password = This is not your present password.
error-weak-password = A password needs at least { $least } characters and must not be your name.
error-wrong-user-name = A user name has 3 to 20 letters from a to z, digits or single hyphens.
error-user-name-taken = Somebody has this user name, or one that looks like it.
error-passkey-refused = The passkey could not be checked. Please try again.
error-no-passkeys-here = Passkeys need a secure connection to a name, not to a number. A password works here.
error-wrong-code = This recovery code is not valid, or it was used before.
error-last-way-in = This is your last way in. Without it only your signed-in browsers know you.
error-unknown-device = There is no such device.
error-unknown-passkey = There is no such passkey.
error-unknown-player = There is no such player.
error-unknown-line = There is no such line.
error-yourself = That is you.
error-not-friends = You are not friends.
error-not-sure = Write your name exactly as it stands there, to be sure.
error-not-welcome = You cannot take a place at this table.

deleted-player = Deleted player
