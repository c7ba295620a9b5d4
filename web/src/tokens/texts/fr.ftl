# The page of tokens.

tokens-title = Jetons pour programmes
tokens-about = Un programme muni d’un de vos jetons joue pour vous : il voit ce que vous voyez et décide à votre place.
tokens-docs = Documentation de l’API
tokens-fresh = Votre nouveau jeton
tokens-once = Copiez-le maintenant : il ne sera plus affiché.
tokens-copy = Copier
tokens-copied = Copié
tokens-new = Nouveau jeton
tokens-name = À quoi il sert
tokens-program = Mon robot
tokens-scopes = Ce qu’il peut faire
tokens-make = Créer un jeton
tokens-yours = Vos jetons
tokens-none = Vous n’avez pas de jeton.
tokens-made = créé le { $day }
tokens-used = utilisé le { $day }
tokens-unused = jamais utilisé
tokens-revoke = Révoquer
scope-read = Lire
scope-read-about = vos tables, positions, événements et les messages que vous recevez
scope-play = Jouer
scope-play-about = prendre des places libres et décider pour vous
scope-create = Ouvrir des tables
scope-create-about = en votre nom
