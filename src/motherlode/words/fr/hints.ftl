### Pourquoi un coup est bon. $card et $other sont des cartes avec leur nom entier, $colour est le nom d’une couleur, $seat
### le nom d’un joueur ; $chance est en pour cent.

hint-donkey-only-move = Il n’y a rien d’autre à faire ici.
hint-donkey-completes-set = L’{ $card } complète votre trio de couleur { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour votre pile.
hint-donkey-trades-donkey = Vous vous débarrassez de l’{ $other } et recevez l’{ $card } en échange.
hint-donkey-makes-pair = Avec l’{ $card }, vous avez deux cartes de couleur { $colour } ; encore une et le trio est complet.
hint-donkey-bonus-breaks-pair = { $seat } a deux cartes de couleur { $colour } ; sans l’{ $card }, il n’en reste qu’une.
hint-donkey-bonus-only-donkeys = Il n’y a que des ânes à prendre : mieux vaut s’abstenir.
hint-donkey-denies-set = { $seat } a deux cartes de couleur { $colour } et pourrait obtenir l’{ $card } : un trio de { $points } points.
hint-donkey-must-take-donkey = On ne peut prendre que des ânes maintenant, et vous ne pouvez rien échanger ; l’{ $card } en fait partie.
hint-donkey-avoids-donkey = Un échange vous évite de prendre l’{ $other }, la carte la plus basse de l’offre.
hint-donkey-leads-colour = Avec l’{ $card }, vous êtes en tête pour la couleur { $colour } : { $points } contre { $value }. Cela compte à la fin.
hint-donkey-arms-exchange = Plus tard, vous pourrez échanger l’{ $card } contre n’importe quelle carte d’or de l’offre.
hint-donkey-leaves-lowest = Ensuite, la carte la plus basse de l’offre est l’{ $other }, et c’est à { $seat } de jouer.
hint-donkey-bonus-gold = L’{ $card } vaut { $points } points, et { $seat } ne l’a plus.
hint-donkey-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-mine-only-move = Il n’y a plus que cette carte à retourner.
hint-mine-wins-gold = Vous y avez vu { $card } : avec { $other }, c’est de l’or pour vous.
hint-mine-known-pair = Vous avez vu { $card } à l’emplacement { $place } et { $other } à l’emplacement { $other_place } : ensemble, c’est de l’or pour vous.
hint-mine-removes-miner = Le { $card }, qui travaille pour { $seat }, quitte ainsi le jeu.
hint-mine-shows-nothing = Vous y avez vu { $card } : les autres n’apprennent rien de nouveau.
hint-mine-hopes-for-gold = { $chance } % des cartes inconnues sont de l’or que le { $card } vous rapporterait.
hint-mine-hopes-for-miner = { $chance } % des cartes inconnues sont des mineurs qui vous rapporteraient l’{ $card }.
hint-mine-starts-known = Vous y avez vu { $card } ; { $chance } % des cartes inconnues vous rapporteraient de l’or avec cette carte.
hint-mine-explores = Rien de ce que vous avez vu ne vous rapporte de l’or maintenant : regardez une nouvelle carte.
hint-mine-rush-known-gold = Vous y avez vu l’{ $card } : il n’y a plus qu’à se servir.
hint-mine-rush-leftover = Il ne vous reste plus d’or à trouver : { $card } ne coûte rien.
hint-mine-rush-explores = { $chance } % des cartes inconnues sont de l’or.
hint-mine-known-duel = Vous avez vu { $card } à l’emplacement { $place } et { $other } à l’emplacement { $other_place } : le mineur le plus faible travaille pour { $seat } et quitte le jeu.
hint-mine-known-stall = Vous avez vu { $card } à l’emplacement { $place } et { $other } à l’emplacement { $other_place } : il ne se passe rien, et les autres n’apprennent rien de nouveau.
hint-mine-duel = Le { $card } quitte le jeu, le { $other } reste.
hint-mine-spends-miner = L’or va à { $seat }, mais seulement { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et le { $card } quitte le jeu.
hint-mine-blows-up = Cela fait sauter { $card } et { $other } : les deux cartes quittent le jeu.
hint-mine-explores-chance = { $chance } % des cartes inconnues vous rapporteraient de l’or avec une carte que vous connaissez.
hint-mine-explores-second = Aucune carte inconnue ne vous rapporte de l’or avec { $card } : ainsi, vous voyez une carte de plus.
hint-mine-rush-passes = Cette carte ({ $card }) ne rapporte rien, mais laisse la recherche aux autres : { $chance } % des cartes inconnues sont de l’or.
hint-mine-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-gate-kicker = Le { $card } est la carte d’ouverture et commence la manche.
hint-gate-cannot-play = Aucune de vos cartes ne convient.
hint-gate-ends-round = Votre dernière carte termine la manche, et les jetons en jeu sont à vous : { $points } points.
hint-gate-goes-out = En commençant ainsi ({ $card }), vous pouvez jouer vos { $cards } cartes en un seul tour et terminer la manche.
hint-gate-leaves-one-turn = Après cette carte ({ $card }), vos { $cards } autres cartes tiennent en un seul tour : quand leur nombre viendra, vous pourrez terminer la manche.
hint-gate-wins-chip = Le { $card } gagne le jeton de { $value }.
hint-gate-bridges-gap = La carte noire valant { $number } comble un vide ; ensuite { $cards ->
    [one] une carte de plus convient
   *[other] { $cards } cartes de plus conviennent
}.
hint-gate-long-run = En commençant par le { $card }, vous pouvez jouer { $cards } cartes d’affilée.
hint-gate-black-goes-on = Avec la carte noire valant { $number }, votre tour continue : ensuite { $cards ->
    [one] une carte de plus convient
   *[other] { $cards } cartes de plus conviennent
}.
hint-gate-sheds-last-red = Le { $card } est votre dernière carte rouge : vous n’aurez plus rien à payer à la fin de la manche.
hint-gate-sheds-red = Le { $card } quitte votre main ; qui a du rouge à la fin de la manche paie un jeton.
hint-gate-opponent-near-end = Il ne reste à { $seat } que { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : jouez ce que vous pouvez.
hint-gate-leaves-numbers = Ensuite, seul un { $number } ou un { $value } convient.
hint-gate-pass-saves-black = Seule une carte noire convient maintenant : gardez-la.
hint-gate-pass-keeps-hand = Vos { $cards } cartes tiennent en un seul tour : gardez-les ensemble jusqu’à ce que leur nombre vienne, et vous pourrez terminer la manche.
hint-gate-pass-keeps-run = Le { $card } est l’une de { $cards } cartes qui se suivent dans votre main ; maintenant, vous ne pourriez en jouer que { $number }.
hint-gate-pass-keeps-gold = Le { $card } ne gagnerait maintenant que le jeton de { $value }.
hint-gate-pays-lowest = C’est votre jeton de plus faible valeur : vos cartes rouges ne peuvent pas vous coûter moins de { $value }.
hint-gate-pass-short-turn = Vous ne pourriez jouer que le { $card } maintenant, et rien après.
hint-gate-pass-own-lead = Vous avez joué la dernière carte : si tous les autres passent, vous ouvrez une nouvelle suite avec n’importe quelle carte.
hint-gate-pass-for-partner = Votre partenaire a joué la dernière carte : si les autres passent aussi, votre partenaire ouvre une nouvelle suite avec n’importe quelle carte.
hint-gate-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-any-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.
