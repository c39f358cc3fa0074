### De woorden die browser en terminal delen. Hoe ze worden gebruikt, staat boven in `en/game.ftl`.
###
### Bij ezels en mijnwerkers krijgt de kleur een -e (groene ezel), bij goud niet (groen goud 6).

language-name = Nederlands

## Lijsten

list-more = { $head }, { $next }
list-last = { $head } en { $next }
list-seats = { $head }; { $next }
per-seat =
    { $seat_you ->
        [yes] jij: { $value }
       *[no] { $seat }: { $value }
    }

## Spellen

game-donkey = Ezel
    .about = Verzamel drie kaarten van één kleur. De ezels krijg je erbij, of je wilt of niet.
    .minutes = 30
game-mine = Mijn
    .about = Draai twee kaarten om, onthoud de rest en laat je mijnwerkers het goud opgraven.
    .minutes = 15
game-gate = Poort
    .about = Omhoog of omlaag, steeds één getal verder. Goud levert fiches op, en rood kost je wat als je het houdt.
    .minutes = 20
game-credit = Naar { $title } van { $credit }
game-players = { $least } tot { $most } spelers
game-time = ongeveer { $minutes } minuten

## Kleuren; `.short` is de letter van de verslagen en in alle talen gelijk

colour-green = groen
    .short = g
colour-blue = blauw
    .short = b
colour-violet = paars
    .short = v
colour-red = rood
    .short = r
colour-orange = oranje
    .short = o
colour-pink = roze
    .short = p
colour-gold = goud
    .short = y
colour-black = zwart
    .short = k

## Kaarten

card-donkey-donkey =
    { $colour ->
        [groen] groene ezel
        [blauw] blauwe ezel
        [paars] paarse ezel
        [rood] rode ezel
       *[other] { $colour } ezel
    }
card-donkey-gold = { $colour } goud { $value }
card-mine-gold = goud { $value }
card-mine-dynamite = dynamiet
card-mine-miner =
    { $colour ->
        [groen] groene mijnwerker { $value }
        [blauw] blauwe mijnwerker { $value }
        [paars] paarse mijnwerker { $value }
        [rood] rode mijnwerker { $value }
       *[other] { $colour } mijnwerker { $value }
    }
card-gate-number = { $colour } { $value }
card-gate-black = zwarte kaart
card-face-down = gedekte kaart

## Zetten als kort opschrift

move-donkey-take = Pak { $card }
move-donkey-swap = Ruil { $give } tegen { $get }
move-donkey-bonus = Pak { $card } van { $seat }
move-donkey-decline = Geen bonuskaart
move-mine-flip = Draai de kaart op plek { $place } om
move-gate-play =
    { $card_kind ->
        [black] Speel een zwarte kaart als { $number }
       *[other] Speel { $card }
    }
move-gate-pass = Passen
move-gate-pay = { $number } betalen

## Bots

level-random = Toeval
    .about = Doet zomaar een zet die mag.
level-beginner = Beginner
    .about = Heeft de regels net geleerd en ziet veel over het hoofd.
level-easy = Makkelijk
    .about = Ziet wat nu goed is, maar niet alles.
level-medium = Gemiddeld
    .about = Speelt verstandig, maar kijkt niet vooruit.
level-hard = Moeilijk
    .about = Speelt zorgvuldig en onthoudt veel.
level-very-hard = Zeer moeilijk
    .about = Ziet bijna niets over het hoofd.
level-expert = Expert
    .about = Het sterkste van de niveaus.
level-master = Meester
    .about = Sterker dan alle niveaus: denkt een paar zetten vooruit.
level-grandmaster = Grootmeester
    .about = Het sterkste spel dat we kennen.
level-clara = Clara de Voorzichtige
    .about = Voorzichtig: houdt wat ze heeft en is niet dol op verrassingen. Afhankelijk van het spel tussen Gemiddeld en Zeer moeilijk.
