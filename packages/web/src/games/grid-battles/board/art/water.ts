// Rivers, fords and lakes.

import { jitter } from '../../../../parts/drawing/jitter.ts';
import { at, n1, pathThrough, polygon, type Spot } from '../../../../parts/drawing/spots.ts';
import type { MapLayout } from '../layout.ts';
import { inset, loopsOf, rimOf } from './outline.ts';
import { LAYER, type Plate } from './plate.ts';
import { beside, type Network, networkOf, type Way } from './ways.ts';

const RIVER = new Set(['river', 'ford', 'bridge']);

export const riverOf = (layout: MapLayout): Network =>
  networkOf(layout, {
    name: 'river',
    isPart: (hex) => RIVER.has(layout.terrain[hex]!),
    takesUp: (hex) => layout.terrain[hex] === 'lake',
    lone: (hex) => (layout.terrain[hex] === 'bridge' ? [] : [0, 3]),
    wander: 6,
  });

export const drawRivers = (plate: Plate, layout: MapLayout, river: Network): void => {
  for (const way of river.ways) {
    const d = pathThrough(way.points);
    plate.draw(LAYER.banks, 'bank', d);
    const terrain = layout.terrain[way.hex]!;
    plate.draw(LAYER.water, terrain === 'ford' ? 'shallows' : 'water', d, terrain === 'ford' ? 1 : 0);
    if (terrain === 'ford') drawFord(plate, way, layout.grid.labels[way.hex]!);
    else if (terrain !== 'lake') drawFlow(plate, way, layout.grid.labels[way.hex]!);
  }
};

/** Broken lines that run with the stream, closer at the banks. */
const drawFlow = (plate: Plate, way: Way, label: string): void => {
  const hand = jitter(`flow/${label}`);
  for (const off of [-9.4, -6.4, -2.2, 2.2, 6.4, 9.4]) {
    const bank = Math.abs(off) > 8;
    const phase = hand.unit() * 6.28;
    const path = beside(way.points, (i) => off + (bank ? 0.2 : 0.9) * Math.sin(i * 0.9 + phase));
    let i = bank ? 0 : hand.whole(0, 3);
    while (i < path.length - 2) {
      const end = Math.min(path.length - 1, i + (bank ? hand.whole(7, 12) : hand.whole(3, 7)));
      plate.draw(LAYER.flow, bank ? 'flow' : 'flowFine', pathThrough(path.slice(i, end + 1)));
      i = end + hand.whole(1, bank ? 1 : 3);
    }
  }
};

/** Shallow water with stones, and the track that wades through. */
const drawFord = (plate: Plate, way: Way, label: string): void => {
  const hand = jitter(`ford/${label}`);
  for (const off of [-8, -3, 3, 8]) {
    const path = beside(way.points, () => off + hand.about(1));
    for (let i = hand.whole(0, 1); i < path.length - 1; i += hand.whole(3, 4)) {
      if (i > 4 && i < 10) continue;
      plate.draw(LAYER.flow, 'flowFine', pathThrough(path.slice(i, i + 3)));
    }
  }
  const middle = way.points[Math.floor(way.points.length / 2)]!;
  const ahead = way.points[Math.floor(way.points.length / 2) + 1]!;
  const length = Math.hypot(ahead.x - middle.x, ahead.y - middle.y);
  const across = { x: -(ahead.y - middle.y) / length, y: (ahead.x - middle.x) / length };
  const along = { x: across.y, y: -across.x };
  const spot = (t: number, s: number): Spot => ({
    x: middle.x + across.x * t + along.x * s,
    y: middle.y + across.y * t + along.y * s,
  });
  for (const side of [-7.5, 7.5]) plate.draw(LAYER.ground, 'trackEdge', pathThrough([spot(-27, side), spot(27, side)]));
  for (let t = -9; t <= 9; t += 4.5) {
    const p = spot(t + hand.about(0.8), hand.about(4.4));
    const r = hand.between(1.2, 2);
    plate.draw(
      LAYER.ground,
      'stone',
      `M${n1(p.x - r)} ${n1(p.y)}a${n1(r)} ${n1(r * 0.8)} 0 1 1 ${n1(2 * r)} 0a${n1(r)} ${n1(r * 0.8)} 0 1 1 ${n1(-2 * r)} 0Z`,
    );
  }
};

/** Water lines follow the shore, wider apart towards the middle. */
export const drawLakes = (plate: Plate, layout: MapLayout): void => {
  for (const loop of loopsOf(layout, (hex) => layout.terrain[hex] === 'lake')) {
    const hand = jitter(`lake/${at(loop[0]!)}`);
    const rim = rimOf(loop, 2, 14);
    const phase = hand.unit() * 6.28;
    const wave = (i: number) => 1.3 * Math.sin(i * 0.21 + phase) + 0.8 * Math.sin(i * 0.47 + phase * 2);
    plate.draw(LAYER.lakes, 'lake', polygon(rim.map((p, i) => inset(p, 2 + wave(i)))));
    for (const [k, by] of [4.6, 7.8, 11.8, 16.8].entries()) {
      const points = rim.map((p, i) => inset(p, by + wave(i)));
      if (k < 2) {
        plate.draw(LAYER.flow, 'flow', polygon(points));
        continue;
      }
      const [dash, gap] = [hand.whole(8, 18), hand.whole(2, 4)];
      for (let i = 0; i < points.length - 2; i += dash + gap)
        plate.draw(LAYER.flow, 'flowFine', pathThrough(points.slice(i, i + dash + 1)));
    }
  }
};
