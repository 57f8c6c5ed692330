/** Which powers a model may cast, at whom, and what they cost (DW-84 to DW-89, X-145 to X-154). */

import { atSide, casting, isSince, type Power } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import type { RuleId } from '@muster/kernel';
import { fieldOf, kitOf } from '../ground/field.ts';
import { isFree, isRooted } from '../ground/moving.ts';
import { areTouching, boxOf, distanceBetween, enemiesOf, isEngaged, isObscured, othersOf } from '../ground/standing.ts';
import { isSeen } from '../shooting/line.ts';
import { areEnemies, copyBattle, isOnBoard, modelOf, paidBy, pushed, sideOf } from '../state/battle.ts';
import type { Battle, CastCommand, CastFault, Model, PowerFrame, Space } from '../state/types.ts';

const DREAD_WORDS = 10;

/** A Confessor near makes powers dearer. */
const dearerBy = (b: Battle, caster: Model): number => {
  const isNear = enemiesOf(b, caster).some(
    (one) => kitOf(b, one).hasDreadWords && distanceBetween(b, caster, one) <= DREAD_WORDS,
  );
  return isNear ? 1 : 0;
};

/** each model pays out of its own purse; the Cult's cheaper power is once for its side. */
export const CASTING = casting<Battle, Model, PowerFrame>({
  caster: (_, { id, seat }) => ({ purse: id, seat }),
  affinity: (b, id) => modelOf(b, id).affinity,
  paid: (b, id, points) => paidBy(b, id, 'affinity', points),
  dearerBy,
  isCheaper: (b, m) => kitOf(b, m).faction.trait.cheaperPower && !b.discounted[sideOf(b, m)],
  discounted: (b, m) => {
    const copy = copyBattle(b);
    copy.discounted = atSide(b.discounted, sideOf(b, m), true);
    return copy;
  },
  isUsedUpByAny: ({ config }) => !isSince(config, 4),
  pushed,
});

/** DW-89. */
export const costOf = CASTING.cost;

/** within 6, in sight, free, next to no enemy. */
const raiseSpaces = (b: Battle, caster: Model): readonly Space[] =>
  spacesAbout(b, caster, 6, 1).filter((space) => {
    const { ground } = fieldOf(b.config);
    const there = levels.boxAt(ground, 1, space);
    return (
      levels.isSeen(ground, boxOf(b, caster), there) &&
      enemiesOf(b, caster).every((enemy) => !levels.areTouching(ground, there, boxOf(b, enemy)))
    );
  });

/** Free places for a body of this side within a distance of a model. */
const spacesAbout = (b: Battle, m: Model, most: number, side: levels.Side): readonly Space[] => {
  const { ground } = fieldOf(b.config);
  const from = boxOf(b, m);
  const spaces: Space[] = [];
  for (let y = Math.max(0, from.y - most - side); y <= Math.min(ground.size - side, from.y + from.side + most); y++)
    for (let x = Math.max(0, from.x - most - side); x <= Math.min(ground.size - side, from.x + from.side + most); x++) {
      const space = levels.spaceAt(ground, x, y);
      if (space === m.space || !levels.canStand(ground, side, space)) continue;
      if (levels.distance(from, levels.boxAt(ground, side, space)) <= most && isPlaceFree(b, m, side, space))
        spaces.push(space);
    }
  return spaces;
};

const isPlaceFree = (b: Battle, m: Model, side: levels.Side, space: Space): boolean => {
  const { ground } = fieldOf(b.config);
  const there = levels.boxAt(ground, side, space);
  const own = boxOf(b, m);
  const isApart =
    own.x >= there.x + side || there.x >= own.x + own.side || own.y >= there.y + side || there.y >= own.y + own.side;
  return isFree(b, m, side, space) && (side === kitOf(b, m).side || isApart);
};

/** Where a power that needs a place may put somebody. */
export const placesOf = (b: Battle, caster: Model, power: Power): readonly Space[] => {
  if (power.effect.kind === 'raise') return raiseSpaces(b, caster);
  if (power.effect.kind !== 'blink') return [];
  return spacesAbout(b, caster, power.effect.spaces, kitOf(b, caster).side);
};

const targetFault = (b: Battle, caster: Model, power: Power, target: Model): CastFault | undefined => {
  if (!isOnBoard(target) || target.wounds === 0) return 'noTarget';
  const isEnemy = areEnemies(b, caster, target);
  if (power.at === 'enemy' ? !isEnemy : isEnemy) return 'noTarget';
  if (kitOf(b, target).isNull) return 'immune';
  if (target.id === caster.id) return undefined;
  if (distanceBetween(b, caster, target) > power.range!) return 'outOfRange';
  if (isEngaged(b, caster) && !(isEnemy && areTouching(b, caster, target))) return 'notAdjacent'; // DW-87, X-146
  if (isObscured(b, target) || isObscured(b, caster)) return 'obscured';
  return isSeen(b, caster, target) ? undefined : 'unseen';
};

/** The rule behind each fault. */
export const CAST_RULES: { readonly [F in CastFault]: RuleId } = {
  unknown: 'DW-84',
  alreadyCast: 'DW-85',
  tooDear: 'DW-89',
  wrongPhase: 'X-145',
  noTarget: 'X-146',
  outOfRange: 'X-146',
  unseen: 'X-146',
  obscured: 'X-112',
  immune: 'DW-27',
  notAdjacent: 'DW-87',
  noUpcharge: 'DW-84',
  rooted: 'X-150',
  noPlace: 'X-146',
  unhurt: 'X-153',
};

/** Why this power may not be cast now; undefined when it may. */
export const castFault = (b: Battle, caster: Model, power: Power, c: CastCommand): CastFault | undefined => {
  const dear = CASTING.priceFault(b, caster, power, c.upcharge);
  if (dear !== undefined) return dear;
  if (power.at === 'self' || power.at === 'space') {
    if (c.target !== null) return 'noTarget';
    if (power.effect.kind === 'blink' && isRooted(b, caster)) return 'rooted';
    if (isEngaged(b, caster) && power.at === 'space') return 'notAdjacent';
    return placesOf(b, caster, power).length === 0 ? 'noPlace' : undefined;
  }
  const target = c.target === null ? undefined : b.models.find(({ id }) => id === c.target);
  if (target === undefined) return 'noTarget';
  const fault = targetFault(b, caster, power, target);
  if (fault !== undefined) return fault;
  return power.effect.kind === 'mend' && target.wounds >= kitOf(b, target).stats.wounds ? 'unhurt' : undefined;
};

/** All castings of a phase; upcharges up to the target's last Wound. */
export const castsOf = (b: Battle, caster: Model, phase: Power['phase'], mayBlink: boolean): readonly CastCommand[] => {
  const casts: CastCommand[] = [];
  if (caster.affinity === 0) return casts;
  const all = [caster, ...othersOf(b, caster)];
  for (const power of kitOf(b, caster).powers) {
    if (power.phase !== phase || (power.effect.kind === 'blink' && !mayBlink)) continue;
    const targets = power.at === 'self' || power.at === 'space' ? [null] : all.map(({ id }) => id);
    for (const target of targets) {
      const most = target === null || !power.upcharge ? 0 : b.models.find(({ id }) => id === target)!.wounds - 1;
      for (let upcharge = 0; upcharge <= most; upcharge++) {
        const c: CastCommand = { type: 'cast', power: power.id, target, upcharge };
        if (castFault(b, caster, power, c) === undefined) casts.push(c);
      }
    }
  }
  return casts;
};
