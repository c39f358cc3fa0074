### Tournaments: the end, and what decides between equals.

tournament-won =
    { $number ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
tournament-tie-opponents = Equal points; those played with have { $value }.
tournament-tie-firsts =
    { $value ->
        [one] Equal points; { $value } game won.
       *[other] Equal points; { $value } games won.
    }
tournament-tie-mean = Equal points; { $value } from the tables’ mean.
tournament-tie-par = Equal points; { $value } from the expert.
tournament-tie-shared = Equal in everything: the rank is shared.
tournament-away = No connection: what you see may be old.
tournament-withdraw = Do not play after all
