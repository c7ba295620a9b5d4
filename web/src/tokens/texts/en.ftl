# The page of tokens.

tokens-title = Tokens for programs
tokens-about = A program that brings one of your tokens plays for you: it sees what you see and decides where you could.
tokens-docs = What a program can ask
tokens-fresh = Your new token
tokens-once = Keep it now: it is not shown again.
tokens-copy = Copy
tokens-copied = Copied
tokens-new = New token
tokens-name = What it is for
tokens-program = My bot
tokens-scopes = What it may do
tokens-make = Make a token
tokens-yours = Your tokens
tokens-none = You have no tokens.
tokens-made = made on { $day }
tokens-used = last used on { $day }
tokens-unused = never used
tokens-revoke = Revoke
scope-read = Read
scope-read-about = your tables, positions, events and what is said to you
scope-play = Play
scope-play-about = join open seats and decide for you
scope-create = Make tables
scope-create-about = in your name
