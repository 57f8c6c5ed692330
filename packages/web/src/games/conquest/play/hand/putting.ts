/** Putting things on the table by hand: terrain, nodes, headquarters, units. */

import {
  type Battle,
  CATALOGUE,
  type ConquestCommand,
  type ConquestDecision,
  conquest,
  findKit,
  hqKitFor,
  type Kit,
  modelOf,
  NODE_RADII,
  type NodeKind,
} from '@muster/conquest';
import { inch, type Length, type Point } from '@muster/geometry';
import { whole } from '../moving.ts';
import { nearest } from '../nearest.ts';
import { type Gestured, type HeldPut, said, type Thing, to } from './types.ts';

/** What could be set up, of this kind of question; the first one is in the hand. */
export const things = (b: Battle, d: ConquestDecision): readonly Thing[] => {
  switch (d.kind) {
    case 'placeTerrain':
      return CATALOGUE.map(({ id }) => ({ type: 'terrain', piece: id, turns: 0 }));
    case 'placeNode':
      return [...new Set(d.kinds.map((owed) => owed[0] as NodeKind))].map((kind) => ({ type: 'node', kind }));
    case 'placeHq':
      return [{ type: 'hq' }];
    case 'deploy': {
      const units = conquest.candidates(b, d.seat).flatMap((c) => (c.type === 'deploy' ? [c.unit] : []));
      return [...new Set(units)].map((unit) => ({ type: 'deploy', unit }));
    }
    case 'place':
      return [{ type: 'place' }];
    default:
      return [];
  }
};

/** What it meant to set up next by its list, else the first that it can. */
export const firstThing = (b: Battle, d: ConquestDecision): Thing | undefined => {
  const all = things(b, d);
  if (d.kind !== 'deploy') return all[0];
  const planned = [...b.config.seats[d.seat]!.start];
  for (const m of b.models) {
    const i = m.seat === d.seat ? planned.indexOf(m.sheet) : -1;
    if (i >= 0) planned.splice(i, 1);
  }
  return all.find((one) => one.type === 'deploy' && one.unit === planned[0]) ?? all[0];
};

const HALF: Length = inch(1) / 2;

const onLattice = ({ x, y }: Point): Point => ({ x: Math.round(x / HALF) * HALF, y: Math.round(y / HALF) * HALF });

/** terrain, nodes and headquarters lie on half inches. */
export const putCommand = (thing: Thing, at: Point): ConquestCommand & { readonly at: Point } => ({
  ...thing,
  at: thing.type === 'deploy' || thing.type === 'place' ? whole(at) : onLattice(at),
});

/** A hand is not that exact: where a place is refused, the nearest that the rules know is meant, if it is near. */
const SNAP: Length = inch(0.75);

/** Where a command puts this thing. */
const placesOf = (thing: Thing, c: ConquestCommand): readonly Point[] =>
  'at' in c && c.at !== null && Object.entries(thing).every(([key, value]) => c[key as keyof typeof c] === value)
    ? [c.at]
    : [];

/** The legal place nearest to a wish. */
export const putNear = (b: Battle, seat: number, thing: Thing, at: Point): Point | undefined => {
  const wished = putCommand(thing, at);
  if (conquest.refuse(b, seat, wished) === undefined) return wished.at;
  const known = conquest.candidates(b, seat).flatMap((c) => placesOf(thing, c));
  return nearest(known, ({ x, y }) => Math.hypot(x - at.x, y - at.y), SNAP);
};

/** So wide is what is put down; null for terrain, which has a shape of its own. */
export const thingRadius = (b: Battle, d: ConquestDecision, thing: Thing): Length => {
  const kit = thingKit(b, d, thing);
  if (kit !== undefined) return kit.radius;
  return thing.type === 'node' ? NODE_RADII[thing.kind] : inch(0.2);
};

export const thingKit = (b: Battle, d: ConquestDecision, thing: Thing): Kit | undefined => {
  if (thing.type === 'deploy') return findKit(b, d.seat, thing.unit);
  if (thing.type === 'place' && d.kind === 'place') return findKit(b, modelOf(b, d.builder).seat, d.product);
  return thing.type === 'hq' ? hqKitFor(b, d.seat) : undefined;
};

export const putDown = (b: Battle, d: ConquestDecision, held: HeldPut, at: Point): Gestured => {
  const place = putNear(b, d.seat, held.thing, at);
  if (place !== undefined) return to({ ...held, at: place });
  const refusal = conquest.refuse(b, d.seat, putCommand(held.thing, at));
  return said(held, at, refusal === undefined ? '' : conquest.explain(refusal));
};