level-goldie = Goldie de Gretige
    .about = Gretig: waar goud blinkt, grijpt ze ernaar. Afhankelijk van het spel tussen Gemiddeld en Zeer moeilijk.
level-rufus = Rufus de Dwarsligger
    .about = Dwars: pakt anderen af waar ze op wachten. Afhankelijk van het spel tussen Gemiddeld en Zeer moeilijk.
level-kiki = Kiki de Snelle
    .about = Snel: beslist meteen en houdt van levendig spel. Afhankelijk van het spel tussen Gemiddeld en Zeer moeilijk.
level-hugo = Hugo de Vergeetachtige
    .about = Vergeetachtig: ziet hier en daar iets over het hoofd, maar denkt de rest goed door. Afhankelijk van het spel tussen Gemiddeld en Zeer moeilijk.

## Varianten; `.clause` is de regel erachter

option-donkey-open-piles = Open stapels
    .about = Iedereen ziet alle scorestapels. Anders zie je die van jezelf, en van de anderen alleen het aantal kaarten.
    .clause = D7
option-mine-layout = Hoe de kaarten liggen
    .about = In het vereenvoudigde spel liggen ze in acht rijen van acht. Verder verandert er niets.
    .clause = M3
option-mine-layout-scattered = Verspreid
option-mine-layout-grid = In een raster
option-mine-open-gold = Open goud
    .about = Iedereen ziet al het gewonnen goud. Anders zie je dat van jezelf, en van de anderen alleen het aantal kaarten.
    .clause = M13
option-mine-stall-limit = Geduld
    .about = Na zoveel beurten op rij waarin geen kaart van tafel gaat, begint de goudkoorts.
    .clause = M15
option-gate-teams = Teams
    .about = Twee tegen twee, partners tegenover elkaar, met één kas per team. Voor vier spelers.
    .clause = G17
option-gate-choose-chip = Zelf het fiche kiezen
    .about = Wie rode kaarten overheeft, kiest zelf welk fiche hij betaalt. Anders is het altijd dat met de laagste waarde.
    .clause = G15
option-gate-draw-for-deal = Trekken om het geven
    .about = Iedereen trekt een kaart, en de hoogste geeft het eerst. Anders wordt een plaats geloot. Wijst de gastheer de gever aan, dan wordt er niet getrokken.
    .clause = G3

## Wie aan de beurt is en wat er te doen is

phase-donkey-action =
    { $seat_you ->
        [yes] Jouw beurt: pak een kaart of ruil er een.
       *[no] { $seat } pakt of ruilt een kaart.
    }
phase-donkey-bonus =
    { $seat_you ->
        [yes] Je set is compleet: pak een bonuskaart of zie ervan af.
       *[no] { $seat } mag een bonuskaart pakken.
    }
phase-donkey-over = Het spel is afgelopen.
phase-mine-first =
    { $seat_you ->
        [yes] Jouw beurt: draai de eerste kaart om.
       *[no] { $seat } draait de eerste kaart om.
    }
phase-mine-second =
    { $seat_you ->
        [yes] Draai nu de tweede kaart om.
       *[no] { $seat } draait de tweede kaart om.
    }
phase-mine-rush =
    { $seat_you ->
        [yes] Goudkoorts, jouw beurt: draai één kaart om.
       *[no] Goudkoorts: { $seat } draait één kaart om.
    }
phase-mine-over = Het spel is afgelopen.
phase-gate-kicker =
    { $seat_you ->
        [yes] Je begint de ronde met de startkaart.
       *[no] { $seat } begint de ronde met de startkaart.
    }
phase-gate-any =
    { $seat_you ->
        [yes] Jij begint: speel een kaart naar keuze.
       *[no] { $seat } begint met een kaart naar keuze.
    }
phase-gate-either =
    { $seat_you ->
        [yes] Jouw beurt: ga verder omhoog of omlaag, of pas.
       *[no] { $seat } gaat omhoog of omlaag, of past.
    }
