# La visite guidée de la première partie.

guide = Visite guidée
guide-topics = Ce que vous apprendrez
guide-turn = tour { $number } sur { $of }
guide-got-it = Compris
guide-skip = Quitter la visite
guide-key = La touche T ramène ici à tout moment
guide-show = Montrer
