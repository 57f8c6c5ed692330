/** A fighter's activation (MW 13.0): its beginning, the action with its step, its end. */

import { EPSILON, gapToEdge, inch, isWithin, marker, type Point, samplePlaces } from '@muster/geometry';
import { known, type Seat, type Table } from '@muster/kernel';
import { giveCounter } from '../attack/attack.ts';
import { clearCharm } from '../attack/dealt-damage.ts';
import { canPay } from '../casting/cards.ts';
import { applyCast, castCandidates, refuseCast, type SpellRules } from '../casting/casting.ts';
import { openWindow } from '../casting/windows.ts';
import { type SpellId, spellOf } from '../content/spells.ts';
import { afterActivation } from '../round/round.ts';
import { escapeEdge, scenarioRules } from '../scenarios/index.ts';
import { cloneOf, isDouble } from '../spells/clone-pairs.ts';
import { dissolve } from '../spells/dissolve-clone.ts';
import { SPELLS, SPELLS_IN } from '../spells/index.ts';
import { ask } from '../state/ask.ts';
import {
  ACTIONS,
  type ActionId,
  type ActivationFrame,
  type Battle,
  type Effect,
  type Fighter,
  type FighterId,
} from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { addEffect, changeFighter, copyBattle, endEffects, pop, push, swapTop } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import { activationWith } from '../state/frames.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import type { MagewindsProcedure } from '../state/types.ts';
import { baseOf, canAct, effectBy, fighter, hasSpell, isBy, isCarrying, isOnField, nameOf } from '../table/fighters.ts';
import { seesPlace } from '../table/sight.ts';
import { fieldOf, OVER } from '../table/terrain.ts';
import { no } from '../words/no.ts';
import { applyAttackOn, attackCandidates, mightAttack, refuseAttack } from './attack-action.ts';
import { beginAction } from './begin-action.ts';
import { moveFrame } from './move-action.ts';
import { applyDrop, dropCandidates, refuseDrop } from './objects.ts';
import { stepFrame } from './stepping.ts';

type T = Table<MagewindsEvent>;

/** MW-R100: that it was activated in the turn before does not matter. */
export const refuseActivate = (b: Battle, seat: Seat, id: FighterId): MagewindsRefusal | undefined => {
  const f = b.fighters[id];
  if (!isOnField(f)) return no('notOnField', 'MW 4.4', { fighter: id });
  if (f.seat !== seat) return no('notOfWarband', 'MW 13.0', { name: nameOf(f) });
  return canAct(f) ? undefined : no('noActionsLeft', 'MW 13.0', { name: nameOf(f) });
};

