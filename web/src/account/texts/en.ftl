# Accounts: ways in, devices, friends, own data.

account-title = Your account
account-guest-title = You play as a guest
account-you = You
account-name = Name
account-name-note = What others see at new tables. Games that were begun keep the name they were begun under.
account-user = User name
account-user-note = For signing in and for friends: letters from a to z, digits, hyphens.
account-visible = Who may see your profile
account-visible-everybody = everybody
account-visible-friends = my friends
account-visible-nobody = only me
account-save = Save
account-saved = Saved
account-more = More
account-notices = How you are told
account-tokens = Tokens for programs
account-sign-out = Sign out
account-profile = My profile

account-keep = Keep your games
account-keep-text = { $number ->
    [0] Nothing is lost as long as you come back with this browser. With an account your games are also there on your other devices.
    [one] One game is known to this browser only. With an account it is also there on your other devices, and stays if this browser forgets you.
   *[other] { $number } games are known to this browser only. With an account they are also there on your other devices, and stay if this browser forgets you.
}
account-keep-passkey = Keep with a passkey
account-keep-passkey-note = Finger, face or screen lock; nothing to remember.
account-keep-password = Keep with a password
account-or = or
account-have = I have an account already
account-password = Password
account-password-note = At least 10 characters. A few words make a good one.
account-offer = This was a game to keep? So far only this browser knows it.
account-offer-do = Keep my games
account-offer-no = Not now

account-ways = Ways in
account-passkeys = Passkeys
account-passkeys-none = No passkey yet.
account-passkey-add = Add a passkey
account-passkey-made = made { $day }, last used { $last }
account-passkey-elsewhere = works at { $site } only
account-passkey-unnamed = Passkey
account-passkey-cancelled = No passkey was made or chosen.
account-no-passkeys = Passkeys need a secure connection to a name. Here a password works.
account-remove = Remove
account-remove-anyway = Remove all the same
account-password-is = A password is set.
account-password-none = No password.
account-password-change = Change the password
account-password-set = Set a password
account-password-present = Present password
account-password-new = New password
account-password-ends = All other devices will be signed out.
account-codes = Recovery codes
account-codes-left = { $number ->
    [0] No recovery codes. With one of them you get in if you lose all else.
    [one] 1 recovery code is left.
   *[other] { $number } recovery codes are left.
}
account-codes-make = Make new codes
account-codes-shown = Write them down now; they are shown this once. Each works once. Older ones no longer work.
account-copy = Copy
account-copied = Copied

account-devices = Devices
account-device-here = this one
account-device-seen = last here { $day }
account-device-unnamed = A browser
account-device-end = End
account-device-ended = It is signed out and has left its seats.

account-friends = Friends
account-friends-none = No friends here yet.
account-friend-add = User name
account-friend-ask = Ask
account-friend-asked = asked
account-friend-asks = asks to be your friend
account-friend-accept = Accept
account-friend-decline = Decline
account-friend-withdraw = Withdraw
account-friend-part = Remove
account-friend-sent = Asked. If that is somebody, they will see it.
account-friend-link = Link that makes friends
account-friend-link-note = Whoever opens it becomes your friend at once. A new link makes the old one void.
account-friend-now = You are friends now.
account-friend-title = Friends
account-friend-needs = To have friends you need an account, so that they find you again.
account-invitations = Invitations
account-invited = { $by } invites you: { $title }
account-go = Go there
account-invite = Ask friends to this table
account-invite-do = Invite
account-invite-done = Invited

account-blocked = Blocked
account-blocked-none = Nobody.
account-blocked-note = They cannot join your tables or ask to be your friend, and you do not hear them.
account-unblock = Unblock

account-data = Your data
account-export = Take everything along (JSON)
account-export-note = Profile, games with their records, what you said, friends, settings.
account-delete = Delete everything
account-delete-text = Your name, your ways in, your friends and what you said are deleted. Games stay with the others: there your name is “Deleted player”, and a bot plays on for you. This cannot be undone.
account-delete-name = Write “{ $name }”, to be sure
account-delete-do = Delete for good
account-cancel = Cancel

account-signin = Sign in
account-signin-passkey = Sign in with a passkey
account-signin-password = With a password
account-signin-code = With a recovery code
account-code = Recovery code
account-signin-merge = { $number ->
    [one] The game of this browser comes along: it will be yours on all devices.
   *[other] The { $number } games of this browser come along: they will be yours on all devices.
}
account-signin-guest = Nobody needs an account to play.
account-signin-new = Keep your games with a new account

account-report-title = Report { $name }
account-report-line = “{ $text }”
account-report-reason = Reason
account-reason-insult = Insults or hatred
account-reason-cheating = Cheating
account-reason-spam = Advertising or flooding
account-reason-name = An offensive name
account-reason-other = Something else
account-report-more = What else should be known?
account-report-send = Report to whoever runs this server
account-report-block = Block { $name }
account-report-sent = Reported. Thank you.
account-report-blocked = Blocked. You will not hear { $name } any more.
