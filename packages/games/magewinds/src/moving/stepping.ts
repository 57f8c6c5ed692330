/** Step moves: before an action, or after a reaction (MW 13.1, 13.3, 18.4). */

import { type Point, pathLength } from '@muster/geometry';
import type { Seat, Table } from '@muster/kernel';
import { applyCast, castCandidates, refuseCast } from '../casting/casting.ts';
import { openWindow } from '../casting/windows.ts';
import { baseOf, controllerOf, fighter, hasEffect, isOnField, nameOf } from '../ground/fighters.ts';
import { thingOf } from '../ground/sight.ts';
import { wayOf } from '../ground/ways.ts';
import { SPELLS, SPELLS_IN } from '../spells/index.ts';
import { ask } from '../state/ask.ts';
import type { Battle, Fighter, FighterId, Source, StepFrame } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { pop, swapTop } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { stepWith } from '../state/frames.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure, MagicTable } from '../state/types.ts';
import { DODGE, dodgePlaces } from './dodge-steps.ts';
import { isNotCloser, refuseWay, stepLimit, straightEnds, travel } from './movement.ts';

const NONE: readonly never[] = [];

export const stepFrame = (id: FighterId, purpose: StepFrame['purpose'], source: Source | null): StepFrame => ({
  type: 'step',
  step: 'begins',
  fighter: id,
  purpose,
  source,
  leap: false,
  phasewalk: false,
  cast: NONE,
});

/** Whether the step is still to be asked for: none for who is gone, bound, or must dodge and cannot (MW-R40, MW-R41). */
const isPossible = (b: Battle, frame: StepFrame): boolean => {
  const f = fighter(b, frame.fighter);
  if (!isOnField(f) || hasEffect(b, 'entangle', f.id)) return false;
  return frame.purpose !== 'dodge' || dodgePlaces(b, frame).length > 0;
};

const advanceStep = (b: Battle, frame: StepFrame, table: MagicTable): Battle => {
  if (frame.step === 'path') return isOnField(fighter(b, frame.fighter)) ? b : pop(b);
  if (!isPossible(b, frame)) return pop(b);
  return openWindow(swapTop(b, stepWith(frame, { step: 'path' })), 'stepBegins', frame.fighter, table);
};

const refuseStep = (b: Battle, frame: StepFrame, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  const f = fighter(b, frame.fighter);
  if (c.type === 'cast') return refuseCast(SPELLS, b, seat, c, 'step', f.id, frame.cast);
  if (c.type !== 'step') return refusalOf('notNow', 'MW 13.1', { command: c.type });
  return refuseWay(b, f, c.path, stepLimit(b, frame), frame.phasewalk) ?? refuseReaction(b, frame, f, c.path);
};

/** MW 18.4: a reaction's step. */
const refuseReaction = (
  b: Battle,
  frame: StepFrame,
  f: Fighter,
  path: readonly Point[],
): MagewindsRefusal | undefined => {
  if (frame.source === null) return undefined;
  const length = pathLength([f, ...path]);
  if (frame.purpose === 'dodge' && length < DODGE)
    return refusalOf('dodgeTooShort', 'MW-R39', { name: nameOf(f), length });
  if (path.length === 0) return undefined;
  const end = path[path.length - 1]!;
  return isNotCloser(baseOf(f), baseOf(end), thingOf(b, frame.source, baseOf(f)))
    ? undefined
    : refusalOf('endsCloser', 'MW 18.4', { name: nameOf(f) }, { at: end });
};

const applyStep = (
  b: Battle,
  frame: StepFrame,
  seat: Seat,
  c: MagewindsCommand,
  table: Table<MagewindsEvent>,
): Battle => {
  if (c.type === 'cast') {
    const marked = swapTop(b, stepWith(frame, { cast: [...frame.cast, { spell: c.spell, caster: c.caster }] }));
    return applyCast(SPELLS, marked, seat, c, table);
  }
  if (c.type !== 'step') return b;
  const how = frame.purpose === 'action' ? 'step' : frame.purpose;
  return pop(travel(b, frame.fighter, c.path, how, stepLimit(b, frame), 'MW 13.1', table));
};

const DIRECTIONS = 8;

const stepCandidates = (b: Battle, frame: StepFrame, seat: Seat): readonly MagewindsCommand[] => {
  const f = fighter(b, frame.fighter);
  const found: MagewindsCommand[] = [];
  if (frame.purpose === 'dodge') {
    for (const p of dodgePlaces(b, frame)) found.push({ type: 'step', path: [p] });
  } else {
    found.push({ type: 'step', path: [] });
    const limit = stepLimit(b, frame);
    for (const p of straightEnds(wayOf(b, f, frame.phasewalk), f, limit, DIRECTIONS)) {
      const c: MagewindsCommand = { type: 'step', path: [p] };
      if (frame.purpose === 'action' && b.effects.length === 0) found.push(c);
      else if (refuseStep(b, frame, seat, c) === undefined) found.push(c);
    }
  }
  castCandidates(SPELLS, SPELLS_IN.step, b, seat, f.id, frame.cast, found);
  return found;
};

export const stepSeat = (b: Battle, frame: { readonly fighter: FighterId }): Seat => controllerOf(b, frame.fighter);

export const stepProcedure: MagewindsProcedure<'step'> = {
  advance: advanceStep,
  decisions: (b, frame) =>
    ask(stepSeat(b, frame), 'step', frame.purpose === 'action' ? 'MW 13.1' : 'MW 18.4', frame.fighter),
  refuse: refuseStep,
  apply: applyStep,
  candidates: stepCandidates,
};
