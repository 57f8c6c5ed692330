/**
 * Where a Dodge can step to (MW 18.4): it is possible if a straight step of 1 in ends farther away, and the step that is made must
 * not end closer (MW-R39); without any, the fighter stays put (MW-R40).
 */

import {
  awayFrom,
  EPSILON,
  gapBetween,
  inch,
  isAtLeast,
  isLegClear,
  isPlace,
  isStride,
  type Length,
  type Point,
  type Stride,
  slideTo,
  stridesFrom,
  type Thing,
} from '@muster/geometry';
import { baseOf, fighter, hasEffect } from '../ground/fighters.ts';
import { thingOf } from '../ground/sight.ts';
import { wayOf } from '../ground/ways.ts';
import type { Battle, Fighter, Source, StepFrame } from '../state/battle.ts';
import { isNotCloser, refuseWay } from './movement.ts';

/** The shortest step a Dodge must make (MW-R39). */
export const DODGE: Length = inch(1) - EPSILON;

/** The least distance that `isNotCloser` tells from the present one. */
const fartherThan = (f: Fighter, source: Thing): Length => {
  const base = baseOf(f);
  let gap = gapBetween(base, source).down + 1;
  while (isAtLeast(base, source, gap)) gap++;
  return gap + EPSILON;
};

const strideOf = (b: Battle, f: Fighter, source: Thing, gap: Length, phasewalk: boolean): Stride => ({
  way: wayOf(b, f, phasewalk),
  from: f,
  least: DODGE,
  most: inch(1),
  awayFrom: gap > 0 ? source : undefined,
  gap,
});

/** MW-R84: a hypnotized fighter must keep the Mesmer in sight as well. */
const sightOf = (b: Battle, f: Fighter, phasewalk: boolean): ((p: Point) => boolean) | undefined =>
  hasEffect(b, 'hypnotize', f.id) ? (p) => refuseWay(b, f, [p], inch(1), phasewalk) === undefined : undefined;

/** MW 18.4, MW-R39, MW-R42: whether a Dodge is possible at all. */
export const canDodge = (b: Battle, f: Fighter, source: Source): boolean =>
  !hasEffect(b, 'entangle', f.id) && hasRoomToDodge(b, f, source, sightOf(b, f, false));

/** MW-R39: whether there is a step that ends farther away, and sees what it must. */
export const hasRoomToDodge = (b: Battle, f: Fighter, source: Source, isSeeing?: (p: Point) => boolean): boolean => {
  const thing = thingOf(b, source, baseOf(f));
  if (!isExact(b)) return fanOf(b, f, thing, false, isSeeing, 1).length > 0;
  const stride = strideOf(b, f, thing, fartherThan(f, thing), false);
  const straight = slideTo(f, awayFrom(thing, baseOf(f)), inch(1)); // most often this is all there is to it
  if (isStride(stride, straight) && (!isSeeing || isSeeing(straight))) return true;
  return stridesFrom(stride, 1, isSeeing).length > 0;
};

/** How many places are offered. */
const MOST = 5;

/** Places for the step of a Dodge, the straightest first; none only if there are none at all (MW-R40). */
export const dodgePlaces = (b: Battle, frame: StepFrame): readonly Point[] => {
  const f = fighter(b, frame.fighter);
  const thing = thingOf(b, frame.source!, baseOf(f));
  const isSeeing = sightOf(b, f, frame.phasewalk);
  const fan = fanOf(b, f, thing, frame.phasewalk, isSeeing, MOST);
  if (fan.length > 0 || !isExact(b)) return fan;
  const gap = gapBetween(baseOf(f), thing).down; // on top of it nothing is closer
  return stridesFrom(strideOf(b, f, thing, gap, frame.phasewalk), MOST, isSeeing);
};

/** Directions as shares of straight away and sideways, the middle first, both sides in turn: 65 over half a turn. */
const FAN: readonly number[] = Array.from({ length: 65 }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2));

/** Places that end farther, looked for in the directions of the fan. For the first edition this is all there is. */
const fanOf = (
  b: Battle,
  f: Fighter,
  source: Thing,
  phasewalk: boolean,
  isSeeing: ((p: Point) => boolean) | undefined,
  count: number,
): readonly Point[] => {
  const way = wayOf(b, f, phasewalk);
  const from = 'radius' in source ? source : middleOf(source.corners);
  const [ax, ay] = [f.x - from.x, f.y - from.y];
  const found: Point[] = [];
  for (const t of FAN) {
    const straight = 32 - Math.abs(t);
    const p = slideTo(f, { x: ax * straight - ay * t, y: ay * straight + ax * t }, inch(1));
    if (!isLegClear(way, f, f, p) || !isPlace(way, p, f) || isNotCloser(baseOf(p), baseOf(f), source)) continue;
    if (isSeeing && !isSeeing(p)) continue;
    found.push(p);
    if (found.length === count) break;
  }
  return found;
};

/** The middle of a footprint: only to know roughly where away is. */
const middleOf = (corners: readonly Point[]): Point => {
  let [x, y] = [0, 0];
  for (const corner of corners) {
    x += corner.x;
    y += corner.y;
  }
  return { x: Math.round(x / corners.length), y: Math.round(y / corners.length) };
};

/** The first edition looked in the directions of the fan alone, and so missed some. */
const isExact = (b: Battle): boolean => b.config.edition > 1;
