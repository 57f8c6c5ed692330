/** What is held against what: the ready forces of factions in pairs, or a ready force against itself with one profile exchanged. */

import type { FactionId } from '@muster/dwethia';
import {
  forcePoints,
  forceProblems,
  type Prices,
  type Profile,
  pointsOf,
  profileOf,
  profilesOf,
  READY_FORCES,
} from '@muster/heroes';
import { type Exchange, RATIOS, SLACK, without } from '../factions/exchange.ts';

/** Ids of profiles. */
export interface Fielded {
  readonly faction: FactionId;
  readonly units: readonly string[];
}

export interface Pairing {
  readonly forces: readonly [Fielded, Fielded];
  /** How the second force differs from the first; null where two factions meet. */
  readonly exchange: Exchange | null;
}

/** Below 150 points the force for 60, and so on. */
const limitOf = (points: number): 60 | 150 | 300 => (points >= 300 ? 300 : points >= 150 ? 150 : 60);

const readyForce = (faction: FactionId, points: number): Fielded => {
  const { units } = READY_FORCES.find((force) => force.faction === faction && force.limit === limitOf(points))!;
  return { faction, units };
};

/** Every two of these factions. */
export const pairings = (factions: readonly FactionId[], points: number): readonly Pairing[] =>
  factions.flatMap((one, i) =>
    factions.slice(i + 1).map((other) => ({
      forces: [readyForce(one, points), readyForce(other, points)] as const,
      exchange: null,
    })),
  );

/** An exchange may cost a little more than there was, and is fought with so much: else only those that lose points would be seen. */
export const exchangeLimit = (points: number): number => points + Math.floor(SLACK * limitOf(points));

const costOf = (units: readonly string[], prices: Prices): number =>
  forcePoints(
    units.map((id) => profileOf(id)!),
    prices,
  );

/** As near in points as it can be; undefined where no number of the one makes up for the other. */
const exchanged = (
  force: Fielded,
  out: Profile,
  into: Profile,
  points: number,
  prices: Prices,
): Pairing | undefined => {
  const had = force.units.filter((id) => id === out.id).length;
  const found = RATIOS.flatMap(([outs, intos]) => {
    if (outs > had) return [];
    const units = [...without(force.units, out.id, outs), ...Array<string>(intos).fill(into.id)];
    const difference = intos * pointsOf(into, prices) - outs * pointsOf(out, prices);
    const sheets = units.map((id) => profileOf(id)!);
    const isLegal =
      Math.abs(difference) <= SLACK * limitOf(points) &&
      costOf(units, prices) <= exchangeLimit(points) &&
      forceProblems({ faction: force.faction, units: sheets }, exchangeLimit(points), { printed: true, prices })
        .length === 0;
    const exchange: Exchange = { out: out.id, outs, into: into.id, intos, points: difference };
    return isLegal ? [{ forces: [force, { faction: force.faction, units }] as const, exchange }] : [];
  });
  return found.toSorted((a, b) => Math.abs(a.exchange.points) - Math.abs(b.exchange.points))[0];
};

/** Every profile of the ready forces for every other profile of its faction. */
export const exchanges = (factions: readonly FactionId[], points: number, prices: Prices): readonly Pairing[] =>
  factions.flatMap((faction) => {
    const force = readyForce(faction, points);
    const own = [...new Set(force.units)].map((id) => profileOf(id)!);
    return own.flatMap((out) =>
      profilesOf(faction).flatMap((into) =>
        into.id === out.id ? [] : (exchanged(force, out, into, points, prices) ?? []),
      ),
    );
  });
