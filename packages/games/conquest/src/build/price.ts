/** What a unit of one's own costs, item by item (4.2, ours). Units of the lists cost what their table says. */

import {
  type Item,
  type MeleeWeapon,
  POWER_POINTS,
  type Stats,
  statItems,
  total,
  type Wargear,
  wargearItem,
} from '@muster/dwethia';
import { conquestPower } from '../content/powers.ts';
import type { Cost, UnitSheet } from '../content/types.ts';
import { weaponOf } from '../content/weapons.ts';

/** Every point of the list is so much Requisition. */
const SCALE = 5;
/** Ordinary Move: every inch more or less is a point. */
const USUAL_MOVE = 6;
/** With so many Wounds a unit is a machine, and dearer than the list says. */
export const MACHINE_WOUNDS = 4;
const MACHINE_SURCHARGE = 80;
/** The save of a shield, and its price in points. */
export const SHIELD_SAVE = 5;
const SHIELD: Wargear = { kind: 'gear', id: 'shield', name: 'Shield 5+', save: SHIELD_SAVE, cover: 0, points: 3 };

const NO_POOLS = { destiny: 0, faith: 0, affinity: 0 } as const;

/** Only the pools, which Aether pays (CQ-38). */
const poolsOf = ({ destiny, faith, affinity }: Stats): Stats => ({
  martial: 0,
  perception: 0,
  strength: 0,
  defense: 0,
  aggression: 0,
  wounds: 0,
  integrity: 0,
  destiny,
  faith,
  affinity,
  move: 0,
});

const longArms = (reach: 2 | 3): MeleeWeapon => ({
  kind: 'melee',
  id: 'reach',
  name: `Range ${reach}`,
  reach,
  strength: 0,
  keywords: {},
});

/** What of a sheet is paid for. */
export type Priced = Pick<UnitSheet, 'stats' | 'weapon' | 'reach' | 'save' | 'powers'>;

const gearOf = ({ weapon, reach, save }: Priced): readonly Wargear[] => {
  const gun = weapon === null ? undefined : weaponOf(weapon);
  return [
    ...(gun === undefined ? [] : [gun]),
    ...(reach === 1 ? [] : [longArms(reach)]),
    ...(save === null ? [] : [SHIELD]),
  ];
};

/** DW-24, X-18: the two bills. */
export interface Bill {
  readonly R: readonly Item[];
  readonly A: readonly Item[];
}

/** Ids that nobody knows cost nothing; the checker names them. */
export const billOf = (sheet: Priced): Bill => {
  const { stats, powers } = sheet;
  const moved = stats.move - USUAL_MOVE;
  const listed: readonly Item[] = [
    ...statItems({ ...stats, ...NO_POOLS }),
    ...(moved === 0 ? [] : [{ what: `Move ${stats.move}`, points: moved }]),
    ...gearOf(sheet).map(wargearItem),
    ...powers.flatMap((id) => {
      const power = conquestPower(id);
      return power === undefined ? [] : [{ what: power.name, points: POWER_POINTS }];
    }),
  ];
  return {
    R: [
      ...listed.map(({ what, points }) => ({ what, points: SCALE * points })),
      ...(stats.wounds < MACHINE_WOUNDS
        ? []
        : [{ what: `${MACHINE_WOUNDS} Wounds or more`, points: MACHINE_SURCHARGE }]),
    ],
    A: statItems(poolsOf(stats)),
  };
};

export const priceOf = (sheet: Priced): Cost => {
  const { R, A } = billOf(sheet);
  return { R: total(R), A: total(A) };
};
