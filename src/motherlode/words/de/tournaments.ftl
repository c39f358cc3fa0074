### Turniere: der Schluss, und was zwischen Gleichen entscheidet.

tournament-won =
    { $number ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
tournament-tie-opponents = Gleiche Punkte; die Mitspielenden haben { $value }.
tournament-tie-firsts =
    { $value ->
        [one] Gleiche Punkte; { $value } Spiel gewonnen.
       *[other] Gleiche Punkte; { $value } Spiele gewonnen.
    }
tournament-tie-mean = Gleiche Punkte; { $value } zum Durchschnitt der Tische.
tournament-tie-par = Gleiche Punkte; { $value } zum Experten.
tournament-tie-shared = In allem gleich: Der Platz wird geteilt.
tournament-away = Keine Verbindung: Was du siehst, ist vielleicht veraltet.
tournament-withdraw = Doch nicht mitspielen
