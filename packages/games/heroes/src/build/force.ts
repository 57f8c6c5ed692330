/** One checker of forces, for page, command line, referee and server (DW-23 to DW-28, X-172, X-173). */

import {
  BASE_CAPS,
  type ChartLine,
  chartProblems,
  FACTIONS,
  type FactionId,
  HERO_CAPS,
  overCaps,
  powerOf,
  RACES,
  STATS,
} from '@muster/dwethia';
import { profilesOf } from '../content/profiles.ts';
import { RANKS, type Rank } from '../content/ranks.ts';
import { specialRuleOf } from '../content/rules.ts';
import { wargearOf } from '../content/wargear.ts';
import { pointsOf, type UnitSheet } from './sheet.ts';

export interface Force {
  readonly faction: FactionId;
  readonly units: readonly UnitSheet[];
}

/** The chart for a limit of points. */
export const chartFor = (points: number): readonly ChartLine<Rank>[] => {
  const [least, most] = points < 150 ? [0, 1] : points < 300 ? [1, 2] : [1, 3];
  return [
    { rank: 'hero', least, most },
    { rank: 'basic', least: 0, most: null },
    { rank: 'religious', least: 0, most: 2 },
    { rank: 'monster', least: 0, most: Math.floor(points / 150) },
    { rank: 'titanic', least: 0, most: points < 300 ? 0 : 1 },
  ];
};

const isPrinted = (unit: UnitSheet): boolean =>
  profilesOf(unit.faction).some(
    (p) =>
      p.name === unit.name &&
      p.race === unit.race &&
      p.rank === unit.rank &&
      STATS.every(({ name }) => p.stats[name] === unit.stats[name]) &&
      p.wargear.join() === unit.wargear.join() &&
      p.powers.join() === unit.powers.join() &&
      p.rules.join() === unit.rules.join(),
  );

/** What is wrong with one unit, in sentences; nothing when it may be fielded. */
export const unitProblems = (unit: UnitSheet): readonly string[] => {
  const { name, rank, stats, wargear, powers, rules } = unit;
  const gear = wargear.map((id) => wargearOf(id)?.gear);
  const caps = rank === 'basic' ? BASE_CAPS : HERO_CAPS;
  const isTwoHanded = gear.some((g) => g?.kind === 'melee' && g.keywords.twoHanded);
  const strangers = [
    ...wargear.filter((id) => wargearOf(id) === undefined),
    ...powers.filter((id) => powerOf(id) === undefined),
    ...rules.filter((id) => specialRuleOf(id) === undefined),
  ];
  const words = (stat: string): string => STATS.find((s) => s.name === stat)!.words;
  return [
    ...strangers.map((id) => `${name}: there is no ${id} in the lists.`),
    ...(rank === 'monster' || rank === 'titanic' // their profiles go beyond what the list caps for people
      ? []
      : overCaps(stats, caps).map(
          ({ stat, value, cap }) => `${name} has ${words(stat)} ${value}; ${RANKS[rank].name}s have ${cap} at most.`,
        )),
    ...(stats.perception < 1 ? [`${name} has Perception ${stats.perception}; it is 1 at least.`] : []),
    ...(stats.wounds < 1 ? [`${name} has no Wounds; it needs 1 at least.`] : []),
    ...(isTwoHanded && wargear.includes('shield')
      ? [`${name} cannot carry a shield beside a two-handed weapon (X-172).`]
      : []),
    ...(powers.length > 0 && stats.affinity === 0 ? [`${name} knows powers but has no Affinity to cast them.`] : []),
    ...(gear.filter((g) => g?.kind === 'melee').length > 1 ? [`${name} carries more than one weapon for melee.`] : []),
  ];
};

export interface ForceRules {
  /** X-173: only the profiles as printed. */
  readonly printed: boolean;
}

/** What is wrong with a force, in sentences. */
export const forceProblems = (force: Force, limit: number, { printed }: ForceRules): readonly string[] => {
  const faction = FACTIONS.find(({ id }) => id === force.faction)!;
  const points = force.units.reduce((sum, unit) => sum + pointsOf(unit), 0);
  const known = new Set<string>(RACES.map(({ id }) => id));
  return [
    ...(force.units.length === 0 ? ['The force is empty: choose at least one unit.'] : []),
    ...(points > limit ? [`The force costs ${points} points; the limit is ${limit}.`] : []),
    ...force.units.flatMap((unit) =>
      unit.faction === force.faction ? [] : [`${unit.name} does not belong to ${faction.name} (DW-25).`],
    ),
    ...force.units.flatMap((unit) => (known.has(unit.race) ? [] : [`${unit.name} is of no known race.`])),
    ...force.units.flatMap(unitProblems),
    ...chartProblems(
      chartFor(limit),
      force.units.map(({ rank }) => rank),
    ).map(({ rank, count, least, most }) =>
      count < least
        ? `A force of ${limit} points needs ${least} ${RANKS[rank].name} at least.`
        : `A force of ${limit} points may have ${most === 0 ? 'no' : `${most}`} ${RANKS[rank].name}; there are ${count}.`,
    ),
    ...(printed
      ? force.units
          .filter((unit) => !isPrinted(unit))
          .map(({ name }) => `${name} is not one of the printed profiles (X-173).`)
      : []),
  ];
};
