/** Lines and marks that plans are drawn with. */

import type { levels } from '@muster/geometry';
import {
  type Battle,
  boxOf,
  companyOf,
  fieldOf,
  kitOf,
  type Model,
  type ModelId,
  modelOf,
  type Space,
  sideOf,
  zoneOf,
} from '@muster/heroes';
import type { Line, Mark, Point } from '../../board/types.ts';

/** The middle of a model, on its floor or at its head. */
export const pointOf = (b: Battle, m: Model, at: 'floor' | 'head' = 'floor'): Point => {
  const box = boxOf(b, m);
  return { x: box.x + box.side / 2, y: box.y + box.side / 2, z: at === 'floor' ? box.level : box.head };
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

const enemiesOn = (b: Battle, id: ModelId): readonly Model[] => {
  const side = sideOf(b, modelOf(b, id));
  return b.models.filter((m) => m.fate === 'alive' && m.space !== null && m.wounds > 0 && sideOf(b, m) !== side);
};

/** Spaces beside enemies, where a move has to end. */
export const threatMark = (b: Battle, id: ModelId): Mark => ({
  kind: 'threat',
  spaces: enemiesOn(b, id).flatMap((m) => zoneOf(b, m.id)),
});

export const stepPoints = (b: Battle, id: ModelId, from: Space, steps: readonly Space[]): readonly Point[] => {
  const { ground } = fieldOf(b.config);
  const { side } = kitOf(b, modelOf(b, id));
  return [from, ...steps].map((space) => ({
    x: (space % ground.size) + side / 2,
    y: Math.floor(space / ground.size) + side / 2,
    z: ground.floor[space]!,
  }));
};
