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
terminal-saved = Het spel is bewaard. Speel verder met: { $command }
terminal-left = Je hebt de tafel verlaten. Kom terug met: { $command }
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
terminal-asks-end = { $name } wil het spel zonder uitslag beëindigen: y voor ja, n voor nee.

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

terminal-viewpoint = Gezien door
terminal-onlooker = een toeschouwer
terminal-step = Zet { $step } van { $steps }

## De tekstmodus

terminal-plain-game = Welk spel: donkey, mine of gate?
terminal-plain-seats = Wie spelen er? Namen van mensen en bots ({ $bots }), gescheiden door komma’s.
terminal-plain-which = Welk spel? Typ de code.
terminal-plain-moves = Je kunt: { $moves }
terminal-plain-flip = Je kunt: flip en een plek, { $places }
terminal-plain-over = Typ rematch voor nog een spel, of quit.
terminal-plain-gathering = Het spel is nog niet begonnen. Typ: name NAAM, sit PLAATS, stand PLAATS, bot PLAATS NIVEAU, start of quit.
terminal-plain-asks-back = { $name } wil de laatste zet terugnemen. Typ agree (ja) of refuse (nee).
terminal-plain-asks-end = { $name } wil het spel zonder uitslag beëindigen. Typ agree (ja) of refuse (nee).
terminal-plain-unknown = Er is nog geen spel, en “{ $text }” kan daarvoor niet; typ help.
terminal-plain-help =
    Typ een zet zoals hij in de lijst staat, of een van deze woorden:
    look – de tafel nog eens
    turn – wie aan de beurt is
    log – wat er tot nu toe gebeurde
    rules – de regels van het spel
    hint – wat een sterke bot zou doen
    undo – je laatste zet terugnemen
    agree, refuse – als iemand anders een zet wil terugnemen of het spel wil beëindigen
    rematch – nog een spel, als dit is afgelopen
    say TEKST – tegen de anderen, aan een tafel van een server
    quit – weggaan; het spel blijft bewaard
terminal-found-again = De verbinding is hersteld.
terminal-taken-back = Er is een zet teruggenomen.
terminal-plain-watching = Je kijkt mee. Typ look voor de tafel, help voor wat er nog is, of quit.
terminal-plain-begun = Typ help wanneer je wilt om te zien wat je kunt typen.
terminal-partner-of = met { $name }
terminal-too-small = De tafel heeft een venster van { $width } x { $height } tekens nodig; dit heeft er { $columns } x { $lines }.
terminal-over-keys = Het spel is afgelopen: r voor een revanche, Enter voor de uitslag, q om weg te gaan.
terminal-first-time = De eerste keer duurt het even: { $seconds } s tot nu toe.
terminal-still-preparing = Het spel wordt klaargezet: { $seconds } s tot nu toe; dit gebeurt maar één keer.
terminal-play = Afspelen
terminal-jump = Ga naar
terminal-jump-to = Naar welke zet? Enter gaat erheen.
terminal-next-record = Volgend spel
terminal-previous-record = Vorig spel
terminal-record = Spel { $record } van { $records }
terminal-all-keys = Alle toetsen
terminal-keys-label = Toetsen
terminal-keys =
    De toets op een kaart kiest die kaart; de muis doet dat ook, en de pijlen met Enter.
    Esc – maakt een keuze ongedaan, sluit wat over de tafel ligt
    ? of F1 – deze pagina
    F2 – de regels; / zoekt erin; Home, End, PgUp en PgDn
    l – het logboek
    h – een tip van de sterkste bot
    u – je laatste zet terugnemen
    t – wie aan de beurt is
    m – iets zeggen, aan een tafel van een server
    F4 – een bot laten spelen voor wie weg is
    F6 – het spel zonder uitslag beëindigen
    F7 – opgeven: een bot speelt voor je verder
    q – weggaan; het spel blijft bewaard
    Ezel – een cijfer pakt een kaart; een letter en een cijfer ruilen; 0 slaat een bonus af
    Mijn – het nummer van een plek, met twee cijfers
    Poort – een letter speelt een kaart, p past; x is het getal 10; 1 tot en met 4 betalen een fiche
    Na het spel – r revanche, n nieuw spel, s bewaren, v analyse, Enter uitslag
terminal-watch-keys =
    Rechts en links – een zet verder of terug; spatie gaat verder
    Omlaag en omhoog – tien zetten verder of terug
    Home en End – de eerste en de laatste zet
    g – naar een zet met zijn nummer
    p – vanzelf afspelen, en stoppen
    n en b – het volgende spel van het bestand, en het vorige
    s – gezien door een andere speler
    v – het spel analyseren
    F2 – de regels
    l – het logboek
    q – weggaan
terminal-search = Zoek in de regels; Enter zoekt verder
terminal-not-found = “{ $text }” staat niet in de regels.
terminal-away = Weg: { $names }
terminal-is-away = weg
terminal-stand-in-key = F4: een bot speelt verder
terminal-back-key = F4: weer zelf spelen
terminal-invite = Nodig anderen uit met deze link: { $link }
terminal-save = Bewaren
terminal-saved-as = Het spel is bewaard als { $file }.
terminal-check-deal = Om de kaarten te controleren met wat je gaf en zag: { $command }
terminal-plain-more =
    save BESTAND – het spel als verslag bewaren, als het is afgelopen
    review – waar het spel gewonnen werd, als het is afgelopen
    standin PLAATS NIVEAU – een bot laten spelen voor wie weg is; back – weer zelf spelen
    wait PLAATS – blijven wachten op wie geen tijd meer heeft; time – hoeveel tijd iedereen nog heeft
    end – het spel zonder uitslag beëindigen; resign – je plaats aan een bot overlaten
terminal-plain-time-over = Typ ‘wait { $seat }’ om te wachten, ‘standin { $seat }’ voor een bot, of ‘end’.
terminal-delete = Verwijderen
terminal-delete-sure = Druk nog eens op d om het spel { $code } voorgoed te verwijderen.
terminal-deleted = Het spel { $code } is verwijderd.
terminal-no-result = Het spel eindigde zonder uitslag.
terminal-type-again = Typ nog eens { $order }.
terminal-press-again = Druk nog eens op { $key }.
terminal-end-asked = Aan de anderen wordt gevraagd of het spel mag eindigen.
terminal-end-declined = De anderen gingen niet akkoord: het spel gaat verder.
