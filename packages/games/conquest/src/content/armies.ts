/** A ready army for each faction (3.2, ours): what it starts with, its headquarters and religion. */

import type { FactionId, ReligionId } from '@muster/dwethia';
import type { Army } from './types.ts';
import { unitOf, unitPoints } from './units.ts';

/** CQ-23: points of a starting force at most; what is not spent goes to the bank as R. */
export const START_POINTS = 500;

/** `5 fabri, 2 legion`: units of the list by their names. */
const army = (faction: FactionId, religion: ReligionId, hq: 'a' | 'b', start: string): Army => ({
  faction,
  religion,
  hq,
  start: start.split(', ').flatMap((part) => {
    const [times, name] = part.split(' ');
    return Array<string>(Number(times)).fill(`${faction}.${name}`);
  }),
});

const BY_FACTION: Readonly<Record<FactionId, Army>> = {
  'empire-of-sol': army('empire-of-sol', 'vigil-of-the-sun', 'a', '5 fabri, 2 legion, 1 sagittarii'),
  citadel: army('citadel', 'iron-catechism', 'a', '5 sappers, 1 platoon, 3 wardens'),
  bloodpact: army('bloodpact', 'red-communion', 'a', '5 scavengers, 4 mob'),
  'black-sun': army('black-sun', 'ledger-of-fortune', 'a', '5 prospectors, 2 company-guard, 1 corsairs'),
  'eldritch-cult': army('eldritch-cult', 'choir-below', 'a', '5 bondsmen, 3 acolytes, 1 hexers'),
  void: army('void', 'silence', 'a', '5 gravediggers, 2 zombies, 1 bone-archers'),
};

export const ARMIES: readonly Army[] = Object.values(BY_FACTION);

export const armyOf = (faction: FactionId): Army => BY_FACTION[faction];

/** R in the bank after the starting force of a ready army is placed. */
export const leftOver = ({ start }: Army): number =>
  START_POINTS - start.reduce((sum, id) => sum + unitPoints(unitOf(id)!), 0);
