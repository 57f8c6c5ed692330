/** What a player meant a moment ago goes on being meant: shots for the phase after the moves, the target of the last shot. */

import { type Battle, findModel, type ModelId } from '@muster/conquest';
import type { BoardLine } from '../../../../measured/types.ts';
import { isActive } from '../moving.ts';
import type { Plan } from '../types.ts';
import { NOTHING_MEANT } from './first.ts';
import type { Gestured, Held, Meant } from './types.ts';

const isEmpty = ({ shots, target }: Meant): boolean => shots.length === 0 && target === null;

/** With what was held when the hand was last asked; what has been done, or cannot be any more, is not meant. */
export const meantAfter = (b: Battle, last: Held | undefined): Meant => {
  if (last === undefined || (b.phase !== 'movement' && b.phase !== 'shoot')) return NOTHING_MEANT;
  const { shots, target } = last.meant ?? NOTHING_MEANT;
  const shot = last.kind === 'route' ? last.against?.shot : undefined;
  const hasGone = shot !== undefined && (isActive(b, shot.unit) || findModel(b, shot.unit)?.turn.activated === true);
  const all = hasGone ? [...shots.filter(({ unit }) => unit !== shot.unit), shot] : shots;
  const fired = last.kind === 'act' && last.act?.type === 'shoot' ? last.act : undefined;
  const isFired = fired !== undefined && findModel(b, fired.unit)?.turn.shot === true;
  const aim = isFired ? fired.target : target;
  return {
    shots: all.filter((one) => findModel(b, one.unit)?.turn.shot === false && findModel(b, one.target) !== undefined),
    target: b.phase === 'shoot' && aim !== null && findModel(b, aim) !== undefined ? aim : null,
  };
};

/** Held with what is meant besides. */
export const meaning = (held: Held, meant: Meant | undefined): Held =>
  meant === undefined || isEmpty(meant) || held.meant === meant ? held : { ...held, meant };

export const stillMeaning = (gestured: Gestured, { meant }: Held): Gestured => ({
  ...gestured,
  held: meaning(gestured.held, meant),
});

/** Of all but the one that aims anew. */
const linesOf = (b: Battle, { shots }: Meant, aims: ModelId | undefined): readonly BoardLine[] =>
  shots.flatMap(({ unit, target }) => {
    if (unit === aims) return [];
    const [from, to] = [findModel(b, unit)?.at, findModel(b, target)?.at];
    return from === undefined || to === undefined ? [] : [{ from, to, kind: 'clear', text: 'meant' } as const];
  });

const aimsAnew = (held: Held): ModelId | undefined => {
  if (held.kind === 'act') return held.act === null ? undefined : held.model;
  return held.kind === 'route' && held.against !== undefined ? held.unit : undefined;
};

/** The same plan: what is meant is drawn, and outlasts whatever is chosen of it. */
export const withMeant = (b: Battle, plan: Plan, held: Held): Plan => {
  const { meant } = held;
  if (meant === undefined || isEmpty(meant)) return plan;
  return {
    ...plan,
    options: plan.options.map((option) => ({ ...option, held: meaning(option.held, meant) })),
    marks: {
      ...plan.marks,
      besides: plan.marks.besides.map((one) => ({ ...one, held: meaning(one.held, meant) })),
      lines: [...plan.marks.lines, ...linesOf(b, meant, aimsAnew(held))],
    },
  };
};
