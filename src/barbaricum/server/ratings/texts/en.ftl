# Ratings.

error-rated-people-only = At a rated table every seat needs a person with an account: no bots, no second player on one device.
error-rated-forbids = At a rated table nobody gets help: no undo that needs the others’ consent and no stand-in bots.
error-rated-clock = A rated table needs a clock: it decides about players who stay away.
error-profile-hidden = This player does not show their games.
