### Das Labor im Browser: Hausregeln neben dem gedruckten Spiel

laboratory-wish = Was gespielt wird
laboratory-level = Bots
laboratory-start = Start
laboratory-stop = Anhalten
laboratory-play = Nach diesen Regeln spielen
laboratory-reset = Zurück zur gedruckten Anleitung
laboratory-share = Diesen Versuch teilen
laboratory-results = Was herauskommt
laboratory-none = Nichts ist geändert: Nur das gedruckte Spiel wird gespielt. Ändere eine Regel, um zu vergleichen.
laboratory-ready = Drück auf „Start“ und sieh, was deine Regeln ändern.
laboratory-preparing = Die Regeln werden vorbereitet; beim ersten Mal dauert das eine Weile …
laboratory-games = { $games ->
    [one] { $games } Spiel gespielt.
   *[other] { $games } Spiele gespielt.
}
laboratory-ended-certain = Fertig: Die Gewinnchance ist genau genug bekannt.
laboratory-ended-limit = Fertig: Alle Spiele sind gespielt.
laboratory-ended-time = Fertig: Ein Server gibt einem Versuch { $seconds } Sekunden. An der Kommandozeile gibt es keine Grenze.
refused-no-laboratory = Versuche sind auf diesem Server abgeschaltet.
laboratory-printed = Gedruckt
laboratory-changed = Deine
laboratory-difference = Unterschied
laboratory-between = { $value } ({ $low } bis { $high })
laboratory-chance = · kann Zufall sein
