/** What standing orders answer in their owner's place, dice to be rolled again (DW-79, X-360), and that he hears of it. */

import { isSince, type RollFrame, type RollPool, sideOfPurse, successesAmong } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { findModel, standingOf } from '../state/battle.ts';
import type {
  Battle,
  ConquestTable,
  Frame,
  Kept,
  ModelId,
  OrderAnswer,
  PoolRoll,
  RerollOrder,
  StandingOrders,
} from '../state/types.ts';

/** Orders are private: nobody else hears what they answered. */
export const tellOrder = (table: ConquestTable, seat: Seat, answer: OrderAnswer, rule: string): void =>
  table.tell?.({ type: 'byOrder', seat, ...answer, rule }, [seat]);

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
    case 'activation':
      return [frame.unit, ...(frame.leaving?.by ?? [])];
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

/**
 * DW-79, X-360: the die of a shot into a melee belongs to the shot, that of Field Medics to ignored wounds, those of who is left behind to
 * attacks; who has wagered is asked about the die of the wager. Before the second edition these last three were never rolled again.
 */
const orderFor = ({ config }: Battle, { reroll }: StandingOrders, what: PoolRoll): RerollOrder | undefined => {
  switch (what) {
    case 'friendlyFire':
      return reroll.ranged;
    case 'medics':
      return isSince(config, 2) ? reroll.ignore : undefined;
    case 'leaving':
      return isSince(config, 2) ? reroll.attack : undefined;
    case 'surge':
      return isSince(config, 2) ? 'ask' : undefined;
    case 'ranged':
    case 'attack':
    case 'wound':
    case 'save':
    case 'ignore':
      return reroll[what];
  }
};

const isInReserve = (b: Battle, { destinyReserve }: StandingOrders, { purse }: RollPool): boolean =>
  b.sides[sideOfPurse(purse)].pool.destiny <= destinyReserve;

/** why the owner is not asked; undefined: he is. Asked only for points beyond the reserve. */
const keptWhy = (b: Battle, frame: RollFrame<PoolRoll>, pool: RollPool): Kept | undefined => {
  const orders = standingOf(b, pool.seat);
  const order = orderFor(b, orders, frame.what) ?? 'never';
  if (order === 'never') return 'never';
  if (order === 'important' && !isImportant(b, pool)) return 'unimportant';
  return isInReserve(b, orders, pool) ? 'reserve' : undefined;
};

/** How many dice are rolled again without asking. */
export const rerollOrdered = (
  b: Battle,
  frame: RollFrame<PoolRoll>,
  pool: RollPool,
  _most: number,
): number | undefined => (keptWhy(b, frame, pool) === undefined ? undefined : 0);

/** The owner of the open window hears why he is not asked, where he had points to spend or would else have been asked. */
export const tellKept = (b: Battle, frame: RollFrame<PoolRoll>, table: ConquestTable): void => {
  const pool = frame.pools[frame.window];
  if (pool === undefined || pool.faces.length === successesAmong(pool.faces, pool.needs)) return;
  const orders = standingOf(b, pool.seat);
  if (orderFor(b, orders, frame.what) === undefined || b.sides[sideOfPurse(pool.purse)].pool.destiny === 0) return;
  const why = keptWhy(b, frame, pool);
  if (why === undefined || (why !== 'reserve' && isInReserve(b, orders, pool))) return;
  tellOrder(table, pool.seat, { order: 'reroll', what: frame.what, why }, 'X-360');
};
