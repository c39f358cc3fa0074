### The replay of a recorded game in the browser.

replay-first = Première étape
replay-last = Dernière étape
replay-play = Lire
replay-pause = Pause
replay-step = Étape
replay-step-of = Étape { $step } sur { $steps }
replay-eyes = Quel regard
replay-all-cards = Toutes les cartes
replay-onlooker = Le regard du public
replay-play-on = Continuer d’ici
replay-offer-ahead = Offre dans { $number }
replay-removed = Retirées
replay-aside = À l’écart
replay-about = Ouvrez une partie : un fichier enregistré, ou déposez-en un ici. Chaque partie terminée en a un.
replay-open = Ouvrir un fichier
replay-no-record = Impossible de montrer cela.
