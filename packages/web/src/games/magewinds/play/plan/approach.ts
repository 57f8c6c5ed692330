/** How a fighter gets at an enemy that it cannot strike yet: to where it can next time, or as near as it goes. */

import { gapBetween, inch, type Point, sampleRoutes } from '@muster/geometry';
import { attackProfile, type Battle, baseOf, type Fighter, type FighterId, RADIUS } from '@muster/magewinds';
import { remembered } from '../../../../parts/remembered.ts';
import { attackIds, bestOption, payFor, worthOf } from '../attacks.ts';
import { courseTo, courseTowards, type Mover } from '../moving.ts';
import { there } from '../there.ts';
import { howManyNear } from '../threat.ts';
import type { Asked } from './types.ts';

export interface Approach {
  /** Without the start. */
  readonly path: readonly Point[];
  /** Whether the enemy could be struck from there. */
  readonly strikes: boolean;
  /** What the blow would be worth there. */
  readonly worth: number;
}

/** A place for a blow, and how good it is. */
export interface Stand {
  readonly path: readonly Point[];
  readonly length: number;
  readonly worth: number;
  readonly risk: number;
}

/** The more it is worth the better; then the less risk, then the shorter way. */
export const betterStand = (x: Stand, y: Stand): number => y.worth - x.worth || x.risk - y.risk || x.length - y.length;

/** The bands of distance, from centre to centre, in which something it can pay for might reach. */
const bandsOf = (b: Battle, seat: number, f: Fighter) =>
  attackIds(f)
    .filter((id) => payFor(b, seat, f, id) !== undefined)
    .map((id) => {
      const { min, max } = attackProfile(b, f, id)!;
      return { least: min === 0 ? 0 : min + 2 * RADIUS - SLACK, most: max + 2 * RADIUS + SLACK };
    });
const SLACK = 10;

/** All places of this way from which the enemy could be struck, sampled; the best first. */
export const standsFor = (m: Mover, target: FighterId, grain: number): readonly Stand[] => {
  const { battle: b, seat } = m;
  const f = b.fighters[m.fighter]!;
  const enemy = b.fighters[target]!;
  const bands = bandsOf(b, seat, f);
  const stands = sampleRoutes(m.reach, grain).flatMap(({ path, length }): readonly Stand[] => {
    const end = path.at(-1)!;
    const far = Math.hypot(end.x - enemy.x, end.y - enemy.y);
    if (path.length < 2 || !bands.some(({ least, most }) => far >= least && far <= most)) return [];
    const now = there(b, f.id, end);
    const option = bestOption(now, seat, now.fighters[f.id]!, target);
    if (option === undefined) return [];
    const worth = worthOf(now, now.fighters[f.id]!, option);
    return [{ path: path.slice(1), length, worth, risk: howManyNear(b, seat, end) }];
  });
  return stands.sort(betterStand);
};

const GRAIN = inch(1) / 2;

const toStrike = (m: Mover, target: FighterId): Approach | undefined => {
  for (const stand of standsFor(m, target, GRAIN)) {
    const { path, refusal } = courseTo(m, stand.path.at(-1)!);
    if (refusal === undefined) return { path, strikes: true, worth: stand.worth };
  }
  return undefined;
};

const asNear = (m: Mover, target: FighterId): Approach | undefined => {
  const enemy = m.battle.fighters[target]!;
  const course = courseTowards(m, enemy);
  if (course === undefined || course.refusal !== undefined || course.path.length === 0) return undefined;
  const end = course.path.at(-1)!;
  const isNearer =
    gapBetween({ ...end, radius: RADIUS }, baseOf(enemy)).down <
    gapBetween(baseOf({ ...enemy, ...m.from }), baseOf(enemy)).down;
  return isNearer ? { path: course.path, strikes: false, worth: 0 } : undefined;
};

const approach = remembered((m: Mover, target: FighterId) => toStrike(m, target) ?? asNear(m, target));

/** Of who is about to choose its action; undefined where it cannot move, or gets no nearer. */
export const approachTo = (s: Asked, f: Fighter, target: FighterId): Approach | undefined => {
  const { mover } = s;
  const mayMove = mover?.fighter === f.id && s.candidates.some((c) => c.type === 'act' && c.action === 'move');
  return mayMove ? approach(mover, target) : undefined;
};
