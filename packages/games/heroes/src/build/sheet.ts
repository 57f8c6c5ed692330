/** The Custom Unit Sheet (DW-28): what a unit is, and what it costs item by item. */

import {
  changed,
  factionOf,
  type Item,
  POWER_POINTS,
  powerOf,
  RACES,
  STATS,
  type Stats,
  statItems,
  total,
  wargearItem,
} from '@muster/dwethia';
import { housePrice, type Prices } from '../content/prices.ts';
import { profilesOf } from '../content/profiles.ts';
import { RANKS } from '../content/ranks.ts';
import { specialRuleOf } from '../content/rules.ts';
import { type Scar, scarOf } from '../content/scars.ts';
import type { UnitSheet } from '../content/sheet.ts';
import { wargearOf } from '../content/wargear.ts';

/** Ordinary Move: every space more or less is a point (ours). */
const USUAL_MOVE = 6;

const isLastingGun = (id: string): boolean => {
  const gear = wargearOf(id)?.gear;
  return gear?.kind === 'ranged' && gear.uses === null;
};

/** What its faction's trait costs. */
const traitItems = ({ faction, wargear }: UnitSheet, stats: Stats): readonly Item[] => {
  const { ignore, steadyAim } = factionOf(faction).trait;
  if (ignore !== null) return [{ what: `Ignores wounds on ${ignore}+`, points: stats.wounds }];
  if (steadyAim && wargear.some(isLastingGun)) return [{ what: 'Steady aim', points: 1 }];
  return [];
};

const scarsOf = (sheet: UnitSheet): readonly Scar[] => sheet.scars.flatMap((id) => scarOf(id) ?? []);

/** Its stats as they were before its scars. */
const unscarred = (sheet: UnitSheet): Stats =>
  scarsOf(sheet).reduce(
    (before, { changes }) =>
      changed(before, Object.fromEntries(Object.entries(changes).map(([stat, by]) => [stat, -by]))),
    sheet.stats,
  );

/** Its stats before each of its scars. */
export const statsBeforeScars = (sheet: UnitSheet): readonly Stats[] => {
  let stats = unscarred(sheet);
  return scarsOf(sheet).map(({ changes }) => {
    const before = stats;
    stats = changed(stats, changes);
    return before;
  });
};

/** The profile that it is, whatever it is called and whatever battles have made of it; what was bought besides does not matter. */
const profileIn = ({ faction, race, rank, wargear, powers, rules }: UnitSheet, before: Stats) =>
  profilesOf(faction).find(
    (p) =>
      p.race === race &&
      p.rank === rank &&
      STATS.every(({ name }) => p.stats[name] === before[name]) &&
      p.wargear.join() === wargear.join() &&
      p.powers.every((id) => powers.includes(id)) &&
      p.rules.every((id) => rules.includes(id)),
  );

const houseItems = (sheet: UnitSheet, stats: Stats): readonly Item[] => {
  const profile = profileIn(sheet, stats);
  const points = profile === undefined ? 0 : housePrice(profile);
  return points === 0 ? [] : [{ what: 'House price (ours)', points }];
};

/** DW-24: the bill. Ids that nobody knows cost nothing; the checker names them. */
export const billOf = (sheet: UnitSheet, prices: Prices = 'list'): readonly Item[] => {
  const { rank, race, wargear, powers, rules } = sheet;
  const stats = unscarred(sheet);
  const moved = stats.move - USUAL_MOVE;
  const { surcharge, name } = RANKS[rank];
  const cover = RACES.find(({ id }) => id === race)?.cover ?? 0;
  return [
    ...statItems(stats),
    ...(moved === 0 ? [] : [{ what: `Move ${stats.move}`, points: moved }]),
    ...wargear.flatMap((id) => {
      const entry = wargearOf(id);
      return entry === undefined ? [] : [{ what: wargearItem(entry.gear).what, points: entry.points }];
    }),
    ...powers.flatMap((id) => {
      const power = powerOf(id);
      return power === undefined ? [] : [{ what: power.name, points: POWER_POINTS }];
    }),
    ...rules.flatMap((id) => {
      const rule = specialRuleOf(id);
      return rule === undefined ? [] : [{ what: rule.name, points: rule.points }];
    }),
    ...(cover === 0 ? [] : [{ what: `Cover ${cover} by nature`, points: 1 }]),
    ...traitItems(sheet, stats),
    ...scarsOf(sheet).map(({ name: what, points }) => ({ what, points })),
    ...(surcharge === 0 ? [] : [{ what: `Footprint of a ${name}`, points: surcharge }]),
    ...(prices === 'house' ? houseItems(sheet, stats) : []),
  ];
};

export const pointsOf = (sheet: UnitSheet, prices: Prices = 'list'): number => total(billOf(sheet, prices));
