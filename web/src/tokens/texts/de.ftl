# The page of tokens.

tokens-title = Tokens für Programme
tokens-about = Ein Programm mit einem deiner Tokens spielt für dich: Es sieht, was du siehst, und entscheidet an deiner Stelle.
tokens-docs = Dokumentation der API
tokens-fresh = Dein neues Token
tokens-once = Kopiere es jetzt: Es wird nicht wieder angezeigt.
tokens-copy = Kopieren
tokens-copied = Kopiert
tokens-new = Neues Token
tokens-name = Wofür es ist
tokens-program = Mein Bot
tokens-scopes = Was es darf
tokens-make = Token erstellen
tokens-yours = Deine Tokens
tokens-none = Du hast keine Tokens.
tokens-made = erstellt am { $day }
tokens-used = zuletzt benutzt am { $day }
tokens-unused = nie benutzt
tokens-revoke = Widerrufen
scope-read = Lesen
scope-read-about = deine Tische, Stellungen, Ereignisse und Nachrichten an dich
scope-play = Spielen
scope-play-about = freie Plätze einnehmen und für dich entscheiden
scope-create = Tische eröffnen
scope-create-about = in deinem Namen
