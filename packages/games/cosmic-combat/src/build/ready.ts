/** The ships of a ready fleet that fit a limit of points (DW-25). */

import type { FactionId } from '@muster/dwethia';
import { type FleetSize, READY_FLEETS, type Which } from '../content/fleets.ts';
import { type ShipProfile, shipProfileOf, shipsOfFaction } from '../content/ships.ts';
import { isCapital, isGreat, mostWarships } from './chart.ts';
import { CURRENT, type Edition, pointsOf } from './price.ts';

const readyShips = (faction: FactionId, limit: FleetSize, which: Which): readonly ShipProfile[] =>
  READY_FLEETS.find((one) => one.faction === faction && one.limit === limit && one.which === which)!.ships.map(
    (id) => shipProfileOf(id)!,
  );

/** As many ready fleets as a limit holds, the large ones first; of the smaller one below 1500, what fits. */
const offered = (faction: FactionId, points: number, which: Which): readonly ShipProfile[] => {
  const other: Which = which === 1 ? 2 : 1;
  const large = Math.floor(points / 3000);
  const rest = points - large * 3000;
  return [
    ...Array.from({ length: large }, (_, i) => readyShips(faction, 3000, i % 2 === 0 ? which : other)).flat(),
    ...(large === 0 || rest >= 1500 ? readyShips(faction, 1500, which) : []),
  ];
};

const cheapestCruiser = (faction: FactionId, edition: Edition): ShipProfile =>
  shipsOfFaction(faction)
    .filter((ship) => ship.class === 'cruiser')
    .reduce((best, ship) => (pointsOf(ship, edition) < pointsOf(best, edition) ? ship : best));

/** The ships of a ready fleet that a limit of points and its chart allow; at the least one cruiser. */
export const fleetFor = (
  faction: FactionId,
  points: number,
  which: Which,
  edition: Edition = CURRENT,
): readonly ShipProfile[] => {
  const taken: ShipProfile[] = [];
  let left = points;
  let warships = mostWarships(points);
  for (const ship of offered(faction, points, which)) {
    const cost = pointsOf(ship, edition);
    if (cost > left || (isGreat(ship) && warships === 0)) continue;
    taken.push(ship);
    left -= cost;
    if (isGreat(ship)) warships--;
  }
  return taken.some(isCapital) ? taken : [cheapestCruiser(faction, edition)];
};
