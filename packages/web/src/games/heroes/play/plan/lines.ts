/** Lines and marks on the board: of a plan, of what others did while one waited, of who attacks whom just now. Pure. */

import type { levels } from '@muster/geometry';
import {
  type Battle,
  boxOf,
  companyOf,
  fieldOf,
  findModel,
  kitOf,
  type Model,
  type ModelId,
  modelOf,
  type Space,
  zoneOf,
} from '@muster/heroes';
import { remembered } from '../../../../parts/remembered.ts';
import type { Line, Mark, Point } from '../../board/types.ts';
import { enemiesOf } from '../held.ts';
import type { Moment, Trace } from '../scene.ts';

/** The middle of a model, on its floor. */
export const pointOf = (b: Battle, m: Model): Point => {
  const box = boxOf(b, m);
  return { x: box.x + box.side / 2, y: box.y + box.side / 2, z: box.level };
};

/** Of one that stands on the board. */
const standingAt = (b: Battle, id: ModelId | null): Point | undefined => {
  const m = id === null ? undefined : findModel(b, id);
  return m === undefined || m.space === null ? undefined : pointOf(b, m);
};

/** The middle of a base of this size on a space. */
const pointOn = (b: Battle, space: Space, side: number): Point => {
  const { ground } = fieldOf(b.config);
  return {
    x: (space % ground.size) + side / 2,
    y: Math.floor(space / ground.size) + side / 2,
    z: ground.floor[space]!,
  };
};

export const sightLine = (b: Battle, from: ModelId, to: ModelId, sight: levels.Sight): Line => {
  const [a, c] = [boxOf(b, modelOf(b, from)), boxOf(b, modelOf(b, to))];
  return {
    kind: sight.verdict === 'seen' ? 'sight' : 'blocked',
    points: [
      { x: sight.from.x / 8, y: sight.from.y / 8, z: a.head },
      { x: sight.to.x / 8, y: sight.to.y / 8, z: c.head },
    ],
  };
};

/** Allies that count in its fights, and what their Integrity adds. */
export const companyLines = (b: Battle, id: ModelId): readonly Line[] => {
  const { links } = companyOf(b, id);
  return links.map(([a, c]) => ({
    kind: 'link',
    points: [pointOf(b, modelOf(b, a)), pointOf(b, modelOf(b, c))],
  }));
};

/** Spaces beside enemies, where a move has to end. */
export const threatMark = remembered(
  (b: Battle, id: ModelId): Mark => ({
    kind: 'threat',
    spaces: enemiesOf(b, modelOf(b, id).seat).flatMap((m) => zoneOf(b, m.id)),
  }),
);

export const stepPoints = (b: Battle, id: ModelId, from: Space, steps: readonly Space[]): readonly Point[] => {
  const { side } = kitOf(b, modelOf(b, id));
  return [from, ...steps].map((space) => pointOn(b, space, side));
};

export const traceLines = (b: Battle, traces: readonly Trace[]): readonly Line[] =>
  traces.map((trace): Line => {
    if (trace.kind === 'moved') {
      const m = findModel(b, trace.model);
      const side = m === undefined ? 1 : kitOf(b, m).side;
      return { kind: 'trace', seat: trace.by, points: trace.path.map((space) => pointOn(b, space, side)) };
    }
    const to = pointOn(b, trace.at, 1);
    const from = standingAt(b, trace.from) ?? { ...to, y: to.y + 0.4 };
    return { kind: 'blow', points: [from, to], text: `−${trace.wounds}` };
  });

export const momentLines = (b: Battle, moment: Moment | undefined): readonly Line[] => {
  const [from, to] = moment === undefined ? [] : [standingAt(b, moment.from), standingAt(b, moment.to)];
  return from === undefined || to === undefined ? [] : [{ kind: 'blow', points: [from, to] }];
};