/** MW 13.0; TC witch.charm, MW-R81: who was charmed is now controlled by the Witch's player. */
export const applyActivate = (b: Battle, seat: Seat, id: FighterId, table: T): Battle => {
  const f = fighter(b, id);
  const charm = b.effects.find((e) => e.type === 'charm' && e.target === id && e.among.includes(id));
  const by = charm?.type === 'charm' ? charm.seat : seat;
  let next = charm === undefined ? notCharmed(b, id, table) : revealCharm(b, charm, f, by, table);
  table.tell?.({ type: 'activated', rule: 'MW 13.0', who: who(f), by });
  next = changeFighter(next, id, (d) => {
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
  const begun = push(readyAim(next, id), frame);
  const ready = copyBattle(begun);
  ready.held = 0;
  return ready;
};

/** Everybody sees now that it was not this one, which is final: else one could try them all (MW-R97). */
const notCharmed = (b: Battle, id: FighterId, table: T): Battle => {
  const next = clearCharm(b, id);
  if (next !== b) table.final();
  return next;
};

const revealCharm = (b: Battle, charm: Effect, f: Fighter, by: Seat, table: T): Battle => {
  table.final();
  table.tell?.({ type: 'charmed', rule: 'TC witch.charm', who: who(f), by });
  const next = notCharmed(
    endEffects(b, (e) => e === charm),
    f.id,
    table,
  );
  const clone = cloneOf(next, f.id);
  return clone === undefined ? next : dissolve(next, clone, table); // MW-H05
};

/** TC deadeye.take-aim, MW-R82: the marker placed earlier may be used in this activation. */
const readyAim = (b: Battle, id: FighterId): Battle => {
  const aim = b.effects.length === 0 ? undefined : effectBy(b, 'aim', id);
  if (aim === undefined || aim.ready) return b;
  return addEffect(
    endEffects(b, (e) => e === aim),
    { type: 'aim', by: aim.by, x: aim.x, y: aim.y, ready: true },
  );
};

const withStep = (f: ActivationFrame, step: ActivationFrame['step']): ActivationFrame => activationWith(f, { step });

export const advanceActivation = (b: Battle, frame: ActivationFrame, table: T): Battle => {
  const f = fighter(b, frame.fighter);
  if (!isOnField(f) && frame.step !== 'ends') return swapTop(b, withStep(frame, 'ends'));
  switch (frame.step) {
    case 'begins':
      return openWindow(swapTop(b, withStep(frame, 'chooses')), 'activationBegins', f.id);
    case 'chooses':
      return b;
    case 'stepping':
      return push(swapTop(b, withStep(frame, 'targets')), stepFrame(f.id, 'action', null));
    case 'targets':
      return targets(b, frame, f, table);
    case 'resolving': {
      const counted = frame.free ? b : giveCounter(b, f.id, table); // MW-R33, MW 13.2
      return swapTop(counted, withStep(frame, 'ending'));
    }
    case 'ending':
      if (isCarrying(b, f.id)) return b; // MW-R66: may drop
      return openWindow(swapTop(b, withStep(frame, 'ends')), 'activationEnds', f.id);
    case 'ends':
      return pop(endEffects(b, (e) => e.type === 'aim' && e.ready && isBy(b, e.by, f.id)));
  }
};

/** What needs no further choice happens at once; the others wait for one. */
const targets = (b: Battle, frame: ActivationFrame, f: Fighter, table: T): Battle => {
  const done = withStep(frame, 'resolving');
  switch (frame.action) {
    case 'guard':
      return changeFighter(swapTop(b, done), f.id, (d) => {
        d.guard = true;
      });
    case 'wait':
      return swapTop(b, done);
    case 'escape':
      return leaveField(swapTop(b, done), f, table);
    default:
      return b;
  }
};

/** From the base to the edge it may leave by. */
const edgeGap = (b: Battle, f: Fighter): number => {
  const edge = escapeEdge(b, f.seat);
  return edge === null ? Infinity : gapToEdge(fieldOf(b), baseOf(f), edge);
};

/** ItT hold-the-line.special, MW-R92: it leaves if it touches the edge; otherwise the action is lost. */
const leaveField = (b: Battle, f: Fighter, table: T): Battle =>
  edgeGap(b, f) <= EPSILON ? scenarioRules(b).escape(b, f.id, table) : b;

/** What this fighter could choose, apart from what it would cost (MW 13.4, TC, ItT). */
const isAvailable = (b: Battle, f: Fighter, action: ActionId): boolean => {
  switch (action) {
    case 'move':
    case 'attack':
    case 'guard':
    case 'wait':
      return true;
    case 'take-aim':
      return f.profile === 'deadeye';
    case 'escape':
      return escapeEdge(b, f.seat) !== null;
    case 'dodge':
    case 'deflect':
    case 'mirrorshield':
      return false; // reactions have their own time
    default:
      return isSpellAction(action) && hasSpell(b, f, action);
  }
};

/** TC doppelganger.profile: what the double may do. */
const isForDouble = (action: ActionId): boolean => action === 'move' || action === 'guard' || action === 'wait';

const refuseAct = (b: Battle, f: Fighter, action: ActionId): MagewindsRefusal | undefined => {
  if (!isAvailable(b, f, action)) return no('notItsAction', 'MW 13.0', { name: nameOf(f), action });
  return !isForDouble(action) && isDouble(b, f.id)
    ? no('doubleCannot', 'TC mesmer.clone', { name: nameOf(f) })
    : undefined;
};

export const refuseInActivation = (
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
  if (frame.step === 'targets') return refuseTargeting(b, frame, seat, f, c);
  if (frame.step === 'ending') {
    if (c.type === 'drop') return refuseDrop(b, f, c.object, { x: c.x, y: c.y });
    if (c.type === 'decline') return undefined;
  }
  return no('notNow', 'MW 13.0', { command: c.type });
};

const refuseTargeting = (b: Battle, frame: ActivationFrame, seat: Seat, f: Fighter, c: MagewindsCommand) => {
  if (c.type === 'decline') return undefined; // MW-R19, MW-H10
  if (frame.action === 'attack' && c.type === 'attack') return refuseAttack(b, seat, f, c);
  if (frame.action === 'take-aim' && c.type === 'takeAim') return refuseAimAt(b, f, c.place);
  if (c.type !== 'cast') return no('notNow', 'MW 13.0', { command: c.type });
  if (c.spell !== frame.action || c.caster !== f.id)
    return no('otherAction', 'MW 13.0', { name: nameOf(f), action: frame.action! });
  return refuseCast(SPELLS, b, seat, c, 'target', f.id, NONE);
};

const NONE: readonly never[] = [];

/** Actions that are spells. */
const isSpellAction = (action: ActionId): action is ActionId & keyof typeof SPELLS => action in SPELLS;

/** TC deadeye.take-aim: a visible point within 10 in. */
const refuseAimAt = (b: Battle, f: Fighter, p: Point): MagewindsRefusal | undefined => {
  const facts = { name: nameOf(f), limit: inch(10) };
  const field = fieldOf(b);
  if (p.x < 0 || p.y < 0 || p.x > field.width || p.y > field.height)
    return no('offField', 'TC deadeye.take-aim', facts, { at: p });
  if (!isWithin(baseOf(f), marker(p.x, p.y), inch(10)))
    return no('placeTooFar', 'TC deadeye.take-aim', facts, { at: p });
  return seesPlace(b, f, p) ? undefined : no('placeNotVisible', 'TC deadeye.take-aim', facts, { at: p });
};

export const applyInActivation = (
  b: Battle,
  frame: ActivationFrame,
  seat: Seat,
  c: MagewindsCommand,
  table: T,
): Battle => {
  const f = fighter(b, frame.fighter);
  const done = withStep(frame, 'resolving');
  switch (c.type) {
    case 'act':
      return act(b, frame, f, c.action, table);
    case 'cast': {
      if (frame.step === 'targets') return applyCast(SPELLS, swapTop(b, done), seat, c, table);
      const marked = activationWith(frame, { cast: [...frame.cast, { spell: c.spell, caster: c.caster }] });
      return applyCast(SPELLS, swapTop(b, marked), seat, c, table);
    }
    case 'drop':
      return applyDrop(b, f, c.object, { x: c.x, y: c.y }, table);
    case 'attack':
      return applyAttackOn(swapTop(b, done), seat, f, c, table);
    case 'takeAim': {
      table.tell?.({ type: 'aimed', rule: 'TC deadeye.take-aim', who: who(f), place: c.place });
      const free = endEffects(swapTop(b, done), (e) => e.type === 'aim' && e.by === f.id); // MW-H09
      return addEffect(free, { type: 'aim', by: f.id, x: c.place.x, y: c.place.y, ready: false });
    }
    case 'decline':
      if (frame.step === 'targets') return swapTop(b, done);
      return openWindow(swapTop(b, withStep(frame, 'ends')), 'activationEnds', f.id);
    default:
      return b;
  }
};

/** The action is chosen, with a step before it; not a Move (MW 13.4), nor a plain spell (MW-R20). Wait is none (MW-R26). */
const act = (b: Battle, frame: ActivationFrame, f: Fighter, action: ActionId, table: T): Battle => {
  table.tell?.({ type: 'acted', rule: 'MW 13.0', who: who(f), action });
  const clone = isForDouble(action) ? undefined : cloneOf(b, f.id);
  const shown = clone === undefined ? b : dissolve(b, clone, table); // TC mesmer.clone
  const chosen = activationWith(frame, {
    action,
    step: action === 'move' ? 'resolving' : action === 'wait' ? 'targets' : 'stepping',
  });
  const next = swapTop(action === 'wait' ? shown : beginAction(shown, f.id, action, table), chosen);
  return action === 'move' ? push(next, moveFrame(next, f.id)) : next;
};

const hasAim = (rules: SpellRules, b: Battle, f: Fighter): boolean =>
  rules.hasAim === undefined ? rules.aims(b, f, f.id).length > 0 : rules.hasAim(b, f);

/** Actions worth offering: those that could do something. All the available ones are legal (MW-R19). */
const isUseful = (b: Battle, seat: Seat, f: Fighter, action: ActionId): boolean => {
  if (!isAvailable(b, f, action) || (!isForDouble(action) && isDouble(b, f.id))) return false;
  if (action === 'attack') return mightAttack(b, f);
  if (action === 'guard') return !f.guard;
  if (action === 'escape') return edgeGap(b, f) <= inch(3);
  if (!isSpellAction(action)) return true;
  return canPay(spellOf(action).cost, known(b.seats[seat]!.hand.cards)) && hasAim(SPELLS[action], b, f);
};

export const activationCandidates = (b: Battle, frame: ActivationFrame, seat: Seat): readonly MagewindsCommand[] => {
  const f = fighter(b, frame.fighter);
  const found: MagewindsCommand[] = [];
  if (frame.step === 'chooses') {
    for (const action of ACTIONS) if (isUseful(b, seat, f, action)) found.push({ type: 'act', action });
    castCandidates(SPELLS, SPELLS_IN.action, b, seat, f.id, frame.cast, found);
    if (b.objects.length > 0) found.push(...dropCandidates(b, f));
    return found;
  }
  found.push({ type: 'decline' });
  if (frame.step === 'ending') found.push(...dropCandidates(b, f));
  else if (frame.action === 'attack') attackCandidates(b, seat, f, null, found);
  else if (frame.action === 'take-aim') found.push(...aimCandidates(b, f));
  else if (frame.action !== null && isSpellAction(frame.action)) castActive(b, seat, f, frame.action, found);
  return found;
};

const castActive = (b: Battle, seat: Seat, f: Fighter, spell: SpellId, into: MagewindsCommand[]): void => {
  const found: MagewindsCommand[] = [];
  castCandidates(SPELLS, [spell], b, seat, f.id, NONE, found);
  for (const c of found) if (c.type === 'cast' && c.caster === f.id) into.push(c);
};

/** Where enemies stand, and a lattice of other places. */
const aimCandidates = (b: Battle, f: Fighter): readonly MagewindsCommand[] => {
  const places: Point[] = [];
  for (const other of b.fighters)
    if (other.where === 'field' && other.seat !== f.seat) places.push({ x: other.x, y: other.y });
  places.push(...samplePlaces({ field: fieldOf(b), radius: 0, over: OVER.everything, bodies: [] }, {}, inch(4)));
  return places
    .filter((p) => refuseAimAt(b, f, p) === undefined)
    .map((p) => ({ type: 'takeAim', place: { x: p.x, y: p.y } }));
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
