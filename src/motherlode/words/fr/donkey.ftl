### The board of donkey in the browser.

donkey-tableau = Cartes : { $seat }
donkey-in-pile = dans la pile
donkey-to-come = encore { $cards }
donkey-note-take = peut être prise
donkey-note-swap = peut être échangée
donkey-note-partner = touchez pour conclure
donkey-note-chosen = choisie
donkey-your-turn-detail =
    { $swaps ->
        [yes] { donkey-take-lowest }, ou échangez l’une des vôtres
       *[no] { donkey-take-lowest }
    }
donkey-take-lowest =
    { $lowest ->
        [one] Prenez la carte la plus basse
       *[other] Prenez l’une des cartes les plus basses
    }
donkey-goes-in = Vous donnez : { $card }
donkey-choose-partner = En échange, prenez une carte en surbrillance
donkey-choose-own = Choisissez laquelle des vôtres donner en échange
donkey-take-or-swap = Prenez-la, ou donnez en échange l’une de vos cartes en surbrillance
donkey-bonus-title = Un trio ({ $colour }) !
donkey-bonus-detail = Prenez une carte en surbrillance à un adversaire, ou renoncez
donkey-colour-scoring = Décompte des couleurs
donkey-colour-scoring-about = Dans chaque couleur, celui qui a le plus haut total garde sa carte d’or de plus grande valeur ; elle compte avec la pile.
