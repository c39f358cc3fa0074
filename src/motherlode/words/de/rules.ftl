### Pictures in the rules pages of the browser.

ui-learn = Spielend lernen
rules-picture-donkey-donkeys = Esel: je zwei Minuspunkte
rules-picture-donkey-gold = Gold: von 3 bis 8
rules-picture-donkey-swap = Tausch: eine niedrigere Goldkarte für eine höhere
rules-picture-donkey-set = Drei von einer Farbe sind ein Trio
rules-picture-mine-gold = Gold, wert 1 bis 4
rules-picture-mine-miners = Goldgräber der Stärke 2 bis 5 in fünf Farben
rules-picture-mine-rest = Dynamit, eine verdeckte Karte und ein Mineneingang
rules-picture-mine-struck = Stark genug: Das Gold wird aus der Mine geholt
rules-picture-mine-duel = Der schwächere Goldgräber verlässt das Spiel
rules-picture-gate-cards = Grün, Gold, Rot und Schwarz
rules-picture-gate-chips = Die vier Chips einer Runde
rules-picture-gate-up = Aufwärts, und nach der 10 die 0
rules-picture-gate-down = Abwärts, mit Schwarz als 2
rules-luck = Glück und Können
rules-luck-left = Zwischen gleich Starken lässt das Glück { $left } % davon übrig, wie ein Ergebnis schwankt (Varianz): Der Rest war Glück. Gemessen in { $games } Spielen zweier Bots, mit der Glücksrechnung der Analyse.
