// Hills by hachures, mountains in profile, rough ground by boulders.

import { type Jitter, jitter } from '../../../../parts/drawing/jitter.ts';
import type { Rim } from '../../../../parts/drawing/loops.ts';
import { at, n1, polygon, type Spot } from '../../../../parts/drawing/spots.ts';
import type { MapLayout } from '../layout.ts';
import { inset, loopsOf, rimOf } from './outline.ts';
import { LAYER, type Plate } from './plate.ts';

/** Light comes from the north-west: how dark a slope is that faces this way, -1 to 1. */
const shade = (p: Rim): number => p.nx * 0.6 + p.ny * 0.8;

/** Neighbouring hills grow into one ridge: hachures run down its outer slopes only. */
export const drawHills = (plate: Plate, layout: MapLayout): void => {
  const isHill = (hex: number) => layout.terrain[hex] === 'hill';
  loopsOf(layout, isHill).forEach((loop, i) => {
    const hand = jitter(`hill/${i}/${at(loop[0]!)}`);
    const rim = rimOf(loop, 1, 22);
    row(plate, rim, hand, { every: 3.3, from: 11, length: 8.5, ink: 'hachure' });
    row(plate, rim, hand, { every: 4.3, from: 19, length: 5.5, ink: 'hachureFine' });
  });
};

interface HachureRow {
  readonly every: number;
  /** Upper end, inwards from the rim. */
  readonly from: number;
  readonly length: number;
  readonly ink: 'hachure' | 'hachureFine';
}

/** Wedges, broad at the crest, running out downhill; longer and broader in the shade. */
const row = (plate: Plate, rim: readonly Rim[], hand: Jitter, { every, from, length, ink }: HachureRow): void => {
  for (let along = hand.unit() * every; along < rim.length - every / 2; along += every * hand.between(0.8, 1.2)) {
    const p = rim[Math.floor(along)]!;
    const dark = Math.max(0, shade(p) + 0.25);
    const crest = inset(p, from + hand.about(1.2));
    const foot = inset(p, from - length * (0.72 + 0.45 * dark) + hand.about(1.4));
    const half = (0.45 + 0.65 * dark) * hand.between(0.8, 1.15);
    const [tx, ty] = [-p.ny * half, p.nx * half];
    const lean = hand.about(0.7);
    const a = { x: crest.x + tx, y: crest.y + ty };
    const b = { x: crest.x - tx, y: crest.y - ty };
    plate.draw(LAYER.ground, ink, polygon([a, { x: foot.x - p.ny * lean, y: foot.y + p.nx * lean }, b]));
  }
};

export const drawMountain = (plate: Plate, centre: Spot, hand: Jitter): void => {
  const peaks = [
    { x: -15, y: 1, w: 15, h: 21 },
    { x: 14, y: 5, w: 16, h: 23 },
    { x: 0, y: 20, w: 22, h: 38 },
    { x: -19, y: 24, w: 9, h: 11 },
    { x: 20, y: 25, w: 8, h: 10 },
  ];
  for (const peak of peaks) {
    const top = { x: centre.x + peak.x + hand.about(3), y: centre.y + peak.y - peak.h * hand.between(0.9, 1.1) };
    const base = centre.y + peak.y + hand.about(1.5);
    drawPeak(plate, top, base, peak.w * hand.between(0.9, 1.08), hand);
  }
};

const drawPeak = (plate: Plate, top: Spot, base: number, half: number, hand: Jitter): void => {
  const depth = Math.round(base);
  const side = (sign: number) =>
    [0.3, 0.62].map((t) => ({
      x: top.x + sign * half * (t + hand.about(0.07)),
      y: top.y + (base - top.y) * (t + hand.about(0.06)),
    }));
  const left = side(-1);
  const right = side(1);
  const feet = [
    { x: top.x - half, y: base },
    { x: top.x + half, y: base },
  ] as const;
  plate.draw(
    LAYER.standing,
    'peak',
    `M${[feet[0], ...left.reverse(), top, ...right, feet[1]].map(at).join('L')}`,
    depth,
  );
  // The shaded face: strokes from the ridge line down to the right.
  const strokes = Math.max(4, Math.round(half / 2.4));
  let d = '';
  for (let i = 1; i <= strokes; i++) {
    const t = i / (strokes + 1);
    const ridge = { x: top.x + half * 0.1 * Math.sin(t * 9) * t, y: top.y + (base - top.y) * t * 0.82 };
    const run = half * (0.16 + 0.3 * t) * hand.between(0.75, 1.2);
    d += `M${at(ridge)}l${n1(run)} ${n1(run * 1.25)}`;
  }
  plate.draw(LAYER.standing, 'peakShade', d, depth);
};

export const drawRough = (plate: Plate, centre: Spot, hand: Jitter): void => {
  const spots = scatter(hand, 7, 27, 15);
  for (const spot of spots) {
    boulder(plate, { x: centre.x + spot.x, y: centre.y + spot.y }, hand.between(4, 7), hand);
  }
  for (const spot of scatter(hand, 9, 30, 7)) {
    plate.draw(LAYER.ground, 'dot', `M${at({ x: centre.x + spot.x, y: centre.y + spot.y })}h.1`);
  }
};

const boulder = (plate: Plate, p: Spot, size: number, hand: Jitter): void => {
  const depth = Math.round(p.y + size);
  const corner = (x: number, y: number): Spot => ({
    x: p.x + x * size + hand.about(size * 0.16),
    y: p.y + y * size * 0.75 + hand.about(size * 0.12),
  });
  const [a, b, c, d, e, f] = [
    corner(-1, 0.7),
    corner(-0.75, -0.25),
    corner(-0.1, -1),
    corner(0.7, -0.55),
    corner(1.05, 0.35),
    corner(0.75, 0.8),
  ];
  plate.draw(LAYER.standing, 'stone', polygon([a, b, c, d, e, f]), depth);
  const edge = corner(0.15, -0.1);
  const hatch = [0.2, 0.5, 0.8].map((t) => {
    const from = { x: edge.x + (f.x - edge.x) * t, y: edge.y + (f.y - edge.y) * t };
    return `M${at(from)}l${n1(size * 0.3)} ${n1(-size * 0.2)}`;
  });
  plate.draw(LAYER.standing, 'stoneShade', `M${at(c)}L${at(edge)}L${at(f)}${hatch.join('')}`, depth);
};

/** Points within a hex of this reach, no two nearer than `apart`, as far as some tries find them. */
export const scatter = (hand: Jitter, count: number, reach: number, apart: number): readonly Spot[] => {
  const found: Spot[] = [];
  for (let tries = 0; tries < count * 14 && found.length < count; tries++) {
    const p = { x: hand.about(reach), y: hand.about(reach * 1.12) };
    const inHex = Math.abs(p.x) * 0.5 + Math.abs(p.y) * 0.866 < reach;
    if (inHex && found.every((q) => (q.x - p.x) ** 2 + (q.y - p.y) ** 2 >= apart * apart)) found.push(p);
  }
  return found.sort((a, b) => a.y - b.y);
};
