/** What others did while one waited, and who attacks whom just now, as lines on the board. Pure. */

import { type Battle, boxOf, fieldOf, findModel, kitOf, type ModelId, type Space } from '@muster/heroes';
import type { Line, Point } from '../board/types.ts';
import type { Moment, Trace } from './scene.ts';

const pointOn = (b: Battle, space: Space, side: number): Point => {
  const { ground } = fieldOf(b.config);
  return {
    x: (space % ground.size) + side / 2,
    y: Math.floor(space / ground.size) + side / 2,
    z: ground.floor[space]!,
  };
};

const pointOf = (b: Battle, id: ModelId): Point | undefined => {
  const m = findModel(b, id);
  if (m === undefined || m.space === null) return undefined;
  const box = boxOf(b, m);
  return { x: box.x + box.side / 2, y: box.y + box.side / 2, z: box.level };
};

export const traceLines = (b: Battle, traces: readonly Trace[]): readonly Line[] =>
  traces.flatMap((trace): readonly Line[] => {
    if (trace.kind === 'moved') {
      const m = findModel(b, trace.model);
      const side = m === undefined ? 1 : kitOf(b, m).side;
      return [{ kind: 'trace', seat: trace.by, points: trace.path.map((space) => pointOn(b, space, side)) }];
    }
    const to = pointOn(b, trace.at, 1);
    const from = trace.from === null ? undefined : pointOf(b, trace.from);
    return [{ kind: 'blow', points: [from ?? { ...to, y: to.y + 0.4 }, to], text: `−${trace.wounds}` }];
  });

export const momentLines = (b: Battle, moment: Moment | undefined): readonly Line[] => {
  if (moment === undefined || moment.over || moment.to === null) return [];
  const [from, to] = [pointOf(b, moment.from), pointOf(b, moment.to)];
  return from === undefined || to === undefined ? [] : [{ kind: 'blow', points: [from, to] }];
};
