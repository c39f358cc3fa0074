### The screens around a game: the home page, the table before a game, and the end of one.

## The home page

home-tagline = Drie kaartspellen om goud, voor twee tot vijf.
home-play-now = Nu spelen
home-with-friends = Met vrienden
home-against = tegen
home-how-many = Aantal tegenstanders
home-opponents =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-pass-around = Apparaat doorgeven
home-learn = Leren
home-replay = Spel naspelen
home-code = Code of link van een tafel
home-no-code = Dit is geen code van een tafel en ook geen link ernaartoe.
home-preparing = De bots maken zich klaar; bij de allereerste start duurt dat even.
home-my-tables = Mijn tafels
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
home-other-device-about = Wie deze link opent, is jij, met al je plaatsen. Houd hem voor jezelf.
home-show-link = Link tonen
home-link = Link
home-copy = Kopiëren
home-copied = Gekopieerd
home-share = Delen
