/** The contest of two Surges (CQ-72, P6, X-328): an open wager of Destiny in turns; all that is wagered is lost. */

import { atSide, captainOf, otherSide, purseOf, type RollFrame, rollOf, type Side, successesOf } from '@muster/dwethia';
import { paidFrom, pushed, replaced } from '../state/battle.ts';
import type { Battle, ConquestRefusal, ConquestTable, PoolRoll, SurgeFrame, WagerCommand } from '../state/types.ts';

export const copySurge = (
  f: SurgeFrame,
  change: Partial<Pick<SurgeFrame, 'unit' | 'answer' | 'wagers' | 'turn' | 'stopped' | 'step'>>,
): SurgeFrame => ({
  type: 'surge',
  side: f.side,
  walk: f.walk,
  unit: change.unit === undefined ? f.unit : change.unit,
  answer: change.answer === undefined ? f.answer : change.answer,
  wagers: change.wagers ?? f.wagers,
  turn: change.turn ?? f.turn,
  stopped: change.stopped ?? f.stopped,
  next: f.next,
  step: change.step ?? f.step,
});

/** What the side whose turn it is could still wager. */
export const mostOf = (b: Battle, f: SurgeFrame): number => b.sides[f.turn].pool.destiny;

export const refuseWager = (b: Battle, f: SurgeFrame, points: number): ConquestRefusal | undefined => {
  const most = mostOf(b, f);
  if (Number.isSafeInteger(points) && points >= 0 && points <= most) return undefined;
  return { code: 'tooMuchWagered', rule: 'CQ-72', most };
};

const wonBy = (b: Battle, f: SurgeFrame, side: Side, face: number | null, table: ConquestTable): Battle => {
  table.tell?.({ type: 'surgeWon', side, face, rule: 'CQ-72' });
  return replaced(b, copySurge(f, { turn: side, step: 'moves' }));
};

/** On a 4 or more the side without priority goes first. */
const LEVEL_NEEDS = 4;

const decidedByDie = (b: Battle): Battle => {
  const without = otherSide(b.first);
  const die = { purse: purseOf(without), seat: captainOf(b, without), count: 1, needs: LEVEL_NEEDS };
  const what: PoolRoll = 'surge';
  return pushed(b, rollOf(what, 'CQ-72', [die]));
};

export const surgeLanded = (b: Battle, f: SurgeFrame, roll: RollFrame, table: ConquestTable): Battle => {
  const [face] = roll.pools[0]!.faces;
  return wonBy(b, f, successesOf(roll) > 0 ? otherSide(b.first) : b.first, face!, table);
};

/** Who stops behind has lost; who stops level leaves it to the other, and to the die if that one stops too. */
const stop = (b: Battle, f: SurgeFrame, table: ConquestTable): Battle => {
  const other = otherSide(f.turn);
  if (f.wagers[f.turn] < f.wagers[other]) return wonBy(b, f, other, null, table);
  if (f.stopped) return decidedByDie(b);
  return replaced(b, copySurge(f, { turn: other, stopped: true }));
};

/** Who is still behind after a raise goes on. */
const raise = (b: Battle, f: SurgeFrame, points: number, table: ConquestTable): Battle => {
  const side = f.turn;
  const total = f.wagers[side] + points;
  table.tell?.({ type: 'wagered', side, points, total, rule: 'CQ-72' });
  const other = otherSide(side);
  const turn = total < f.wagers[other] ? side : other;
  const wagers = atSide(f.wagers, side, total);
  return replaced(paidFrom(b, side, 'destiny', points), copySurge(f, { wagers, turn, stopped: false }));
};

export const applyWager = (b: Battle, f: SurgeFrame, points: number, table: ConquestTable): Battle =>
  points === 0 ? stop(b, f, table) : raise(b, f, points, table);

/** Stop, +1, +2, just above, all. */
export const wagerCommands = (b: Battle, f: SurgeFrame): readonly WagerCommand[] => {
  const most = mostOf(b, f);
  const above = f.wagers[otherSide(f.turn)] - f.wagers[f.turn] + 1;
  const found: WagerCommand[] = [];
  for (const points of [0, 1, 2, above, most])
    if (points <= most && !found.some((one) => one.points === points)) found.push({ type: 'wager', points });
  return found;
};
