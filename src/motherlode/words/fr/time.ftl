### Temps de réflexion : les pendules à la table, et ce qui se passe quand le temps est écoulé.

time-to-think = Temps de réflexion
    .about = Pour les parties avec d’autres personnes.
time-none = Sans limite
time-choice-live = { $minutes } min + { $seconds } s par tour
time-choice-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
time-other = Autre chose
time-live = En direct
time-by-days = Par jours
time-bank-minutes = Minutes pour la partie
time-increment = Secondes ajoutées par tour
time-free-days = Jours par tour
time-bank-days = Jours en réserve
time-when-over = Quand le temps de quelqu’un est écoulé
time-over-ask = les autres choisissent
time-over-bot = un robot continue
time-over-end = la partie s’arrête sans résultat
time-hours = Seulement le jour
    .about = Les pendules tournent entre ces heures, à l’heure locale de chacun.
time-from = de
time-to = à
time-clocks = Temps restant
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours-left = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-until = jusqu’à { $time }
time-over = Le temps de { $seat } est écoulé. Que faire ?
time-yours-over = Votre temps est écoulé. Tant que les autres attendent, vous pouvez encore jouer.
time-wait = Attendre
time-holidays = Prendre des vacances : votre pendule s’arrête
time-holidays-until = En vacances jusqu’au { $time }
time-holidays-end = Je suis de retour
