### Mijn spellen, wie ik ben, en de pagina's van personen.

## Mijn spellen

games-title = Mijn spellen
games-all = Al mijn spellen
games-your-turn = Jij bent aan de beurt
games-your-turn-since = Jij bent aan de beurt. De anderen wachten al { $time }.
games-running = Bezig
games-finished = Afgelopen
games-alone = alleen
games-table = Naar de tafel
games-over = Afgelopen
games-no-result = Zonder uitslag beëindigd
games-won =
    { $points ->
        [one] Gewonnen met { $points } punt
       *[other] Gewonnen met { $points } punten
    }
games-lost =
    { $points ->
        [one] Verloren met { $points } punt
       *[other] Verloren met { $points } punten
    }
games-search = Zoek een naam
games-filter-game = Spel
games-any-game = Alle spellen
games-filter-players = Aantal spelers
games-any-players = Elk aantal spelers
games-players = { $number } spelers
games-filter-result = Uitslag
games-any-result = Alle uitslagen
games-result-won = Gewonnen
games-result-lost = Verloren
games-result-none = Zonder uitslag
games-found =
    { $count ->
        [0] Geen spel gevonden.
        [one] { $count } spel wordt getoond.
       *[other] { $count } spellen worden getoond.
    }
games-none-found = Geen spel voldoet hieraan.
games-none-yet = Nog geen afgelopen spel.
games-none-yet-about = Speel een spel, dan staat het daarna hier, om terug te kijken.
games-to-play = Naar de spellen
games-more = Toon meer

## Wie ik ben

me-title = Mijn account
me-save = Opslaan
me-saved = Opgeslagen.
me-name-free = Je speelt als gast: iedereen mag dezelfde naam gebruiken.
me-name-reserved = Deze naam is hier van jou alleen, en namen die erop lijken ook.
me-results = Mijn uitslagen
me-passkeys = Passkeys
me-passkeys-about = Een passkey bewaart je naam en je spellen op al je apparaten. Er is geen wachtwoord en geen e-mail.
me-passkeys-cannot = Passkeys werken hier niet: ze vragen een recente browser en een server met een naam en HTTPS.
me-passkey-add = Mijn naam met een passkey bewaren
me-passkey-another = Nog een passkey toevoegen
me-passkey-last = Zonder passkey mag iedereen je naam weer gebruiken, en ben je alleen nog jezelf op aangemelde apparaten. Je enige passkey verwijderen?
me-passkey-last-yes = Ja, verwijderen
me-passkey-last-no = Nee, behouden
me-passkey-added = De passkey is toegevoegd. Je naam is gereserveerd.
me-passkey-removed = De passkey is verwijderd.
me-sign-in = Ik heb al een passkey
me-signed-in = Welkom terug.
me-since = sinds { $day }
me-remove = Verwijderen
me-devices = Apparaten
me-devices-before = Eerdere apparaten
me-device-unknown = Onbekend apparaat
me-device-here = dit apparaat
me-seen = laatst gezien: { $day }
me-end = Afmelden
me-session-ended = Dat apparaat is afgemeld.
me-signed-out = Je bent hier afgemeld. Op dit apparaat speelt nu een nieuwe gast.
me-sign-out-passkey = Hier afmelden? Met je passkey kom je terug.
me-sign-out-guest = Hier afmelden? Je hebt geen passkey: zonder een ander apparaat waarop je bent aangemeld, kom je niet meer terug.
me-sign-out-yes = Ja, afmelden
me-sign-out-no = Nee, blijven
me-friends = Vrienden
me-friends-about = Wie je link opent, wordt je vriend en mag gaan zitten aan tafels die alleen voor vrienden zijn.
me-friend-link = Link voor een vriend
me-friend-enter = Code van een vriend
me-friend-add = Toevoegen
me-part = Vriendschap beëindigen
me-blocked = Geblokkeerd
me-unblock = Deblokkeren
me-data = Mijn gegevens
me-data-about = Je kunt alles downloaden wat deze server over je bewaart, of het laten wissen.
me-download = Mijn gegevens downloaden
me-delete = Mij verwijderen
me-delete-about = Je naam, uitslagen, vrienden en apparaten worden verwijderd, en je verlaat alle tafels. Afgelopen spellen blijven voor de anderen, zonder je naam. Dit kan niet ongedaan worden gemaakt.
me-delete-yes = Ja, verwijder mij
me-delete-no = Nee, alles behouden

