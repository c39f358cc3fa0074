### What is said around a game that is being played: who waits for what, and what can be done about it.

ui-bot-failed = { $seat } cannot move
ui-bot-failed-detail = The bot did not find a move. Ask it again, or let another bot play.
ui-ask-again = Ask again
ui-other-bot = Another bot
ui-end-game = End the game
ui-end-game-detail = The game ends without a result. Sure?
ui-resign = Give up
ui-resign-detail = A bot plays on for you, and you watch. Sure?
ui-asks-end = { $seat } would like to end the game without a result. Is that all right?
ui-turn-of = { $seat }: your turn
ui-show-total = Show the total of { $seat }
ui-undo-sent = You asked to take your move back. Waiting for the others…
ui-undo-done = Your move was taken back.
ui-undo-declined = The others did not agree: your move stays.
ui-tap-to-hurry = Tap the table to hurry.
ui-watching = You are watching
ui-haptics = Vibration
ui-team-of = Team { $team }
donkey-give-donkey = For a donkey you get any gold on offer: take a lit card
mine-digs-for = Digs for { $seat }
mine-digs-for-you = Digs for you
notices-invite = Invite a friend
notices-invite-friend = Invite { $name }
notices-was-invited = { $name } is invited.
