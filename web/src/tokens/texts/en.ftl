# The page of tokens.

tokens-title = Tokens for programs
tokens-about = A program with one of your tokens plays for you: it sees what you see and decides where you could.
tokens-docs = Documentation of the API
tokens-fresh = Your new token
tokens-once = Copy it now: it will not be shown again.
tokens-copy = Copy
tokens-copied = Copied
tokens-new = New token
tokens-name = What it is for
tokens-program = My bot
tokens-scopes = What it may do
tokens-make = Create a token
tokens-yours = Your tokens
tokens-none = You have no tokens.
tokens-made = created on { $day }
tokens-used = last used on { $day }
tokens-unused = never used
tokens-revoke = Revoke
scope-read = Read
scope-read-about = your tables, positions, events and messages to you
scope-play = Play
scope-play-about = take open seats and decide for you
scope-create = Open tables
scope-create-about = in your name
