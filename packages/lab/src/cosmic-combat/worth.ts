/**
 * What every ship is worth beside its points, from battles of drawn fleets: the logarithm of the odds to win is taken to be the sum
 * over the ships of both sides. Each ship is first believed to be worth its points, as strongly as about forty battles would say so.
 */

/** A battle: how many more of each ship the first side has, and its share of the win. */
export interface Fought {
  readonly more: ReadonlyMap<string, number>;
  readonly won: number;
}

export interface Worth {
  readonly ship: string;
  readonly points: number;
  /** Battles with unlike numbers of it. */
  readonly games: number;
  /** What one more of it would shift an even battle, beyond what its points should; with its 95% interval. */
  readonly shift: number;
  readonly interval: readonly [number, number];
  /** What it should cost by this. */
  readonly fair: number;
}

/** How far a ship may be off its points before the battles speak: the standard deviation, in logarithms of odds. */
const BELIEF = 0.35;
/** Of points and south nothing is believed; this only keeps the sums solvable. */
const HARDLY = 1e-6;
const STEPS = 12;
const Z = 1.959963984540054;
/** At even chances the win rate changes by a quarter of what the logarithm of the odds does. */
const EVEN = 0.25;

/** Solves a x = b for every column of b; a is symmetric and positive. Gauss and Jordan, in place. */
const solved = (a: number[][], b: number[][]): void => {
  const n = a.length;
  for (let i = 0; i < n; i++) {
    const pivot = a[i]![i]!;
    for (let row = 0; row < n; row++) {
      if (row === i) continue;
      const factor = a[row]![i]! / pivot;
      if (factor === 0) continue;
      for (let col = i; col < n; col++) a[row]![col]! -= factor * a[i]![col]!;
      for (let col = 0; col < b[i]!.length; col++) b[row]![col]! -= factor * b[i]![col]!;
    }
  }
  for (let i = 0; i < n; i++) for (let col = 0; col < b[i]!.length; col++) b[i]![col]! /= a[i]![i]!;
};

/** Slope and curvature of how likely the battles are, with these worths. */
const curvature = (
  rows: readonly (readonly number[])[],
  won: readonly number[],
  w: readonly number[],
  free: number,
) => {
  const n = w.length;
  const hessian = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (i === j ? (i < free ? 1 / BELIEF ** 2 : HARDLY) : 0)),
  );
  const slope = w.map((x, i) => [i < free ? -x / BELIEF ** 2 : 0]);
  rows.forEach((row, k) => {
    const odds = row.reduce((sum, x, i) => sum + x * w[i]!, 0);
    const chance = 1 / (1 + Math.exp(-odds));
    for (let i = 0; i < n; i++) {
      if (row[i] === 0) continue;
      slope[i]![0]! += row[i]! * (won[k]! - chance);
      for (let j = 0; j < n; j++) hessian[i]![j]! += row[i]! * row[j]! * chance * (1 - chance);
    }
  });
  return { hessian, slope };
};

const identity = (n: number): number[][] =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 1 : 0)));

/** `prices`: of all ships there are. */
export const worthsOf = (fought: readonly Fought[], prices: ReadonlyMap<string, number>): readonly Worth[] => {
  const ships = [...prices.keys()].filter((id) => fought.some(({ more }) => more.has(id)));
  const price = ships.map((id) => prices.get(id)! / 100);
  const n = ships.length;
  /** Behind the ships: their points together, and who began in the south. */
  const rows = fought.map(({ more }) => {
    const counts = ships.map((id) => more.get(id) ?? 0);
    return [...counts, counts.reduce((sum, count, i) => sum + count * price[i]!, 0), 1];
  });
  const won = fought.map((one) => one.won);
  const w = Array<number>(n + 2).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const { hessian, slope } = curvature(rows, won, w, n);
    solved(hessian, slope);
    slope.forEach(([change], i) => {
      w[i]! += change!;
    });
  }
  const spread = identity(n + 2);
  solved(curvature(rows, won, w, n).hessian, spread);
  const seen = ships.map((_, i) => rows.filter((row) => row[i] !== 0).length);
  const whole = ships.map((_, i) => w[i]! + w[n]! * price[i]!);
  /** What a hundred points are worth, so that all ships together cost what they do. */
  const scale = whole.reduce((sum, x, i) => sum + x * seen[i]!, 0) / price.reduce((sum, x, i) => sum + x * seen[i]!, 0);
  return ships.map((ship, i): Worth => {
    const shift = EVEN * (whole[i]! - scale * price[i]!);
    const half = EVEN * Z * Math.sqrt(spread[i]![i]!);
    const fair = Math.round((100 * whole[i]!) / scale);
    return {
      ship,
      points: Math.round(100 * price[i]!),
      games: seen[i]!,
      shift,
      interval: [shift - half, shift + half],
      fair,
    };
  });
};
