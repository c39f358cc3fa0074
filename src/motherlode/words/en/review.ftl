### The review of a finished game, for the browser, the terminal and the page that can be mailed. Chances are texts in percent, as `+31`.

review = Review
review-title = { $game }: the review
review-grows = The review grows: { $percent }%
review-done = Each position was played out { $samples } times.
review-honest = Each decision is judged by what its player could know, never by hidden cards. A ± is the standard error of a number; what has none is exact.
review-waits = The first curve is on its way…
review-none = This game cannot be reviewed.

review-curve = Chance to win
review-curve-about = Each player’s chance to win before every move, in percent.
review-move = Move
review-table = The same as a table
review-ledger = Luck and play
review-ledger-about = Every change of the chance to win is somebody’s decision, or chance. Together they make the result.
review-even = Before the deal
review-luck = Luck
review-play = Play: { $seat }
review-result = Result
review-without-luck = Result without luck
review-summary = { $seat }: luck { $luck }%, own play { $own }%, play of the others { $others }%.

review-turning-points = Turning points
review-turn-move = Move { $number }, { $seat }: { $move }. { $whose }: { $before }% → { $after }%.
review-turn-chance = After move { $number }: { $event } { $whose }: { $before }% → { $after }%.
review-fate = Chance decides.

review-decisions = Decisions
review-kind = Judgement
review-kind-best = Best
    .about = There was nothing better to find.
review-kind-good = Good
    .about = Hardly anything was lost.
review-kind-slip = Slip
    .about = A better move was there.
review-kind-mistake = Mistake
    .about = This cost a good part of the game.
review-player = Player
review-cost = Cost
review-cost-both = { $loss }% ± { $error }%, { $points } points
review-cost-exact = { $loss }%, { $points } points (exact)
review-cost-victory = { $loss }% of the chance to win (exact; points were not counted)
review-cost-round = about { $loss }%; { $points } points, exactly over all hands that fit
review-better = Better: { $move }.
review-hint = A hint would have said: “{ $reason }”
review-followed = Then probably: { $moves }.
review-clean = No slips and no mistakes.
review-forgot = { $turns ->
    [one] { $card } at place { $place } had been seen one turn before.
   *[other] { $card } at place { $place } had been seen { $turns } turns before.
}
review-look = What was really there
review-really = With all cards as they really lay it cost { $loss }%.
review-really-lucky = With all cards as they really lay it gained { $gain }%.
review-all = All decisions

review-memory = What was forgotten
review-memory-about = The places that had been seen when it mattered, with how many turns had passed.
review-memory-place = { $turns ->
    [one] Place { $place }: { $card }, seen one turn before, forgotten by { $seat } in move { $number }.
   *[other] Place { $place }: { $card }, seen { $turns } turns before, forgotten by { $seat } in move { $number }.
}
review-many = { $games } games
review-skill = Skill
review-skill-line = { $seat }: result { $result }% ± { $error }%, without luck { $adjusted }% ± { $adjusted_error }%, in { $games } games.
