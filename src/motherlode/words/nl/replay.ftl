### The replay of a recorded game in the browser.

replay-first = Eerste stap
replay-last = Laatste stap
replay-play = Afspelen
replay-pause = Pauze
replay-step = Stap
replay-step-of = Stap { $step } van { $steps }
replay-viewpoint = Gezien door
replay-all-cards = Alle kaarten
replay-onlooker = Een toeschouwer
replay-play-on = Vanaf hier verder spelen
replay-see-better = En dan?
replay-see-game = Terug naar het spel
replay-offer-ahead = Aanbod na nog { $number }
replay-removed = Uit het spel
replay-aside = Opzij
replay-about = Open een verslag: een bewaard bestand, of sleep er een hierheen. Elk afgelopen spel heeft er een.
replay-open = Bestand openen
replay-no-record = Dit kan niet worden getoond.
