### Was rund um ein laufendes Spiel gesagt wird: wer worauf wartet und was sich tun lässt.

ui-bot-failed = { $seat } kann nicht ziehen
ui-bot-failed-detail = Der Bot hat keinen Zug gefunden. Frag ihn noch einmal oder lass einen anderen spielen.
ui-ask-again = Noch einmal
ui-other-bot = Anderer Bot
ui-end-game = Spiel beenden
ui-end-game-detail = Das Spiel endet ohne Ergebnis. Wirklich?
ui-resign = Aufgeben
ui-resign-detail = Ein Bot spielt für dich weiter, und du schaust zu. Wirklich?
ui-asks-end = { $seat } möchte das Spiel ohne Ergebnis beenden. Ist das in Ordnung?
ui-turn-of = { $seat } ist dran
ui-show-total = Punkte von { $seat } zeigen
ui-undo-sent = Du hast gefragt, ob du deinen Zug zurücknehmen darfst. Warten auf die anderen …
ui-undo-done = Dein Zug wurde zurückgenommen.
ui-undo-declined = Die anderen waren nicht einverstanden: Dein Zug bleibt.
ui-tap-to-hurry = Tippe auf den Tisch, damit es schneller geht.
ui-watching = Du schaust zu
ui-haptics = Vibration
ui-team-of = Team { $team }
donkey-give-donkey = Für einen Esel bekommst du beliebiges Gold aus dem Angebot: Nimm eine leuchtende Karte
mine-digs-for = Gräbt für { $seat }
mine-digs-for-you = Gräbt für dich
notices-invite = Freunde einladen
notices-invite-friend = { $name } einladen
notices-was-invited = { $name } ist eingeladen.
