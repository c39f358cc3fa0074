### Ratings: how strong somebody plays, who leads, and the bots that hold the scale.

rating-title = Ratings
rating-rating = Rating
rating-certain = Zeker
rating-plus-minus = { $rating } ± { $error }
rating-provisional = voorlopig
rating-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
rating-you = Jij
rating-teams = in teams
rating-all = Alle ratings

## At the table
rating-rated = Met rating
    .about = De uitslag telt voor ieders rating. Geen tips, niets wordt teruggenomen en er is bedenktijd.
rating-ask = Aan deze tafel telt de rating. Is iedereen akkoord?
rating-agree = Akkoord
rating-withdraw = Niet meer akkoord
rating-waiting = Nog niet akkoord: { $names }
rating-all-agree = Iedereen is akkoord.
rating-leaving = Wie voor het einde weggaat, wordt laatste.
rating-over-ask = Is iemands tijd om, dan kiezen de anderen: wachten, een bot laten doorspelen of het spel beëindigen. Wie niet terugkomt, wordt laatste.
rating-over-bot = Is iemands tijd om, dan speelt een bot door. Wie niet terugkomt, wordt laatste.
rating-over-end = Is iemands tijd om, dan eindigt het spel. Die persoon wordt laatste en de anderen delen de overwinning.
rating-no-passkey = Alleen wie een passkey heeft, kan een rating krijgen: een naam die van jou blijft.
rating-changed = Ratings na dit spel
rating-change = van { $before } naar { $after }

## The bots
rating-ladder = Hoe sterk de bots zijn
    .about = Gemeten door ze tegen elkaar te laten spelen. De dunne lijn toont hoe onzeker dat is.
rating-bot = { $level }: { $rating }, tussen { $low } en { $high }

## A person, and who leads
rating-chart =
    { $count ->
        [one] De rating na het laatste spel
       *[other] De rating over de laatste { $count } spellen
    }
rating-table = Hetzelfde als tabel
rating-day = Dag
rating-step = Verschil
rating-after-provisional = Voorlopig: er zijn meer spellen nodig om zeker te zijn.
rating-leaders = Wie bovenaan staat
rating-leaders-none = Nog niemands rating is zeker genoeg. Open een tafel met rating en begin.
rating-your-own =
    { $games ->
        [one] Jouw rating: { $rating } ± { $error }, na één spel.
       *[other] Jouw rating: { $rating } ± { $error }, na { $games } spellen.
    }

## How it works
rating-how = Hoe het werkt
rating-how-pools = Elk spel en elk aantal spelers heeft een eigen rating. Die begint op 1500 en gaat met elk spel dat telt omhoog of omlaag, naar waar je eindigde en hoe sterk de anderen zijn.
rating-how-bots = De ratings van de bots bewegen nooit: ze zijn vooraf gemeten en houden de schaal vast, het zwakste niveau op 900 en het sterkste op 2100. Zo betekent een getal volgend jaar hetzelfde.
rating-how-luck = Hoe meer geluk een spel heeft, hoe minder één spel verandert en hoe meer spellen er nodig zijn. Hoeveel geluk er is, is met bots gemeten.
rating-how-certain = Een rating is voorlopig tot hij zeker genoeg is. De lijst is geordend naar het zekere deel: de rating min tweemaal de onzekerheid.
rating-how-rules = Een spel telt als iedereen aan tafel akkoord is. Er zijn geen tips en niets wordt teruggenomen. Alleen wie een passkey heeft, kan een rating krijgen.
rating-how-leaving = Wie opgeeft, weggaat of geen tijd meer heeft, wordt laatste; de rating van een partner blijft zoals die is. Een spel dat allen samen beëindigen, telt niet.
rating-how-accounts = Eén rating per persoon: wie met meer accounts speelt of met anderen punten maakt, verliest die spellen. Ze worden eruit gehaald en ieders rating wordt opnieuw berekend.
rating-how-again = De ratings volgen alleen uit de lijst van spellen die tellen en zijn daaruit tot op het laatste cijfer opnieuw te berekenen.

refused-needs-passkey = Alleen wie een passkey heeft, kan een rating krijgen. Onder “Mijn account” kun je er een toevoegen.
refused-not-agreed = Het spel telt voor de rating en nog niet iedereen is akkoord.
refused-not-rateable = Een tafel met rating heeft bedenktijd nodig, geen tips, geen gekozen kaarten of beginner, de gedrukte regels, één plaats per persoon en bots die een rating hebben.
refused-not-rated = Spellen aan deze tafel tellen niet voor de rating.
refused-rated-game = Het spel telt voor de rating: wie speelt, blijft, en geen zet wordt teruggenomen.
refused-no-such-rating = Zo’n rating is er hier niet.
