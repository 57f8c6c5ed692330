/** One checker of fleets, for page, command line, referee and server (DW-23 to DW-28, X-202). */

import { type FactionId, factionName, factionOf, type ReligionId, STATS } from '@muster/dwethia';
import { BASE_TOLERANCE, CLASSES } from '../content/classes.ts';
import { shipPowerOf } from '../content/powers.ts';
import { eliteFor, eliteOf, powersAboard, religionName, statsAboard } from '../content/religions.ts';
import { SHIP_CLASSES, type ShipSheet } from '../content/sheet.ts';
import { shipsOfFaction } from '../content/ships.ts';
import { shipWeaponOf } from '../content/weapons.ts';
import { weaponName } from '../words/names.ts';
import { capOf, leastOf, MOST_MOUNTS, MOST_POWERS } from './caps.ts';
import { chartFor, type FleetChartLine } from './chart.ts';
import { CURRENT, costsTheLeast, type Edition, LEAST_PRICE, pointsOf, SHIELD_SAVES } from './price.ts';

export { isPrinted } from './printed.ts';

export interface Fleet {
  readonly faction: FactionId;
  /** DW-26. */
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[];
}

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;
const twice = (ids: readonly string[]): readonly string[] => [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];

/** CC-02: what the lists do not have, or not so often. */
const listProblems = ({ name, mounts, powers, rules }: ShipSheet): readonly string[] => {
  const strangers = [
    ...mounts.map(({ weapon }) => weapon).filter((id) => shipWeaponOf(id) === undefined),
    ...powers.filter((id) => shipPowerOf(id) === undefined),
    ...rules.filter((id) => eliteOf(id) === undefined),
  ];
  return [
    ...strangers.map((id) => `${name}: there is no ${id} in the lists (CC-02).`),
    ...twice(powers).map((id) => `${name} knows ${shipPowerOf(id)?.name ?? id} more than once (DW-84).`),
    ...(powers.length > MOST_POWERS
      ? [`${name} knows ${powers.length} powers; a ship knows ${MOST_POWERS} at most (DW-84).`]
      : []),
    ...(powers.length > 0 && rules.includes('null-monks')
      ? [`${name} knows powers, and Null Monks let nobody cast aboard (DW-26).`]
      : []),
  ];
};

const statProblems = ({ name, class: of, stats }: ShipSheet): readonly string[] =>
  STATS.flatMap(({ name: stat, words }) => {
    const value = stats[stat];
    const [least, most] = [leastOf(of, stat), capOf(of, stat)];
    if (value > most) return [`${name} has ${words} ${value}; ${CLASSES[of].many} have ${most} at most (DW-28).`];
    return value < least ? [`${name} has ${words} ${value}; ${CLASSES[of].many} have ${least} at least (DW-28).`] : [];
  });

/** CC-03, CC-04, X-201, X-202. */
const baseProblems = ({ name, class: of, base, faction }: ShipSheet): readonly string[] => {
  const [length, width] = base;
  const { base: usual, many } = CLASSES[of];
  const isOff = base.some((side, i) => Math.abs(side - usual[i]!) > BASE_TOLERANCE);
  return [
    ...(isOff
      ? [
          `${name} stands on ${length} by ${width} mm; ${many} stand on ${usual[0]} by ${usual[1]}, ${BASE_TOLERANCE} more or less (X-202).`,
        ]
      : []),
    ...(length < width ? [`${name} is wider than long; the longer side lies along its facing (X-201).`] : []),
    ...(of === 'round' && length !== width ? [`${name} stands on a round base, as long as it is wide (CC-04).`] : []),
    ...(of === 'round' && !shipsOfFaction(faction).some((ship) => ship.class === 'round')
      ? [`${name} stands on a round base; ${factionName(faction)} have no such ships (CC-04).`]
      : []),
  ];
};

const mountProblems = (ship: ShipSheet): readonly string[] => {
  const { name, class: of, faction, mounts } = ship;
  return [
    ...(mounts.length > MOST_MOUNTS[of]
      ? [`${name} carries ${mounts.length} weapons; ${CLASSES[of].many} have room for ${MOST_MOUNTS[of]} (DW-28).`]
      : []),
    ...mounts.flatMap(({ weapon, arcs }) => {
      const gun = shipWeaponOf(weapon);
      const what = weaponName(weapon);
      return [
        ...(arcs.length === 0 ? [`${name}: the ${what} fires into no arc; name one (X-229).`] : []),
        ...(hasTwice(arcs) ? [`${name}: the ${what} names an arc more than once (X-229).`] : []),
        ...(of === 'round' && arcs.length < 4 ? [`${name}: on a round base the ${what} fires all round (X-228).`] : []),
        ...(gun?.id === 'mine-layer' && of !== 'round' && arcs.join() !== 'back'
          ? [`${name}: a mine layer works to the back only (CC-05).`]
          : []),
        ...(gun?.keywords.blackSun && !factionOf(faction).trait.blackSunMake
          ? [`${name} carries a ${what}; only Black Sun Traders have weapons of that make (DW-25).`]
          : []),
      ];
    }),
  ];
};

