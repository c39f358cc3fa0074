### De kaarten van de dag en toernooien.

## De kaarten van de dag

daily-about = Elke dag dezelfde kaarten voor iedereen, in elk spel, tegen dezelfde bots. Je hebt telkens één poging. Een nieuwe dag begint om middernacht UTC.
daily-against = { $bots } bots, { $level }
daily-play = Spelen
daily-go-on = Verder spelen
daily-given-up = Dit spel heb je opgegeven.
daily-left = Eindigt over { $time }.
daily-soon-over = Eindigt over minder dan een minuut.
daily-place =
    { $place ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
       *[other] Vijfde
    }
daily-ahead =
    { $points ->
        [one] { $points } punt voor
       *[other] { $points } punten voor
    }
daily-behind =
    { $points ->
        [one] { $points } punt achter
       *[other] { $points } punten achter
    }
daily-level = evenveel punten
daily-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
daily-rank = Nummer { $rank } van { $of } tot nu toe.
daily-rank-closed = Nummer { $rank } van { $of }.
daily-streak = { $days } dagen op rij.
daily-share = Delen
daily-share-picture = Plaatje opslaan
daily-copied = Gekopieerd.
daily-standings = Stand
daily-standings-all = Iedereen
daily-standings-friends = Vrienden
daily-standings-hidden = Hoe de anderen het deden, zie je als je zelf hebt gespeeld.
daily-standings-none = Nog niemand heeft een resultaat.
daily-standings-rule = Wie aan tafel eerste wordt, staat boven wie tweede wordt, enzovoort. Daarna telt hoeveel punten je voor de beste bot ligt of erachter, en dan de punten.
daily-you = Jij
daily-nobody = Gast
daily-past = De dagen ervoor
daily-not-played = Niet gespeeld
daily-replay = Naspelen
daily-fair = Waar de kaarten vandaan komen
daily-fair-about = Alle kaarten komen uit een geheim van de server. Het zegel ervan wordt de dag ervoor gepubliceerd en het geheim een uur na het einde van de dag: zo kan iedereen controleren dat niets is veranderd. De bots rekenen een vast aantal stappen en niet op tijd, en hun toeval hoort bij de kaarten: wie dezelfde zetten doet, ziet hetzelfde spel.
daily-fair-today = De zegels van vandaag
daily-fair-tomorrow = De zegels van morgen
daily-fair-secret = Geheim
daily-list = Kaarten van de dag van { $day }
contest-rank = Plaats
contest-player = Speler
contest-result = Resultaat

## Toernooien

tournament-mine = Mijn toernooien
tournament-none = Je speelt nog niet in een toernooi. Open er een en stuur de anderen de link.
tournament-new = Nieuw toernooi
tournament-name = Naam
tournament-name-usual = Toernooi
tournament-game = Spel
tournament-seats = Spelers aan tafel
tournament-system = Systeem
tournament-swiss = Zwitsers systeem
    .about = Iedereen speelt in elke ronde; spelers met evenveel punten spelen tegen elkaar, en niemand twee keer als het te vermijden is. Wie later komt, speelt mee vanaf de volgende ronde.
tournament-round-robin = Iedereen tegen iedereen
    .about = Iedereen treft alle anderen. Er zijn zoveel rondes als daarvoor nodig zijn.
tournament-rounds = Rondes
tournament-duplicate = Dezelfde kaarten aan alle tafels
    .about = Iedereen wordt vergeleken met wie elders dezelfde plaats en dezelfde kaarten had, en met een expert-bot. Zo blijft er van het geluk weinig over.
tournament-shared = Spellen delen als data
    .about = Afgelopen spellen mogen voor onderzoek worden gepubliceerd: kaarten, zetten en hoelang ze duurden, zonder namen en chat. Iedereen leest dit voor het inschrijven.
