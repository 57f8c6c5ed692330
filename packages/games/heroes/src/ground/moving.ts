/**
 * Ways across the board: normal moves, retreats, falling back, being pushed (HR-27, HR-28, HR-31, X-47, X-114 to,
 *
 */

import { levels } from '@muster/geometry';
import type { RuleId } from '@muster/kernel';
import { areEnemies, isOnBoard } from '../state/battle.ts';
import type { Battle, Model, MoveCommand, MoveFault, Pace, Space } from '../state/types.ts';
import { fieldOf, kitOf } from './field.ts';
import { alliesOf, areTouching, type Box, boxOf, othersOf } from './standing.ts';
import { isUnder, moveOf } from './values.ts';

const NORMAL: levels.MoveRules = { beside: 'ends', jumps: true, lastSlow: false };
const HALF: levels.MoveRules = { beside: 'ends', jumps: true, lastSlow: true };
/** past enemies, but never beside one at the end. */
const AWAY: levels.MoveRules = { beside: 'shuns', jumps: false, lastSlow: false };
/** pushed about; stops next to anyone. */
const PUSHED: levels.MoveRules = { beside: 'ends', jumps: false, lastSlow: false };

/** Points of a retreat, of falling back, of being pushed. */
const SHORT = 3;

/** no step of any kind, for the target and for allies beside it. */
export const isRooted = (b: Battle, m: Model): boolean => {
  if (isUnder(b, m, 'root')) return true;
  if (!isOnBoard(m) || b.lasting.length === 0) return false;
  return alliesOf(b, m).some((ally) => isUnder(b, ally, 'root') && areTouching(b, m, ally));
};

/** HR-29, HR-30: friends are passed, enemies are not, and beside them a way ends. */
const trafficFor = (b: Battle, m: Model, endBeside?: readonly Box[]): levels.Traffic => {
  const friends: Box[] = [];
  const enemies: Box[] = [];
  for (const one of othersOf(b, m)) (areEnemies(b, m, one) ? enemies : friends).push(boxOf(b, one));
  return levels.trafficOf(fieldOf(b.config).ground, kitOf(b, m).side, friends, enemies, endBeside ?? enemies);
};

export interface Ways {
  readonly reach: levels.Reach;
  readonly traffic: levels.Traffic;
}

const waysOf = (b: Battle, m: Model, budget: number, rules: levels.MoveRules, endBeside?: readonly Box[]): Ways => {
  const traffic = trafficFor(b, m, endBeside);
  return { reach: levels.reach(fieldOf(b.config).ground, boxOf(b, m), budget, traffic, rules), traffic };
};

export const normalWays = (b: Battle, m: Model): Ways => waysOf(b, m, moveOf(b, m), NORMAL);

/** half of a move, rounded up. */
const halfOf = (b: Battle, m: Model): number => Math.ceil(moveOf(b, m) / 2);

/** where half of a move may end, on foot and by a jump; its last Difficult space may be entered with one point. */
export const halfEnds = (
  b: Battle,
  m: Model,
): { readonly walked: ReadonlySet<Space>; readonly jumped: ReadonlySet<Space> } => {
  const { ends, jumps } = waysOf(b, m, halfOf(b, m), HALF).reach;
  return { walked: new Set(ends), jumped: new Set(jumps.map(({ space }) => space)) };
};

/** Ends of a retreat: three points, next to no enemy, somewhere else. */
export const retreatEnds = (b: Battle, m: Model): readonly Space[] =>
  waysOf(b, m, SHORT, AWAY).reach.ends.filter((space) => space !== m.space);

/** besides, farther than before from each enemy that it touches. */
export const fallBackEnds = (b: Battle, m: Model): readonly Space[] => {
  const { ground } = fieldOf(b.config);
  const touched = othersOf(b, m)
    .filter((one) => areEnemies(b, m, one) && areTouching(b, m, one))
    .map((one) => boxOf(b, one));
  const { side } = kitOf(b, m);
  return retreatEnds(b, m).filter((space) => {
    const there = levels.boxAt(ground, side, space);
    return touched.every((enemy) => levels.distance(there, enemy) > 1);
  });
};

/** ends of a push; it must stop next to anybody. */
export const pushEnds = (b: Battle, m: Model): readonly Space[] => {
  const all = othersOf(b, m).map((one) => boxOf(b, one));
  return waysOf(b, m, SHORT, PUSHED, all).reach.ends;
};

