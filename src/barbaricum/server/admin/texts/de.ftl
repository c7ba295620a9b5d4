# The page of whoever runs the server. The sentences of errors are word for word those of refusals.py.

command-admin-link = einen einmaligen Link zur Verwaltungsseite erzeugen
admin-link = Dieser Link öffnet die Verwaltungsseite einmal, innerhalb von 15 Minuten: { $link }
error-not-admin = Das können nur die Betreiber dieses Servers.
error-wrong-admin-key = Dieser Schlüssel öffnet die Seite nicht, oder er wurde schon benutzt.
error-banned = Du bist auf diesem Server gesperrt. { $reason }
error-banned-until = Du bist auf diesem Server bis { $until } gesperrt. { $reason }
error-own-address = Damit wärst auch du ausgesperrt.
error-wrong-address = „{ $address }“ ist weder eine Adresse noch ein Adressbereich.
error-nobody-there = Dort sitzt niemand, den man aussperren könnte.
error-unknown-entry = Diesen Eintrag gibt es nicht mehr.