tournament-shared-note = Afgelopen spellen van dit toernooi mogen voor onderzoek worden gepubliceerd: kaarten, zetten en hoelang ze duurden, zonder namen en chat.
tournament-compare = Wat telt
tournament-compare-match-points = Hoeveel je er hebt verslagen
tournament-compare-mean = Het verschil met het gemiddelde
tournament-fill = Lege plaatsen
tournament-fill-bye = In plaats daarvan een vrije ronde
tournament-fill-bot = Bot, { $level }
tournament-begins = Begin
tournament-begins-by-hand = Als ik het zeg
tournament-begins-at = Op een vaste tijd
tournament-pace = Volgende ronde
tournament-pace-ended = Zodra alles gespeeld is
tournament-pace-minutes = Elke { $minutes } minuten
tournament-pace-hours =
    { $hours ->
        [one] Elk uur
       *[other] Elke { $hours } uur
    }
tournament-pace-days =
    { $days ->
        [one] Elke dag
       *[other] Elke { $days } dagen
    }
tournament-open = Toernooi openen
tournament-phase-open = Open
tournament-phase-running = Bezig
tournament-phase-over = Voorbij
tournament-invite = Wie deze link heeft, kan meedoen.
tournament-join = Meedoen
tournament-leave = Geen ronde meer spelen
tournament-rejoin = Weer meedoen
tournament-begin = Beginnen
tournament-close = Ronde sluiten
tournament-close-about = Spellen die nog niet klaar zijn, tellen niet.
tournament-end = Toernooi beëindigen
tournament-sure = Echt?
tournament-starts-at = Begint { $time }.
tournament-next-at = De volgende ronde begint { $time }.
tournament-closes-at = Sluit { $time }.
tournament-needs =
    { $players ->
        [one] Er is { $players } speler nodig.
       *[other] Er zijn { $players } spelers nodig.
    }
tournament-players =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
tournament-your-table = Naar je tafel
tournament-your-bye = Je hebt deze ronde vrij.
tournament-wait = Je spel is klaar. De ronde sluit als alle spellen klaar zijn.
tournament-round = Ronde { $number } van { $of }
tournament-round-closed = gesloten
tournament-table = Tafel { $number }
tournament-bot = Bot
tournament-gone = gestopt
tournament-byes = Vrij: { $names }
tournament-playing = wordt gespeeld
tournament-unfinished = niet afgemaakt
tournament-secret-result = klaar
tournament-watch = Kijken
tournament-standings = Stand
tournament-points = Punten
tournament-games = Spellen
tournament-par = Expert
tournament-how = Hoe er wordt geteld
tournament-how-usual = Je krijgt 2 punten voor iedereen aan tafel die je achter je laat, en 1 voor wie gelijk met je staat. Een vrije ronde telt als een gewonnen spel. Een spel dat niet klaar is als de ronde sluit, levert niets op. Bij gelijke punten beslissen de punten van je medespelers, dan de gewonnen spellen, dan de punten boven het gemiddelde aan tafel; anders wordt de plaats gedeeld.
tournament-how-match-points = Aan alle tafels van een ronde wordt met dezelfde kaarten gespeeld. Je wordt vergeleken met iedereen die aan de andere tafels jouw plaats had, en met een expert-bot: 100 is voor wie iedereen heeft verslagen, 50 is het gemiddelde. Een vrije ronde telt 50. Bij gelijke som beslissen de punten voorsprong op de expert.
tournament-how-mean = Aan alle tafels van een ronde wordt met dezelfde kaarten gespeeld. Het telt hoeveel punten je meer hebt dan het gemiddelde van wie aan de andere tafels jouw plaats had en van een expert-bot. Een vrije ronde telt 0. Bij gelijke som beslissen de punten voorsprong op de expert.
tournament-fair = Waar de kaarten vandaan komen
tournament-fair-about = Alle kaarten komen uit een geheim van de server, waarvan het zegel bij de opening is gepubliceerd; het wordt getoond als alles voorbij is.
tournament-fair-rounds = Waar iedereen dezelfde kaarten heeft, heeft elke ronde een eigen zegel, en het geheim ervan wordt getoond als de ronde gesloten is. Tot dan kan niemand meekijken en kan geen spel worden nagespeeld.
