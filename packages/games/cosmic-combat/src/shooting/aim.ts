/** The figures of a shot at a ship as it lies now (CC-31, DW-56 to DW-64, X-227, X-233, X-255). */

import { isBehemothTo, LONG_DISTANCE, type Modifier, type Note } from '@muster/dwethia';
import { hulls, inch } from '@muster/geometry';
import { type Gun, kitOf } from '../ground/field.ts';
import { hullOf } from '../ground/standing.ts';
import { statOf } from '../ground/values.ts';
import { type ShipRolls, type ShipShot, shipRolls } from '../ships/shot.ts';
import { areFriends, isOnBoard } from '../state/battle.ts';
import type { Battle, Ship } from '../state/types.ts';
import { arrowsMet, coverOf } from './line.ts';

const FAR = inch(LONG_DISTANCE);
/** */
const SHIELD_WALL = inch(4);

/** DW-61. */
export const isFar = (b: Battle, a: Ship, c: Ship): boolean => !hulls.isWithin(hullOf(b, a), hullOf(b, c), FAR);

const STEADY: readonly Modifier[] = [{ what: 'Neither moved nor turned', value: 1, rule: 'X-255' }];
const NO_MODIFIERS: readonly Modifier[] = [];

/** the Citadel aims better from where it stays. */
const aimHelp = (b: Battle, shooter: Ship): readonly Modifier[] =>
  kitOf(b, shooter).faction?.trait.steadyAim === true && shooter.turn.moved === 0 && !shooter.turn.turned
    ? STEADY
    : NO_MODIFIERS;

const isInWall = (b: Battle, s: Ship): boolean => {
  const { faction, shield } = kitOf(b, s);
  return faction?.trait.shieldWall === true && shield !== null;
};

/** X-255: shields of the Empire within 4" of one another are one better. */
const shieldHelp = (b: Battle, s: Ship): 0 | 1 => {
  if (!isInWall(b, s)) return 0;
  for (let i = 0; i < b.ships.length; i++) {
    const one = b.ships[i]!;
    if (one.id === s.id || !isOnBoard(one) || !areFriends(b, s, one) || !isInWall(b, one)) continue;
    if (hulls.isWithin(hullOf(b, s), hullOf(b, one), SHIELD_WALL)) return 1;
  }
  return 0;
};

/** Everything that decides the roll once this ship is struck. */
const shotAt = (b: Battle, shooter: Ship, { weapon }: Gun, target: Ship): ShipShot => {
  const { shield, ignores } = kitOf(b, target);
  const arrows = arrowsMet(b, shooter, target);
  return {
    perception: statOf(b, shooter, 'perception'),
    strength: weapon.strength,
    woundsEach: weapon.ion ? 1 : (weapon.keywords.wound ?? 1),
    distance: isFar(b, shooter, target) ? LONG_DISTANCE + 1 : LONG_DISTANCE,
    cover: coverOf(b, shooter, target),
    others: aimHelp(b, shooter),
    defense: statOf(b, target, 'defense'),
    shield,
    ignore: weapon.ion ? null : ignores,
    arrows,
    betterSave: arrows.length > 0 ? shieldHelp(b, target) : 0,
  };
};

export const rollsAt = (b: Battle, shooter: Ship, gun: Gun, target: Ship, note?: Note): ShipRolls =>
  shipRolls(shotAt(b, shooter, gun, target), note);

/** DW-59, X-76. */
export const isTooTough = (b: Battle, { weapon }: Gun, target: Ship): boolean =>
  isBehemothTo(statOf(b, target, 'defense'), weapon.strength);

/** The chance that a die fails; none without a roll. */
const failing = (needs: number | null): number => (needs === null ? 1 : (needs - 1) / 6);

/** Points that a shot at this target would probably cost it. */
export const expectedLoss = (b: Battle, shooter: Ship, gun: Gun, target: Ship): number => {
  const { attack, save, ignore, woundsEach } = rollsAt(b, shooter, gun, target);
  if (attack === null || target.wounds === 0) return 0;
  const { points, stats } = kitOf(b, target);
  const lost = Math.min(woundsEach, target.wounds);
  const worth = (lost * points) / stats.wounds + (lost === target.wounds ? 0.3 * points : 0);
  return (1 - failing(attack)) * failing(save) * failing(ignore) * worth;
};
