// Made by types.mjs from the server's schema. Not to be edited.

/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Command".
 */
export type Command = (NameCommand | SitCommand | StandCommand | SeatBotCommand | RemoveCommand | MakeHostCommand | ConfigureCommand | AgreeRatedCommand | ColoursCommand | SealCommand | ValueCommand | StartCommand | RematchCommand | MoveCommand | HintCommand | TakeBackCommand | ConsentCommand | EndCommand | ResignCommand | LeaveCommand | ShowCommand | GiveTimeCommand | HolidaysCommand | StandInCommand | BackCommand | SayCommand | PhraseCommand | MuteCommand | LookCommand)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ContestNews".
 */
export type ContestNews = (ContestChangedFrame | RefusedFrame)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyEvent".
 */
export type DonkeyEvent = (DonkeyDealt | DonkeyOfferTurnedUp | DonkeyGrandFinal | DonkeyTaken | DonkeySwapped | DonkeySetCompleted | DonkeyBonusTaken | DonkeyBonusDeclined | DonkeySetScored | DonkeyColourScored | GameOver)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event = (DonkeyEvent | MineEvent | GateEvent)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineEvent".
 */
export type MineEvent = (MineDealt | MineTurnedUp | MineChosen | MineStruck | MineDuel | MineExploded | MineBothLeft | MineTurnedDown | MineGoldRush | MineGoldFound | MineCardLeft | GameOver)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateEvent".
 */
export type GateEvent = (GateDrawnForDeal | GateRoundBegan | GateKicker | GateNoKicker | GatePlayed | GateChipWon | GatePassed | GateNewSequence | GateRoundEnded | GatePaid | GateRoundScored | GameOver)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Frame".
 */
export type Frame = (TableFrame | PlayFrame | HistoryFrame | HintFrame | ClockFrame | ChatFrame | DoneFrame | RefusedFrame | ClosingFrame)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "View".
 */
export type View = (DonkeyView | MineView | GateView)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LobbyCommand".
 */
export type LobbyCommand = (SeekCommand | StopSeekingCommand)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LobbyNews".
 */
export type LobbyNews = (LobbyFrame | LobbyChangedFrame | WaitingFrame | SeekingFrame | MatchedFrame | DoneFrame | RefusedFrame | ClosingFrame)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export type Outcome = (DonkeyOutcome | MineOutcome | GateOutcome)
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Truth".
 */
export type Truth = (DonkeyTruth | MineTruth | GateTruth)

