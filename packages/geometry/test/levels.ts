// Boards of spaces with heights for the tests, random and by hand, and slow answers to the same questions, straight from
// the rules: every space is asked about every line by exact fractions, every step from every place is tried. Nothing
// here is shared with the code under test.

import fc from 'fast-check';
import { levels } from '../src/index.ts';

type Ground = levels.Ground;
type Box = levels.Box;
type Piece = levels.Piece;

const piece = (x: number, y: number, width: number, height: number, floor: number, more: Partial<Piece>): Piece => ({
  x,
  y,
  width,
  height,
  floor,
  opaque: false,
  body: 0,
  barred: false,
  slow: false,
  ...more,
});

type At = readonly [x: number, y: number, width: number, height: number];
export const wall = (floor: number, ...[x, y, w, h]: At): Piece =>
  piece(x, y, w, h, floor, { opaque: true, barred: true });
export const solid = (floor: number, ...[x, y, w, h]: At): Piece => piece(x, y, w, h, floor, { opaque: true });
export const frame = (floor: number, ...[x, y, w, h]: At): Piece => piece(x, y, w, h, floor, {});
/** A body of cover on a floor. */
export const low = (floor: number, ...[x, y, w, h]: At): Piece => piece(x, y, w, h, floor, { body: 1 });
export const rubble = (...[x, y, w, h]: At): Piece => piece(x, y, w, h, 0, { body: 1, slow: true });

const some = (max: number) => fc.integer({ min: 0, max });

const LARGEST = 11;

const anyPiece = (highest: number) =>
  fc.record({
    x: some(LARGEST - 1),
    y: some(LARGEST - 1),
    width: fc.integer({ min: 1, max: 4 }),
    height: fc.integer({ min: 1, max: 4 }),
    floor: fc.integer({ min: -1, max: highest }),
    what: fc.constantFrom('wall', 'solid', 'solid', 'frame', 'low', 'smoke', 'slow', 'slowSolid'),
  });

const cut = (size: number, { x, y, width, height, floor, what }: PieceOf<ReturnType<typeof anyPiece>>): Piece => {
  const [px, py] = [x % size, y % size];
  return piece(px, py, Math.min(width, size - px), Math.min(height, size - py), floor, {
    opaque: ['wall', 'solid', 'slowSolid'].includes(what),
    barred: what === 'wall',
    body: what === 'low' ? 1 : what === 'smoke' ? 2 : 0,
    slow: what === 'slow' || what === 'slowSolid',
  });
};

type PieceOf<A> = A extends fc.Arbitrary<infer T> ? T : never;

export interface Lineup {
  readonly ground: Ground;
  /** Bodies that share no space. */
  readonly boxes: readonly Box[];
}

/** A random board, and bodies on it as far as there is room. */
export const scene = (bodies: number, largest: 1 | 2 | 4, pieces = 14, highest = 4): fc.Arbitrary<Lineup> =>
  fc
    .record({
      size: fc.integer({ min: 6, max: LARGEST }),
      pieces: fc.array(anyPiece(highest), { minLength: 3, maxLength: pieces }),
      bodies: fc.array(
        fc.record({
          side: fc.constantFrom<levels.Side>(...([1, 1, 2, 4] as const).filter((side) => side <= largest)),
          at: fc.nat({ max: 9999 }),
        }),
        { minLength: bodies, maxLength: bodies },
      ),
    })
    .map(({ size, pieces, bodies }) => {
      const ground = levels.makeGround(
        size,
        pieces.map((p) => cut(size, p)),
      );
      const boxes: Box[] = [];
      for (const { side, at } of bodies) {
        const room = [...ground.floor.keys()].filter((space) => {
          if (!levels.canStand(ground, side, space)) return false;
          const box = levels.boxAt(ground, side, space);
          return boxes.every((other) => spacesUnder(box).every((s) => !spacesUnder(other).some((t) => same(s, t))));
        });
        if (room.length > 0) boxes.push(levels.boxAt(ground, side, room[at % room.length]!));
      }
      const told = () => JSON.stringify({ size, pieces: ground.pieces, boxes });
      return { ground, boxes, [fc.toStringMethod]: told };
    });

