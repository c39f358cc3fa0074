### The lobby: play with anybody, tables that wait for players, games to watch.

lobby-title = Lobby
lobby-anybody = Met wie dan ook spelen
lobby-anybody-about = Kies een spel en begin: je krijgt een plaats zodra er een passende speler is. Anderen mogen meekijken.
lobby-any = Maakt niet uit
lobby-with-bots = Duurt het lang, dan vallen bots in
lobby-go = Zoek iemand
lobby-open = Tafel openen
lobby-seeking = Op zoek naar gezelschap: { $game }
lobby-others-seek =
    { $count ->
        [0] nu zoekt er verder niemand
        [one] { $count } ander zoekt ook
       *[other] { $count } anderen zoeken ook
    }
lobby-bots-in =
    { $seconds ->
        [one] Over { $seconds } seconde vallen bots in.
       *[other] Over { $seconds } seconden vallen bots in.
    }
lobby-bots-now = Nu vallen bots in.
lobby-long-wait = Nog niemand. Je kunt blijven wachten, of aan een van de tafels hieronder gaan zitten.
lobby-stay = Laat deze pagina open: wie weggaat, krijgt geen plaats.
lobby-waited = Al gewacht
lobby-filter = Welke tafels
lobby-any-pace = Elke bedenktijd
lobby-pace-none = Zonder klok
lobby-pace-live = Live, met klok
lobby-pace-days = Dagen per beurt
lobby-filter-bots = Bots
lobby-any-bots = Met of zonder bots
lobby-without-bots = Alleen mensen
lobby-only-bots = Met bots
lobby-waiting = Hier ontbreekt nog iemand
lobby-running = Spellen om te bekijken
lobby-none-waiting = Er wacht geen tafel die hieraan voldoet. Open er een, dan zien anderen die hier.
lobby-none-running = Er loopt geen openbaar spel dat hieraan voldoet.
lobby-found =
    { $count ->
        [0] Er wacht geen tafel op spelers.
        [one] { $count } tafel wacht op spelers.
       *[other] { $count } tafels wachten op spelers.
    }
lobby-free =
    { $free ->
        [one] { $free } van { $players } plaatsen is vrij
       *[other] { $free } van { $players } plaatsen zijn vrij
    }
lobby-watch = Bezig: meekijken
lobby-away = Er is nu niemand aan tafel.
lobby-just-now = zojuist
lobby-none-here = Er wacht geen tafel en er loopt geen openbaar spel.
lobby-row = { $code }  { $game }: { $state }
lobby-found-seat = Gevonden: tafel { $code }.
refused-taken = Een van deze mensen is weg of heeft al een plaats.
