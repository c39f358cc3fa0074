### Wat er rond een lopend spel gezegd wordt: wie waarop wacht en wat eraan te doen is.

ui-bot-failed = { $seat } kan niet zetten
ui-bot-failed-detail = De bot heeft geen zet gevonden. Vraag het nog eens of laat een andere bot spelen.
ui-ask-again = Nog eens
ui-other-bot = Andere bot
ui-end-game = Spel beëindigen
ui-end-game-detail = Het spel eindigt zonder uitslag. Zeker weten?
ui-resign = Opgeven
ui-resign-detail = Een bot speelt voor je verder en jij kijkt toe. Zeker weten?
ui-asks-end = { $seat } wil het spel zonder uitslag beëindigen. Is dat goed?
ui-turn-of = { $seat } is aan de beurt
ui-show-total = Totaal van { $seat } tonen
ui-undo-sent = Je hebt gevraagd of je je zet mag terugnemen. Wachten op de anderen …
ui-undo-done = Je zet is teruggenomen.
ui-undo-declined = De anderen gingen niet akkoord: je zet blijft.
ui-tap-to-hurry = Tik op de tafel om sneller te gaan.
ui-watching = Je kijkt toe
ui-haptics = Trillen
ui-team-of = Team { $team }
donkey-give-donkey = Voor een ezel krijg je goud naar keuze uit het aanbod: pak een oplichtende kaart
mine-digs-for = Graaft voor { $seat }
mine-digs-for-you = Graaft voor jou
notices-invite = Nodig een vriend uit
notices-invite-friend = { $name } uitnodigen
notices-was-invited = { $name } is uitgenodigd.
