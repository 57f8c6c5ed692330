/** Ways of a unit to attack an enemy: into contact, up to its walls, or to where it can be shot at; by the odds of the rules. Pure. */

import {
  type Battle,
  contactPoints,
  engagementChances,
  entryChances,
  type FightChances,
  findModel,
  foreseenFights,
  isDying,
  isWithin,
  kitOf,
  leftToWalk,
  type Model,
  type ModelId,
  modelOf,
  NEAR,
  rangeOf,
  refuseShoot,
  type ShootCommand,
  type ShotChances,
  seatFor,
  shotChances,
  sideOf,
  type WalkCommand,
  walkCommands,
  weaponReach,
} from '@muster/conquest';
import { measured, type Point } from '@muster/geometry';
import { meanAstray } from './chances.ts';
import { type Course, foesTouched, isAgainst, stoodAt, walkOn, walkTowards } from './moving.ts';
import { getsAt } from './threat.ts';

/** `near`: as far towards it as the unit gets. */
export interface Way {
  readonly kind: 'engage' | 'assault' | 'shoot' | 'near';
  /** Undefined where it stands. */
  readonly walk: WalkCommand | undefined;
  /** What is meant for the phase in which one shoots. */
  readonly shot: ShootCommand | undefined;
  readonly odds: FightChances | ShotChances | undefined;
  /** Wounds that are to be expected, dealt and taken. */
  readonly dealt: number;
  readonly taken: number;
  /** So many enemies could strike where it ends. */
  readonly threats: number;
  readonly length: number;
}

const placeOf = (unit: Model, walk: WalkCommand | undefined): Point => walk?.path.at(-1) ?? unit.at;

const threatsAt = (b: Battle, unit: Model, at: Point): number =>
  b.models.filter((m) => isAgainst(b, m, unit) && !isDying(m) && getsAt(b, m, { ...unit, at })).length;

type Worth = Pick<Way, 'shot' | 'odds' | 'dealt' | 'taken'>;

const wayOf = ({ b, unit }: Course, kind: Way['kind'], walk: WalkCommand | undefined, worth: Worth): Way => ({
  kind,
  walk,
  ...worth,
  threats: threatsAt(b, unit, placeOf(unit, walk)),
  length: walk === undefined ? 0 : measured.pathLength([unit.at, ...walk.path]),
});

/** What it adds to a fight that there would be without it too. */
const fightWorth = (b: Battle, unit: Model, foe: ModelId, odds: FightChances): Worth => {
  const own = sideOf(b, unit);
  const other = own === 0 ? 1 : 0;
  const entry = foreseenFights(b).find(
    ({ building, core }) => !core.includes(unit.id) && (building === foe || core.includes(foe)),
  );
  const before = entry && entryChances(b, entry);
  return {
    shot: undefined,
    odds,
    dealt: odds.sides[own].mean - (before?.sides[own].mean ?? 0),
    taken: odds.sides[other].mean - (before?.sides[other].mean ?? 0),
  };
};

// --- In close combat ---

/** What would be fought if it stood there. */
const fightThere = (
  b: Battle,
  unit: Model,
  walk: WalkCommand | undefined,
  enemy: ModelId,
): FightChances | undefined => {
  const there = walk === undefined ? b : stoodAt(b, unit, walk);
  const entry = foreseenFights(there).find(
    ({ building, core }) => core.includes(unit.id) && (building === enemy || core.includes(enemy)),
  );
  return entry && entryChances(there, entry);
};

const contactWays = (course: Course, foe: Model): readonly Way[] => {
  const { b, unit } = course;
  const isBuilding = kitOf(b, foe).kind === 'building';
  const kind = isBuilding ? 'assault' : 'engage';
  const standing = fightThere(b, unit, undefined, foe.id);
  if (standing !== undefined) return [wayOf(course, kind, undefined, fightWorth(b, unit, foe.id, standing))];
  return contactPoints(b, unit, foe).flatMap((p): readonly Way[] => {
    const walk = walkOn(course, p);
    if (walk === undefined) return [];
    const at = placeOf(unit, walk);
    const isThere = isBuilding
      ? !walk.engage && isWithin(b, { ...unit, at }, foe, NEAR)
      : walk.engage && foesTouched(b, unit, walk).includes(foe.id);
    if (!isThere) return [];
    const odds = isBuilding ? fightThere(b, unit, walk, foe.id) : engagementChances(b, unit, walk);
    return odds === undefined ? [] : [wayOf(course, kind, walk, fightWorth(b, unit, foe.id, odds))];
  });
};

