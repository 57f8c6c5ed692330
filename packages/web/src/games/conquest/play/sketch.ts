/** What follows the pointer over the map before anything is planned: the walk that would be planned there, the thing put down there. Pure. */

import { type Battle, type ConquestDecision, findModel, kitOf, type ModelId } from '@muster/conquest';
import { measured, type Point } from '@muster/geometry';
import type { Ghost } from '../../../measured/types.ts';
import { namesOf } from '../words.ts';
import { putCommand, putNear, thingRadius } from './hand/putting.ts';
import { type Held, type HeldPut, type HeldRoute, isMoveDecision } from './hand/types.ts';
import { courseOf, foesTouched, ledgerWords, type MoveDecision, pathOf, walkTo } from './moving.ts';

/** Somebody else stands there, who is chosen by a click: nobody is sent there. */
const isOther = (b: Battle, unit: ModelId, p: Point): boolean =>
  b.models.some((m) => m.id !== unit && measured.legLength(m.at, p) <= kitOf(b, m).radius);

const walkSketch = (b: Battle, { seat }: MoveDecision, { unit, steps }: HeldRoute, p: Point): Ghost | undefined => {
  const course = courseOf(b, seat, unit, steps);
  const m = findModel(b, unit);
  if (course === undefined || m === undefined || course.isOver) return undefined;
  const walk = walkTo(course, p);
  const path = pathOf(m.at, steps);
  const of = { base: unit, radius: kitOf(b, m).radius };
  if (walk === undefined)
    return isOther(b, unit, p) ? undefined : { ...of, path: [...path, p], ok: false, text: 'out of reach' };
  const foes = walk.engage ? foesTouched(course.b, course.unit, walk) : [];
  const then = courseOf(b, seat, unit, [...steps, walk]);
  const engages = foes.length > 0 ? ` · engages ${namesOf(b, foes)}` : '';
  return {
    ...of,
    path: [...path, ...walk.path],
    ok: true,
    against: findModel(b, foes[0] ?? '')?.at,
    text: `${then === undefined ? '' : ledgerWords(then)}${engages}`,
  };
};

const putSketch = (b: Battle, d: ConquestDecision, { thing }: HeldPut, p: Point): Ghost => {
  const at = putNear(b, d.seat, thing, p);
  return { path: [at ?? putCommand(thing, p).at], radius: thingRadius(b, d, thing), ok: at !== undefined };
};

/** Undefined where the hand has nothing that follows it. */
export const sketchOf = (b: Battle, d: ConquestDecision, held: Held, p: Point): Ghost | undefined => {
  if (held.kind === 'put' && held.at === null) return putSketch(b, d, held, p);
  return held.kind === 'route' && held.casting === null && isMoveDecision(d) ? walkSketch(b, d, held, p) : undefined;
};
