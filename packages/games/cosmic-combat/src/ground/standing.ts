/** Where ships stand, who is near whom, who is locked (CC-29, X-26, X-201, X-203, X-204, X-222). */

import { hulls } from '@muster/geometry';
import { areEnemies, isOnBoard, STATION, sideOf } from '../state/battle.ts';
import type { Battle, Place, Ship } from '../state/types.ts';
import { type Kit, kitOf } from './field.ts';

const known = new WeakMap<Place, hulls.Hull>();

export const hullAt = (kit: Kit, place: Place): hulls.Hull =>
  kit.isRound
    ? hulls.roundHull(place.x, place.y, place.facing, kit.length)
    : hulls.hull(place.x, place.y, place.facing, kit.length, kit.width);

/** The base of a ship on the board. A place belongs to one ship, so its hull is worked out once. */
export const hullOf = (b: Battle, s: Ship): hulls.Hull => {
  const place = s.place!;
  const found = known.get(place);
  if (found !== undefined) return found;
  const made = hullAt(kitOf(b, s), place);
  known.set(place, made);
  return made;
};

/** Most are so far apart that their sides alone tell. */
export const isNearTo = (a: hulls.Hull, c: hulls.Hull): boolean => {
  const reach = (a.length + a.width + c.length + c.width) / 2 + hulls.ZONE;
  return Math.abs(a.x - c.x) <= reach && Math.abs(a.y - c.y) <= reach && hulls.isNear(a, c);
};

export const areNear = (b: Battle, a: Ship, c: Ship): boolean => isNearTo(hullOf(b, a), hullOf(b, c));

/** All others on the board, the dying included. */
export const othersOf = (b: Battle, s: Ship): readonly Ship[] =>
  b.ships.filter((one) => one.id !== s.id && isOnBoard(one));

export const enemiesOf = (b: Battle, s: Ship): readonly Ship[] => othersOf(b, s).filter((one) => areEnemies(b, s, one));

export const friendsOf = (b: Battle, s: Ship): readonly Ship[] =>
  othersOf(b, s).filter((one) => !areEnemies(b, s, one));

/** a station, and a ship of who holds it. */
export const isHeldBy = (b: Battle, station: Ship, s: Ship): boolean =>
  station.unit === STATION && b.station !== null && b.station.holder !== null && b.station.holder === sideOf(b, s);

/** enemies, near, both boardable, at least one with Aggressors. Who holds the station does not fight it. */
export const isPair = (b: Battle, a: Ship, c: Ship): boolean => {
  if (!areEnemies(b, a, c) || isHeldBy(b, a, c) || isHeldBy(b, c, a)) return false;
  const [one, other] = [kitOf(b, a), kitOf(b, c)];
  if (!one.isBoardable || !other.isBoardable || one.stats.aggression + other.stats.aggression === 0) return false;
  return areNear(b, a, c);
};

/** computed from positions whenever it is asked. */
export const lockedWith = (b: Battle, s: Ship): readonly Ship[] =>
  isOnBoard(s) ? enemiesOf(b, s).filter((one) => isPair(b, s, one)) : [];

export const isLocked = (b: Battle, s: Ship): boolean => lockedWith(b, s).length > 0;
