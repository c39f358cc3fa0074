### Ratings: how strong somebody plays, who leads, and the bots that hold the scale.

rating-title = Wertungen
rating-rating = Wertung
rating-certain = Sicher
rating-plus-minus = { $rating } ± { $error }
rating-provisional = vorläufig
rating-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
rating-you = Du
rating-teams = in Teams
rating-all = Alle Wertungen

## At the table
rating-rated = Gewertet
    .about = Das Ergebnis zählt für die Wertung aller. Keine Tipps, nichts wird zurückgenommen, und es gibt eine Bedenkzeit.
rating-ask = Dieser Tisch ist gewertet. Sind alle einverstanden?
rating-agree = Einverstanden
rating-withdraw = Nicht mehr einverstanden
rating-waiting = Noch nicht einverstanden: { $names }
rating-all-agree = Alle sind einverstanden.
rating-leaving = Wer vor dem Ende geht, wird Letzter.
rating-over-ask = Wessen Zeit um ist, über den entscheiden die anderen: warten, einen Bot weiterspielen lassen oder das Spiel beenden. Wer nicht zurückkommt, wird Letzter.
rating-over-bot = Wessen Zeit um ist, für den spielt ein Bot weiter. Wer nicht zurückkommt, wird Letzter.
rating-over-end = Wenn jemandes Zeit um ist, endet das Spiel. Diese Person wird Letzte, und die anderen teilen sich den Sieg.
rating-no-passkey = Gewertet wird nur, wer einen Passkey hat: einen Namen, der dir bleibt.
rating-changed = Wertungen nach diesem Spiel
rating-change = von { $before } auf { $after }

## The bots
rating-ladder = Wie stark die Bots sind
    .about = Gemessen, indem sie gegeneinander spielten. Die dünne Linie zeigt, wie ungewiss das ist.
rating-bot = { $level }: { $rating }, zwischen { $low } und { $high }

## A person, and who leads
rating-chart =
    { $count ->
        [one] Die Wertung nach dem letzten Spiel
       *[other] Die Wertung über die letzten { $count } Spiele
    }
rating-table = Dasselbe als Tabelle
rating-day = Tag
rating-step = Änderung
rating-after-provisional = Vorläufig: Es braucht mehr Spiele, um sicher zu sein.
rating-leaders = Wer führt
rating-leaders-none = Noch ist niemandes Wertung sicher genug. Eröffne einen gewerteten Tisch und fang an.
rating-your-own =
    { $games ->
        [one] Deine Wertung: { $rating } ± { $error }, nach einem Spiel.
       *[other] Deine Wertung: { $rating } ± { $error }, nach { $games } Spielen.
    }

## How it works
rating-how = Wie es funktioniert
rating-how-pools = Jedes Spiel und jede Anzahl von Spielern hat eine eigene Wertung. Sie beginnt bei 1500 und steigt oder fällt mit jedem gewerteten Spiel, je nachdem, wo du gelandet bist und wie stark die anderen sind.
rating-how-bots = Die Wertungen der Bots bewegen sich nie: Sie wurden vorher gemessen und halten die Skala, die schwächste Stufe bei 900, die stärkste bei 2100. So bedeutet eine Zahl nächstes Jahr dasselbe.
rating-how-luck = Je mehr Glück in einem Spiel steckt, desto weniger ändert ein einzelnes, und desto mehr Spiele braucht es. Wie viel Glück es ist, wurde mit Bots gemessen.
rating-how-certain = Eine Wertung ist vorläufig, bis sie sicher genug ist. Die Liste ist nach dem sicheren Teil geordnet: der Wertung minus das Doppelte ihrer Ungewissheit.
rating-how-rules = Ein Spiel wird gewertet, wenn alle am Tisch einverstanden sind. Es gibt keine Tipps, und nichts wird zurückgenommen. Gewertet wird nur, wer einen Passkey hat.
rating-how-leaving = Wer aufgibt, geht oder keine Zeit mehr hat, wird Letzter; die Wertung eines Partners bleibt, wie sie ist. Ein Spiel, das alle gemeinsam beenden, zählt nicht.
rating-how-accounts = Eine Wertung je Person: Wer mit mehreren Konten spielt oder sich mit anderen Punkte verschafft, verliert diese Spiele. Sie werden herausgenommen, und alle Wertungen werden neu berechnet.
rating-how-again = Die Wertungen folgen allein aus der Liste der gewerteten Spiele und lassen sich daraus bis auf die letzte Stelle neu berechnen.

refused-needs-passkey = Gewertet wird nur, wer einen Passkey hat. Unter „Mein Konto“ kannst du einen hinzufügen.
refused-not-agreed = Das Spiel ist gewertet, und noch sind nicht alle einverstanden.
refused-not-rateable = Ein gewerteter Tisch braucht eine Bedenkzeit, keine Tipps, keine gewählten Karten und keinen gewählten Anfang, die gedruckten Regeln, je Person einen Platz und Bots, die eine Wertung haben.
refused-not-rated = Spiele an diesem Tisch werden nicht gewertet.
refused-rated-game = Das Spiel ist gewertet: Wer spielt, bleibt, und kein Zug wird zurückgenommen.
refused-no-such-rating = Eine solche Wertung gibt es hier nicht.
