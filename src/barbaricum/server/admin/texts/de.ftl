# The page of whoever runs the server. The sentences of errors are word for word those of refusals.py.

command-admin-link = ein Link, der einmal die Seite für Betreiber öffnet
admin-link = Dieser Link öffnet die Seite des Servers einmal, innerhalb von 15 Minuten: { $link }
error-not-admin = Das ist nur für die, die den Server betreiben.
error-wrong-admin-key = Dieser Schlüssel öffnet die Seite nicht, oder er wurde schon benutzt.
error-banned = Dieser Server lässt dich nicht ein. { $reason }
error-banned-until = Dieser Server lässt dich bis { $until } nicht ein. { $reason }
error-own-address = Damit wärst auch du ausgesperrt.
error-wrong-address = „{ $address }“ ist weder eine Adresse noch ein Adressbereich.
error-nobody-there = Dort sitzt niemand, den man aussperren könnte.
error-unknown-entry = Diesen Eintrag gibt es nicht mehr.