phase-gate-up =
    { $seat_you ->
        [yes] Je gaat omhoog: ga door of pas.
       *[no] { $seat } gaat omhoog.
    }
phase-gate-down =
    { $seat_you ->
        [yes] Je gaat omlaag: ga door of pas.
       *[no] { $seat } gaat omlaag.
    }
phase-gate-pay =
    { $seat_you ->
        [yes] Je had rode kaarten: kies het fiche dat je betaalt.
       *[no] { $seat } kiest een fiche om voor rode kaarten te betalen.
    }
phase-gate-over = Het spel is afgelopen.
phase-turn =
    { $seat_you ->
        [yes] Jouw beurt.
       *[no] { $seat } is aan de beurt.
    }
phase-over = Het spel is afgelopen.
phase-table-gathering = Wachten op spelers
phase-table-playing = Er wordt gespeeld
phase-table-over = Afgelopen

## Gebeurtenissen in Ezel

event-donkey-dealt =
    { $first_you ->
        [yes] Jij begint.
       *[no] { $first } begint.
    } De eerste ezels – { $donkeys }.
event-donkey-offer-turned-up = Aanbod { $number }: { $cards }.
event-donkey-grand-final = De grote finale! Dit zijn de laatste kaarten.
event-donkey-taken =
    { $seat_you ->
        [yes] Je pakt: { $card }.
       *[no] { $seat } pakt: { $card }.
    }
event-donkey-swapped =
    { $seat_you ->
        [yes] Je ruilt: { $gave } tegen { $got }.
       *[no] { $seat } ruilt: { $gave } tegen { $got }.
    }
event-donkey-set-completed =
    { $seat_you ->
        [yes] Je hebt een set in { $colour } en mag een bonuskaart pakken.
       *[no] { $seat } heeft een set in { $colour } en mag een bonuskaart pakken.
    }
event-donkey-bonus-taken =
    { $seat_you ->
        [yes] Je pakt als bonus van { $source }: { $card }.
       *[no]
            { $source_you ->
                [yes] { $seat } pakt als bonus van jou: { $card }.
               *[no] { $seat } pakt als bonus van { $source }: { $card }.
            }
    }
event-donkey-bonus-declined =
    { $seat_you ->
        [yes] Je ziet af van de bonuskaart.
       *[no] { $seat } ziet af van de bonuskaart.
    }
event-donkey-set-scored =
    { $seat_you ->
        [yes] Je scoort een set in { $colour }: { $cards }.
       *[no] { $seat } scoort een set in { $colour }: { $cards }.
    }
event-donkey-colour-scored =
    { $kept_count ->
        [0] Telling van { $colour }: niemand heeft goud, dus er telt niets.
       *[other] Telling van { $colour }: totalen – { $totals }. Naar de stapel – { $kept }.
    }
event-donkey-game-over = { event-game-over }

## Gebeurtenissen in Mijn

event-mine-dealt =
    { $first_you ->
        [yes] Jij begint.
       *[no] { $first } begint.
    } De kleuren – { $owners }.
event-mine-turned-up =
    { $seat_you ->
        [yes] Je draait op plek { $place } een kaart om: { $card }.
       *[no] { $seat } draait op plek { $place } een kaart om: { $card }.
    }
    .log =
        { $seat_you ->
            [yes] Je draait een kaart om: { $card }.
           *[no] { $seat } draait een kaart om: { $card }.
        }
event-mine-struck =
    { $winner_you ->
        [yes] De { $miner } graaft { $gold } op voor jou.
       *[no] De { $miner } graaft { $gold } op voor { $winner }.
    }