export interface Motherlode {
[k: string]: unknown
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Achieved".
 */
export interface Achieved {
name: string
game: string
times: number
first_at: (number | null)
record: (string | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "AddressGiven".
 */
export interface AddressGiven {
address: string
}
/**
 * Anyone seated: agrees that the next games are rated, at a table that is to be.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "AgreeRatedCommand".
 */
export interface AgreeRatedCommand {
kind: "agree_rated"
agree: boolean
id?: (number | null)
}
/**
 * Takes an own seat back from the bot that played on.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "BackCommand".
 */
export interface BackCommand {
kind: "back"
seat: number
id?: (number | null)
}
/**
 * A number, and where it lies with 95 % certainty.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Between".
 */
export interface Between {
value: number
low: number
high: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ChatFrame".
 */
export interface ChatFrame {
kind: "chat"
line: Line
}
/**
 * One thing said: a text or the name of a phrase.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
seat: number
name: (string | null)
text: string
phrase: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Checked".
 */
export interface Checked {
verdict: ("fair" | "numbered" | "unproven")
sentence: string
}
/**
 * Who took a chip out of the Golden Gate: `by` a `gold` card (G13) or the `end` of the round (G14).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ChipTaken".
 */
export interface ChipTaken {
value: number
seat: number
by: string
}
/**
 * The clocks of the game, where time is limited. All times are in milliseconds.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ClockFrame".
 */
export interface ClockFrame {
kind: "clock"
now: number
left: (number | null)[]
free: number
runs: (number | null)
due: (number | null)
out: (number | null)
holidays: (number | null)[]
}
/**
 * The server goes; connect again in a moment.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ClosingFrame".
 */
export interface ClosingFrame {
kind: "closing"
reason: string
}
/**
 * What a code leads to.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "CodeShown".
 */
export interface CodeShown {
kind: ("friend" | "group")
name: (string | null)
page: (string | null)
}
/**
 * How one colour was scored at the end (D19 to D21).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ColourScore".
 */
export interface ColourScore {
colour: string
totals: (number | null)[]
kept: (string | null)[]
}
/**
 * Picks the colours of an own seat, where the game lets players wish; none is no wish.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ColoursCommand".
 */
export interface ColoursCommand {
kind: "colours"
seat: number
colours: string[]
id?: (number | null)
}
/**
 * Gives oneself a name, or who plays in one of one's own seats: people who share a screen have each their own.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "NameCommand".
 */
export interface NameCommand {
kind: "name"
name: string
seat?: (number | null)
avatar?: (string | null)
id?: (number | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SitCommand".
 */
export interface SitCommand {
kind: "sit"
seat: number
zone?: (string | null)
id?: (number | null)
}
/**
 * Leaves an own seat.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "StandCommand".
 */
export interface StandCommand {
kind: "stand"
seat: number
id?: (number | null)
}
/**
 * Host: a bot for an empty seat, or another level for a bot.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SeatBotCommand".
 */
export interface SeatBotCommand {
kind: "seat_bot"
seat: number
level: string
id?: (number | null)
}
/**
 * Host: empties somebody's seat.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "RemoveCommand".
 */
export interface RemoveCommand {
kind: "remove"
seat: number
id?: (number | null)
}
/**
 * Host: hands the table to the person in a seat.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MakeHostCommand".
 */
export interface MakeHostCommand {
kind: "make_host"
seat: number
id?: (number | null)
}
/**
 * Host: other settings, between games.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ConfigureCommand".
 */
export interface ConfigureCommand {
kind: "configure"
settings: Settings
id?: (number | null)
}
/**
 * What the host decides before play.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
hints?: boolean
time?: (TimeControl | null)
friends?: boolean
group?: (string | null)
rated?: boolean
shared?: boolean
}
/**
 * How much time the players have. All times are in seconds.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "TimeControl".
 */
export interface TimeControl {
bank: number
increment: number
free: number
hours: (PlayingHours | null)
over: ("ask" | "bot" | "end")
}
/**
 * The part of a day in which clocks count, by the time of day where each player lives.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PlayingHours".
 */
export interface PlayingHours {
begin: number
end: number
}
/**
 * Promises an own random value for the next deal: SHA-256 of its 32 bytes, as 64 hexadecimal digits.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SealCommand".
 */
export interface SealCommand {
kind: "seal"
seat: number
seal: string
id?: (number | null)
}
/**
 * Shows the value that was sealed, once the terms of the deal are published: 64 hexadecimal digits.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ValueCommand".
 */
export interface ValueCommand {
kind: "value"
seat: number
value: string
id?: (number | null)
}
/**
 * Host: the first game, or any later one.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "StartCommand".
 */
export interface StartCommand {
kind: "start"
id?: (number | null)
}
/**
 * Anyone seated: the next game after one that is over.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "RematchCommand".
 */
export interface RematchCommand {
kind: "rematch"
id?: (number | null)
}
/**
 * A move of an own seat, with the turn that it answers.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MoveCommand".
 */
export interface MoveCommand {
kind: "move"
seat: number
turn: number
move: string
id?: (number | null)
}
/**
 * Asks the strongest bot what it would do in an own seat.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "HintCommand".
 */
export interface HintCommand {
kind: "hint"
seat: number
id?: (number | null)
}
/**
 * Wants an own seat's last move back.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "TakeBackCommand".
 */
export interface TakeBackCommand {
kind: "take_back"
seat: number
id?: (number | null)
}
/**
 * Answers who wants a move back, or the game ended.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ConsentCommand".
 */
export interface ConsentCommand {
kind: "consent"
agree: boolean
id?: (number | null)
}
/**
 * Anyone seated: ends the running game without a result; if others sit there, they have to agree.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "EndCommand".
 */
export interface EndCommand {
kind: "end"
id?: (number | null)
}
/**
 * Leaves an own seat to a bot in the middle of a game; who is the only person there ends it.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ResignCommand".
 */
export interface ResignCommand {
kind: "resign"
seat: number
level?: string
id?: (number | null)
}
/**
 * Leaves the table: own seats become free; in the middle of a game a bot of that level plays on, or alone it ends.
 * 
 *     Who was the host hands the table to somebody else there.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LeaveCommand".
 */
export interface LeaveCommand {
kind: "leave"
level?: (string | null)
id?: (number | null)
}
/**
 * One person, several seats: the screen was handed over to whoever sits in this seat.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ShowCommand".
 */
export interface ShowCommand {
kind: "show"
seat: number
id?: (number | null)
}
/**
 * Anyone else seated: goes on waiting for whoever has no time left.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GiveTimeCommand".
 */
export interface GiveTimeCommand {
kind: "give_time"
seat: number
id?: (number | null)
}
/**
 * Stops the clock of an own seat for some days; 0 ends the holidays.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "HolidaysCommand".
 */
export interface HolidaysCommand {
kind: "holidays"
seat: number
days: number
id?: (number | null)
}
/**
 * Anyone seated: lets a bot play for somebody who is away.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "StandInCommand".
 */
export interface StandInCommand {
kind: "stand_in"
seat: number
level: string
id?: (number | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SayCommand".
 */
export interface SayCommand {
kind: "say"
seat: number
text: string
id?: (number | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PhraseCommand".
 */
export interface PhraseCommand {
kind: "phrase"
seat: number
phrase: string
id?: (number | null)
}
/**
 * Hides what the person in a seat says, for oneself.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MuteCommand".
 */
export interface MuteCommand {
kind: "mute"
seat: number
muted: boolean
id?: (number | null)
}
/**
 * Asks for everything anew.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LookCommand".
 */
export interface LookCommand {
kind: "look"
id?: (number | null)
}
/**
 * Something is new: who joined, what came out, the next round.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ContestChangedFrame".
 */
export interface ContestChangedFrame {
kind: "contest_changed"
}
/**
 * What a table's one game is part of (docs/contests.md).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ContestGame".
 */
export interface ContestGame {
kind: ("daily" | "tournament")
name: string
round: number
sealed: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ContestLine".
 */
export interface ContestLine {
player: number
rank: number
points: number
ties: number[]
played: number
byes: number
}
/**
 * Your message changed nothing. A fresh view follows where there is a game.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "RefusedFrame".
 */
export interface RefusedFrame {
kind: "refused"
answer: (number | null)
name: string
sentence: string
clause: (string | null)
reason: (string | null)
facts: {
[k: string]: string | number | string[]
}
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ContestPage".
 */
export interface ContestPage {
code: string
settings: TournamentSettings
phase: ("open" | "over" | "running")
host: boolean
you: (number | null)
now: number
least: number
planned: number
opens_at: (number | null)
commitment: string
commitments: string[]
secret: (string | null)
entrants: EntrantShown[]
rounds: ContestRound[]
standings: ContestLine[]
}
/**
 * What the host decides.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "TournamentSettings".
 */
export interface TournamentSettings {
title: string
game: string
seats: number
options?: {

}
system?: ("round_robin" | "swiss")
rounds?: number
duplicate?: boolean
compare?: ("match_points" | "mean")
fill?: (string | null)
starts_at?: (number | null)
every?: (number | null)
time?: (TimeControl | null)
shared?: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "EntrantShown".
 */
export interface EntrantShown {
player: number
name: (string | null)
page: (string | null)
gone: boolean
you: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ContestRound".
 */
export interface ContestRound {
number: number
opened_at: number
closes_at: (number | null)
closed: boolean
tables: ContestTableShown[]
byes: number[]
par: (number[] | null)
secret: (string | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ContestTableShown".
 */
export interface ContestTableShown {
code: (string | null)
seats: (number | null)[]
over: boolean
scores: (number[] | null)
places: (number[] | null)
points: ((number | null)[] | null)
record: (string | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Daily".
 */
export interface Daily {
now: number
today: DailyDay
tomorrow: {
[k: string]: string
}
past: DailyDay[]
streak: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DailyDay".
 */
export interface DailyDay {
day: string
ends_at: number
closes_at: number
closed: boolean
deals: DailyDeal[]
}
/**
 * One game's deal of a day.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DailyDeal".
 */
export interface DailyDeal {
game: string
players: number
level: string
commitment: string
secret: (string | null)
mine: (MyAttempt | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MyAttempt".
 */
export interface MyAttempt {
code: string
state: string
result: (DailyResult | null)
record: (string | null)
}
/**
 * What came of an attempt.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DailyResult".
 */
export interface DailyResult {
place: number
margin: number
score: number
rank: number
of: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DailyStanding".
 */
export interface DailyStanding {
rank: number
name: (string | null)
page: (string | null)
place: number
margin: number
score: number
you: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DailyStandings".
 */
export interface DailyStandings {
day: string
game: string
closed: boolean
shown: boolean
of: number
all: DailyStanding[]
friends: DailyStanding[]
mine: (MyAttempt | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DailyStart".
 */
export interface DailyStart {
name?: (string | null)
}
/**
 * So that nobody is deleted by a mere visit.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Deletion".
 */
export interface Deletion {
sure: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DeviceChosen".
 */
export interface DeviceChosen {
device: string
}
/**
 * A browser that gets notices.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DeviceShown".
 */
export interface DeviceShown {
id: string
label: string
created_at: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
done: boolean
}
/**
 * Your message was carried out.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DoneFrame".
 */
export interface DoneFrame {
kind: "done"
answer: (number | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyBonusDeclined".
 */
export interface DonkeyBonusDeclined {
kind: "bonus_declined"
seat: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyBonusTaken".
 */
export interface DonkeyBonusTaken {
kind: "bonus_taken"
seat: number
source: number
card: string
}
/**
 * One colour of the colour scoring (D19 to D21).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyColourScored".
 */
export interface DonkeyColourScored {
kind: "colour_scored"
score: ColourScore
}
/**
 * The game begins (D3, D6).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyDealt".
 */
export interface DonkeyDealt {
kind: "dealt"
first: number
donkeys: string[]
}
/**
 * Five new cards (D5, D17).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyOfferTurnedUp".
 */
export interface DonkeyOfferTurnedUp {
kind: "offer_turned_up"
number: number
cards: string[]
}
/**
 * The last five cards lie there (D18).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyGrandFinal".
 */
export interface DonkeyGrandFinal {
kind: "grand_final"
}
/**
 * A card of the lowest value (D9).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyTaken".
 */
export interface DonkeyTaken {
kind: "taken"
seat: number
card: string
}
/**
 * An exchange with the offer (D10, D11).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeySwapped".
 */
export interface DonkeySwapped {
kind: "swapped"
seat: number
gave: string
got: string
}
/**
 * Three of a colour; a bonus card may be taken (D13, D14).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeySetCompleted".
 */
export interface DonkeySetCompleted {
kind: "set_completed"
seat: number
colour: string
}
/**
 * The set goes to the pile (D16).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeySetScored".
 */
export interface DonkeySetScored {
kind: "set_scored"
seat: number
colour: string
cards: string[]
}
/**
 * The last event of a game.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GameOver".
 */
export interface GameOver {
kind: "game_over"
scores: number[]
winners: number[]
}
/**
 * Choices fixed before play.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyOptions".
 */
export interface DonkeyOptions {
open_piles?: boolean
donkey_value?: number
gold_3?: number
gold_4?: number
gold_5?: number
gold_6?: number
gold_7?: number
gold_8?: number
donkeys?: number
offer_size?: number
offers?: number
removed?: number
bonus?: ("after" | "before" | "off")
bonus_from?: ("any" | "left" | "right")
set_size?: number
colour_ties?: ("each" | "nobody")
start_colours?: ("in_order" | "random")
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyTruth".
 */
export interface DonkeyTruth {
game: "donkey"
draw: string[][]
removed: string[]
piles: string[][]
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "DonkeyView".
 */
export interface DonkeyView {
game: "donkey"
players: number
seat: (number | null)
turn: number
to_move: (number | null)
moves: string[]
options: DonkeyOptions
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
 * A scoring pile: its cards and points only where they may be seen (D7).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Pile".
 */
export interface Pile {
count: number
cards: (string[] | null)
points: (number | null)
}
/**
 * The game begins (M2, M4).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineDealt".
 */
export interface MineDealt {
kind: "dealt"
first: number
owners: (number | null)[]
}
/**
 * A card is shown to everybody (M5, M10); what it brings is told next.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineTurnedUp".
 */
export interface MineTurnedUp {
kind: "turned_up"
seat: number
place: number
card: string
}
/**
 * A card is chosen unseen: it will be turned up together with the second one (M5).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineChosen".
 */
export interface MineChosen {
kind: "chosen"
seat: number
place: number
}
/**
 * A miner brings gold out and leaves the game (M6).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineStruck".
 */
export interface MineStruck {
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
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineDuel".
 */
export interface MineDuel {
kind: "duel"
stronger: string
stronger_place: number
weaker: string
weaker_place: number
}
/**
 * Dynamite: both cards leave the game (M8).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineExploded".
 */
export interface MineExploded {
kind: "exploded"
/**
 * @minItems 2
 * @maxItems 2
 */
places: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
cards: [string, string]
}
/**
 * Two miners of the same value leave the game, by a house rule (M9).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineBothLeft".
 */
export interface MineBothLeft {
kind: "both_left"
/**
 * @minItems 2
 * @maxItems 2
 */
places: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
cards: [string, string]
}
/**
 * Both cards are turned down again, and nothing else happens (M9).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineTurnedDown".
 */
export interface MineTurnedDown {
kind: "turned_down"
/**
 * @minItems 2
 * @maxItems 2
 */
places: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
cards: [string, string]
}
/**
 * From the next turn on one card is turned up a turn (M10, M15).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineGoldRush".
 */
export interface MineGoldRush {
kind: "gold_rush"
reason: string
}
/**
 * Gold in the Gold Rush is the finder's (M10).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineGoldFound".
 */
export interface MineGoldFound {
kind: "gold_found"
seat: number
place: number
card: string
}
/**
 * A miner or dynamite in the Gold Rush leaves the game (M10).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineCardLeft".
 */
export interface MineCardLeft {
kind: "card_left"
place: number
card: string
}
/**
 * Everybody drew a card, and the highest deals first (G3).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateDrawnForDeal".
 */
export interface GateDrawnForDeal {
kind: "drawn_for_deal"
cards: string[]
dealer: number
}
/**
 * Chips are in play and cards are dealt (G4).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateRoundBegan".
 */
export interface GateRoundBegan {
kind: "round_began"
round: number
dealer: number
hand_size: number
hands: (string[] | null)[]
}
/**
 * Who holds the lowest green card and starts with it (G6).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateKicker".
 */
export interface GateKicker {
kind: "kicker"
seat: number
card: string
}
/**
 * No hand holds green; who starts (G6).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateNoKicker".
 */
export interface GateNoKicker {
kind: "no_kicker"
seat: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GatePlayed".
 */
export interface GatePlayed {
kind: "played"
seat: number
card: string
number: number
}
/**
 * A chip for a gold card (G13).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateChipWon".
 */
export interface GateChipWon {
kind: "chip_won"
seat: number
value: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GatePassed".
 */
export interface GatePassed {
kind: "passed"
seat: number
}
/**
 * All others passed; the seat starts anew (G11).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateNewSequence".
 */
export interface GateNewSequence {
kind: "new_sequence"
seat: number
}
/**
 * A player has no card left and gets the chips still in play (G14); all hands are shown.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateRoundEnded".
 */
export interface GateRoundEnded {
kind: "round_ended"
round: number
seat: number
chips: number[]
hands: string[][]
}
/**
 * A chip for red cards (G15); value 0 if there was none to pay with.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GatePaid".
 */
export interface GatePaid {
kind: "paid"
seat: number
to: number
value: number
}
/**
 * Each seat's points after the round.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateRoundScored".
 */
export interface GateRoundScored {
kind: "round_scored"
round: number
points: number[]
}
/**
 * An experiment as far as it has grown; it grows on while it is asked for.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ExperimentShown".
 */
export interface ExperimentShown {
progress: number
ended: (("certain" | "limit" | "time") | null)
ways: WayShown[]
}
/**
 * What is known of one way to play.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "WayShown".
 */
export interface WayShown {
house: {

}
bots: string
games: number
measures: {
[k: string]: Between
}
differences: ({
[k: string]: Between
} | null)
}
/**
 * What is to be compared with the printed game.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ExperimentWanted".
 */
export interface ExperimentWanted {
game: string
players: number
level?: string
options?: {

}
}
/**
 * The first card that was turned up this turn.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "FaceUp".
 */
export interface FaceUp {
place: number
card: string
}
/**
 * The table around the game: sent when somebody comes, goes, sits, asks, and when a game begins or ends.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "TableFrame".
 */
export interface TableFrame {
kind: "table"
code: string
settings: Settings
phase: ("gathering" | "over" | "playing")
seats: SeatShown[]
onlookers: number
you: You
series: Series
commitment: (string | null)
asks_back: (number | null)
record: (string | null)
chat: Line[]
asks_end: (number | null)
can_end: boolean
terms: (Terms | null)
stalled: boolean
rated: boolean
contest: (ContestGame | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SeatShown".
 */
export interface SeatShown {
player: (("bot" | "person") | null)
name: (string | null)
avatar: (("crow" | "helmet" | "lantern" | "mule" | "nugget" | "picks") | null)
level: (string | null)
here: boolean
may_stand_in: boolean
stand_in: (string | null)
host: boolean
muted: boolean
colours: string[]
value: (string | null)
trouble: ("bot_failed" | null)
seal: (string | null)
agreed: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
seats: number[]
host: boolean
name: (string | null)
avatar: (("crow" | "helmet" | "lantern" | "mule" | "nugget" | "picks") | null)
}
/**
 * The games that these players have ended.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
 * What decides a deal besides the secret and the values, published before any value is shown.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
game: string
players: number
options: {

}
commitment: string
choices: {

}
seals: (string | null)[]
}
/**
 * The game as you see it now, and what just happened.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PlayFrame".
 */
export interface PlayFrame {
kind: "play"
covered: boolean
last: (Made | null)
events: Event[]
view: View
began: number
answer: (number | null)
}
/**
 * A move that was made.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Made".
 */
export interface Made {
seat: number
move: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineView".
 */
export interface MineView {
game: "mine"
players: number
seat: (number | null)
turn: number
to_move: (number | null)
moves: string[]
options: MineOptions
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
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineOptions".
 */
export interface MineOptions {
layout?: ("grid" | "scattered")
open_gold?: boolean
stall_limit?: number
gold_1?: number
gold_2?: number
gold_3?: number
gold_4?: number
dynamite?: number
miners_2?: number
miners_3?: number
miners_4?: number
miners_5?: number
worth_1?: number
worth_2?: number
worth_3?: number
worth_4?: number
rush_at?: number
dig?: ("at_least" | "more")
equal_miners?: ("leave" | "stay")
turn_up?: ("in_turn" | "together")
}
/**
 * A seat's colours and gold: its cards and points only where they may be seen (M13).
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Mine".
 */
export interface Mine {
colours: string[]
count: number
cards: (string[] | null)
points: (number | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateView".
 */
export interface GateView {
game: "gate"
players: number
seat: (number | null)
turn: number
to_move: (number | null)
moves: string[]
options: GateOptions
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
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateOptions".
 */
export interface GateOptions {
teams?: boolean
choose_chip?: boolean
draw_for_deal?: boolean
blacks?: number
chip_1?: number
chip_2?: number
chip_3?: number
chip_4?: number
hand_size?: number
rounds?: number
without_green?: ("dealer" | "left")
lead?: ("may_pass" | "must_play")
black_as?: ("any" | "not_held")
pays?: ("highest" | "lowest")
ties?: ("chips" | "shared")
gold_counts?: ("cards" | "players")
}
/**
 * The last card played in this round.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
 * What a seat paid for red cards (G15); value 0 if there was no chip to pay with.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Payment".
 */
export interface Payment {
seat: number
value: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
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
 * Everything that happened in this game so far, as you saw it.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "HistoryFrame".
 */
export interface HistoryFrame {
kind: "history"
steps: Step[]
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
last: (Made | null)
events: Event[]
}
/**
 * What the strongest bot would do in your seat, and why.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "HintFrame".
 */
export interface HintFrame {
kind: "hint"
answer: (number | null)
seat: number
turn: number
move: string
win: number
points: number
reason: string
facts: {
[k: string]: string | number
}
}
/**
 * Whoever uses the token becomes a friend of the person who gave it.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "FriendLink".
 */
export interface FriendLink {
token: string
}
/**
 * A game that is over.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GameResult".
 */
export interface GameResult {
record: string
code: (string | null)
game: string
players: number
ended_at: number
seats: SeatResult[]
own: number[]
scores: (number[] | null)
places: (number[] | null)
contest: (ContestGame | null)
}
/**
 * Who sat somewhere: a person's name, or a bot's level.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SeatResult".
 */
export interface SeatResult {
name: (string | null)
level: (string | null)
page: (string | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GameShown".
 */
export interface GameShown {
name: string
title: string
credit: string
players: number[]
starter: string
options: {

}
bots: string[]
ready: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GamesPage".
 */
export interface GamesPage {
games: GameResult[]
next: (string | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GateTruth".
 */
export interface GateTruth {
game: "gate"
hands: string[][]
aside: string[]
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GroupMember".
 */
export interface GroupMember {
page: string
name: (string | null)
avatar: (("crow" | "helmet" | "lantern" | "mule" | "nugget" | "picks") | null)
owner: boolean
you: boolean
since: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GroupName".
 */
export interface GroupName {
name: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GroupShort".
 */
export interface GroupShort {
page: string
name: string
members: number
owner: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GroupShown".
 */
export interface GroupShown {
page: string
name: string
code: string
owner: boolean
members: GroupMember[]
standings: GroupStanding[]
games: number
}
/**
 * What a member did in games against other members.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GroupStanding".
 */
export interface GroupStanding {
page: string
played: number
won: number
ahead: number
behind: number
}
/**
 * What a guest has here: the name that was used last, and the tables.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "GuestShown".
 */
export interface GuestShown {
name: (string | null)
tables: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
status: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "InvitationCode".
 */
export interface InvitationCode {
code: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "JoinContest".
 */
export interface JoinContest {
name?: (string | null)
}
/**
 * Whether there is one, and what it allows.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LaboratoryShown".
 */
export interface LaboratoryShown {
open: boolean
seconds: number
levels: string[]
}
/**
 * A bot on the scale of ratings, with the ends of its 95 % interval.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LadderBot".
 */
export interface LadderBot {
level: string
rating: number
low: number
high: number
}
/**
 * The bots of a game and number of players: the levels, the weakest first, and the others that can be chosen.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LadderShown".
 */
export interface LadderShown {
pool: string
game: string
players: number
variant: {

}
luck: number
games: number
bots: LadderBot[]
}
/**
 * How devices nearby can reach this server.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LanAddresses".
 */
export interface LanAddresses {
open: boolean
addresses: string[]
you: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Leader".
 */
export interface Leader {
name: (string | null)
page: string
avatar: (("crow" | "helmet" | "lantern" | "mule" | "nugget" | "picks") | null)
rating: number
plus_minus: number
certain: number
games: number
you: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Leaderboard".
 */
export interface Leaderboard {
ladder: LadderShown
leaders: Leader[]
you: (RatingShown | null)
}
/**
 * A person's rating in a game and number of players.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "RatingShown".
 */
export interface RatingShown {
pool: string
game: string
players: number
variant: {

}
rating: number
plus_minus: number
certain: number
provisional: boolean
games: number
}
/**
 * What would change for whoever uses a personal link on this device.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LinkShown".
 */
export interface LinkShown {
same: boolean
yours: GuestShown
theirs: GuestShown
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ListedContest".
 */
export interface ListedContest {
code: string
title: string
game: string
phase: ("open" | "over" | "running")
host: boolean
opened_at: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LobbyChangedFrame".
 */
export interface LobbyChangedFrame {
kind: "lobby_changed"
tables: LobbyTable[]
gone: string[]
}
/**
 * A table in the lobby, for whoever has not sat down yet.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LobbyTable".
 */
export interface LobbyTable {
code: string
settings: Settings
phase: ("gathering" | "over" | "playing")
free: number
people: number
bots: number
host: (string | null)
seats: LobbySeat[]
opened_at: number
here: boolean
}
/**
 * Who sits somewhere: a person, a bot, or nobody.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LobbySeat".
 */
export interface LobbySeat {
taken: boolean
name: (string | null)
level: (string | null)
}
/**
 * Wants to play with anybody.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SeekCommand".
 */
export interface SeekCommand {
kind: "seek"
game: string
players?: (number | null)
bots?: (string | null)
id?: (number | null)
}
/**
 * Wants to no longer.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "StopSeekingCommand".
 */
export interface StopSeekingCommand {
kind: "stop_seeking"
id?: (number | null)
}
/**
 * Everything, when one comes in.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "LobbyFrame".
 */
export interface LobbyFrame {
kind: "lobby"
tables: LobbyTable[]
waiting: {
[k: string]: number
}
fill_after: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "WaitingFrame".
 */
export interface WaitingFrame {
kind: "waiting"
waiting: {
[k: string]: number
}
}
/**
 * What one wants now; null if nothing, or if one wants something on another page.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SeekingFrame".
 */
export interface SeekingFrame {
kind: "seeking"
seeking: (Seeking | null)
answer: (number | null)
}
/**
 * What somebody wants.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Seeking".
 */
export interface Seeking {
game: string
players: (number | null)
bots: (string | null)
waited: number
}
/**
 * One has a seat.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MatchedFrame".
 */
export interface MatchedFrame {
kind: "matched"
code: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MailShown".
 */
export interface MailShown {
address: string
confirmed: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MemberChosen".
 */
export interface MemberChosen {
member: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MineTruth".
 */
export interface MineTruth {
game: "mine"
cells: (string | null)[]
gold: string[][]
}
/**
 * A table where one sits, or that one hosts.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "MyTable".
 */
export interface MyTable {
code: string
settings: Settings
phase: ("gathering" | "over" | "playing")
opened_at: number
seats: number[]
host: boolean
my_turn: boolean
to_move: (number | null)
waiting_since: (number | null)
others: Other[]
scores: (number[] | null)
wins: number[]
}
/**
 * Somebody else at a table: a person's name, or a bot's level.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Other".
 */
export interface Other {
name: (string | null)
level: (string | null)
seat: number
}
/**
 * Who one is; a guest has no page.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Myself".
 */
export interface Myself {
page: (string | null)
name: (string | null)
avatar: (("crow" | "helmet" | "lantern" | "mule" | "nugget" | "picks") | null)
reserved: boolean
passkeys: PasskeyShown[]
sessions: SessionShown[]
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PasskeyShown".
 */
export interface PasskeyShown {
id: string
label: string
created_at: number
used_at: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SessionShown".
 */
export interface SessionShown {
id: string
device: string
created_at: number
seen_at: number
here: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "NameWanted".
 */
export interface NameWanted {
name: string
avatar?: (string | null)
}
/**
 * A passkey that a browser made, and the name that it reserves.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "NewPasskey".
 */
export interface NewPasskey {
credential: {

}
name: string
avatar?: (string | null)
}
/**
 * An empty object.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Nothing".
 */
export interface Nothing {

}
/**
 * What a person has switched on and off.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "NoticePreferences".
 */
export interface NoticePreferences {
turn: boolean
half: boolean
most: boolean
over: boolean
invited: boolean
waits: boolean
quiet: (Quiet | null)
zone: string
language: string
mails: ("daily" | "each")
daily_at: number
}
/**
 * The part of a day in which nothing comes, by the time of day where the person lives; over midnight, if it
 *     begins later than it ends.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Quiet".
 */
export interface Quiet {
begin: number
end: number
}
/**
 * What one has set up, and what this server offers.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "NoticesShown".
 */
export interface NoticesShown {
push_key: string
mail_offered: boolean
on: boolean
wishes: NoticePreferences
devices: DeviceShown[]
mail: (MailShown | null)
webhook: (WebhookShown | null)
}
/**
 * The whole URL is a secret of whoever made it, and is not told again.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "WebhookShown".
 */
export interface WebhookShown {
host: string
form: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "OpenedContest".
 */
export interface OpenedContest {
code: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "OpenedTable".
 */
export interface OpenedTable {
code: string
}
/**
 * Somebody a person met: a bot's level, a person with a page, or a guest.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Opponent".
 */
export interface Opponent {
level: (string | null)
name: (string | null)
page: (string | null)
played: number
ahead: number
behind: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "OtherChosen".
 */
export interface OtherChosen {
id: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "OtherShown".
 */
export interface OtherShown {
id: string
name: (string | null)
page: (string | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Others".
 */
export interface Others {
friends: OtherShown[]
blocked: OtherShown[]
}
/**
 * What a passkey said, as WebAuthn has it.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PasskeyAnswer".
 */
export interface PasskeyAnswer {
credential: {

}
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PasskeyChosen".
 */
export interface PasskeyChosen {
passkey: string
}
/**
 * What a browser hands to its passkeys, as WebAuthn has it.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PasskeyOptions".
 */
export interface PasskeyOptions {
options: {

}
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PersonPage".
 */
export interface PersonPage {
page: (string | null)
name: (string | null)
avatar: (("crow" | "helmet" | "lantern" | "mule" | "nugget" | "picks") | null)
since: (number | null)
you: boolean
tallies: Tally[]
met: Opponent[]
achieved: Achieved[]
ratings: RatingShown[]
}
/**
 * Games of a kind.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
game: string
players: number
played: number
won: number
points: number
best: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PersonSkills".
 */
export interface PersonSkills {
skills: SkillShown[]
waiting: number
}
/**
 * What a person's games of a kind say: the mean share of the victory, and the mean without luck, each with its
 *     standard error. An error is null where one game alone says nothing of it.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SkillShown".
 */
export interface SkillShown {
game: string
players: number
games: number
even: number
result: number
result_error: (number | null)
adjusted: number
adjusted_error: (number | null)
}
/**
 * Whoever has the token is the same guest: for another device of one's own.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PersonalLink".
 */
export interface PersonalLink {
token: string
}
/**
 * A point in a game from which it goes on against bots.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
record: ({

} | string)
moves: number
seat: number
level: string
pause?: boolean
hints?: boolean
}
/**
 * What is said of an answer.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PuzzleAnswered".
 */
export interface PuzzleAnswered {
right: boolean
first: boolean
best: string
win: number
best_win: number
points: number
exact: boolean
error: number
reason: string
facts: {
[k: string]: string | number
}
line: string[]
refutation: string[]
streak: number
mine: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PuzzleMove".
 */
export interface PuzzleMove {
move: string
}
/**
 * A puzzle without its answer: what the seat could know, and no more.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "PuzzleShown".
 */
export interface PuzzleShown {
id: string
game: string
players: number
seat: number
theme: string
difficulty: number
rating: number
exact: boolean
daily: boolean
steps: ReplayStep[]
seen: Seen[]
solved: (boolean | null)
streak: number
mine: number
of: number
tried: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
last: (Made | null)
events: Event[]
view: View
truth: (Truth | null)
}
/**
 * A card that lies face down, and that the seat has seen.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Seen".
 */
export interface Seen {
move: string
place: number
card: string
turns: number
}
/**
 * What a game made of somebody's rating.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "RatingChange".
 */
export interface RatingChange {
name: (string | null)
page: (string | null)
you: boolean
before: number
after: number
provisional: boolean
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "RatingChart".
 */
export interface RatingChart {
rating: RatingShown
points: RatingPoint[]
}
/**
 * A rating after a game.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "RatingPoint".
 */
export interface RatingPoint {
at: number
rating: number
plus_minus: number
change: number
}
/**
 * What comes with any status from 400 on.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "RefusedRequest".
 */
export interface RefusedRequest {
name: string
sentence: string
reason: (string | null)
facts: {
[k: string]: string | number | string[]
}
}
/**
 * A game to step through.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
game: string
players: number
turns: number
start: number
steps: ReplayStep[]
outcome: (Outcome | null)
}
/**
 * What the host of a table learns of a report.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ReportShown".
 */
export interface ReportShown {
name: (string | null)
lines: string[]
}
/**
 * A review as far as it has grown; it grows on while it is asked for.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "ReviewShown".
 */
export interface ReviewShown {
progress: number
page: (string | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SeatChosen".
 */
export interface SeatChosen {
seat: number
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SeatReport".
 */
export interface SeatReport {
seat: number
note: string
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "SessionChosen".
 */
export interface SessionChosen {
session: string
}
/**
 * What a browser says of its subscription.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Subscription".
 */
export interface Subscription {
endpoint: string
p256dh: string
auth: string
}
/**
 * A table for whoever has not sat down yet.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
code: string
settings: Settings
phase: ("gathering" | "over" | "playing")
free: number
people: number
bots: number
host: (string | null)
}
/**
 * Whoever uses a personal link is another guest from then on, on that device.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Switched".
 */
export interface Switched {
back: (string | null)
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "TableReports".
 */
export interface TableReports {
reports: ReportShown[]
}
/**
 * What came of a test, way by way.
 * 
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Tried".
 */
export interface Tried {
ways: WayTried[]
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "WayTried".
 */
export interface WayTried {
way: string
label: string
result: ("gone" | "later" | "refused" | "sent")
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "WebhookGiven".
 */
export interface WebhookGiven {
url: string
form: ("discord" | "json" | "ntfy")
}
/**
 * This interface was referenced by `Motherlode`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
phrases: string[]
signed_out: boolean
}
