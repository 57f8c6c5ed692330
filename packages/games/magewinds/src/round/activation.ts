/** A fighter's activation (MW 13.0): its beginning, the action with its step, its end. */

import type { Seat, Table } from '@muster/kernel';
import { ACTION_RULES, actionsOf } from '../actions/index.ts';
import type { ActionRules } from '../actions/rules.ts';
import { giveCounter } from '../attack/attack.ts';
import { applyCast, castCandidates, refuseCast } from '../casting/casting.ts';
import { openWindow } from '../casting/windows.ts';
import { isDouble } from '../clones/clone-pairs.ts';
import { refuseDouble, showReal } from '../clones/dissolve-clone.ts';
import type { ActionId } from '../content/actions.ts';
import { deciderOf, whenActivated, whenDeactivated } from '../effects/index.ts';
import { beginAction } from '../fighters/begin-action.ts';
import { applyDrop, dropCandidates, refuseDrop } from '../fighters/objects.ts';
import { canAct, fighter, isCarrying, isOnField, nameOf } from '../ground/fighters.ts';
import { stepFrame } from '../moving/stepping.ts';
import { SPELLS, SPELLS_IN } from '../spells/index.ts';
import { ask } from '../state/ask.ts';
import type { ActivationFrame, Battle, Fighter, FighterId } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { changeFighter, copyBattle, pop, push, swapTop } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import { activationWith } from '../state/frames.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure } from '../state/types.ts';
import { afterActivation } from './round.ts';

type T = Table<MagewindsEvent>;

/** MW-R100: that it was activated in the turn before does not matter. */
export const refuseActivate = (b: Battle, seat: Seat, id: FighterId): MagewindsRefusal | undefined => {
  const f = b.fighters[id];
  if (!isOnField(f)) return refusalOf('notOnField', 'MW 4.4', { fighter: id });
  if (f.seat !== seat) return refusalOf('notOfWarband', 'MW 13.0', { name: nameOf(f) });
  return canAct(f) ? undefined : refusalOf('noActionsLeft', 'MW 13.0', { name: nameOf(f) });
};

export const applyActivate = (b: Battle, seat: Seat, id: FighterId, table: T): Battle => {
  const f = fighter(b, id);
  const by = deciderOf(b, id, seat); // MW-R81
  const shown = whenActivated(b, f, table);
  table.tell?.({ type: 'activated', rule: 'MW 13.0', who: who(f), by });
  const unguarded = changeFighter(shown, id, (d) => {
    d.guard = false;
  }); // MW 13.4 Guard
  const frame: ActivationFrame = {
    type: 'activation',
    step: 'begins',
    fighter: id,
    by,
    action: null,
    free: false,
    cast: [],
  };
  const ready = copyBattle(push(unguarded, frame));
  ready.held = 0;
  return ready;
};

const withStep = (f: ActivationFrame, step: ActivationFrame['step']): ActivationFrame => activationWith(f, { step });

const advanceActivation = (b: Battle, frame: ActivationFrame, table: T): Battle => {
  const f = fighter(b, frame.fighter);
  if (!isOnField(f) && frame.step !== 'ends') return swapTop(b, withStep(frame, 'ends'));
  switch (frame.step) {
    case 'begins':
      return openWindow(swapTop(b, withStep(frame, 'chooses')), 'activationBegins', f.id, table);
    case 'chooses':
      return b;
    case 'stepping':
      return push(swapTop(b, withStep(frame, 'targets')), stepFrame(f.id, 'action', null));
    case 'targets':
      return targets(b, frame, f, table);
    case 'resolving': {
      const counted = frame.free ? b : giveCounter(b, f.id, table); // MW-R33, MW 13.2
      return swapTop(giveTwinCounter(counted, frame, f, table), withStep(frame, 'ending'));
    }
    case 'ending':
      if (isCarrying(b, f.id)) return b; // MW-R66: may drop
      return endingWindow(b, frame, table);
    case 'ends':
      return pop(whenDeactivated(b, f.id, table));
  }
};

/**
 * MW-H25: who is one of a pair after what no double can do has doubled itself, and both have done it; before the fifth edition one had the
 * counter (MW-H22).
 */
const giveTwinCounter = (b: Battle, { action }: ActivationFrame, { twin }: Fighter, table: T): Battle =>
  twin === null || ACTION_RULES[action!].isForDouble || b.config.edition < 5 ? b : giveCounter(b, twin, table);

/** MW-H12: still the same activation, in which a spell is cast once (MW-R59); before the fifth edition it was another (MW-H22). */
const endingWindow = (b: Battle, frame: ActivationFrame, table: T): Battle =>
  openWindow(
    swapTop(b, withStep(frame, 'ends')),
    'activationEnds',
    frame.fighter,
    table,
    b.config.edition >= 5 ? frame.cast : [],
  );

