// Computes a deal again, from docs/fair-shuffle.md and docs/deals.md alone. It knows how cards are dealt, not how they
// are played.

const FORMAT = 'motherlode-fair/1';
const text = new TextEncoder();

async function sha256(bytes) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The stream of numbers that a seed gives. */
class Stream {
  constructor(seed) {
    this.seed = text.encode(seed);
    this.counter = 0n;
    this.numbers = [];
  }

  async next() {
    if (this.numbers.length === 0) {
      const block = new Uint8Array(this.seed.length + 8);
      block.set(this.seed);
      new DataView(block.buffer).setBigUint64(this.seed.length, this.counter++);
      const digest = new DataView((await sha256(block)).buffer);
      this.numbers = [0, 8, 16, 24].map((at) => digest.getBigUint64(at));
    }
    return this.numbers.shift();
  }

  async below(n) {
    const size = BigInt(n);
    const fair = ((1n << 64n) / size) * size;
    let number = await this.next();
    while (number >= fair) number = await this.next();
    return Number(number % size);
  }

  async shuffled(cards) {
    const order = [...cards];
    for (let i = order.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }
}

const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const times = (card, count) => Array(count).fill(card);

async function dealDonkey(stream, players, choices) {
  const colours = [...'gbvrop'];
  const first = choices.first ?? (await stream.below(players));
  const donkeys = (await stream.shuffled(colours)).slice(0, players).map((colour) => `${colour}D`);
  const ranks = ['D', '3', '4', '5', '6', '7', '8', 'D', '3', ...(players === 3 ? ['D'] : [])];
  const rest = ranks.flatMap((rank) => colours.map((colour) => colour + rank));
  for (const donkey of donkeys) rest.splice(rest.indexOf(donkey), 1);
  const cards = await stream.shuffled(rest);
  return { first, donkeys, removed: cards.slice(0, 2), draw: cards.slice(2) };
}

const OWNERS = { 2: [0, 0, 1, 1, null], 3: [0, 1, 2, null, null], 4: [0, 1, 2, 3, null], 5: [0, 1, 2, 3, 4] };

/** The colours that somebody picked to who did, the others by chance. */
async function drawOwners(stream, players, picked) {
  const left = [...OWNERS[players]];
  for (const seat of picked) if (seat !== null) left.splice(left.indexOf(seat), 1);
  const drawn = await stream.shuffled(left);
  return picked.map((seat) => (seat === null ? drawn.shift() : seat));
}

async function dealMine(stream, players, choices) {
  const first = choices.first ?? (await stream.below(players));
  const owners = choices.owners ?? (await drawOwners(stream, players, choices.picked ?? times(null, 5)));
  const gold = [...times('$1', 5), ...times('$2', 7), ...times('$3', 7), ...times('$4', 5), ...times('*', 5)];
  const miners = [...'gobrv'].flatMap((colour) => ['2', '2', '3', '3', '4', '4', '5'].map((value) => colour + value));
  return { first, cells: await stream.shuffled([...gold, ...miners]), owners };
}

async function dealGate(stream, players, choices) {
  const size = { 2: 12, 3: 10, 4: 8 }[players];
  const dealer = choices.dealer ?? (await stream.below(players));
  const deck = [...[...'gyr'].flatMap((colour) => numbers(0, 10).map((number) => colour + number)), ...times('k', 3)];
  const rounds = [];
  for (let round = 0; round < 5; round++) {
    const cards = await stream.shuffled(deck);
    const hands = numbers(1, players).map(() => []);
    const dealt = players * size;
    for (let pair = 0; pair < dealt / 2; pair++) {
      hands[(dealer + round + 1 + pair) % players].push(...cards.slice(2 * pair, 2 * pair + 2));
    }
    rounds.push({ hands, aside: cards.slice(dealt) });
  }
  return { dealer, rounds };
}

const DEAL = { donkey: dealDonkey, mine: dealMine, gate: dealGate };

/** The same value in the same text, whatever the order of keys. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((key) => `${key}:${canonical(value[key])}`).join()}}`;
}

/** Checks a record; returns a sentence, or throws one. */
export async function verify(record, published) {
  if (!(record.game in DEAL)) throw new Error('This is no record of a game.');
  const { fair } = record;
  if (!fair && record.seed === undefined) throw new Error('The record does not say where its deal came from.');
  if (fair) await checkCommitment(fair, record.players, published);
  const seed = fair ? [FORMAT, fair.secret, ...fair.values.map((value) => value ?? '-')].join(':') : String(record.seed);
  const choices = (fair ? fair.choices : record.choices) ?? {};
  const deal = await DEAL[record.game](new Stream(seed), record.players, choices);
  if (canonical(deal) !== canonical(record.deal)) throw new Error('Another deal comes out: these are not those cards.');
  return fair ? 'Fair: the secret fits its commitment, and it gives this deal.' : `This is the deal ${record.seed}.`;
}

async function checkCommitment(fair, players, published) {
  if (!/^[0-9a-f]{64}$/.test(fair.secret)) throw new Error('The secret is not 64 hexadecimal digits.');
  if (toHex(await sha256(fromHex(fair.secret))) !== fair.commitment) {
    throw new Error('The secret does not fit the commitment.');
  }
  if (published && published !== fair.commitment) throw new Error('This is not the commitment that was published.');
  const good = fair.values.every((value) => value === null || /^[0-9a-f]{1,64}$/.test(value));
  if (fair.values.length !== players || !good) throw new Error("The players' values are not one a seat.");
}

function setUp() {
  const part = (id) => document.getElementById(id);
  part('file').addEventListener('change', async () => {
    part('record').value = await part('file').files[0].text();
  });
  part('check').addEventListener('click', async () => {
    try {
      part('answer').textContent = await verify(JSON.parse(part('record').value), part('commitment').value.trim());
    } catch (error) {
      part('answer').textContent = `Not as promised: ${error.message}`;
    }
  });
}

if (typeof document !== 'undefined') setUp();
