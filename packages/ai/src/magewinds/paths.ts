/** How far it is to walk, round obstacles: a net of places for each terrain, made once. Fighters in the way are not counted. */

import { type Field, isLegClear, isPlace, type Point, type Way } from '@muster/geometry';
import { type Battle, fieldOf, OVER, RADIUS } from '@muster/magewinds';
import { INCH } from './field.ts';

interface Net {
  readonly way: Way;
  readonly columns: number;
  readonly rows: number;
  /** Whether a base may be over each place. */
  readonly open: Uint8Array;
  /** By place: which of the eight neighbours can be walked to, as bits. */
  readonly exits: Uint8Array;
  /** By goal: the way from every place. */
  readonly lengths: (Float64Array | undefined)[];
}

const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

const NETS = new WeakMap<Field, Net>();

const pointAt = (net: Pick<Net, 'columns'>, i: number): Point => ({
  x: Math.round(((i % net.columns) + 0.5) * INCH),
  y: Math.round((Math.floor(i / net.columns) + 0.5) * INCH),
});

const makeNet = (field: Field): Net => {
  const way: Way = { field, radius: RADIUS, over: OVER.low, bodies: [] };
  const columns = Math.floor(field.width / INCH);
  const rows = Math.floor(field.height / INCH);
  const size = columns * rows;
  const net = {
    way,
    columns,
    rows,
    open: new Uint8Array(size),
    exits: new Uint8Array(size),
    lengths: new Array<Float64Array | undefined>(size),
  };
  for (let i = 0; i < size; i++) {
    const p = pointAt(net, i);
    net.open[i] = isLegClear(way, p, p, p) ? 1 : 0;
  }
  for (let i = 0; i < size; i++)
    for (let d = 0; d < AROUND.length; d++) {
      const to = neighbour(net, i, d);
      if (to < 0 || net.open[i] === 0 || net.open[to] === 0) continue;
      const p = pointAt(net, i);
      if (isLegClear(way, p, p, pointAt(net, to))) net.exits[i]! |= 1 << d;
    }
  return net;
};

const neighbour = ({ columns, rows }: Pick<Net, 'columns' | 'rows'>, i: number, d: number): number => {
  const x = (i % columns) + AROUND[d]![0];
  const y = Math.floor(i / columns) + AROUND[d]![1];
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
};

const netOf = (b: Battle): Net => {
  const field = fieldOf(b);
  let net = NETS.get(field);
  if (net === undefined) {
    net = makeNet(field);
    NETS.set(field, net);
  }
  return net;
};

/** The open place nearest to a point. */
const placeNear = (net: Net, p: Point): number => {
  const cx = Math.max(0, Math.min(net.columns - 1, Math.floor(p.x / INCH)));
  const cy = Math.max(0, Math.min(net.rows - 1, Math.floor(p.y / INCH)));
  const here = cy * net.columns + cx;
  if (net.open[here] === 1) return here;
  let best = here;
  let least = Infinity;
  for (let d = 0; d < AROUND.length; d++) {
    const i = neighbour(net, here, d);
    if (i < 0 || net.open[i] === 0) continue;
    const q = pointAt(net, i);
    const far = (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
    if (far < least) [best, least] = [i, far];
  }
  return best;
};

/** Ever shorter ways until none is left: the nets are small. */
const spread = (net: Net, goal: number): Float64Array => {
  const lengths = new Float64Array(net.open.length).fill(Infinity);
  lengths[goal] = 0;
  let front = [goal];
  while (front.length > 0) {
    const next: number[] = [];
    for (const i of front)
      for (let d = 0; d < AROUND.length; d++) {
        if ((net.exits[i]! & (1 << d)) === 0) continue;
        const to = neighbour(net, i, d);
        const length = lengths[i]! + (d % 2 === 0 ? INCH : INCH * Math.SQRT2);
        if (length >= lengths[to]! - 1) continue;
        lengths[to] = length;
        next.push(to);
      }
    front = next;
  }
  return lengths;
};

const lengthsTo = (net: Net, goal: number): Float64Array => {
  let lengths = net.lengths[goal];
  if (lengths === undefined) {
    lengths = spread(net, goal);
    net.lengths[goal] = lengths;
  }
  return lengths;
};

/** From centre to centre: straight where nothing is in the way, else round it, to about half an inch. */
export const walk = (b: Battle, from: Point, to: Point): number => {
  const straight = distance(from, to);
  const net = netOf(b);
  if (isLegClear(net.way, from, from, to)) return straight;
  const length = lengthsTo(net, placeNear(net, to))[placeNear(net, from)]!;
  return length === Infinity ? 2 * straight : Math.max(straight, length);
};

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The next place on the way to a goal; -1 at the goal, or when no way leads there. */
const nextOf = (net: Net, lengths: Float64Array, i: number): number => {
  let best = -1;
  let least = lengths[i]!;
  for (let d = 0; d < AROUND.length; d++) {
    if ((net.exits[i]! & (1 << d)) === 0) continue;
    const to = neighbour(net, i, d);
    const length = lengths[to]! + (d % 2 === 0 ? INCH : INCH * Math.SQRT2);
    if (length <= least + 1 && lengths[to]! < lengths[i]!) [best, least] = [to, length];
  }
  return best;
};

/** A way round obstacles as far as the limit allows, each leg as long as can be; `way` knows who stands in it. */
export const wayRound = (b: Battle, way: Way, from: Point, goal: Point, limit: number): Point[] => {
  const net = netOf(b);
  const lengths = lengthsTo(net, placeNear(net, goal));
  const path: Point[] = [];
  let at: Point = from;
  let left = limit;
  let node = placeNear(net, from);
  for (let leg = 0; leg < MOST_LEGS && node >= 0; leg++) {
    let end: Point | undefined;
    for (let i = node; i >= 0; i = nextOf(net, lengths, i)) {
      const p = pointAt(net, i);
      if (distance(at, p) > left - 2) break;
      if (!isLegClear(way, from, at, p)) continue;
      end = p;
      node = i;
    }
    if (end === undefined) break;
    path.push(end);
    left -= Math.ceil(distance(at, end)) + 1;
    at = end;
    node = nextOf(net, lengths, node);
  }
  while (path.length > 0 && !isPlace(way, path[path.length - 1]!, from)) path.pop();
  return path;
};
const MOST_LEGS = 4;
