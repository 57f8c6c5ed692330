/** Who takes the next wound of a fight (DW-77, X-28 to ): save bearers, the wounded, the core, then supporters. */

import { type AllotFrame, isSince, otherSide, type Side } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { fullWoundsOf, ignoreOf, saveOf } from '../ground/values.ts';
import { modelOf, seatFor, standingOf } from '../state/battle.ts';
import type { Battle, FightFrame, Model, ModelId } from '../state/types.ts';
import { membersOn, seatOn } from './entries.ts';

/** whose models are struck next: the defender's, then the attacker's; null: all wounds are taken. */
export const struckSide = ({ attacker, hits }: FightFrame): Side | null => {
  if (hits[attacker] > 0) return otherSide(attacker);
  return hits[otherSide(attacker)] > 0 ? attacker : null;
};

const isCommander = (b: Battle, m: Model): boolean => {
  const kit = kitOf(b, m);
  return kit.kind === 'unit' && kit.sheet.commander;
};

/** no wound for a [Commander] while another unit that is none lives in the fight. X-365: the corrupted protect nobody. */
const exposedAmong = (b: Battle, models: readonly Model[]): readonly Model[] => {
  const others = models.filter((m) => !isCommander(b, m));
  return others.some((m) => m.corrupt === 0) ? others : models;
};

/** Those who ignore wounds make a class of their own, as those who save do; not before the fourth edition. */
export const areIgnorersFirst = ({ config }: Pick<Battle, 'config'>): boolean =>
  isSince(config, 4) && !config.rulings.savesOptional;

/**
 * 0 a wounded save bearer, 1 a save bearer; of those who ignore wounds, then of all others: a wounded unit, one of the core, a
 * supporter. X-29: with `savesOptional` neither makes a class.
 */
const classOf = (b: Battle, f: FightFrame, m: Model): number => {
  const isWounded = m.wounds < fullWoundsOf(b, m);
  if (!b.config.rulings.savesOptional && saveOf(b, m) !== null) return isWounded ? 0 : 1;
  const first = areIgnorersFirst(b) && ignoreOf(b, m) !== null ? 2 : 5;
  if (isWounded) return first;
  return f.fight.core.includes(m.id) ? first + 1 : first + 2;
};

/** The first class that is not empty. */
export const takersOf = (b: Battle, f: FightFrame, side: Side): readonly Model[] => {
  let best = 9;
  let found: Model[] = [];
  for (const m of exposedAmong(b, membersOn(b, f.fight, side))) {
    const own = classOf(b, f, m);
    if (own > best) continue;
    if (own < best) found = [];
    best = own;
    found.push(m);
  }
  return found;
};

/** the owner of the first who may take it; X-28: with `allocator` who strikes. */
export const allotterOf = (b: Battle, f: FightFrame, struck: Side, takers: readonly Model[]): Seat => {
  const isOwners = b.config.rulings.allocator === 'owner';
  return isOwners ? seatFor(b, takers[0]!) : seatOn(b, f.fight, otherSide(struck));
};

/** The fight under the frame that shares a wound out. */
const fightBelow = (b: Battle): FightFrame => b.stack[b.stack.length - 2] as FightFrame;

export const allotAmong = (b: Battle, _frame: AllotFrame): readonly ModelId[] => {
  const f = fightBelow(b);
  const side = struckSide(f);
  return side === null ? [] : takersOf(b, f, side).map(({ id }) => id);
};

/** Whether this one is to be spared before that one: who carries a relic, then who costs more. */
const isDearer = (b: Battle, a: Model, c: Model): boolean => {
  if (a.relics.length !== c.relics.length) return a.relics.length > c.relics.length;
  return kitOf(b, a).points > kitOf(b, c).points;
};

/** `auto`: the owner gives up the cheapest, a carrier last; an enemy who allots strikes the dearest. */
export const allotOrdered = (b: Battle, frame: AllotFrame, among: readonly ModelId[]): ModelId | undefined => {
  if (standingOf(b, frame.seat).allocate === 'ask') return undefined;
  const isEnemy = b.config.rulings.allocator === 'attacker';
  let found = modelOf(b, among[0]!);
  for (let i = 1; i < among.length; i++) {
    const one = modelOf(b, among[i]!);
    if (isEnemy ? isDearer(b, one, found) : isDearer(b, found, one)) found = one;
  }
  return found.id;
};