type Place = readonly [x: number, y: number];

const spacesUnder = ({ x, y, side }: { x: number; y: number; side: number }): Place[] =>
  Array.from({ length: side * side }, (_, i) => [x + (i % side), y + Math.floor(i / side)] as const);

const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

/** What lies in a space, found among the pieces as they were listed. */
const at = (ground: Ground, [x, y]: Place) => {
  const index = ground.pieces.findLastIndex((p) => x >= p.x && y >= p.y && x < p.x + p.width && y < p.y + p.height);
  const p = ground.pieces[index];
  if (p === undefined) return { index, floor: 0, opaque: 0, met: -Infinity, barred: false, slow: false };
  const earth = Math.min(0, p.floor);
  const top = p.floor + p.body;
  const opaque = p.opaque ? p.floor : earth;
  return { index, floor: p.floor, opaque, met: top > earth ? top : -Infinity, barred: p.barred, slow: p.slow };
};

const isOnBoard = (ground: Ground, [x, y]: Place): boolean => x >= 0 && y >= 0 && x < ground.size && y < ground.size;

/** The highest floor under a body; undefined where it cannot stand. X-118 */
export const slowLevel = (ground: Ground, side: number, [x, y]: Place): number | undefined => {
  const under = spacesUnder({ x, y, side });
  if (!under.every((p) => isOnBoard(ground, p))) return undefined;
  const there = under.map((p) => at(ground, p));
  const floors = there.map(({ floor }) => floor);
  if (there.some(({ barred }) => barred) || Math.max(...floors) - Math.min(...floors) > 1) return undefined;
  return Math.max(...floors);
};

/** X-102, cell by cell. */
export const slowDistance = (a: Box, b: Box): number => {
  const cells = (box: Box) =>
    spacesUnder(box).flatMap(([x, y]) => Array.from({ length: box.side }, (_, i) => [x, y, box.level + i] as const));
  const all = cells(a).flatMap((p) =>
    cells(b).map((q) => Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1]), Math.abs(p[2] - q[2]))),
  );
  return Math.min(...all);
};

/** some cell beside some cell, not only across a closed corner. */
export const isSlowlyTouching = (ground: Ground, a: Box, b: Box): boolean => {
  if (slowDistance(a, b) !== 1) return false;
  const pairs = spacesUnder(a).flatMap((p) => spacesUnder(b).map((q) => [p, q] as const));
  const apart = ([p, q]: readonly [Place, Place]) => Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]);
  if (pairs.some((pair) => apart(pair) === 1)) return true;
  const [p, q] = pairs.find((pair) => apart(pair) === 2)!;
  const head = Math.max(a.head, b.head);
  return at(ground, [p[0], q[1]]).opaque < head || at(ground, [q[0], p[1]]).opaque < head;
};

// Sight.

/** n / d with d above zero. */
type Fraction = readonly [n: number, d: number];
const less = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
const lesser = (a: Fraction, b: Fraction): Fraction => (less(b, a) ? b : a);
const greater = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? b : a);
const over = (n: number, d: number): Fraction => (d < 0 ? [-n, -d] : [n, d]);

interface Segment {
  readonly from: Place;
  readonly to: Place;
  readonly low: number;
  readonly high: number;
}

const heightAt = ({ low, high }: Segment, [n, d]: Fraction): Fraction => [low * d + (high - low) * n, d];