event-mine-duel = Duel: de { $stronger } blijft, de { $weaker } gaat weg.
event-mine-exploded = Boem! Beide kaarten zijn weg: { $cards }.
event-mine-turned-down = Er gebeurt niets: { $cards } gaan weer dicht.
event-mine-gold-rush =
    { $reason ->
        [stalled] De goudkoorts begint, want er is al lang geen kaart van tafel gegaan: één kaart per beurt.
       *[few_cards] De goudkoorts begint, want er zijn nog maar weinig kaarten: één kaart per beurt.
    }
event-mine-gold-found =
    { $seat_you ->
        [yes] Je houdt { $card }.
       *[no] { $seat } houdt { $card }.
    }
event-mine-card-left = Uit het spel: { $card }.
event-mine-game-over = { event-game-over }

## Gebeurtenissen in Poort

event-gate-drawn-for-deal =
    { $dealer_you ->
        [yes] Trekken om het geven – { $cards }. Jij geeft het eerst.
       *[no] Trekken om het geven – { $cards }. { $dealer } geeft het eerst.
    }
event-gate-round-began =
    { $dealer_you ->
        [yes] Ronde { $round }: je geeft iedereen { $hand_size } kaarten.
       *[no] Ronde { $round }: { $dealer } geeft iedereen { $hand_size } kaarten.
    }
event-gate-kicker =
    { $seat_you ->
        [yes] Je hebt de startkaart, { $card }, en begint.
       *[no] { $seat } heeft de startkaart, { $card }, en begint.
    }
event-gate-no-kicker =
    { $seat_you ->
        [yes] Niemand heeft groen: jij begint met een kaart naar keuze.
       *[no] Niemand heeft groen: { $seat } begint met een kaart naar keuze.
    }
event-gate-played =
    { $seat_you ->
        [yes]
            { $card_kind ->
                [black] Je speelt een zwarte kaart als { $number }.
               *[other] Je speelt { $card }.
            }
       *[no]
            { $card_kind ->
                [black] { $seat } speelt een zwarte kaart als { $number }.
               *[other] { $seat } speelt { $card }.
            }
    }
event-gate-chip-won =
    { $seat_you ->
        [yes] Je wint het fiche van { $value }.
       *[no] { $seat } wint het fiche van { $value }.
    }
event-gate-passed =
    { $seat_you ->
        [yes] Je past.
       *[no] { $seat } past.
    }
event-gate-new-sequence =
    { $seat_you ->
        [yes] Alle anderen hebben gepast: je begint een nieuwe reeks.
       *[no] Alle anderen hebben gepast: { $seat } begint een nieuwe reeks.
    }
event-gate-round-ended =
    { $seat_you ->
        [yes] Je speelt je laatste kaart en beëindigt ronde { $round }.
       *[no] { $seat } speelt de laatste kaart en beëindigt ronde { $round }.
    } { $chips_count ->
        [0] Er was geen fiche meer in het spel.
       *[other] Fiches die nog in het spel waren: { $chips }.
    }
event-gate-paid =
    { $value ->
        [0]
            { $seat_you ->
                [yes] Je hebt rood in de hand, maar geen fiche om te betalen.
               *[no] { $seat } heeft rood in de hand, maar geen fiche om te betalen.
            }
       *[other]
            { $seat_you ->
                [yes] Je betaalt { $to } een fiche van { $value } voor rood.
               *[no]
                    { $to_you ->
                        [yes] { $seat } betaalt jou een fiche van { $value } voor rood.
                       *[no] { $seat } betaalt { $to } een fiche van { $value } voor rood.
                    }
            }
    }
event-gate-round-scored = Punten na ronde { $round } – { $points }.
event-gate-game-over = { event-game-over }

## Het einde van elk spel

event-game-over =
    { $winners_count ->
        [1]
            { $winners_you ->
                [yes] Het spel is afgelopen: jij wint!
               *[no] Het spel is afgelopen: { $winners } wint.
            }
       *[other] Het spel is afgelopen. Winnaars: { $winners }.
    } Punten – { $scores }.

