// Fleets that players bring.
import { expect, test } from 'vitest';
import { readConfig } from '../reading/parse.ts';
import type { CosmicConfig } from '../state/types.ts';
import { gathering } from './gathering.ts';

const of = (points: number, seats: readonly object[]): CosmicConfig => readConfig({ points, seats }, 'config');

const SOL = { points: 1500, faction: 'empire-of-sol', ships: ['imperator', 'cohort', 'testudo', 'gladius'] };
const VOID = {
  points: 1500,
  faction: 'void',
  religion: 'silence',
  ships: ['sepulchre', 'sepulchre', 'revenant', 'gravebolt', 'gravebolt', 'gravebolt'],
};
const seat = ({ points: _, ...fleet }: typeof SOL | typeof VOID, side?: 0 | 1) => ({
  ...fleet,
  ...(side === undefined ? {} : { side }),
});

test('brought fleets make the battle that choosing them makes, with their religions', () => {
  const plain = of(1500, [{ faction: 'citadel' }, { faction: 'citadel', religion: 'iron-catechism' }]);
  expect(readConfig(gathering.gathered(plain, [VOID, SOL]), 'config')).toEqual(of(1500, [seat(VOID), seat(SOL)]));
});

test('[DW-22] in a team each brings its part, and one may leave it as it is', () => {
  const sides = [0, 1, 0, 1] as const;
  const plain = of(
    3000,
    sides.map((side) => ({ side, faction: 'citadel' })),
  );
  expect(readConfig(gathering.gathered(plain, [null, SOL, VOID, null]), 'config')).toEqual(
    of(3000, [{ side: 0, faction: 'citadel' }, seat(SOL, 1), seat(VOID, 0), { side: 1, faction: 'citadel' }]),
  );
});

test.each([
  ['[DW-23] too dear for a mate', 1500, SOL, /^The fleet costs \d+ points; the limit is 750 \(DW-23\)\.$/],
  ['[DW-25] a ship of others', 3000, { ...SOL, ships: ['void.sepulchre'] }, /does not belong to .* \(DW-25\)/],
  ['[DW-26] an elite of another faith', 3000, { ...SOL, ships: ['cohort+auditors', 'cohort'] }, /\(DW-26\)\.$/],
  ['one ship alone', 3000, { stats: {} }, /is one ship; a battle needs a whole fleet/],
])('a wrong fleet is sent back in a sentence: %s', (_, points, fleet, sentence) => {
  const config = of(points, [
    { side: 0, faction: 'void' },
    { side: 1, faction: 'void' },
    { side: 0, faction: 'void' },
  ]);
  expect(gathering.refuse(config, 2, fleet)).toMatch(sentence);
});

test('fleets are open: only orders are secret', () => {
  expect(gathering.isSealed(of(1500, [seat(VOID), seat(SOL)]))).toBe(false);
});
