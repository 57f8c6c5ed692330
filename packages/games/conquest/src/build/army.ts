/** One checker of units and armies, for page, command line, referee and server (CQ-15, CQ-23, DW-23 to DW-28, X-308, X-309). */

import { type FactionId, factionName, kebab, STATS } from '@muster/dwethia';
import { START_POINTS } from '../content/armies.ts';
import { traitOf } from '../content/factions.ts';
import { MISSIONS_TAKEN, missionOf } from '../content/missions.ts';
import { conquestPower } from '../content/powers.ts';
import { ELITES, eliteOf, religionName } from '../content/religions.ts';
import type { UnitSheet } from '../content/types.ts';
import { unitOf, unitPoints, unitsOf } from '../content/units.ts';
import { weaponOf } from '../content/weapons.ts';
import {
  CLASS_NAMES,
  capOf,
  classOf,
  LEAST_COST,
  leastOf,
  MOST_HARVEST,
  MOST_HORDE_COST,
  MOST_POWERS,
} from './caps.ts';
import { mostInPlay, RANK_NAMES, RANKS, rankOf } from './chart.ts';
import { SHIELD_SAVE } from './price.ts';
import type { ArmyFile } from './reading.ts';

const twice = (ids: readonly string[]): readonly string[] => [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];

/** DW-28: what the lists do not have, or not so often. */
const listProblems = ({ name, weapon, powers }: UnitSheet): readonly string[] => {
  const strangers = [
    ...(weapon !== null && weaponOf(weapon) === undefined ? [weapon] : []),
    ...powers.filter((id) => conquestPower(id) === undefined),
  ];
  return [
    ...strangers.map((id) => `${name}: there is no ${id} in the lists (DW-28).`),
    ...twice(powers).map((id) => `${name}: ${conquestPower(id)?.name ?? id} is named more than once (DW-84).`),
    ...(powers.length > MOST_POWERS
      ? [`${name}: ${powers.length} powers are named; a unit knows ${MOST_POWERS} at most (DW-84).`]
      : []),
  ];
};

const statProblems = (unit: UnitSheet): readonly string[] =>
  STATS.flatMap(({ name: stat, words }) => {
    const value = unit.stats[stat];
    const [least, most] = [leastOf(stat), capOf(unit, stat)];
    const who =
      stat === 'integrity' && unit.faction !== null && traitOf(unit.faction).integrityCap !== null
        ? factionName(unit.faction)
        : CLASS_NAMES[classOf(unit)];
    if (most !== null && value > most) return [`${unit.name}: ${words} ${value}; ${who} have ${most} at most (DW-28).`];
    return value < least ? [`${unit.name}: ${words} ${value}; it is ${least} at least (DW-28).`] : [];
  });

const kitProblems = (unit: UnitSheet): readonly string[] => {
  const { name, faction, weapon, save, powers, stats, harvest } = unit;
  const gun = weapon === null ? undefined : weaponOf(weapon);
  return [
    ...(gun?.keywords.blackSun && !(faction !== null && traitOf(faction).blackSunMake)
      ? [`${name}: only Black Sun Traders have ${gun.name} (DW-25).`]
      : []),
    ...(save !== null && save !== SHIELD_SAVE
      ? [`${name}: a shield of ${save}+; there are shields of ${SHIELD_SAVE}+ only (DW-62).`]
      : []),
    ...(powers.length > 0 && stats.affinity === 0 ? [`${name}: knows powers without having Affinity (DW-84).`] : []),
    ...(harvest > MOST_HARVEST ? [`${name}: [Harvest ${harvest}]; it is ${MOST_HARVEST} at most (CQ-33).`] : []),
  ];
};

const keywordProblems = (unit: UnitSheet): readonly string[] => {
  const { name, commander, elite, startingForce, horde, cost } = unit;
  return [
    ...(commander && elite ? [`${name}: [Commander] or [Elite], not both (X-309).`] : []),
    ...(startingForce && cost.A > 0 ? [`${name}: [Starting Force] is not for what costs Aether (X-308).`] : []),
    ...(startingForce && classOf(unit) === 'machine' ? [`${name}: [Starting Force] is not for machines (X-331).`] : []),
    ...(horde && unitPoints(unit) > MOST_HORDE_COST
      ? [`${name}: [Horde] is for units of ${MOST_HORDE_COST} points at most; it costs ${unitPoints(unit)} (X-333).`]
      : []),
    ...(cost.R < LEAST_COST ? [`${name}: costs ${cost.R} R; no unit costs less than ${LEAST_COST} (DW-28).`] : []),
  ];
};

