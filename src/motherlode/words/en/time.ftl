### Time to think: clocks at the table, and what happens when time is over.

time-to-think = Time to think
    .about = For games with other people.
time-none = As long as you like
time-choice-live = { $minutes } min + { $seconds } s a turn
time-choice-days = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
}
time-other = Something else
time-live = Live
time-by-days = By days
time-bank-minutes = Minutes for the game
time-increment = Seconds added each turn
time-free-days = Days for each turn
time-bank-days = Days in reserve
time-when-over = When somebody’s time is over
time-over-ask = the others choose
time-over-bot = a bot plays on
time-over-end = the game ends without a result
time-hours = Only in the daytime
    .about = Clocks count between these hours, by everybody’s own time of day.
time-from = from
time-to = to
time-clocks = Time left
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours-left = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-until = until { $time }
time-over = The time of { $seat } is over. What now?
time-yours-over = Your time is over. You can still move, as long as the others wait.
time-wait = Wait
time-holidays = Take a holiday: your clock stands still
time-holidays-until = On holiday until { $time }
time-holidays-end = I am back
