# Accounts.

error-not-signed-in = You need an account for this. Sign in, or create an account.
error-wrong-sign-in = The user name or the password is wrong.
error-sign-in-again = Please sign in again first, to prove that it is you.
error-wrong-password = This is not your current password.
error-weak-password = A password needs at least { $least } characters and must not be your name.
error-wrong-user-name = A user name has 3 to 20 letters from a to z, digits or single hyphens.
error-user-name-taken = This user name, or one very much like it, is already taken.
error-passkey-refused = The passkey could not be checked. Please try again.
error-no-passkeys-here = Passkeys need an https connection to a domain name. A password works here.
error-wrong-code = This recovery code is not valid or was used before.
error-last-way-in = This is your last way to sign in. Without it only the browsers where you are signed in know you.
error-unknown-device = There is no such device.
error-unknown-passkey = There is no such passkey.
error-unknown-player = There is no such player.
error-unknown-line = There is no such line.
error-yourself = That is you.
error-not-friends = You are not friends.
error-not-sure = To confirm, type your name exactly as shown.
error-not-welcome = You cannot take a place at this table.

deleted-player = Deleted player
