### The screens around a game: the home page, the table before a game, and the end of one.

## The home page

home-tagline = Drei Kartenspiele um Gold, für zwei bis fünf.
home-play-now = Sofort spielen
home-with-friends = Mit Freunden
home-against = gegen
home-how-many = Anzahl der Gegner
home-opponents =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
home-pass-around = Ein Gerät reihum
home-learn = Lernen
home-replay = Spiel nachspielen
home-code = Code oder Link eines Tisches
home-no-code = Das ist weder der Code eines Tisches noch ein Link zu einem.
home-preparing = Die Bots machen sich bereit; beim allerersten Start dauert das eine Weile.
home-my-tables = Meine Tische
home-lobby = Offen für alle
home-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
home-nobody-yet = noch niemand
home-seated = { $taken } von { $players } da
home-person = Du
home-your-name = Dein Name
home-done = Fertig
home-other-device = Auf einem anderen Gerät weiterspielen
home-other-device-about = Wer diesen Link öffnet, ist du, mit allen deinen Plätzen. Behalte ihn für dich.
home-show-link = Link zeigen
home-link = Link
home-copy = Kopieren
home-copied = Kopiert
home-share = Teilen
