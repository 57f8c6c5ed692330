/** Magewinds as a game of the kernel: who decides what, and which frame answers. */

import { advance, type Game, type Handlers, type Seat, type Table } from '@muster/kernel';
import {
  activationCandidates,
  advanceActivation,
  applyActivate,
  applyInActivation,
  refuseActivate,
  refuseInActivation,
} from './actions/activation.ts';
import { advanceMove, applyMove, moveCandidates, refuseMove } from './actions/move-action.ts';
import { advanceStep, applyStep, refuseStep, stepCandidates, stepSeat } from './actions/stepping.ts';
import { advanceAttack, applyInAttack, attackSeat, attackStepCandidates, refuseInAttack } from './attack/attack.ts';
import { advanceDamage } from './attack/pending-damage.ts';
import { advanceVolley, applyInVolley, refuseInVolley, volleyCandidates } from './attack/volley.ts';
import { applyOrders, castInWindow, declineWindow, refuseInWindow, windowCandidates } from './casting/windows.ts';
import { parseCommand } from './reading/read-command.ts';
import { parseConfig } from './reading/read-config.ts';
import { parseState } from './reading/read-state.ts';
import {
  applyDraw,
  applyKeepOne,
  channelCandidates,
  refuseDraw,
  refuseKeepOne,
  refusePass,
} from './round/channelling.ts';
import { applyConcede, refuseConcede } from './round/concede.ts';
import { advanceRound, afterActivation, canActivate, endTurn, hold, pass } from './round/round.ts';
import {
  applyDiscardRest,
  applyKeepCard,
  isWindburnForced,
  refuseKeepCard,
  windburnCandidates,
} from './round/windburn.ts';
import { applyFragment, fragmentCandidates, fragmentDecision, refuseFragment } from './scenarios/fragments.ts';
import { advanceSetup, applySetup, refuseSetup, setup, setupCandidates, setupDecisions } from './setup/index.ts';
import type { Battle, Frame, MagewindsConfig, RoundFrame } from './state/battle.ts';
import {
  isSetupCommand,
  type MagewindsCommand,
  type MagewindsDecision,
  type MagewindsRefusal,
} from './state/command.ts';
import { swapTop, topFrame } from './state/copies.ts';
import type { MagewindsEvent } from './state/events.ts';
import { imagine } from './state/imagine.ts';
import { view } from './state/view.ts';
import { canAct } from './table/fighters.ts';
import { narrate } from './words/narrate.ts';
import { no } from './words/no.ts';
import { explain } from './words/refusals.ts';

type T = Table<MagewindsEvent>;

const HANDLERS: Handlers<Battle, Frame, MagewindsEvent> = {
  setup: advanceSetup,
  round: advanceRound,
  insight: (b) => b,
  window: (b) => b,
  activation: (b, frame, table) => {
    const next = advanceActivation(b, frame, table);
    return next.stack.length < b.stack.length && next.outcome === null ? afterActivation(next) : next;
  },
  move: advanceMove,
  step: advanceStep,
  attack: advanceAttack,
  volley: advanceVolley,
  damage: advanceDamage,
  windburn: (b, frame, table) => (isWindburnForced(b, frame.seat) ? applyDiscardRest(b, frame.seat, table) : b),
};

const run = (b: Battle, table: T): Battle => advance<Battle, Frame, MagewindsEvent>(b, table, HANDLERS);

const decision = (
  seat: Seat,
  kind: MagewindsDecision['kind'],
  rule: string,
  fighter: number | null,
): readonly MagewindsDecision[] => [{ seat, kind, rule, fighter }];

const roundDecision = (b: Battle, frame: RoundFrame): readonly MagewindsDecision[] => {
  switch (frame.step) {
    case 'fragments':
      return [fragmentDecision(b)!];
    case 'channelling':
      return decision(b.turn!, 'channel', 'MW 12.0', null);
    default:
      return canActivate(b, b.turn!)
        ? decision(b.turn!, 'activate', 'MW 13.0', null)
        : decision(b.turn!, 'passOrHold', 'MW-R28', null);
  }
};

const MOVE_KINDS = { begins: 'move', path: 'move', arrived: 'pickUp', charge: 'charge' } as const;
const ATTACK_KINDS = { choice: 'attackChoice', defence: 'defence' } as const;

const decisions = (b: Battle): readonly MagewindsDecision[] => {
  const frame = topFrame(b);
  if (frame === undefined) return [];
  switch (frame.type) {
    case 'setup':
      return setupDecisions(b, frame);
    case 'round':
      return roundDecision(b, frame);
    case 'insight':
      return decision(frame.seat, 'insight', 'TC seer.insight', null);
    case 'window':
      return decision(frame.asking, 'window', 'MW-R61', frame.about);
    case 'activation': {
      const kind = frame.step === 'chooses' ? 'action' : frame.step === 'ending' ? 'ending' : 'target';
      return decision(frame.by, kind, kind === 'ending' ? 'MW-R66' : 'MW 13.0', frame.fighter);
    }
    case 'move':
      return decision(stepSeat(b, frame), MOVE_KINDS[frame.step], 'MW 13.4', frame.fighter);
    case 'step':
      return decision(stepSeat(b, frame), 'step', frame.purpose === 'action' ? 'MW 13.1' : 'MW 18.4', frame.fighter);
    case 'attack': {
      const kind = frame.step === 'choice' || frame.step === 'defence' ? ATTACK_KINDS[frame.step] : 'knockBack';
      return decision(attackSeat(frame), kind, 'MW 18.0', frame.target);
    }
    case 'volley':
      return decision(frame.by, 'nextTarget', 'MW-R75', null);
    case 'windburn':
      return decision(frame.seat, 'windburn', 'MW 14.1', null);
    case 'damage':
      return [];
  }
};