/** The stretch of the line inside a rectangle given in eighths; undefined if there is none of any length. */
const stretchIn = (
  line: Segment,
  x: number,
  y: number,
  width: number,
  height: number,
): [Fraction, Fraction] | undefined => {
  let [first, last]: [Fraction, Fraction] = [
    [0, 1],
    [1, 1],
  ];
  for (const axis of [0, 1] as const) {
    const [least, most] = axis === 0 ? [x, x + width] : [y, y + height];
    const start = line.from[axis];
    const length = line.to[axis] - start;
    if (length === 0) {
      if (start <= least || start >= most) return undefined;
      continue;
    }
    const [one, two] = [over(least - start, length), over(most - start, length)];
    first = greater(first, lesser(one, two));
    last = lesser(last, greater(one, two));
  }
  return less(first, last) ? [first, last] : undefined;
};

/** Pieces and bodies met by one line; undefined where it is blocked. */
const slowLine = (ground: Ground, a: Box, b: Box, line: Segment, others: readonly Box[]) => {
  const own = [...spacesUnder(a), ...spacesUnder(b)];
  const isOwn = (p: Place) => own.some((q) => same(p, q));
  const pieces = new Set<number>();
  const boxes = new Set<Box>();
  const range = (stretch: [Fraction, Fraction]) => {
    const [one, two] = [heightAt(line, stretch[0]), heightAt(line, stretch[1])];
    return { lowest: lesser(one, two), highest: greater(one, two) };
  };
  const meet = (there: ReturnType<typeof at>, lowest: Fraction) => {
    if (there.index >= 0 && !less([there.met, 1], lowest)) pieces.add(there.index);
  };
  const meetBox = (box: Box, lowest: Fraction, highest: Fraction) => {
    if (!less([box.head, 1], lowest) && !less(highest, [box.level, 1])) boxes.add(box);
  };
  for (let x = 0; x < ground.size; x++) {
    for (let y = 0; y < ground.size; y++) {
      const inside = stretchIn(line, 8 * x, 8 * y, 8, 8);
      if (inside !== undefined && !isOwn([x, y])) {
        const { lowest, highest } = range(inside);
        const there = at(ground, [x, y]);
        if (less(lowest, [there.opaque, 1])) return undefined;
        meet(there, lowest);
        for (const box of others) if (spacesUnder(box).some((p) => same(p, [x, y]))) meetBox(box, lowest, highest);
      }
      // along the border towards the west, or towards the south
      for (const neighbour of [
        [x - 1, y],
        [x, y - 1],
      ] as const) {
        if (!isOnBoard(ground, neighbour) || isOwn([x, y]) || isOwn(neighbour)) continue;
        const isWest = neighbour[0] < x;
        const [axis, border] = isWest ? ([0, 8 * x] as const) : ([1, 8 * y] as const);
        if (line.from[axis] !== border || line.to[axis] !== border) continue;
        const along = isWest ? stretchIn(line, border - 1, 8 * y, 2, 8) : stretchIn(line, 8 * x, border - 1, 8, 2);
        if (along === undefined) continue;
        const { lowest, highest } = range(along);
        const [one, two] = [at(ground, [x, y]), at(ground, neighbour)];
        if (less(lowest, [Math.min(one.opaque, two.opaque), 1])) return undefined;
        if (one.index === two.index) meet(one, lowest);
        for (const box of others)
          if ([[x, y] as const, neighbour].every((p) => spacesUnder(box).some((q) => same(p, q))))
            meetBox(box, lowest, highest);
      }
      if (isCornerClosed(ground, line, [x, y], isOwn)) return undefined;
    }
  }
  return { pieces, boxes };
};

