// What people built: roads, bridges, villages, palisades, keep walls.

import { type Jitter, jitter } from '../../../../parts/drawing/jitter.ts';
import { alongLoop, type Rim } from '../../../../parts/drawing/loops.ts';
import { at, n1, pathThrough, polygon, type Spot, spotsIn } from '../../../../parts/drawing/spots.ts';
import type { MapLayout } from '../layout.ts';
import { inset, insetLoop, loopsOf } from './outline.ts';
import { LAYER, type Plate } from './plate.ts';
import { beside, type Network, networkOf } from './ways.ts';

const ROAD = new Set(['road', 'bridge']);
const ON_THE_ROAD = new Set(['village', 'palisade', 'ford']);

export const roadsOf = (layout: MapLayout): Network =>
  networkOf(layout, {
    name: 'road',
    isPart: (hex) => ROAD.has(layout.terrain[hex]!),
    takesUp: (hex) => ON_THE_ROAD.has(layout.terrain[hex]!),
    lone: () => [],
    wander: 3,
  });

export const drawRoads = (plate: Plate, layout: MapLayout, roads: Network): void => {
  for (const way of roads.ways) {
    const d = pathThrough(way.points);
    plate.draw(LAYER.roads, 'roadEdge', d);
    plate.draw(LAYER.roadBeds, 'roadBed', d);
  }
  layout.terrain.forEach((terrain, hex) => {
    // A road hex on its own still shows a piece of road.
    if (terrain !== 'road' || roads.exits[hex]!.length > 0) return;
    const { x, y } = layout.centres[hex]!;
    const d = `M${n1(x - 24)} ${n1(y + 6)}Q${n1(x)} ${n1(y - 8)} ${n1(x + 24)} ${n1(y + 4)}`;
    plate.draw(LAYER.roads, 'roadEdge', d);
    plate.draw(LAYER.roadBeds, 'roadBed', d);
  });
};

const HALF_BRIDGE = 19;

/** A deck with planks and parapets, along the road where it crosses the stream. */
export const drawBridge = (plate: Plate, layout: MapLayout, hex: number, roads: Network, river: Network): void => {
  const centre = layout.centres[hex]!;
  const stream = river.ways.filter((way) => way.hex === hex).flatMap((way) => way.points);
  const road = roads.ways.find((way) => way.hex === hex)?.points ?? straightOver(centre, stream);
  const near = road.filter(
    (p) => (stream.length > 0 ? nearest(stream, p) : Math.hypot(p.x - centre.x, p.y - centre.y)) < HALF_BRIDGE,
  );
  if (near.length < 2) return;
  const [left, right] = [beside(near, () => 7), beside(near, () => -7)];
  plate.draw(LAYER.decks, 'deck', polygon([...left, ...[...right].reverse()]));
  plate.draw(LAYER.decks, 'heavy', pathThrough(left) + pathThrough(right), 1);
  const dense = midpoints(midpoints(near));
  const [a, b] = [beside(dense, () => 6), beside(dense, () => -6)];
  plate.draw(LAYER.decks, 'deckLine', dense.map((_, i) => pathThrough([a[i]!, b[i]!])).join(''), 1);
  for (const rail of [left, right])
    for (const end of [rail[0]!, rail.at(-1)!]) plate.draw(LAYER.decks, 'merlon', square(end, 1.9), 2);
};

const straightOver = (centre: Spot, stream: readonly Spot[]): readonly Spot[] => {
  const [a, b] = [stream[0] ?? { x: centre.x - 1, y: centre.y }, stream.at(-1) ?? { x: centre.x + 1, y: centre.y }];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return Array.from({ length: 15 }, (_, i) => {
    const t = ((i - 7) * 3.4) / length;
    return { x: centre.x - (b.y - a.y) * t, y: centre.y + (b.x - a.x) * t };
  });
};

const nearest = (points: readonly Spot[], p: Spot): number =>
  Math.min(...points.map((q) => Math.hypot(q.x - p.x, q.y - p.y)));

const midpoints = (points: readonly Spot[]): readonly Spot[] =>
  points.flatMap((p, i) => {
    const q = points[i + 1];
    return q ? [p, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }] : [p];
  });

const square = (p: Spot, half: number): string =>
  `M${n1(p.x - half)} ${n1(p.y - half)}h${n1(2 * half)}v${n1(2 * half)}h${n1(-2 * half)}Z`;

const PLOTS = spotsIn('-13 -19, 11 -22, -24 -2, 22 -4, -17 16, 3 27, 20 14');

/** Houses around the green, one of them the church. */
export const drawVillage = (plate: Plate, centre: Spot, roads: readonly Spot[], hand: Jitter): void => {
  const church = hand.whole(0, 1);
  PLOTS.forEach(({ x, y }, i) => {
    const p = { x: centre.x + x + hand.about(2), y: centre.y + y + hand.about(1.5) };
    if (roads.length > 0 && nearest(roads, p) < 8) return;
    house(plate, p, i === church, hand);
  });
};

