### De woorden van de terminal. Wat je in de tekstmodus typt (look, undo, quit, ...), is in alle talen gelijk.

terminal-bot = Bot ({ $level })
terminal-player = Speler { $number }
terminal-person = Mens
terminal-to-come =
    { $cards ->
        [one] nog { $cards } kaart
       *[other] nog { $cards } kaarten
    }
terminal-last-card = Laatste kaart
terminal-played = Gespeeld
terminal-hand-over = Geef het toetsenbord aan { $name } en druk dan op Enter.
terminal-here = Ik ben er
terminal-saved = Het spel is bewaard. Speel verder met: motherlode play --resume { $code }
terminal-left = Je hebt de tafel verlaten. Kom terug met: motherlode join { $code }
terminal-lost = De verbinding is verbroken; er wordt opnieuw verbonden.
terminal-nothing-kept = Er is geen onafgemaakt spel.
terminal-preparing = Het spel wordt klaargezet …

## Het scherm van de tafel

terminal-typed = Plek { $digit }_: typ het tweede cijfer of druk op Enter.
terminal-picked = { $card }: kies wat erbij hoort, of druk op Esc.
terminal-no-card-there = Op plek { $place } ligt geen gedekte kaart.
terminal-thinking = Ik denk na over je zet …
terminal-say = Wat wil je zeggen? Met Enter verstuur je het.
terminal-asks-back = { $name } wil de laatste zet terugnemen: y voor ja, n voor nee.

## Het einde

terminal-sets = Sets
terminal-ended-by = beëindigd door { $name }
terminal-games-played =
    { $games ->
        [one] Na { $games } spel:
       *[other] Na { $games } spellen:
    }
terminal-new-game = Nieuw spel
terminal-see-table = Naar de tafel

## Voor het spel

terminal-resume = Onafgemaakte spellen
terminal-go-on = Verder spelen
terminal-name = Je naam
terminal-gather = Met Enter ga je zitten of sta je op. De gastheer voegt bots toe en start het spel.
terminal-table-code = Code van de tafel: { $code }

## Opgenomen spellen

terminal-eyes = Gezien door
terminal-onlooker = een toeschouwer
terminal-beginning = Eerste
terminal-end = Laatste
terminal-step = Zet { $step } van { $steps }

## De tekstmodus

terminal-plain-game = Welk spel: donkey, mine of gate?
terminal-plain-seats = Wie spelen er? Namen van mensen en bots (random, easy, medium, hard, expert), gescheiden door komma’s.
terminal-plain-which = Welk spel? Typ de code.
terminal-plain-moves = Je kunt: { $moves }
terminal-plain-flip = Je kunt: flip en een plek, { $places }
terminal-plain-over = Typ rematch voor nog een spel, of quit.
terminal-plain-gathering = Het spel is nog niet begonnen. Typ: name NAAM, sit PLAATS, stand PLAATS, bot PLAATS NIVEAU, start of quit.
terminal-plain-asks-back = { $name } wil de laatste zet terugnemen. Typ agree (ja) of refuse (nee).
terminal-plain-unknown = Er is nog geen spel, en “{ $text }” kan daarvoor niet; typ help.
terminal-plain-help =
    Typ een zet zoals hij in de lijst staat, of een van deze woorden:
    look – de tafel nog eens
    turn – wie aan de beurt is
    log – wat er tot nu toe gebeurde
    rules – de regels van het spel
    hint – wat een sterke bot zou doen
    undo – je laatste zet terugnemen
    agree, refuse – als iemand anders een zet wil terugnemen
    rematch – nog een spel, als dit is afgelopen
    say TEKST – tegen de anderen, aan een tafel van een server
    quit – weggaan; het spel blijft bewaard
