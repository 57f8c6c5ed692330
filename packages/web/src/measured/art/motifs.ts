// What each kind of terrain is drawn as, inside its footprint.

import type { Jitter } from '../../parts/drawing/jitter.ts';
import { alongLoop } from '../../parts/drawing/loops.ts';
import { at, n1, polygon, type Spot } from '../../parts/drawing/spots.ts';
import type { PieceKind } from '../types.ts';
import { LANDS } from './lands.ts';
import { boundsOf, circle, depthIn, grainOf, hatch, insetBy, type Loop, middleOf } from './polygons.ts';
import { scatter } from './scatter.ts';
import { soft } from './soft.ts';
import type { Motif } from './strokes.ts';

const line = (points: readonly Spot[]): string => `M${points.map(at).join('L')}`;

/** Courses along the wall and joints across, no joint over the one below. */
const masonry = (loop: Loop, hand: Jitter): string => {
  const along = grainOf(loop);
  const across = { x: -along.y, y: along.x };
  const s = loop.map((p) => p.x * along.x + p.y * along.y);
  const t = loop.map((p) => p.x * across.x + p.y * across.y);
  const [low, high] = [Math.min(...t), Math.max(...t)];
  const courses = Math.max(2, Math.round((high - low) / 8));
  const depth = (high - low) / courses;
  const place = (a: number, b: number): Spot => ({ x: along.x * a + across.x * b, y: along.y * a + across.y * b });
  let d = '';
  for (let course = 0; course < courses; course++) {
    const from = low + course * depth;
    for (let a = Math.min(...s) + (course % 2 ? 9 : 15); a < Math.max(...s) - 4; a += hand.between(13, 18)) {
      const [p, q] = [place(a, from + 0.3), place(a, from + depth - 0.3)];
      if (depthIn(loop, p) > 0 && depthIn(loop, q) > 0) d += line([p, q]);
    }
    if (course > 0) d += courseLine(loop, along, from);
  }
  return d;
};

/** One line through the loop at this level. */
const courseLine = (loop: Loop, along: Spot, level: number): string => {
  const across = { x: -along.y, y: along.x };
  const hits: Spot[] = [];
  for (let i = 0; i < loop.length; i++) {
    const [a, b] = [loop[i]!, loop[(i + 1) % loop.length]!];
    const [la, lb] = [a.x * across.x + a.y * across.y - level, b.x * across.x + b.y * across.y - level];
    if (la < 0 === lb < 0) continue;
    const share = la / (la - lb);
    hits.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  }
  return hits.length === 2 ? line(hits) : '';
};

/** Round bumps all along the loop, bulging out to it. */
const scallops = (loop: Loop, width: number, hand: Jitter): string => {
  const rim = alongLoop(loop, width);
  const spots = rim.map((p) => ({ x: p.x + hand.about(width * 0.12), y: p.y + hand.about(width * 0.12) }));
  const arcs = spots.map((p, i) => {
    const q = spots[(i + 1) % spots.length]!;
    const r = Math.hypot(q.x - p.x, q.y - p.y) * hand.between(0.52, 0.62);
    return `A${n1(r)} ${n1(r)} 0 0 1 ${at(q)}`;
  });
  return `M${at(spots[0]!)}${arcs.join('')}Z`;
};

const tuft = ({ x, y }: Spot, size: number): string =>
  `M${n1(x - size)} ${n1(y - size * 0.2)}a${n1(size)} ${n1(size)} 0 0 0 ${n1(2 * size)} 0`;

const wall: Motif = {
  ground: 'stone',
  draw: (loop, hand) => [{ ink: 'fine', d: masonry(loop, hand) }],
};

const hedge: Motif = {
  ground: 'leaf',
  draw: (loop, hand) => {
    const inner = insetBy(loop, 3.2);
    const tufts = scatter(loop, 10, 5.5, hand).map((p) => tuft(p, hand.between(1.8, 2.8)));
    return [
      { ink: 'foliage', d: scallops(inner.length > 0 ? inner : loop, 8.5, hand) },
      { ink: 'leafFine', d: tufts.join('') },
    ];
  },
};

const quad = (p: Spot, half: number, hand: Jitter): string => {
  const corner = (dx: number, dy: number): Spot => ({
    x: p.x + dx * half + hand.about(half * 0.35),
    y: p.y + dy * half + hand.about(half * 0.35),
  });
  return polygon([corner(-1, -1), corner(1, -0.9), corner(0.9, 1), corner(-1, 0.9)]);
};

/** Blocks still standing along the sides, others fallen inside. */
const ruin: Motif = {
  ground: 'stone',
  draw: (loop, hand) => {
    const inner = insetBy(loop, 6.6);
    const standing = alongLoop(inner.length > 0 ? inner : loop, 11.5)
      .filter(() => hand.unit() < 0.84)
      .map((p) => quad(p, hand.between(3.6, 5), hand));
    const wall = insetBy(loop, 15);
    const rubble = scatter(loop, 17, 19, hand).filter(() => hand.unit() < 0.42);
    const fallen = rubble.map((p) => quad(p, hand.between(1.8, 3.4), hand));
    const dust = rubble.map((p) => `M${n1(p.x + 6)} ${n1(p.y + 2)}h.1M${n1(p.x - 5)} ${n1(p.y + 5)}h.1`);
    return [
      { ink: 'broken', d: wall.length > 0 ? polygon(wall) : '' },
      { ink: 'line', d: dust.join('') },
      { ink: 'block', d: standing.join('') + fallen.join('') },
    ];
  },
};

