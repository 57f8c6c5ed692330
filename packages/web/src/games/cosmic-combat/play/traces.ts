/** What others did while one waited, and who attacks whom just now, as lines on the chart. Pure. */

import { type Battle, findShip, type ShipId } from '@muster/cosmic-combat';
import type { BoardLine, Point } from '../../../measured/types.ts';
import type { Moment, Trace } from './scene.ts';

const pointOf = (b: Battle, id: ShipId): Point | undefined => findShip(b, id)?.place ?? undefined;

export const traceLines = (b: Battle, traces: readonly Trace[]): readonly BoardLine[] =>
  traces.flatMap((trace): readonly BoardLine[] => {
    if (trace.kind === 'moved')
      return trace.path.slice(1).map((to, i) => ({
        from: trace.path[i]!,
        to,
        kind: i === trace.path.length - 2 ? 'trail' : 'leg',
      }));
    const from = trace.from === null ? undefined : pointOf(b, trace.from);
    return [
      { kind: 'blow', from: from ?? { x: trace.at.x, y: trace.at.y + 1500 }, to: trace.at, text: `−${trace.wounds}` },
    ];
  });

export const momentLines = (b: Battle, moment: Moment | undefined): readonly BoardLine[] => {
  if (moment === undefined || moment.to === null) return [];
  const [from, to] = [pointOf(b, moment.from), pointOf(b, moment.to)];
  return from === undefined || to === undefined ? [] : [{ kind: 'fire', from, to }];
};
