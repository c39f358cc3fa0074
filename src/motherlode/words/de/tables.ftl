### Meine Tische auf der Startseite, der persönliche Link, und ein Tisch vor dem Spiel.

## Meine Tische

tables-leave = Den Tisch verlassen ({ $game })
tables-leave-free = Tisch verlassen? Dein Platz wird frei.
tables-leave-bot = Tisch verlassen? Ein Bot spielt für dich weiter.
tables-leave-end = Tisch verlassen? Das Spiel endet ohne Ergebnis.
tables-leave-yes = Verlassen
tables-stay = Bleiben
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
