# Les classements.

error-rated-people-only = À une table classée, chaque place est pour une personne avec un compte : ni robots, ni second joueur sur le même appareil.
error-rated-forbids = À une table classée, personne n’est aidé : pas d’annulation soumise aux autres, pas de robot remplaçant.
error-rated-clock = Une table classée a besoin d’une pendule : c’est elle qui décide pour qui reste absent.
error-profile-hidden = Cette personne ne montre pas ses parties.
