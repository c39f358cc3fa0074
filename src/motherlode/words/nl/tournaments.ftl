### Toernooien: het einde, en wat tussen gelijken beslist.

tournament-won =
    { $number ->
        [one] { $names } heeft gewonnen.
       *[other] { $names } hebben samen gewonnen.
    }
tournament-tie-opponents = Gelijke punten; de medespelers hebben er { $value }.
tournament-tie-firsts =
    { $value ->
        [one] Gelijke punten; { $value } spel gewonnen.
       *[other] Gelijke punten; { $value } spellen gewonnen.
    }
tournament-tie-mean = Gelijke punten; { $value } ten opzichte van het gemiddelde van de tafels.
tournament-tie-par = Gelijke punten; { $value } ten opzichte van de expert.
tournament-tie-shared = In alles gelijk: de plaats wordt gedeeld.
tournament-away = Geen verbinding: wat je ziet is misschien verouderd.
tournament-withdraw = Toch niet meedoen