/** X-104 at the south-west corner of a space. */
const isCornerClosed = (ground: Ground, line: Segment, [x, y]: Place, isOwn: (p: Place) => boolean): boolean => {
  const [dx, dy] = [line.to[0] - line.from[0], line.to[1] - line.from[1]];
  const [px, py] = [8 * x - line.from[0], 8 * y - line.from[1]];
  if (x === 0 || y === 0 || dx === 0 || dy === 0 || px * dy !== py * dx) return false;
  const share = over(px, dx);
  if (!less([0, 1], share) || !less(share, [1, 1])) return false;
  const beside: Place[] =
    dx > 0 === dy > 0
      ? [
          [x - 1, y],
          [x, y - 1],
        ]
      : [
          [x, y],
          [x - 1, y - 1],
        ];
  return beside.every((p) => !isOwn(p) && less(heightAt(line, share), [at(ground, p).opaque, 1]));
};

/** The points of X-107, in eighths. */
const slowPoints = ({ x, y, side }: Box): Place[] => {
  const [first, middle, last] = [1, 4 * side, 8 * side - 1];
  const all: Place[] = [[middle, middle]];
  for (const py of [first, middle, last])
    for (const px of [first, middle, last]) {
      const isMiddle = px === middle || py === middle;
      if (side > 1 ? px !== middle || py !== middle : !isMiddle) all.push([px, py]);
    }
  return all.map(([px, py]) => [8 * x + px, 8 * y + py]);
};

export const slowSight = (ground: Ground, a: Box, b: Box, view: levels.Sightings) => {
  let best: { sum: number; from: Place; to: Place } | undefined;
  let barred = false;
  for (const from of slowPoints(a)) {
    for (const to of slowPoints(b)) {
      const line = { from, to, low: a.head, high: b.head };
      const met = slowLine(ground, a, b, line, [...view.others, ...view.barring]);
      if (met === undefined) continue;
      if (view.barring.some((box) => met.boxes.has(box))) {
        barred = true;
        continue;
      }
      const counted = [...met.pieces].filter((index) => !view.leftOut.includes(index));
      const worth = Math.max(view.base, ...counted.map((index) => view.worth[index]!));
      const sum = worth + counted.length + met.boxes.size;
      if (best === undefined || sum < best.sum) best = { sum, from, to };
    }
  }
  return best ?? (barred ? 'barred' : 'blocked');
};

// Movement.

export interface SlowStep {
  readonly to: number;
  readonly kind: levels.StepKind;
  readonly cost: number;
  readonly slow: boolean;
  readonly drop: number;
}

