/** Who resists a power, and with whose orders (P5, DW-91; bids, dice and Destiny are the core's, DW-92 to DW-95; ). */

import {
  captainOf,
  isSince,
  otherSide,
  type Power,
  purseOf,
  type Resister,
  type ResistFrame,
  resistByOrder,
  type Side,
  sideOfPurse,
} from '@muster/dwethia';
import { inch } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { isUnit } from '../ground/field.ts';
import { isWithin } from '../ground/standing.ts';
import { sideOf, standingOf } from '../state/battle.ts';
import type { Battle, Model } from '../state/types.ts';

const hasEnemyNear = (b: Battle, caster: Model): boolean => {
  const [side, radius] = [sideOf(b, caster), inch(b.config.rulings.resistRadius)];
  for (const m of b.models) if (sideOf(b, m) !== side && isUnit(b, m) && isWithin(b, caster, m, radius)) return true;
  return false;
};

/** a power at an enemy; one on friends where an enemy unit stands near the caster. */
export const mayBeResisted = (b: Battle, caster: Model, { at }: Power): boolean =>
  at === 'enemy' || (b.config.rulings.resistBuffs && hasEnemyNear(b, caster));

/** */
const pointsOf = (b: Battle, side: Side): number => {
  const { faith, affinity } = b.sides[side].pool;
  return b.config.rulings.affinityResists ? faith + affinity : faith;
};

const defendingSide = ({ caster }: ResistFrame): Side => otherSide(sideOfPurse(caster));

/** the captain decides for its side. */
export const resistDefender = (b: Battle, frame: ResistFrame): Seat => captainOf(b, defendingSide(frame));

/** pools belong to sides. */
export const resistersOf = (b: Battle, frame: ResistFrame): readonly Resister[] => {
  const side = defendingSide(frame);
  return pointsOf(b, side) === 0 ? [] : [{ id: purseOf(side), seat: resistDefender(b, frame) }];
};

/** a number is all points, the fee among them. Before the third edition the fee came besides; battles from then keep that. */
export const resistOrdered = resistByOrder<Battle>({
  order: (b, frame) => standingOf(b, resistDefender(b, frame)).resist,
  best: (b, frame) => {
    const side = defendingSide(frame);
    const most = pointsOf(b, side);
    return { id: purseOf(side), most: b.config.rulings.strictSingleRaise ? Math.min(2, most) : most };
  },
  isFeeApart: ({ config }) => !isSince(config, 3),
});
