### Ce qui se dit autour d’une partie en cours : qui attend quoi, et ce qu’on peut y faire.

ui-bot-failed = { $seat } ne peut pas jouer
ui-bot-failed-detail = Le robot n’a pas trouvé de coup. Redemandez-lui ou laissez jouer un autre robot.
ui-ask-again = Redemander
ui-other-bot = Un autre robot
ui-end-game = Terminer la partie
ui-end-game-detail = La partie se termine sans résultat. Vraiment ?
ui-resign = Abandonner
ui-resign-detail = Un robot joue à votre place et vous regardez. Vraiment ?
ui-asks-end = { $seat } voudrait terminer la partie sans résultat. Êtes-vous d’accord ?
ui-turn-of = À { $seat } de jouer
ui-show-total = Montrer le total : { $seat }
ui-undo-sent = Vous avez demandé à reprendre votre coup. On attend les autres…
ui-undo-done = Votre coup a été repris.
ui-undo-declined = Les autres n’étaient pas d’accord : votre coup reste.
ui-tap-to-hurry = Touchez la table pour accélérer.
ui-watching = Vous regardez
ui-haptics = Vibrations
ui-team-of = Équipe { $team }
donkey-give-donkey = Contre un âne, vous recevez n’importe quelle carte d’or de l’offre : prenez une carte en surbrillance
mine-digs-for = Creuse pour { $seat }
mine-digs-for-you = Creuse pour vous
notices-invite = Inviter un ami
notices-invite-friend = Inviter { $name }
notices-was-invited = { $name } a reçu une invitation.
