// Small work on polygons of the drawing plane. Loops run clockwise on the screen: the inside lies to the right.

import { n1, type Spot } from '../../parts/drawing/spots.ts';

export type Loop = readonly Spot[];

const next = (loop: Loop, i: number): Spot => loop[(i + 1) % loop.length]!;

/** Twice the area, positive for a loop that runs clockwise on the screen. */
export const turnOf = (loop: Loop): number => {
  let sum = 0;
  for (let i = 0; i < loop.length; i++) {
    const [a, b] = [loop[i]!, next(loop, i)];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
};

export const clockwise = (loop: Loop): Loop => (turnOf(loop) < 0 ? [...loop].reverse() : loop);

export const middleOf = (loop: Loop): Spot => {
  let [x, y, area] = [0, 0, 0];
  for (let i = 0; i < loop.length; i++) {
    const [a, b] = [loop[i]!, next(loop, i)];
    const part = a.x * b.y - b.x * a.y;
    area += part;
    x += (a.x + b.x) * part;
    y += (a.y + b.y) * part;
  }
  return area === 0 ? loop[0]! : { x: x / (3 * area), y: y / (3 * area) };
};

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export const boundsOf = (loop: Loop): Bounds => ({
  minX: Math.min(...loop.map((p) => p.x)),
  minY: Math.min(...loop.map((p) => p.y)),
  maxX: Math.max(...loop.map((p) => p.x)),
  maxY: Math.max(...loop.map((p) => p.y)),
});

/** How far inside each side of a convex loop the point lies; negative outside. */
export const depthIn = (loop: Loop, p: Spot): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < loop.length; i++) {
    const [a, b] = [loop[i]!, next(loop, i)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    least = Math.min(least, ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length);
  }
  return least;
};

/** A convex loop with every side moved inwards; empty where nothing is left. */
export const insetBy = (loop: Loop, by: number): Loop => {
  const inner = loop.map((p, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!;
    const after = next(loop, i);
    return cornerAt(before, p, after, by);
  });
  const stays = turnOf(inner) > 0 && inner.every((p) => depthIn(loop, p) > by * 0.9);
  return stays ? inner : [];
};

/** Where the two sides meet once both are moved inwards. */
const cornerAt = (a: Spot, p: Spot, b: Spot, by: number): Spot => {
  const [u, v] = [unit(a, p), unit(p, b)];
  const cross = u.x * v.y - u.y * v.x;
  const dot = u.x * v.x + u.y * v.y;
  const along = Math.abs(cross) < 1e-6 ? 0 : (1 - dot) / cross;
  return { x: p.x - u.y * by - u.x * along * by, y: p.y + u.x * by - u.y * along * by };
};

export const unit = (a: Spot, b: Spot): Spot => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
};

/** The direction of the longest side. */
export const grainOf = (loop: Loop): Spot => {
  let best = { x: 1, y: 0 };
  let most = 0;
  for (let i = 0; i < loop.length; i++) {
    const [a, b] = [loop[i]!, next(loop, i)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > most + 0.01) [most, best] = [length, unit(a, b)];
  }
  return best;
};

/** The loop and the same loop moved by `by`, and all between them: what a shadow covers. Convex loops only. */
export const sweptBy = (loop: Loop, by: Spot): Loop =>
  hullOf([...loop, ...loop.map((p) => ({ x: p.x + by.x, y: p.y + by.y }))]);

/** The smallest convex outline around all of them. */
export const hullOf = (spots: readonly Spot[]): Loop => {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (points: Loop): Spot[] => {
    const chain: Spot[] = [];
    for (const p of points) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};

const turn = (a: Spot, b: Spot, p: Spot): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Parallel lines inside any simple loop, `gap` apart, in the direction of `along`, counted from the plane's corner. */
export const hatch = (loop: Loop, along: Spot, gap: number): string => {
  const across = { x: -along.y, y: along.x };
  const levels = loop.map((p) => p.x * across.x + p.y * across.y);
  const last = Math.max(...levels);
  let d = '';
  for (let t = Math.ceil(Math.min(...levels) / gap + 0.001) * gap; t < last; t += gap) {
    const hits = hitsAt(loop, levels, along, t);
    for (let i = 0; i + 1 < hits.length; i += 2) d += segment(across, along, t, hits[i]!, hits[i + 1]!);
  }
  return d;
};

const hitsAt = (loop: Loop, levels: readonly number[], along: Spot, t: number): readonly number[] => {
  const hits: number[] = [];
  for (let i = 0; i < loop.length; i++) {
    const [la, lb] = [levels[i]!, levels[(i + 1) % loop.length]!];
    if (la < t === lb < t) continue;
    const share = (t - la) / (lb - la);
    const [a, b] = [loop[i]!, next(loop, i)];
    hits.push((a.x + (b.x - a.x) * share) * along.x + (a.y + (b.y - a.y) * share) * along.y);
  }
  return hits.sort((a, b) => a - b);
};

/** The parts of a level line that lie inside any simple loop. */
export const chordsAt = (loop: Loop, y: number): readonly (readonly [number, number])[] => {
  const hits = hitsAt(
    loop,
    loop.map((p) => p.y),
    { x: 1, y: 0 },
    y,
  );
  return hits.flatMap((from, i) => (i % 2 === 0 && i + 1 < hits.length ? [[from, hits[i + 1]!] as const] : []));
};

const segment = (across: Spot, along: Spot, t: number, from: number, to: number): string => {
  const place = (s: number) => `${n1(across.x * t + along.x * s)} ${n1(across.y * t + along.y * s)}`;
  return `M${place(from)}L${place(to)}`;
};

/** Chords of a circle, `gap` apart, in the direction of `along`. */
export const hatchCircle = ({ x, y }: Spot, radius: number, along: Spot, gap: number): string => {
  const across = { x: -along.y, y: along.x };
  const level = x * across.x + y * across.y;
  const middle = x * along.x + y * along.y;
  let d = '';
  for (let t = Math.ceil((level - radius) / gap) * gap; t < level + radius; t += gap) {
    const half = Math.sqrt(Math.max(0, radius * radius - (t - level) ** 2));
    d += segment(across, along, t, middle - half, middle + half);
  }
  return d;
};

export const circle = ({ x, y }: Spot, r: number): string =>
  `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 1 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 1 ${n1(-2 * r)} 0Z`;
