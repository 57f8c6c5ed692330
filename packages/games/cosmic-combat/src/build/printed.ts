/** Whether a ship is one of the roster as it is printed. */

import { STATS } from '@muster/dwethia';
import type { Mount, ShipSheet } from '../content/sheet.ts';
import { type ShipProfile, shipsOfFaction } from '../content/ships.ts';

const sorted = (words: readonly string[]): string => [...words].sort().join();

const isSameMount = (a: Mount, b: Mount | undefined): boolean =>
  b !== undefined && a.weapon === b.weapon && sorted(a.arcs) === sorted(b.arcs);

const isSameHull = (p: ShipProfile, ship: ShipSheet): boolean =>
  p.class === ship.class &&
  STATS.every(({ name }) => p.stats[name] === ship.stats[name]) &&
  p.shield === ship.shield &&
  p.mounts.length === ship.mounts.length;

/** The profile of the roster that is built like this, whatever it is called; what a religion puts aboard changes nothing of that. */
export const profileLike = (ship: ShipSheet): ShipProfile | undefined =>
  shipsOfFaction(ship.faction).find(
    (p) =>
      isSameHull(p, ship) &&
      p.base.join() === ship.base.join() &&
      p.mounts.every((mount, i) => isSameMount(mount, ship.mounts[i])) &&
      p.powers.join() === ship.powers.join(),
  );

const mountText = ({ weapon, arcs }: Mount): string => `${weapon} ${sorted(arcs)}`;

/** likewise in whatever order weapons and powers stand, on whatever base. */
export const profileBuiltLike = (ship: ShipSheet): ShipProfile | undefined =>
  shipsOfFaction(ship.faction).find(
    (p) =>
      isSameHull(p, ship) &&
      sorted(p.mounts.map(mountText)) === sorted(ship.mounts.map(mountText)) &&
      sorted(p.powers) === sorted(ship.powers),
  );

/** Whether these weapons, each with its arcs or more, are among those: who needs most chooses first, and takes no more than it needs. */
const areAmong = (wanted: readonly Mount[], carried: readonly Mount[]): boolean => {
  const left = carried.toSorted((a, b) => a.arcs.length - b.arcs.length);
  for (const { weapon, arcs } of wanted.toSorted((a, b) => b.arcs.length - a.arcs.length)) {
    const found = left.findIndex((one) => one.weapon === weapon && arcs.every((arc) => one.arcs.includes(arc)));
    if (found < 0) return false;
    left.splice(found, 1);
  }
  return true;
};

/** ships of the roster, of its faction and class, all of whose weapons it carries. */
export const profilesArmedLike = (ship: ShipSheet): readonly ShipProfile[] =>
  shipsOfFaction(ship.faction).filter((p) => p.class === ship.class && areAmong(p.mounts, ship.mounts));

export const isPrinted = (ship: ShipSheet): boolean => profileLike(ship)?.name === ship.name;