const WAYS: readonly Place[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

export interface SlowTraffic {
  readonly passable: readonly Box[];
  readonly blocking: readonly Box[];
}

/** Every single thing that a body may do from a place, occupied ends included. */
export const slowSteps = (ground: Ground, side: number, from: Place, traffic: SlowTraffic): SlowStep[] => {
  const level = slowLevel(ground, side, from)!;
  const stands = (boxes: readonly Box[], p: Place) => boxes.filter((box) => spacesUnder(box).some((q) => same(p, q)));
  const isBlocked = (p: Place) =>
    spacesUnder({ x: p[0], y: p[1], side }).some((q) => stands(traffic.blocking, q).length > 0);
  const isSlow = (p: Place) => spacesUnder({ x: p[0], y: p[1], side }).some((q) => at(ground, q).slow);
  const found: SlowStep[] = [];
  for (const [dx, dy] of WAYS) {
    if (dx === 0 && dy === 0) continue;
    const go = (n: number): Place => [from[0] + n * dx, from[1] + n * dy];
    const index = ([x, y]: Place) => y * ground.size + x;
    const next = slowLevel(ground, side, go(1));
    if (next !== undefined && !isBlocked(go(1))) {
      const isOpen = (p: Place) => {
        const there = slowLevel(ground, side, p);
        return there !== undefined && there <= Math.max(level, next) + 1 && !isBlocked(p);
      };
      const straight = dx === 0 || dy === 0;
      if (straight || isOpen([from[0] + dx, from[1]]) || isOpen([from[0], from[1] + dy])) {
        const [rise, slow, to] = [next - level, isSlow(go(1)), index(go(1))];
        const plain = slow ? 2 : 1;
        if (Math.abs(rise) <= 1) found.push({ to, kind: 'step', cost: plain, slow, drop: 0 });
        else found.push({ to, kind: rise > 0 ? 'climb' : 'descent', cost: 2 * Math.abs(rise), slow, drop: 0 });
        if (rise <= -2) found.push({ to, kind: 'jump', cost: plain, slow, drop: -rise });
      }
    }
    // only the first place that is level enough counts
    const isLanding = (n: number) => {
      const there = slowLevel(ground, side, go(n));
      return there !== undefined && Math.abs(there - level) <= 1;
    };
    const lands = Array.from({ length: ground.size }, (_, i) => side + 1 + i).find(isLanding);
    for (const n of lands === undefined || isBlocked(go(lands)) ? [] : [lands]) {
      const landing = slowLevel(ground, side, go(n))!;
      const ends = [from, go(n)].flatMap(([x, y]) => spacesUnder({ x, y, side }));
      const passed = Array.from({ length: n - 1 }, (_, i) => go(i + 1))
        .flatMap(([x, y]) => spacesUnder({ x, y, side }))
        .filter((p) => !ends.some((q) => same(p, q)));
      const everybody = [...traffic.passable, ...traffic.blocking];
      const isGap = (p: Place) =>
        isOnBoard(ground, p) &&
        at(ground, p).floor <= level - 2 &&
        stands(everybody, p).every((box) => box.head <= level);
      if (!passed.every(isGap)) continue;
      const isPassedAt = (k: number, [x, y]: Place) => {
        const most = Math.max(level, k === n ? landing : level) + 1;
        return spacesUnder({ x, y, side })
          .filter((p) => !spacesUnder({ x: from[0], y: from[1], side }).some((q) => same(p, q)))
          .every((p) => {
            const there = at(ground, p);
            return isGap(p) || (!there.barred && there.floor <= most && stands(traffic.blocking, p).length === 0);
          });
      };
      const isCornered =
        dx !== 0 &&
        dy !== 0 &&
        Array.from({ length: n }, (_, i) => i + 1).some((k) => {
          const [x, y] = go(k - 1);
          return !isPassedAt(k, [x + dx, y]) && !isPassedAt(k, [x, y + dy]);
        });
      if (isCornered) continue;
      const gap = n - side;
      found.push({ to: index(go(n)), kind: 'leap', cost: (gap <= 2 ? gap : 2 * gap) + side, slow: false, drop: 0 });
    }
  }
  return found;
};

export interface SlowReach {
  /** By anchor: cost and number of steps of the best way; undefined out of reach. */
  readonly best: readonly (readonly [cost: number, steps: number] | undefined)[];
  /** By anchor: the last step's start. */
  readonly from: readonly number[];
  /** By space and drop: the cheapest jump. */
  readonly jumps: ReadonlyMap<string, number>;
}

/** Tries every step from every place that is reached. */
export const slowReach = (
  ground: Ground,
  box: Box,
  budget: number,
  traffic: SlowTraffic,
  rules: levels.MoveRules,
): SlowReach => {
  const { size } = ground;
  const place = (space: number): Place => [space % size, Math.floor(space / size)];
  const steps = Array.from({ length: size * size }, (_, space) =>
    slowLevel(ground, box.side, place(space)) === undefined ? [] : slowSteps(ground, box.side, place(space), traffic),
  );
  const boxOf = (space: number) => levels.boxAt(ground, box.side, space);
  const beside = steps.map(
    (_, space) =>
      levels.canStand(ground, box.side, space) &&
      traffic.blocking.some((other) => isSlowlyTouching(ground, boxOf(space), other)),
  );
  const isBeside = (space: number) => beside[space]!;
  const isTaken = (space: number) =>
    [...traffic.passable, ...traffic.blocking].some((other) =>
      spacesUnder(boxOf(space)).some((p) => spacesUnder(other).some((q) => same(p, q))),
    );
  const best: (readonly [number, number] | undefined)[] = steps.map(() => undefined);
  best[box.space] = [0, 0];
  const mayLeave = (space: number) => space === box.space || rules.beside !== 'ends' || !isBeside(space);
  const priceOf = (step: SlowStep, left: number) =>
    rules.lastSlow && step.slow && step.cost === 2 && left === 1 ? 1 : step.cost;
  const via = (space: number, step: SlowStep): readonly [number, number] | undefined => {
    const known = best[space];
    if (known === undefined || !mayLeave(space)) return undefined;
    const cost = priceOf(step, budget - known[0]);
    return known[0] + cost <= budget ? [known[0] + cost, known[1] + 1] : undefined;
  };
  const goesBefore = (a: readonly [number, number], b: readonly [number, number] | undefined) =>
    b === undefined || a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const canEnter = (space: number) => !(rules.beside === 'ends' && isBeside(space) && isTaken(space));
  const walked = steps.map((list) => list.filter(({ kind, to }) => kind !== 'jump' && canEnter(to)));
  // always from the cheapest place not yet left, since the last point may buy more than an earlier one
  for (const left = new Set<number>(); ; ) {
    const open = [...best.keys()].filter((space) => best[space] !== undefined && !left.has(space));
    if (open.length === 0) break;
    const space = open.reduce((a, b) => (best[b]![0] < best[a]![0] ? b : a));
    left.add(space);
    for (const step of walked[space]!) {
      const way = via(space, step);
      if (way !== undefined && goesBefore(way, best[step.to])) best[step.to] = way;
    }
  }
  const from = best.map((known, to) =>
    known === undefined || to === box.space
      ? -1
      : walked.findIndex((list, space) =>
          list.some((step) => {
            const way = step.to === to ? via(space, step) : undefined;
            return way !== undefined && way[0] === known[0] && way[1] === known[1];
          }),
        ),
  );
  const jumps = new Map<string, number>();
  for (const [space, list] of steps.entries()) {
    for (const step of list) {
      if (step.kind !== 'jump' || !rules.jumps || isTaken(step.to)) continue;
      if (rules.beside === 'shuns' && isBeside(step.to)) continue;
      const way = via(space, step);
      const key = `${step.to} ${step.drop}`;
      if (way !== undefined && way[0] < (jumps.get(key) ?? Infinity)) jumps.set(key, way[0]);
    }
  }
  return { best, from, jumps };
};

/** Whether a path may end there. */
export const mayEndSlowly = (ground: Ground, box: Box, traffic: SlowTraffic, rules: levels.MoveRules): boolean => {
  const everybody = [...traffic.passable, ...traffic.blocking];
  const taken = everybody.some((other) => spacesUnder(box).some((p) => spacesUnder(other).some((q) => same(p, q))));
  const beside = traffic.blocking.some((other) => isSlowlyTouching(ground, box, other));
  return !taken && !(rules.beside === 'shuns' && beside);
};

/** Every space that a line has a stretch in, or along the border of, with its share of the line. */
export const slowStretches = (ground: Ground, from: levels.Spot, to: levels.Spot): string[] => {
  const line: Segment = { from: [from.x, from.y], to: [to.x, to.y], low: 0, high: 0 };
  return [...ground.floor.keys()].flatMap((space) => {
    const [x, y] = [8 * (space % ground.size), 8 * Math.floor(space / ground.size)];
    const isWide = from.x === to.x && from.x % 8 === 0; // widened by a hair, it takes in the border it runs along
    const isHigh = from.y === to.y && from.y % 8 === 0;
    const inside = isWide
      ? stretchIn(line, x - 1, y, 10, 8)
      : isHigh
        ? stretchIn(line, x, y - 1, 8, 10)
        : stretchIn(line, x, y, 8, 8);
    return inside === undefined ? [] : [`${space} ${inside.map(([n, d]) => n / d).join(' ')}`];
  });
};
