# Waarom een zet goed is. $card en $other zijn kaarten met hun hele naam, $colour is de naam van een kleur, $seat de naam
# van een speler; $chance is in procenten.

hint-donkey-only_move = Iets anders is hier niet mogelijk.
hint-donkey-completes_set = Met { $card } is je set van de kleur { $colour } compleet: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor je stapel.
hint-donkey-denies_set = { $seat } mist nog maar één kaart van de kleur { $colour } en zou blij zijn met { $card }.
hint-donkey-trades_donkey = Je raakt { $other } kwijt en krijgt er { $card } voor.
hint-donkey-makes_pair = Met { $card } heb je twee kaarten van de kleur { $colour }; nog één en de set is compleet.
hint-donkey-takes_donkey = Er moet nu een ezel genomen worden, en { $card } doet je het minste kwaad.
hint-donkey-lowers_gold = Aan { $card } heb je meer dan aan { $other }.
hint-donkey-bonus_breaks_pair = { $seat } heeft twee kaarten van de kleur { $colour }; zonder { $card } is het er nog maar één.
hint-donkey-bonus_takes_card = { $card } helpt jou meer dan { $seat }.
hint-donkey-bonus_only_donkeys = Er zijn alleen ezels te halen: liever geen.
hint-donkey-bonus_not_worth = Geen van deze kaarten zou je helpen.
hint-donkey-best_on_average = Deze zet levert gemiddeld het meeste op.

hint-mine-only_move = Er is alleen nog deze ene kaart om te draaien.
hint-mine-wins_gold = Je hebt daar { $card } gezien: samen met { $other } is dat goud voor jou.
hint-mine-known_pair = Je hebt { $card } op plaats { $place } en { $other } op plaats { $other_place } gezien: samen is dat goud voor jou.
hint-mine-removes_miner = { $card } is van { $seat } en verdwijnt zo uit het spel.
hint-mine-blows_up = { $card } en { $other } vliegen samen de lucht in, voordat een ander er iets aan heeft.
hint-mine-shows_nothing = Je hebt daar { $card } gezien: de anderen leren niets nieuws.
hint-mine-hopes_for_gold = { $chance } van de 100 onbekende kaarten zijn goud dat { $card } jou brengt.
hint-mine-hopes_for_miner = { $chance } van de 100 onbekende kaarten zijn mijnwerkers die jou { $card } brengen.
hint-mine-starts_strong_miner = Je hebt daar { $card } gezien, sterk genoeg voor elk goud; { $chance } van de 100 onbekende kaarten passen.
hint-mine-starts_known = Je hebt daar { $card } gezien; { $chance } van de 100 onbekende kaarten brengen je daarmee goud.
hint-mine-explores = Niets van wat je gezien hebt brengt je nu goud: bekijk een nieuwe kaart.
hint-mine-rush_known_gold = Je hebt daar { $card } gezien, en nu heb je het voor het grijpen.
hint-mine-rush_leftover = Goud kun je niet meer vinden: { $card } kost niets.
hint-mine-rush_explores = { $chance } van de 100 onbekende kaarten zijn goud.
hint-mine-best_on_average = Deze zet levert gemiddeld het meeste op.

hint-gate-kicker = { $card } opent de ronde.
hint-gate-cannot_play = Geen van je kaarten past.
hint-gate-ends_round = Je laatste kaart beëindigt de ronde, en de fiches in het spel zijn voor jou: { $points } punten.
hint-gate-goes_out = Vanaf { $card } kun je al je { $cards } kaarten in deze beurt spelen en de ronde beëindigen.
hint-gate-wins_chip = { $card } is goud en pakt het fiche van { $value }.
hint-gate-bridges_gap = De zwarte kaart als { $number } vult een gat; daarna { $cards ->
    [one] past nog één kaart
   *[other] passen nog { $cards } kaarten
}.
hint-gate-sheds_red = { $card } gaat uit je hand voordat iemand de ronde beëindigt en rode kaarten een fiche kosten.
hint-gate-long_run = Vanaf { $card } kun je { $cards } kaarten achter elkaar spelen.
hint-gate-pass_saves_black = Nu past alleen een zwarte kaart, en die is later meer waard.
hint-gate-pass_waits = Aan wat je nu zou kunnen spelen heb je later meer.
hint-gate-best_on_average = Deze zet levert gemiddeld het meeste op.
