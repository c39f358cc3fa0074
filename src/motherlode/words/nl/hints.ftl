### Waarom een zet goed is. $card en $other zijn kaarten met hun hele naam, $colour is de naam van een kleur, $seat de naam
### van een speler; $chance is in procenten.

hint-donkey-only-move = Iets anders is hier niet mogelijk.
hint-donkey-completes-set = Met { $card } is je set van de kleur { $colour } compleet: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor je stapel.
hint-donkey-trades-donkey = Je raakt { $other } kwijt en krijgt er { $card } voor.
hint-donkey-makes-pair = Met { $card } heb je twee kaarten van de kleur { $colour }; nog één en de set is compleet.
hint-donkey-bonus-breaks-pair = { $seat } heeft twee kaarten van de kleur { $colour }; zonder { $card } is het er nog maar één.
hint-donkey-bonus-only-donkeys = Je kunt alleen ezels pakken: liever geen.
hint-donkey-denies-set = { $seat } heeft twee kaarten van de kleur { $colour } en kan { $card } als derde krijgen: een set van { $points } punten.
hint-donkey-must-take-donkey = Er zijn nu alleen ezels te pakken en je kunt niets ruilen; { $card } is er een van.
hint-donkey-avoids-donkey = Door te ruilen hoef je { $other }, de laagste kaart van het aanbod, niet te pakken.
hint-donkey-leads-colour = Met { $card } sta je voor in { $colour }: { $points } tegen { $value }. Dat telt aan het eind.
hint-donkey-arms-exchange = Je kunt { $card } later ruilen voor elke goudkaart van het aanbod.
hint-donkey-leaves-lowest = Daarna is { $other } de laagste kaart van het aanbod, en is { $seat } aan de beurt.
hint-donkey-bonus-gold = Je krijgt { $card }, { $points } punten waard, en { $seat } heeft die kaart niet meer.
hint-donkey-best-on-average = Deze zet levert gemiddeld het meeste op.

hint-mine-only-move = Alleen deze ene kaart kan nog worden omgedraaid.
hint-mine-wins-gold = Je hebt daar { $card } gezien: samen met { $other } is dat goud voor jou.
hint-mine-known-pair = Je hebt { $card } op plek { $place } en { $other } op plek { $other_place } gezien: samen is dat goud voor jou.
hint-mine-removes-miner = Zo verdwijnt { $card }, van { $seat }, uit het spel.
hint-mine-shows-nothing = Je hebt daar { $card } gezien: de anderen komen niets nieuws te weten.
hint-mine-hopes-for-gold = { $chance }% van de onbekende kaarten is goud dat { $card } jou brengt.
hint-mine-hopes-for-miner = { $chance }% van de onbekende kaarten is een mijnwerker die jou { $card } brengt.
hint-mine-starts-known = Je hebt daar { $card } gezien; { $chance }% van de onbekende kaarten brengt je daarmee goud.
hint-mine-explores = Niets van wat je hebt gezien, brengt je nu goud: bekijk een nieuwe kaart.
hint-mine-rush-known-gold = Je hebt daar { $card } gezien, en nu heb je het voor het grijpen.
hint-mine-rush-leftover = Goud kun je niet meer vinden: { $card } kost niets.
hint-mine-rush-explores = { $chance }% van de onbekende kaarten is goud.
hint-mine-known-duel = Je hebt { $card } op plek { $place } en { $other } op plek { $other_place } gezien: de zwakste mijnwerker werkt voor { $seat } en verdwijnt uit het spel.
hint-mine-known-stall = Je hebt { $card } op plek { $place } en { $other } op plek { $other_place } gezien: er gebeurt niets, en de anderen komen niets nieuws te weten.
hint-mine-duel = Zo verdwijnt { $card } uit het spel en blijft { $other }.
hint-mine-spends-miner = Het goud gaat naar { $seat }, maar het is maar { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, en { $card } verdwijnt uit het spel.
hint-mine-blows-up = Zo vliegen { $card } en { $other } samen de lucht in: beide verdwijnen uit het spel.
hint-mine-explores-chance = { $chance }% van de onbekende kaarten brengt je goud met een kaart die je kent.
hint-mine-explores-second = Geen enkele onbekende kaart brengt je goud met { $card }: zo zie je een kaart meer.
hint-mine-rush-passes = Met { $card } win je niets, maar je laat het zoeken aan de anderen: { $chance }% van de onbekende kaarten is goud.
hint-mine-best-on-average = Deze zet levert gemiddeld het meeste op.

hint-gate-kicker = De startkaart, { $card }, opent de ronde.
hint-gate-cannot-play = Geen van je kaarten past.
hint-gate-ends-round = Je laatste kaart beëindigt de ronde, en de fiches in het spel zijn voor jou: { $points } punten.
hint-gate-goes-out = Als je zo begint ({ $card }), kun je al je { $cards } kaarten in deze beurt spelen en de ronde beëindigen.
hint-gate-leaves-one-turn = Na deze kaart ({ $card }) passen je andere { $cards } kaarten in één beurt: als hun getal komt, kun je de ronde beëindigen.
hint-gate-wins-chip = Met { $card } win je het fiche van { $value }.
hint-gate-bridges-gap = De zwarte kaart als { $number } vult een gat; daarna { $cards ->
    [one] past nog één kaart
   *[other] passen nog { $cards } kaarten
}.
hint-gate-long-run = Vanaf { $card } kun je { $cards } kaarten achter elkaar spelen.
hint-gate-black-goes-on = Met de zwarte kaart als { $number } gaat je beurt verder: daarna { $cards ->
    [one] past nog één kaart
   *[other] passen nog { $cards } kaarten
}.
hint-gate-sheds-last-red = Met { $card } raak je je laatste rode kaart kwijt: aan het eind van de ronde heb je dan niets te betalen.
hint-gate-sheds-red = Zo raak je { $card } kwijt; wie aan het eind van de ronde rood heeft, betaalt een fiche.
hint-gate-opponent-near-end = { $seat } heeft nog maar { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}: speel wat je kunt.
hint-gate-leaves-numbers = Daarna past alleen een { $number } of een { $value }.
hint-gate-pass-saves-black = Nu past alleen een zwarte kaart: bewaar die.
hint-gate-pass-keeps-hand = Je { $cards } kaarten passen in één beurt: houd ze bij elkaar tot hun getal komt, dan kun je de ronde beëindigen.
hint-gate-pass-keeps-run = Je hebt { $cards } kaarten op rij in je hand, met { $card } erbij; nu zou je er maar { $number } van kunnen spelen.
hint-gate-pass-keeps-gold = Met { $card } zou je nu alleen het fiche van { $value } winnen.
hint-gate-pays-lowest = Het is je fiche met de laagste waarde: minder dan { $value } kunnen je rode kaarten je niet kosten.
hint-gate-pass-short-turn = Je zou nu alleen { $card } kunnen spelen en daarna niets meer.
hint-gate-pass-own-lead = Jij speelde de laatste kaart: als alle anderen passen, open je een nieuwe reeks met een kaart naar keuze.
hint-gate-pass-for-partner = Je partner speelde de laatste kaart: als de anderen ook passen, opent je partner een nieuwe reeks met een kaart naar keuze.
hint-gate-best-on-average = Deze zet levert gemiddeld het meeste op.

hint-any-best-on-average = Deze zet levert gemiddeld het meeste op.