const isAsked = (b: Battle, seat: Seat): boolean => {
  const asked = decisions(b);
  for (let i = 0; i < asked.length; i++) if (asked[i]!.seat === seat) return true;
  return false;
};

const refuseInRound = (b: Battle, frame: RoundFrame, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  switch (frame.step) {
    case 'fragments':
      return c.type === 'placeObject' ? refuseFragment(b, seat, c) : notNow(c);
    case 'channelling':
      if (c.type === 'draw') return refuseDraw(b, seat, c);
      return c.type === 'pass' ? refusePass(b) : notNow(c);
    default:
      if (c.type === 'activate') return refuseActivate(b, seat, c.fighter);
      if (c.type !== 'pass' && c.type !== 'hold') return notNow(c);
      return canActivate(b, seat) ? no('mustActivate', 'MW-R27') : undefined;
  }
};

const notNow = (c: MagewindsCommand): MagewindsRefusal => no('notNow', null, { command: c.type });

const refuse = (b: Battle, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  const frame = topFrame(b);
  if (frame === undefined) return no('battleOver', 'MW 14.0');
  if (c.type === 'concede') return refuseConcede(b, seat);
  if (c.type === 'setOrders') return b.seats[seat] === undefined ? no('notYourTurn', null) : undefined;
  if (frame.type === 'setup') return isSetupCommand(c) ? refuseSetup(b, seat, c) : notNow(c);
  if (!isAsked(b, seat)) return no('notYourTurn', 'MW 13.0');
  switch (frame.type) {
    case 'round':
      return refuseInRound(b, frame, seat, c);
    case 'insight':
      return c.type === 'keepOne' ? refuseKeepOne(b, seat, c) : notNow(c);
    case 'window':
      return refuseInWindow(b, frame, seat, c);
    case 'activation':
      return refuseInActivation(b, frame, seat, c);
    case 'move':
      return refuseMove(b, frame, seat, c);
    case 'step':
      return refuseStep(b, frame, seat, c);
    case 'attack':
      return refuseInAttack(b, frame, seat, c);
    case 'volley':
      return refuseInVolley(b, frame, c);
    case 'windburn':
      if (c.type === 'keepCard') return refuseKeepCard(b, seat, c);
      return c.type === 'discardRest' ? undefined : notNow(c);
    case 'damage':
      return notNow(c);
  }
};

const applyInRound = (b: Battle, frame: RoundFrame, seat: Seat, c: MagewindsCommand, table: T): Battle => {
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
      return swapTop(b, frame);
  }
};

const apply = (b: Battle, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  const frame = topFrame(b)!;
  switch (frame.type) {
    case 'setup':
      return isSetupCommand(c) ? applySetup(b, seat, c, table) : b;
    case 'round':
      return applyInRound(b, frame, seat, c, table);
    case 'insight':
      return c.type === 'keepOne' ? endTurn(applyKeepOne(b, seat, c, table)) : b;
    case 'window':
      return c.type === 'cast' ? castInWindow(b, frame, seat, c, table) : declineWindow(b, frame);
    case 'activation':
      return applyInActivation(b, frame, seat, c, table);
    case 'move':
      return applyMove(b, frame, seat, c, table);
    case 'step':
      return applyStep(b, frame, seat, c, table);
    case 'attack':
      return applyInAttack(b, frame, seat, c, table);
    case 'volley':
      return applyInVolley(b, frame, c);
    case 'windburn':
      return c.type === 'keepCard' ? applyKeepCard(b, seat, c, table) : applyDiscardRest(b, seat, table);
    case 'damage':
      return b;
  }
};

const play = (b: Battle, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  if (c.type === 'concede') return run(applyConcede(b, seat, table), table);
  if (c.type === 'setOrders') return applyOrders(b, seat, c.spell, c.ask);
  return run(apply(b, seat, c, table), table);
};

const roundCandidates = (b: Battle, frame: RoundFrame, seat: Seat): readonly MagewindsCommand[] => {
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

const candidates = (b: Battle, seat: Seat): readonly MagewindsCommand[] => {
  const frame = topFrame(b);
  if (frame === undefined || !isAsked(b, seat)) return [];
  switch (frame.type) {
    case 'setup':
      return setupCandidates(b, seat);
    case 'round':
      return roundCandidates(b, frame, seat);
    case 'insight':
      return channelCandidates(b, seat);
    case 'window':
      return windowCandidates(b, frame, seat);
    case 'activation':
      return activationCandidates(b, frame, seat);
    case 'move':
      return moveCandidates(b, frame, seat);
    case 'step':
      return stepCandidates(b, frame, seat);
    case 'attack':
      return attackStepCandidates(b, frame, seat);
    case 'volley':
      return volleyCandidates(b, frame, seat);
    case 'windburn':
      return windburnCandidates(b, seat);
    case 'damage':
      return [];
  }
};

export const magewinds: Game<Battle, MagewindsCommand, MagewindsConfig, MagewindsEvent, MagewindsRefusal> = {
  id: 'magewinds',
  version: '1',
  parseConfig,
  parseCommand,
  parseState,
  setup: (config, table) => run(setup(config, table), table),
  decisions,
  refuse,
  play,
  candidates,
  view,
  imagine,
  outcome: (b) => b.outcome ?? undefined,
  explain,
  narrate,
};
