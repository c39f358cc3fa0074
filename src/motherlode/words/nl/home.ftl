### The screens around a game: the home page, the table before a game, and the end of one.

## The home page

home-tagline = Drie kaartspellen om goud, voor twee tot vijf spelers.
home-play-now = Nu spelen
home-with-friends = Met vrienden
home-against = tegen
home-how-many = Aantal tegenstanders
home-opponents =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-others = en nog { $count }
home-pass-around = Apparaat doorgeven
home-learn = Leren
home-replay = Spel naspelen
home-code = Code of link
home-no-code = Dit is geen code van een tafel en ook geen link ernaartoe.
home-preparing = De bots maken zich klaar; bij de allereerste start duurt dat even.
home-lobby = Open voor iedereen
home-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-nobody-yet = nog niemand
home-seated = { $taken } van { $players } bezet
home-person = Jij
home-your-name = Je naam
home-done = Klaar
home-other-device = Verder op een ander apparaat
home-other-device-about = Wie deze link opent, speelt uit jouw naam, op al je plaatsen. Houd hem voor jezelf.
home-show-link = Link tonen
home-link = Link
home-copy = Kopiëren
home-copied = Gekopieerd
home-share = Delen

## The table before the game

before-table = Tafel { $code }
before-title = Wie speelt er mee?
before-taken =
    { $taken ->
        [one] { $taken } van de { $players } plaatsen is bezet.
       *[other] { $taken } van de { $players } plaatsen zijn bezet.
    }
before-hot-seat = { $count } daarvan zijn van jou: geef het scherm bij elke beurt door.
before-onlookers =
    { $count ->
        [one] { $count } persoon kijkt toe.
       *[other] { $count } mensen kijken toe.
    }
before-empty-about = Vrij voor wie mee wil doen
before-is-host = gastheer
before-name-of = Naam op plaats { $seat }
before-this-screen = aan dit scherm
before-is-here = is er
before-sit = Ga zitten
before-stand = Opstaan
before-add-bot = Bot toevoegen
before-level-of = Niveau van { $seat }
before-make-host = Maak { $seat } gastheer
before-remove = { $seat } verwijderen
before-colours = Kleuren die je graag wilt
before-invite = Uitnodigen
before-invite-about = Wie de link of de code heeft, kan gaan zitten. Een account is niet nodig.
before-code = Code
before-qr = QR-code van de link
before-nearby = Ook op dit netwerk:
before-closed = Tot nu toe bereikt alleen deze computer de server. Om anderen binnen te laten, start je hem met
before-game = Dit spel
before-first = Wie begint
before-first-dealer = Wie het eerst geeft
before-chance = Het toeval
before-match = Wedstrijd
    .about = Het totaal van alle spellen beslist.
match-mine = De gedrukte regels raden evenveel spellen als spelers aan, zodat iedereen er een begint.
    .clause = M14
before-match-open = Spel voor spel
before-match-games = { $games } spellen
before-table-settings = Deze tafel
before-listed = Open voor iedereen
    .about = Staat op de startpagina. Anders leiden alleen link en code hierheen.
before-shared = Spellen delen als data
    .about = Afgelopen spellen mogen voor onderzoek worden gepubliceerd: kaarten, zetten en hoelang ze duurden, zonder namen en chat. Iedereen aan tafel ziet dit.
before-shared-note = Afgelopen spellen van deze tafel mogen voor onderzoek worden gepubliceerd: kaarten, zetten en hoelang ze duurden, zonder namen en chat.
before-hints = Tips
    .about = Wie aan de beurt is, mag een bot om raad vragen.
before-pause = Bots nemen de tijd
    .about = Ze wachten even voor hun zet, net als mensen.
before-deal = Genummerde kaarten
    .about = Hetzelfde nummer geeft dezelfde kaarten. Leeg: eerlijk geschud.
before-start = Beginnen
before-fill = Aanvullen met bots
before-waiting =
    { $count ->
        [one] Er moet nog één speler bij …
       *[other] Er moeten nog { $count } spelers bij …
    }
