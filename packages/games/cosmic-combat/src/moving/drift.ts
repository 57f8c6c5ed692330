/** Momentum: 1 inch straight ahead, whatever is there (CC-27, CC-42, X-211, X-212, X-214, X-218). */

import { EPSILON, hulls, inch, type Length } from '@muster/geometry';
import { pushed, shipOf } from '../state/battle.ts';
import type { Battle, CosmicTable, Place, Ship, ShipId } from '../state/types.ts';
import { lostOverTheEdge } from '../wounds/removal.ts';
import { type Around, ahead, aroundOf, contacts } from './around.ts';
import { canScrape, collide, zoneOf } from './meeting.ts';
import { forcedStep, stepped } from './placing.ts';

export const DRIFT: Length = inch(1);

/** What a drift meets: a base, a friend's zone, a rock (by index among the solid pieces), the edge, or nothing. */
export type Met =
  | { readonly what: 'base' | 'zone'; readonly ship: ShipId }
  | { readonly what: 'solid'; readonly piece: number }
  | { readonly what: 'edge' }
  | { readonly what: 'nothing' };

export interface DriftLeg {
  readonly distance: Length;
  readonly met: Met;
}

const NOTHING: Met = { what: 'nothing' };
const EDGE: Met = { what: 'edge' };

/** How far it gets of what is left, and what it meets there. Bases that touch at the very end have met too. */
export const driftLeg = (a: Around, left: Length): DriftLeg => {
  const { facing } = a.base;
  const stop = hulls.sweep(a.base, facing, left + EPSILON, contacts(a));
  const distance = Math.min(stop.distance, left);
  const scrape = scrapeOn(a, distance, typeof stop.by === 'number' ? stop.by : -1);
  if (scrape !== null && isOn(a, scrape.distance)) return scrape;
  if (!isOn(a, distance)) return { distance, met: EDGE };
  if (typeof stop.by !== 'number') return { distance, met: NOTHING };
  const other = a.others[stop.by];
  const met: Met =
    other === undefined ? { what: 'solid', piece: stop.by - a.others.length } : { what: 'base', ship: other.id };
  return { distance, met };
};

/** CC-42, X-212: no part has passed the edge by more than ε. */
const isOn = ({ base, field }: Around, distance: Length): boolean =>
  hulls.isOnBoard(field.board, hulls.slid(base, base.facing, distance));

/** the first friend's zone that is entered on the way; whose base it comes to is met there. */
const scrapeOn = (a: Around, way: Length, struck: number): DriftLeg | null => {
  let found: DriftLeg | null = null;
  for (let i = 0; i < a.others.length; i++) {
    if (i === struck || !canScrape(a, i)) continue;
    const stop = hulls.sweep(a.base, a.base.facing, found?.distance ?? way, [zoneOf(a.bases[i]!)]);
    if (stop.by !== undefined) found = { distance: stop.distance, met: { what: 'zone', ship: a.others[i]!.id } };
  }
  return found;
};

/** The rest of a drift that began at `from`. */
export const driftOn = (b: Battle, ship: Ship, from: Place, left: Length, table: CosmicTable): Battle => {
  if (left <= 0) return b;
  const { distance, met } = driftLeg(aroundOf(b, ship), left);
  if (met.what === 'edge') return lostOverTheEdge(b, ship.id, table);
  const to = ahead(ship.place!, ship.place!.facing, distance);
  const now = distance === 0 ? b : stepped(b, ship, forcedStep(to, 'drift', 'X-212'), table);
  if (met.what === 'nothing') return now;
  if (met.what === 'solid') return wreck(now, ship.id, met.piece, table);
  const course = { from, direction: from.facing, left: left - distance, isDrift: true };
  return collide(now, ship.id, met.ship, met.what === 'base' ? 'contact' : 'scrape', course, table);
};

const wreck = (b: Battle, id: ShipId, piece: number, table: CosmicTable): Battle => {
  const { strength } = aroundOf(b, shipOf(b, id)).field.solid[piece]!;
  table.tell?.({ type: 'wrecked', ship: id, strength, rule: 'X-218' });
  return pushed(b, { type: 'wreck', ship: id, strength, step: 'roll' });
};
