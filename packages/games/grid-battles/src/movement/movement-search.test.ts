// The moves that are offered, against all paths walked one by one on random boards.
import { makeRng, type Rng } from '@muster/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Battle, gridBattles, pathPoints, type Rulings, UNIT_TYPES, UNITS, unitOf } from '../index.ts';
import { board, move } from '../testing.ts';

const WIDTH = 6;
const HEIGHT = 5;
const GROUND = '....====hhwwomrfBvpFRL';

// Costs to enter, typed in again: foot, mounted, engine; 0 is impassable.
const COST: Readonly<Record<string, readonly [number, number, number]>> = {
  '.': [1, 1, 1],
  '=': [1, 1, 1],
  h: [2, 2, 2],
  w: [2, 3, 0],
  o: [1, 2, 2],
  r: [2, 3, 0],
  m: [2, 3, 0],
  f: [2, 2, 3],
  B: [1, 1, 1],
  v: [2, 2, 2],
  p: [2, 0, 0],
  F: [2, 0, 0],
  R: [0, 0, 0],
  L: [0, 0, 0],
};
const CLASSES = ['foot', 'mounted', 'engine'] as const;

const label = (column: number, row: number) => `0${column}0${row}`;
/** East, west, and the four of the rows above and below, which an odd row shifts to the right. */
const neighbours = (hex: string): string[] => {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const shift = row % 2;
  const near: [number, number][] = [
    [column + 1, row],
    [column - 1, row],
  ];
  for (const r of [row - 1, row + 1]) near.push([column - 1 + shift, r], [column + shift, r]);
  return near.filter(([c, r]) => c >= 0 && c < WIDTH && r >= 0 && r < HEIGHT).map(([c, r]) => label(c, r));
};

const RULINGS: readonly Partial<Rulings>[] = [
  ...([{}, { zoc: 'stop' }, { zoc: '+1' }, { minimumMove: false }] as const),
  ...([
    { zoc: '+1', minimumMove: false },
    { zoc: 'stop', minimumMove: false },
  ] as const),
];

const randomBoard = (rng: Rng): { readonly b: Battle; readonly map: readonly string[] } => {
  const pick = <T>(items: ArrayLike<T>): T => items[rng.below(items.length)]!;
  const map = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, () => pick(GROUND)).join(''));
  const type = pick(UNIT_TYPES);
  const kind = CLASSES.indexOf(UNITS[type].class);
  const free = map.flatMap((row, r) => [...row].map((char, c) => ({ hex: label(c, r), char })));
  const open = free.filter(({ char }) => COST[char]![kind]! > 0).map(({ hex }) => hex);
  if (open.length === 0) return randomBoard(rng);
  const start = pick(open);
  const foot = free.filter(({ hex, char }) => hex !== start && COST[char]![0] > 0).map(({ hex }) => hex);
  if (foot.length < 8) return randomBoard(rng);
  const taken = Array.from({ length: 4 }, () => foot.splice(rng.below(foot.length), 1)[0]!);
  const [x, y, z, w] = taken;
  return {
    b: board({ map, a: `${type} ${start}; militia ${x}`, b: `militia ${y} ${z} ${w}`, rulings: pick(RULINGS) }),
    map,
  };
};

/** What unit A1 finds: the price of a step (undefined: it may not be made), roads and enemies. */
const groundOf = (b: Battle, map: readonly string[]) => {
  const unit = unitOf(b, 'A1');
  const kind = CLASSES.indexOf(UNITS[unit.type].class);
  const at = (hex: string) => map[Number(hex.slice(2))]![Number(hex.slice(0, 2))]!;
  const others = new Map(b.units.filter((u) => u !== unit).map((u) => [u.hex, u.seat]));
  const meetsEnemy = (hex: string) => neighbours(hex).some((n) => others.get(n) === 1);
  const price = (from: string, to: string): number | undefined => {
    const cost = COST[at(to)]![kind]!;
    if (cost === 0 || others.has(to)) return undefined;
    return b.config.rulings.zoc === '+1' && meetsEnemy(from) ? cost + 1 : cost;
  };
  return { price, meetsEnemy, isRoad: (hex: string) => '=B'.includes(at(hex)) };
};

