// The terminal table for a game with hidden hands, played by two to four at once: sealed bids, the highest wins.
import type { Level } from '@muster/ai';
import {
  byType,
  type Decision,
  fields,
  type Game,
  type GameEvent,
  integer,
  known,
  malformed,
  type Outcome,
  parse,
  type Refusal,
  type Seat,
} from '@muster/kernel';
import { expect, test } from 'vitest';
import { playAtTerminal } from '../commands/play.ts';
import type { CliGame, TerminalTable } from '../game.ts';
import { type Typed, testIo } from '../testing.ts';
import { SHARED_WORDS } from './typed.ts';

interface Config {
  readonly seats: number;
}
interface Bids {
  readonly config: Config;
  readonly given: readonly boolean[];
  /** null: hidden, or not given. */
  readonly bids: readonly (number | null)[];
  readonly outcome: Outcome | null;
}
interface Bid {
  readonly type: 'bid';
  readonly amount: number;
}
type Told = GameEvent & { readonly text: string };

const MOST = 50;
const RULE = 'test';

const outcomeOf = (bids: readonly number[]): Outcome => {
  const best = Math.max(...bids);
  const seats = bids.map((_, seat) => seat);
  const places = [seats.filter((s) => bids[s] === best), seats.filter((s) => bids[s] !== best)];
  return { places, reason: 'bid', rule: RULE };
};

interface BidTypes {
  readonly state: Bids;
  readonly command: Bid;
  readonly config: Config;
  readonly event: Told;
  readonly refusal: Refusal;
  readonly decision: Decision;
  readonly roll: never;
}

const readConfig = fields<Config>({ seats: integer(2, 4) });
const readCommand = byType<Bid>({ bid: fields({ amount: integer(0, 999) }) });

const sealedBids: Game<BidTypes> = {
  id: 'sealed-bids',
  version: '1',
  readers: { config: readConfig, command: readCommand },
  seats: ({ seats }) => seats,
  isPrivate: () => false,
  sealed: (s) => (s.outcome === null ? 'bids' : undefined),
  parseConfig: (x) => parse(readConfig, x, 'config'),
  parseCommand: (x) => parse(readCommand, x, 'command'),
  parseState: () => ({ ok: false, refusal: malformed('state', 'is not read here') }),
  setup: (config, table) => {
    table.tell?.({ type: 'opened', rule: RULE, text: 'The bids are open.' });
    const none = Array<null>(config.seats).fill(null);
    return { config, given: none.map(() => false), bids: none, outcome: null };
  },
  decisions: (s) => s.given.flatMap((given, seat) => (given ? [] : [{ seat, kind: 'bid', rule: RULE }])),
  refuse: (_, __, { amount }) => (amount > MOST ? { code: 'tooMuch', rule: RULE } : undefined),
  play: (s, seat, { amount }, table) => {
    const bids = s.bids.with(seat, amount);
    const given = s.given.with(seat, true);
    table.tell?.({ type: 'given', rule: RULE, text: `Seat ${seat} has bid.` });
    table.tell?.({ type: 'noted', rule: RULE, text: `You have bid ${amount}.` }, [seat]);
    const outcome = given.every(Boolean) ? outcomeOf(bids.map(known)) : null;
    if (outcome !== null) table.tell?.({ type: 'revealed', rule: RULE, text: `Bids: ${bids.join(', ')}.` });
    return { config: s.config, given, bids, outcome };
  },
  candidates: () => Array.from({ length: MOST }, (_, i) => ({ type: 'bid', amount: i + 1 })),
  view: (s, viewer) => ({ ...s, bids: s.outcome ? s.bids : s.bids.map((bid, seat) => (seat === viewer ? bid : null)) }),
  imagine: (view) => view,
  outcome: (s) => s.outcome ?? undefined,
  explain: () => 'That is too much.',
  narrate: (e) => e.text,
};

const table: TerminalTable<BidTypes> = {
  configOf: (options) => ({ seats: Number(options['seats']) }),
  goals: () => 'The highest bid wins.\n',
  legend: () => '',
  board: (s) => `bids ${s.bids.map((bid) => bid ?? '?').join(' ')}\n`,
  status: (_, viewer) => `for ${viewer}\n`,
  summary: () => 'That was it.\n',
  details: (e) => (e.type === 'revealed' ? 'cards are turned' : undefined),
  boardAfter: () => false,
  words: {
    bid: { usage: 'bid 7', help: 'bid', read: ([n]) => (n === undefined ? undefined : { type: 'amount', n }) },
    ...SHARED_WORDS,
  },
  answer: (action) => ({ play: { type: 'bid', amount: Number((action as unknown as { n: string }).n) } }),
  candidateWords: (_, __, { amount }) => `bid ${amount}`,
};

/** What the terminal asks of a game. */
const cli = {
  game: sealedBids,
  secrets: [{ path: 'bids.*' }],
  seatNames: ({ seats }: Config) => Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
  playerOf: (level: Level) => ({ level, choose: (_: object, seat: Seat) => ({ type: 'bid', amount: 41 + seat }) }),
  table,
} as unknown as CliGame;

