/** What standing orders answer in their owner's place: dice to be rolled again (DW-79, X-360). */

import type { RollFrame, RollPool } from '@muster/dwethia';
import { kitOf } from '../table/field.ts';
import { findModel, sideOfPurse, standingOf } from './battle.ts';
import type { Battle, Frame, ModelId, RerollOrder, StandingOrders } from './types.ts';

/** So many dice make a roll important. */
const MANY = 4;

/** The models that a roll is about: those of the frame that asked for it. */
const concernedIn = (frame: Frame | undefined): readonly (ModelId | null)[] => {
  switch (frame?.type) {
    case 'wounds':
      return [frame.model];
    case 'shot':
      return [frame.shooter, frame.target];
    case 'power':
      return [frame.caster, ...frame.struck];
    case 'fight':
      return [frame.fight.building, ...frame.fight.core, ...frame.fight.supporters, ...frame.fight.far];
    default:
      return [];
  }
};

/** A hero, or a headquarters. */
const isGreat = (b: Battle, id: ModelId | null): boolean => {
  const m = id === null ? undefined : findModel(b, id);
  if (m === undefined) return false;
  const kit = kitOf(b, m);
  return kit.kind === 'unit' ? kit.isHero : kit.sheet.role === 'hq';
};

const isImportant = (b: Battle, pool: RollPool): boolean =>
  pool.count >= MANY || concernedIn(b.stack[b.stack.length - 2]).some((id) => isGreat(b, id));

/** DW-79: the die of a shot into a melee belongs to the shot; rolls of other names are never rolled again. */
const orderFor = ({ reroll }: StandingOrders, what: string): RerollOrder => {
  switch (what) {
    case 'ranged':
    case 'attack':
    case 'wound':
    case 'save':
    case 'ignore':
      return reroll[what];
    case 'friendlyFire':
      return reroll.ranged;
    default:
      return 'never';
  }
};

/** how many dice are rolled again without asking; undefined: the owner is asked. Asked only for points beyond the reserve. */
export const rerollOrdered = (b: Battle, frame: RollFrame, pool: RollPool, _most: number): number | undefined => {
  const orders = standingOf(b, pool.seat);
  const order = orderFor(orders, frame.what);
  if (order === 'never' || b.sides[sideOfPurse(pool.purse)].pool.destiny <= orders.destinyReserve) return 0;
  return order === 'ask' || isImportant(b, pool) ? undefined : 0;
};
