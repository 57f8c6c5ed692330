import type { About, DiceRound, SeatAbout } from '@muster/protocol';
import { expect, test } from 'vitest';
import { abandonedWords, diceWords, playersOf, whoIsIn } from './words.ts';

const seat = (change: Partial<SeatAbout>): SeatAbout => ({
  sitter: 'person',
  name: null,
  level: null,
  presence: 'there',
  renewed: 0,
  ready: true,
  ...change,
});

const about = (...seats: readonly SeatAbout[]): About => ({
  match: 'abcdefghijk2',
  game: 'grid-battles',
  version: '1',
  title: 'First Muster',
  status: 'gathering',
  seats,
  watching: 0,
  strict: false,
  watch: 0,
  clock: null,
  rematch: null,
});

test('who sits at this screen is you, people elsewhere are far, computers are what they are', () => {
  const seats = about(seat({ name: 'Ann' }), seat({ name: 'Ben' }), seat({ sitter: 'computer', level: 'veteran' }));
  expect(playersOf(seats, { seat: 1, maker: false })).toEqual([
    { kind: 'far', name: 'Ann' },
    { kind: 'you' },
    { kind: 'ai', level: 'veteran' },
  ]);
  expect(playersOf(seats, { seat: null, maker: false }).map(({ kind }) => kind)).toEqual(['far', 'far', 'ai']);
});

test('an invitation names those who have come', () => {
  expect(whoIsIn(about(seat({}), seat({})))).toBeUndefined();
  expect(whoIsIn(about(seat({ name: 'Ann' }), seat({})))).toBe('Ann is in.');
  expect(whoIsIn(about(seat({ sitter: 'computer', level: 'recruit' }), seat({ name: 'Ben' })))).toBe(
    'The Recruit and Ben are in.',
  );
});

const NAMES = ['Blue', 'Red'];
const dice = (change: Partial<DiceRound>): DiceRound => ({
  attempt: 1,
  commitment: 'c',
  commitments: [null, null],
  sent: [],
  late: [],
  byMaker: [],
  abandoned: [],
  ...change,
});

test.each<[string, Partial<DiceRound>]>([
  ['Waiting for the sealed part of Blue and Red.', {}],
  ['Waiting for the sealed part of Red.', { commitments: ['c', null] }],
  ['Waiting for Blue to open a part.', { commitments: ['c', 'c'], sent: [1] }],
  ['All parts are in.', { commitments: ['c', 'c'], sent: [0, 1] }],
  ['Red is late with a part.', { commitments: ['c', 'c'], sent: [0], late: [1] }],
])('%s', (words, change) => {
  expect(diceWords(dice(change), (at) => NAMES[at]!)).toBe(words);
});

test('attempts that were given up are told with their number and who was missing', () => {
  const given = { type: 'attemptAbandoned', commitment: 'c', commitments: ['c', 'c'] } as const;
  const abandoned = [
    { ...given, attempt: 1, missing: [1] },
    { ...given, attempt: 2, missing: [] },
  ];
  expect(abandonedWords(dice({ attempt: 3, abandoned }), (at) => NAMES[at]!)).toEqual([
    'Attempt 1 was given up: the part of Red did not come.',
    'Attempt 2 was given up.',
  ]);
});
