// Forces that players bring to a free battle.
import { expect, test } from 'vitest';
import type { UnitType } from '../content/units.ts';
import { parseConfig } from '../reading/read-config.ts';
import type { BattleConfig } from '../state/battle.ts';
import { gathering } from './gathering.ts';

const read = (x: unknown): BattleConfig => {
  const parsed = parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const LINE: readonly UnitType[] = ['pikeman', 'pikeman', 'archer'];
const RIDERS: readonly UnitType[] = ['knight', 'lightcav'];
const free = (a: readonly UnitType[], b: readonly UnitType[], map: unknown = { seed: 3 }): BattleConfig =>
  read({ free: { points: 60, map, forces: [a, b] } });

test('[FB-05] brought forces make the battle that choosing them makes: half of the enemy still wins', () => {
  const gathered = gathering.gathered(free(['militia'], ['militia']), [{ units: LINE }, { units: RIDERS }]);
  expect(read(gathered)).toEqual(free(LINE, RIDERS));
});

test('one player brings a force, the other fields what was set', () => {
  expect(read(gathering.gathered(free(LINE, ['militia']), [null, { units: RIDERS }]))).toEqual(free(LINE, RIDERS));
});

test('[FB-01] nobody sees what the other has chosen', () => {
  expect(gathering.isSealed(free(LINE, RIDERS))).toBe(true);
});

test('a scenario has forces of its own', () => {
  expect(gathering.brings(read({ scenario: 'S1' }))).toEqual([false, false]);
});

test.each<[rule: string, units: readonly UnitType[], sentence: RegExp]>([
  [
    'FB-01',
    ['knight', 'knight', 'knight', 'medcav', 'medcav', 'medcav', 'captain', 'catapult'],
    /at most 60 points, not \d+ \(FB-01\)/,
  ],
  ['FB-03', ['militia', 'militia', 'militia', 'militia'], /at most 3 of one unit.*Militia \(FB-03\)/],
  ['FB-01', [], /needs at least one unit/],
])('[%s] a wrong force is sent back: %j', (_, units, sentence) => {
  expect(gathering.refuse(free(LINE, RIDERS), 1, { points: 120, units })).toMatch(sentence);
});

test('[FB-04] a force that finds no room at its edge is sent back there, and not at the other', () => {
  const lake = 'L'.repeat(13);
  const plain = '.'.repeat(13);
  const map = [lake, `.${lake.slice(1)}`, ...Array<string>(7).fill(plain)];
  const config = free(LINE, ['militia'], map);
  expect(gathering.refuse(config, 0, { units: LINE })).toBeUndefined();
  expect(gathering.refuse(config, 1, { units: LINE })).toMatch(/do not fit .* \(FB-04\)\.$/);
});
