/** What is visible to whom (MW 16.0), and lines of attack and cover (MW 18.1, 18.2). */

import {
  type Cover,
  cover,
  type Disc,
  featureVisibility,
  gapBetween,
  inch,
  lineOfAttack,
  marker,
  type Piece,
  type Point,
  type Sightline,
  type Thing,
  visibility,
} from '@muster/geometry';
import type { Battle, Fighter, Source } from '../state/battle.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { baseOf, bodiesOf, fighter, hasEffect, hypnotizerOf, nameOf } from './fighters.ts';
import { fieldOf, piecesOfFeature } from './terrain.ts';

/** MW 16.0 for fighters, with TC seer.third-eye and TC mesmer.hypnotize. */
export const seesFighter = (b: Battle, viewer: Fighter, target: Fighter): boolean => {
  if (viewer.id === target.id) return true;
  if (b.effects.length > 0) {
    const by = hypnotizerOf(b, viewer.id);
    if (by !== undefined && by !== target.id) return false; // MW-H04
    if (hasEffect(b, 'thirdEye', viewer.id)) return true;
  }
  return visibility(fieldOf(b), baseOf(viewer), baseOf(target)).clear;
};

/** Why a fighter is not visible to another; undefined when it is. */
export const refuseSight = (b: Battle, viewer: Fighter, target: Fighter): MagewindsRefusal | undefined => {
  if (seesFighter(b, viewer, target)) return undefined;
  const names = { name: nameOf(viewer), target: nameOf(target) };
  const mesmer = hypnotizerOf(b, viewer.id);
  return mesmer === undefined || mesmer === target.id
    ? refusalOf('notVisible', 'MW 16.0', names)
    : refusalOf('seesOnly', 'TC mesmer.hypnotize', { ...names, only: nameOf(fighter(b, mesmer)) });
};

export const sightline = (b: Battle, viewer: Fighter, target: Disc): Sightline =>
  visibility(fieldOf(b), baseOf(viewer), target);

/** Whether a place on the ground is visible to it. */
export const seesPlace = (b: Battle, viewer: Fighter, p: Point): boolean =>
  hasEffect(b, 'thirdEye', viewer.id) || visibility(fieldOf(b), baseOf(viewer), marker(p.x, p.y)).clear;

export const seesFeature = (b: Battle, viewer: Fighter, feature: number): boolean =>
  hasEffect(b, 'thirdEye', viewer.id) ||
  featureVisibility(fieldOf(b), baseOf(viewer), piecesOfFeature(b, feature)).clear;

/** MW 18.1. What is near the attacker blocks, too (MW-R08). */
export const attackLine = (b: Battle, attacker: Fighter, target: Disc): Sightline =>
  lineOfAttack(fieldOf(b), baseOf(attacker), target, bodiesOf(b).discs);

/** The piece of a feature nearest to a base: distances to the feature are distances to it (MW-R13). */
export const nearestPiece = (b: Battle, feature: number, base: Disc): Piece => {
  const { pieces } = fieldOf(b);
  let best: Piece | undefined;
  let least = Infinity;
  for (const i of piecesOfFeature(b, feature)) {
    const gap = gapBetween(base, pieces[i]!).up;
    if (gap < least) [best, least] = [pieces[i]!, gap];
  }
  return best!;
};

/** What an attack comes from, as a thing on the table. */
export const thingOf = (b: Battle, source: Source, target: Disc): Thing =>
  source.type === 'fighter' ? baseOf(fighter(b, source.id)) : nearestPiece(b, source.id, target);

/** MW 18.2: in the open, or in cover with the line that shows it. */
export const coverOf = (b: Battle, source: Source, target: Disc): Cover => {
  const ignore = source.type === 'feature' ? { ignore: piecesOfFeature(b, source.id) } : undefined; // MW-R76
  const options = ignore === undefined ? NEAR : { ignoreWithin: NEAR.ignoreWithin, ignore: ignore.ignore };
  return cover(fieldOf(b), thingOf(b, source, target), target, bodiesOf(b).discs, options);
};

const NEAR = { ignoreWithin: inch(1) }; // MW-R07
