# Wertungen.

error-rated-people-only = An einem gewerteten Tisch ist jeder Platz für eine Person mit Konto: keine Bots, niemand Zweites am selben Gerät.
error-rated-forbids = An einem gewerteten Tisch hilft niemand: kein Zurücknehmen mit Zustimmung anderer, kein Bot als Vertretung.
error-rated-clock = Ein gewerteter Tisch braucht eine Uhr: Sie entscheidet, wenn jemand wegbleibt.
error-profile-hidden = Diese Person zeigt ihre Partien nicht.
