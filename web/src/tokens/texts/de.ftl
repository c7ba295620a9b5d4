# The page of tokens.

tokens-title = Tokens für Programme
tokens-about = Ein Programm, das eines deiner Tokens mitbringt, spielt für dich: Es sieht, was du siehst, und entscheidet, wo du es könntest.
tokens-docs = Was ein Programm fragen kann
tokens-fresh = Dein neues Token
tokens-once = Bewahre es jetzt auf: Es wird nicht wieder gezeigt.
tokens-copy = Kopieren
tokens-copied = Kopiert
tokens-new = Neues Token
tokens-name = Wofür es ist
tokens-program = Mein Bot
tokens-scopes = Was es darf
tokens-make = Token erzeugen
tokens-yours = Deine Tokens
tokens-none = Du hast keine Tokens.
tokens-made = erzeugt am { $day }
tokens-used = zuletzt benutzt am { $day }
tokens-unused = nie benutzt
tokens-revoke = Widerrufen
scope-read = Lesen
scope-read-about = deine Tische, Stellungen, Ereignisse und was zu dir gesagt wird
scope-play = Spielen
scope-play-about = freie Plätze nehmen und für dich entscheiden
scope-create = Tische aufmachen
scope-create-about = in deinem Namen
