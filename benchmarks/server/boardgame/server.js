const { Server, Origins } = require('boardgame.io/server');
const { TicTacToe } = require('./game');

console.log = () => {};
Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
