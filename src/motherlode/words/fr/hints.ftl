### Pourquoi un coup est bon. $card et $other sont des cartes avec leur nom entier, $colour est le nom d'une couleur, $seat
### le nom d'un joueur ; $chance est en pour cent.

hint-donkey-only-move = Il n'y a rien d'autre à faire ici.
hint-donkey-completes-set = { $card } complète ta série de couleur { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ta pile.
hint-donkey-denies-set = Il ne manque à { $seat } qu'une carte de couleur { $colour } : { $card } ferait son bonheur.
hint-donkey-trades-donkey = Tu te débarrasses de cette carte : { $other }, et tu reçois en échange : { $card }.
hint-donkey-makes-pair = Avec { $card }, tu as deux cartes de couleur { $colour } ; encore une et la série est complète.
hint-donkey-takes-donkey = Il faut prendre un âne maintenant, et { $card } te nuit le moins.
hint-donkey-lowers-gold = { $card } t'est plus utile que { $other }.
hint-donkey-bonus-breaks-pair = { $seat } a deux cartes de couleur { $colour } ; sans { $card }, il n'en reste qu'une.
hint-donkey-bonus-takes-card = { $card } te sert plus qu'à { $seat }.
hint-donkey-bonus-only-donkeys = Il n'y a que des ânes à prendre : mieux vaut s'abstenir.
hint-donkey-bonus-not-worth = Aucune de ces cartes ne t'aiderait.
hint-donkey-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-mine-only-move = Il n'y a plus que cette carte à retourner.
hint-mine-wins-gold = Tu as vu là { $card } : avec { $other }, c'est de l'or pour toi.
hint-mine-known-pair = Tu as vu { $card } à la place { $place } et { $other } à la place { $other_place } : ensemble, c'est de l'or pour toi.
hint-mine-removes-miner = { $card } appartient à { $seat } et quitte ainsi le jeu.
hint-mine-blows-up = { $card } et { $other } sautent ensemble, avant qu'un autre n'en profite.
hint-mine-shows-nothing = Tu as vu là { $card } : les autres n'apprennent rien de nouveau.
hint-mine-hopes-for-gold = { $chance } cartes inconnues sur 100 sont de l'or que { $card } te rapporte.
hint-mine-hopes-for-miner = { $chance } cartes inconnues sur 100 sont des mineurs qui te rapportent { $card }.
hint-mine-starts-strong-miner = Tu as vu là { $card }, de force à porter n'importe quel or ; { $chance } cartes inconnues sur 100 conviennent.
hint-mine-starts-known = Tu as vu là { $card } ; { $chance } cartes inconnues sur 100 te rapportent de l'or avec elle.
hint-mine-explores = Rien de ce que tu as vu ne te rapporte de l'or maintenant : regarde une nouvelle carte.
hint-mine-rush-known-gold = Tu as vu là { $card } : il n'y a plus qu'à se servir.
hint-mine-rush-leftover = Il ne te reste plus d'or à trouver : { $card } ne coûte rien.
hint-mine-rush-explores = { $chance } cartes inconnues sur 100 sont de l'or.
hint-mine-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-gate-kicker = { $card } ouvre la manche.
hint-gate-cannot-play = Aucune de tes cartes ne convient.
hint-gate-ends-round = Ta dernière carte termine la manche, et les jetons en jeu sont à toi : { $points } points.
hint-gate-goes-out = À partir de { $card }, tu peux jouer tes { $cards } cartes en un seul tour et terminer la manche.
hint-gate-wins-chip = { $card } est de l'or et prend le jeton de { $value }.
hint-gate-bridges-gap = La carte noire comme { $number } comble un vide ; ensuite { $cards ->
    [one] une carte de plus convient
   *[other] { $cards } cartes de plus conviennent
}.
hint-gate-sheds-red = { $card } quitte ta main avant que quelqu'un ne termine la manche et que les cartes rouges coûtent un jeton.
hint-gate-long-run = À partir de { $card }, tu peux jouer { $cards } cartes d'affilée.
hint-gate-pass-saves-black = Seule une carte noire convient maintenant, et elle vaudra plus tard davantage.
hint-gate-pass-waits = Ce que tu pourrais jouer maintenant te servira plus tard davantage.
hint-gate-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-any-best-on-average = De tous les coups, celui-ci rapporte le plus en moyenne.