const house = (plate: Plate, foot: Spot, church: boolean, hand: Jitter): void => {
  const depth = Math.round(foot.y);
  const gable = hand.between(5.4, 6.4);
  const long = hand.between(7.5, 10);
  const wall = hand.between(4, 4.8);
  const pitch = hand.between(4.4, 5.2);
  const flip = hand.unit() < 0.5 ? -1 : 1;
  const pt = (x: number, y: number): Spot => ({ x: foot.x + flip * (x - (gable + long) / 2), y: foot.y - y });
  if (church) spire(plate, { x: foot.x - flip * (gable + long) * 0.5, y: foot.y }, depth);
  const ridge = pt(gable / 2, wall + pitch);
  const ridgeEnd = pt(gable / 2 + long, wall + pitch);
  plate.draw(
    LAYER.standing,
    'wall',
    polygon([pt(0, 0), pt(0, wall), ridge, pt(gable, wall), pt(gable + long, wall), pt(gable + long, 0)]),
    depth,
  );
  plate.draw(LAYER.standing, 'roof', polygon([pt(gable, wall), ridge, ridgeEnd, pt(gable + long, wall)]), depth);
  const hatch = [0.3, 0.55, 0.8].map((t) => {
    const x = gable / 2 + long * t;
    return pathThrough([pt(x, wall + pitch), pt(x + gable / 2, wall)]);
  });
  const doorway = pathThrough([pt(gable / 2, 0), pt(gable / 2, wall * 0.6)]);
  const corner = pathThrough([pt(gable, 0), pt(gable, wall)]);
  plate.draw(LAYER.standing, 'houseLine', corner + hatch.join('') + doorway, depth);
};

const spire = (plate: Plate, foot: Spot, depth: number): void => {
  const { x, y } = foot;
  plate.draw(LAYER.standing, 'wall', `M${n1(x - 2.6)} ${n1(y)}v-10h5.2v10Z`, depth);
  plate.draw(
    LAYER.standing,
    'roof',
    `M${n1(x - 3.2)} ${n1(y - 10)}L${n1(x)} ${n1(y - 20)}L${n1(x + 3.2)} ${n1(y - 10)}Z`,
    depth,
  );
  plate.draw(
    LAYER.standing,
    'houseLine',
    `M${n1(x)} ${n1(y - 20)}v-3.6M${n1(x - 1.3)} ${n1(y - 22.4)}h2.6M${n1(x)} ${n1(y - 4)}v-2.4`,
    depth,
  );
};

/** Whether a road goes through the work here: it leaves a gate. */
const isGate = (gates: readonly Spot[], p: Spot): boolean => gates.some((g) => Math.hypot(g.x - p.x, g.y - p.y) < 9);

/** Stakes stand along the border of neighbouring palisade hexes. */
export const drawPalisades = (plate: Plate, layout: MapLayout, gates: readonly Spot[]): void => {
  for (const loop of loopsOf(layout, (hex) => layout.terrain[hex] === 'palisade')) {
    const hand = jitter(`palisade/${at(loop[0]!)}`);
    for (const p of alongLoop(insetLoop(loop, 5), 4.2)) {
      if (!isGate(gates, p)) stake(plate, p, hand.between(7, 8.6));
    }
    for (const p of alongLoop(insetLoop(loop, 5), 2)) {
      if (!isGate(gates, p))
        plate.draw(LAYER.ground, 'line', `M${n1(p.x + p.ny)} ${n1(p.y - p.nx)}L${n1(p.x - p.ny)} ${n1(p.y + p.nx)}`);
    }
  }
};

const stake = (plate: Plate, { x, y }: Spot, height: number): void => {
  const [left, right] = [n1(x - 1.2), n1(x + 1.2)];
  const [foot, shoulder] = [n1(y + 2.5), n1(y - height + 4.6)];
  const d = `M${left} ${foot}V${shoulder}L${n1(x)} ${n1(y - height + 2.5)}L${right} ${shoulder}V${foot}Z`;
  plate.draw(LAYER.standing, 'stake', d, Math.round(y));
};

/** Keep walls: a stone walk between two lines, merlons on the outer one. */
export const drawKeepWalls = (plate: Plate, layout: MapLayout): void => {
  for (const loop of loopsOf(layout, (hex) => layout.terrain[hex] === 'keep-wall')) {
    plate.draw(LAYER.ground, 'rampartLine', polygon(insetLoop(loop, 4.2)) + polygon(insetLoop(loop, 8.8)), 1);
    for (const p of alongLoop(insetLoop(loop, 3.9), 7.6)) plate.draw(LAYER.ground, 'merlon', merlon(p), 2);
  }
};

const merlon = (p: Rim): string => {
  const [tx, ty] = [-p.ny * 2, p.nx * 2];
  const [outer, inner] = [inset(p, -2), inset(p, 1.8)];
  return polygon([
    { x: outer.x + tx, y: outer.y + ty },
    { x: outer.x - tx, y: outer.y - ty },
    { x: inner.x - tx, y: inner.y - ty },
    { x: inner.x + tx, y: inner.y + ty },
  ]);
};

/** A few courses of stone on the wall walk. */
export const drawMasonry = (plate: Plate, centre: Spot, hand: Jitter): void => {
  for (const y of [-18, -12, -6, 0, 6, 12, 18]) {
    for (let x = -17 + hand.unit() * 5; x < 15; x += hand.between(8, 13)) {
      if (hand.unit() < 0.45) continue;
      plate.draw(
        LAYER.ground,
        'fine',
        `M${n1(centre.x + x)} ${n1(centre.y + y)}h${n1(hand.between(4, 7))}v${hand.unit() < 0.5 ? 3 : -3}`,
      );
    }
  }
};
