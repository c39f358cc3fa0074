### Le laboratoire dans le navigateur : les règles maison à côté du jeu imprimé

laboratory-wish = Ce qui est joué
laboratory-level = Robots
laboratory-start = Démarrer
laboratory-stop = Arrêter
laboratory-play = Jouer avec ces règles
laboratory-reset = Revenir aux règles imprimées
laboratory-share = Partager cette expérience
laboratory-results = Ce qui en sort
laboratory-none = Rien n’est changé : seul le jeu imprimé est joué. Changez une règle pour comparer.
laboratory-ready = Démarrez, et voyez ce que changent vos règles.
laboratory-preparing = Les règles se préparent ; la première fois prend un moment…
laboratory-games = { $games ->
    [one] { $games } partie jouée.
   *[other] { $games } parties jouées.
}
laboratory-ended-certain = Terminé : les chances de gagner sont assez bien connues.
laboratory-ended-limit = Terminé : toutes les parties sont jouées.
laboratory-ended-time = Terminé : un serveur accorde { $seconds } secondes à une expérience. En ligne de commande, il n’y a pas de limite.
refused-no-laboratory = Les expériences sont désactivées sur ce serveur.
laboratory-printed = Imprimé
laboratory-changed = Les vôtres
laboratory-difference = Différence
laboratory-between = { $value } ({ $low } à { $high })
laboratory-chance = · peut être un hasard
