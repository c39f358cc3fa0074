### Was man in den Spielen erreichen kann.

achieved-three-sets-in-an-offer = Drei mal drei
    .about = drei Trios aus ein und demselben Angebot.
achieved-set-in-the-grand-final = Im letzten Augenblick
    .about = ein Trio im großen Finale.
achieved-won-without-stealing = Ehrlich gewonnen
    .about = gewonnen, ohne je eine Bonuskarte zu nehmen.
achieved-duel-won-with-a-three = David
    .about = ein Duell, das dein Goldgräber mit Wert 3 gewinnt, der schwächste, der das kann.
achieved-four-gold-on-anothers-turn = Vielen Dank
    .about = dein Goldgräber holt im Zug eines anderen Gold im Wert von 4.
achieved-three-finds-in-the-rush = Goldfieber
    .about = dreimal Gold in einem Goldrausch gefunden.
achieved-round-without-red = Nichts Rotes
    .about = eine Runde beendet, ohne in ihr eine rote Karte gespielt zu haben.
achieved-all-chips-of-a-round = Alles abgeräumt
    .about = alle vier Chips einer Runde.
achieved-never-paid-for-red = Nie erwischt
    .about = ein ganzes Spiel, ohne für rote Karten zu zahlen.
