# Ratings.

error-rated-people-only = At a rated table every seat is for one person with an account: no bots, no second player at one device.
error-rated-forbids = At a rated table nobody gets help: nothing is taken back that others would have to allow, and no bot plays for a while.
error-rated-clock = A rated table needs a clock: it decides about whoever stays away.
error-profile-hidden = This player does not show his games.
