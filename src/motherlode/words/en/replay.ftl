### The replay of a recorded game in the browser.

replay-first = First step
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-step-of = Step { $step } of { $steps }
replay-viewpoint = Seen by
replay-all-cards = All cards
replay-onlooker = An onlooker
replay-play-on = Play on from here
replay-see-better = What then?
replay-see-game = Back to the game
replay-offer-ahead = Offer after { $number } more
replay-removed = Taken out
replay-aside = Aside
replay-about = Open a record: a file that you saved, or drop one here. Every finished game has one.
replay-open = Open a file
replay-no-record = This cannot be shown.