## De link van een vriend

friend-about = Vrienden mogen gaan zitten aan elkaars tafels die alleen voor vrienden zijn, en zien elkaar in hun lijsten.
friend-yes = Ja
friend-no = Nee, naar de startpagina
friend-done = Jij en { $name } zijn nu vrienden.

## De pagina van een persoon

person-games =
    { $count ->
        [0] Nog geen geteld spel
        [one] { $count } spel
       *[other] { $count } spellen
    }
person-since = Hier sinds { $day }
person-block = Blokkeren
person-blocked = Geblokkeerd. Deze persoon kan niet aan je tafels gaan zitten, en je leest niet wat die schrijft.
person-results = Uitslagen
person-played = Spellen
person-won = Gewonnen
person-average = Gemiddeld
person-best = Beste
person-skill = Vaardigheid
person-skill-even = Even sterk
person-skill-result = Resultaat
person-skill-adjusted = Zonder geluk
person-skill-about = Het aandeel in de overwinningen, en hetzelfde zonder geluk: gemiddeld gelijk, maar veel eerder bekend. De ± is het 95%-interval.
person-skill-waiting =
    { $count ->
        [one] Er wordt nog één spel bekeken …
       *[other] Er worden nog { $count } spellen bekeken …
    }
person-met = Gespeeld met
person-bot = Bot ({ $level })
person-guest = Een gast
person-met-games =
    { $count ->
        [one] { $count } spel: { $ahead } ervoor, { $behind } erachter
       *[other] { $count } spellen: { $ahead } ervoor, { $behind } erachter
    }
person-achieved = Prestaties
person-not-yet = Nog niet
person-times =
    { $count ->
        [one] Eén keer, op { $day }
       *[other] { $count } keer, voor het eerst op { $day }
    }
person-first-game = Bekijk het spel

## Vrede aan tafel

moderation-title = Dempen, blokkeren, melden
moderation-about = Een melding gaat met de laatste regels die de persoon hier schreef naar wie deze server beheert, en ook naar de gastheer van deze tafel, tenzij het om de gastheer zelf gaat. Er staat niet in wie gemeld heeft.
moderation-block = { $seat } blokkeren
moderation-report = { $seat } melden
moderation-blocked = { $seat } is geblokkeerd: niet meer aan je tafels en niet in je chat.
moderation-reported = Wat { $seat } schreef, is gemeld.
moderation-host = Iemand heeft gemeld wat { $seat } schreef:
before-friends = Alleen vrienden
    .about = Alleen vrienden van de gastheer kunnen gaan zitten.

## Wat niet kan

refused-name-taken = Die naam, of een die erop lijkt, is van iemand anders. Kies een andere.
refused-bad-passkey = Deze passkey past niet; probeer het opnieuw.
refused-no-passkeys = Passkeys vragen een server met een naam, niet alleen een adres.
refused-no-such-passkey = Die passkey is er niet meer.
refused-no-such-session = Dat apparaat is al afgemeld.
refused-signed-out = Dit apparaat is afgemeld. Je bent hier een nieuwe gast.
refused-no-such-person = Die persoon bestaat hier niet.
refused-suspended = Wie deze server beheert, heeft deze persoon geschorst.
refused-blocked = Jullie spelen niet samen: de een heeft de ander geblokkeerd.
refused-friends-only = Alleen vrienden van de gastheer kunnen aan deze tafel gaan zitten.
refused-not-yourself = Dat ben je zelf.
refused-not-sure = Er is niets verwijderd.
