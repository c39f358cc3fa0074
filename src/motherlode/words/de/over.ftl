### Das Ende eines Spiels im Browser: die Zählung, das Ergebnis, und das Ergebnis eines Matches.

over-counting = Das Gold wird gezählt …
over-skip = Zum Ergebnis
over-rank = { $place }. Platz
over-sets =
    { $sets ->
        [one] Trio
       *[other] { $sets } Trios
    }
over-most = höchste Summe
over-look-again = Eine Runde noch einmal ansehen
over-match-you-win = Du gewinnst das Match!
over-match-wins =
    { $count ->
        [one] { $winners } gewinnt das Match
       *[other] { $winners } teilen sich das Match
    }
over-match-points =
    { $points ->
        [one] { $points } Punkt in { $games } Spielen.
       *[other] { $points } Punkte in { $games } Spielen.
    }
over-last-game =
    { $points ->
        [one] Das letzte Spiel: { $winners }, { $points } Punkt.
       *[other] Das letzte Spiel: { $winners }, { $points } Punkte.
    }
over-match-level = Im Match steht es gleich.
over-match-you-lead = Du führst im Match.
over-match-leads =
    { $count ->
        [one] { $leaders } führt im Match.
       *[other] { $leaders } führen im Match.
    }
daily-sealed = Andere spielen noch mit diesen Karten. Dein Spiel kannst du nachspielen, wenn der Tag vorbei ist.
daily-back = Zu den Karten des Tages
tournament-back = Zum Turnier
tournament-sealed = Andere spielen noch mit diesen Karten. Dein Spiel kannst du nachspielen, wenn die Runde geschlossen ist.
review-open = Dieses Spiel analysieren
