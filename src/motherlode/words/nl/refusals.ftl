### Waarom de regels een zet niet toestaan. Wat tussen aanhalingstekens klein staat, typ je zo.

## donkey

refused-donkey-no-set = Een bonus hoort bij een complete set, voordat die wordt weggelegd.
refused-donkey-bonus-first = Er wordt een set gescoord: pak eerst een bonuskaart of zie ervan af.
refused-donkey-own-tableau = Een bonuskaart komt uit de vitrine van een tegenstander, niet uit die van jezelf.
refused-donkey-no-such-seat = Die plaats is er niet: deze tafel heeft { $players } plaatsen.
refused-donkey-not-in-tableau = In de vitrine van { $seat } ligt geen { $card }.
refused-donkey-has-colour = Je hebt al { $colour } in je vitrine; een bonuskaart heeft een kleur die je niet hebt.
refused-donkey-not-on-offer = Er ligt geen { $card } in het aanbod.
refused-donkey-not-lowest = Je kunt { $card } niet pakken, want dat is niet de laagste kaart van het aanbod. Wel kun je pakken: { $cards }.
refused-donkey-not-yours = In je vitrine ligt geen { $card }.
refused-donkey-no-donkey = Een ezel kun je bij een ruil nooit pakken.
refused-donkey-no-3 = Een 3 kun je nooit inleggen: geen goud is lager.
refused-donkey-not-lower = Voor { $card } kun je alleen goud pakken dat minder dan { $value } waard is.
refused-donkey-spelling = “{ $text }” is geen zet. Typ “take KAART”, “swap EIGEN_KAART KAART_IN_AANBOD”, “bonus KAART PLAATS” of “decline”; een kaart is een letter en een getal, zoals “b6”, of “bD” voor een ezel.

## mine

refused-mine-already-up = De kaart op plek { $place } is al omgedraaid; draai een andere om.
refused-mine-no-card = Op plek { $place } ligt geen kaart meer, er is alleen nog een gat.
refused-mine-spelling = “{ $text }” is geen zet. Typ “flip PLEK”, met een plek van 1 tot en met 64.

## gate

refused-gate-kicker-first = De startkaart opent de ronde: speel eerst { $card }.
refused-gate-start-round = Jij opent de ronde: speel een kaart naar keuze.
refused-gate-start-sequence = Alle anderen hebben gepast: begin een nieuwe reeks met een kaart naar keuze.
refused-gate-not-in-hand =
    { $card_kind ->
        [black] Je hebt geen zwarte kaart in de hand.
       *[other] Je hebt { $card } niet in de hand.
    }
refused-gate-number-held = Aan deze tafel speel je een zwarte kaart niet als een getal dat je hebt: speel je { $number }.
refused-gate-goes-up =
    Je gaat deze beurt omhoog, en op de { $last } volgt de { $up }: { $card_kind ->
        [black] de zwarte kaart kan geen { $number } zijn.
       *[other] { $card } past niet.
    }
refused-gate-goes-down =
    Je gaat deze beurt omlaag, en op de { $last } volgt de { $down }: { $card_kind ->
        [black] de zwarte kaart kan geen { $number } zijn.
       *[other] { $card } past niet.
    }
refused-gate-goes-both-ways =
    Op de { $last } volgt omhoog de { $up } of omlaag de { $down }: { $card_kind ->
        [black] de zwarte kaart kan geen { $number } zijn.
       *[other] { $card } past niet.
    }
refused-gate-no-payment = Fiches worden pas betaald als een ronde voorbij is.
refused-gate-no-such-chip = Je hebt geen fiche van { $value }: betaal er een dat je hebt.
refused-gate-pay-first = De ronde is voorbij: kies een fiche om voor je rode kaarten te betalen.
refused-gate-spelling = “{ $text }” is geen zet. Typ “play KAART”, zoals “play y7”, of “play kGETAL” voor een zwarte kaart als dat getal, “pass” of, waar het fiche wordt gekozen, “pay WAARDE”, zoals “pay 20”.
refused-sealed = Anderen spelen nog met deze kaarten: ze blijven gesloten tot iedereen klaar is.
refused-contest = Dit spel hoort bij een competitie: niemand wisselt van plaats, neemt een zet terug of vraagt om een tip.
refused-no-such-day = Van deze dag zijn er geen kaarten.
refused-no-such-game = Dit spel is er hier niet.
refused-no-such-result = Met deze kaarten heb je geen resultaat.
refused-no-such-contest = Er is geen toernooi met deze code.
refused-contest-closed = Aan dit toernooi kan niemand meer meedoen.
refused-contest-full = Het toernooi is vol.
refused-too-few = Er zijn te weinig spelers.
refused-no-round = Er wordt geen ronde gespeeld.
refused-no-such-puzzle = Deze puzzel bestaat niet.
refused-bad-answer = Deze zet kan niet in de puzzel.
refused-bad-wishes = Deze instellingen kloppen niet: controleer de tijden en de tijdzone.
refused-bad-subscription = De aanmelding van deze browser is niet bruikbaar.
refused-no-such-device = Geen van je browsers heet zo.
refused-bad-url = Deze URL kan niet: hij moet met https:// beginnen en naar een openbare server leiden.
refused-bad-address = Dit is geen e-mailadres: het ziet eruit als naam@example.org.
refused-not-offered = Deze server verstuurt geen e-mail.
refused-mail-not-sent = De mail kon niet worden verstuurd. Controleer het adres of probeer het later opnieuw.
refused-no-room = Niemand kan nu aan deze tafel gaan zitten.
