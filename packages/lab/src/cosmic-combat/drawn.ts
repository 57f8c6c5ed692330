/** Fleets drawn at random: every ship of a faction meets every other in many numbers, so that what each is worth can be told apart. */

import { fleetProblems, isCapital, isGreat, pointsOf, type ShipProfile, shipsOfFaction } from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';
import { makeRng, type Rng } from '@muster/kernel';
import { gameSeed } from '../seeds.ts';
import type { Fielded } from './fleets.ts';

/** In which class a ship is drawn, so often each. */
const CLASSES: readonly ((ship: ShipProfile) => boolean)[] = [
  (ship) => !isCapital(ship),
  (ship) => !isCapital(ship),
  (ship) => ship.class === 'cruiser',
  (ship) => ship.class === 'cruiser',
  (ship) => ship.class === 'cruiser',
  isGreat,
];
const DRAWS = 40;
/** For every 1500 points: a fleet as one would field it. */
const [LEAST_SHIPS, MOST_SHIPS] = [3, 9] as const;
/** So much of the limit may be left over. */
const LEFT = 0.075;

const pick = <T>(all: readonly T[], rng: Rng): T => all[rng.below(all.length)]!;

const attempt = (faction: FactionId, points: number, rng: Rng): readonly ShipProfile[] => {
  const ships: ShipProfile[] = [];
  let left = points;
  for (let i = 0; i < DRAWS; i++) {
    const ship = pick(shipsOfFaction(faction).filter(pick(CLASSES, rng)), rng);
    if (pointsOf(ship) > left) continue;
    ships.push(ship);
    left -= pointsOf(ship);
  }
  return ships;
};

const drawnFleet = (faction: FactionId, points: number, rng: Rng): Fielded => {
  const size = points / 1500;
  for (;;) {
    const ships = attempt(faction, points, rng);
    const spent = ships.reduce((sum, ship) => sum + pointsOf(ship), 0);
    const isFleet = ships.length >= LEAST_SHIPS * size && ships.length <= MOST_SHIPS * size;
    if (!isFleet || spent < (1 - LEFT) * points) continue;
    if (fleetProblems({ faction, religion: null, ships }, points).length === 0)
      return { faction, ships: ships.map(({ id }) => id) };
  }
};

/** The two fleets of a pair of battles, by its number; both may be of one faction. */
export const drawnPair = (
  factions: readonly FactionId[],
  points: number,
  seed: number,
  number: number,
): readonly [Fielded, Fielded] => {
  const rng = makeRng(gameSeed(seed, number));
  const draw = (): Fielded => drawnFleet(pick(factions, rng), points, rng);
  return [draw(), draw()];
};
