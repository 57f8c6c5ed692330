/** One fight or assault (P2, CQ-58, CQ-59, DW-37, X-354 to X-359): attack dice, wound dice, wounds one by one, removal together. */

import {
  type AllotFrame,
  allotOf,
  atSide,
  otherSide,
  purseOf,
  type RollFrame,
  rollBoth,
  SIDES,
  type Side,
  type SideRolls,
  successesBySide,
} from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { checkMissions } from '../round/missions.ts';
import { findModel, isDying, popped, pushed, replaced, topOf, withTally } from '../state/battle.ts';
import { stepped } from '../state/fight-frame.ts';
import type {
  Battle,
  ConquestProcedure,
  ConquestTable,
  FightFrame,
  FightValues,
  ModelId,
  PoolRoll,
  WoundCause,
} from '../state/types.ts';
import { removed } from '../wounds/removal.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { allotterOf, struckSide, takersOf } from './allot.ts';
import { assaulterOf, broughtOn, seatOn } from './entries.ts';
import { fightValues } from './values.ts';

export { allotAmong, allotOrdered } from './allot.ts';

// --- Dice ---

const rolls = (b: Battle, f: FightFrame): SideRolls => ({
  attacker: f.attacker,
  first: b.first,
  whose: (side) => ({ purse: purseOf(side), seat: seatOn(b, f.fight, side) }),
});

const rollAttack = (b: Battle, f: FightFrame, table: ConquestTable): Battle => {
  const values = fightValues(b, f.fight);
  table.tell?.({ type: 'fought', fight: f.fight, attacker: f.attacker, values, rule: 'CQ-56' });
  const of = (side: Side) => ({ count: values[side].dice, needs: values[side].attack });
  return pushed(b, rollBoth<PoolRoll>('attack', 'CQ-59', rolls(b, f), of, table));
};

const rollWounds = (b: Battle, f: FightFrame, table: ConquestTable): Battle => {
  const values: readonly [FightValues, FightValues] = fightValues(b, f.fight);
  const of = (side: Side) => ({ count: f.hits[side], needs: values[side].wound });
  return pushed(b, rollBoth<PoolRoll>('wound', 'DW-76', rolls(b, f), of, table));
};

/** CQ-59: successes are wound dice, then wounds. */
export const fightLanded = (b: Battle, f: FightFrame, roll: RollFrame, _table?: ConquestTable): Battle => {
  const hits = successesBySide(roll, b.first);
  const isOver = f.step === 'wound' || (hits[0] === 0 && hits[1] === 0);
  return replaced(b, stepped(f, isOver ? 'takes' : 'wound', hits));
};

// --- Wounds ---

/** one wound at a time; who could take it has fallen: the surplus is lost. */
const take = (b: Battle, f: FightFrame): Battle => {
  const side = struckSide(f);
  if (side === null) return replaced(b, stepped(f, 'remove', f.hits));
  const takers = takersOf(b, f, side);
  if (takers.length === 0) return replaced(b, stepped(f, 'takes', atSide(f.hits, otherSide(side), 0)));
  return pushed(b, allotOf(allotterOf(b, f, side, takers), 'X-356', 1));
};

/** Who struck this side, where there is only one who could have. */
const strikerOf = (b: Battle, f: FightFrame, struck: Side): ModelId | null => {
  const strikers = broughtOn(b, f.fight, otherSide(struck));
  return strikers.length === 1 ? strikers[0]!.id : null;
};

const causeOf = (b: Battle, f: FightFrame, struck: Side): WoundCause => ({
  kind: 'fight',
  by: strikerOf(b, f, struck),
  quick: false,
});

/** A wound has been shared out; the fight lies on top. */
export const allotted = (b: Battle, frame: AllotFrame, _table?: ConquestTable): Battle => {
  const f = topOf(b) as FightFrame;
  const struck = struckSide(f)!;
  const strikes = otherSide(struck);
  const now = replaced(b, stepped(f, 'takes', atSide(f.hits, strikes, f.hits[strikes] - 1)));
  return frame.taken.length === 0 ? now : pushed(now, woundsOn(frame.taken[0]!.id, 1, causeOf(b, f, struck)));
};

// --- The end of it ---

/** who lost fewer Wounds; an assault is won when the building falls. */
const wonBy = (b: Battle, f: FightFrame): Side | null => {
  const assaulter = assaulterOf(b, f.fight);
  if (assaulter !== null) return isDying(findModel(b, f.fight.building!)!) ? assaulter : null;
  if (f.lost[0] === f.lost[1]) return null;
  return f.lost[0] < f.lost[1] ? 0 : 1;
};

const wonFor = (b: Battle, f: FightFrame, side: Side, table: ConquestTable): Battle => {
  table.tell?.({ type: 'fightWon', side, lost: f.lost, rule: 'X-359' });
  return withTally(b, side, (t) => {
    t.fightsWon += 1;
  });
};

/** DW-37, X-355: the slain of both sides leave together. */
const remove = (b: Battle, f: FightFrame, table: ConquestTable): Battle => {
  const winner = wonBy(b, f);
  let now = popped(b);
  for (const side of SIDES)
    for (const m of broughtOn(b, f.fight, side)) if (isDying(m)) now = removed(now, m.id, causeOf(b, f, side), table);
  if (winner !== null) now = wonFor(now, f, winner, table);
  return checkMissions(now, table, 'now');
};

export const fightProcedure: ConquestProcedure<FightFrame> = byItself((b, f, table) => {
  switch (f.step) {
    case 'attack':
      return rollAttack(b, f, table);
    case 'wound':
      return rollWounds(b, f, table);
    case 'takes':
      return take(b, f);
    case 'remove':
      return remove(b, f, table);
  }
});
