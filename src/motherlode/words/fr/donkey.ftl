### The board of donkey in the browser.

donkey-tableau = Cartes : { $seat }
donkey-in-pile = en pile
donkey-to-come = encore { $cards }
donkey-note-take = peut être prise
donkey-note-swap = peut être échangée
donkey-note-partner = touchez pour conclure
donkey-note-chosen = choisie
donkey-your-turn-detail = Prenez une carte la plus basse, ou échangez-en une des vôtres
donkey-goes-in = Vous donnez : { $card }
donkey-choose-partner = Prenez une carte éclairée en échange
donkey-choose-own = Choisissez laquelle des vôtres donner en échange
donkey-take-or-swap = Prenez-la, ou donnez une carte éclairée en échange
donkey-bonus-title = Une série ({ $colour }) !
donkey-bonus-detail = Prenez une carte éclairée chez un autre, ou renoncez
donkey-colour-scoring = Décompte des couleurs
donkey-colour-scoring-about = Dans chaque couleur, le plus haut total garde sa carte or la plus chère ; elle compte avec la pile.
