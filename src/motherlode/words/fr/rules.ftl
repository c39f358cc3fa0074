### Pictures in the rules pages of the browser.

ui-learn = Apprendre en jouant
rules-picture-donkey-donkeys = Les ânes : moins deux chacun
rules-picture-donkey-gold = L’or : de 3 à 8
rules-picture-donkey-swap = Échange : une carte d’or plus basse contre une plus haute
rules-picture-donkey-set = Trois d’une couleur font un trio
rules-picture-mine-gold = L’or, de 1 à 4
rules-picture-mine-miners = Les mineurs de force 2 à 5, en cinq couleurs
rules-picture-mine-rest = La dynamite, une carte cachée et une entrée de mine
rules-picture-mine-struck = Assez fort : l’or est extrait
rules-picture-mine-duel = Le mineur le plus faible s’en va
rules-picture-gate-cards = Vert, doré, rouge et noir
rules-picture-gate-chips = Les quatre jetons d’une manche
rules-picture-gate-up = En montant, après le 10 vient le 0
rules-picture-gate-down = En descendant, le noir vaut 2
rules-luck = Chance et habileté
rules-luck-left = Entre égaux, la chance laisse { $left } % de la variance d’un résultat : le reste était de la chance. Mesuré sur { $games } parties de deux robots, avec le décompte de la chance de l’analyse.
