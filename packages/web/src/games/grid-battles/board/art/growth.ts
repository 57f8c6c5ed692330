// What grows: woods, orchards, marsh reeds, the odd tuft of grass.

import type { Jitter } from '../../../../parts/drawing/jitter.ts';
import { at, n1, type Spot, spotsIn } from '../../../../parts/drawing/spots.ts';
import { type MapLayout, neighbour, TOWARDS } from '../layout.ts';
import { LAYER, type Plate } from './plate.ts';
import { scatter } from './relief.ts';

/** Rows of a planted hex, as offsets from its centre: close, but never in line. */
const WOODS = spotsIn(
  `0 -29, -14 -18, 2 -17, 15 -20, -25 -5, -10 -6, 8 -4, 23 -7,
   -22 9, -5 8, 11 10, 26 7, -13 22, 3 21, 17 20, 0 31`,
);

export const drawWoods = (plate: Plate, layout: MapLayout, hex: number, hand: Jitter): void => {
  const centre = layout.centres[hex]!;
  for (const { x, y } of WOODS) {
    tree(plate, { x: centre.x + x + hand.about(2.6), y: centre.y + y + 4 + hand.about(2.2) }, hand);
  }
  // Woods that touch close up over their common edge.
  for (const d of [0, 4, 5]) {
    const other = neighbour(layout, hex, d);
    if (other < 0 || layout.terrain[other] !== 'woods') continue;
    const towards = TOWARDS[d]!;
    tree(plate, { x: centre.x + towards.x * 34.6, y: centre.y + towards.y * 34.6 + hand.about(3) }, hand);
  }
};

const tree = (plate: Plate, foot: Spot, hand: Jitter): void => {
  if (hand.unit() < 0.26) fir(plate, foot, hand);
  else broadleaf(plate, foot, hand);
};

/** A crown of bumps on a short trunk, hatched on the side away from the light. */
const broadleaf = (plate: Plate, foot: Spot, hand: Jitter): void => {
  const depth = Math.round(foot.y);
  const r = hand.between(5.1, 6.7);
  const centre = { x: foot.x, y: foot.y - r * 0.95 };
  plate.draw(LAYER.standing, 'leafShadow', `M${at({ x: foot.x - 1, y: foot.y + 1.6 })}h${n1(r * 1.25)}`, depth);
  plate.draw(LAYER.standing, 'trunk', `M${at(foot)}v${n1(hand.between(1.8, 2.8))}`, depth);
  plate.draw(LAYER.standing, 'leaf', crown(centre, r, hand), depth);
  let d = '';
  for (let i = 0; i < 3; i++) {
    const a = 0.15 + i * 0.42 + hand.about(0.12);
    const out = r * (0.9 - i * 0.06);
    const start = { x: centre.x + out * Math.cos(a), y: centre.y + out * Math.sin(a) };
    d += `M${at(start)}q${n1(-r * 0.24)} ${n1(r * 0.16)} ${n1(-r * 0.55)} ${n1(r * 0.1)}`;
  }
  plate.draw(LAYER.standing, 'leafShade', d, depth);
};

const crown = (centre: Spot, r: number, hand: Jitter): string => {
  const bumps = hand.whole(5, 7);
  const turn = hand.unit() * 6.28;
  const points = Array.from({ length: bumps }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / bumps;
    const out = r * hand.between(0.82, 1);
    return { x: centre.x + out * Math.cos(a), y: centre.y + out * Math.sin(a) * 0.94 };
  });
  const bump = n1(r * (bumps === 5 ? 0.66 : bumps === 6 ? 0.56 : 0.5));
  const arcs = points.map((_, i) => `A${bump} ${bump} 0 0 1 ${at(points[(i + 1) % bumps]!)}`);
  return `M${at(points[0]!)}${arcs.join('')}Z`;
};

const fir = (plate: Plate, foot: Spot, hand: Jitter): void => {
  const depth = Math.round(foot.y);
  const h = hand.between(12, 15);
  const w = h * 0.34;
  const tip = foot.y - h;
  plate.draw(LAYER.standing, 'leafShadow', `M${at({ x: foot.x, y: foot.y + 1.6 })}h${n1(w * 1.5)}`, depth);
  plate.draw(LAYER.standing, 'trunk', `M${at(foot)}v2`, depth);
  const x = (dx: number) => n1(foot.x + dx);
  const y = (t: number) => n1(tip + h * t);
  plate.draw(
    LAYER.standing,
    'leaf',
    `M${x(0)} ${y(0)}L${x(w * 0.62)} ${y(0.46)}L${x(w * 0.34)} ${y(0.44)}L${x(w)} ${y(0.96)}Q${x(0)} ${y(1.08)} ${x(-w)} ${y(0.96)}L${x(-w * 0.34)} ${y(0.44)}L${x(-w * 0.62)} ${y(0.46)}Z`,
    depth,
  );
  const hatch = [0.3, 0.55, 0.72, 0.88].map((t) => `M${x(w * 0.1)} ${y(t)}l${n1(w * t * 0.6)} ${n1(h * 0.06)}`);
  plate.draw(LAYER.standing, 'leafShade', hatch.join(''), depth);
};

