// How long the verdicts on bases with facings take: `npx tsc -b packages/geometry && node scripts/hulls.mjs`. Prints µs for each, on a
// board of 36 inches with 20 bases and 12 pieces; a sweep, a turn, a line and a flight are held against all of them. The mean of
// 380 questions, and the slowest of them.

import { hulls, inch } from '@muster/geometry';

let state = 12345;
const below = (n) => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

const SIDE = inch(36);
const SIZES = [
  [3000, 3000],
  [6000, 3000],
  [10000, 6000],
];
const place = () => 6000 + below(SIDE - 12000);
const base = () => {
  if (below(10) === 0) return hulls.roundHull(place(), place(), below(3600), 9000);
  const [length, width] = SIZES[below(3)];
  return hulls.hull(place(), place(), below(3600), length, width);
};
const bases = [];
while (bases.length < 20) {
  const next = base();
  if (bases.every((other) => !hulls.isNear(next, other))) bases.push(next);
}
const solid = Array.from({ length: 12 }, (_, i) => {
  if (i % 2 === 0) return hulls.disc(place(), place(), 3000);
  const { corners } = hulls.hull(place(), place(), below(3600), 8000, 4000);
  return hulls.polygon(corners);
});
const board = { width: SIDE, height: SIDE };

const others = bases.map((own) => bases.filter((one) => one !== own));
const around = others.map((rest) => ({ board, bases: rest, solid }));
const obstacles = others.map((rest) => [
  ...rest.map((body) => ({ body, clearance: hulls.ZONE })),
  ...solid.map((body) => ({ body, clearance: 0 })),
]);
const bodies = others.map((rest) => [...rest, ...solid]);

/** Each asks about base i and another, j. */
const verdicts = {
  gap: (i, j) => hulls.gapBetween(bases[i], bases[j]).down,
  near: (i, j) => hulls.isNear(bases[i], bases[j]),
  zones: (i) => hulls.zonesOf(bases[i], others[i]),
  sweep: (i) => hulls.sweep(bases[i], bases[i].facing, inch(8), obstacles[i], board).distance,
  slide: (i, j) =>
    hulls.sweep(bases[i], hulls.bearing(bases[i], bases[j]) ?? 0, inch(12), obstacles[i], board).distance,
  turn: (i, j) => hulls.refuseTurn(bases[i], bases[i].facing + 90 * (j % 10), around[i]),
  arcs: (i, j) => hulls.arcsTo(bases[i], bases[j]),
  sides: (i, j) => hulls.sidesReached(bases[i], bases[j]),
  line: (i, j) => hulls.onLine(bases[i], bases[j], bodies[i]),
  difficult: (i) => hulls.farthestFor(inch(8), bases[i], bases[i].facing, inch(8), solid),
  flight: (i, j) => {
    const { x, y } = bases[i];
    const ends = [1, 2, 3].map((k) => hulls.placeAt({ x, y }, 300 * (j + k), inch(k)));
    return hulls.refuseFlight({
      base: bases[i],
      around: around[i],
      ends,
      facing: 0,
      limit: inch(12),
      difficult: solid,
    });
  },
};

const AT_A_TIME = 40;
const round = (x) => Math.round(x * 100) / 100;

/** The best of twelve times: what others do on the machine is not counted. */
const microsOf = (ask, i, j) => {
  let best = Infinity;
  for (let n = 0; n < 12; n++) {
    const start = process.hrtime.bigint();
    for (let k = 0; k < AT_A_TIME; k++) ask(i, j);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / 1000 / AT_A_TIME);
  }
  return best;
};

const results = {};
for (const [name, ask] of Object.entries(verdicts)) {
  for (let n = 0; n < 20000; n++) ask(n % 20, (n + 7) % 20); // until the engine has seen enough of it
  const times = [];
  for (let i = 0; i < 20; i++) for (let j = 0; j < 20; j++) if (i !== j) times.push(microsOf(ask, i, j));
  results[name] = { mean: round(times.reduce((a, b) => a + b) / times.length), slowest: round(Math.max(...times)) };
}
console.log(JSON.stringify(results, null, 1));