/** What is wrong with a unit of one's own, in sentences; nothing when it may be fielded. */
export const unitProblems = (unit: UnitSheet): readonly string[] => [
  ...(unit.name.trim() === '' ? ['A unit needs a name (DW-28).'] : []),
  ...listProblems(unit),
  ...statProblems(unit),
  ...kitProblems(unit),
  ...keywordProblems(unit),
];

/** A unit by its id, of one's own too. */
export const sheetIn = (own: readonly UnitSheet[], id: string): UnitSheet | undefined =>
  own.find((unit) => unit.id === id) ?? unitOf(id);

type Starting = Pick<ArmyFile, 'units' | 'start'>;

const startOf = ({ units, start }: Starting): readonly UnitSheet[] => start.flatMap((id) => sheetIn(units, id) ?? []);

/** CQ-23. */
export const startPoints = (army: Starting): number => startOf(army).reduce((sum, unit) => sum + unitPoints(unit), 0);

/** DW-25, DW-26. */
const strangerProblems = ({ faction, religion, units, start }: ArmyFile): readonly string[] => {
  const ids = [...new Set(start)];
  const known = [...new Set([...units, ...ids.flatMap((id) => sheetIn(units, id) ?? [])])];
  return [
    ...ids.filter((id) => sheetIn(units, id) === undefined).map((id) => `There is no unit ${id} in the lists (DW-28).`),
    ...known.flatMap((unit) => {
      if (unit.faction !== null)
        return unit.faction === faction ? [] : [`${unit.name}: not of the list of ${factionName(faction)} (DW-25).`];
      return unit.id === eliteOf(religion).id
        ? []
        : [`${unit.name}: not the elite of the ${religionName(religion)} (DW-26).`];
    }),
  ];
};

/** CQ-23, X-308. */
const startProblems = (army: ArmyFile): readonly string[] => {
  const points = startPoints(army);
  return [
    ...(points > START_POINTS
      ? [`The starting force costs ${points} points; ${START_POINTS} are allowed (CQ-23).`]
      : []),
    ...[...new Set(startOf(army))].flatMap(({ name, startingForce, cost }) => {
      if (!startingForce) return [`${name}: a starting force has only units with [Starting Force] (CQ-23).`];
      return cost.A > 0 ? [`${name}: nothing in a starting force may cost Aether (X-308).`] : [];
    }),
  ];
};

/** maxima of what is in play at once. */
const chartProblems = (army: ArmyFile): readonly string[] => {
  const ranks = startOf(army).map(rankOf);
  return RANKS.flatMap((rank) => {
    const [count, most] = [ranks.filter((one) => one === rank).length, mostInPlay(rank, army.points)];
    const { one, many } = RANK_NAMES[rank];
    return count > most
      ? [
          `An army of ${army.points} points may have ${most} ${most === 1 ? one : many} in play; there are ${count} (X-309).`,
        ]
      : [];
  });
};

const countWords = (n: number): string => (n === 0 ? 'none is' : n === 1 ? '1 is' : `${n} are`);

/** CQ-15, X-301; X-373: those of its mates' factions are open to it too. */
const missionProblems = ({ faction, missions }: ArmyFile, mates: readonly FactionId[]): readonly string[] => [
  ...(missions.length === MISSIONS_TAKEN
    ? []
    : [`An army takes two missions; ${countWords(missions.length)} named (CQ-15).`]),
  ...twice(missions).map((id) => `${missionOf(id)?.name ?? id} is taken more than once; missions differ (X-301).`),
  ...[...new Set(missions)].flatMap((id) => {
    const mission = missionOf(id);
    if (mission === undefined) return [`There is no mission ${id} (CQ-15).`];
    return mission.faction === null || mission.faction === faction || mates.includes(mission.faction)
      ? []
      : [`${mission.name} is a mission of ${factionName(mission.faction)} (CQ-15).`];
  }),
];

/** A name must say whom it means. */
const nameProblems = ({ faction, units }: ArmyFile): readonly string[] => {
  const listed = [...unitsOf(faction), ...ELITES].map(({ name }) => kebab(name));
  const names = units.map(({ name }) => kebab(name));
  return [
    ...twice(names).map((name) => `Two units of one’s own are called ${name} (DW-28).`),
    ...units
      .filter(({ name }) => listed.includes(kebab(name)))
      .map(({ name }) => `${name}: the lists have a unit of that name (DW-28).`),
  ];
};

/** What is wrong with an army, in sentences. `mates`: the factions of those who play on its side; `composition`: the switch of the war. */
export const armyProblems = (
  army: ArmyFile,
  mates: readonly FactionId[] = [],
  composition = true,
): readonly string[] => [
  ...strangerProblems(army),
  ...army.units.flatMap(unitProblems),
  ...nameProblems(army),
  ...startProblems(army),
  ...(composition ? chartProblems(army) : []),
  ...missionProblems(army, mates),
];
