/** Several attacks from one spell (TC wizard.blast, TC druid.quake), its player orders them (MW 1.2, MW-R99); then all steps. */

import { inch, isWithin } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { baseOf, controllerOf, fighter, isOnField } from '../ground/fighters.ts';
import { stepFrame } from '../moving/stepping.ts';
import { ask } from '../state/ask.ts';
import type { Battle, FighterId, VolleyFrame } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { pop, push, swapTop } from '../state/copies.ts';
import { attackWith, volleyWith } from '../state/frames.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure, MagicTable } from '../state/types.ts';
import { attackFrame } from './attack-action.ts';
import { nextCandidates, ordererOf, refuseNext, tellNext, withFirst } from './ordering.ts';

const NONE: readonly never[] = [];

/** Of those who are still to be attacked, who stands; nobody once the caster is off the battlefield (MW 4.4, MW-R75, MW-H22). */
const standing = (b: Battle, { targets, source }: VolleyFrame): readonly FighterId[] => {
  if (b.config.edition >= 5 && source.type === 'fighter' && !isOnField(fighter(b, source.id))) return NONE;
  return targets.filter((id) => isOnField(fighter(b, id)));
};

const advanceVolley = (b: Battle, frame: VolleyFrame): Battle => {
  const targets = standing(b, frame);
  if (frame.step === 'steps') return waitingSteps(b, frame).length > 0 ? b : makeSteps(b, frame);
  if (targets.length === 0) return swapTop(b, volleyWith(frame, { step: 'steps', targets: [] }));
  if (frame.step === 'first' || targets.length === 1) return attackNext(b, frame, targets[0]!);
  return b;
};

const attackNext = (b: Battle, frame: VolleyFrame, target: FighterId): Battle => {
  const left = frame.targets.filter((id) => id !== target);
  const next = swapTop(b, volleyWith(frame, { step: 'order', targets: left }));
  const against = controllerOf(b, target); // MW-R81: a charmed Druid may shake itself
  return push(next, attackFrame(frame.source, frame.by, frame.attack, { id: target, against }, frame.step !== 'first'));
};

/** So far two that step with a Leap can come: farther apart they are not in each other's way. */
const IN_THE_WAY = inch(6);

/** MW-R99: those whose steps may get in each other's way, when there is an order to choose. */
export const waitingSteps = (b: Battle, { steps }: VolleyFrame): readonly FighterId[] => {
  if (ordererOf(b) === undefined) return NONE;
  const found = steps.map((s) => s.fighter).filter((id) => isOnField(fighter(b, id)));
  const meets = (id: FighterId, other: FighterId): boolean =>
    id !== other && isWithin(baseOf(fighter(b, id)), baseOf(fighter(b, other)), IN_THE_WAY);
  return found.some((id) => found.some((other) => meets(id, other))) ? found : NONE;
};

/** The steps are made in the order of the attacks, unless another is chosen (MW-R99); below each lies the end of its attack, which gives the counter (MW-R33). */
const makeSteps = (b: Battle, frame: VolleyFrame): Battle => {
  const next = frame.steps[0];
  if (next === undefined) return pop(b);
  const rest = swapTop(b, volleyWith(frame, { steps: frame.steps.slice(1) }));
  const target = { id: next.fighter, against: controllerOf(b, next.fighter) };
  const attack = attackFrame(frame.source, frame.by, frame.attack, target, true);
  const over = push(rest, attackWith(attack, { step: 'over', defence: next.purpose, free: next.free }));
  return push(over, stepFrame(next.fighter, next.purpose, frame.source));
};

const refuseInVolley = (b: Battle, frame: VolleyFrame, c: MagewindsCommand): MagewindsRefusal | undefined => {
  if (frame.step === 'steps') return refuseNext(b, waitingSteps(b, frame), 'MW-R99', c);
  if (c.type !== 'nextTarget') return refusalOf('notNow', 'MW-R75', { command: c.type });
  return standing(b, frame).includes(c.target) ? undefined : refusalOf('noTarget', 'MW-R75', { name: 'This spell' });
};

const applyInVolley = (b: Battle, frame: VolleyFrame, seat: Seat, c: MagewindsCommand, table: MagicTable): Battle => {
  if (c.type === 'nextTarget') return attackNext(b, frame, c.target);
  if (c.type !== 'nextInOrder') return b;
  tellNext(b, c.fighter, 'MW-R99', seat, table);
  return makeSteps(b, volleyWith(frame, { steps: withFirst(frame.steps, c.fighter) }));
};

export const volleyProcedure: MagewindsProcedure<'volley'> = {
  advance: advanceVolley,
  decisions: (b, frame) =>
    frame.step === 'steps' ? ask(ordererOf(b)!, 'order', 'MW-R99') : ask(frame.by, 'nextTarget', 'MW-R75'),
  refuse: (b, frame, _seat, c) => refuseInVolley(b, frame, c),
  apply: applyInVolley,
  candidates: (b, frame) =>
    frame.step === 'steps'
      ? nextCandidates(waitingSteps(b, frame))
      : standing(b, frame).map((target) => ({ type: 'nextTarget', target })),
};
