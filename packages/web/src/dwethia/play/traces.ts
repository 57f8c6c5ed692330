/** What others did while one waited, and who strikes whom just now, as lines on a measured board. Pure. */

import type { Seat } from '@muster/kernel';
import { legsOf } from '../../measured/legs.ts';
import type { BoardLine, Point } from '../../measured/types.ts';
import type { BlowOf } from '../../play/moment.ts';

/** A way that somebody went, left on the board until others act. */
export interface Moved {
  readonly kind: 'moved';
  readonly by: Seat;
  readonly path: readonly Point[];
}

/** `Id`: of those who fight. */
export type TraceOf<Id> = Moved | BlowOf<Id, Point>;

type PlaceOf<Id> = (id: Id) => Point | undefined;

/** From where a blow is drawn that nobody on the board has dealt. */
const FROM_NOBODY = 1800;

const lineOfBlow = <Id>({ from, at, wounds }: BlowOf<Id, Point>, placeOf: PlaceOf<Id>): BoardLine => {
  const striker = from === null ? undefined : placeOf(from);
  return { kind: 'blow', from: striker ?? { x: at.x, y: at.y + FROM_NOBODY }, to: at, text: `−${wounds}` };
};

export const traceLines = <Id>(traces: readonly TraceOf<Id>[], placeOf: PlaceOf<Id>): readonly BoardLine[] =>
  traces.flatMap((trace) => (trace.kind === 'blow' ? [lineOfBlow(trace, placeOf)] : legsOf(trace.path)));

export const momentLines = <Id>(
  moment: { readonly from: Id; readonly to: Id | null } | undefined,
  placeOf: PlaceOf<Id>,
): readonly BoardLine[] => {
  const from = moment && placeOf(moment.from);
  const to = moment && moment.to !== null ? placeOf(moment.to) : undefined;
  return from === undefined || to === undefined ? [] : [{ kind: 'fire', from, to }];
};

/** Where a line of the log leads: from the first of its places to the others. */
export const pointedLines = <Id>(ids: readonly Id[], placeOf: PlaceOf<Id>): readonly BoardLine[] => {
  const [from, ...others] = ids.flatMap((id) => placeOf(id) ?? []);
  return from === undefined ? [] : others.map((to) => ({ from, to, kind: 'ruler' }));
};
