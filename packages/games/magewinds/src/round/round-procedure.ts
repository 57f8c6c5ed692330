/** What is asked at the bottom of the stack, in each step of a round (MW 11.0), and in Insight's choice above it. */

import type { Seat } from '@muster/kernel';
import {
  applyDraw,
  applyKeepOne,
  channelCandidates,
  refuseDraw,
  refuseKeepOne,
  refusePass,
} from '../cards/channelling.ts';
import { canAct } from '../ground/fighters.ts';
import { applyFragment, fragmentCandidates, fragmentDecision, refuseFragment } from '../scenarios/fragments.ts';
import { ask } from '../state/ask.ts';
import type { Battle, RoundFrame } from '../state/battle.ts';
import type { MagewindsCommand, MagewindsDecision } from '../state/command.ts';
import { topFrame } from '../state/copies.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure, MagicTable } from '../state/types.ts';
import { applyActivate, refuseActivate } from './activation.ts';
import { advanceRound, canActivate, endTurn, hold, pass } from './round.ts';

const decisions = (b: Battle, frame: RoundFrame): readonly MagewindsDecision[] => {
  switch (frame.step) {
    case 'fragments':
      return [fragmentDecision(b)!];
    case 'channelling':
      return ask(b.turn!, 'channel', 'MW 12.0');
    default:
      return canActivate(b, b.turn!) ? ask(b.turn!, 'activate', 'MW 13.0') : ask(b.turn!, 'passOrHold', 'MW-R28');
  }
};

const notNow = (c: MagewindsCommand): MagewindsRefusal => refusalOf('notNow', null, { command: c.type });

const refuse = (b: Battle, frame: RoundFrame, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  switch (frame.step) {
    case 'fragments':
      return c.type === 'placeObject' ? refuseFragment(b, seat, c) : notNow(c);
    case 'channelling':
      if (c.type === 'draw') return refuseDraw(b, seat, c);
      return c.type === 'pass' ? refusePass(b) : notNow(c);
    default:
      if (c.type === 'activate') return refuseActivate(b, seat, c.fighter);
      if (c.type !== 'pass' && c.type !== 'hold') return notNow(c);
      return canActivate(b, seat) ? refusalOf('mustActivate', 'MW-R27', {}) : undefined;
  }
};

const apply = (b: Battle, _frame: RoundFrame, seat: Seat, c: MagewindsCommand, table: MagicTable): Battle => {
  switch (c.type) {
    case 'placeObject':
      return applyFragment(b, seat, c, table);
    case 'draw': {
      const next = applyDraw(b, seat, c, table);
      return topFrame(next)?.type === 'insight' ? next : endTurn(next);
    }
    case 'pass':
      return pass(b, seat, false, table);
    case 'hold':
      return hold(b, seat, table);
    case 'activate':
      return applyActivate(b, seat, c.fighter, table);
    default:
      return b;
  }
};

const candidates = (b: Battle, frame: RoundFrame, seat: Seat): readonly MagewindsCommand[] => {
  if (frame.step === 'fragments') return fragmentCandidates(b, seat);
  if (frame.step === 'channelling') return channelCandidates(b, seat);
  const found: MagewindsCommand[] = [];
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat === seat && canAct(f)) found.push({ type: 'activate', fighter: f.id });
  }
  if (found.length === 0) found.push({ type: 'pass' }, { type: 'hold' });
  return found;
};

export const roundProcedure: MagewindsProcedure<'round'> = {
  advance: advanceRound,
  decisions,
  refuse,
  apply,
  candidates,
};

/** TC seer.insight: the draw, and with it the turn, ends when one of the two cards is kept. */
export const insightProcedure: MagewindsProcedure<'insight'> = {
  advance: (b) => b,
  decisions: (_b, { seat }) => ask(seat, 'insight', 'TC seer.insight'),
  refuse: (b, _frame, seat, c) => (c.type === 'keepOne' ? refuseKeepOne(b, seat, c) : notNow(c)),
  apply: (b, _frame, seat, c, table) => (c.type === 'keepOne' ? applyKeepOne(b, seat, c, table) : b),
  candidates: (b, _frame, seat) => channelCandidates(b, seat),
  done: endTurn,
};
