/** What a ship costs, item by item (3, ours). */

import { type Item, STATS, total, wargearPoints } from '@muster/dwethia';
import { CLASSES } from '../content/classes.ts';
import { eliteOf } from '../content/religions.ts';
import { type ShipWeapon, shipWeaponOf } from '../content/weapons.ts';
import type { ShipSheet } from './sheet.ts';

/** Every point of the list counts so often. */
const SCALE = 8;
/** What every ship has for nothing. */
const HULL = 12;

const WEIGHTS = { martial: 2, perception: 1, strength: 1, defense: 1, integrity: 1, aggression: 4, wounds: 2 } as const;
/** Of the Champions, who ignore wounds on 6+. */
const VOID_WOUNDS = 3.5;
const POOLS = { destiny: 20, faith: 5, affinity: 15 } as const;
const SHIELDS: Readonly<Record<number, number>> = { 5: 1, 4: 2, 3: 4 };
const SURCHARGES = { fighter: 32, cruiser: 0, warship: 48, round: 48 } as const;
const ION = 1;

const nameOf = (stat: string): string => STATS.find(({ name }) => name === stat)!.words;

/** Of its keywords only what it does costs: a make is a name. */
const gunPoints = (gun: ShipWeapon): number =>
  wargearPoints({ ...gun, keywords: { wound: gun.keywords.wound ?? 1 } }) + (gun.ion ? ION : 0);

const mountItem = ({ weapon, arcs }: ShipSheet['mounts'][number]): Item => {
  const gun = shipWeaponOf(weapon);
  if (gun === undefined) return { what: weapon, points: 0 };
  const extra = arcs.length === 4 ? 2 : arcs.length - 1;
  return { what: gun.name, points: SCALE * (gunPoints(gun) + extra) };
};

/** DW-24: the bill. Ids that nobody knows cost nothing; the checker names them. */
export const billOf = (sheet: ShipSheet): readonly Item[] => {
  const { stats, faction, shield } = sheet;
  const weights = { ...WEIGHTS, wounds: faction === 'void' ? VOID_WOUNDS : WEIGHTS.wounds };
  const surcharge = SURCHARGES[sheet.class];
  return [
    ...(Object.keys(weights) as (keyof typeof weights)[]).flatMap((stat) =>
      stats[stat] === 0
        ? []
        : [{ what: `${nameOf(stat)} ${stats[stat]}`, points: SCALE * weights[stat] * stats[stat] }],
    ),
    ...sheet.mounts.map(mountItem),
    ...(shield === null ? [] : [{ what: `Shields ${shield}+`, points: SCALE * (SHIELDS[shield] ?? 0) }]),
    ...(Object.keys(POOLS) as (keyof typeof POOLS)[]).flatMap((pool) =>
      stats[pool] === 0 ? [] : [{ what: `${nameOf(pool)} ${stats[pool]}`, points: POOLS[pool] * stats[pool] }],
    ),
    ...sheet.rules.flatMap((id) => {
      const elite = eliteOf(id);
      return elite === undefined ? [] : [{ what: elite.name, points: elite.points }];
    }),
    { what: 'Every ship', points: -SCALE * HULL },
    ...(surcharge === 0 ? [] : [{ what: `Base of a ${CLASSES[sheet.class].name}`, points: surcharge }]),
  ];
};

export const pointsOf = (sheet: ShipSheet): number => total(billOf(sheet));
