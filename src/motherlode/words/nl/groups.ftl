### Groups of people who play together, and codes that invite.

groups-title = Groepen
groups-about = Een familie, een club: een groep heeft een eigen pagina, tafels en stand.
groups-none = Je zit nog niet in een groep.
groups-new = Een nieuwe groep
groups-name = Naam van de groep
groups-make = Groep aanmaken
groups-join = Lid worden van een groep
groups-code = Code of link
groups-members =
    { $count ->
        [one] { $count } lid
       *[other] { $count } leden
    }
group-yours = van jou
group-tables = Tafels
group-no-tables = Er is geen tafel van deze groep open.
group-open = Tafel openen voor de groep
group-standings = Stand
group-standings-about =
    { $count ->
        [one] Uit { $count } spel waarin minstens twee leden speelden. Wie van de leden het hoogst eindigde, heeft gewonnen; bots en anderen tellen niet mee. Wie de meeste spellen heeft gewonnen, staat bovenaan.
       *[other] Uit { $count } spellen waarin minstens twee leden speelden. Wie van de leden het hoogst eindigde, heeft gewonnen; bots en anderen tellen niet mee. Wie de meeste spellen heeft gewonnen, staat bovenaan.
    }
group-no-games = Nog geen spel tussen leden.
group-place = Plaats
group-member = Lid
group-ahead = Voor
group-period = Periode
group-days =
    { $days ->
        [0] Vanaf het begin
        [30] De laatste 30 dagen
        [90] De laatste 90 dagen
       *[other] Het laatste jaar
    }
group-members = Leden
group-owner = eigenaar van de groep
group-pass-on = Eigenaar maken
group-removed = Verwijderd. De groep heeft een nieuwe code.
group-invite = Uitnodiging
group-invite-about = Wie de link of de code heeft, kan lid worden van de groep.
group-new-code = Nieuwe code
group-code-renewed = De groep heeft een nieuwe code; de oude leidt nergens heen.
group-manage = Deze groep
group-leave = Groep verlaten
group-leave-about = Je staat dan niet meer in de stand. Je spellen blijven van jou.
group-end = Groep opheffen
group-end-about = De groep houdt voor iedereen op, met de stand. Spellen blijven bij wie ze speelde. Dit kan niet ongedaan worden gemaakt.
invited-group = Lid worden van de groep “{ $name }”?
invited-group-about = De leden zien je naam en je resultaten in spellen met hen.
invited-friend = Vrienden worden met { $name }?
me-friend-code = Of een code om in te typen, een week geldig:
before-group = Voor een groep
    .about = Alleen leden van de groep kunnen gaan zitten, en alleen zij zien de tafel in de lobby.
before-other-group = een groep die niet van jou is

## What is refused

refused-group-only = Alleen leden van de groep kunnen aan deze tafel gaan zitten.
refused-not-member = Alleen leden van een groep kunnen er een tafel voor openen.
refused-not-owner = Dat kan alleen de eigenaar van de groep.
refused-no-such-group = Die groep bestaat niet, of je bent geen lid.
refused-no-such-code = Geen tafel, groep of vriend heeft deze code, of hij is te oud.