/** The spaces that a short way leads over. */
export const shortPath = (b: Battle, m: Model, to: Space, why: 'away' | 'pushed'): readonly Space[] => {
  const ways =
    why === 'away'
      ? waysOf(b, m, SHORT, AWAY)
      : waysOf(
          b,
          m,
          SHORT,
          PUSHED,
          othersOf(b, m).map((one) => boxOf(b, one)),
        );
  return levels.pathTo(fieldOf(b.config).ground, boxOf(b, m), ways.reach, to).map(({ space }) => space);
};

/** The rule behind each fault of a way. */
export const MOVE_RULES: { readonly [F in MoveFault]: RuleId } = {
  outOfReach: 'HR-24',
  offBoard: 'HR-31',
  notNext: 'HR-24',
  cannotStand: 'X-118',
  occupied: 'HR-29',
  closedCorner: 'X-104',
  noGap: 'X-117',
  leapBlocked: 'X-117',
  mustEnd: 'X-119',
  cannotEnd: 'HR-29',
  tooDear: 'X-114',
  noJump: 'X-116',
};

export type TriedMove =
  | { readonly fault: MoveFault }
  | {
      readonly fault: undefined;
      readonly path: readonly Space[];
      readonly cost: number;
      readonly pace: Pace;
      /** How deep a jump at its end goes; 0 without one. */
      readonly drop: number;
    };

/** What a normal move to there would be. */
export const triedMove = (b: Battle, m: Model, c: MoveCommand): TriedMove => {
  const { ground } = fieldOf(b.config);
  if (c.to === m.space && !c.jump && (c.path === null || c.path.length === 0))
    return { fault: undefined, path: [], cost: 0, pace: 'still', drop: 0 };
  const ways = normalWays(b, m);
  const path = c.path ?? pathIn(b, m, ways.reach, c);
  if (path === undefined || path[path.length - 1] !== c.to) return { fault: 'outOfReach' };
  const walked = levels.walk(ground, boxOf(b, m), path, moveOf(b, m), ways.traffic, NORMAL, c.jump);
  if (walked.fault !== undefined) return { fault: walked.fault };
  const isHalf = levels.walk(ground, boxOf(b, m), path, halfOf(b, m), ways.traffic, HALF, c.jump).fault === undefined;
  const last = walked.steps[walked.steps.length - 1]!;
  return {
    fault: undefined,
    path,
    cost: walked.cost,
    pace: isHalf ? 'half' : 'full',
    drop: c.jump ? -last.rise : 0,
  };
};

const pathIn = (b: Battle, m: Model, reach: levels.Reach, c: MoveCommand): readonly Space[] | undefined => {
  const { ground } = fieldOf(b.config);
  const box = boxOf(b, m);
  if (c.jump) {
    const jump = reach.jumps.find(({ space }) => space === c.to);
    return jump && levels.pathOfJump(ground, box, reach, jump).map(({ space }) => space);
  }
  return reach.ends.includes(c.to) ? levels.pathTo(ground, box, reach, c.to).map(({ space }) => space) : undefined;
};

/** where it may enter: its own zone, free, next to no enemy. */
export const entries = (b: Battle, m: Model, side: 0 | 1): readonly Space[] => {
  const { ground, depth } = fieldOf(b.config);
  const footprint = kitOf(b, m).side;
  const traffic = trafficFor(b, m);
  const [from, till] = side === 0 ? [0, depth - footprint] : [ground.size - depth, ground.size - footprint];
  const spaces: Space[] = [];
  for (let y = from; y <= till; y++)
    for (let x = 0; x + footprint <= ground.size; x++) {
      const space = levels.spaceAt(ground, x, y);
      if (
        traffic.atAnchor[space] === levels.FREE &&
        traffic.beside[space] === 0 &&
        levels.canStand(ground, footprint, space)
      )
        spaces.push(space);
    }
  return spaces;
};

/** Whether anybody stands where a model of this footprint would. */
export const isFree = (b: Battle, m: Model, footprint: levels.Side, space: Space): boolean => {
  const { ground } = fieldOf(b.config);
  if (!levels.canStand(ground, footprint, space)) return false;
  const there = levels.boxAt(ground, footprint, space);
  return othersOf(b, m).every((one) => {
    const { x, y, side } = boxOf(b, one);
    return x >= there.x + footprint || there.x >= x + side || y >= there.y + footprint || there.y >= y + side;
  });
};
