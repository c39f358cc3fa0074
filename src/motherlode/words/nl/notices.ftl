### Meldingen: wat mensen horen die niet aan tafel zijn, en waar ze dat instellen.

## Wat er gezegd wordt

notice-turn = Je bent aan de beurt
notice-half = De helft van je tijd is om
notice-most = Vier vijfde van je tijd is om
notice-over = Het spel is afgelopen
notice-invited = { $name } nodigt je uit om te spelen
notice-waits = { $name } wacht op medespelers
notice-test = Het werkt
notice-test-about = Zo komen meldingen van je tafels.
notice-somebody = Een vriend
notice-game = { $game }.
notice-game-with = { $game } met { $others }.
notice-until = Tijd tot { DATETIME($time, dateStyle: "full", timeStyle: "short") }.
notice-over-won = Je hebt gewonnen.
notice-over-winners = Gewonnen door { $names }.
notice-over-ended = Het eindigde zonder uitslag.

## E-mail

mail-confirm-subject = Wil je e-mail van Motherlode?
mail-confirm-text = Iemand, waarschijnlijk jij, wil op dit adres meldingen van tafels op { $site }. Zo ja, open dan binnen een dag deze link. Zo niet, doe dan niets: er komt geen mail meer.
mail-list-subject =
    { $count ->
        [one] Er wacht iets op je aan je tafels
       *[other] Er wachten { $count } dingen op je aan je tafels
    }
mail-why = Je krijgt deze mail omdat je meldingen van { $site } wilde. Om er geen meer te krijgen, open je:

## Instellen

notices-about = Als je niet aan tafel bent, kun je horen wat daar gebeurt. Er staat niets geheims in een melding.
notices-what = Wat ik wil horen
notices-turn = Ik ben aan de beurt
notices-half = De helft van mijn tijd is om
notices-most = Vier vijfde van mijn tijd is om
notices-over = Het spel is afgelopen
notices-invited = Iemand nodigt me uit
notices-waits = Een vriend wacht op medespelers
notices-here = Deze browser
notices-here-about = Meldingen komen ook als er geen pagina open is. De geïnstalleerde app toont bovendien een getal op het pictogram.
notices-here-on = Stuur meldingen naar deze browser
notices-here-is-on = Deze browser krijgt meldingen.
notices-here-blocked = Deze browser staat het niet toe. Sta in de instellingen meldingen van deze pagina toe.
notices-here-cannot = Deze browser kan het niet: er is HTTPS nodig, en op een iPhone of iPad de geïnstalleerde app.
notices-browsers = Browsers die meldingen krijgen
notices-mail = E-mail
notices-mail-address = E-mailadres
notices-mail-save = Stuur een link om te bevestigen
notices-mail-asked = We hebben een mail naar { $address } gestuurd. Open de link daarin.
notices-mail-confirmed = E-mail gaat naar { $address }.
notices-mail-each = Een mail voor elke melding
notices-mail-daily = Eén keer per dag een lijst
notices-mail-daily-at = De lijst komt om
notices-webhook = Webhook
notices-webhook-about = Voor Discord, ntfy en alles wat een bericht via HTTPS aanneemt.
notices-webhook-url = URL van de webhook
notices-webhook-form = Wat het is
notices-webhook-json = Iets anders
notices-webhook-is-on = Meldingen gaan naar { $host } ({ $form }).
notices-quiet = Stille uren
notices-quiet-about = In die tijd komt er niets; wat er dan nog toe doet, komt daarna.
notices-quiet-from = van
notices-quiet-to = tot
notices-zone = Tijdzone: { $zone }
notices-remove = Verwijderen
notices-save = Opslaan
notices-saved = Opgeslagen.
notices-test = Stuur me een test
notices-tested-sent = Verstuurd: { $ways }.
notices-tested-failed = Niet bezorgd: { $ways }.
notices-tested-none = Er is nog geen manier om je te bereiken.
notices-stop = Alle meldingen uitzetten
notices-stopped = Je krijgt geen meldingen meer.
notices-confirm = Wil je e-mail met meldingen van deze server?
notices-confirm-yes = Ja, stuur e-mail
notices-confirmed = Bedankt. Voortaan krijg je mail als er iets aan je tafels gebeurt.
notices-stop-mail = Geen e-mail meer van deze server?
notices-stop-mail-yes = Geen e-mail meer
notices-mail-stopped = Je krijgt geen e-mail meer.
notices-offline = Je bent offline
notices-offline-about = Motherlode heeft zijn server nodig. Deze pagina probeert het vanzelf opnieuw.
notices-offline-again = Opnieuw proberen
