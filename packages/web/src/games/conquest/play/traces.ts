/** What others did while one waited, and who strikes whom just now, as lines and numbers on the map. Pure. */

import { type Battle, findModel, type ModelId } from '@muster/conquest';
import type { BoardLine, BoardNote, Point } from '../../../measured/types.ts';
import type { Moment, Trace } from './scene.ts';

const pointOf = (b: Battle, id: ModelId): Point | undefined => findModel(b, id)?.at;

export const traceLines = (b: Battle, traces: readonly Trace[]): readonly BoardLine[] =>
  traces.flatMap((trace): readonly BoardLine[] => {
    if (trace.kind === 'gain') return [];
    if (trace.kind === 'walk')
      return trace.path.slice(1).map((to, i) => ({
        from: trace.path[i]!,
        to,
        kind: i === trace.path.length - 2 ? 'trail' : 'leg',
      }));
    const from = trace.from === null ? undefined : pointOf(b, trace.from);
    return [
      { kind: 'blow', from: from ?? { x: trace.at.x, y: trace.at.y + 2000 }, to: trace.at, text: `−${trace.wounds}` },
    ];
  });

export const traceNotes = (traces: readonly Trace[]): readonly BoardNote[] =>
  traces.flatMap((trace, i): readonly BoardNote[] =>
    trace.kind === 'gain' ? [{ id: `gain ${i}`, x: trace.at.x, y: trace.at.y, text: trace.words, tone: 'good' }] : [],
  );

export const momentLines = (b: Battle, moment: Moment | undefined): readonly BoardLine[] => {
  if (moment === undefined || moment.to === null) return [];
  const [from, to] = [pointOf(b, moment.from), pointOf(b, moment.to)];
  return from === undefined || to === undefined ? [] : [{ kind: 'fire', from, to }];
};
