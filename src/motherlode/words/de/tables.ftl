### Meine Tische auf der Startseite, der persönliche Link, und ein Tisch vor dem Spiel.

## Meine Tische

tables-remove = { $game } aus meiner Liste nehmen
tables-removed = Aus deiner Liste genommen. Dein Platz bleibt deiner.
tables-put-back = Zurücklegen
tables-more = Alle { $count } zeigen
tables-with = mit { $names }

## Ein persönlicher Link

link-title = Ist das dein eigener Link?
link-about = Wer diesen Link hat, spielt als ein und dieselbe Person auf denselben Plätzen: du, und auch, wer ihn dir gegeben hat. Mach nur weiter, wenn es dein eigener ist.
link-here = Auf diesem Gerät
link-other = Dieser Link
link-nameless = Noch kein Name
link-tables =
    { $count ->
        [0] keine Tische
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
link-stay = Nein, alles lassen
link-use = Ja, es ist meiner
link-same = Das ist dein eigener Link. Du bist schon hier.
link-done = Dieses Gerät spielt jetzt als { $name }.
link-back = Zurück zu { $name }
link-back-about = Mit diesem Link bist du wieder { $name }, mit allen Plätzen. Heb ihn auf: Er wird nur jetzt gezeigt.

## Vor dem Spiel

before-team = Team { $team }
before-match-other = Eine andere Zahl …

## Was ein Link zeigt, wo er geteilt wird

preview-home = Drei Kartenspiele um Gold, für zwei bis fünf Spieler.
preview-table = Ein Tisch wartet auf dich: drei Kartenspiele um Gold, im Browser, ohne Konto.
preview-replay = Ein Spiel zum Nachspielen, Zug um Zug.
