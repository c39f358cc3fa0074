### Why the rules refuse a move: `refused-GAME-REASON`. The variables are the reason's facts, as those of events; `$card_kind`
### is "black" for a black card. Words in quotes are typed as they are, in every language; those in capitals are filled in.

## donkey

refused-donkey-no-set = A bonus comes only with a completed set, before it is put away.
refused-donkey-bonus-first = A set is being scored: take a bonus card or decline first.
refused-donkey-own-tableau = A bonus card comes from an opponent’s tableau, not from your own.
refused-donkey-no-such-seat = There is no such seat: this table has { $players } seats.
refused-donkey-not-in-tableau = { $seat } has no { $card } in the tableau.
refused-donkey-has-colour = You already have { $colour } in your tableau; a bonus card is of a colour you do not have.
refused-donkey-not-on-offer = There is no { $card } on offer.
refused-donkey-not-lowest = The { $card } is not the lowest card on offer. You can take: { $cards }.
refused-donkey-not-yours = You have no { $card } in your tableau.
refused-donkey-no-donkey = A donkey is never taken in an exchange.
refused-donkey-no-3 = A gold 3 can never be put in: no gold is lower.
refused-donkey-not-lower = For the { $card } you can only take gold worth less than { $value }.
refused-donkey-spelling = “{ $text }” is no move. Type “take CARD”, “swap OWN_CARD OFFERED_CARD”, “bonus CARD SEAT” or “decline”; a card is a letter and a number, as “b6”, or “bD” for a donkey.

## mine

refused-mine-already-up = The card at place { $place } is turned up already; turn up a different one.
refused-mine-no-card = There is no card at place { $place } any more, only a hole.
refused-mine-spelling = “{ $text }” is no move. Type “flip PLACE”, with a place from 1 to 64.

## gate

refused-gate-kicker-first = The kicker starts the round: play the { $card } first.
refused-gate-start-round = You start the round: play any card.
refused-gate-start-sequence = All others passed: start a new sequence with any card.
refused-gate-not-in-hand =
    { $card_kind ->
        [black] You have no black card in your hand.
       *[other] You have no { $card } in your hand.
    }
refused-gate-number-held = At this table a black card is not played as a number that you hold: play your { $number }.
refused-gate-goes-up =
    You are going up in this turn, and the { $last } is followed by { $up }: { $card_kind ->
        [black] the black card cannot be { $number }.
       *[other] the { $card } does not fit.
    }
refused-gate-goes-down =
    You are going down in this turn, and the { $last } is followed by { $down }: { $card_kind ->
        [black] the black card cannot be { $number }.
       *[other] the { $card } does not fit.
    }
refused-gate-goes-both-ways =
    The { $last } is followed by { $up } upwards or { $down } downwards: { $card_kind ->
        [black] the black card cannot be { $number }.
       *[other] the { $card } does not fit.
    }
refused-gate-no-payment = Chips are paid when a round has ended.
refused-gate-no-such-chip = You have no chip of { $value }: pay one that you have.
refused-gate-pay-first = The round has ended: choose a chip to pay for your red cards.
refused-gate-spelling = “{ $text }” is no move. Type “play CARD”, as “play y7”, or “play kNUMBER” for a black card as that number, “pass”, or “pay VALUE”, as “pay 20”, where the chip is chosen.
refused-sealed = Others still play this deal: it stays closed until they have finished.
refused-contest = This game is part of a contest: nobody changes seats, takes back a move or asks for a hint.
refused-no-such-day = There is no daily deal of this day.
refused-no-such-game = There is no such game here.
refused-no-such-result = You have no result of this deal.
refused-no-such-contest = There is no tournament with this code.
refused-contest-closed = Nobody can join this tournament any more.
refused-contest-full = The tournament is full.
refused-too-few = There are too few players.
refused-no-round = No round is being played.
refused-no-such-puzzle = There is no such puzzle.
refused-bad-answer = This move cannot be made in the puzzle.
refused-bad-wishes = These settings do not go together: check the times and the time zone.
refused-bad-subscription = This browser’s subscription cannot be used.
refused-no-such-device = None of your browsers is called that.
refused-bad-url = This URL cannot be used: it has to begin with https:// and lead to a public server.
refused-bad-address = This is no e-mail address: it looks like name@example.org.
refused-not-offered = This server sends no mail.
refused-mail-not-sent = The mail could not be sent. Check the address, or try again later.
refused-no-room = Nobody can sit down at this table now.
