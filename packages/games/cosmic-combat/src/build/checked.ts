/** Files of fleets and of ships, read and checked by the same rules as in battle (DW-23 to DW-28). */

import { factionName, profileWords } from '@muster/dwethia';
import { type CheckedForce, plainObject, type Reader, reader } from '@muster/kernel';
import { religionName } from '../content/religions.ts';
import type { ShipSheet } from '../content/sheet.ts';
import { fleetPoints, fleetProblems, shipProblems } from './fleet.ts';
import { billOf, pointsOf } from './price.ts';
import { type FleetFile, readFleet, readSheet } from './reading.ts';
import { kitWords, markOf } from './words.ts';

const rowOf = (ship: ShipSheet): readonly string[] => [
  markOf(ship),
  ship.name,
  profileWords(ship.stats),
  kitWords(ship),
  `${pointsOf(ship)} points`,
];

const checkedShip = (ship: ShipSheet): CheckedForce => ({
  title: `${ship.name}, ${pointsOf(ship)} points: ${profileWords(ship.stats)}`,
  rows: [...billOf(ship).map(({ what, points }) => [what, `${points}`]), ['Together', `${pointsOf(ship)}`]],
  problems: shipProblems(ship),
});

const checkedFleet = ({ points, faction, religion, ships }: FleetFile): CheckedForce => ({
  title: [
    factionName(faction),
    ...(religion === null ? [] : [religionName(religion)]),
    `${fleetPoints(ships)} of ${points} points`,
  ].join(', '),
  rows: ships.map(rowOf),
  problems: fleetProblems({ faction, religion, ships }, points),
});

/** A whole fleet, or one ship. */
export const checkForce: Reader<CheckedForce> = reader({ anyOf: [readFleet.schema, readSheet.schema] }, (x, where) =>
  Object.hasOwn(plainObject(x, where), 'stats') ? checkedShip(readSheet(x, where)) : checkedFleet(readFleet(x, where)),
);
