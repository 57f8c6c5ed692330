/** What counts of the models for the question who fights whom, looked up once: living fighters and buildings where they stand. */

import type { Side } from '@muster/dwethia';
import type { Length, Point } from '@muster/geometry';
import { kitOf } from '../ground/field.ts';
import { areWithin, NEAR } from '../ground/standing.ts';
import { isNew } from '../ground/values.ts';
import { isDying, sideOf } from '../state/battle.ts';
import type { Battle, ModelId } from '../state/types.ts';

/** every base is a unit of its own. */
export interface Stander {
  readonly id: ModelId;
  readonly side: Side;
  readonly at: Point;
  readonly radius: Length;
  /** Melee Range; 0 for a building. */
  readonly reach: 0 | 1 | 2 | 3;
}

export interface Ground {
  /** the dying do not fight; X-87: with `summoningSickness` neither do units placed in this round. */
  readonly fighters: readonly Stander[];
  readonly buildings: readonly Stander[];
  readonly byId: ReadonlyMap<ModelId, Stander>;
  /** what links a reach: coherency, or contact. */
  readonly link: Length;
}

export const groundOf = (b: Battle): Ground => {
  const fighters: Stander[] = [];
  const buildings: Stander[] = [];
  const byId = new Map<ModelId, Stander>();
  const { summoningSickness, reachLink } = b.config.rulings;
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (isDying(m)) continue;
    const kit = kitOf(b, m);
    const isBuilding = kit.kind === 'building';
    if (!isBuilding && summoningSickness && isNew(b, m)) continue;
    const reach = isBuilding ? 0 : kit.sheet.reach;
    const one: Stander = { id: m.id, side: sideOf(b, m), at: m.at, radius: kit.radius, reach };
    (isBuilding ? buildings : fighters).push(one);
    byId.set(m.id, one);
  }
  return { fighters, buildings, byId, link: reachLink === 'contact' ? 0 : NEAR };
};

export const areNear = (a: Stander, c: Stander, distance: Length): boolean =>
  areWithin(a.at, a.radius, c.at, c.radius, distance);

/** Whether one of these is a friend within so much of it. */
export const hasFriendAmong = (
  { byId }: Ground,
  one: Stander,
  ids: readonly ModelId[],
  distance: Length,
  also?: (friend: Stander) => boolean,
): boolean => {
  for (const id of ids) {
    const friend = byId.get(id);
    if (friend === undefined || friend.side !== one.side || !areNear(one, friend, distance)) continue;
    if (also === undefined || also(friend)) return true;
  }
  return false;
};
