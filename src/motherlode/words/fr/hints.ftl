### Pourquoi un coup est bon. $card et $other sont des cartes avec leur nom entier, $colour est le nom d’une couleur, $seat
### le nom d’un joueur ; $chance est en pour cent.

hint-donkey-only-move = Il n’y a rien d’autre à faire ici.
hint-donkey-completes-set = L’{ $card } complète votre trio de couleur { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour votre pile.
hint-donkey-denies-set = Il ne manque à { $seat } qu’une carte de couleur { $colour } : l’{ $card } ferait son bonheur.
hint-donkey-trades-donkey = Vous vous débarrassez de l’{ $other } et recevez l’{ $card } en échange.
hint-donkey-makes-pair = Avec l’{ $card }, vous avez deux cartes de couleur { $colour } ; encore une et le trio est complet.
hint-donkey-takes-donkey = Il faut prendre un âne maintenant, et c’est l’{ $card } qui vous nuit le moins.
hint-donkey-lowers-gold = L’{ $card } vous est plus utile que l’{ $other }.
hint-donkey-bonus-breaks-pair = { $seat } a deux cartes de couleur { $colour } ; sans l’{ $card }, il n’en reste qu’une.
hint-donkey-bonus-takes-card = L’{ $card } vous sert plus qu’à { $seat }.
hint-donkey-bonus-only-donkeys = Il n’y a que des ânes à prendre : mieux vaut s’abstenir.
hint-donkey-bonus-not-worth = Aucune de ces cartes ne vous aiderait.
hint-donkey-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-mine-only-move = Il n’y a plus que cette carte à retourner.
hint-mine-wins-gold = Vous y avez vu { $card } : avec { $other }, c’est de l’or pour vous.
hint-mine-known-pair = Vous avez vu { $card } à l’emplacement { $place } et { $other } à l’emplacement { $other_place } : ensemble, c’est de l’or pour vous.
hint-mine-removes-miner = Le { $card }, qui travaille pour { $seat }, quitte ainsi le jeu.
hint-mine-blows-up = Cela fait sauter { $card } et { $other }, avant qu’un autre n’en profite.
hint-mine-shows-nothing = Vous y avez vu { $card } : les autres n’apprennent rien de nouveau.
hint-mine-hopes-for-gold = { $chance } % des cartes inconnues sont de l’or que le { $card } vous rapporterait.
hint-mine-hopes-for-miner = { $chance } % des cartes inconnues sont des mineurs qui vous rapporteraient l’{ $card }.
hint-mine-starts-strong-miner = Vous y avez vu le { $card }, assez fort pour n’importe quel or ; { $chance } % des cartes inconnues conviennent.
hint-mine-starts-known = Vous y avez vu { $card } ; { $chance } % des cartes inconnues vous rapporteraient de l’or avec cette carte.
hint-mine-explores = Rien de ce que vous avez vu ne vous rapporte de l’or maintenant : regardez une nouvelle carte.
hint-mine-rush-known-gold = Vous y avez vu l’{ $card } : il n’y a plus qu’à se servir.
hint-mine-rush-leftover = Il ne vous reste plus d’or à trouver : { $card } ne coûte rien.
hint-mine-rush-explores = { $chance } % des cartes inconnues sont de l’or.
hint-mine-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-gate-kicker = Le { $card } est la carte d’ouverture et commence la manche.
hint-gate-cannot-play = Aucune de vos cartes ne convient.
hint-gate-ends-round = Votre dernière carte termine la manche, et les jetons en jeu sont à vous : { $points } points.
hint-gate-goes-out = En commençant ainsi ({ $card }), vous pouvez jouer vos { $cards } cartes en un seul tour et terminer la manche.
hint-gate-wins-chip = Le { $card } gagne le jeton de { $value }.
hint-gate-bridges-gap = La carte noire valant { $number } comble un vide ; ensuite { $cards ->
    [one] une carte de plus convient
   *[other] { $cards } cartes de plus conviennent
}.
hint-gate-sheds-red = Le { $card } quitte votre main avant que quelqu’un ne termine la manche et que les cartes rouges ne coûtent un jeton.
hint-gate-long-run = En commençant par le { $card }, vous pouvez jouer { $cards } cartes d’affilée.
hint-gate-pass-saves-black = Seule une carte noire convient maintenant, et elle vaudra davantage plus tard.
hint-gate-pass-waits = Ce que vous pourriez jouer maintenant vous servira davantage plus tard.
hint-gate-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.
