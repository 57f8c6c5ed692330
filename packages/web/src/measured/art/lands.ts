// Country from far above: woods, mountains, seas, deserts, cities, salt and mist, as on a general's map.

import type { Jitter } from '../../parts/drawing/jitter.ts';
import { at, n1, polygon, type Spot } from '../../parts/drawing/spots.ts';
import type { PieceKind } from '../types.ts';
import { boundsOf, depthIn, insetBy, type Loop } from './polygons.ts';
import { scatter } from './scatter.ts';
import { soft } from './soft.ts';
import type { Motif } from './strokes.ts';

type LandKind = Extract<PieceKind, 'forest' | 'mountain' | 'ocean' | 'desert' | 'city' | 'saltflat' | 'mist'>;

const crown = ({ x, y }: Spot, r: number): string =>
  `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r * 1.15)} 0 1 1 ${n1(2 * r)} 0a${n1(r)} ${n1(r * 0.6)} 0 0 1 ${n1(-2 * r)} 0Z`;

/** The side of a crown away from the light. */
const crownShade = ({ x, y }: Spot, r: number): string =>
  `M${n1(x + r * 0.15)} ${n1(y + r * 0.3)}q${n1(r * 0.6)} ${n1(-r * 0.1)} ${n1(r * 0.55)} ${n1(-r * 0.9)}`;

/** Little trees, the far ones first. */
const forest: Motif = {
  ground: 'leaf',
  draw: (loop, hand) => {
    const trees = scatter(loop, 42, 15, hand).map((p) => ({ p, r: hand.between(11, 15) }));
    return [
      { ink: 'leafLine', d: trees.map(({ p, r }) => `M${at(p)}v${n1(r * 0.95)}`).join('') },
      { ink: 'foliage', d: trees.map(({ p, r }) => crown(p, r)).join('') },
      { ink: 'leafLine', d: trees.map(({ p, r }) => crownShade(p, r)).join('') },
    ];
  },
};

const peak = (p: Spot, size: number, hand: Jitter) => {
  const top = { x: p.x + hand.about(size * 0.15), y: p.y - size * 0.8 };
  const [left, right] = [
    { x: p.x - size, y: p.y + size * 0.5 },
    { x: p.x + size, y: p.y + size * 0.5 },
  ];
  const hachures = Array.from({ length: 5 }, (_, i) => {
    const share = (i + 1) / 6;
    const from = { x: top.x + (right.x - top.x) * share, y: top.y + (right.y - top.y) * share };
    return `M${at(from)}l${n1(-size * 0.16 * (1.4 - share))} ${n1(size * (0.62 - share * 0.42))}`;
  });
  return { body: `M${at(left)}L${at(top)}L${at(right)}`, hachures: hachures.join('') };
};

/** Ridges with hachures on the side away from the light. */
const mountain: Motif = {
  ground: 'stone',
  draw: (loop, hand) => {
    const peaks = scatter(loop, 46, 16, hand).map((p) => peak(p, hand.between(17, 25), hand));
    return [
      { ink: 'block', d: peaks.map(({ body }) => body).join('') },
      { ink: 'line', d: peaks.map(({ hachures }) => hachures).join('') },
    ];
  },
};

/** Lines that follow the shore, then waves. */
const ocean: Motif = {
  ground: 'water',
  draw: (loop, hand) => {
    const shores = [6, 14, 24].map((by) => insetBy(loop, by)).filter((shore) => shore.length > 2);
    const waves = scatter(loop, 58, 36, hand).map((p) => {
      const half = hand.between(8, 13);
      return `M${n1(p.x - 2 * half)} ${n1(p.y)}q${n1(half / 2)}-5 ${n1(half)} 0t${n1(half)} 0t${n1(half)} 0`;
    });
    return [{ ink: 'flow', d: shores.map(soft).join('') + waves.join('') }];
  },
};

/** Stipple, and the crests of dunes. */
const desert: Motif = {
  ground: 'sand',
  draw: (loop, hand) => {
    const grains = scatter(loop, 19, 7, hand).map((p) => `M${at(p)}h.1`);
    const dunes = scatter(loop, 84, 34, hand).map((p) => {
      const w = hand.between(17, 27);
      return `M${n1(p.x - w)} ${n1(p.y + 5)}q${n1(w * 0.7)}-15 ${n1(w * 2)}-1q${n1(-w * 0.6)}-3-${n1(w * 0.9)} 5`;
    });
    return [
      { ink: 'line', d: grains.join('') },
      { ink: 'edge', d: dunes.join('') },
    ];
  },
};

/** A house from above, with the shade of its roof. */
const house = (p: Spot, w: number, h: number): { readonly walls: string; readonly roof: string } => {
  const box = (dx: number): string =>
    polygon([
      { x: p.x + dx, y: p.y - h },
      { x: p.x + w, y: p.y - h },
      { x: p.x + w, y: p.y + h },
      { x: p.x + dx, y: p.y + h },
    ]);
  return { walls: box(-w), roof: box(0) };
};

/** Blocks of houses along streets, a few of them gone. */
const city: Motif = {
  ground: 'stone',
  draw: (loop, hand) => {
    const { minX, minY, maxX, maxY } = boundsOf(loop);
    const houses: ReturnType<typeof house>[] = [];
    for (let y = minY + 18; y < maxY - 8; y += 31)
      for (let x = minX + 18; x < maxX - 8; x += 34) {
        const p = { x: x + hand.about(3), y: y + hand.about(3) };
        const [w, h] = [hand.between(9, 13), hand.between(7, 11)];
        if (depthIn(loop, p) > 13 && hand.unit() < 0.88) houses.push(house(p, w, h));
      }
    return [
      { ink: 'block', d: houses.map(({ walls }) => walls).join('') },
      { ink: 'roof', d: houses.map(({ roof }) => roof).join('') },
    ];
  },
};

/** Cracks that meet by threes. */
const saltflat: Motif = {
  ground: 'salt',
  draw: (loop, hand) => {
    const cracks = scatter(loop, 44, 15, hand).map((p) => {
      const turn = hand.unit() * Math.PI;
      return [0, 1, 2]
        .map((third) => {
          const a = turn + (third * 2 * Math.PI) / 3;
          const [far, bend] = [hand.between(13, 23), hand.about(0.5)];
          const middle = { x: p.x + (far / 2) * Math.cos(a + bend), y: p.y + (far / 2) * Math.sin(a + bend) };
          return `M${at(p)}L${at(middle)}L${at({ x: p.x + far * Math.cos(a), y: p.y + far * Math.sin(a) })}`;
        })
        .join('');
    });
    return [{ ink: 'line', d: cracks.join('') }];
  },
};

/** Wisps that drift one way. */
const mist: Motif = {
  ground: 'haze',
  draw: (loop: Loop, hand) => {
    const wisps = scatter(loop, 66, 20, hand).map((p) => {
      const w = hand.between(20, 30);
      return `M${n1(p.x - w)} ${n1(p.y)}q${n1(w / 2)}-11 ${n1(w)} 0t${n1(w)} 0m${n1(-w * 1.5)} 10q${n1(w / 2)}-9 ${n1(w)} 0`;
    });
    return [{ ink: 'flow', d: wisps.join('') }];
  },
};

export const LANDS: Readonly<Record<LandKind, Motif>> = { forest, mountain, ocean, desert, city, saltflat, mist };