outcome-reason-last-offer-taken = De laatste kaart van het aanbod is gepakt.
outcome-reason-last-card-left = De laatste kaart is van tafel.
outcome-reason-five-rounds = Er zijn vijf rondes gespeeld.
outcome-decided-by-points = De punten gaven de doorslag.
outcome-decided-by-cards = Evenveel punten; het aantal kaarten gaf de doorslag.
outcome-decided-by-shared = Gelijk tot het laatst: de overwinning wordt gedeeld.
outcome-place = Plaats { $place }
outcome-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
outcome-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }

## Waarom iets niet kon, op naam

refused-bad-message = Dit bericht was niet te begrijpen.
refused-not-a-move = Dit is geen zet van dit spel.
refused-illegal-move = Dat mag nu niet volgens de regels.
refused-stale = Er is intussen verder gespeeld; er is niets veranderd.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-your-seat = Deze plaats is niet van jou.
refused-not-seated = Dat kan alleen iemand die aan tafel zit.
refused-not-host = Dat kan alleen de gastheer van de tafel.
refused-no-such-seat = Deze plaats heeft de tafel niet.
refused-seat-taken = Deze plaats is bezet.
refused-seat-empty = Er is nog een plaats leeg.
refused-no-person = Daar zit geen mens.
refused-knows-too-much = Je hebt gezien wat een andere plaats weet; wacht op het volgende spel.
refused-game-running = Dat moet wachten tot het spel is afgelopen.
refused-no-game = Er wordt nu niet gespeeld.
refused-stand-in = Er speelt een bot voor je; neem eerst je plaats terug.
refused-no-stand-in = Er speelt geen bot voor je.
refused-not-away = Deze speler is nog niet lang genoeg weg.
refused-has-time = Deze speler heeft nog tijd.
refused-your-seat = De anderen kiezen wat er gebeurt als je tijd op is; je kunt nog een zet doen.
refused-no-holidays = Vakantie kan alleen waar een beurt dagen mag duren, en hoogstens 30 dagen per spel.
refused-bad-zone = Die tijdzone bestaat niet.
refused-unknown-bot = Deze bot bestaat niet.
refused-bad-settings = Deze instellingen gaan niet samen.
refused-bad-options = Deze varianten horen niet bij dit spel.
refused-bad-name = Een naam heeft minstens 1 en hoogstens 24 tekens, niet alleen onzichtbare, en geen stuurtekens.
refused-bad-avatar = Dat plaatje bestaat niet.
refused-bad-text = Een bericht heeft minstens 1 en hoogstens 280 tekens, niet alleen onzichtbare, en geen stuurtekens.
refused-bad-value = Een toevalsgetal en zijn zegel hebben elk 64 hexadecimale cijfers in kleine letters; en alleen wat verzegeld was, wordt getoond.
refused-no-terms = Toevalsgetallen worden pas getoond als vaststaat waaruit wordt gegeven, en alleen verzegelde.
refused-bad-colours = Kies zoveel verschillende kleuren als je krijgt, of geen.
refused-colour-taken = Iemand anders heeft deze kleur al gekozen.
refused-no-move = Je hebt in dit spel nog geen zet gedaan.
refused-turned-up = Er zijn sindsdien kaarten omgedraaid; dat kun je niet terugnemen.
refused-not-asked = Niemand heeft je om instemming gevraagd.
refused-too-fast = Dat is te veel tegelijk; wacht even.
refused-too-many = Dat was te vaak; wacht even.
refused-too-long = Dit verslag is te lang om hier te gebruiken.
refused-table-full = Aan deze tafel is zo veel gebeurd dat haar logboek vol is; open een nieuwe.
refused-stopping = Deze server stopt zo en opent geen tafels meer; probeer het zo nog eens.
refused-not-saved = Dit kon niet worden opgeslagen, dus er is niets veranderd; probeer het zo nog eens.
refused-not-ready = De regels van dit spel konden niet worden geladen; probeer het zo nog eens.
refused-bot-failed = De bot kon niet nadenken; probeer het zo nog eens.
refused-no-guest = De server kent je nog niet; laad de pagina opnieuw.
refused-no-such-table = Er is geen tafel met deze code.
refused-no-such-record = Er is geen verslag met deze naam.
refused-bad-link = Deze link is niet van ons, is al gebruikt of is te oud.
refused-over = Het spel is afgelopen.
refused-no-hints = Aan deze tafel worden geen tips gegeven.
refused-covered = Geef eerst het scherm door.
refused-no-such-turn = Dat punt komt in het verslag niet voor.
refused-bad-deal = Zo kunnen de kaarten van dit spel niet verdeeld zijn.
refused-bad-record = Dit verslag kan geen spel zijn.
refused-bad-seat = Deze plaats heeft het spel niet.
refused-bad-match = Deze wedstrijd is niet te spelen.
refused-not-over = Het spel is nog niet afgelopen.
refused-unknown-game = Dit spel bestaat niet.
refused-unfair = De kaarten zijn niet verdeeld zoals beloofd was.
refused-dealing = De kaarten worden al gegeven.
refused-error = Dat is niet gelukt.

