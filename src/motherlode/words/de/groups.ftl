### Groups of people who play together, and codes that invite.

groups-title = Gruppen
groups-about = Eine Familie, ein Verein: Eine Gruppe hat ihre eigene Seite, Tische und Rangliste.
groups-none = Du bist noch in keiner Gruppe.
groups-new = Eine neue Gruppe
groups-name = Name der Gruppe
groups-make = Gruppe gründen
groups-join = Einer Gruppe beitreten
groups-code = Code oder Link
groups-members =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
group-yours = deine
group-tables = Tische
group-no-tables = Kein Tisch dieser Gruppe ist offen.
group-open = Tisch für die Gruppe eröffnen
group-standings = Rangliste
group-standings-about =
    { $count ->
        [one] Aus { $count } Spiel, in dem mindestens zwei Mitglieder gespielt haben. Gewonnen hat, wer unter den Mitgliedern vorne lag; Bots und andere zählen nicht. Oben steht, wer am meisten gewonnen hat.
       *[other] Aus { $count } Spielen, in denen mindestens zwei Mitglieder gespielt haben. Gewonnen hat, wer unter den Mitgliedern vorne lag; Bots und andere zählen nicht. Oben steht, wer am meisten gewonnen hat.
    }
group-no-games = Noch kein Spiel unter Mitgliedern.
group-place = Platz
group-member = Mitglied
group-ahead = Vorne
group-period = Zeitraum
group-days =
    { $days ->
        [0] Seit Beginn
        [30] Die letzten 30 Tage
        [90] Die letzten 90 Tage
       *[other] Das letzte Jahr
    }
group-members = Mitglieder
group-owner = leitet die Gruppe
group-pass-on = Leitung übergeben
group-removed = Entfernt. Die Gruppe hat einen neuen Code.
group-invite = Einladung
group-invite-about = Wer den Link oder den Code hat, kann der Gruppe beitreten.
group-new-code = Neuer Code
group-code-renewed = Die Gruppe hat einen neuen Code; der alte führt nirgendwohin.
group-manage = Diese Gruppe
group-leave = Gruppe verlassen
group-leave-about = Du stehst dann nicht mehr in ihrer Rangliste. Deine Spiele bleiben deine.
group-end = Gruppe auflösen
group-end-about = Die Gruppe endet für alle, samt Rangliste. Die Spiele bleiben bei denen, die gespielt haben. Das lässt sich nicht rückgängig machen.
invited-group = Der Gruppe „{ $name }“ beitreten?
invited-group-about = Ihre Mitglieder sehen deinen Namen und deine Ergebnisse in Spielen mit ihnen.
invited-friend = Freundschaft mit { $name } schließen?
me-friend-code = Oder ein Code zum Eintippen, gültig für eine Woche:
before-group = Für eine Gruppe
    .about = Nur Mitglieder der Gruppe können sich setzen, und nur sie sehen den Tisch in der Lobby.
before-other-group = eine Gruppe, die nicht deine ist

## What is refused

refused-group-only = An diesen Tisch können sich nur Mitglieder seiner Gruppe setzen.
refused-not-member = Nur Mitglieder einer Gruppe können einen Tisch für sie eröffnen.
refused-not-owner = Das kann nur, wer die Gruppe leitet.
refused-no-such-group = Es gibt keine solche Gruppe, oder du bist kein Mitglied.
refused-no-such-code = Kein Tisch, keine Gruppe und niemand sonst hat diesen Code, oder er ist zu alt.
