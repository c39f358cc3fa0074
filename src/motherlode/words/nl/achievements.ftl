### Wat je in de spellen kunt bereiken.

achieved-three-sets-in-an-offer = Drie keer drie
    .about = drie sets uit een en hetzelfde aanbod.
achieved-set-in-the-grand-final = Op het laatste moment
    .about = een set in de grote finale.
achieved-won-without-stealing = Eerlijk gewonnen
    .about = gewonnen zonder ooit een bonuskaart te pakken.
achieved-duel-won-with-a-three = David
    .about = een duel dat je mijnwerker met waarde 3 wint, de zwakste die dat kan.
achieved-four-gold-on-anothers-turn = Hartelijk dank
    .about = je mijnwerker haalt in de beurt van een ander goud met waarde 4.
achieved-three-finds-in-the-rush = Koorts
    .about = drie keer goud gevonden in één goudkoorts.
achieved-round-without-red = Niets roods
    .about = een ronde beëindigd zonder er een rode kaart in te hebben gespeeld.
achieved-all-chips-of-a-round = Alles binnen
    .about = alle vier de fiches van een ronde.
achieved-never-paid-for-red = Nooit betrapt
    .about = een heel spel zonder voor rode kaarten te betalen.
