# Accounts: ways in, devices, friends, own data.

account-title = Your account
account-guest-title = You are playing as a guest
account-you = You
account-name = Name
account-name-note = The name others see at new tables. Games in progress keep your earlier name.
account-user = User name
account-user-note = For signing in and for friends: letters from a to z, digits, hyphens.
account-visible = Who may see your profile
account-visible-everybody = everybody
account-visible-friends = my friends
account-visible-nobody = only me
account-save = Save
account-saved = Saved
account-more = More
account-notices = Notifications
account-tokens = Tokens for programs
account-sign-out = Sign out
account-profile = My profile

account-keep = Create an account
account-keep-text = { $number ->
    [0] You can play without one. With an account your games are also on your other devices.
    [one] One game is known to this browser only. With an account it is also on your other devices and is safe if this browser forgets you.
   *[other] { $number } games are known to this browser only. With an account they are also on your other devices and are safe if this browser forgets you.
}
account-keep-passkey = Create with a passkey
account-keep-passkey-note = Fingerprint, face or screen lock: nothing to remember.
account-keep-password = Create with a password
account-or = or
account-have = I already have an account: sign in
account-password = Password
account-password-note = At least 10 characters. Several words in a row work well.
account-offer = Want to keep this game? So far it is stored only in this browser.
account-offer-do = Create an account
account-offer-no = Not now

account-ways = Ways to sign in
account-passkeys = Passkeys
account-passkeys-none = No passkeys yet.
account-passkey-add = Add a passkey
account-passkey-made = created { $day }, last used { $last }
account-passkey-elsewhere = works only at { $site }
account-passkey-unnamed = Passkey
account-passkey-cancelled = No passkey was created or chosen.
account-no-passkeys = Passkeys need an https connection to a domain name. A password works here.
account-remove = Remove
account-remove-anyway = Remove anyway
account-password-is = You have a password.
account-password-none = No password.
account-password-change = Change password
account-password-set = Set a password
account-password-present = Current password
account-password-new = New password
account-password-ends = All other devices will be signed out.
account-codes = Recovery codes
account-codes-left = { $number ->
    [0] You have no recovery codes. With one of them you can sign in if you lose everything else.
    [one] 1 recovery code left.
   *[other] { $number } recovery codes left.
}
account-codes-make = Create new codes
account-codes-shown = Write these down now: they are shown only once. Each works once, and older codes no longer work.
account-copy = Copy
account-copied = Copied

account-devices = Devices
account-device-here = this device
account-device-seen = last seen { $day }
account-device-unnamed = A browser
account-device-end = End session
account-device-ended = That device is signed out and has left its seats.

account-friends = Friends
account-friends-none = No friends yet.
account-friend-add = User name
account-friend-ask = Send request
account-friend-asked = request sent
account-friend-asks = wants to be your friend
account-friend-accept = Accept
account-friend-decline = Decline
account-friend-withdraw = Withdraw
account-friend-part = Remove
account-friend-sent = Request sent. If this account exists, they will see it.
account-friend-link = Friend link
account-friend-link-note = Anyone who opens it becomes your friend at once. A new link disables the old one.
account-friend-now = You are now friends.
account-friend-title = Friends
account-friend-needs = You need an account to have friends, so that they can find you again.
account-invitations = Invitations
account-invited = { $by } invites you: { $title }
account-go = Go to the table
account-invite = Invite friends to this table
account-invite-do = Invite
account-invite-done = Invited

account-blocked = Blocked
account-blocked-none = Nobody is blocked.
account-blocked-note = People you block cannot join your tables or ask to be your friends, and you do not see what they write.
account-unblock = Unblock

account-data = Your data
account-export = Download everything (JSON)
account-export-note = Profile, games with their records, your messages, friends, settings.
account-delete = Delete everything
account-delete-text = Your name, your ways to sign in, your friends and your messages are deleted. Games remain for the others: there you are called “Deleted player”, and a bot plays on for you. This cannot be undone.
account-delete-name = To confirm, type “{ $name }”
account-delete-do = Delete permanently
account-cancel = Cancel

account-signin = Sign in
account-signin-passkey = Sign in with a passkey
account-signin-password = With a password
account-signin-code = With a recovery code
account-code = Recovery code
account-signin-merge = { $number ->
    [one] The game in this browser comes with you: it will be yours on all your devices.
   *[other] The { $number } games in this browser come with you: they will be yours on all your devices.
}
account-signin-guest = You can play without an account.
account-signin-new = Create an account

account-report-title = Report { $name }
account-report-line = “{ $text }”
account-report-reason = Reason
account-reason-insult = Insults or hatred
account-reason-cheating = Cheating
account-reason-spam = Advertising or spam
account-reason-name = An offensive name
account-reason-other = Something else
account-report-more = Is there anything else we should know?
account-report-send = Report to the host of this server
account-report-block = Block { $name }
account-report-sent = Reported. Thank you.
account-report-blocked = Blocked. You will no longer see what { $name } writes.