/** Round trees in rows, furrows between them. */
export const drawOrchard = (plate: Plate, centre: Spot, hand: Jitter): void => {
  const tilt = hand.about(0.07);
  for (const [row, count] of [2, 3, 4, 3, 2].entries()) {
    const y = (row - 2) * 14.2;
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 15.2;
      roundTree(
        plate,
        { x: centre.x + x + hand.about(0.7) - y * tilt, y: centre.y + y + x * tilt + hand.about(0.7) },
        hand,
      );
    }
  }
  for (const y of [-21.5, -7.2, 7, 21.2]) {
    const half = 34 - Math.abs(y) * 0.72;
    const from = { x: centre.x - half, y: centre.y + y + 2 - half * tilt };
    plate.draw(LAYER.ground, 'reedFine', `M${at(from)}l${n1(half * 2)} ${n1(2 * half * tilt)}`);
  }
};

const roundTree = (plate: Plate, p: Spot, hand: Jitter): void => {
  const depth = Math.round(p.y);
  const r = hand.between(4, 4.5);
  const [x, y] = [n1(p.x - r), n1(p.y)];
  plate.draw(LAYER.standing, 'leafShadow', `M${n1(p.x)} ${n1(p.y + r + 0.6)}h${n1(r * 1.3)}`, depth);
  plate.draw(
    LAYER.standing,
    'leaf',
    `M${x} ${y}a${n1(r)} ${n1(r)} 0 1 1 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 1 ${n1(-2 * r)} 0Z`,
    depth,
  );
  const s = r * 0.62;
  plate.draw(
    LAYER.standing,
    'leafShade',
    `M${n1(p.x + s * 1.2)} ${n1(p.y - s * 0.4)}q${n1(s * 0.2)} ${n1(s * 1.3)} ${n1(-s)} ${n1(s * 1.6)}M${n1(p.x + s * 0.5)} ${n1(p.y)}q0 ${n1(s * 0.7)} ${n1(-s * 0.6)} ${n1(s)}`,
    depth,
  );
};

/** Broken water lines with tufts of reed. */
export const drawMarsh = (plate: Plate, centre: Spot, hand: Jitter): void => {
  for (const y of [-27, -17.5, -8.5, 0.5, 10, 19, 28]) {
    const half = Math.min(31, (38 - Math.abs(y)) * 1.6);
    let x = -half + hand.unit() * 6;
    while (x < half - 5) {
      const length = Math.min(hand.between(8, 19), half - x);
      const p = { x: centre.x + x, y: centre.y + y + hand.about(1.3) };
      plate.draw(LAYER.ground, 'reed', `M${at(p)}h${n1(length)}`);
      if (hand.unit() < 0.62) tuft(plate, { x: p.x + length * hand.between(0.3, 0.7), y: p.y }, hand);
      x += length + hand.between(4, 10);
    }
  }
};

const tuft = (plate: Plate, p: Spot, hand: Jitter): void => {
  const blades = hand.whole(3, 5);
  let d = '';
  for (let i = 0; i < blades; i++) {
    const lean = (i - (blades - 1) / 2) * 1.7;
    d += `M${n1(p.x + lean * 0.45)} ${n1(p.y - 0.8)}q${n1(lean * 0.2)} -3 ${n1(lean)} ${n1(-hand.between(4, 6.4))}`;
  }
  plate.draw(LAYER.ground, 'reed', d);
};

/** Open ground is nearly bare. */
export const drawPlain = (plate: Plate, centre: Spot, hand: Jitter): void => {
  for (const spot of scatter(hand, hand.whole(2, 5), 29, 12)) {
    const p = { x: centre.x + spot.x, y: centre.y + spot.y };
    const s = hand.between(0.8, 1.15);
    if (hand.unit() < 0.35) plate.draw(LAYER.ground, 'dot', `M${at(p)}h.1M${n1(p.x + 3.5)} ${n1(p.y + 1.4)}h.1`);
    else
      plate.draw(
        LAYER.ground,
        'grass',
        `M${at(p)}l${n1(-1.9 * s)} ${n1(-2.7 * s)}M${at(p)}l${n1(0.1 * s)} ${n1(-3.8 * s)}M${at(p)}l${n1(2 * s)} ${n1(-2.5 * s)}`,
      );
  }
};
