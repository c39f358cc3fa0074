### Bedenkzeit: Uhren am Tisch, und was geschieht, wenn die Zeit abgelaufen ist.

time-to-think = Bedenkzeit
    .about = Für Spiele mit anderen Menschen.
time-none = So lange man möchte
time-choice-live = { $minutes } Min. + { $seconds } s pro Zug
time-choice-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
time-other = Etwas anderes
time-live = Live
time-by-days = Nach Tagen
time-bank-minutes = Minuten für das Spiel
time-increment = Sekunden dazu je Zug
time-free-days = Tage für jeden Zug
time-bank-days = Tage in Reserve
time-when-over = Wenn jemandes Zeit abgelaufen ist
time-over-ask = entscheiden die anderen
time-over-bot = spielt ein Bot weiter
time-over-end = endet das Spiel ohne Ergebnis
time-hours = Nur tagsüber
    .about = Die Uhren laufen zwischen diesen Zeiten, nach der Ortszeit jedes Einzelnen.
time-from = von
time-to = bis
time-clocks = Restzeit
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
time-hours-left = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-until = bis { $time }
time-over = Die Zeit von { $seat } ist abgelaufen. Was nun?
time-yours-over = Deine Zeit ist abgelaufen. Solange die anderen warten, kannst du noch ziehen.
time-wait = Warten
time-holidays = Urlaub nehmen: Deine Uhr steht so lange
time-holidays-until = Im Urlaub bis { $time }
time-holidays-end = Ich bin zurück
