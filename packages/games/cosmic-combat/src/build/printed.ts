/** Whether a ship is one of the roster as it is printed. */

import { STATS } from '@muster/dwethia';
import { type ShipProfile, shipsOfFaction } from '../content/ships.ts';
import type { Mount, ShipSheet } from './sheet.ts';

const isSameMount = (a: Mount, b: Mount | undefined): boolean =>
  b !== undefined && a.weapon === b.weapon && [...a.arcs].sort().join() === [...b.arcs].sort().join();

/** The profile of the roster that is built like this, whatever it is called; what a religion puts aboard changes nothing of that. */
export const profileLike = (ship: ShipSheet): ShipProfile | undefined =>
  shipsOfFaction(ship.faction).find(
    (p) =>
      p.class === ship.class &&
      p.base.join() === ship.base.join() &&
      STATS.every(({ name }) => p.stats[name] === ship.stats[name]) &&
      p.shield === ship.shield &&
      p.mounts.length === ship.mounts.length &&
      p.mounts.every((mount, i) => isSameMount(mount, ship.mounts[i])) &&
      p.powers.join() === ship.powers.join(),
  );

export const isPrinted = (ship: ShipSheet): boolean => profileLike(ship)?.name === ship.name;