before-host = { $host } start het spel.
before-somebody = Iemand anders
before-dealing = De kaarten worden gegeven …
before-fair = Eerlijk geschud
before-fair-about = Voor het geven heeft de server zijn aandeel in het schudden vastgelegd; dit is zijn zegel. Na het spel kan iedereen het controleren.
before-fair-value = Je browser heeft er een eigen toevalsgetal aan toegevoegd.
before-fair-check = Kaarten controleren

## The end of a game

over-you-win = Je hebt goud gevonden!
over-wins =
    { $count ->
        [one] { $winners } heeft goud gevonden
       *[other] { $winners } hebben goud gevonden
    }
over-shared = { $winners } delen het goud
over-with-points =
    { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
over-behind =
    { $points ->
        [0] Je staat op plaats { $place }, met evenveel punten.
        [one] Je staat op plaats { $place }, { $points } punt achter de winnaar.
       *[other] Je staat op plaats { $place }, { $points } punten achter de winnaar.
    }
over-next-game = Volgend spel
over-new-match = Nieuwe wedstrijd
over-step-through = Naspelen
over-record = Verslag bewaren
over-share = Dit spel delen
over-check = Kaarten controleren
over-checking = Wordt gecontroleerd …
over-fair = De kaarten komen uit jouw toevalsgetal en uit wat je vooraf te zien kreeg. Niemand kon ze uitkiezen.
over-numbered = Het zijn de kaarten die bij hun nummer horen.
over-unproven-no-values = Niemand heeft een eigen toevalsgetal toegevoegd: de server had de kaarten kunnen uitkiezen.
over-unproven-not-yours = In het verslag klopt alles met elkaar, maar er zit geen toevalsgetal van deze pagina in: alleen wie er een gaf, weet zeker dat niemand de kaarten heeft uitgekozen.
over-unproven-no-terms = Jouw toevalsgetal zit erin, maar deze pagina weet niet wat er vooraf was vastgelegd.
over-unproven-older = Alles klopt met elkaar, maar toen werden de toevalsgetallen nog niet verzegeld.
over-unfair-record = Niet zoals beloofd: dit is geen volledig verslag.
over-unfair-claim = Niet zoals beloofd: er was eerlijk schudden aangekondigd, en in het verslag staat een andere herkomst.
over-unfair-origin = Het verslag zegt niet waar de kaarten vandaan komen; er valt niets te controleren.
over-unfair-secret = Niet zoals beloofd: de server had vooraf iets anders vastgelegd.
over-unfair-value = Niet zoals beloofd: jouw toevalsgetal zit er niet in. De server had de kaarten kunnen uitkiezen.
over-unfair-terms = Niet zoals beloofd: wat voor het geven vaststond, is daarna veranderd.
over-unfair-deal = Niet zoals beloofd: er komen andere kaarten uit dan de verdeelde.
over-unfair-moves = Niet zoals beloofd: in het verslag staan andere zetten dan je hebt gezien.
over-unfair-result = Niet zoals beloofd: in het verslag staat een andere uitslag dan je hebt gezien.
over-unfair-retold = Niet zoals beloofd: de server heeft je dit spel twee keer verschillend verteld.
over-called-off = { $count ->
        [one] Daarvoor werd één keer het geven afgebroken toen jouw toevalsgetal al bekend was.
       *[other] Daarvoor werd { $count } keer het geven afgebroken toen jouw toevalsgetal al bekend was.
    }
over-transcript = Bewaren wat je gaf en zag
over-check-yourself = Zelf controleren
over-series = Alle spellen aan deze tafel
over-match = Wedstrijd
over-match-game = Spel { $game } van { $games }
over-wins-column = Gewonnen
over-change = Plaatsen en varianten voor het volgende spel
home-places = Meer te doen
daily-title = Kaarten van de dag
daily-home = Kaarten van de dag
tournament-title = Toernooien
puzzle-home = Puzzels
notices-title = Meldingen
laboratory-title = Laboratorium
    .about = Wat is een regel waard? Verander iets, en bots spelen zoals gedrukt en zoals jij wilt, met dezelfde kaarten.
