/** Several attacks from one spell (TC wizard.blast, TC druid.quake), its player orders them (MW 1.2, MW-R99); then all steps. */

import { attackFrame } from '../actions/attack-action.ts';
import { stepFrame } from '../actions/stepping.ts';
import { ask } from '../state/ask.ts';
import type { Battle, FighterId, VolleyFrame } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { pop, push, swapTop } from '../state/copies.ts';
import { attackWith, volleyWith } from '../state/frames.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import type { MagewindsProcedure } from '../state/types.ts';
import { controllerOf, fighter, isOnField } from '../table/fighters.ts';
import { no } from '../words/no.ts';

const standing = (b: Battle, frame: VolleyFrame): readonly FighterId[] =>
  frame.targets.filter((id) => isOnField(fighter(b, id)));

const advanceVolley = (b: Battle, frame: VolleyFrame): Battle => {
  const targets = standing(b, frame);
  if (frame.step === 'steps') return makeSteps(b, frame);
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

/** The steps are made in the order of the attacks; below each lies the end of its attack, which gives the counter (MW-R33). */
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
  if (c.type !== 'nextTarget') return no('notNow', 'MW-R75', { command: c.type });
  return standing(b, frame).includes(c.target) ? undefined : no('noTarget', 'MW-R75', { name: 'This spell' });
};

const applyInVolley = (b: Battle, frame: VolleyFrame, c: MagewindsCommand): Battle =>
  c.type === 'nextTarget' ? attackNext(b, frame, c.target) : b;

const volleyCandidates = (b: Battle, frame: VolleyFrame): readonly MagewindsCommand[] =>
  standing(b, frame).map((target) => ({ type: 'nextTarget', target }));

export const volleyProcedure: MagewindsProcedure<'volley'> = {
  advance: advanceVolley,
  decisions: (_b, frame) => ask(frame.by, 'nextTarget', 'MW-R75'),
  refuse: (b, frame, _seat, c) => refuseInVolley(b, frame, c),
  apply: (b, frame, _seat, c) => applyInVolley(b, frame, c),
  candidates: (b, frame) => volleyCandidates(b, frame),
};
