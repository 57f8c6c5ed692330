// Warbands that players bring.
import { expect, test } from 'vitest';
import { descriptor } from '../descriptor.ts';
import { parseConfig } from '../reading/read-config.ts';
import type { MagewindsConfig } from '../state/battle.ts';
import { gathering } from './gathering.ts';

const read = (x: unknown): MagewindsConfig => {
  const parsed = parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const FIRST = ['warrior', 'wizard', 'cleric', 'guardian'];
const SECOND = ['druid', 'seer', 'witch', 'enchanter'];
const of = (...warbands: readonly (readonly string[] | null)[]): MagewindsConfig =>
  read({ slots: 8, players: warbands.length, warbands });

test('brought warbands make the battle that choosing them makes, with two to four players', () => {
  const [a, b] = [{ fighters: FIRST }, { fighters: SECOND }];
  expect(read(gathering.gathered(of(SECOND, FIRST), [a, b]))).toEqual(of(FIRST, SECOND));
  expect(read(gathering.gathered(of(SECOND, FIRST, SECOND), [a, b, a]))).toEqual(of(FIRST, SECOND, FIRST));
  expect(read(gathering.gathered(of(SECOND, FIRST, FIRST, FIRST), [a, null, b, b]))).toEqual(
    of(FIRST, FIRST, SECOND, SECOND),
  );
});

test('[TC assembly.slots] fighters keep the names that they bring; names of the old ones go', () => {
  const called = (...names: readonly unknown[]) => read({ slots: 8, warbands: [FIRST, SECOND], names });
  const named = { fighters: FIRST, names: ['Brannoc', null, null, 'Isolde'] };
  expect(read(gathering.gathered(of(FIRST, SECOND), [named, null]))).toEqual(called(named.names, null));
  expect(read(gathering.gathered(called(named.names, null), [{ fighters: SECOND }, null]))).toEqual(of(SECOND, SECOND));
});

test('[ItT general.assembly] warbands are brought in secret; who assembles in set-up does it there', () => {
  expect(gathering.isSealed(of(FIRST, null))).toBe(true);
  expect(gathering.brings(of(FIRST, null))).toEqual([true, false]);
});

test.each([
  ['too many slots', { fighters: [...FIRST, 'witch'] }, /slots/],
  [
    'for more slots than are played',
    { slots: 10, fighters: ['warrior', 'wizard', 'cleric', 'guardian', 'witch'] },
    /slots/,
  ],
  ['one name for four', { fighters: FIRST, names: ['Brannoc'] }, /name/],
  ['nobody', { fighters: ['nobody'] }, /fighters\[0\]/],
])('a wrong warband is sent back in a sentence: %s', (_, warband, sentence) => {
  expect(gathering.refuse(of(FIRST, SECOND), 0, warband)).toMatch(sentence);
});

test('[TC pack.stand-ins] where only official fighters play, others are sent back', () => {
  const config = read({ slots: 8, officialOnly: true, warbands: [SECOND, SECOND], scenario: 'king-of-the-hill' });
  const house = { fighters: ['warlock', 'deadeye', 'guardian'] };
  expect(gathering.refuse(config, 0, { fighters: SECOND })).toBeUndefined();
  expect(gathering.refuse(config, 0, house)).toBeDefined();
  expect(gathering.refuse(of(FIRST, FIRST), 0, house)).toBeUndefined();
});

test('a checked warband is listed by its names', () => {
  const checked = descriptor.forces!.check({ fighters: FIRST, names: ['Brannoc', null, null, null] });
  expect(checked.ok && checked.value.rows.map(([name]) => name)).toEqual([
    'Brannoc (Warrior)',
    'Wizard',
    'Cleric',
    'Guardian',
  ]);
});
