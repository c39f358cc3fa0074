### The replay of a recorded game in the browser.

replay-first = Première étape
replay-last = Dernière étape
replay-play = Lire
replay-pause = Pause
replay-step = Étape
replay-step-of = Étape { $step } sur { $steps }
replay-viewpoint = Point de vue
replay-all-cards = Toutes les cartes
replay-onlooker = Un spectateur
replay-play-on = Continuer d’ici
replay-see-better = Et ensuite ?
replay-see-game = Retour à la partie
replay-offer-ahead =
    { $number ->
        [one] Offre après une autre
       *[other] Offre après { $number } autres
    }
replay-removed = Retirées
replay-aside = À l’écart
replay-about = Ouvrez une partie enregistrée : choisissez un fichier, ou déposez-en un ici. Chaque partie terminée en a un.
replay-open = Ouvrir un fichier
replay-no-record = Impossible de montrer cela.
