/** Which ships fight which: connected components of pairs (CC-60, X-222, X-239); a station fights for who holds it. */

import { otherSide, type Side } from '@muster/dwethia';
import { areNear, isPair } from '../ground/standing.ts';
import { isOnBoard, STATION_ID, sideOf } from '../state/battle.ts';
import type { Battle, Ship, ShipId } from '../state/types.ts';

export interface Fight {
  /** Its lowest ship, in the order of the battle: names it. */
  readonly id: ShipId;
  /** By side, each in the order of the battle. */
  readonly ships: readonly [readonly ShipId[], readonly ShipId[]];
}

/** the station fights against who boards it, if both do against who acts first. Its holder is no pair with it. */
const stationSide = (b: Battle, station: Ship): Side => {
  let boards = 0;
  for (const s of b.ships) {
    const side = isOnBoard(s) ? sideOf(b, s) : null;
    if (side !== null && isPair(b, s, station)) boards |= 1 << side;
  }
  return boards === 3 ? otherSide(b.first) : boards === 2 ? 0 : 1;
};

/** The side for which a ship fights. */
const fightingSide = (b: Battle, s: Ship): Side => sideOf(b, s) ?? stationSide(b, s);

const areFighting = (b: Battle, a: Ship, c: Ship): boolean =>
  isPair(b, a, c) && fightingSide(b, a) !== fightingSide(b, c);

/** All ships of the fight that this one is in; itself alone where it is in none. */
export const ringOf = (b: Battle, s: Ship): readonly Ship[] => {
  const ring: Ship[] = [s];
  for (let i = 0; i < ring.length; i++)
    for (const one of b.ships)
      if (isOnBoard(one) && !ring.includes(one) && areFighting(b, ring[i]!, one)) ring.push(one);
  return ring;
};

const fightIn = (b: Battle, ring: readonly Ship[]): Fight => {
  const sides: [ShipId[], ShipId[]] = [[], []];
  const members = b.ships.filter((s) => ring.includes(s));
  for (const s of members) sides[fightingSide(b, s)].push(s.id);
  return { id: members[0]!.id, ships: sides };
};

/** The fight that this ship is in; undefined where it is in none. */
export const fightOf = (b: Battle, s: Ship): Fight | undefined => {
  const ring = ringOf(b, s);
  return ring.length === 1 ? undefined : fightIn(b, ring);
};

/** every fight on the board, the lowest ship's first. */
export const fightsOf = (b: Battle): readonly Fight[] => {
  const fights: Fight[] = [];
  const seen: Ship[] = [];
  for (const s of b.ships) {
    if (!isOnBoard(s) || seen.includes(s)) continue;
    const ring = ringOf(b, s);
    if (ring.length === 1) continue;
    seen.push(...ring);
    fights.push(fightIn(b, ring));
  }
  return fights;
};

/** whether a side has a ship near the station. */
export const isAtStation = (b: Battle, side: Side): boolean => {
  const station = b.ships.find(({ id }) => id === STATION_ID);
  if (station === undefined || !isOnBoard(station)) return false;
  return b.ships.some((s) => isOnBoard(s) && s.wounds > 0 && sideOf(b, s) === side && areNear(b, s, station));
};
