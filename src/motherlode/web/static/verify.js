// Computes a deal again, from docs/fair-shuffle.md and docs/deals.md alone. It knows how cards are dealt, not how they
// are played.

const FORMAT = 'motherlode-fair/2';
const FIRST_FORMAT = 'motherlode-fair/1';
const text = new TextEncoder();

/** A browser computes digests only for pages that came by a secure connection; a page may bring another way. */
export const digests = { sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) };
const sha256 = (bytes) => digests.sha256(bytes);

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
      const digest = new DataView((await sha256(block)).slice().buffer);
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
  return `{${Object.keys(value).sort().map((key) => `"${key}":${canonical(value[key])}`).join()}}`;
}

/** Why a record is not what was promised: a stable name, and a sentence. */
export class Unfair extends Error {
  constructor(reason, sentence) {
    super(sentence);
    this.reason = reason;
  }
}

const isHex = (text) => /^[0-9a-f]{64}$/.test(text);
const isOlderValue = (text) => /^[0-9a-f]{1,64}$/.test(text);
const sealed = async (hex) => toHex(await sha256(fromHex(hex)));

/** The digest of a deal's terms. */
export async function digestOf(terms) {
  return toHex(await sha256(text.encode(canonical({ ...terms, format: FORMAT }))));
}

/**
 * Checks a record against what who checks knows without the server, all of it optional: `values` by seat, `terms` (or
 * their digest), the `commitment`, and the `steps` and `scores` that were seen. The moves are compared, not played.
 * Returns a verdict and why; throws what does not fit.
 */
export async function verify(record, known = {}) {
  if (!(record?.game in DEAL)) throw new Unfair('record', 'This is no record of a game.');
  const { fair } = record;
  if (fair && record.seed !== undefined) {
    throw new Unfair('claim', 'The record claims both a fair shuffle and a numbered deal.');
  }
  const verdict = fair ? await verifyFair(record, known) : await verifyNumbered(record, known);
  if (known.retold != null) throw new Unfair('retold', `The server told you step ${known.retold} twice, and differently.`);
  if (known.steps) checkSteps(record.moves, known.steps);
  if (known.scores && canonical(known.scores) !== canonical(record.result?.scores ?? null)) {
    throw new Unfair('result', 'The result is not the one that you saw.');
  }
  return verdict;
}

async function verifyNumbered(record, known) {
  if (known.terms || known.commitment || Object.keys(known.values ?? {}).length) {
    throw new Unfair('claim', 'You were promised a fair shuffle, and the record claims none.');
  }
  if (record.seed === undefined) throw new Unfair('origin', 'The record does not say where its deal came from.');
  await checkDeal(record, String(record.seed), record.choices);
  return { verdict: 'numbered', reason: 'numbered' };
}

async function verifyFair(record, known) {
  const { fair } = record;
  const isOlder = fair.format !== FORMAT;
  await checkSecret(fair, known);
  checkValues(record, isOlder ? isOlderValue : isHex, known.values ?? {});
  const values = fair.values.map((value) => value ?? '-');
  if (isOlder) {
    await checkDeal(record, [FIRST_FORMAT, fair.secret, ...values].join(':'), fair.choices);
    return { verdict: 'unproven', reason: fair.values.some(Boolean) ? 'older' : 'no-values' };
  }
  const { game, players, options } = record;
  const seals = await Promise.all(fair.values.map((value) => value && sealed(value)));
  const terms = { game, players, options, commitment: fair.commitment, choices: fair.choices ?? {}, seals };
  const digest = await digestOf(terms);
  const noted = typeof known.terms === 'object' && known.terms ? await digestOf(known.terms) : known.terms;
  if (noted && noted !== digest) throw new Unfair('terms', 'The terms are not those that you were shown before the deal.');
  await checkDeal(record, [FORMAT, fair.secret, digest, ...values].join(':'), fair.choices);
  return whatIsShown(fair, known, noted);
}

function whatIsShown(fair, known, noted) {
  if (!fair.values.some(Boolean)) return { verdict: 'unproven', reason: 'no-values' };
  if (!Object.keys(known.values ?? {}).length) return { verdict: 'unproven', reason: 'not-yours' };
  return noted ? { verdict: 'fair', reason: 'fair' } : { verdict: 'unproven', reason: 'no-terms' };
}

async function checkSecret(fair, known) {
  if (!isHex(fair.secret)) throw new Unfair('secret', 'The secret is not 64 hexadecimal digits.');
  if ((await sealed(fair.secret)) !== fair.commitment) {
    throw new Unfair('secret', 'The secret does not fit the commitment.');
  }
  if (known.commitment && known.commitment !== fair.commitment) {
    throw new Unfair('terms', 'This is not the commitment that was published.');
  }
}

function checkValues({ fair, players }, isValue, given) {
  if (fair.values.length !== players || !fair.values.every((value) => value === null || isValue(value))) {
    throw new Unfair('record', "The players' values are not one a seat.");
  }
  for (const [seat, value] of Object.entries(given)) {
    if (fair.values[seat] !== value) {
      throw new Unfair('value', `The value that you gave in seat ${Number(seat) + 1} is not in the deal.`);
    }
  }
}

async function checkDeal(record, seed, choices) {
  const deal = await DEAL[record.game](new Stream(seed), record.players, choices ?? {});
  if (canonical(deal) !== canonical(record.deal)) {
    throw new Unfair('deal', 'Another deal comes out: these are not those cards.');
  }
}

function checkSteps(moves, steps) {
  const seen = steps.flatMap(({ last }) => (last ? [last.move] : []));
  if (seen.length > moves.length) {
    throw new Unfair('moves', `You saw ${seen.length} moves, and the record has only ${moves.length} of them.`);
  }
  const other = seen.findIndex((move, number) => move !== moves[number]);
  if (other >= 0) throw new Unfair('moves', `Move ${other + 1} is ${moves[other]} in the record, but you saw ${seen[other]}.`);
}

const SENTENCES = {
  fair: 'Fair: the deal comes from your value and from the terms that you were shown before you gave it.',
  numbered: 'Numbered: this is the deal of its number, the same for everybody.',
  'no-values': 'Unproven: no person gave a value, so the server could have chosen this deal.',
  'not-yours': 'Unproven: everything in the record fits together, but the server could have made up the values, too. '
    + 'Add the value that you gave.',
  'no-terms': 'Unproven: your value is in the deal, but the server could have changed its secret or the choices after it '
    + 'knew it. Add the terms that you saw.',
  older: 'Unproven: everything fits together, but this is an older record, made before values were sealed.',
};

/** What is in the fields of the page: a transcript's file, or what was noted down. */
function readKnown(part) {
  if (part('transcript').value.trim()) return JSON.parse(part('transcript').value);
  const seat = Number(part('seat').value) - 1;
  const value = part('value').value.trim();
  return { values: value ? { [seat]: value } : {}, terms: part('terms').value.trim() };
}

function setUp() {
  const part = (id) => document.getElementById(id);
  part('file').addEventListener('change', async () => {
    part('record').value = await part('file').files[0].text();
  });
  part('seen').addEventListener('change', async () => {
    part('transcript').value = await part('seen').files[0].text();
  });
  part('check').addEventListener('click', async () => {
    try {
      const { reason } = await verify(JSON.parse(part('record').value), readKnown(part));
      part('answer').textContent = SENTENCES[reason];
    } catch (error) {
      part('answer').textContent = `Not as promised: ${error.message}`;
    }
  });
}

if (typeof document !== 'undefined' && document.querySelector('main[data-checker]')) setUp();
