// Two clients at each match, who move as soon as it is their turn. Prints one result as JSON.
const fs = require('fs');
const { io } = require('socket.io-client');

// A rate of 0 is no limit. The warm-up is as long as our own server's.
const [port, matches, rate, warmUp, seconds, pid, before] = process.argv.slice(2).map(Number);
let moves = 0;
let next = performance.now();
let latencies = [];

const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const inTurn = (send) => {
  if (rate === 0) return send();
  next = Math.max(next + 1000 / rate, performance.now() - 100);
  setTimeout(send, next - performance.now());
};

// Two sockets that speak boardgame.io's own messages, as its client does, without its optimistic updates: a player
// moves when the server's state says so, and a move counts when the other player has it.
const play = (matchID) => {
  let sent = 0;
  for (const playerID of ['0', '1']) {
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
    const see = (state) => {
      if (state.ctx.currentPlayer !== playerID) return;
      if (sent > 0) {
        moves += 1;
        latencies.push(performance.now() - sent);
      }
      const payload = { type: 'mark', args: [state.ctx.turn % 9], playerID };
      inTurn(() => {
        sent = performance.now();
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
      });
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
    socket.on('sync', (id, { state }) => { if (state.ctx.turn === 1) see(state); });
    socket.on('update', (id, state) => see(state));
  }
};

(async () => {
  for (let i = 0; i < matches; i++) {
    play(`match-${i}`); // the server makes a match when the first client asks for it
    if (i % 20 === 19) await sleep(50);
  }
  await sleep(warmUp * 1000);
  latencies = [];
  const [movesThen, cpuThen, began] = [moves, cpu(), performance.now()];
  await sleep(seconds * 1000);
  const lasted = (performance.now() - began) / 1000;
  const [made, used] = [moves - movesThen, cpu() - cpuThen];
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] || 0;
  process.stdout.write(JSON.stringify({
    server: 'boardgame.io', game: 'tictac', tables: matches, pace: rate === 0 ? 'full speed' : `${rate}/s`,
    moves_a_second: made / lasted, moves_a_cpu_second: made / used,
    p50_ms: at(0.5), p99_ms: at(0.99), kb_a_table: (memory() - before) / matches, refused: 0,
  }));
  process.exit(0);
})();
