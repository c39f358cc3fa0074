### Die Wörter, die Browser und Terminal gemeinsam haben. Wie sie benutzt werden, steht oben in `en/game.ftl`.
###
### Karten heißen „Esel in Blau“ und „Gold 6 in Blau“: So müssen sie nie gebeugt werden.

language-name = Deutsch

## Listen

list-more = { $head }, { $next }
list-last = { $head } und { $next }
list-seats = { $head }; { $next }
per-seat =
    { $seat_you ->
        [yes] du: { $value }
       *[no] { $seat }: { $value }
    }

## Spiele

game-donkey = Esel
    .about = Sammle drei Karten einer Farbe. Die Esel kommen mit, ob du willst oder nicht.
    .minutes = 30
game-mine = Mine
    .about = Decke zwei Karten auf, merke dir den Rest und lass deine Goldgräber das Gold holen.
    .minutes = 15
game-gate = Tor
    .about = Rauf oder runter, immer eine Zahl weiter. Gold bringt Chips, und Rot kostet, wenn du es behältst.
    .minutes = 20
game-credit = Nach { $title } von { $credit }
game-players = { $least } bis { $most } Spieler
game-time = etwa { $minutes } Minuten

## Farben; `.short` ist der Buchstabe der Aufzeichnungen und in allen Sprachen gleich

colour-green = Grün
    .short = g
colour-blue = Blau
    .short = b
colour-violet = Violett
    .short = v
colour-red = Rot
    .short = r
colour-orange = Orange
    .short = o
colour-pink = Pink
    .short = p
colour-gold = Gold
    .short = y
colour-black = Schwarz
    .short = k

## Karten

card-donkey-donkey = Esel in { $colour }
card-donkey-gold = Gold { $value } in { $colour }
card-mine-gold = Gold { $value }
card-mine-dynamite = Dynamit
card-mine-miner = Goldgräber { $value } in { $colour }
card-gate-number = { $colour } { $value }
card-gate-black = schwarze Karte
card-face-down = verdeckte Karte

## Züge als kurze Beschriftung

move-donkey-take = Nimm { $card }
move-donkey-swap = Tausche { $give } gegen { $get }
move-donkey-bonus = Nimm { $card } von { $seat }
move-donkey-decline = Keine Bonuskarte
move-mine-flip = Decke die Karte auf Platz { $place } auf
move-gate-play =
    { $card_kind ->
        [black] Spiele Schwarz als { $number }
       *[other] Spiele { $card }
    }
move-gate-pass = Passen
move-gate-pay = { $number } zahlen

## Bots

level-random = Zufall
    .about = Macht irgendeinen erlaubten Zug.
level-beginner = Anfänger
    .about = Hat die Regeln gerade erst gelernt und übersieht vieles.
level-easy = Leicht
    .about = Sieht, was jetzt gut ist, und übersieht manches.
level-medium = Mittel
    .about = Spielt vernünftig, schaut aber nicht voraus.
level-hard = Schwer
    .about = Spielt sorgfältig und merkt sich viel.
level-very-hard = Sehr schwer
    .about = Lässt sich kaum etwas entgehen.
level-expert = Experte
    .about = Die stärkste der Stufen.
level-master = Meister
    .about = Stärker als alle Stufen: denkt mehrere Züge voraus.
level-grandmaster = Großmeister
    .about = Das stärkste Spiel, das wir kennen.
level-clara = Clara, die Vorsichtige
    .about = Vorsichtig: behält, was sie hat, und mag keine Überraschungen. Je nach Spiel zwischen Mittel und Sehr schwer.
level-goldie = Goldie, die Gierige
    .about = Gierig: wo Gold glänzt, greift sie zu. Je nach Spiel zwischen Mittel und Sehr schwer.
level-rufus = Rufus, der Boshafte
    .about = Boshaft: nimmt anderen weg, worauf sie warten. Je nach Spiel zwischen Mittel und Sehr schwer.
