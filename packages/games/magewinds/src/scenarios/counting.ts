/** Who counts for a scenario (MW-R92; TC mesmer.clone: a double never does), and what everybody may know of it. */

import { type Disc, inch, isWithin, marker } from '@muster/geometry';
import { known, type Seat } from '@muster/kernel';
import { isDouble } from '../clones/clone-pairs.ts';
import { profileOf } from '../content/fighters.ts';
import { BASE_RADIUS, fieldOf } from '../ground/terrain.ts';
import type { Battle, Fighter } from '../state/battle.ts';

/** On the battlefield, and no double. Reads what is hidden. */
export const countsForScenario = (b: Battle, f: Fighter): boolean => f.where === 'field' && !isDouble(b, f.id);

/** How many of a warband's fighters on the battlefield hold. Reads what is hidden. */
export const countOf = (b: Battle, seat: Seat, holds: (f: Fighter) => boolean): number => {
  let n = 0;
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat === seat && f.where === 'field' && holds(f) && !isDouble(b, f.id)) n++;
  }
  return n;
};

/** Of a fighter and its double one counts, whichever is real. */
export const standsForOne = (f: Fighter): boolean => f.twin === null || f.id < f.twin;

/** The same without looking: at least, and at most. */
export const rangeOf = (b: Battle, seat: Seat, holds: (f: Fighter) => boolean): { least: number; most: number } => {
  let least = 0;
  let most = 0;
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat !== seat || f.where !== 'field' || !standsForOne(f)) continue;
    const one = holds(f);
    const other = f.twin === null ? one : holds(b.fighters[f.twin]!);
    if (one && other) least++;
    if (one || other) most++;
  }
  return { least, most };
};

const anyone = (): boolean => true;
const isStarting = (f: Fighter): boolean => f.starting;

/** A fighter and its double are one. */
export const fightersLeft = (b: Battle, seat: Seat): number => rangeOf(b, seat, anyone).most;

/** MW-R92: those it began with who are still on the battlefield. */
export const startersLeft = (b: Battle, seat: Seat): number => rangeOf(b, seat, isStarting).most;

/** The slots of those. */
export const slotsLeft = (b: Battle, seat: Seat): number => {
  let slots = 0;
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat === seat && f.where === 'field' && f.starting && standsForOne(f)) slots += profileOf(f.profile).slots;
  }
  return slots;
};

/** How many fighters it began with. */
export const startingSize = (b: Battle, seat: Seat): number => known(b.warbands[seat]!.profiles).length;

/** The middle of the battlefield, a point (MW-R72). */
const centreOf = (b: Battle): Disc => {
  const { width, height } = fieldOf(b);
  return marker(width / 2, height / 2);
};

/** Base to centre point (MW-R94). */
export const isNearCentre = (b: Battle, f: Fighter, inches: number): boolean =>
  isWithin({ x: f.x, y: f.y, radius: BASE_RADIUS }, centreOf(b), inch(inches));

/** MW-R65: objects carried by fighters of this warband on the battlefield. */
export const heldBy = (b: Battle, seat: Seat): number => {
  let n = 0;
  for (let i = 0; i < b.objects.length; i++) {
    const o = b.objects[i]!;
    if (o.carrier === null) continue;
    const f = b.fighters[o.carrier]!;
    if (f.seat === seat && f.where === 'field') n++;
  }
  return n;
};

export const bySeat = <V>(b: Battle, of: (seat: Seat) => V): readonly V[] => {
  const values: V[] = [];
  for (let seat = 0; seat < b.seats.length; seat++) values.push(of(seat));
  return values;
};
