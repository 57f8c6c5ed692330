/** One checker of forces, for page, command line, referee and server (DW-23 to DW-28, X-172, X-173). */

import { type ChartLine, chartProblems, type FactionId, factionOf, powerOf, STATS, type Stat } from '@muster/dwethia';
import type { Prices } from '../content/prices.ts';
import { profilesOf } from '../content/profiles.ts';
import { RANKS, type Rank } from '../content/ranks.ts';
import { specialRuleOf } from '../content/rules.ts';
import { scarOf } from '../content/scars.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { isBlackSunMake, wargearOf } from '../content/wargear.ts';
import { capOf, leastOf } from './caps.ts';
import { pointsOf, statsBeforeScars } from './sheet.ts';

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

/** one of the profiles, as it is printed. */
export const isPrinted = (unit: UnitSheet): boolean =>
  profilesOf(unit.faction).some(
    (p) =>
      p.name === unit.name &&
      p.race === unit.race &&
      p.rank === unit.rank &&
      STATS.every(({ name }) => p.stats[name] === unit.stats[name]) &&
      p.wargear.join() === unit.wargear.join() &&
      p.powers.join() === unit.powers.join() &&
      p.rules.join() === unit.rules.join() &&
      unit.scars.length === 0,
  );

const twice = (ids: readonly string[]): readonly string[] => [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];

const nameOf = (id: string): string =>
  wargearOf(id)?.gear.name ?? powerOf(id)?.name ?? specialRuleOf(id)?.name ?? scarOf(id)?.name ?? id;

/** DW-27: what the lists do not have, or not so often. */
const listProblems = ({ name, wargear, powers, rules, scars }: UnitSheet): readonly string[] => {
  const strangers = [
    ...wargear.filter((id) => wargearOf(id) === undefined),
    ...powers.filter((id) => powerOf(id) === undefined),
    ...rules.filter((id) => specialRuleOf(id) === undefined),
    ...scars.filter((id) => scarOf(id) === undefined),
  ];
  return [
    ...strangers.map((id) => `${name}: there is no ${id} in the lists (DW-27).`),
    ...[...twice(wargear), ...twice(powers), ...twice(rules)].map(
      (id) => `${name} has ${nameOf(id)} more than once (DW-27).`,
    ),
  ];
};

const statProblems = (unit: UnitSheet): readonly string[] =>
  STATS.flatMap(({ name: stat, words }) => {
    const value = unit.stats[stat];
    const [least, cap] = [leastOf(stat), capOf(unit, stat)];
    if (cap !== null && value > cap)
      return [`${unit.name} has ${words} ${value}; ${capped(unit, stat)} have ${cap} at most (DW-27).`];
    return value < least ? [`${unit.name} has ${words} ${value}; it is ${least} at least (DW-27).`] : [];
  });

/** no scar makes a unit cheaper by what it could never have been before. */
const scarProblems = (unit: UnitSheet): readonly string[] => {
  for (const stats of statsBeforeScars(unit))
    for (const { name: stat, words } of STATS) {
      const value = stats[stat];
      if (value < leastOf(stat) || value > (capOf(unit, stat) ?? value))
        return [`${unit.name} cannot have its scars: before them it would have had ${words} ${value} (X-77).`];
    }
  return [];
};

const capped = ({ rank, faction }: UnitSheet, stat: Stat): string =>
  stat === 'integrity' && factionOf(faction).trait.integrityCap !== null ? factionOf(faction).name : RANKS[rank].many;

const kitProblems = ({ name, faction, wargear, powers, rules, scars, stats }: UnitSheet): readonly string[] => {
  const gear = wargear.map((id) => wargearOf(id)?.gear);
  const isTwoHanded = gear.some((g) => g?.kind === 'melee' && g.keywords.twoHanded);
  const ofBlackSun = wargear.filter(isBlackSunMake);
  const [first] = ofBlackSun;
  const { blackSunMake } = factionOf(faction).trait;
  return [
    ...(isTwoHanded && wargear.includes('shield')
      ? [`${name} cannot carry a shield beside a two-handed weapon (X-172).`]
      : []),
    ...(gear.filter((g) => g?.kind === 'melee').length > 1
      ? [`${name} carries more than one weapon for melee (DW-27).`]
      : []),
    ...(first !== undefined && !blackSunMake
      ? [`${name} carries a ${nameOf(first)}; only Black Sun Traders have weapons of that make (DW-25).`]
      : []),
    ...(blackSunMake && ofBlackSun.length > 1
      ? [`${name} carries ${ofBlackSun.length} weapons of Black Sun make; one is allowed (DW-25).`]
      : []),
    ...(powers.length > 0 && stats.affinity === 0 && !scars.includes('arcane-obsession')
      ? [`${name} knows powers but has no Affinity to cast them (DW-20).`]
      : []),
    ...rules
      .filter((id) => specialRuleOf(id)?.traitOf === faction)
      .map((id) => `${name} buys ${nameOf(id)}, which its faction gives it already (DW-25).`),
    ...(powers.length > 0 && rules.includes('null') ? [`${name} is null and casts no powers (DW-27).`] : []),
  ];
};

const sheetProblems = (unit: UnitSheet): readonly string[] => [
  ...(unit.name.trim() === '' ? ['A unit needs a name (DW-28).'] : []),
  ...listProblems(unit),
  ...statProblems(unit),
  ...kitProblems(unit),
];

/** What is wrong with one unit, in sentences; nothing when it may be fielded. */
export const unitProblems = (unit: UnitSheet): readonly string[] => [...sheetProblems(unit), ...scarProblems(unit)];

export interface ForceRules {
  /** only the profiles as printed. */
  readonly printed: boolean;
  /** Nobody asks how a unit has come by its scars: so it was before the sixth edition. */
  readonly anyScars?: boolean;
  /** Of the list unless told. */
  readonly prices?: Prices;
}

const counted = (rank: Rank, n: number): string =>
  n === 0 ? `no ${RANKS[rank].many}` : n === 1 ? `1 ${RANKS[rank].name}` : `${n} ${RANKS[rank].many}`;

export const forcePoints = (units: readonly UnitSheet[], prices: Prices = 'list'): number =>
  units.reduce((sum, unit) => sum + pointsOf(unit, prices), 0);

/** What is wrong with a force, in sentences. */
export const forceProblems = (
  force: Force,
  limit: number,
  { printed, prices = 'list', anyScars = false }: ForceRules,
): readonly string[] => {
  const faction = factionOf(force.faction);
  const points = forcePoints(force.units, prices);
  return [
    ...(force.units.length === 0 ? ['The force is empty: choose at least one unit (DW-23).'] : []),
    ...(points > limit ? [`The force costs ${points} points; the limit is ${limit} (DW-23).`] : []),
    ...force.units.flatMap((unit) =>
      unit.faction === force.faction ? [] : [`${unit.name} does not belong to ${faction.name} (DW-25).`],
    ),
    ...force.units.flatMap(anyScars ? sheetProblems : unitProblems),
    ...chartProblems(
      chartFor(limit),
      force.units.map(({ rank }) => rank),
    ).map(({ rank, count, least, most }) =>
      count < least
        ? `A force of ${limit} points needs ${least} ${RANKS[rank].name} at least (DW-25).`
        : `A force of ${limit} points may have ${counted(rank, most ?? 0)}; there ${count === 1 ? 'is' : 'are'} ${count} (DW-25).`,
    ),
    ...(printed
      ? force.units
          .filter((unit) => !isPrinted(unit))
          .map(({ name }) => `${name} is not one of the printed profiles (X-173).`)
      : []),
  ];
};
