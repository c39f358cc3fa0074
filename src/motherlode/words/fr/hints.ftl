# Pourquoi un coup est bon. $card et $other sont des cartes avec leur nom entier, $colour est le nom d'une couleur, $seat
# le nom d'un joueur ; $chance est en pour cent.

hint-donkey-only_move = Il n'y a rien d'autre à faire ici.
hint-donkey-completes_set = { $card } complète ta série de couleur { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ta pile.
hint-donkey-denies_set = Il ne manque à { $seat } qu'une carte de couleur { $colour } : { $card } ferait son bonheur.
hint-donkey-trades_donkey = Tu te débarrasses de cette carte : { $other }, et tu reçois en échange : { $card }.
hint-donkey-makes_pair = Avec { $card }, tu as deux cartes de couleur { $colour } ; encore une et la série est complète.
hint-donkey-takes_donkey = Il faut prendre un âne maintenant, et { $card } te nuit le moins.
hint-donkey-lowers_gold = { $card } t'est plus utile que { $other }.
hint-donkey-bonus_breaks_pair = { $seat } a deux cartes de couleur { $colour } ; sans { $card }, il n'en reste qu'une.
hint-donkey-bonus_takes_card = { $card } te sert plus qu'à { $seat }.
hint-donkey-bonus_only_donkeys = Il n'y a que des ânes à prendre : mieux vaut s'abstenir.
hint-donkey-bonus_not_worth = Aucune de ces cartes ne t'aiderait.
hint-donkey-best_on_average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-mine-only_move = Il n'y a plus que cette carte à retourner.
hint-mine-wins_gold = Tu as vu là { $card } : avec { $other }, c'est de l'or pour toi.
hint-mine-known_pair = Tu as vu { $card } à la place { $place } et { $other } à la place { $other_place } : ensemble, c'est de l'or pour toi.
hint-mine-removes_miner = { $card } appartient à { $seat } et quitte ainsi le jeu.
hint-mine-blows_up = { $card } et { $other } sautent ensemble, avant qu'un autre n'en profite.
hint-mine-shows_nothing = Tu as vu là { $card } : les autres n'apprennent rien de nouveau.
hint-mine-hopes_for_gold = { $chance } cartes inconnues sur 100 sont de l'or que { $card } te rapporte.
hint-mine-hopes_for_miner = { $chance } cartes inconnues sur 100 sont des mineurs qui te rapportent { $card }.
hint-mine-starts_strong_miner = Tu as vu là { $card }, de force à porter n'importe quel or ; { $chance } cartes inconnues sur 100 conviennent.
hint-mine-starts_known = Tu as vu là { $card } ; { $chance } cartes inconnues sur 100 te rapportent de l'or avec elle.
hint-mine-explores = Rien de ce que tu as vu ne te rapporte de l'or maintenant : regarde une nouvelle carte.
hint-mine-rush_known_gold = Tu as vu là { $card } : il n'y a plus qu'à se servir.
hint-mine-rush_leftover = Il ne te reste plus d'or à trouver : { $card } ne coûte rien.
hint-mine-rush_explores = { $chance } cartes inconnues sur 100 sont de l'or.
hint-mine-best_on_average = De tous les coups, celui-ci rapporte le plus en moyenne.

hint-gate-kicker = { $card } ouvre la manche.
hint-gate-cannot_play = Aucune de tes cartes ne convient.
hint-gate-ends_round = Ta dernière carte termine la manche, et les jetons en jeu sont à toi : { $points } points.
hint-gate-goes_out = À partir de { $card }, tu peux jouer tes { $cards } cartes en un seul tour et terminer la manche.
hint-gate-wins_chip = { $card } est de l'or et prend le jeton de { $value }.
hint-gate-bridges_gap = La carte noire comme { $number } comble un vide ; ensuite { $cards ->
    [one] une carte de plus convient
   *[other] { $cards } cartes de plus conviennent
}.
hint-gate-sheds_red = { $card } quitte ta main avant que quelqu'un ne termine la manche et que les cartes rouges coûtent un jeton.
hint-gate-long_run = À partir de { $card }, tu peux jouer { $cards } cartes d'affilée.
hint-gate-pass_saves_black = Seule une carte noire convient maintenant, et elle vaudra plus tard davantage.
hint-gate-pass_waits = Ce que tu pourrais jouer maintenant te servira plus tard davantage.
hint-gate-best_on_average = De tous les coups, celui-ci rapporte le plus en moyenne.