// --- From afar ---

/** Just within range, straight away from it. */
const atRange = (b: Battle, unit: Model, foe: Model): readonly Point[] => {
  const whole = measured.legLength(unit.at, foe.at);
  const wished = rangeOf(b, unit) + kitOf(b, unit).radius + kitOf(b, foe).radius - measured.EPSILON;
  if (whole <= wished) return [];
  const share = wished / whole;
  const from = (p: number, q: number): number => Math.round(q + (p - q) * share);
  return [{ x: from(unit.at.x, foe.at.x), y: from(unit.at.y, foe.at.y) }];
};

const shotFrom = (course: Course, foe: ModelId, walk: WalkCommand | undefined): readonly Way[] => {
  const { b, unit } = course;
  const there: Battle = { ...(walk === undefined ? b : stoodAt(b, unit, walk)), phase: 'shoot' };
  return [false, true].flatMap((arc): readonly Way[] => {
    const shot: ShootCommand = { type: 'shoot', unit: unit.id, target: foe, arc };
    if (refuseShoot(there, seatFor(b, unit), shot) !== undefined) return [];
    const odds = shotChances(there, shot);
    if (odds === undefined || odds.mean === 0) return [];
    return [wayOf(course, 'shoot', walk, { shot, odds, dealt: odds.mean, taken: meanAstray(odds) })];
  });
};

const shotWays = (course: Course, foe: Model): readonly Way[] => {
  const { b, unit } = course;
  const { weapon, radius } = kitOf(b, unit);
  if (weapon === null || unit.turn.shot) return [];
  const range = weaponReach(b, unit, weapon.keywords.arc === true) + radius + kitOf(b, foe).radius;
  if (measured.legLength(unit.at, foe.at) > range + leftToWalk(b, unit)) return [];
  const straight = atRange(b, unit, foe).flatMap((p) => {
    const walk = walkOn(course, p);
    return walk === undefined || walk.engage ? [] : [walk];
  });
  const stops = [...straight, ...walkCommands(b, unit).filter(({ engage }) => !engage)].filter(
    (walk) => measured.legLength(placeOf(unit, walk), foe.at) <= range,
  );
  return [undefined, ...stops].flatMap((walk) => shotFrom(course, foe.id, walk));
};

// --- The best first ---

/** Odds that differ by less are the same to a player. */
const ALIKE = 0.005;

const differ = (p: number, q: number): number => (Math.abs(p - q) < ALIKE ? 0 : p - q);

/** What it deals more than it takes; then the least risk, then the shortest way. */
export const better = (p: Way, q: Way): number =>
  differ(q.dealt - q.taken, p.dealt - p.taken) ||
  differ(p.taken, q.taken) ||
  p.threats - q.threats ||
  p.length - q.length;

/** Of each kind those that bring something else: on foot, from where it stands, and both ways into contact. */
const MOST_OF_A_KIND = 2;

/** It brings no more than a better one of its kind: the same blow, or a step that the same shot does not need. */
const isVain = (way: Way, before: Way): boolean =>
  way.kind === 'shoot'
    ? way.shot?.arc === before.shot?.arc && (before.walk === undefined || way.walk !== undefined)
    : way.dealt.toFixed(2) === before.dealt.toFixed(2) && way.taken.toFixed(2) === before.taken.toFixed(2);

const different = (ways: readonly Way[]): readonly Way[] => {
  const kept: Way[] = [];
  for (const way of ways) {
    const before = kept.filter(({ kind }) => kind === way.kind);
    if (before.length < MOST_OF_A_KIND && !before.some((one) => isVain(way, one))) kept.push(way);
  }
  return kept;
};

/** How this unit could attack, the best way first; none where it gets to no blow and no shot in this round. */
export const attacksOn = (course: Course, enemy: ModelId): readonly Way[] => {
  const foe = findModel(course.b, enemy);
  if (course.isOver || foe === undefined || isDying(foe)) return [];
  return different([...contactWays(course, foe), ...shotWays(course, foe)].sort(better));
};

/** Towards one out of reach, without engaging others; undefined where it gets no nearer. */
export const nearerTo = (course: Course, enemy: ModelId): Way | undefined => {
  const walk = walkTowards(course, modelOf(course.b, enemy).at);
  return walk && wayOf(course, 'near', walk, { shot: undefined, odds: undefined, dealt: 0, taken: 0 });
};
