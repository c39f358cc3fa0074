### Het scherm van gate in de browser.

gate-sequence = De reeks
gate-your-hand = Je hand
gate-next-gold = De volgende gouden kaart wint { $value }
gate-no-chips = Alle fiches zijn weg
gate-deals = geeft
gate-deal = Jij geeft
gate-passes = past
gate-passed = Je hebt gepast
gate-partner = je partner
gate-with = met { $seat }
gate-rounds = Rondes

## Wie aan de beurt is, en wat er kan

gate-turn-up = Jouw beurt: omhoog
gate-turn-down = Jouw beurt: omlaag
gate-turn-kicker = Jouw beurt: de startkaart
gate-turn-pay = Betaal een fiche
gate-pay-which = Je had rode kaarten. Welk fiche geef je aan { $seat }?
gate-pay = { $value } betalen
gate-kicker-starts = De laagste groene kaart, { $card }, opent de ronde.
gate-start-any = Niemand heeft groen: begin met een kaart naar keuze.
gate-start-anew = Alle anderen hebben gepast: begin opnieuw met een kaart naar keuze.
gate-none-fits = Geen van je kaarten past.
gate-next-one = Nu komt { $number }, of stop hier.
gate-next-two = { $up } gaat omhoog, { $down } omlaag, of stop hier.
gate-any-number = Elk getal
gate-up-next = Omhoog komt { $number }
gate-down-next = Omlaag komt { $number }
gate-up-closed = Omhoog kan deze beurt niet
gate-down-closed = Omlaag kan deze beurt niet

## Een hele serie, en de zwarte kaart

gate-play-cards = Speel { $cards }
gate-running = Je serie loopt
gate-still-to-come = Er komt nog: { $cards }.
gate-stop = Stop
gate-black = De zwarte kaart is …
gate-black-one-of = Mogelijk: { $numbers }.
gate-either = { $head } of { $next }
gate-black-any = Hij kan elk getal zijn.
gate-black-as = Zwart als { $number }
gate-as = als { $number }

## Het einde van een ronde, en hoe de punten tot stand kwamen

gate-round-over = Ronde { $round } is voorbij
gate-no-card-left = Geen kaart over
gate-nothing-to-pay = rood, maar geen fiche
gate-gold = goud
gate-end = de rest
gate-got = voor rood
gate-paid = betaald voor rood
gate-why-gold = { $value } voor een gouden kaart
gate-why-end = { $value } voor het einde van de ronde
gate-why-got = { $value } van anderen voor rode kaarten
gate-why-paid = { $value } betaald voor rode kaarten
gate-round = Ronde { $round }
