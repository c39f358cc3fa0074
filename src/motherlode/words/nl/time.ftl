### Bedenktijd: klokken aan tafel, en wat er gebeurt als de tijd op is.

time-to-think = Bedenktijd
    .about = Voor spellen met andere mensen.
time-none = Zo lang als je wilt
time-choice-live = { $minutes } min + { $seconds } s per beurt
time-choice-days = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
}
time-other = Iets anders
time-live = Live
time-by-days = Per dag
time-bank-minutes = Minuten voor het spel
time-increment = Seconden erbij per beurt
time-free-days = Dagen per beurt
time-bank-days = Dagen in reserve
time-when-over = Als iemands tijd op is
time-over-ask = kiezen de anderen
time-over-bot = speelt een bot verder
time-over-end = eindigt het spel zonder uitslag
time-hours = Alleen overdag
    .about = De klokken lopen tussen deze uren, volgens ieders eigen tijd.
time-from = van
time-to = tot
time-clocks = Resterende tijd
time-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
time-hours-left = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
time-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
time-until = tot { $time }
time-over = De tijd van { $seat } is op. Wat nu?
time-yours-over = Je tijd is op. Zolang de anderen wachten, kun je nog een zet doen.
time-wait = Wachten
time-holidays = Vakantie nemen: je klok staat zolang stil
time-holidays-until = Op vakantie tot { $time }
time-holidays-end = Ik ben terug
