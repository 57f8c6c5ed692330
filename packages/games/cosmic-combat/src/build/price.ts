/** What a ship costs, item by item (3, ours). */

import { type FactionId, factionOf, type Item, STATS, type Stat, total, wargearPoints } from '@muster/dwethia';
import { CLASSES } from '../content/classes.ts';
import { eliteOf } from '../content/religions.ts';
import type { Mount, ShipClass, ShipSheet } from '../content/sheet.ts';
import type { ShipProfile } from '../content/ships.ts';
import { type ShipWeapon, shipWeaponOf } from '../content/weapons.ts';
import { MEASURED_WORTH } from '../content/worth.ts';
import { profileBuiltLike, profileLike, profilesArmedLike } from './printed.ts';

/**
 * Since the second what was measured is on the bill, since the third nobody dodges it and every ship costs something;
 * battles from before keep what their ships cost.
 */
export type Edition = 1 | 2 | 3 | 4;
export const CURRENT = 4 satisfies Edition;

/** Every point of the list counts so often. */
const SCALE = 8;
/** What every ship has for nothing. */
const HULL = 12;

const WEIGHTS = { martial: 2, perception: 1, strength: 1, defense: 1, integrity: 1, aggression: 4, wounds: 2 } as const;
/** Of the Champions, who ignore wounds on 6+. */
const VOID_WOUNDS = 3.5;
const POOLS = { destiny: 20, faith: 5, affinity: 15 } as const;
/** Saves that shields may have, and their price. */
const SHIELDS: Readonly<Record<number, number>> = { 5: 1, 4: 2, 3: 4 };
export const SHIELD_SAVES = [5, 4, 3] as const;
const SURCHARGES = { fighter: 32, cruiser: 0, warship: 48, round: 48 } as const;
const ION = 1;

const nameOf = (stat: Stat): string => STATS.find(({ name }) => name === stat)!.words;

/** Of its keywords only what it does costs: a make is a name. */
const gunPoints = (gun: ShipWeapon): number =>
  wargearPoints({ ...gun, keywords: { wound: gun.keywords.wound ?? 1 } }) + (gun.ion ? ION : 0);

/** Every arc more costs a point, all four no more than three. */
export const mountPoints = ({ weapon, arcs }: Mount): number => {
  const gun = shipWeaponOf(weapon);
  if (gun === undefined) return 0;
  const extra = arcs.length === 4 ? 2 : Math.max(0, arcs.length - 1);
  return SCALE * (gunPoints(gun) + extra);
};

export const shieldPoints = (save: number | null): number => (save === null ? 0 : SCALE * (SHIELDS[save] ?? 0));

/** What one more of a stat costs; Move is free within its class. */
export const statPoints = (faction: FactionId, stat: Stat): number => {
  if (stat === 'move') return 0;
  if (stat === 'destiny' || stat === 'faith' || stat === 'affinity') return POOLS[stat];
  return SCALE * (stat === 'wounds' && factionOf(faction).trait.ignore !== null ? VOID_WOUNDS : WEIGHTS[stat]);
};

/** In the order of the bill. */
const HULL_STATS = ['martial', 'perception', 'strength', 'defense', 'integrity', 'aggression', 'wounds'] as const;
const POOL_STATS = ['destiny', 'faith', 'affinity'] as const;

const statItems = ({ stats, faction }: ShipSheet, of: readonly Stat[]): readonly Item[] =>
  of.flatMap((stat) =>
    stats[stat] === 0
      ? []
      : [{ what: `${nameOf(stat)} ${stats[stat]}`, points: statPoints(faction, stat) * stats[stat] }],
  );

/** half of what the cheapest of its class in the roster costs. */
export const LEAST_PRICE: { readonly [C in ShipClass]: number } = {
  fighter: 40,
  cruiser: 104,
  warship: 304,
  round: 304,
};

const worthOf = (ship: ShipProfile): number => MEASURED_WORTH[ship.id] ?? 0;

/** what a ship that carries all the weapons of a dearer one pays of its surcharge: less what it is cheaper by the list. */
const shareOf = (sheet: ShipSheet, of: ShipProfile): number =>
  worthOf(of) - Math.max(0, total(listOf(of)) - total(listOf({ ...sheet, rules: [] })));

/** of a ship of the roster, whatever its name, the order of its weapons and its base; of one of one's own, a surcharge only. */
const measuredPoints = (sheet: ShipSheet, edition: Edition): number => {
  if (edition === 1) return 0;
  const listed = edition === 2 ? profileLike(sheet) : profileBuiltLike(sheet);
  if (listed !== undefined || edition === 2) return listed === undefined ? 0 : worthOf(listed);
  return Math.max(0, ...profilesArmedLike(sheet).map((of) => shareOf(sheet, of)));
};

const itemsOf = (sheet: ShipSheet, edition: Edition): readonly Item[] => {
  const measured = measuredPoints(sheet, edition);
  return measured === 0 ? listOf(sheet) : [...listOf(sheet), { what: 'House: as battles showed', points: measured }];
};

/** what its items lack of the least price. */
const missingIn = (sheet: ShipSheet, items: readonly Item[]): number =>
  Math.max(0, LEAST_PRICE[sheet.class] - total(items));

/** whether its items would cost less than a ship of its class does at the least. */
export const costsTheLeast = (sheet: ShipSheet): boolean => missingIn(sheet, itemsOf(sheet, CURRENT)) > 0;

/** DW-24: the bill. Ids that nobody knows cost nothing; the checker names them. */
export const billOf = (sheet: ShipSheet, edition: Edition = CURRENT): readonly Item[] => {
  const items = itemsOf(sheet, edition);
  const missing = edition < 3 ? 0 : missingIn(sheet, items);
  return missing === 0 ? items : [...items, { what: `Least for a ${CLASSES[sheet.class].name}`, points: missing }];
};

/** By the list alone. */
const listOf = (sheet: ShipSheet): readonly Item[] => {
  const { shield } = sheet;
  const surcharge = SURCHARGES[sheet.class];
  return [
    ...statItems(sheet, HULL_STATS),
    ...sheet.mounts.map((mount) => ({
      what: shipWeaponOf(mount.weapon)?.name ?? mount.weapon,
      points: mountPoints(mount),
    })),
    ...(shield === null ? [] : [{ what: `Shields ${shield}+`, points: shieldPoints(shield) }]),
    ...statItems(sheet, POOL_STATS),
    ...sheet.rules.flatMap((id) => {
      const elite = eliteOf(id);
      return elite === undefined ? [] : [{ what: elite.name, points: elite.points }];
    }),
    { what: 'Every ship', points: -SCALE * HULL },
    ...(surcharge === 0 ? [] : [{ what: `Base of a ${CLASSES[sheet.class].name}`, points: surcharge }]),
  ];
};

export const pointsOf = (sheet: ShipSheet, edition: Edition = CURRENT): number => total(billOf(sheet, edition));
