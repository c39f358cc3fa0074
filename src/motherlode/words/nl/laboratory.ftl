### Het laboratorium in de browser: huisregels naast het gedrukte spel

laboratory-wish = Wat er wordt gespeeld
laboratory-level = Bots
laboratory-start = Starten
laboratory-stop = Stoppen
laboratory-play = Met deze regels spelen
laboratory-reset = Terug naar de gedrukte regels
laboratory-share = Dit experiment delen
laboratory-results = Wat eruit komt
laboratory-none = Er is niets veranderd: alleen het gedrukte spel wordt gespeeld. Verander een regel om te vergelijken.
laboratory-ready = Druk op “Starten” en kijk wat jouw regels veranderen.
laboratory-preparing = De regels worden voorbereid; de eerste keer duurt dat even …
laboratory-games = { $games ->
    [one] { $games } spel gespeeld.
   *[other] { $games } spellen gespeeld.
}
laboratory-ended-certain = Klaar: de kans om te winnen is nauwkeurig genoeg bekend.
laboratory-ended-limit = Klaar: alle spellen zijn gespeeld.
laboratory-ended-time = Klaar: een server geeft een experiment { $seconds } seconden. Op de opdrachtregel is er geen grens.
refused-no-laboratory = Experimenten zijn op deze server uitgeschakeld.
laboratory-printed = Gedrukt
laboratory-changed = Jouw regels
laboratory-difference = Verschil
laboratory-between = { $value } ({ $low } tot { $high })
laboratory-chance = · kan toeval zijn