const play = async (options: object, typed: Typed) => {
  const { io, out, err } = testIo(typed);
  const code = await playAtTerminal(cli, { seed: '1', ...options }, io);
  expect({ code, err: err() }).toEqual({ code: 0, err: '' });
  return out();
};

const TERMINAL = { terminal: { in: true, out: true }, env: { NO_COLOR: '1' } } as const;
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

test('two people on a terminal: a curtain falls, nothing of the one stays for the other', async () => {
  const happened: string[] = [];
  const lines = ['', 'bid 37', '', '', 'bid 12', 'quit'];
  const out = await play(
    { seats: '2', a: 'you', b: 'you' },
    {
      ...TERMINAL,
      lines,
      onAsk: (prompt) => happened.push(prompt.trim()),
      onForget: () => happened.push('forgotten'),
    },
  );
  expect(happened).toEqual([
    'forgotten',
    'Seat 0 (A) is next: press Enter when nobody else can see the screen.',
    '>',
    'Seat 0 (A): press Enter to clear the screen.',
    'forgotten',
    'Seat 1 (B) is next: press Enter when nobody else can see the screen.',
    '>',
    '>',
  ]);
  const screens = out.split(CLEAR);
  expect(screens).toHaveLength(5);
  expect(screens[0]).not.toContain('The bids are open.'); // nobody looks yet
  expect(screens[2]).toMatch(/^The bids are open\.\n\nbids \? \?\nfor 0\nSeat 0 has bid\.\nYou have bid 37\.\n$/);
  expect(screens[3]).toBe('');
  expect(screens[4]).toMatch(
    /^The bids are open\.\nSeat 0 has bid\.\n\nbids \? \?\nfor 1\nSeat 1 has bid\.\nYou have bid 12\.\ncards are turned\nBids: 37, 12\.\n\nbids 37 12\nfor 1\nThat was it\.\n$/,
  );
});

test('in a pipe nobody waits, and everybody still hears only their own secrets', async () => {
  const out = await play({ seats: '3', a: 'you', b: 'you', c: 'you' }, { lines: ['bid 5', 'bid 6', 'bid 7'] });
  const parts = out.split(/\n\nSeat \d \(\w\) is at the screen\.\n|\nSeat \d \(\w\) is at the screen\.\n/);
  expect(parts).toHaveLength(4);
  expect(parts[1]).toContain('bids ? ? ?\nfor 0');
  expect(parts[2]).toContain('Seat 0 has bid.\n\nbids ? ? ?\nfor 1');
  expect(parts[2]).not.toContain('You have bid 5.');
  expect(parts[3]).toContain('Seat 0 has bid.\nSeat 1 has bid.\n\nbids ? ? ?\nfor 2');
});

test('one person against three computers: no curtain, and their secrets stay theirs', async () => {
  const out = await play({ seats: '4', b: 'you' }, { ...TERMINAL, lines: ['board', 'quit'] });
  expect(out).not.toContain(CLEAR);
  expect(out).toContain('Seat 0 (A): veteran, Seat 1 (B): you, Seat 2 (C): veteran, Seat 3 (D): veteran; seed 1.');
  expect(out).toMatch(/The bids are open\.\nSeat 0 has bid\.\nSeat 2 has bid\.\nSeat 3 has bid\.\n\nbids \? \? \? \?/);
  expect(out).not.toContain('You have bid');
});

test('an answer in secret is not taken back', async () => {
  const out = await play({ seats: '2', a: 'you', b: 'you' }, { lines: ['bid 5', 'undo', 'quit'] });
  expect(out).toContain(
    '> undo\nAnswers are being given in secret: none is taken back, but each may be given again until the last one is in.\n',
  );
  expect(out).not.toContain('takes back');
});

test('many candidates: in pages, filtered, and played by number', async () => {
  const lines = ['list', 'list 3', 'list 9', 'list 4 1', 'list xyz', '51', '23', 'quit'];
  const out = await play({ seats: '2', a: 'you', b: 'recruit' }, { lines });
  const after = (line: string) => out.split(`> ${line}\n`)[1]!.split('\n> ')[0]!;
  expect(after('list')).toMatch(/^ {3}1 {2}bid 1\n[\s\S]+\n {2}20 {2}bid 20\nPage 1 of 3; “list 2” goes on; a number/);
  expect(after('list 3')).toMatch(
    /^ {2}41 {2}bid 41\n[\s\S]+\n {2}50 {2}bid 50\nPage 3 of 3; a number plays that one\.$/,
  );
  expect(after('list 9')).toBe(after('list 3'));
  expect(after('list 4 1')).toMatch(
    /^ {3}4 {2}bid 4\n {2}14 {2}bid 14\n {2}24 {2}bid 24\n[\s\S]+Page 1 of 1; a number/,
  );
  expect(after('list xyz')).toBe('Nothing here has “xyz”.');
  expect(after('51')).toBe('There is no number 51; “list” shows what there is.');
  expect(out).toContain('> 23\nSeat 0 has bid.\nYou have bid 23.\n');
});

test('a player named for a seat that is not there is refused', async () => {
  const { io } = testIo();
  const run = playAtTerminal(cli, { seats: '2', a: 'you', c: 'recruit' }, io);
  await expect(run).rejects.toThrow('--c names a player, but this battle has 2 seats only.');
});