/** What needs no further choice happens at once; the others wait for one. */
const targets = (b: Battle, frame: ActivationFrame, f: Fighter, table: T): Battle => {
  const { atOnce } = ACTION_RULES[frame.action!];
  return atOnce === null ? b : atOnce(swapTop(b, withStep(frame, 'resolving')), f, table);
};

const refuseAct = (b: Battle, f: Fighter, action: ActionId): MagewindsRefusal | undefined => {
  const rules = ACTION_RULES[action];
  if (!actionsOf(b, f).includes(rules) || !rules.isAvailable(b, f))
    return refusalOf('notItsAction', 'MW 13.0', { name: nameOf(f), action });
  return rules.isForDouble ? undefined : refuseDouble(b, f);
};

const refuseInActivation = (
  b: Battle,
  frame: ActivationFrame,
  seat: Seat,
  c: MagewindsCommand,
): MagewindsRefusal | undefined => {
  const f = fighter(b, frame.fighter);
  if (frame.step === 'chooses') {
    if (c.type === 'act') return refuseAct(b, f, c.action);
    if (c.type === 'cast') return refuseCast(SPELLS, b, seat, c, 'action', f.id, frame.cast);
    if (c.type === 'drop') return refuseDrop(b, f, c.object, { x: c.x, y: c.y });
  }
  if (frame.step === 'targets')
    return c.type === 'decline' ? undefined : ACTION_RULES[frame.action!].refuse(b, seat, f, c); // MW-R19, MW-H10
  if (frame.step === 'ending') {
    if (c.type === 'drop') return refuseDrop(b, f, c.object, { x: c.x, y: c.y });
    if (c.type === 'decline') return undefined;
  }
  return refusalOf('notNow', 'MW 13.0', { command: c.type });
};

const applyInActivation = (b: Battle, frame: ActivationFrame, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  const f = fighter(b, frame.fighter);
  if (frame.step === 'targets') {
    const done = swapTop(b, withStep(frame, 'resolving'));
    return c.type === 'decline' ? done : ACTION_RULES[frame.action!].apply(done, seat, f, c, table);
  }
  switch (c.type) {
    case 'act':
      return act(b, frame, f, c.action, table);
    case 'cast': {
      const marked = activationWith(frame, { cast: [...frame.cast, { spell: c.spell, caster: c.caster }] });
      return applyCast(SPELLS, swapTop(b, marked), seat, c, table);
    }
    case 'drop':
      return applyDrop(b, f, c.object, { x: c.x, y: c.y }, table);
    case 'decline':
      return endingWindow(b, frame, table);
    default:
      return b;
  }
};

/** The action is chosen, with a step before it where it has one (MW-R20). */
const act = (b: Battle, frame: ActivationFrame, f: Fighter, action: ActionId, table: T): Battle => {
  table.tell?.({ type: 'acted', rule: 'MW 13.0', who: who(f), action });
  const rules = ACTION_RULES[action];
  const shown = rules.isForDouble ? b : showReal(b, f.id, table);
  const begun = rules.isBeginning ? beginAction(shown, f.id, action, table) : shown;
  return rules.begin(swapTop(begun, activationWith(frame, { action, step: rules.first })), f.id);
};

const isUseful = (b: Battle, seat: Seat, f: Fighter, rules: ActionRules): boolean =>
  rules.isAvailable(b, f) && (rules.isForDouble || !isDouble(b, f.id)) && rules.isUseful(b, seat, f);

const activationCandidates = (b: Battle, frame: ActivationFrame, seat: Seat): readonly MagewindsCommand[] => {
  const f = fighter(b, frame.fighter);
  const found: MagewindsCommand[] = [];
  if (frame.step === 'chooses') {
    for (const rules of actionsOf(b, f)) if (isUseful(b, seat, f, rules)) found.push({ type: 'act', action: rules.id });
    castCandidates(SPELLS, SPELLS_IN.action, b, seat, f.id, frame.cast, found);
    found.push(...dropCandidates(b, f));
    return found;
  }
  found.push({ type: 'decline' });
  if (frame.step === 'ending') found.push(...dropCandidates(b, f));
  else ACTION_RULES[frame.action!].candidates(b, seat, f, found);
  return found;
};

const kindOf = (frame: ActivationFrame): 'action' | 'ending' | 'target' =>
  frame.step === 'chooses' ? 'action' : frame.step === 'ending' ? 'ending' : 'target';

export const activationProcedure: MagewindsProcedure<'activation'> = {
  advance: advanceActivation,
  decisions: (_b, frame) => {
    const kind = kindOf(frame);
    return ask(frame.by, kind, kind === 'ending' ? 'MW-R66' : 'MW 13.0', frame.fighter);
  },
  refuse: refuseInActivation,
  apply: applyInActivation,
  candidates: activationCandidates,
  done: (b) => (b.outcome === null ? afterActivation(b) : b),
};
