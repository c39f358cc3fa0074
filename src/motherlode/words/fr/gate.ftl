### L’écran de gate dans le navigateur.

gate-sequence = La suite
gate-your-hand = Votre main
gate-next-gold = La prochaine carte dorée gagne { $value }
gate-no-chips = Tous les jetons sont pris
gate-deals = donne
gate-deal = Vous donnez
gate-passes = passe
gate-passed = Vous avez passé
gate-partner = votre partenaire
gate-with = avec { $seat }
gate-rounds = Manches

## À qui de jouer, et ce qui est possible

gate-turn-up = À vous : montez
gate-turn-down = À vous : descendez
gate-turn-kicker = À vous : la carte d’ouverture
gate-turn-pay = Payez un jeton
gate-pay-which = Il vous restait des cartes rouges. Quel jeton donnez-vous à { $seat } ?
gate-pay = Payer { $value }
gate-kicker-starts = La carte verte la plus basse, le { $card }, ouvre la manche.
gate-start-any = Personne n’a de vert : commencez avec n’importe quelle carte.
gate-start-anew = Tous les autres ont passé : recommencez avec n’importe quelle carte.
gate-none-fits = Aucune de vos cartes ne convient.
gate-next-one = Ensuite vient { $number }, ou arrêtez-vous ici.
gate-next-two = { $up } pour monter, { $down } pour descendre, ou arrêtez-vous ici.
gate-any-number = N’importe quel nombre
gate-up-next = En montant vient { $number }
gate-down-next = En descendant vient { $number }
gate-up-closed = Impossible de monter pendant ce tour
gate-down-closed = Impossible de descendre pendant ce tour

## Un enchaînement entier, et la carte noire

gate-play-cards = Jouer { $cards }
gate-running = Votre enchaînement continue
gate-still-to-come = Encore à venir : { $cards }.
gate-stop = Arrêter
gate-black = La carte noire est…
gate-black-one-of = Au choix : { $numbers }.
gate-either = { $head } ou { $next }
gate-black-any = Elle peut être n’importe quel nombre.
gate-black-as = Le noir vaut { $number }
gate-as = valant { $number }

## La fin d’une manche, et l’origine des points

gate-round-over = La manche { $round } est finie
gate-no-card-left = Plus de carte
gate-nothing-to-pay = rouge, mais aucun jeton
gate-gold = doré
gate-end = le reste
gate-got = pour le rouge
gate-paid = payé pour le rouge
gate-why-gold = { $value } pour une carte dorée
gate-why-end = { $value } pour la fin de la manche
gate-why-got = { $value } des autres pour leurs cartes rouges
gate-why-paid = { $value } payés pour des cartes rouges
gate-round = Manche { $round }