/** A crown from above: bumps at the rim, a shaded second row away from the light, twigs from the trunk. */
const tree: Motif = {
  ground: 'leaf',
  draw: (loop, hand) => {
    const middle = middleOf(loop);
    const shrunk = (share: number): Loop =>
      loop.map((p) => ({ x: middle.x + (p.x - middle.x) * share, y: middle.y + (p.y - middle.y) * share }));
    const { minX, maxX } = boundsOf(loop);
    const bump = Math.max(9, (maxX - minX) / 7);
    const shade = alongLoop(shrunk(0.66), bump * 0.62).filter((p) => p.nx + p.ny > -0.1);
    const tufts = shade.map((p) => tuft({ x: p.x + hand.about(2), y: p.y + hand.about(2) }, bump * 0.24));
    const light = scatter(shrunk(0.46), bump, 0, hand).map((p) => tuft(p, bump * 0.2));
    return [
      { ink: 'foliage', d: scallops(shrunk(0.87), bump, hand) },
      { ink: 'leafFine', d: scallops(shrunk(0.5), bump * 0.9, hand) },
      { ink: 'leafLine', d: tufts.join('') },
      { ink: 'leafFine', d: light.join('') },
      { ink: 'trunk', d: circle(middle, bump * 0.22) },
    ];
  },
};

/** Facets from a tilted top down to the corners; those away from the light are hatched. */
const rock: Motif = {
  ground: 'stone',
  draw: (loop, hand) => {
    const middle = middleOf(loop);
    const top = loop.map((p) => ({
      x: middle.x - 2.5 + (p.x - middle.x) * 0.48 + hand.about(1.6),
      y: middle.y - 3.5 + (p.y - middle.y) * 0.44 + hand.about(1.6),
    }));
    const facets = loop.map((p, i) => {
      const j = (i + 1) % loop.length;
      return { outward: outwardOf(p, loop[j]!), loop: [p, loop[j]!, top[j]!, top[i]!] };
    });
    const dark = facets.filter(({ outward }) => outward.x + outward.y > 0.2);
    return [
      { ink: 'hatch', d: dark.map((facet) => hatch(facet.loop, { x: 0.94, y: -0.34 }, 3)).join('') },
      { ink: 'line', d: polygon(top) + loop.map((p, i) => line([p, top[i]!])).join('') },
    ];
  },
};

const outwardOf = (a: Spot, b: Spot): Spot => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
};

/** A lid of planks in a frame, with a brace from corner to corner. */
const crate: Motif = {
  ground: 'wood',
  draw: (loop) => {
    const lid = insetBy(loop, 5);
    if (lid.length < 4) return [{ ink: 'line', d: hatch(loop, grainOf(loop), 6) }];
    const [a, c] = [lid[0]!, lid[2]!];
    const along = grainOf(loop);
    const side = { x: -(c.y - a.y), y: c.x - a.x };
    const length = Math.hypot(side.x, side.y) || 1;
    const w = { x: (side.x / length) * 2.2, y: (side.y / length) * 2.2 };
    const move = (p: Spot, k: number): Spot => ({ x: p.x + w.x * k, y: p.y + w.y * k });
    return [
      { ink: 'fine', d: hatch(lid, along, 6) },
      { ink: 'wood', d: polygon([move(a, 1), move(c, 1), move(c, -1), move(a, -1)]) },
      { ink: 'line', d: polygon(lid) + line([move(a, 1), move(c, 1)]) + line([move(c, -1), move(a, -1)]) },
    ];
  },
};

/** A needle of stone from above: its edges meet near the top, two faces lie in shade. */
const obelisk: Motif = {
  ground: 'stone',
  draw: (loop) => {
    const middle = middleOf(loop);
    const tip = loop.map((p) => ({ x: middle.x + (p.x - middle.x) * 0.26, y: middle.y + (p.y - middle.y) * 0.26 }));
    const faces = loop.map((p, i) => {
      const j = (i + 1) % loop.length;
      return { outward: outwardOf(p, loop[j]!), loop: [p, loop[j]!, tip[j]!, tip[i]!] };
    });
    const dark = faces.filter(({ outward }) => outward.x + outward.y > 0.2);
    const step = insetBy(loop, 4.5);
    return [
      { ink: 'hatch', d: dark.map((face) => hatch(face.loop, { x: 0.6, y: -0.8 }, 2.6)).join('') },
      { ink: 'fine', d: step.length > 0 ? polygon(step) : '' },
      { ink: 'line', d: loop.map((p, i) => line([p, tip[i]!])).join('') },
      { ink: 'block', d: polygon(tip) },
      { ink: 'line', d: tip.length === 4 ? line([tip[0]!, tip[2]!]) + line([tip[1]!, tip[3]!]) : circle(middle, 1) },
    ];
  },
};

/** Lines that follow the shore, then short ripples. */
const pool: Motif = {
  ground: 'water',
  draw: (loop, hand) => {
    const shores = [3, 7, 12.5].map((by) => insetBy(loop, by)).filter((shore) => shore.length > 0);
    const ripples = scatter(loop, 24, 17, hand).map((p) => {
      const half = hand.between(4, 7);
      return `M${n1(p.x - half)} ${n1(p.y)}q${n1(half / 2)} -2.4 ${n1(half)} 0t${n1(half)} 0`;
    });
    return [{ ink: 'flow', d: shores.map(soft).join('') + ripples.join('') }];
  },
};

/** No kind told: the engraver's usual stipple. */
export const PLAIN: Motif = {
  ground: 'earth',
  draw: (loop, hand, height) =>
    height === 'low'
      ? []
      : [
          {
            ink: 'fine',
            d: scatter(loop, 9, 6, hand)
              .map((p) => `M${at(p)}l2.6 -1.4`)
              .join(''),
          },
        ],
};

export const MOTIFS: Readonly<Record<PieceKind, Motif>> = {
  wall,
  hedge,
  ruin,
  tree,
  rock,
  crate,
  obelisk,
  pool,
  ...LANDS,
};
