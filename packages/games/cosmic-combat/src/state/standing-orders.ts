/** What standing orders answer in their owner's place. */

import {
  captainOf,
  otherSide,
  purseOf,
  type ResistCommand,
  type Resister,
  type ResistFrame,
  type RollFrame,
  type RollPool,
  sideOfPurse,
} from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { rerollChances } from '../chances/reroll.ts';
import { isThird, seatFor, shipOf, sideOf, standingOf } from './battle.ts';
import type { Battle, PoolRoll, Ship, ShipId } from './types.ts';

/** The target of the power that is contested. */
const targetIn = (b: Battle): Ship => {
  const frame = b.stack[b.stack.length - 2];
  if (frame?.type !== 'power') throw new Error('a contest without a power');
  return shipOf(b, frame.target);
};

/** who owns the ship concerned decides for its side. */
export const resistDefender = (b: Battle, frame: ResistFrame): Seat => {
  const target = targetIn(b);
  return target.seat === null ? captainOf(b, otherSide(sideOfPurse(frame.caster))) : seatFor(b, target);
};

/** the side that is struck, whatever ships it has left. What is nobody's has no pools. */
export const resistersOf = (b: Battle, frame: ResistFrame): readonly Resister[] => {
  const side = sideOf(b, targetIn(b));
  if (side === null || b.pools[side].faith + b.pools[side].affinity === 0) return [];
  return [{ id: purseOf(side), seat: resistDefender(b, frame) }];
};

/** Never, or up to so many points without being asked. */
export const resistOrdered = (b: Battle, frame: ResistFrame): ResistCommand | undefined => {
  const side = otherSide(sideOfPurse(frame.caster));
  const { step } = frame;
  if (step.at === 'over' || (step.at !== 'offer' && step.turn === 'caster')) return undefined;
  const order = standingOf(b, resistDefender(b, frame)).resist;
  if (order === 'ask') return undefined;
  if (step.at !== 'offer') return { type: 'raise', points: 0 };
  if (order === 'never') return { type: 'resist', by: null, points: 0 };
  const { faith, affinity } = b.pools[side];
  const points = Math.min(order, faith + affinity);
  return points < 1 ? { type: 'resist', by: null, points: 0 } : { type: 'resist', by: purseOf(side), points };
};

/** The ship that this roll could destroy, or save. */
const struckIn = (b: Battle): ShipId | undefined => {
  for (let i = b.stack.length - 1; i >= 0; i--) {
    const frame = b.stack[i]!;
    if (frame.type === 'wounds') return frame.ship;
    if (frame.type === 'shot' || frame.type === 'ram' || frame.type === 'power') return frame.target;
    if (frame.type === 'opportunity') return frame.target ?? undefined;
  }
  return undefined;
};

/** `auto`: as few dice as can destroy a ship of theirs, as many as there are to save one of ours. */
const autoReroll = (b: Battle, most: number): number => {
  const { chance, wants } = rerollChances(b, 0) ?? NOTHING;
  const isBetter = (dice: number): boolean => (rerollChances(b, dice)?.chance ?? 0) > chance + 1e-9;
  if (wants === 'lives') return isBetter(most) ? most : 0;
  for (let dice = 1; dice <= most; dice++) if (isBetter(dice)) return dice;
  return 0;
};

/** Where nobody's end is at stake. */
const NOTHING = { chance: 1, wants: 'lives' } as const;

/** Before the third edition. */
const oldAutoReroll = (b: Battle, frame: RollFrame<PoolRoll>, pool: RollPool, most: number): number => {
  const struck = struckIn(b);
  if (struck === undefined) return 0;
  const ship = shipOf(b, struck);
  const passed = pool.faces.filter((face) => face >= pool.needs).length;
  if (frame.what === 'save' || frame.what === 'ignore') {
    const beneath = b.stack[b.stack.length - 2];
    const wounds = beneath?.type === 'wounds' ? beneath.wounds : 0;
    return wounds - passed >= ship.wounds ? most : 0;
  }
  if (sideOf(b, ship) === sideOfPurse(pool.purse)) return 0;
  return passed < ship.wounds && passed + most >= ship.wounds ? Math.min(most, ship.wounds - passed) : 0;
};

export const rerollOrdered = (
  b: Battle,
  frame: RollFrame<PoolRoll>,
  pool: RollPool,
  most: number,
): number | undefined => {
  const order = standingOf(b, pool.seat).destiny;
  if (order === 'ask') return undefined;
  if (order === 'never') return 0;
  return isThird(b) ? autoReroll(b, most) : oldAutoReroll(b, frame, pool, most);
};
