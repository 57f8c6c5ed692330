// Ships as they are drawn: told apart by faction and class, inside their bases, the bow ahead.

import { FACTIONS } from '@muster/dwethia';
import { expect, test } from 'vitest';
import { spotsIn } from '../../../parts/drawing/spots.ts';
import { shipPaths } from './paths.ts';
import { SILHOUETTES } from './silhouettes.ts';

const CLASSES = ['fighter', 'cruiser', 'warship'] as const;
const ALL = FACTIONS.flatMap(({ id }) => CLASSES.map((kind) => ({ id, kind })));

test('every faction has a silhouette of its own for every class', () => {
  const bodies = ALL.map(({ id, kind }) => shipPaths({ faction: id, class: kind }, { l: 100, w: 60 }).body);
  expect(new Set(bodies).size).toBe(18);
});

test.each(ALL)(
  '$id $kind stays on its base, and reaches farther ahead in the middle than at its sides',
  ({ id, kind }) => {
    const points = SILHOUETTES[id][kind].body.flatMap(spotsIn);
    expect(points.every(({ x, y }) => Math.abs(x) <= 0.96 && y >= 0 && y <= 0.93)).toBe(true);
    const bow = Math.max(...points.map(({ x }) => x));
    const stern = Math.min(...points.map(({ x }) => x));
    expect(bow).toBeGreaterThanOrEqual(0.65);
    expect(stern).toBeLessThanOrEqual(-0.65);
  },
);

test('both halves are drawn: what lies to starboard lies to port', () => {
  const { body } = shipPaths({ faction: 'void', class: 'fighter' }, { l: 200, w: 200 });
  const points = [...body.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => `${x} ${Number(y)}`);
  expect(
    points.every((p) =>
      points.includes(
        p.replace(/ (-?)([\d.]+)$/, (_, sign: string, n: string) => ` ${n === '0' ? '0' : sign === '-' ? n : `-${n}`}`),
      ),
    ),
  ).toBe(true);
});
