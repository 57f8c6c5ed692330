/** The flow of a battle (MW 11.0 to 14.1): rounds, phases, turns, passing. */

import type { Seat, Table } from '@muster/kernel';
import { damageFrame } from '../attack/pending-damage.ts';
import { isChannelForced } from '../cards/channelling.ts';
import { openWindow } from '../casting/windows.ts';
import { EFFECT_RULES } from '../effects/index.ts';
import { canAct, hasFighters } from '../ground/fighters.ts';
import { endUnseen } from '../ground/ways.ts';
import { beginFragments, isFragmentsDone } from '../scenarios/fragments.ts';
import { decide, roundEndOutcome, scenarioRules, stormHarms, turnEndOutcome } from '../scenarios/index.ts';
import type { Battle, Harm, RoundFrame } from '../state/battle.ts';
import { changeFighter, changeSeat, copyBattle, copySeat, push, swapTop } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { endEffects } from '../state/lasting.ts';
import { beginWindburn } from './windburn.ts';

type T = Table<MagewindsEvent>;

const at = (step: RoundFrame['step']): RoundFrame => ({ type: 'round', step });

/** MW 12.0: a new round; turns in the order in which players deployed, or passed before. The row stays (MW-R53). */
export const beginRound = (b: Battle, round: number, order: readonly Seat[], table: T): Battle => {
  const next = copyBattle(b);
  next.round = round;
  next.phase = 'channelling';
  next.order = order;
  next.passed = [];
  next.turn = order[0]!;
  next.held = 0;
  next.finished = order;
  next.stack = [at(scenarioRules(b).placesEachRound ? 'fragments' : 'channelling')];
  next.seats = b.seats.map((seat) => {
    const s = copySeat(seat);
    s.killsBefore = seat.kills; // ItT battle-royale.special
    s.kills = 0;
    return s;
  });
  table.tell?.({ type: 'roundBegan', rule: 'MW 11.0', round, order });
  return scenarioRules(b).placesEachRound ? beginFragments(next) : next;
};

/** The next seat in turn order that has not passed; null when all have. */
const nextTurn = (b: Battle): Seat | null => {
  const { order, passed } = b;
  const start = order.indexOf(b.turn!);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(start + i) % order.length]!;
    if (!passed.includes(seat)) return seat;
  }
  return null;
};

export const endTurn = (b: Battle): Battle => {
  const next = copyBattle(b);
  next.turn = nextTurn(b);
  return next;
};

/** MW 12.0, 13.0 */
export const pass = (b: Battle, seat: Seat, forced: boolean, table: T): Battle => {
  table.tell?.({ type: 'passed', rule: b.phase === 'channelling' ? 'MW 12.0' : 'MW 13.0', seat, forced });
  const next = copyBattle(b);
  next.passed = [...b.passed, seat];
  return b.turn === seat ? endTurn(next) : next;
};

/** MW-R28: stays in without a turn, which ends as any other does: with its window (TC universal.energize). */
export const hold = (b: Battle, seat: Seat, table: T): Battle => {
  table.tell?.({ type: 'held', rule: 'MW-R28', seat });
  const next = copyBattle(b);
  next.held = b.held + 1;
  if (b.config.edition >= 2) return swapTop(next, at('turnEnds'));
  return next.held < b.order.length - b.passed.length ? endTurn(next) : passAll(endTurn(next), table);
};

const passAll = (b: Battle, table: T): Battle => {
  let all = b;
  while (all.turn !== null) all = pass(all, all.turn, true, table);
  return all;
};

/** MW-R28: all who are left have held one after the other, and nobody has got an action back by it. */
const isStandstill = (b: Battle): boolean => {
  if (b.held < b.order.length - b.passed.length) return false;
  for (let i = 0; i < b.order.length; i++)
    if (!b.passed.includes(b.order[i]!) && canActivate(b, b.order[i]!)) return false;
  return true;
};

export const advanceRound = (b: Battle, frame: RoundFrame, table: T): Battle => {
  switch (frame.step) {
    case 'fragments':
      return isFragmentsDone(b) ? swapTop(withTurn(b, b.order[0]!), at('channelling')) : b;
    case 'channelling':
      return channelling(b, table);
    case 'actionBegins':
      return openWindow(swapTop(b, at('turn')), 'phaseBegins', null, table); // MW-R85
    case 'turn':
      return turn(b, table);
    case 'turnEnds':
      return openWindow(swapTop(b, at('turnOver')), 'turnEnds', null, table);
    case 'turnOver':
      return turnOver(b, table);
    case 'actionEnds':
      return harmAll(swapTop(b, at('storm')), poisonHarms(b), 'TC witch.poison-tip');
    case 'storm':
      return harmAll(swapTop(b, at('end')), stormHarms(b), 'ItT battle-royale.storm');
    case 'end':
      return endPhase(b, table);
    case 'windburn':
      return windburn(b, table);
  }
};

const withTurn = (b: Battle, seat: Seat | null): Battle => {
  const next = copyBattle(b);
  next.turn = seat;
  return next;
};

