// Made by types.mjs from the server's schema. Not to be edited.

export interface Protocol {

}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DonkeyView".
 */
export interface DonkeyView {
game: string
players: number
seat: (number | null)
turn: number
to_move: (number | null)
moves: string[]
options: Options
phase: string
set_colour: (string | null)
offer: string[]
offer_number: number
offers: number
draw_pile: number
tableaus: string[][]
piles: Pile[]
outcome: (DonkeyOutcome | null)
}
/**
 * Choices fixed before play.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "motherlode.rules.donkey.deal.Options".
 */
export interface Options {
open_piles?: boolean
}
/**
 * A scoring pile: its cards and points only where they may be seen (D7).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pile".
 */
export interface Pile {
count: number
cards: (string[] | null)
points: (number | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DonkeyOutcome".
 */
export interface DonkeyOutcome {
scores: number[]
winners: number[]
ranking: number[][]
decided_by: string
reason: string
colours: ColourScore[]
piles: string[][]
}
/**
 * How one colour was scored at the end (D19 to D21).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ColourScore".
 */
export interface ColourScore {
colour: string
totals: (number | null)[]
kept: (string | null)[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MineView".
 */
export interface MineView {
game: string
players: number
seat: (number | null)
turn: number
to_move: (number | null)
moves: string[]
options: Options1
phase: string
face_down: number[]
holes: number[]
face_up: (FaceUp | null)
idle: number
mines: Mine[]
outcome: (MineOutcome | null)
}
/**
 * Choices fixed before play.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "motherlode.rules.mine.deal.Options".
 */
export interface Options1 {
layout?: ("grid" | "scattered")
open_gold?: boolean
stall_limit?: number
}
/**
 * The first card that was turned up this turn.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FaceUp".
 */
export interface FaceUp {
place: number
card: string
}
/**
 * A seat's colours and gold: its cards and points only where they may be seen (M13).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mine".
 */
export interface Mine {
colours: string[]
count: number
cards: (string[] | null)
points: (number | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MineOutcome".
 */
export interface MineOutcome {
scores: number[]
winners: number[]
ranking: number[][]
decided_by: string
reason: string
gold: string[][]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GateView".
 */
export interface GateView {
game: string
players: number
seat: (number | null)
turn: number
to_move: (number | null)
moves: string[]
options: Options2
round: number
rounds: number
dealer: number
hand: (string[] | null)
hand_sizes: number[]
played: string[][]
last: (LastCard | null)
direction: string
next_up: (number | null)
next_down: (number | null)
must_play: boolean
kicker: (KickerCard | null)
chips_in_play: number[]
golds: number
purses: Purse[]
points: number[]
finished: RoundScore[]
outcome: (GateOutcome | null)
}
/**
 * Choices fixed before play.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "motherlode.rules.gate.deal.Options".
 */
export interface Options2 {
teams?: boolean
}
/**
 * The last card played in this round.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LastCard".
 */
export interface LastCard {
seat: number
card: string
number: number
}
/**
 * The round's lowest green card in any hand (G6).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "KickerCard".
 */
export interface KickerCard {
seat: number
card: string
due: boolean
}
/**
 * The chips of a player, or of a team (G17).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Purse".
 */
export interface Purse {
seats: number[]
chips: number[]
points: number
}
/**
 * How a round ended.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RoundScore".
 */
export interface RoundScore {
round: number
dealer: number
winner: number
hands: string[][]
chips: ChipTaken[]
payments: Payment[]
points: number[]
}
/**
 * Who took a chip out of the Golden Gate: `by` a `gold` card (G13) or the `end` of the round (G14).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChipTaken".
 */
export interface ChipTaken {
value: number
seat: number
by: string
}
/**
 * What a seat paid for red cards (G15); value 0 if there was no chip to pay with.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Payment".
 */
export interface Payment {
seat: number
value: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GateOutcome".
 */
export interface GateOutcome {
scores: number[]
winners: number[]
ranking: number[][]
decided_by: string
reason: string
rounds: RoundScore[]
purses: Purse[]
}
/**
 * The table around the game: sent when somebody comes, goes, sits, asks, and when a game begins or ends.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableFrame".
 */
export interface TableFrame {
kind: "table"
code: string
settings: Settings
phase: string
seats: SeatShown[]
onlookers: number
you: You
series: Series
commitment: (string | null)
asks_back: (number | null)
record: (string | null)
chat: Line[]
}
/**
 * What the host decides before play.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
game: string
players: number
options?: {

}
listed?: boolean
first?: (number | null)
deal?: (number | null)
games?: (number | null)
away_after?: number
pause?: boolean
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatShown".
 */
export interface SeatShown {
player: (string | null)
name: (string | null)
level: (string | null)
here: boolean
may_stand_in: boolean
stand_in: (string | null)
host: boolean
muted: boolean
colours: string[]
value: (string | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
seats: number[]
host: boolean
name: (string | null)
}
/**
 * The games that these players have ended.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Series".
 */
export interface Series {
played: number
games: (number | null)
totals: number[]
wins: number[]
ranking: number[][]
over: boolean
winners: (number[] | null)
}
/**
 * One thing said: a text or the name of a phrase.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
seat: number
name: (string | null)
text: string
phrase: string
}
/**
 * Everything that happened in this game so far, as you saw it.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HistoryFrame".
 */
export interface HistoryFrame {
kind: "history"
steps: Step[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
last: (Made | null)
events: Event[]
}
/**
 * A move that was made.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Made".
 */
export interface Made {
seat: number
move: string
}
/**
 * One thing that happened. Its `kind` in JSON is the class's name in small letters.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Event".
 */
export interface Event {
kind: "event"
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChatFrame".
 */
export interface ChatFrame {
kind: "chat"
line: Line
}
/**
 * Your message was carried out.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoneFrame".
 */
export interface DoneFrame {
kind: "done"
answer: (number | null)
}
/**
 * Your message changed nothing. A fresh view follows where there is a game.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RefusedFrame".
 */
export interface RefusedFrame {
kind: "refused"
answer: (number | null)
name: string
sentence: string
clause: (string | null)
}
/**
 * The server goes; connect again in a moment.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClosingFrame".
 */
export interface ClosingFrame {
kind: "closing"
reason: string
}
/**
 * The game as you see it now, and what just happened.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayFrame".
 */
export interface PlayFrame {
kind: "play"
covered: boolean
last: (Made | null)
events: Event[]
view: View
answer?: (number | null)
}
/**
 * What all games' views have; each game adds its table.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
game: string
players: number
seat: (number | null)
turn: number
to_move: (number | null)
moves: string[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameShown".
 */
export interface GameShown {
name: string
title: string
credit: string
players: number[]
options: {

}
bots: string[]
}
/**
 * A table for who has not sat down yet.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
code: string
settings: Settings
phase: string
free: number
people: number
bots: number
host: (string | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OpenedTable".
 */
export interface OpenedTable {
code: string
}
/**
 * Whoever has the token is the same guest: for another device of one's own.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PersonalLink".
 */
export interface PersonalLink {
token: string
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
phrases?: string[]
}
/**
 * A game to step through.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
game: string
players: number
steps: ReplayStep[]
outcome: ({

} | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
last: (Made | null)
events: {

}[]
view: {

}
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Checked".
 */
export interface Checked {
sentence: string
}
/**
 * Gives oneself a name.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Name".
 */
export interface Name {
kind: "name"
name: string
id?: (number | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
kind: "sit"
seat: number
id?: (number | null)
}
/**
 * Leaves an own seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
kind: "stand"
seat: number
id?: (number | null)
}
/**
 * Host: a bot for an empty seat, or another level for a bot.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatBot".
 */
export interface SeatBot {
kind: "seat_bot"
seat: number
level: string
id?: (number | null)
}
/**
 * Host: empties somebody's seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Remove".
 */
export interface Remove {
kind: "remove"
seat: number
id?: (number | null)
}
/**
 * Host: hands the table to the person in a seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MakeHost".
 */
export interface MakeHost {
kind: "make_host"
seat: number
id?: (number | null)
}
/**
 * Host: other settings, between games.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Configure".
 */
export interface Configure {
kind: "configure"
settings: Settings
id?: (number | null)
}
/**
 * Picks the colours of an own seat in `mine`; none is no wish.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Colours".
 */
export interface Colours {
kind: "colours"
seat: number
colours: string[]
id?: (number | null)
}
/**
 * Adds an own random value to the next deal: 1 to 64 hexadecimal digits in small letters.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Value".
 */
export interface Value {
kind: "value"
seat: number
value: string
id?: (number | null)
}
/**
 * Host: the first game, or any later one.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
kind: "start"
id?: (number | null)
}
/**
 * Anyone seated: the next game after one that is over.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
kind: "rematch"
id?: (number | null)
}
/**
 * A move of an own seat, with the turn that it answers.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
kind: "move"
seat: number
turn: number
move: string
id?: (number | null)
}
/**
 * Wants an own seat's last move back.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
kind: "take_back"
seat: number
id?: (number | null)
}
/**
 * Answers who wants a move back.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
kind: "consent"
agree: boolean
id?: (number | null)
}
/**
 * One person, several seats: the screen was handed over to who sits in this seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Show".
 */
export interface Show {
kind: "show"
seat: number
id?: (number | null)
}
/**
 * Anyone seated: lets a bot play for somebody who is away.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StandIn".
 */
export interface StandIn {
kind: "stand_in"
seat: number
level: string
id?: (number | null)
}
/**
 * Takes an own seat back from the bot that played on.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
kind: "back"
seat: number
id?: (number | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
kind: "say"
seat: number
text: string
id?: (number | null)
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Phrase".
 */
export interface Phrase {
kind: "phrase"
seat: number
phrase: string
id?: (number | null)
}
/**
 * Hides what the person in a seat says, for oneself.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
kind: "mute"
seat: number
muted: boolean
id?: (number | null)
}
/**
 * Asks for everything anew.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
kind: "look"
id?: (number | null)
}
/**
 * The last event of a game.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameOver".
 */
export interface GameOver {
kind: "game_over"
scores: number[]
winners: number[]
}
/**
 * The game begins (D3, D6).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "motherlode.rules.donkey.events.Dealt".
 */
export interface Dealt {
kind: "dealt"
first: number
donkeys: string[]
}
/**
 * Five new cards (D5, D17).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OfferTurnedUp".
 */
export interface OfferTurnedUp {
kind: "offer_turned_up"
number: number
cards: string[]
}
/**
 * The last five cards lie there (D18).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GrandFinal".
 */
export interface GrandFinal {
kind: "grand_final"
}
/**
 * A card of the lowest value (D9).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Taken".
 */
export interface Taken {
kind: "taken"
seat: number
card: string
}
/**
 * An exchange with the offer (D10, D11).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Swapped".
 */
export interface Swapped {
kind: "swapped"
seat: number
gave: string
got: string
}
/**
 * Three of a colour; a bonus card may be taken (D13, D14).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SetCompleted".
 */
export interface SetCompleted {
kind: "set_completed"
seat: number
colour: string
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BonusTaken".
 */
export interface BonusTaken {
kind: "bonus_taken"
seat: number
source: number
card: string
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BonusDeclined".
 */
export interface BonusDeclined {
kind: "bonus_declined"
seat: number
}
/**
 * The set goes to the pile (D16).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SetScored".
 */
export interface SetScored {
kind: "set_scored"
seat: number
colour: string
cards: string[]
}
/**
 * One colour of the colour scoring (D19 to D21).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ColourScored".
 */
export interface ColourScored {
kind: "colour_scored"
score: ColourScore
}
/**
 * The game begins (M2, M4).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "motherlode.rules.mine.events.Dealt".
 */
export interface Dealt1 {
kind: "dealt"
first: number
owners: (number | null)[]
}
/**
 * A card is shown to everybody (M5, M10); what it brings is told next.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnedUp".
 */
export interface TurnedUp {
kind: "turned_up"
seat: number
place: number
card: string
}
/**
 * A miner brings gold out and leaves the game (M6).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Struck".
 */
export interface Struck {
kind: "struck"
seat: number
winner: number
gold: string
gold_place: number
miner: string
miner_place: number
}
/**
 * The weaker miner leaves the game, the stronger is turned down again (M7).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Duel".
 */
export interface Duel {
kind: "duel"
stronger: string
stronger_place: number
weaker: string
weaker_place: number
}
/**
 * Dynamite: both cards leave the game (M8).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Exploded".
 */
export interface Exploded {
kind: "exploded"
/**
 * @minItems 2
 * @maxItems 2
 */
places: never[]
/**
 * @minItems 2
 * @maxItems 2
 */
cards: never[]
}
/**
 * Both cards are turned down again, and nothing else happens (M9).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnedDown".
 */
export interface TurnedDown {
kind: "turned_down"
/**
 * @minItems 2
 * @maxItems 2
 */
places: never[]
/**
 * @minItems 2
 * @maxItems 2
 */
cards: never[]
}
/**
 * From the next turn on one card is turned up a turn (M10, M15).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GoldRush".
 */
export interface GoldRush {
kind: "gold_rush"
reason: string
}
/**
 * Gold in the Gold Rush is the finder's (M10).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GoldFound".
 */
export interface GoldFound {
kind: "gold_found"
seat: number
place: number
card: string
}
/**
 * A miner or dynamite in the Gold Rush leaves the game (M10).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardLeft".
 */
export interface CardLeft {
kind: "card_left"
place: number
card: string
}
/**
 * Chips are in play and cards are dealt (G4).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RoundBegan".
 */
export interface RoundBegan {
kind: "round_began"
round: number
dealer: number
hand_size: number
hands: (string[] | null)[]
}
/**
 * Who holds the lowest green card and starts with it (G6).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Kicker".
 */
export interface Kicker {
kind: "kicker"
seat: number
card: string
}
/**
 * No hand holds green; who starts (G6).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoKicker".
 */
export interface NoKicker {
kind: "no_kicker"
seat: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
kind: "played"
seat: number
card: string
number: number
}
/**
 * A chip for a gold card (G13).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChipWon".
 */
export interface ChipWon {
kind: "chip_won"
seat: number
value: number
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
kind: "passed"
seat: number
}
/**
 * All others passed; the seat starts anew (G11).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewSequence".
 */
export interface NewSequence {
kind: "new_sequence"
seat: number
}
/**
 * A player has no card left and gets the chips still in play (G14); all hands are shown.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RoundEnded".
 */
export interface RoundEnded {
kind: "round_ended"
round: number
seat: number
chips: number[]
hands: string[][]
}
/**
 * A chip for red cards (G15); value 0 if there was none to pay with.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Paid".
 */
export interface Paid {
kind: "paid"
seat: number
to: number
value: number
}
/**
 * Each seat's points after the round.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RoundScored".
 */
export interface RoundScored {
kind: "round_scored"
round: number
points: number[]
}
