import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { sheetOf } from '../build/reading.ts';
import { shipProfileOf } from '../content/ships.ts';
import { cosmicCombat } from '../game.ts';
import { fieldOf } from '../ground/field.ts';

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

test('[DW-23] [DW-24] a new one has those of today, and says so', () => {
  const dear = cosmicCombat.parseConfig(GIVEN);
  expect(dear.ok || dear.refusal.problem).toContain('The fleet costs 1792 points; the limit is 1500');
  const now = cosmicCombat.parseConfig({ ...GIVEN, points: 1800 });
  if (!now.ok) throw new Error(now.refusal.problem);
  expect(now.value.edition).toBe(4);
  expect(fieldOf(now.value).kits.map(([kit]) => kit!.points)).toEqual([448, 212]);
  expect(cosmicCombat.parseConfig(JSON.parse(JSON.stringify(now.value)), '1')).toEqual(now);
});

test('[DW-24] [X-263] one of the second edition stays one, prices included', () => {
  const [battery] = shipProfileOf('black-sun.galleon')!.mounts;
  const turned = {
    ...sheetOf(shipProfileOf('black-sun.galleon')!),
    mounts: [{ ...battery!, arcs: ['right', 'front'] }, battery],
  };
  const given = { ...GIVEN, seats: [{ faction: 'black-sun', ships: [turned] }, GIVEN.seats[1]] };
  const pointsIn = (edition: 2 | 3) => {
    const read = cosmicCombat.parseConfig({ ...given, edition });
    return read.ok ? [read.value.edition, fieldOf(read.value).kits[0]![0]!.points] : read.refusal.problem;
  };
  expect([pointsIn(2), pointsIn(3)]).toEqual([
    [2, 360],
    [3, 448],
  ]);
});

test('[X-251] [X-259] a convoy crosses 36 by 36 inches, whatever the points; before the third edition from 4000 on 72 by 48', () => {
  const large = { boardSize: 'large' } as const;
  const sizeOf = (points: number, edition: 2 | 3 | null, rulings: object = {}) => {
    const read = cosmicCombat.parseConfig({ points, scenario: 'convoy', rulings, edition });
    if (!read.ok) throw new Error(read.refusal.problem);
    const { width, height } = fieldOf(read.value).map;
    return `${width} by ${height}`;
  };
  const sizes = (edition: 2 | 3 | null) => [1500, 3000, 4000].map((points) => sizeOf(points, edition));
  expect(sizes(null)).toEqual(['36 by 36', '36 by 36', '36 by 36']);
  expect(sizes(2)).toEqual(['36 by 36', '36 by 36', '72 by 48']);
  expect([sizeOf(3000, 3, large), sizeOf(3000, 2, large)]).toEqual(['36 by 36', '72 by 48']);
});
