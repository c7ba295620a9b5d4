# The bots: how strong they are, and why they advise something.

bot-about-novice = Knows the rules and plays sensibly, but overlooks things.
bot-about-greedy = Takes what brings most at once.
bot-about-steady = Weighs up the whole position and thinks its turn through.
bot-about-strong = Guesses what is hidden, looks several turns ahead and takes its time.
bot-about-random = Plays anything that is legal. No company, but good for trying out.

## Hints

hint-attila-only = There is nothing else to do.
hint-attila-close = Nothing clearly better was found.
hint-attila-plain = Possible, but nothing stands out about it.
hint-attila-points = It brings points in this turn already.
hint-attila-standing = It brings most if the peoples are scored.
hint-attila-near = A scoring is near, and this brings most of it.
hint-attila-hold = It strengthens your hold on peoples that will count for long.
hint-attila-fitting = It keeps the cards that fit your peoples.
hint-attila-double = It keeps the Double tile for a better moment.
hint-attila-exchange = It keeps the Exchange tile for a better moment.
hint-attila-influence = It keeps the Influence tile for a better moment.
hint-attila-tempo = It wins time against the others.
hint-invasions-only = There is nothing else to do.
hint-invasions-close = Nothing clearly better was found.
hint-invasions-plain = Possible, but nothing stands out about it.
hint-invasions-points = It brings points in this turn already.
hint-invasions-settlements = It makes your settlements worth more at the end.
hint-invasions-sagas = It brings you ahead in the sagas of a homeland.
hint-invasions-won = It can win you a saga.
hint-invasions-axe = It helps towards the bloody axe.
hint-invasions-towns = It can take a town.
hint-invasions-crew = It spares your vikings.
hint-invasions-goods = It keeps goods on board for the ports to come.
hint-invasions-runes = It keeps or brings runes.
hint-invasions-tempo = It wins time against the others.
