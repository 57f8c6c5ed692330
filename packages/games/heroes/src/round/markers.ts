/** The four markers: one in each quarter, two placed by each side in the enemy's half (HR-10, X-09, X-164). */

import { captainOf, otherSide } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { fieldOf } from '../ground/field.ts';
import { copyBattle, popped, replaced } from '../state/battle.ts';
import type { Battle, HeroesProcedure, HeroesRefusal, HeroesTable, MarkersFrame, Space } from '../state/types.ts';

const APART = 6;
export const MARKERS = 4;

const quarterOf = (b: Battle, space: Space): number => {
  const { ground } = fieldOf(b.config);
  const half = ground.size / 2;
  return (levels.xOf(ground, space) < half ? 0 : 1) + (levels.yOf(ground, space) < half ? 0 : 2);
};

const isFreeOf = (b: Battle, others: readonly Space[], space: Space): boolean => {
  const { ground } = fieldOf(b.config);
  const [x, y] = [levels.xOf(ground, space), levels.yOf(ground, space)];
  return others.every((other) => {
    const far = Math.max(Math.abs(levels.xOf(ground, other) - x), Math.abs(levels.yOf(ground, other) - y));
    return far >= APART && quarterOf(b, other) !== quarterOf(b, space);
  });
};

/** Whether a side may place a marker there. */
const isLegal = (b: Battle, side: 0 | 1, space: Space, others = b.markers): boolean => {
  const { ground, depth } = fieldOf(b.config);
  const y = levels.yOf(ground, space);
  const isEnemyHalf = side === 0 ? y >= ground.size / 2 : y < ground.size / 2;
  if (!isEnemyHalf || y < depth || y >= ground.size - depth) return false; // nor beyond the board
  return levels.canStand(ground, 1, space) && isFreeOf(b, others, space);
};

/** Whether those that lie on the board may, each beside those before it. */
export const areLegal = (b: Battle): boolean => {
  if (b.config.markers === 'arena') return true;
  const { ground } = fieldOf(b.config);
  return b.markers.every((space, i) => {
    const side = levels.yOf(ground, space) < ground.size / 2 ? 1 : 0;
    return isFreeOf(b, b.markers.slice(0, i), space) && isLegal(b, side, space, []);
  });
};

/** Whether the markers that lie on the board leave this side to place the next one: both in turn, two in each half. */
export const isTurnOf = (b: Battle, side: 0 | 1): boolean => {
  const { ground } = fieldOf(b.config);
  const isOwn = (space: Space): boolean => levels.yOf(ground, space) < ground.size / 2 === (side === 1);
  const left = MARKERS - b.markers.length;
  return MARKERS / 2 - b.markers.filter(isOwn).length === Math.ceil(left / 2);
};

/** Every third row and column, and where the arena has its own. */
const spacesFor = (b: Battle, side: 0 | 1): readonly Space[] => {
  const { ground, arena } = fieldOf(b.config);
  const spaces = arena.markers.map(([x, y]) => levels.spaceAt(ground, x, y));
  for (let y = 1; y < ground.size; y += 3)
    for (let x = 1; x < ground.size; x += 3) spaces.push(levels.spaceAt(ground, x, y));
  const legal = [...new Set(spaces)].filter((space) => isLegal(b, side, space));
  return legal.length > 0 ? legal : Array.from(ground.floor.keys()).filter((space) => isLegal(b, side, space));
};

const placed = (b: Battle, { side }: MarkersFrame, space: Space, table: HeroesTable): Battle => {
  table.tell?.({ type: 'markerPlaced', space, side, rule: 'HR-10' });
  const copy = copyBattle(b);
  copy.markers = [...b.markers, space];
  return replaced(copy, { type: 'markers', side: otherSide(side) });
};

export const markersProcedure: HeroesProcedure<MarkersFrame> = {
  advance: (b) => (b.markers.length === MARKERS ? popped(b) : b),
  decisions: (b, f) => [
    { seat: captainOf(b, f.side), kind: 'marker', rule: 'X-164', left: MARKERS - b.markers.length },
  ],
  refuse: (b, f, _, c): HeroesRefusal | undefined => {
    if (c.type !== 'marker') return { code: 'otherDecision', rule: 'X-164', asked: 'marker' };
    return isLegal(b, f.side, c.space) ? undefined : { code: 'noMarkerThere', rule: 'X-164', space: c.space };
  },
  apply: (b, f, _, c, table) => (c.type === 'marker' ? placed(b, f, c.space, table) : b),
  candidates: (b, f) => spacesFor(b, f.side).map((space) => ({ type: 'marker', space }) as const),
};
