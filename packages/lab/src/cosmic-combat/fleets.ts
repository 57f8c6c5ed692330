/** What is held against what: the ready fleets of factions in pairs, or a ready fleet against itself with one ship exchanged. */

import {
  fleetPoints,
  fleetProblems,
  pointsOf,
  READY_FLEETS,
  type ShipProfile,
  shipProfileOf,
  shipsOfFaction,
  type Which,
} from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';
import { type Exchange, RATIOS, without } from '../factions/exchange.ts';

/** Ids of ships. */
export interface Fielded {
  readonly faction: FactionId;
  readonly ships: readonly string[];
}

export interface Pairing {
  readonly fleets: readonly [Fielded, Fielded];
  /** How the second fleet differs from the first; null where two factions meet. */
  readonly exchange: Exchange | null;
}

const WHICH: readonly Which[] = [1, 2];

const readyFleet = (faction: FactionId, points: number, which: Which): Fielded => {
  const limit = points >= 3000 ? 3000 : 1500;
  const found = READY_FLEETS.find((one) => one.faction === faction && one.limit === limit && one.which === which)!;
  return { faction, ships: found.ships };
};

/** Every two of these factions, each with both of its fleets. */
export const pairings = (factions: readonly FactionId[], points: number): readonly Pairing[] =>
  WHICH.flatMap((mine) =>
    WHICH.flatMap((theirs) =>
      factions.flatMap((one, i) =>
        factions.slice(i + 1).map((other) => ({
          fleets: [readyFleet(one, points, mine), readyFleet(other, points, theirs)] as const,
          exchange: null,
        })),
      ),
    ),
  );

const shipsIn = (ids: readonly string[]): readonly ShipProfile[] => ids.map((id) => shipProfileOf(id)!);

/** Not more than so much of the limit may an exchange win or lose: 45 points of 1500 are about 6 of the win rate by themselves. */
const SLACK = 0.03;

/** As near in points as it can be; undefined where no number of the one makes up for the other. */
const exchanged = (fleet: Fielded, out: ShipProfile, into: ShipProfile, points: number): Pairing | undefined => {
  const had = fleet.ships.filter((id) => id === out.id).length;
  const found = RATIOS.flatMap(([outs, intos]) => {
    if (outs > had) return [];
    const ships = [...without(fleet.ships, out.id, outs), ...Array<string>(intos).fill(into.id)];
    const difference = intos * pointsOf(into) - outs * pointsOf(out);
    const isLegal =
      Math.abs(difference) <= SLACK * points &&
      fleetPoints(shipsIn(ships)) <= points &&
      fleetProblems({ faction: fleet.faction, religion: null, ships: shipsIn(ships) }, points).length === 0;
    const exchange: Exchange = { out: out.id, outs, into: into.id, intos, points: difference };
    return isLegal ? [{ fleets: [fleet, { faction: fleet.faction, ships }] as const, exchange }] : [];
  });
  return found.toSorted((a, b) => Math.abs(a.exchange.points) - Math.abs(b.exchange.points))[0];
};

/** Every ship of the ready fleets for every other ship of its faction. */
export const exchanges = (factions: readonly FactionId[], points: number): readonly Pairing[] =>
  WHICH.flatMap((which) =>
    factions.flatMap((faction) => {
      const fleet = readyFleet(faction, points, which);
      const own = shipsIn([...new Set(fleet.ships)]);
      return own.flatMap((out) =>
        shipsOfFaction(faction).flatMap((into) =>
          into.id === out.id ? [] : (exchanged(fleet, out, into, points) ?? []),
        ),
      );
    }),
  );
