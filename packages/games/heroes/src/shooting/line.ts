/** What a shot or a power meets between attacker and target (X-105 to X-112, DW-61, DW-63). */

import { type Aimed, aimed, LONG_DISTANCE, type Modifier, type Note, type Shot } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { areEnemies } from '../state/battle.ts';
import type { Battle, Model, Pace } from '../state/types.ts';
import { fieldOf, kitOf } from '../table/field.ts';
import { alliesOf, areTouching, type Box, boxOf, distanceBetween, groupAround, othersOf } from '../table/standing.ts';
import { integrityOf, statOf } from '../table/values.ts';

const SHIELD_REACH = 2;

/** DW-53, X-109. */
const isRaised = (b: Battle, m: Model, target: Model): boolean => {
  const { level } = boxOf(b, m);
  return b.config.rulings.raised === 'floor' ? level >= 1 : level > boxOf(b, target).level;
};

const sightingsOf = (b: Battle, m: Model, target: Model): levels.Sightings => {
  const { ground, cover } = fieldOf(b.config);
  const others: Box[] = [];
  const barring: Box[] = [];
  if (!isRaised(b, m, target))
    for (const one of othersOf(b, m)) {
      if (one.id === target.id) continue;
      const isFriend = !areEnemies(b, m, one);
      if (isFriend && areTouching(b, m, one)) continue; // DW-70
      if (isFriend && !kitOf(b, m).faction.shootsPastFriends)
        barring.push(boxOf(b, one)); // DW-68
      else others.push(boxOf(b, one));
    }
  const touched = levels.piecesTouched(ground, boxOf(b, target));
  let base = 0;
  for (let i = 0; i < touched.length; i++) if (cover[touched[i]!]! > base) base = cover[touched[i]!]!;
  return { others, barring, worth: cover, leftOut: levels.piecesTouched(ground, boxOf(b, m)), base };
};

/** The sum of cover and objects; `levels.BLOCKED` or `levels.BARRED` without a usable line. */
export const lineSum = (b: Battle, m: Model, target: Model): number =>
  levels.sightSum(fieldOf(b.config).ground, boxOf(b, m), boxOf(b, target), sightingsOf(b, m, target));

/** With the deciding line, for who asks why. */
const lineOf = (b: Battle, m: Model, target: Model): levels.Sight =>
  levels.sight(fieldOf(b.config).ground, boxOf(b, m), boxOf(b, target), sightingsOf(b, m, target));

/** Powers need one line that is not blocked. */
export const isSeen = (b: Battle, m: Model, target: Model): boolean =>
  levels.isSeen(fieldOf(b.config).ground, boxOf(b, m), boxOf(b, target));

/** DW-63, X-141: its own positive Integrity, if it bears a shield or one of its group within 2 does. */
export const shieldBonus = (b: Battle, m: Model): number => {
  const own = integrityOf(b, m);
  if (own <= 0) return 0;
  if (kitOf(b, m).hasShield) return own;
  if (!alliesOf(b, m).some((ally) => kitOf(b, ally).hasShield)) return 0;
  const isLent = groupAround(b, m).some(
    (ally) => ally.id !== m.id && kitOf(b, ally).hasShield && distanceBetween(b, m, ally) <= SHIELD_REACH,
  );
  return isLent ? own : 0;
};

export interface Circumstances {
  readonly strength: number;
  readonly arc: boolean;
  /** HR-42. */
  readonly fire: boolean;
  readonly pace: Pace;
}

const FIRE: Modifier = { what: 'Fires while engaged', value: -3, rule: 'HR-42' };
const STEADY: Modifier = { what: 'Did not move', value: 1, rule: 'DW-25' };
const NONE: readonly Modifier[] = [];

const othersFor = (b: Battle, m: Model, { fire, pace }: Circumstances): readonly Modifier[] => {
  const isSteady = pace === 'still' && kitOf(b, m).faction.id === 'citadel';
  if (!fire && !isSteady) return NONE;
  return [...(fire ? [FIRE] : []), ...(isSteady ? [STEADY] : [])];
};

/** Cover that the target has besides terrain: cloak, nature, stealth. */
const wornCover = (b: Battle, target: Model): number => kitOf(b, target).cover + (target.stance === 'stealth' ? 1 : 0);

/** A shot at this target as arithmetic; `sum` is what stands between. */
const shotAt = (b: Battle, m: Model, target: Model, how: Circumstances, cover: number, inTheWay: number): Shot => ({
  perception: statOf(b, m, 'perception'),
  strength: how.strength,
  defense: statOf(b, target, 'defense'),
  cover: cover + wornCover(b, target),
  inTheWay,
  far: distanceBetween(b, m, target) > LONG_DISTANCE,
  others: othersFor(b, m, how),
  arc: how.arc,
  shield: shieldBonus(b, target),
});

/** What the dice need. Only where there is a line, or none is needed. */
export const aimAt = (b: Battle, m: Model, target: Model, how: Circumstances, note?: Note): Aimed => {
  if (how.arc) return aimed(shotAt(b, m, target, how, 0, 0), note);
  if (note === undefined) return aimed(shotAt(b, m, target, how, Math.max(0, lineSum(b, m, target)), 0));
  const { sum, crossed } = lineOf(b, m, target);
  return aimed(shotAt(b, m, target, how, sum - crossed.length, crossed.length), note);
};

/** X-49, 24: terrain, one more behind it, distance, cloak, stealth, nature; objects do not count. */
export const coverAgainst = (b: Battle, m: Model, target: Model): number => {
  const far = distanceBetween(b, m, target) > LONG_DISTANCE ? 1 : 0;
  const worn = wornCover(b, target) + far;
  const most = Math.max(0, lineSum(b, m, target)) + worn;
  if (most < 5) return most; // not enough even with all objects
  const { sum, crossed } = lineOf(b, m, target);
  const { cover } = fieldOf(b.config);
  const isBehind = crossed.some(({ piece }) => piece !== undefined && cover[piece]! > 0);
  return sum - crossed.length + (isBehind ? 1 : 0) + worn;
};
