### Mijn tafels op de startpagina, de persoonlijke link, en een tafel voor het spel.

## Mijn tafels

tables-leave = De tafel verlaten ({ $game })
tables-leave-free = De tafel verlaten? Je plaats komt vrij.
tables-leave-bot = De tafel verlaten? Een bot speelt voor je verder.
tables-leave-end = De tafel verlaten? Het spel eindigt zonder uitslag.
tables-leave-yes = Verlaten
tables-stay = Blijven
tables-with = met { $names }

## Een persoonlijke link

link-title = Is dit je eigen link?
link-about = Wie deze link heeft, speelt als een en dezelfde persoon op dezelfde plaatsen: jij, en ook wie hem jou gaf. Ga alleen verder als het je eigen link is.
link-here = Op dit apparaat
link-other = Deze link
link-nameless = Nog geen naam
link-tables =
    { $count ->
        [0] geen tafels
        [one] { $count } tafel
       *[other] { $count } tafels
    }
link-stay = Nee, alles zo laten
link-use = Ja, hij is van mij
link-same = Dit is je eigen link. Je bent hier al.
link-done = Dit apparaat speelt nu als { $name }.
link-back = Terug naar { $name }
link-back-about = Met deze link ben je weer { $name }, met al je plaatsen. Bewaar hem: hij wordt alleen nu getoond.

## Voor het spel

before-team = Team { $team }
before-match-other = Een ander aantal …

## Wat een link toont waar hij gedeeld wordt

preview-home = Drie kaartspellen om goud, voor twee tot vijf spelers.
preview-table = Er wacht een tafel op je: drie kaartspellen om goud, in de browser, zonder account.
preview-replay = Een spel om na te spelen, zet voor zet.
