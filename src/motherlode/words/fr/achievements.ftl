### Ce qu’on peut réussir dans les jeux.

achieved-three-sets-in-an-offer = Trois fois trois
    .about = trois trios d’une seule et même offre.
achieved-set-in-the-grand-final = Au dernier moment
    .about = un trio dans la grande finale.
achieved-won-without-stealing = Gagné honnêtement
    .about = gagner sans jamais prendre de carte bonus.
achieved-duel-won-with-a-three = David
    .about = un duel gagné par votre mineur de valeur 3, le plus faible qui le puisse.
achieved-four-gold-on-anothers-turn = Merci beaucoup
    .about = votre mineur sort de l’or de valeur 4 au tour de quelqu’un d’autre.
achieved-three-finds-in-the-rush = La fièvre de l’or
    .about = de l’or trouvé trois fois dans une ruée vers l’or.
achieved-round-without-red = Rien de rouge
    .about = une manche terminée par vous sans y avoir joué de carte rouge.
achieved-all-chips-of-a-round = Tout raflé
    .about = les quatre jetons d’une manche.
achieved-never-paid-for-red = Jamais pris
    .about = toute une partie sans payer pour des cartes rouges.
