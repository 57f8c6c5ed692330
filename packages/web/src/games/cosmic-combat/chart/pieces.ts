/**
 * What lies in space, engraved: an exact outline, since ships meet it, and inside it the hand of the engraver. Seeded, so that no
 * two pieces look stamped and every machine draws the same.
 */

import type { PieceKind } from '@muster/cosmic-combat';
import {
  boundsOf,
  circle,
  clockwise,
  depthIn,
  grainOf,
  hatch,
  insetBy,
  type Loop,
  middleOf,
} from '../../../measured/art/polygons.ts';
import { type Jitter, jitter } from '../../../parts/drawing/jitter.ts';
import { at, n1, polygon, type Spot } from '../../../parts/drawing/spots.ts';

export type PieceInk =
  | 'rock'
  | 'rockEdge'
  | 'shade'
  | 'crater'
  | 'cloud'
  | 'cloudLine'
  | 'cloudEdge'
  | 'belt'
  | 'ray'
  | 'beltEdge'
  | 'dust'
  | 'shard'
  | 'dustEdge'
  | 'wreck'
  | 'wreckEdge'
  | 'rib';

export interface Stroke {
  readonly ink: PieceInk;
  readonly d: string;
}

/** On the drawing: a disc, or a convex polygon. */
export type PieceShape = { readonly disc: Spot & { readonly r: number } } | { readonly loop: Loop };

const AROUND = 56;

/** A disc as a polygon of many sides. */
const loopOfShape = (shape: PieceShape): Loop =>
  'loop' in shape
    ? clockwise(shape.loop)
    : Array.from({ length: AROUND }, (_, i) => {
        const a = (i * 2 * Math.PI) / AROUND;
        return { x: shape.disc.x + shape.disc.r * Math.cos(a), y: shape.disc.y + shape.disc.r * Math.sin(a) };
      });

export const outlineOf = (shape: PieceShape): string =>
  'disc' in shape ? circle(shape.disc, shape.disc.r) : polygon(clockwise(shape.loop));

/** Places inside, at least `apart` from each other and `inside` from the edge. */
const scatter = (loop: Loop, chance: Jitter, count: number, apart: number, inside: number): readonly Spot[] => {
  const { minX, minY, maxX, maxY } = boundsOf(loop);
  const found: Spot[] = [];
  for (let tries = 0; tries < count * 14 && found.length < count; tries++) {
    const p = { x: chance.between(minX, maxX), y: chance.between(minY, maxY) };
    if (depthIn(loop, p) < inside) continue;
    if (found.some((q) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 < apart * apart)) continue;
    found.push(p);
  }
  return found;
};

const areaOf = (loop: Loop): number => {
  const { minX, minY, maxX, maxY } = boundsOf(loop);
  return (maxX - minX) * (maxY - minY);
};

/** A small uneven ring. */
const pebble = ({ x, y }: Spot, r: number, chance: Jitter, corners = 7): string =>
  polygon(
    Array.from({ length: corners }, (_, i) => {
      const a = (i * 2 * Math.PI) / corners;
      const far = r * chance.between(0.72, 1.1);
      return { x: x + far * Math.cos(a), y: y + far * Math.sin(a) };
    }),
  );

/** Light falls from above on the left. */
const LIGHT = { x: Math.SQRT1_2, y: -Math.SQRT1_2 };

const asteroid = (shape: PieceShape, loop: Loop, chance: Jitter): readonly Stroke[] => {
  const middle = middleOf(loop);
  const dark = loop.map((p) => ({ x: p.x * 0.96 + middle.x * 0.04, y: p.y * 0.96 + middle.y * 0.04 }));
  const lit = loop.map((p) => ({
    x: middle.x + (p.x - middle.x) * 0.72 - 10,
    y: middle.y + (p.y - middle.y) * 0.72 - 12,
  }));
  const craters = scatter(loop, chance, Math.max(2, Math.round(areaOf(loop) / 9000)), 34, 16);
  return [
    { ink: 'rock', d: outlineOf(shape) },
    { ink: 'shade', d: hatch(dark, LIGHT, 7) },
    { ink: 'rock', d: polygon(lit) },
    {
      ink: 'crater',
      d: craters
        .map((p) => {
          const r = chance.between(5, 12);
          return `${pebble(p, r, chance, 9)}M${at({ x: p.x - r * 0.5, y: p.y + r * 0.1 })}q${n1(r * 0.5)} ${n1(r * 0.5)} ${n1(r)} ${n1(-r * 0.2)}`;
        })
        .join(''),
    },
    { ink: 'rockEdge', d: outlineOf(shape) },
  ];
};

