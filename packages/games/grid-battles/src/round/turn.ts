/** Rounds and turns (GB-10 to GB-15, R-17, R-18): who is next, and what becomes of the units. */

import type { Seat, Table } from '@muster/kernel';
import { FIRST } from '../content/scenarios.ts';
import type { Battle, BattleEvent, Unit, UnitId } from '../state/battle.ts';
import { fieldOf } from '../state/field.ts';
import { copyBattle, copyUnit, countFresh, indexOf, other } from '../state/units.ts';
import { canAnyAttack } from '../targets/targets.ts';
import { checkAtRoundEnd } from './victory.ts';

export const beginRound = (b: Battle, first: Seat, table: Table<BattleEvent>): Battle => {
  const next = copyBattle(b);
  next.round = b.round + 1;
  next.units = b.units.map((u) => inState(u, 'fresh')); // GB-14
  table.tell?.({ type: 'roundBegan', rule: 'GB-10', round: next.round, first });
  return beginTurn(next, first, table);
};

/** Only for a seat that has a fresh unit. */
const beginTurn = (b: Battle, seat: Seat, table: Table<BattleEvent>): Battle => {
  const fresh = countFresh(b, seat);
  const due = fieldOf(b.config).scenario.sides[seat]!.activations;
  const next = copyBattle(b);
  next.turn = seat;
  next.phase = 'activation';
  next.owed = Math.min(due, fresh); // GB-12
  table.tell?.({ type: 'turnBegan', rule: 'GB-11', seat, owed: next.owed });
  return fresh <= due ? activateRest(next, table) : next;
};

/** No choice is left: all that are still fresh are activated (GB-12, R-47). */
const activateRest = (b: Battle, table: Table<BattleEvent>): Battle => {
  const units: UnitId[] = [];
  for (const u of b.units) if (u.seat === b.turn && u.state === 'fresh' && u.health > 0) units.push(u.id);
  return activate(b, units, true, table);
};

/** Marks units as activated; the last one owed opens the Movement phase. */
export const activate = (b: Battle, units: readonly UnitId[], forced: boolean, table: Table<BattleEvent>): Battle => {
  const next = copyBattle(b);
  const all = b.units.slice();
  for (let i = 0; i < units.length; i++) {
    const at = indexOf(b, units[i]!);
    all[at] = inState(all[at]!, 'activated');
  }
  next.units = all;
  next.owed = b.owed - units.length;
  if (next.owed === 0) next.phase = 'movement';
  table.tell?.({ type: 'activated', rule: 'GB-12', units, forced });
  return next;
};

const inState = (u: Unit, state: Unit['state']): Unit => {
  const copy = copyUnit(u);
  copy.state = state;
  copy.moved = false;
  copy.left = false;
  copy.attacked = false;
  return copy;
};

/** All movement comes before any attack (GB-27); when nobody can attack, the turn is over. */
export const beginAttacks = (b: Battle, table: Table<BattleEvent>): Battle => {
  const next = copyBattle(b);
  next.phase = 'attack';
  return endTurnIfIdle(next, table);
};

/** Ends the turn when no attack is left to make; a battle that is over has no turn to end. */
export const endTurnIfIdle = (b: Battle, table: Table<BattleEvent>): Battle => {
  if (b.phase !== 'attack' || canAnyAttack(b)) return b;
  table.tell?.({ type: 'noAttackPossible', rule: 'R-47', seat: b.turn });
  return endTurn(b, table);
};

export const endTurn = (b: Battle, table: Table<BattleEvent>): Battle => {
  const next = copyBattle(b);
  next.units = b.units.map((u) => (u.state === 'activated' ? inState(u, 'fatigued') : u)); // GB-13
  table.tell?.({
    type: 'turnEnded',
    rule: 'GB-13',
    seat: b.turn,
    fatigued: b.units.filter((u) => u.state === 'activated' && u.health > 0).map((u) => u.id),
  });
  const opponent = other(b.turn);
  if (countFresh(next, opponent) > 0) return beginTurn(next, opponent, table);
  if (countFresh(next, b.turn) === 0) return endRound(next, table); // GB-14
  table.tell?.({ type: 'skipped', rule: 'R-18', seat: opponent });
  return beginTurn(next, b.turn, table); // GB-15
};

const endRound = (b: Battle, table: Table<BattleEvent>): Battle => {
  table.tell?.({ type: 'roundEnded', rule: 'GB-14', round: b.round });
  const next = checkAtRoundEnd(b, table);
  if (next.outcome !== null) return next;
  const first = b.config.rulings.roundStart === 'scenarioFirst' ? FIRST : other(b.turn);
  return beginRound(next, first, table);
};
