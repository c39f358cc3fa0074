### Het einde van een spel in de browser: de telling, de uitslag, en de uitslag van een wedstrijd.

over-counting = Het goud wordt geteld …
over-skip = Naar de uitslag
over-rank = { $place }e plaats
over-sets =
    { $sets ->
        [one] set
       *[other] { $sets } sets
    }
over-most = hoogste totaal
over-look-again = Bekijk een ronde nog eens
over-match-you-win = Je wint de wedstrijd!
over-match-wins =
    { $count ->
        [one] { $winners } wint de wedstrijd
       *[other] { $winners } delen de wedstrijd
    }
over-match-points =
    { $points ->
        [one] { $points } punt in { $games } spellen.
       *[other] { $points } punten in { $games } spellen.
    }
over-last-game =
    { $points ->
        [one] Het laatste spel: { $winners }, { $points } punt.
       *[other] Het laatste spel: { $winners }, { $points } punten.
    }
over-match-level = in de wedstrijd staat het gelijk.
over-match-you-lead = je staat voor in de wedstrijd.
over-match-leads =
    { $count ->
        [one] { $leaders } staat voor in de wedstrijd.
       *[other] { $leaders } staan voor in de wedstrijd.
    }
daily-sealed = Anderen spelen nog met deze kaarten. Je spel kun je naspelen als de dag voorbij is.
daily-back = Naar de kaarten van de dag
tournament-back = Naar het toernooi
tournament-sealed = Anderen spelen nog met deze kaarten. Je spel kun je naspelen als de ronde gesloten is.
review-open = Dit spel analyseren
