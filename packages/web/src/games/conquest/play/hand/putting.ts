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
import { type Gestured, type HeldPut, said, type Thing, to } from './types.ts';

/** What could be set up, of this kind of question; the first one is in the hand. */
export const things = (b: Battle, d: ConquestDecision): readonly Thing[] => {
  switch (d.kind) {
    case 'placeTerrain':
      return CATALOGUE.map(({ id }) => ({ type: 'terrain', piece: id, turns: 0 }) as const);
    case 'placeNode':
      return [...new Set(d.kinds.map((owed) => owed[0] as NodeKind))].map((kind) => ({ type: 'node', kind }) as const);
    case 'placeHq':
      return [{ type: 'hq' }];
    case 'deploy': {
      const units = new Set<string>();
      for (const c of conquest.candidates(b, d.seat)) if (c.type === 'deploy') units.add(c.unit);
      return [...units].map((unit) => ({ type: 'deploy', unit }) as const);
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
export const putCommand = (thing: Thing, at: Point): ConquestCommand => {
  switch (thing.type) {
    case 'terrain':
      return { type: 'terrain', piece: thing.piece, at: onLattice(at), turns: thing.turns };
    case 'node':
      return { type: 'node', kind: thing.kind, at: onLattice(at) };
    case 'hq':
      return { type: 'hq', at: onLattice(at) };
    case 'deploy':
      return { type: 'deploy', unit: thing.unit, at: whole(at) };
    case 'place':
      return { type: 'place', at: whole(at) };
  }
};

/** A hand is not that exact: where a place is refused, the nearest that the rules know is meant, if it is near. */
const SNAP: Length = inch(0.75);

const isSame = (a: ConquestCommand, c: ConquestCommand): boolean =>
  a.type === c.type &&
  (a.type !== 'deploy' || (c.type === 'deploy' && a.unit === c.unit)) &&
  (a.type !== 'node' || (c.type === 'node' && a.kind === c.kind)) &&
  (a.type !== 'terrain' || (c.type === 'terrain' && a.piece === c.piece && a.turns === c.turns));

export const placeOf = (c: ConquestCommand): Point | null => ('at' in c && c.at !== null ? c.at : null);

/** The legal command nearest to a wish, and what speaks against the wish itself. */
export const putNear = (b: Battle, seat: number, thing: Thing, at: Point): ConquestCommand | undefined => {
  const wished = putCommand(thing, at);
  if (conquest.refuse(b, seat, wished) === undefined) return wished;
  let best: ConquestCommand | undefined;
  let least: number = SNAP;
  for (const c of conquest.candidates(b, seat)) {
    const place = isSame(wished, c) ? placeOf(c) : null;
    const far = place === null ? Number.POSITIVE_INFINITY : Math.hypot(place.x - at.x, place.y - at.y);
    if (far < least) [best, least] = [c, far];
  }
  return best;
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
  const command = putNear(b, d.seat, held.thing, at);
  if (command !== undefined) return to({ ...held, at: placeOf(command) });
  const refusal = conquest.refuse(b, d.seat, putCommand(held.thing, at));
  return said(held, at, refusal === undefined ? '' : conquest.explain(refusal));
};