/** Whether a seat is out of this phase for all to see (MW-R30). */
const isOut = (b: Battle, seat: Seat): boolean => b.seats[seat]!.conceded || !hasFighters(b, seat);

const channelling = (b: Battle, table: T): Battle => {
  const seat = b.turn;
  if (seat === null) return beginActions(b, table);
  return isOut(b, seat) || isChannelForced(b, seat) ? pass(b, seat, true, table) : b;
};

/** MW 13.0: turns in the order in which players passed in the Channelling Phase. */
const beginActions = (b: Battle, table: T): Battle => {
  const next = copyBattle(b);
  next.phase = 'action';
  next.order = b.passed;
  next.passed = [];
  next.turn = b.passed[0]!;
  next.held = 0;
  table.tell?.({ type: 'phaseBegan', rule: 'MW 13.0', phase: 'action', order: next.order });
  return swapTop(next, at('actionBegins'));
};

export const canActivate = (b: Battle, seat: Seat): boolean => {
  for (let i = 0; i < b.fighters.length; i++) if (b.fighters[i]!.seat === seat && canAct(b.fighters[i]!)) return true;
  return false;
};

/** MW-R28: nothing that all can see could give an action back. */
const isHopeless = (b: Battle, seat: Seat): boolean => {
  if (b.seats[seat]!.hand.size > 0) return false;
  for (const e of b.effects) if (e.type === 'prediction' && b.fighters[e.by]!.seat === seat) return false;
  return true;
};

/** MW-R30: a seat with nobody left passes before the next turn, not when its own comes. */
const wipedOut = (b: Battle): Seat | undefined => {
  for (let i = 0; i < b.order.length; i++) {
    const seat = b.order[i]!;
    if (!b.passed.includes(seat) && isOut(b, seat)) return seat;
  }
  return undefined;
};

const turn = (b: Battle, table: T): Battle => {
  const seat = b.turn;
  if (seat === null) return swapTop(b, at('actionEnds')); // MW 13.5
  const out = wipedOut(b);
  if (out !== undefined) return pass(b, out, true, table);
  if (!canActivate(b, seat)) return isHopeless(b, seat) ? pass(b, seat, true, table) : b;
  return b;
};

/** An activation pushes its frame on the turn; when it is done the turn ends. */
export const afterActivation = (b: Battle): Battle => swapTop(b, at('turnEnds'));

const turnOver = (b: Battle, table: T): Battle => {
  const outcome = turnEndOutcome(b, table);
  if (outcome !== undefined) return decide(b, outcome, table);
  const next = swapTop(endTurn(b), at('turn'));
  return isStandstill(b) ? passAll(next, table) : next;
};

const harmAll = (b: Battle, harms: readonly Harm[], rule: string): Battle =>
  harms.length === 0 ? b : push(b, damageFrame(harms, rule));

/** TC witch.poison-tip, MW-R87: all of it at once. */
const poisonHarms = (b: Battle): readonly Harm[] => {
  const harms: Harm[] = [];
  for (const f of b.fighters)
    if (f.where === 'field' && f.poison !== null) harms.push({ fighter: f.id, amount: 1, credit: f.poison });
  return harms;
};

/** MW 14.0: counters off, what lasted for the phase is over; then the scenario is asked (MW-R63). */
const endPhase = (b: Battle, table: T): Battle => {
  let next = b;
  for (const f of b.fighters)
    next = changeFighter(next, f.id, (d) => {
      d.actions = 0;
      d.guard = false;
    });
  for (let seat = 0; seat < b.seats.length; seat++)
    next = changeSeat(next, seat, (s) => {
      s.energized = false;
    });
  next = endEffects(next, (e) => EFFECT_RULES[e.type].lastsAPhase, 'MW 14.0', table);
  if (b.config.edition >= 4) next = endUnseen(next, table); // a Third Eye is over, and the Mesmer perhaps out of sight
  const ended = copyBattle(next);
  ended.phase = 'end';
  ended.turn = null;
  table.tell?.({ type: 'phaseBegan', rule: 'MW 14.0', phase: 'end', order: b.passed });
  const outcome = roundEndOutcome(ended, table);
  if (outcome !== undefined) return decide(ended, outcome, table);
  ended.order = b.passed;
  ended.passed = [];
  return swapTop(ended, at('windburn'));
};

/** MW-R90: a turn of Windburn is a turn, and the scenario may end with it; before the fifth edition it did not (MW-H22). */
const windburnOutcome = (b: Battle, table: T) =>
  b.config.edition >= 5 && b.passed.length > 0 ? turnEndOutcome(b, table) : undefined;

/** MW 14.1: in the order in which players passed; who has no cards has nothing to settle. `passed` counts who is done. */
const windburn = (b: Battle, table: T): Battle => {
  const outcome = windburnOutcome(b, table);
  if (outcome !== undefined) return decide(b, outcome, table);
  const seat = b.order[b.passed.length];
  if (seat === undefined) return beginRound(b, b.round + 1, b.order, table);
  const next = copyBattle(b);
  next.passed = [...b.passed, seat];
  return b.seats[seat]!.hand.size === 0 ? next : push(next, beginWindburn(next, seat));
};