level-kiki = Kiki, die Schnelle
    .about = Schnell: entscheidet sofort und mag es lebhaft. Je nach Spiel zwischen Mittel und Sehr schwer.
level-hugo = Hugo, der Vergessliche
    .about = Vergesslich: übersieht dies und das, denkt den Rest aber gut durch. Je nach Spiel zwischen Mittel und Sehr schwer.

## Varianten; `.clause` ist die Regel dahinter

option-donkey-open-piles = Offene Stapel
    .about = Alle sehen alle Punktestapel. Sonst siehst du deinen eigenen und von den anderen nur die Zahl der Karten.
    .clause = D7
option-mine-layout = Wie die Karten liegen
    .about = Im vereinfachten Spiel liegen sie in acht Reihen zu acht. Sonst ändert sich nichts.
    .clause = M3
option-mine-layout-scattered = Verstreut
option-mine-layout-grid = Im Raster
option-mine-open-gold = Offenes Gold
    .about = Alle sehen alles gewonnene Gold. Sonst siehst du dein eigenes und von den anderen nur die Zahl der Karten.
    .clause = M13
option-mine-stall-limit = Geduld
    .about = Nach so vielen Zügen hintereinander, in denen keine Karte den Tisch verlässt, beginnt der Goldrausch.
    .clause = M15
option-gate-teams = Teams
    .about = Zwei gegen zwei, Partner sitzen sich gegenüber, jedes Team hat eine Kasse. Für vier Spieler.
    .clause = G17
option-gate-choose-chip = Chip zum Zahlen wählen
    .about = Wer rote Karten übrig hat, wählt selbst, welchen Chip er zahlt. Sonst ist es immer der mit dem niedrigsten Wert.
    .clause = G15
option-gate-draw-for-deal = Um das Geben ziehen
    .about = Jeder zieht eine Karte, und die höchste gibt zuerst. Sonst wird ein Platz ausgelost. Bestimmt die Tischleitung, wer gibt, wird nicht gezogen.
    .clause = G3

## Wer dran ist und was zu tun ist

phase-donkey-action =
    { $seat_you ->
        [yes] Du bist dran: Nimm eine Karte oder tausche eine.
       *[no] { $seat } nimmt oder tauscht eine Karte.
    }
phase-donkey-bonus =
    { $seat_you ->
        [yes] Dein Trio ist komplett: Nimm eine Bonuskarte oder verzichte.
       *[no] { $seat } darf eine Bonuskarte nehmen.
    }
phase-donkey-over = Das Spiel ist aus.
phase-mine-first =
    { $seat_you ->
        [yes] Du bist dran: Decke die erste Karte auf.
       *[no] { $seat } deckt die erste Karte auf.
    }
phase-mine-second =
    { $seat_you ->
        [yes] Decke jetzt die zweite Karte auf.
       *[no] { $seat } deckt die zweite Karte auf.
    }
phase-mine-rush =
    { $seat_you ->
        [yes] Goldrausch, du bist dran: Decke eine Karte auf.
       *[no] Goldrausch: { $seat } deckt eine Karte auf.
    }
phase-mine-over = Das Spiel ist aus.
phase-gate-kicker =
    { $seat_you ->
        [yes] Du beginnst die Runde mit der Startkarte.
       *[no] { $seat } beginnt die Runde mit der Startkarte.
    }
phase-gate-any =
    { $seat_you ->
        [yes] Du fängst an: Spiele eine beliebige Karte.
       *[no] { $seat } fängt mit einer beliebigen Karte an.
    }
phase-gate-either =
    { $seat_you ->
        [yes] Du bist dran: Geh weiter rauf oder runter, oder passe.
       *[no] { $seat } geht rauf oder runter oder passt.
    }
phase-gate-up =
    { $seat_you ->
        [yes] Du gehst rauf: Mach weiter oder passe.
       *[no] { $seat } geht rauf.
    }