const shieldProblems = ({ name, class: of, shield }: ShipSheet): readonly string[] => {
  if (shield === null) return [];
  if (of === 'fighter') return [`${name} has shields; fighters have none (CC-23).`];
  return SHIELD_SAVES.some((save) => save === shield)
    ? []
    : [`${name} has shields of ${shield}+; there are 5+, 4+ and 3+ (CC-23).`];
};

/** What is wrong with one ship, in sentences; nothing when it may be fielded. */
export const shipProblems = (ship: ShipSheet): readonly string[] => [
  ...(ship.name.trim() === '' ? ['A ship needs a name (DW-28).'] : []),
  ...listProblems(ship),
  ...statProblems(ship),
  ...baseProblems(ship),
  ...mountProblems(ship),
  ...shieldProblems(ship),
];

export const fleetPoints = (ships: readonly ShipSheet[], edition: Edition = CURRENT): number =>
  ships.reduce((sum, ship) => sum + pointsOf(ship, edition), 0);

/** DW-29: what a fleet's pools begin with. */
export const fleetPools = (ships: readonly ShipSheet[]) => {
  const sum = (stat: 'destiny' | 'faith' | 'affinity'): number =>
    ships.reduce((all, ship) => all + statsAboard(ship)[stat], 0);
  return { destiny: sum('destiny'), faith: sum('faith'), affinity: sum('affinity') };
};

/** DW-26: one religion, and its elite aboard one ship that has room for it. */
const eliteProblems = ({ religion, ships }: Fleet): readonly string[] => {
  const carriers = ships.filter(({ rules }) => rules.some((id) => eliteOf(id) !== undefined));
  const faith = religion === null ? 'no religion' : `the ${religionName(religion)}`;
  return [
    ...carriers.flatMap(({ name, class: of, rules }) =>
      rules.flatMap((id) => {
        const elite = eliteOf(id);
        if (elite === undefined) return [];
        if (religion === null || eliteFor(religion).id !== id)
          return [
            `${name} carries ${elite.name} of the ${religionName(elite.religion)}; this fleet follows ${faith} (DW-26).`,
          ];
        return of === 'fighter' ? [`${name} is a fighter and has no room for ${elite.name} (DW-26).`] : [];
      }),
    ),
    ...(carriers.length > 1 || carriers.some(({ rules }) => rules.length > 1)
      ? ['A religion’s elite goes aboard one ship, once (DW-26).']
      : []),
  ];
};

const counted = (n: number, { one, many }: FleetChartLine): string => `${n === 0 ? 'no' : n} ${n === 1 ? one : many}`;

/** DW-25: the chart. */
const chartProblems = ({ ships }: Fleet, limit: number): readonly string[] =>
  chartFor(limit).flatMap((line) => {
    const { least, most, counts } = line;
    const n = ships.filter(counts).length;
    if (ships.length > 0 && n < least) return [`A fleet needs ${counted(least, line)} at least (DW-25).`];
    return most !== null && n > most
      ? [`A fleet of ${limit} points may have ${counted(most, line)}; there ${n === 1 ? 'is' : 'are'} ${n} (DW-25).`]
      : [];
  });

/** why a fleet of bare hulls is dearer than the sum of its items. */
const leastProblems = (ships: readonly ShipSheet[]): readonly string[] =>
  SHIP_CLASSES.filter((of) => ships.some((ship) => ship.class === of && costsTheLeast(ship))).map(
    (of) => `A ${CLASSES[of].name} costs ${LEAST_PRICE[of]} points at least, however little it has (X-262).`,
  );

/** What is wrong with a fleet, in sentences. */
export const fleetProblems = (fleet: Fleet, limit: number, edition: Edition = CURRENT): readonly string[] => {
  const { faction, ships } = fleet;
  const points = fleetPoints(ships, edition);
  return [
    ...(ships.length === 0 ? ['The fleet is empty: choose at least one ship (DW-23).'] : []),
    ...(points > limit ? [`The fleet costs ${points} points; the limit is ${limit} (DW-23).`] : []),
    ...(points > limit && edition >= 3 ? leastProblems(ships) : []),
    ...ships.flatMap((ship) =>
      ship.faction === faction ? [] : [`${ship.name} does not belong to ${factionName(faction)} (DW-25).`],
    ),
    ...ships.flatMap(shipProblems),
    ...eliteProblems(fleet),
    ...chartProblems(fleet, limit),
    ...(ships.some((ship) => powersAboard(ship).length > 0) && fleetPools(ships).affinity === 0
      ? ['The fleet knows powers but has no Affinity to cast them (DW-20).']
      : []),
  ];
};
