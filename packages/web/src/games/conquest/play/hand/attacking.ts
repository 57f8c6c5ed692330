/** An enemy is chosen while units move: how it is attacked, by who is chosen or by whoever does it best. */

import { type Battle, findModel, type Model, type ModelId } from '@muster/conquest';
import { nameOf } from '../../words.ts';
import { type Course, courseOf, type MoveDecision, type RouteStep } from '../moving.ts';
import { attacksOn, better, nearerTo, type Way } from '../ways.ts';
import { route } from './first.ts';
import { type Gestured, type HeldRoute, said, to } from './types.ts';

/** What was planned before the attack. */
export const stepsBefore = ({ steps, against }: HeldRoute): readonly RouteStep[] =>
  against === undefined ? steps : steps.slice(0, against.from);

/** The hand with this way of attacking, after what was planned before. */
export const heldFor = (held: HeldRoute, target: ModelId, { kind, walk, shot }: Way): HeldRoute => {
  const before = stepsBefore(held);
  return {
    ...held,
    steps: walk === undefined ? before : [...before, walk],
    casting: null,
    offered: undefined,
    against: { target, from: before.length, kind, shot },
  };
};

/** Where it is before the attack. */
export const courseBefore = (b: Battle, { seat }: MoveDecision, held: HeldRoute): Course | undefined =>
  courseOf(b, seat, held.unit, stepsBefore(held));

/** Whether the unit in the hand gets to a blow or a shot in this round. */
export const couldAttack = (b: Battle, d: MoveDecision, held: HeldRoute, enemy: ModelId): boolean => {
  const course = courseBefore(b, d, held);
  return course !== undefined && attacksOn(course, enemy).length > 0;
};

/** The unit in the hand attacks as well as it can; one out of reach it goes towards. What was planned before stays. */
export const attackBy = (b: Battle, d: MoveDecision, held: HeldRoute, foe: Model): Gestured => {
  if (held.against?.target === foe.id) return to(held);
  const [name, enemy] = [nameOf(b, held.unit), nameOf(b, foe.id)];
  const course = courseBefore(b, d, held);
  if (course === undefined) return said(held, foe.at, `${name} cannot be activated now (X-313).`);
  if (course.isOver)
    return said(held, foe.at, `Nothing can follow what is planned for ${name}: take its last step back first.`);
  const way = attacksOn(course, foe.id)[0] ?? nearerTo(course, foe.id);
  return way === undefined
    ? said(held, foe.at, `${name} does not get to ${enemy}, nor any nearer.`)
    : to(heldFor(held, foe.id, way));
};

/** Who stands in contact fights anyway: there is nothing to be done about it. */
const isDeed = ({ walk, shot }: Way): boolean => walk !== undefined || shot !== undefined;

/** Who could attack it by a move or a shot, each in its best way, the best first. */
export const attackersOf = (
  b: Battle,
  { seat }: MoveDecision,
  units: readonly ModelId[],
  enemy: ModelId,
): readonly { readonly unit: ModelId; readonly way: Way }[] =>
  units
    .flatMap((unit) => {
      const course = findModel(b, unit) === undefined ? undefined : courseOf(b, seat, unit, []);
      const way = course && attacksOn(course, enemy).find(isDeed);
      return way === undefined ? [] : [{ unit, way }];
    })
    .sort((p, q) => better(p.way, q.way));

/** Nobody is chosen: whoever attacks it best is. */
export const attackByBest = (
  b: Battle,
  d: MoveDecision,
  units: readonly ModelId[],
  enemy: ModelId,
): HeldRoute | undefined => {
  const [best] = attackersOf(b, d, units, enemy);
  return best && heldFor(route(best.unit), enemy, best.way);
};
