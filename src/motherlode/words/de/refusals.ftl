### Warum die Regeln einen Zug nicht erlauben. Was in Anführungszeichen klein geschrieben ist, wird so getippt.

## donkey

refused-donkey-no-set = Einen Bonus gibt es nur zu einem Trio, bevor es weggelegt wird.
refused-donkey-bonus-first = Ein Trio wird gewertet: Nimm erst eine Bonuskarte oder verzichte.
refused-donkey-own-tableau = Eine Bonuskarte kommt aus der Auslage eines Gegners, nicht aus deiner eigenen.
refused-donkey-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $players } Plätze.
refused-donkey-not-in-tableau = In der Auslage von { $seat } liegt kein { $card }.
refused-donkey-has-colour = { $colour } hast du schon in deiner Auslage; eine Bonuskarte hat eine Farbe, die du nicht hast.
refused-donkey-not-on-offer = Im Angebot liegt kein { $card }.
refused-donkey-not-lowest = { $card } ist nicht die niedrigste Karte im Angebot. Nehmen kannst du: { $cards }.
refused-donkey-not-yours = In deiner Auslage liegt kein { $card }.
refused-donkey-no-donkey = Einen Esel kannst du bei einem Tausch nie nehmen.
refused-donkey-no-3 = Eine 3 kannst du nie hergeben: Kein Gold ist niedriger.
refused-donkey-not-lower = Für { $card } kannst du nur Gold nehmen, das weniger als { $value } wert ist.
refused-donkey-spelling = „{ $text }“ ist kein Zug. Tippe „take KARTE“, „swap EIGENE_KARTE KARTE_IM_ANGEBOT“, „bonus KARTE PLATZ“ oder „decline“; eine Karte ist ein Buchstabe und eine Zahl, wie „b6“, oder „bD“ für einen Esel.

## mine

refused-mine-already-up = Die Karte auf Platz { $place } ist schon aufgedeckt; decke eine andere auf.
refused-mine-no-card = Auf Platz { $place } liegt keine Karte mehr, da ist nur noch eine Lücke.
refused-mine-spelling = „{ $text }“ ist kein Zug. Tippe „flip PLATZ“, mit einem Platz von 1 bis 64.

## gate

refused-gate-kicker-first = Die Startkarte eröffnet die Runde: Spiele zuerst { $card }.
refused-gate-start-round = Du eröffnest die Runde: Spiele eine beliebige Karte.
refused-gate-start-sequence = Alle anderen haben gepasst: Beginne eine neue Reihe mit einer beliebigen Karte.
refused-gate-not-in-hand =
    { $card_kind ->
        [black] Du hast keine schwarze Karte auf der Hand.
       *[other] Du hast { $card } nicht auf der Hand.
    }
refused-gate-number-held = An diesem Tisch spielst du eine schwarze Karte nicht als Zahl, die du hast: Spiele deine { $number }.
refused-gate-goes-up =
    Du gehst in diesem Zug rauf, und auf die { $last } folgt die { $up }: { $card_kind ->
        [black] Die schwarze Karte kann keine { $number } sein.
       *[other] { $card } passt nicht.
    }
refused-gate-goes-down =
    Du gehst in diesem Zug runter, und auf die { $last } folgt die { $down }: { $card_kind ->
        [black] Die schwarze Karte kann keine { $number } sein.
       *[other] { $card } passt nicht.
    }
refused-gate-goes-both-ways =
    Auf die { $last } folgt aufwärts die { $up } oder abwärts die { $down }: { $card_kind ->
        [black] Die schwarze Karte kann keine { $number } sein.
       *[other] { $card } passt nicht.
    }
refused-gate-no-payment = Chips werden erst gezahlt, wenn eine Runde zu Ende ist.
refused-gate-no-such-chip = Du hast keinen Chip mit dem Wert { $value }: Zahle einen, den du hast.
refused-gate-pay-first = Die Runde ist zu Ende: Wähle einen Chip, den du für deine roten Karten zahlst.
refused-gate-spelling = „{ $text }“ ist kein Zug. Tippe „play KARTE“, wie „play y7“, oder „play kZAHL“ für eine schwarze Karte als diese Zahl, „pass“ oder, wo der Chip gewählt wird, „pay WERT“, wie „pay 20“.
refused-sealed = Andere spielen noch mit diesen Karten: Sie bleiben verschlossen, bis alle fertig sind.
refused-contest = Dieses Spiel gehört zu einem Wettbewerb: Niemand wechselt den Platz, nimmt einen Zug zurück oder fragt nach einem Tipp.
refused-no-such-day = Für diesen Tag gibt es keine Karten des Tages.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-no-such-result = Mit diesen Karten hast du kein Ergebnis.
refused-no-such-contest = Ein Turnier mit diesem Code gibt es nicht.
refused-contest-closed = In diesem Turnier kann niemand mehr einsteigen.
refused-contest-full = Das Turnier ist voll.
refused-too-few = Es sind zu wenige Spieler.
refused-no-round = Es wird keine Runde gespielt.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.
refused-bad-answer = Dieser Zug ist in dem Rätsel nicht möglich.
refused-bad-wishes = Diese Einstellungen passen nicht: Prüfe die Zeiten und die Zeitzone.
refused-bad-subscription = Die Anmeldung dieses Browsers ist nicht zu gebrauchen.
refused-no-such-device = Keiner deiner Browser heißt so.
refused-bad-url = Diese URL geht nicht: Sie muss mit https:// beginnen und zu einem öffentlichen Server führen.
refused-bad-address = Das ist keine E-Mail-Adresse: Sie sieht aus wie name@example.org.
refused-not-offered = Dieser Server verschickt keine E-Mails.
refused-mail-not-sent = Die E-Mail konnte nicht verschickt werden. Prüfe die Adresse oder versuche es später wieder.
refused-no-room = An diesem Tisch kann sich jetzt niemand setzen.