const debris = (shape: PieceShape, loop: Loop, chance: Jitter): readonly Stroke[] => {
  const shards = scatter(loop, chance, Math.round(areaOf(loop) / 1500), 24, 8);
  return [
    { ink: 'dust', d: outlineOf(shape) },
    {
      ink: 'shard',
      d: shards
        .map((p) =>
          chance.unit() < 0.7
            ? pebble(p, chance.between(3, 8), chance, 4 + chance.whole(0, 2))
            : `M${at(p)}l${n1(chance.about(12))} ${n1(chance.about(12))}`,
        )
        .join(''),
    },
    { ink: 'dustEdge', d: outlineOf(shape) },
  ];
};

/** Wavy rings, one inside the other. */
const waves = (loop: Loop, chance: Jitter): string => {
  const middle = middleOf(loop);
  let d = '';
  for (const share of [0.86, 0.7, 0.52, 0.34]) {
    const steps = 40;
    const turn = chance.between(0, 6);
    const points = Array.from({ length: steps }, (_, i) => {
      const p = loop[Math.floor((i * loop.length) / steps)]!;
      const wave = share + 0.055 * Math.sin(i * 0.95 + turn) + chance.about(0.012);
      return { x: middle.x + (p.x - middle.x) * wave, y: middle.y + (p.y - middle.y) * wave };
    });
    const from = chance.whole(0, 8);
    d += `M${points
      .slice(from, steps - chance.whole(2, 9))
      .map(at)
      .join('L')}`;
  }
  return d;
};

/** So many points around, so that rings of a polygon are even too. */
const even = (loop: Loop, steps: number): Loop => {
  const ends = loop.map((p, i) => [p, loop[(i + 1) % loop.length]!] as const);
  const lengths = ends.map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  return Array.from({ length: steps }, (_, i) => {
    let left = (i * whole) / steps;
    let k = 0;
    while (left > lengths[k]! && k < ends.length - 1) left -= lengths[k++]!;
    const [a, b] = ends[k]!;
    const t = left / lengths[k]!;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  });
};

const nebula = (shape: PieceShape, loop: Loop, chance: Jitter): readonly Stroke[] => [
  { ink: 'cloud', d: outlineOf(shape) },
  { ink: 'cloudLine', d: waves(even(loop, 80), chance) },
  { ink: 'cloudEdge', d: outlineOf(shape) },
];

const radiation = (shape: PieceShape, loop: Loop, chance: Jitter): readonly Stroke[] => {
  const middle = middleOf(loop);
  const rays = even(loop, 28)
    .map((p, i) => {
      const [from, to] = [i % 2 === 0 ? 0.3 : 0.62, chance.between(0.84, 0.94)];
      const on = (t: number): Spot => ({ x: middle.x + (p.x - middle.x) * t, y: middle.y + (p.y - middle.y) * t });
      return `M${at(on(from))}L${at(on(to))}`;
    })
    .join('');
  return [
    { ink: 'belt', d: outlineOf(shape) },
    { ink: 'ray', d: `${rays}${circle(middle, 9)}` },
    { ink: 'beltEdge', d: outlineOf(shape) },
  ];
};

const derelict = (shape: PieceShape, loop: Loop, chance: Jitter): readonly Stroke[] => {
  const inner = insetBy(loop, 9);
  const holes = scatter(loop, chance, 3, 40, 14);
  const along = grainOf(loop);
  return [
    { ink: 'wreck', d: outlineOf(shape) },
    { ink: 'rib', d: hatch(inner.length === 0 ? loop : inner, { x: -along.y, y: along.x }, 22) },
    { ink: 'crater', d: holes.map((p) => pebble(p, chance.between(7, 13), chance, 6)).join('') },
    { ink: 'wreckEdge', d: outlineOf(shape) + (inner.length === 0 ? '' : polygon(inner)) },
  ];
};

const ART: Readonly<Record<PieceKind, (shape: PieceShape, loop: Loop, chance: Jitter) => readonly Stroke[]>> = {
  asteroid,
  debris,
  nebula,
  radiation,
  derelict,
};

/** The strokes of a piece, in the order in which they are printed. */
export const engravePiece = (kind: PieceKind, shape: PieceShape, seed: string): readonly Stroke[] =>
  ART[kind](shape, loopOfShape(shape), jitter(seed));
