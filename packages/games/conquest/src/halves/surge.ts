/** A Surge out of order (CQ-71, CQ-72, P6, X-327, X-328): offered to the waiting side, answered by the other, contested, moved. */

import { captainOf, otherSide, type Side } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { walkOn } from '../moving/leaving.ts';
import { applyWager, copySurge, mostOf, refuseWager, wagerCommands } from '../moving/wager.ts';
import { readyToSurge } from '../moving/windows.ts';
import { tellOrder } from '../orders/standing-orders.ts';
import { blinkOf } from '../powers/places.ts';
import { applyCast } from '../powers/power.ts';
import { findModel, paidFrom, popped, replaced, standingOf, withReady } from '../state/battle.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestDecision,
  ConquestProcedure,
  ConquestRefusal,
  ConquestTable,
  Model,
  ModelId,
  SurgeFrame,
} from '../state/types.ts';
import { beginActivation } from './activation.ts';

/** Who is asked in each step. */
const askedSide = (f: SurgeFrame): Side => {
  if (f.step === 'offer') return f.side;
  return f.step === 'answer' ? otherSide(f.side) : f.turn;
};

const askedSeat = (b: Battle, f: SurgeFrame): Seat => captainOf(b, askedSide(f));

const idsOf = (models: readonly Model[]): readonly ModelId[] => models.map(({ id }) => id);

const engaging = (b: Battle, { unit, path, power }: NonNullable<SurgeFrame['walk']>, table: ConquestTable): Battle =>
  power === null ? walkOn(b, path, table) : applyCast(b, blinkOf(unit, power, path[0]!), table);

/** The command that the window interrupted goes on. */
const goOn = (b: Battle, f: SurgeFrame, table: ConquestTable): Battle => {
  const now = popped(b);
  if (f.walk !== null) return engaging(now, f.walk, table);
  if (f.next === null) return now;
  return f.next.unit === null ? withReady(now, f.next.seat) : beginActivation(now, f.next.unit, false, table);
};

const passed = (b: Battle, f: SurgeFrame, table: ConquestTable): Battle => {
  table.tell?.({ type: 'surgePassed', side: f.side, rule: 'X-327' });
  return goOn(b, f, table);
};

/** the declared move is withdrawn at no cost. */
const surged = (b: Battle, f: SurgeFrame, unit: ModelId, table: ConquestTable): Battle => {
  table.tell?.({ type: 'surged', model: unit, side: f.side, rule: 'CQ-71' });
  if (f.walk !== null) table.tell?.({ type: 'withdrawn', model: f.walk.unit, rule: 'X-328' });
  return replaced(paidFrom(b, f.side, 'destiny', 1), copySurge(f, { unit, step: 'answer' }));
};

const answered = (b: Battle, f: SurgeFrame, answer: ModelId | null, table: ConquestTable): Battle => {
  if (answer === null) return replaced(b, copySurge(f, { turn: f.side, step: 'moves' }));
  const side = otherSide(f.side);
  table.tell?.({ type: 'surgeAnswered', model: answer, side, rule: 'X-328' });
  return replaced(paidFrom(b, side, 'destiny', 1), copySurge(f, { answer, turn: f.side, step: 'wager' }));
};

/** one unmoved hero of the interrupted side, if its standing order does not let them all go. */
const askToAnswer = (b: Battle, f: SurgeFrame, table: ConquestTable): Battle => {
  const side = otherSide(f.side);
  if (readyToSurge(b, side).length === 0) return answered(b, f, null, table);
  const seat = captainOf(b, side);
  if (standingOf(b, seat).surgeAnswer === 'ask') return b;
  tellOrder(table, seat, { order: 'surgeAnswer', model: f.unit! }, 'X-328');
  return answered(b, f, null, table);
};

/** The winner's unit makes its whole activation, then the loser's. */
const move = (b: Battle, f: SurgeFrame, table: ConquestTable): Battle => {
  const order = f.turn === f.side ? [f.unit, f.answer] : [f.answer, f.unit];
  for (const id of order) {
    const m = id === null ? undefined : findModel(b, id);
    if (m !== undefined && !m.turn.activated) return beginActivation(b, m.id, true, table);
  }
  return popped(b);
};

const refuseUnit = (b: Battle, side: Side, id: ModelId | null): ConquestRefusal | undefined => {
  if (id === null) return undefined;
  const m = findModel(b, id);
  if (m === undefined) return { code: 'noSuchModel', rule: 'X-327', model: id };
  return readyToSurge(b, side).includes(m) ? undefined : { code: 'cannotSurge', rule: 'X-327', model: id };
};

const decisionOf = (b: Battle, f: SurgeFrame): ConquestDecision => {
  const seat = askedSeat(b, f);
  const side = askedSide(f);
  if (f.step === 'offer') {
    const against = f.walk?.unit ?? null;
    return { seat, kind: 'surge', rule: 'X-327', units: idsOf(readyToSurge(b, side)), against };
  }
  if (f.step === 'answer')
    return { seat, kind: 'surgeAnswer', rule: 'X-328', units: idsOf(readyToSurge(b, side)), against: f.unit! };
  const [own, other] = [f.wagers[side], f.wagers[otherSide(side)]];
  return { seat, kind: 'wager', rule: 'CQ-72', own, other, most: mostOf(b, f) };
};

const KINDS = { offer: 'surge', answer: 'surgeAnswer', wager: 'wager', moves: 'move' } as const;

const otherDecision = (f: SurgeFrame): ConquestRefusal => ({
  code: 'otherDecision',
  rule: 'X-327',
  asked: KINDS[f.step],
});

export const surgeProcedure: ConquestProcedure<SurgeFrame> = {
  advance: (b, f, table) => {
    switch (f.step) {
      case 'offer':
        return readyToSurge(b, f.side).length > 0 ? b : goOn(b, f, table);
      case 'answer':
        return askToAnswer(b, f, table);
      case 'wager':
        return mostOf(b, f) > 0 ? b : applyWager(b, f, 0, table);
      case 'moves':
        return move(b, f, table);
    }
  },
  decisions: (b, f) => [decisionOf(b, f)],
  refuse: (b, f, _, c) => {
    if (f.step === 'offer' && c.type === 'surge') return refuseUnit(b, f.side, c.unit);
    if (f.step === 'answer' && c.type === 'answer') return refuseUnit(b, otherSide(f.side), c.unit);
    if (f.step === 'wager' && c.type === 'wager') return refuseWager(b, f, c.points);
    return otherDecision(f);
  },
  apply: (b, f, _, c, table) => {
    if (c.type === 'surge') return c.unit === null ? passed(b, f, table) : surged(b, f, c.unit, table);
    if (c.type === 'answer') return answered(b, f, c.unit, table);
    return c.type === 'wager' ? applyWager(b, f, c.points, table) : b;
  },
  candidates: (b, f): readonly ConquestCommand[] => {
    if (f.step === 'wager') return wagerCommands(b, f);
    const type = f.step === 'offer' ? 'surge' : 'answer';
    const found: ConquestCommand[] = [{ type, unit: null }];
    for (const { id } of readyToSurge(b, askedSide(f))) found.push({ type, unit: id });
    return found;
  },
};
