/** For tests: the smallest game with all that a table must serve, and a computer player that does as it is told. */

import {
  byType,
  type Command,
  type Decision,
  type Descriptor,
  fields,
  type Game,
  type GameEvent,
  integer,
  type Table as Luck,
  type Match,
  type Outcome,
  parse,
  type Refusal,
  type Seat,
  seededLuck,
  startMatch,
} from '@muster/kernel';
import type { Brain, Question } from '../src/brain.ts';
import type { Presentation, PresentedGame } from '../src/presentation.ts';

/**
 * Everybody whispers a number at the same time, twice, and may whisper another one until all have. One may always hum, or make up
 * one's mind, which concerns nobody else.
 */
export interface Whisper {
  readonly config: { readonly seats: number };
  readonly round: number;
  /** Null in the views of others. */
  readonly numbers: readonly (number | null)[];
  readonly chosen: readonly boolean[];
  readonly outcome: Outcome | null;
}
export type Said =
  | { readonly type: 'whisper'; readonly number: number }
  | { readonly type: 'hum' }
  | { readonly type: 'mind' }
  | { readonly type: 'concede' };
export type Heard = GameEvent & { readonly words: string };

const fill = <T>(n: number, value: T): readonly T[] => Array.from({ length: n }, () => value);

const whisper = (s: Whisper, seat: Seat, number: number, table: Luck<Heard>): Whisper => {
  table.tell?.({ type: 'whispered', rule: 'W-1', words: `I whispered ${number}` }, [seat]);
  if (!s.chosen[seat]) table.tell?.({ type: 'chose', rule: 'W-1', words: `${seat} has chosen` });
  const chosen = s.chosen.with(seat, true);
  if (chosen.includes(false)) return { ...s, numbers: s.numbers.with(seat, number), chosen };
  const over = s.round === 2;
  if (over) table.tell?.({ type: 'ended', rule: 'W-2', words: 'All is said' });
  const outcome = over ? { places: [chosen.map((_, i) => i)], reason: 'said', rule: 'W-2' } : null;
  const numbers = over ? s.numbers.with(seat, number) : fill(s.numbers.length, null);
  return { ...s, round: s.round + 1, numbers, chosen: fill(chosen.length, false), outcome };
};

export interface WhisperTypes {
  readonly state: Whisper;
  readonly command: Said;
  readonly config: Whisper['config'];
  readonly event: Heard;
  readonly refusal: Refusal;
  readonly decision: Decision;
  readonly roll: 'toss';
}

const readConfig = fields({ seats: integer(2, 4) });
const readCommand = byType<Said>({
  whisper: fields({ number: integer(0, 99) }),
  hum: fields({}),
  mind: fields({}),
  concede: fields({}),
});

export const whispers: Game<WhisperTypes> = {
  id: 'whisper',
  version: '1',
  readers: { config: readConfig, command: readCommand },
  seats: ({ seats }) => seats,
  isPrivate: (c) => c.type === 'mind',
  sealed: () => undefined, // hums are taken back between whispers; a test that wants them sealed says so
  parseConfig: (x) => parse(readConfig, x, 'config'),
  parseCommand: (x) => parse(readCommand, x, 'command'),
  parseState: () => ({ ok: false, refusal: { code: 'malformed', rule: null, where: '', problem: '' } }),
  setup: (config) => ({
    config,
    round: 1,
    numbers: fill(config.seats, null),
    chosen: fill(config.seats, false),
    outcome: null,
  }),
  decisions: (s) =>
    s.outcome === null
      ? s.chosen.flatMap((done, seat) => (done ? [] : [{ seat, kind: 'whisper', rule: 'W-1', secret: seat * 11 }]))
      : [],
  refuse: () => undefined,
  play: (s, seat, c, table) => {
    if (c.type === 'whisper') return whisper(s, seat, c.number, table);
    if (c.type === 'mind') return { ...s };
    if (c.type === 'hum') {
      table.tell?.({ type: 'hummed', rule: 'W-3', words: `${seat} hums` });
      return { ...s };
    }
    table.tell?.({ type: 'conceded', rule: 'W-4', words: `${seat} concedes` });
    return { ...s, outcome: { places: [[1 - seat], [seat]], reason: 'concede', rule: 'W-4' } };
  },
  candidates: () => [],
  view: (s, viewer) => ({ ...s, numbers: s.numbers.map((n, seat) => (seat === viewer ? n : null)) }),
  imagine: (view) => view,
  outcome: (s) => s.outcome ?? undefined,
  explain: (r) => r.code,
  narrate: (e) => e.words,
};

export const descriptor: Descriptor<WhisperTypes> = {
  id: 'whisper',
  name: 'Whispers',
  words: '',
  players: 'Two to four players',
  credits: '',
  ruleIds: /^W-\d$/,
  game: whispers,
  seats: [2, 4],
  seatNames: ({ seats }) => ['Ash', 'Birch', 'Cedar', 'Dogwood'].slice(0, seats),
  sides: ({ seats }) => fill(seats, 0).map((_, seat) => [seat]),
  titleOf: () => 'Whispers',
  progressOf: ({ round }) => `round ${round}`,
  roundOf: ({ round }) => round,
  secrets: [{ path: 'numbers.*', isSeen: (_, viewer, [seat]) => viewer === seat }],
  concede: { type: 'concede' },
  isAnytime: () => true,
  isSecret: (c) => c.type === 'whisper',
  mayAnswerAgain: (view, seat) => view.outcome === null && view.chosen[seat] === true,
  standingOrders: () => null,
  orders: {
    title: 'What to make of my mind',
    note: 'Made up as it begins.',
    lines: ['first', 'second'].map((name) => ({ name, title: name, choices: [{ value: true, words: 'yes' }] })),
    said: () => ({ first: false, second: false }),
    give: (_, __, changes) => Object.keys(changes).map(() => ({ type: 'mind' })),
  },
  asks: { whisper: { words: 'to whisper a number', secret: true, changeWords: 'whisper another number' } },
  switches: [],
  book: { sections: [], rules: [], ids: /(W-\d)/ },
  quickStarts: () => [],
  samples: () => [],
  forces: null,
  rolls: { toss: { words: 'to see' } },
};

const ui: Presentation<WhisperTypes, readonly string[]> = {
  noScene: [],
  present: (shown, scene, event) => ({ shown, scene: [...scene, event.words], ms: 0 }),
  isHeading: () => false,
  isEnding: (e) => e.type === 'ended',
};

export const table: PresentedGame<WhisperTypes, readonly string[]> = { descriptor, ui };

export const say = (number: number): Said => ({ type: 'whisper', number });

/** A computer player that answers at once, or when it is told to. */
export const fakeBrain = (waits = false) => {
  const questions: Question[] = [];
  const answers: ((c: Command | undefined) => void)[] = [];
  const brain: Brain = {
    ask: (question) => {
      questions.push(question);
      return waits ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve(say(70 + question.seat));
    },
    stop: () => {
      for (const answer of answers.splice(0)) answer(undefined);
    },
  };
  return { brain, questions, answer: () => answers.shift()?.(say(7)) };
};

/** A match of whispers, with dice that come the same again. */
export const whispering = (seats: number, at: Descriptor<WhisperTypes> = descriptor): Match<WhisperTypes> =>
  startMatch(at.game, { seats }, { luck: seededLuck(1), fairness: { kind: 'seeded', seed: 1 } });
