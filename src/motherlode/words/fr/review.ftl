### L’analyse d’une partie terminée.

review = Analyse
review-title = { $game } : l’analyse
review-grows = L’analyse grandit : { $percent } %
review-done = Chaque position a été jouée { $samples } fois jusqu’au bout.
review-honest = Chaque décision est jugée d’après ce que l’on pouvait savoir, jamais d’après les cartes cachées. Un ± est l’erreur type d’un nombre ; ce qui n’en a pas est exact.
review-waits = La première courbe arrive…
review-none = Cette partie ne peut pas être analysée.

review-curve = Chances de victoire
review-curve-about = Les chances de victoire de chacun avant chaque coup, en pour cent.
review-move = Coup
review-table = La même chose en tableau
review-ledger = Chance et jeu
review-ledger-about = Chaque changement des chances de victoire est une décision ou un hasard. Ensemble, ils font le résultat.
review-even = Avant la donne
review-luck = Chance
review-play = Jeu : { $seat }
review-result = Résultat
review-without-luck = Résultat sans la chance
review-summary = { $seat } : chance { $luck } %, son propre jeu { $own } %, le jeu des autres { $others } %.

review-turning-points = Tournants
review-turn-move = Coup { $number }, { $seat } : { $move }. { $whose } : { $before } % → { $after } %.
review-turn-chance = Après le coup { $number } : { $event } { $whose } : { $before } % → { $after } %.
review-fate = Le hasard décide.

review-decisions = Décisions
review-kind = Jugement
review-kind-best = Meilleur coup
    .about = Rien de mieux n’était à trouver.
review-kind-good = Bon
    .about = Presque rien n’a été perdu.
review-kind-slip = Imprécis
    .about = Il y avait un meilleur coup.
review-kind-mistake = Erreur
    .about = Cela a coûté une bonne part de la partie.
review-player = Joueur
review-cost = Coût
review-cost-both = { $loss } % ± { $error } %, { $points } points
review-cost-exact = { $loss } %, { $points } points (exact)
review-cost-victory = { $loss } % des chances de victoire (exact ; points non comptés)
review-cost-round = environ { $loss } % ; { $points } points, exactement sur toutes les mains possibles
review-better = Mieux : { $move }.
review-hint = Un conseil aurait dit : « { $reason } »
review-followed = Ensuite, sans doute : { $moves }.
review-clean = Ni imprécision ni erreur.
review-forgot = { $turns ->
    [one] { $card } à l’emplacement { $place } avait été vu un tour plus tôt.
   *[other] { $card } à l’emplacement { $place } avait été vu { $turns } tours plus tôt.
}
review-look = Ce qu’il y avait vraiment
review-really = Avec toutes les cartes telles qu’elles étaient, cela a coûté { $loss } %.
review-really-lucky = Avec toutes les cartes telles qu’elles étaient, cela a rapporté { $gain } %.
review-all = Toutes les décisions

review-memory = Ce qui a été oublié
review-memory-about = Les emplacements qui avaient été vus quand il l’aurait fallu, et depuis combien de tours.
review-memory-place = { $turns ->
    [one] Emplacement { $place } : { $card }, vu un tour plus tôt, oublié par { $seat } au coup { $number }.
   *[other] Emplacement { $place } : { $card }, vu { $turns } tours plus tôt, oublié par { $seat } au coup { $number }.
}
review-many = { $games } parties
review-skill = Habileté
review-skill-line = { $seat } : résultat { $result } % ± { $error } %, sans la chance { $adjusted } % ± { $adjusted_error } %, en { $games } parties.