/** The least cost of every hex, by trying every path within the points. */
const walkAll = (b: Battle, map: readonly string[]): ReadonlyMap<string, number> => {
  const unit = unitOf(b, 'A1');
  const points = UNITS[unit.type].move;
  const { zoc, minimumMove } = b.config.rulings;
  const { price, meetsEnemy, isRoad } = groundOf(b, map);
  const best = new Map<string, number>([[unit.hex!, 0]]);
  const walk = (hex: string, spent: number, onRoad: boolean, steps: number): void => {
    if (zoc === 'stop' && steps > 0 && meetsEnemy(hex)) return;
    for (const to of neighbours(hex)) {
      const cost = price(hex, to);
      if (cost === undefined) continue;
      const road = onRoad && isRoad(to);
      const paid = spent + cost <= points + (road ? 1 : 0);
      if (!paid && !(minimumMove && steps === 0)) continue;
      best.set(to, Math.min(best.get(to) ?? 99, paid ? spent + cost : points));
      if (paid) walk(to, spent + cost, road, steps + 1);
    }
  };
  if (points > 0) walk(unit.hex!, 0, isRoad(unit.hex!), 0);
  return best;
};

test('[GB-23] [GB-22] [R-11] [R-12] [R-33] [R-34] every hex that some path reaches is offered once, at its least cost', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { b, map } = randomBoard(makeRng(seed));
      const unit = unitOf(b, 'A1');
      const offered = gridBattles
        .candidates(b, 0)
        .flatMap((c) => (c.type === 'move' && c.unit === 'A1' ? [c.path] : []));
      const ends = offered.map((path) => [path.at(-1) ?? unit.hex!, pathPoints(b, unit, path).spent]);
      expect(ends.toSorted()).toEqual([...walkAll(b, map)].sort());
      expect(offered[0]).toEqual([]);
      for (const path of offered) expect(gridBattles.refuse(b, 0, move('A1', ...path))).toBeUndefined();
    }),
    { numRuns: 500, seed: 23 },
  );
});

/** Whether the rules allow this path, step by step. */
const isAllowed = (b: Battle, map: readonly string[], path: readonly string[]): boolean => {
  const unit = unitOf(b, 'A1');
  const points = UNITS[unit.type].move;
  const ground = groundOf(b, map);
  let [hex, spent] = [unit.hex!, 0];
  for (const [i, to] of path.entries()) {
    const price = ground.price(hex, to);
    const stopped = b.config.rulings.zoc === 'stop' && i > 0 && ground.meetsEnemy(hex);
    if (price === undefined || stopped) return false;
    [hex, spent] = [to, spent + price];
  }
  if (path.length === 1 && b.config.rulings.minimumMove) return points > 0;
  return points > 0 && spent <= points + ([unit.hex!, ...path].every(ground.isRoad) ? 1 : 0);
};

test('[GB-23] [R-11] [R-12] [R-34] any path at all is refused exactly when no rule allows it', () => {
  const seen = { legal: 0, refused: 0 };
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const rng = makeRng(seed);
      const { b, map } = randomBoard(rng);
      for (let tries = 0; tries < 10; tries++) {
        let hex = unitOf(b, 'A1').hex!;
        const path = Array.from({ length: 1 + rng.below(5) }, () => {
          const near = neighbours(hex);
          hex = near[rng.below(near.length)]!;
          return hex;
        });
        const legal = gridBattles.refuse(b, 0, move('A1', ...path)) === undefined;
        expect(legal, `${path}`).toBe(isAllowed(b, map, path));
        seen[legal ? 'legal' : 'refused']++;
      }
    }),
    { numRuns: 300, seed: 34 },
  );
  expect(Math.min(seen.legal, seen.refused)).toBeGreaterThan(300);
});