## Kant-en-klare zinnen voor de chat

phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-your-turn = Jij bent aan de beurt.
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-well-played = Goed gespeeld!
phrase-oops = Oeps!
phrase-thanks = Dank je!
phrase-good-game = Leuk gespeeld!
phrase-rematch = Nog een spel?

## Met dit woord merken de regelpagina's wat wij hebben beslist

rules-ruling-word = Onze regel

## Korte woorden

ui-you = jij
ui-seat = Plaats { $seat }
ui-player = Speler
ui-players = Spelers
ui-opponent = Tegenstander
ui-bot = Bot
ui-bots = Bots
ui-host = Gastheer
ui-onlookers = Toeschouwers
ui-empty-seat = Lege plaats
ui-nobody = Niemand
ui-team = Team
ui-your-turn = Jouw beurt
ui-waiting-for = Wachten op { $seat }
ui-turn = Beurt
ui-round = Ronde
ui-round-of = Ronde { $round } van { $rounds }
ui-offer = Aanbod
ui-offer-of = Aanbod { $offer } van { $offers }
ui-grand-final = Grote finale
ui-gold-rush = Goudkoorts
ui-kicker = Startkaart
ui-tableau = Vitrine
ui-pile = Stapel
ui-draw-pile = Trekstapel
ui-hand = Hand
ui-purse = Kas
ui-chips = Fiches
ui-chips-in-play = Fiches in het spel
ui-gold = Goud
ui-place = Plek { $place }
ui-hole = Gat
ui-face-down = Gedekt
ui-dealer = Gever
ui-up = Omhoog
ui-down = Omlaag
ui-points = Punten
ui-score = Score
ui-total = Totaal
ui-take = Pakken
ui-swap = Ruilen
ui-bonus = Bonus
ui-decline = Nee, bedankt
ui-flip = Omdraaien
ui-play = Spelen
ui-pass = Passen
ui-undo = Terugnemen
ui-hint = Tip
ui-rematch = Revanche
ui-rules = Regels
ui-tutorial = Rondleiding
ui-log = Verloop
ui-chat = Chat
ui-phrases = Kant-en-klare zinnen
ui-options = Varianten
ui-settings = Instellingen
ui-language = Taal
ui-level = Niveau
ui-game = Spel
ui-start = Start
ui-join = Meedoen
ui-leave = Verlaten
ui-watch = Toekijken
ui-replay = Naspelen
ui-record = Verslag
ui-back = Terug
ui-next = Volgende
ui-previous = Vorige
ui-close = Sluiten
ui-cancel = Annuleren
ui-yes = Ja
ui-no = Nee
ui-winner = Winnaar
ui-winners = Winnaars
ui-game-over = Het spel is afgelopen
ui-clause = Regel { $clause }
