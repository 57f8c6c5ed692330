import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { cosmicCombat } from '../game.ts';
import { fieldOf } from '../table/field.ts';

/** Four Galleons are 1440 points by the list, and 1792 with what was measured. */
const GIVEN = {
  points: 1500,
  map: 'open',
  seats: [
    { faction: 'black-sun', ships: ['galleon', 'galleon', 'galleon', 'galleon'] },
    { faction: 'bloodpact', ships: ['reaver'] },
  ],
};

test('[DW-23] [DW-24] a battle of the first edition keeps the prices of the list, in its state too', () => {
  const old = cosmicCombat.parseConfig(GIVEN, '1');
  if (!old.ok) throw new Error(old.refusal.problem);
  expect(old.value.edition).toBeUndefined();
  expect(fieldOf(old.value).kits.map(([kit]) => kit!.points)).toEqual([360, 312]);
  const b = cosmicCombat.setup(old.value, fastTable(seededLuck(1)));
  const read = cosmicCombat.parseState(JSON.parse(JSON.stringify(b)));
  expect(read.ok && read.value).toEqual(b);
});

test('[DW-23] [DW-24] a new one has those of the second, and says so', () => {
  const dear = cosmicCombat.parseConfig(GIVEN);
  expect(dear.ok || dear.refusal.problem).toContain('The fleet costs 1792 points; the limit is 1500');
  const now = cosmicCombat.parseConfig({ ...GIVEN, points: 1800 });
  if (!now.ok) throw new Error(now.refusal.problem);
  expect(now.value.edition).toBe(2);
  expect(fieldOf(now.value).kits.map(([kit]) => kit!.points)).toEqual([448, 212]);
  expect(cosmicCombat.parseConfig(JSON.parse(JSON.stringify(now.value)), '1')).toEqual(now);
});
