### Pictures in the rules pages of the browser.

ui-learn = Spelend leren
rules-picture-donkey-donkeys = Ezels: elk twee minpunten
rules-picture-donkey-gold = Goud: van 3 tot en met 8
rules-picture-donkey-swap = Ruil: een lagere goudkaart voor een hogere
rules-picture-donkey-set = Drie van één kleur zijn een set
rules-picture-mine-gold = Goud, met waarde 1 tot en met 4
rules-picture-mine-miners = Mijnwerkers met kracht 2 tot en met 5 in vijf kleuren
rules-picture-mine-rest = Dynamiet, een gedekte kaart en een mijningang
rules-picture-mine-struck = Sterk genoeg: het goud wordt opgegraven
rules-picture-mine-duel = De zwakste mijnwerker verdwijnt
rules-picture-gate-cards = Groen, goud, rood en zwart
rules-picture-gate-chips = De vier fiches van een ronde
rules-picture-gate-up = Omhoog, en na de 10 de 0
rules-picture-gate-down = Omlaag, met zwart als 2
rules-luck = Geluk en vaardigheid
rules-luck-left = Tussen gelijken laat geluk { $left }% over van hoe een resultaat varieert (variantie): de rest was geluk. Gemeten in { $games } spellen van twee bots, met de gelukrekening van de analyse.
