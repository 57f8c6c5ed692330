/** Where Blink lands and what Raise places (3.5): legality, and spots that are worth listing. */

import { inch, type Length, measured, type Point } from '@muster/geometry';
import { isOverLimit, isOverMaximum } from '../building/limits.ts';
import { roomFault, spotsAround } from '../building/room.ts';
import { MOST_RAISED_POINTS } from '../content/powers.ts';
import { allKits, findKit, isUnit, type Kit, kitOf } from '../ground/field.ts';
import { areWithin, enemiesAt, engageDistance, NEAR, ZONE } from '../ground/standing.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle, CastCommand, CastFault, Model, ModelId } from '../state/types.ts';

const isWhole = (p: Point): boolean => Number.isSafeInteger(p.x) && Number.isSafeInteger(p.y);

const squaredBetween = (a: Point, c: Point): number => (a.x - c.x) ** 2 + (a.y - c.y) ** 2;

// --- Blink ---

/** a stop beside enemies engages them all; half an inch is kept from all others. */
const engageFault = (b: Battle, m: Model, at: Point, engage: boolean): CastFault | undefined => {
  const engaged = enemiesAt(b, m, at, engageDistance(b));
  if (engage !== engaged.length > 0) return engage ? 'nobodyToEngage' : 'mustEngage';
  return enemiesAt(b, m, at, ZONE - 2 * measured.EPSILON - 1).length > engaged.length ? 'zone' : undefined;
};

/** 3.5: instead of legs, so not after one, and not while pinned. Terrain and models between do not matter. */
export const blinkFault = (b: Battle, m: Model, at: Point, engage: boolean, most: Length): CastFault | undefined => {
  if (m.turn.pinned) return 'pinned';
  if (m.turn.ledger > 0) return 'hasMoved';
  if (!isWhole(at)) return 'noPlace';
  const squared = squaredBetween(m.at, at);
  if (squared === 0) return 'useless';
  if (squared > (most + measured.EPSILON) ** 2) return 'outOfRange';
  if (roomFault(b, at, kitOf(b, m).radius, m.id) !== undefined) return 'noPlace';
  return engageFault(b, m, at, engage);
};

/** Beside an enemy, on the side of who comes. */
const contactWith = (b: Battle, m: Model, foe: Model): Point => {
  const reach = kitOf(b, m).radius + kitOf(b, foe).radius;
  const length = Math.sqrt(squaredBetween(m.at, foe.at));
  const share = length === 0 ? 0 : reach / length;
  return {
    x: Math.round(foe.at.x + (m.at.x - foe.at.x) * share),
    y: Math.round(foe.at.y + (m.at.y - foe.at.y) * share),
  };
};

export const blinkOf = (unit: ModelId, power: string, at: Point, engage = true): CastCommand => ({
  type: 'cast',
  unit,
  power,
  target: null,
  at,
  sheet: null,
  engage,
  upcharge: 0,
});

const BLINK_DIRECTIONS = 12;

export const blinkCommands = (b: Battle, m: Model, power: string, most: Length, all: CastCommand[]): void => {
  const side = sideOf(b, m);
  const offer = (at: Point): void => {
    const engage = enemiesAt(b, m, at, engageDistance(b)).length > 0;
    if (blinkFault(b, m, at, engage, most) === undefined) all.push(blinkOf(m.id, power, at, engage));
  };
  for (const at of spotsAround(m.at, [most, most / 2], BLINK_DIRECTIONS)) offer(at);
  for (const foe of b.models)
    if (sideOf(b, foe) !== side && isUnit(b, foe) && areWithin(m.at, 0, foe.at, kitOf(b, foe).radius, most + inch(1)))
      offer(contactWith(b, m, foe));
};

// --- Raise ---

const isRaisable = (kit: Kit | undefined): kit is Kit & { readonly kind: 'unit' } =>
  kit !== undefined && kit.kind === 'unit' && kit.sheet.faction !== null && kit.points <= MOST_RAISED_POINTS;

const isNearEnemy = (b: Battle, side: 0 | 1, at: Point, radius: Length): boolean => {
  for (const m of b.models)
    if (sideOf(b, m) !== side && isUnit(b, m) && areWithin(at, radius, m.at, kitOf(b, m).radius, NEAR)) return true;
  return false;
};

/** 3.5: a cheap unit of the own list, more than an inch from enemy units; it counts towards the limits. */
export const raiseFault = (
  b: Battle,
  caster: Model,
  sheet: string | null,
  at: Point,
  most: Length,
): CastFault | undefined => {
  const kit = sheet === null ? undefined : findKit(b, caster.seat, sheet);
  const side = sideOf(b, caster);
  if (!isRaisable(kit) || isOverLimit(b, side, kit.points) || isOverMaximum(b, side, kit)) return 'noUnit';
  if (!isWhole(at)) return 'noPlace';
  if (!areWithin(at, kit.radius, caster.at, kitOf(b, caster).radius, most)) return 'outOfRange';
  if (roomFault(b, at, kit.radius) !== undefined || isNearEnemy(b, side, at, kit.radius)) return 'noPlace';
  return undefined;
};

const RAISE_DIRECTIONS = 8;

export const raiseCommands = (b: Battle, caster: Model, power: string, most: Length, all: CastCommand[]): void => {
  for (const kit of allKits(b, caster.seat)) {
    if (!isRaisable(kit)) continue;
    const reach = kit.radius + kitOf(b, caster).radius;
    for (const at of spotsAround(caster.at, [reach, reach + most], RAISE_DIRECTIONS))
      if (raiseFault(b, caster, kit.id, at, most) === undefined)
        all.push({ type: 'cast', unit: caster.id, power, target: null, at, sheet: kit.id, engage: false, upcharge: 0 });
  }
};
