# Die Bots: wie stark sie sind, und warum sie etwas raten.

bot-about-novice = Kennt die Regeln und spielt vernünftig, übersieht aber manches.
bot-about-greedy = Nimmt, was sofort am meisten bringt.
bot-about-steady = Wägt die ganze Stellung ab und denkt seinen Zug zu Ende.
bot-about-strong = Errät, was verborgen ist, sieht mehrere Züge voraus und nimmt sich Zeit.
bot-about-random = Spielt irgendetwas Erlaubtes. Keine Gesellschaft, aber gut zum Ausprobieren.

## Hinweise

hint-attila-only = Es gibt nichts anderes zu tun.
hint-attila-close = Etwas klar Besseres wurde nicht gefunden.
hint-attila-plain = Möglich, aber nichts spricht besonders dafür.
hint-attila-points = Das bringt schon in diesem Zug Punkte.
hint-attila-standing = Das bringt am meisten, wenn die Völker gewertet werden.
hint-attila-near = Eine Wertung ist nahe, und das holt am meisten aus ihr.
hint-attila-hold = Das festigt deinen Griff nach Völkern, die noch lange zählen.
hint-attila-fitting = Das behält die Karten, die zu deinen Völkern passen.
hint-attila-double = Das spart das Plättchen Doppelzug für einen besseren Augenblick.
hint-attila-exchange = Das spart das Plättchen Tausch für einen besseren Augenblick.
hint-attila-influence = Das spart das Plättchen Einfluss für einen besseren Augenblick.
hint-attila-tempo = Das gewinnt Zeit gegen die anderen.
hint-invasions-only = Es gibt nichts anderes zu tun.
hint-invasions-close = Etwas klar Besseres wurde nicht gefunden.
hint-invasions-plain = Möglich, aber nichts spricht besonders dafür.
hint-invasions-points = Das bringt schon in diesem Zug Punkte.
hint-invasions-settlements = Deine Siedlungen sind am Ende mehr wert.
hint-invasions-sagas = Das bringt dich bei den Sagas einer Heimat nach vorn.
hint-invasions-won = Das kann dir eine Saga gewinnen.
hint-invasions-axe = Das hilft zur blutigen Axt.
hint-invasions-towns = Das kann eine Stadt einnehmen.
hint-invasions-crew = Das schont deine Wikinger.
hint-invasions-goods = Das behält Waren für die kommenden Häfen an Bord.
hint-invasions-runes = Das behält oder bringt Runen.
hint-invasions-tempo = Das gewinnt Zeit gegen die anderen.