phase-gate-down =
    { $seat_you ->
        [yes] Du gehst runter: Mach weiter oder passe.
       *[no] { $seat } geht runter.
    }
phase-gate-pay =
    { $seat_you ->
        [yes] Du hattest rote Karten: Wähle den Chip, den du zahlst.
       *[no] { $seat } wählt einen Chip, um für rote Karten zu zahlen.
    }
phase-gate-over = Das Spiel ist aus.
phase-turn =
    { $seat_you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
phase-over = Das Spiel ist aus.
phase-table-gathering = Warten auf Mitspieler
phase-table-playing = Es wird gespielt
phase-table-over = Zu Ende

## Ereignisse in Esel

event-donkey-dealt =
    { $first_you ->
        [yes] Du beginnst.
       *[no] { $first } beginnt.
    } Die ersten Esel – { $donkeys }.
event-donkey-offer-turned-up = Angebot { $number }: { $cards }.
event-donkey-grand-final = Das große Finale! Das sind die letzten Karten.
event-donkey-taken =
    { $seat_you ->
        [yes] Du nimmst: { $card }.
       *[no] { $seat } nimmt: { $card }.
    }
event-donkey-swapped =
    { $seat_you ->
        [yes] Du tauschst: { $gave } gegen { $got }.
       *[no] { $seat } tauscht: { $gave } gegen { $got }.
    }
event-donkey-set-completed =
    { $seat_you ->
        [yes] Du hast ein Trio in { $colour } und darfst eine Bonuskarte nehmen.
       *[no] { $seat } hat ein Trio in { $colour } und darf eine Bonuskarte nehmen.
    }
event-donkey-bonus-taken =
    { $seat_you ->
        [yes] Du nimmst von { $source } als Bonus: { $card }.
       *[no]
            { $source_you ->
                [yes] { $seat } nimmt von dir als Bonus: { $card }.
               *[no] { $seat } nimmt von { $source } als Bonus: { $card }.
            }
    }
event-donkey-bonus-declined =
    { $seat_you ->
        [yes] Du verzichtest auf die Bonuskarte.
       *[no] { $seat } verzichtet auf die Bonuskarte.
    }
event-donkey-set-scored =
    { $seat_you ->
        [yes] Du wertest ein Trio in { $colour }: { $cards }.
       *[no] { $seat } wertet ein Trio in { $colour }: { $cards }.
    }
event-donkey-colour-scored =
    { $kept_count ->
        [0] Wertung { $colour }: Niemand hat Gold, also zählt nichts.
       *[other] Wertung { $colour }: Summen – { $totals }. Auf den Stapel – { $kept }.
    }
event-donkey-game-over = { event-game-over }

## Ereignisse in Mine

event-mine-dealt =
    { $first_you ->
        [yes] Du beginnst.
       *[no] { $first } beginnt.
    } Die Farben – { $owners }.
event-mine-turned-up =
    { $seat_you ->
        [yes] Du deckst Platz { $place } auf: { $card }.
       *[no] { $seat } deckt Platz { $place } auf: { $card }.
    }
    .log =
        { $seat_you ->
            [yes] Du deckst auf: { $card }.
           *[no] { $seat } deckt auf: { $card }.
        }
event-mine-struck =
    { $winner_you ->
        [yes] { $miner } holt für dich { $gold } aus der Mine.
       *[no] { $miner } holt für { $winner } { $gold } aus der Mine.
    }
event-mine-duel = Duell: { $stronger } bleibt, { $weaker } geht.
event-mine-exploded = Bumm! Beide Karten sind weg: { $cards }.
event-mine-turned-down = Nichts passiert: { $cards } werden wieder verdeckt.
event-mine-gold-rush =
    { $reason ->
        [stalled] Der Goldrausch beginnt, denn lange hat keine Karte den Tisch verlassen: eine Karte pro Zug.
       *[few_cards] Der Goldrausch beginnt, denn es sind nur noch wenige Karten da: eine Karte pro Zug.
    }
event-mine-gold-found =
    { $seat_you ->
        [yes] Du behältst { $card }.
       *[no] { $seat } behält { $card }.
    }
event-mine-card-left = Aus dem Spiel: { $card }.
event-mine-game-over = { event-game-over }

## Ereignisse in Tor

event-gate-drawn-for-deal =
    { $dealer_you ->
        [yes] Ziehen um das Geben – { $cards }. Du gibst zuerst.
       *[no] Ziehen um das Geben – { $cards }. { $dealer } gibt zuerst.
    }
event-gate-round-began =
    { $dealer_you ->
        [yes] Runde { $round }: Du gibst jedem { $hand_size } Karten.
       *[no] Runde { $round }: { $dealer } gibt jedem { $hand_size } Karten.
    }
event-gate-kicker =
    { $seat_you ->
        [yes] Du hast die Startkarte, { $card }, und fängst an.
       *[no] { $seat } hat die Startkarte, { $card }, und fängt an.
    }
event-gate-no-kicker =
    { $seat_you ->
        [yes] Niemand hat Grün: Du fängst mit einer beliebigen Karte an.
       *[no] Niemand hat Grün: { $seat } fängt mit einer beliebigen Karte an.
    }
event-gate-played =
    { $seat_you ->
        [yes]
            { $card_kind ->
                [black] Du spielst Schwarz als { $number }.
               *[other] Du spielst { $card }.
            }
       *[no]
            { $card_kind ->
                [black] { $seat } spielt Schwarz als { $number }.
               *[other] { $seat } spielt { $card }.
            }
    }
event-gate-chip-won =
    { $seat_you ->
        [yes] Du gewinnst den { $value }er-Chip.
       *[no] { $seat } gewinnt den { $value }er-Chip.
    }
event-gate-passed =
    { $seat_you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
event-gate-new-sequence =
    { $seat_you ->
        [yes] Alle anderen haben gepasst: Du beginnst eine neue Reihe.
       *[no] Alle anderen haben gepasst: { $seat } beginnt eine neue Reihe.
    }
event-gate-round-ended =
    { $seat_you ->
        [yes] Du spielst deine letzte Karte und beendest Runde { $round }.
       *[no] { $seat } spielt die letzte Karte und beendet Runde { $round }.
    } { $chips_count ->
        [0] Es war kein Chip mehr im Spiel.
       *[other] Chips, die noch im Spiel waren: { $chips }.
    }
event-gate-paid =
    { $value ->
        [0]
            { $seat_you ->
                [yes] Du hast Rot auf der Hand, aber keinen Chip zum Zahlen.
               *[no] { $seat } hat Rot auf der Hand, aber keinen Chip zum Zahlen.
            }
       *[other]
            { $seat_you ->
                [yes] Du zahlst { $to } für Rot einen { $value }er-Chip.
               *[no]
                    { $to_you ->
                        [yes] { $seat } zahlt dir für Rot einen { $value }er-Chip.
                       *[no] { $seat } zahlt { $to } für Rot einen { $value }er-Chip.
                    }
            }
    }
event-gate-round-scored = Punkte nach Runde { $round } – { $points }.
event-gate-game-over = { event-game-over }

## Das Ende jedes Spiels

event-game-over =
    { $winners_count ->
        [1]
            { $winners_you ->
                [yes] Das Spiel ist aus: Du gewinnst!
               *[no] Das Spiel ist aus: { $winners } gewinnt.
            }
       *[other] Das Spiel ist aus. Es gewinnen: { $winners }.
    } Punkte – { $scores }.

outcome-reason-last-offer-taken = Die letzte Karte des Angebots wurde genommen.
outcome-reason-last-card-left = Die letzte Karte hat den Tisch verlassen.
outcome-reason-five-rounds = Fünf Runden sind gespielt.
outcome-decided-by-points = Die Punkte haben entschieden.
outcome-decided-by-cards = Gleich viele Punkte; die Zahl der Karten hat entschieden.
outcome-decided-by-shared = Gleichstand bis zuletzt: Der Sieg wird geteilt.
outcome-place = Platz { $place }
outcome-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
outcome-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## Warum etwas nicht ging, nach Namen

refused-bad-message = Diese Nachricht war nicht zu verstehen.
refused-not-a-move = Das ist kein Zug dieses Spiels.
refused-illegal-move = Das erlauben die Regeln jetzt nicht.
refused-stale = Am Tisch ging es inzwischen weiter; nichts wurde geändert.
refused-not-your-turn = Du bist nicht dran.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-seated = Das kann nur, wer am Tisch sitzt.
refused-not-host = Das kann nur, wer den Tisch leitet.
refused-no-such-seat = Diesen Platz hat der Tisch nicht.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seat-empty = Ein Platz ist noch leer.
refused-no-person = Dort sitzt kein Mensch.
refused-knows-too-much = Du hast gesehen, was ein anderer Platz weiß; warte auf das nächste Spiel.
refused-game-running = Das muss warten, bis das Spiel aus ist.
refused-no-game = Es wird gerade nicht gespielt.
refused-stand-in = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
refused-no-stand-in = Kein Bot spielt für dich.
refused-not-away = Dieser Mitspieler ist noch nicht lange genug weg.
refused-has-time = Diese Person hat noch Zeit.
refused-your-seat = Was nach deiner Zeit geschieht, entscheiden die anderen; ziehen kannst du noch.
refused-no-holidays = Urlaub gibt es nur, wo ein Zug Tage dauern darf, höchstens 30 Tage pro Spiel.
refused-bad-zone = Diese Zeitzone gibt es nicht.
refused-unknown-bot = Diesen Bot gibt es nicht.
refused-bad-settings = Diese Einstellungen passen nicht zusammen.
refused-bad-options = Diese Varianten passen nicht zu diesem Spiel.
refused-bad-name = Ein Name hat 1 bis 24 Zeichen, nicht nur unsichtbare, und keine Steuerzeichen.
refused-bad-avatar = Dieses Bild gibt es nicht.
refused-bad-text = Eine Nachricht hat 1 bis 280 Zeichen, nicht nur unsichtbare, und keine Steuerzeichen.
refused-bad-value = Ein Zufallswert und sein Siegel haben je 64 hexadezimale Ziffern, klein geschrieben; und gezeigt wird nur, was versiegelt war.
refused-no-terms = Zufallswerte werden erst gezeigt, wenn feststeht, woraus gegeben wird, und nur versiegelte.
refused-bad-colours = Wähle so viele verschiedene Farben, wie du bekommst, oder keine.
refused-colour-taken = Diese Farbe hat schon jemand gewählt.
refused-no-move = Du hast in diesem Spiel noch nicht gezogen.
refused-turned-up = Seitdem wurden Karten aufgedeckt; das lässt sich nicht zurücknehmen.
refused-not-asked = Niemand hat dich um Zustimmung gebeten.
refused-too-fast = Das ist zu viel auf einmal; warte einen Moment.
refused-too-many = Das war zu oft; warte einen Moment.
refused-too-long = Diese Aufzeichnung ist zu lang, um hier benutzt zu werden.
refused-table-full = An diesem Tisch ist so viel geschehen, dass sein Protokoll voll ist; eröffne einen neuen.
refused-stopping = Dieser Server wird gleich angehalten und eröffnet keine Tische mehr; versuche es gleich noch einmal.
refused-not-saved = Das konnte nicht gespeichert werden, also hat sich nichts geändert; versuche es gleich noch einmal.
refused-not-ready = Die Regeln dieses Spiels konnten nicht geladen werden; versuche es gleich noch einmal.
refused-bot-failed = Der Bot konnte nicht nachdenken; versuche es gleich noch einmal.
refused-no-guest = Der Server kennt dich noch nicht; lade die Seite neu.
refused-no-such-table = Es gibt keinen Tisch mit diesem Code.
refused-no-such-record = Es gibt keine Aufzeichnung mit diesem Namen.
refused-bad-link = Dieser Link ist nicht von uns, wurde schon benutzt oder ist zu alt.
refused-over = Das Spiel ist aus.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-covered = Gib zuerst das Gerät weiter.
refused-no-such-turn = Diese Stelle gibt es in der Aufzeichnung nicht.
refused-bad-deal = So können die Karten dieses Spiels nicht verteilt sein.
refused-bad-record = Diese Aufzeichnung kann kein Spiel sein.
refused-bad-seat = Diesen Platz hat das Spiel nicht.
refused-bad-match = Dieses Match ist nicht spielbar.
refused-not-over = Das Spiel ist noch nicht aus.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-unfair = Die Karten sind nicht so verteilt, wie es versprochen war.
refused-dealing = Die Karten werden schon gegeben.
refused-error = Das hat nicht geklappt.

## Fertige Sätze für den Chat

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-oops = Huch!
phrase-thanks = Danke!
phrase-good-game = Schönes Spiel!
phrase-rematch = Noch ein Spiel?

## Mit diesem Wort kennzeichnen die Regelseiten, was wir entschieden haben

rules-ruling-word = Auslegung

## Kurze Wörter

ui-you = du
ui-seat = Platz { $seat }
ui-player = Spieler
ui-players = Spieler
ui-opponent = Gegner
ui-bot = Bot
ui-bots = Bots
ui-host = Tischleitung
ui-onlookers = Zuschauer
ui-empty-seat = Freier Platz
ui-nobody = Niemand
ui-team = Team
ui-your-turn = Du bist dran
ui-waiting-for = Warten auf { $seat }
ui-turn = Zug
ui-round = Runde
ui-round-of = Runde { $round } von { $rounds }
ui-offer = Angebot
ui-offer-of = Angebot { $offer } von { $offers }
ui-grand-final = Großes Finale
ui-gold-rush = Goldrausch
ui-kicker = Startkarte
ui-tableau = Auslage
ui-pile = Stapel
ui-draw-pile = Nachziehstapel
ui-hand = Hand
ui-purse = Kasse
ui-chips = Chips
ui-chips-in-play = Chips im Spiel
ui-gold = Gold
ui-place = Platz { $place }
ui-hole = Lücke
ui-face-down = Verdeckt
ui-dealer = Geber
ui-up = Rauf
ui-down = Runter
ui-points = Punkte
ui-score = Spielstand
ui-total = Summe
ui-take = Nehmen
ui-swap = Tauschen
ui-bonus = Bonus
ui-decline = Nein, danke
ui-flip = Aufdecken
ui-play = Spielen
ui-pass = Passen
ui-undo = Zurücknehmen
ui-hint = Tipp
ui-rematch = Revanche
ui-rules = Regeln
ui-tutorial = Einführung
ui-log = Verlauf
ui-chat = Chat
ui-phrases = Fertige Sprüche
ui-options = Varianten
ui-settings = Einstellungen
ui-language = Sprache
ui-level = Stärke
ui-game = Spiel
ui-start = Los
ui-join = Mitspielen
ui-leave = Verlassen
ui-watch = Zuschauen
ui-replay = Nachspielen
ui-record = Aufzeichnung
ui-back = Zurück
ui-next = Weiter
ui-previous = Vorher
ui-close = Schließen
ui-cancel = Abbrechen
ui-yes = Ja
ui-no = Nein
ui-winner = Sieger
ui-winners = Sieger
ui-game-over = Das Spiel ist aus
ui-clause = Regel { $clause }
