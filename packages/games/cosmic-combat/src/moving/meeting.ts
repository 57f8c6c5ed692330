/** Ships come into contact or too near: who is met, and what is rolled for. */

import { EPSILON, hulls, type Length } from '@muster/geometry';
import { hullOf } from '../ground/standing.ts';
import { areFriends, copyBattle, pushed, shipOf } from '../state/battle.ts';
import type { Battle, CosmicTable, Facing, Place, RamFrame, ShipId } from '../state/types.ts';
import type { Around } from './around.ts';

const pairOf = (a: ShipId, c: ShipId): string => (a < c ? `${a} ${c}` : `${c} ${a}`);

const haveScraped = (b: Battle, a: ShipId, c: ShipId): boolean =>
  b.scraped.length > 0 && b.scraped.includes(pairOf(a, c));

export const withScraped = (b: Battle, a: ShipId, c: ShipId): Battle => {
  const copy = copyBattle(b);
  copy.scraped = [...b.scraped, pairOf(a, c)];
  return copy;
};

/** How a ship came to meet another. */
export interface Meeting {
  readonly from: Place;
  readonly direction: Facing;
  readonly left: Length;
  readonly isDrift: boolean;
}

const ramFrame = (
  mover: ShipId,
  target: ShipId,
  how: RamFrame['how'],
  c: Meeting,
  step: RamFrame['step'],
): RamFrame => ({
  type: 'ram',
  mover,
  target,
  how,
  from: c.from,
  direction: c.direction,
  left: c.left,
  isDrift: c.isDrift,
  step,
});

/** Friends roll once for each pair and phase: a second meeting only stops them. */
export const collide = (
  b: Battle,
  mover: ShipId,
  target: ShipId,
  how: RamFrame['how'],
  meeting: Meeting,
  table: CosmicTable,
): Battle => {
  table.tell?.({ type: 'collided', mover, target, how, rule: how === 'scrape' ? 'X-214' : 'X-216' });
  if (!areFriends(b, shipOf(b, mover), shipOf(b, target)))
    return pushed(b, ramFrame(mover, target, how, meeting, 'roll'));
  if (haveScraped(b, mover, target)) return pushed(b, ramFrame(mover, target, how, meeting, 'after'));
  return pushed(withScraped(b, mover, target), ramFrame(mover, target, how, meeting, 'roll'));
};

/** a zone as something to be entered. */
export const zoneOf = (body: hulls.Hull): hulls.Obstacle => ({ body, clearance: hulls.ZONE - EPSILON });

/** Whether a move of this ship can still scrape that one: a friend, not near yet, not rolled for in this phase. */
export const canScrape = (a: Around, index: number): boolean => {
  const other = a.others[index]!;
  return (
    areFriends(a.b, a.ship, other) && !haveScraped(a.b, a.ship.id, other.id) && !hulls.isNear(a.base, a.bases[index]!)
  );
};

/** By the switch a voluntary move may enter friends' zones; all that it has entered are rolled for where it ends. */
export const scrapes = (
  a: Around,
  now: Battle,
  enters: (zone: hulls.Obstacle) => boolean,
  table: CosmicTable,
): Battle => {
  if (a.b.config.rulings.friendlyZone === 'forced') return now;
  const { place } = shipOf(now, a.ship.id);
  const base = hullOf(now, shipOf(now, a.ship.id));
  const meeting: Meeting = { from: place!, direction: place!.facing, left: 0, isDrift: false };
  let b = now;
  for (let i = a.others.length - 1; i >= 0; i--)
    if (canScrape(a, i) && (hulls.isNear(base, a.bases[i]!) || enters(zoneOf(a.bases[i]!))))
      b = collide(b, a.ship.id, a.others[i]!.id, 'scrape', meeting, table);
  return b;
};
