// Refusals in words: what cannot be done, the fact that forbids it, the rule.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { Facts } from '../state/command.ts';
import { battle } from '../testing/battles.ts';
import { explain, inches, REFUSAL_CODES } from './refusals.ts';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '..');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });

/** How a refusal is made: by `no`, by the cards' own `refusal`, or written out. */
const MADE = [/\bno\(\s*'(\w+)'/g, /\brefusal\('(\w+)'/g, /\bcode: '(\w+)'/g];

const codesIn = (text: string): readonly string[] =>
  MADE.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1]!));

/** Refusals of paths and places keep the code that the geometry gave them. */
const GEOMETRY = [
  'notWhole',
  'crossesEdge',
  'crossesBody',
  'crossesPiece',
  'tooLong',
  'offField',
  'onBody',
  'onPiece',
] as const;

const USED = new Set([...filesIn(SOURCE).flatMap((path) => codesIn(readFileSync(path, 'utf8'))), ...GEOMETRY]);

/** Facts of every kind, so that a sentence that needs one finds it. */
const FACTS: Facts = {
  name: 'Cleric',
  target: 'Witch 2',
  spell: 'Heal',
  when: 'At the end of its activation.',
  command: 'draw',
  action: 'take-aim',
  attack: 'zap',
  defence: 'dodge',
  card: '10H',
  cards: '10H KS',
  cost: '1 Diamond',
  fighter: 'Guardian',
  profile: 'Guardian',
  with: 'Warrior',
  what: 'the treasure',
  edge: 'south',
  corner: 'south-west',
  fault: 'tooThin',
  object: 1,
  feature: 1,
  size: 5,
  value: 2,
  points: 3,
  room: 1,
  count: 3,
  slots: 8,
  taken: 9,
  players: 2,
  wholly: 1,
  distance: inch(13),
  min: inch(2),
  max: inch(12),
  length: inch(6),
  limit: inch(5),
  most: inch(5),
  least: inch(1),
  ban: inch(1),
  fragments: inch(3),
  fighters: inch(1),
};

describe('every code', () => {
  test('the search through the source finds what is known to be there', () => {
    expect([...USED]).toEqual(expect.arrayContaining(['battleOver', 'cannotPay', 'spareCard', 'bannedNearCentre']));
  });

  test('a code that is used has a sentence, and a sentence has a use', () => {
    expect([...USED].sort()).toEqual(REFUSAL_CODES);
  });

  test.each(REFUSAL_CODES)('%s is one sentence with its rule', (code) => {
    const words = explain({ code, rule: 'MW 11.0', facts: FACTS });
    expect(words).toMatch(/^[A-Z0-9].* \(MW 11\.0\)\.$/);
    expect(words).not.toMatch(/undefined|NaN|null|object Object|That is not allowed|\.\s.*\(/);
    expect(words).not.toMatch(/\b[a-z]+[A-Z]/); // no code in place of words
  });

  test('without a rule there are no brackets', () => {
    expect(explain({ code: 'notYourTurn', rule: null, facts: {} })).toBe('Nothing is asked of you now.');
  });
});

describe('measures', () => {
  test.each<readonly [number, 'down' | 'up', string]>([
    [inch(12), 'down', '12 in'],
    [inch(12), 'up', '12 in'],
    [inch(12) + 1, 'up', '12.01 in'],
    [inch(12) - 1, 'down', '11.99 in'],
    [6350, 'down', '2.5 in'],
    [8128, 'up', '3.2 in'],
    [0, 'up', '0 in'],
  ])('[MW 2.1] %i units, rounded %s, are %s', (units, towards, words) => {
    expect(inches(units, towards)).toBe(words);
  });

  test.each<readonly [string, Facts, string]>([
    [
      'outOfRange',
      { name: 'Wizard', target: 'Witch', distance: inch(9) + 3, min: inch(1), max: inch(9) },
      'Wizard cannot attack the Witch: it is 9.01 in away, and this attack reaches from 1 in to 9 in (MW 18.1).',
    ],
    [
      'outOfRange',
      { name: 'Wizard', target: 'Witch', distance: inch(1) - 3, min: inch(1), max: inch(9) },
      'Wizard cannot attack the Witch: it is 0.99 in away, and this attack reaches from 1 in to 9 in (MW 18.1).',
    ],
    [
      'tooLong',
      { name: 'Cleric', length: inch(5) + 3, limit: inch(5) },
      'Cleric cannot go that far: the path is 5.01 in and it has 5 in (MW 18.1).',
    ],
    [
      'dodgeTooShort',
      { name: 'Cleric', length: inch(1) - 3 },
      'Cleric must dodge a full inch, and this step is 0.99 in (MW 18.1).',
    ],
    [
      'knockbackTooFar',
      { distance: 1001, limit: 1000 },
      'It cannot be knocked back by 0.4 in: 0.39 in is the most here (MW 18.1).',
    ],
  ])('[MW 18.1] %s stays true when it is rounded', (code, facts, words) => {
    expect(explain({ code, rule: 'MW 18.1', facts })).toBe(words);
  });
});

describe('as players meet them', () => {
  const b = battle({
    fighters: [
      { profile: 'cleric', seat: 0, at: [3, 3], actions: 2 },
      { profile: 'warrior', seat: 0, at: [5, 3] },
      { profile: 'witch', seat: 1, at: [6, 10] },
    ],
    hands: [['10H']],
  });
  const words = (seat: number, c: Parameters<typeof magewinds.refuse>[2]): string =>
    magewinds.explain(magewinds.refuse(b, seat, c)!);

  test('[MW 13.0] activations', () => {
    expect(words(0, { type: 'activate', fighter: 0 })).toBe(
      'Cleric cannot be activated: it has used both of its actions (MW 13.0).',
    );
    expect(words(0, { type: 'activate', fighter: 2 })).toBe(
      'Witch cannot be activated by you: it is not of your warband (MW 13.0).',
    );
    expect(words(0, { type: 'pass' })).toBe(
      'You cannot pass or hold: one of your fighters can still be activated (MW-R27).',
    );
  });

  test('[MW 13.0] turns', () => {
    expect(words(1, { type: 'pass' })).toBe('Nothing is asked of you now (MW 13.0).');
    expect(words(0, { type: 'draw', card: 'deck' })).toBe('Drawing a card is not what is asked for now.');
  });

  test('[MW 17.0] cards', () => {
    const facts = { cost: '2 Clubs', cards: '10H KS' };
    expect(explain({ code: 'cannotPay', rule: 'MW 17.0', facts })).toBe(
      'The cost of 2 Clubs is not met by 10♥ K♠ (MW 17.0).',
    );
    expect(explain({ code: 'cannotPay', rule: 'MW 17.0', facts: { cost: '2 Clubs', cards: '' } })).toBe(
      'The cost of 2 Clubs is not met: no cards are given (MW 17.0).',
    );
  });

  test('[MW 17.0] the time of a spell is told in its own words', () => {
    const facts = { name: 'Cleric', spell: 'Heal', when: 'At the end of its activation.' };
    expect(explain({ code: 'wrongTime', rule: 'TC cleric.heal', facts })).toBe(
      'Cleric cannot cast Heal now; its time is another: at the end of its activation (TC cleric.heal).',
    );
  });
});
