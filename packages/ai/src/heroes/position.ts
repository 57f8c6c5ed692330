/** What a place is worth besides what can be done there at once: the way to a victim, and what objectives ask of places. */

import { levels } from '@muster/geometry';
import type { Pace, Space } from '@muster/heroes';
import { type Fighter, type Outlook, standing } from './outlook.ts';
import { bitsAt, FAR, NEAR_CENTRE, NEAR_MARKER, standingNear, waysFrom } from './tables.ts';
import { bestShot, blowWorth, byGround } from './weigh.ts';

type Box = levels.Box;

const PLACE = {
  /** What a victim that could be struck next is worth now, and what a move of delay leaves of it. */
  approach: 0.6,
  patience: 0.8,
  /** A shot that could be fired from there next. */
  shot: 0.5,
  /** To stand where objectives ask for it. */
  spot: 0.06,
  height: 0.004,
  /** What a move of delay leaves of a deed. */
  deed: 0.85,
  rally: 0.01,
};

/** What a fighter looks for, worked out once for all its places. */
export interface Errand {
  readonly f: Fighter;
  /** By enemy: what a blow would be worth; and the ways from it. */
  readonly prey: readonly { readonly worth: number; readonly ways: Int16Array }[];
  /** Where to go while no enemy is there. */
  readonly rally: Int16Array;
  readonly crosses: boolean;
  readonly tours: boolean;
  readonly spies: boolean;
}

const anchorFor = (o: Outlook, f: Fighter, box: Box): Space =>
  levels.canStand(o.t.ground, f.kit.side, box.space) ? box.space : standingNear(o.t, f.kit.side, box.x, box.y);

/** The one of a side that is to run for a deed: the fastest, then the cheapest. */
const runnerOf = (o: Outlook, side: 0 | 1, better: (a: Fighter, b: Fighter) => boolean): Fighter | undefined => {
  let best: Fighter | undefined;
  for (const f of o.sides[side]) if (f.model.unit >= 0 && (best === undefined || better(f, best))) best = f;
  return best;
};

const opposite = (edges: number): number =>
  ((edges & 1) << 1) | ((edges & 2) >> 1) | ((edges & 4) << 1) | ((edges & 8) >> 1);

/** Spaces between a body and the nearest edge that it still has to stand on (18). */
const crossing = (o: Outlook, f: Fighter, at: Box): number => {
  const wanted = opposite(f.deeds.edges | edgesAt(o, at));
  const last = o.t.size - at.side;
  let least = o.t.size * 2;
  if (wanted === 0) return o.t.size + Math.min(at.x, at.y, last - at.x, last - at.y);
  if (wanted & 1) least = Math.min(least, at.y);
  if (wanted & 2) least = Math.min(least, last - at.y);
  if (wanted & 4) least = Math.min(least, at.x);
  if (wanted & 8) least = Math.min(least, last - at.x);
  return least;
};

const edgesAt = ({ t: { size } }: Outlook, { x, y, side }: Box): number =>
  (y === 0 ? 1 : 0) | (y + side === size ? 2 : 0) | (x === 0 ? 4 : 0) | (x + side === size ? 8 : 0);

const speed = (o: Outlook, f: Fighter): number =>
  (f.box === null ? o.t.size : crossing(o, f, f.box)) / f.move + 0.2 * f.worth;

/** Who is to do nothing near a marker (16): who has begun, or is there, or is missed least. */
const isSpy = (o: Outlook, f: Fighter): boolean => {
  const fit = (one: Fighter): number => {
    const isThere = one.box !== null && (bitsAt(o.t, o.places, o.b.markers, one.box) & NEAR_MARKER) !== 0;
    return one.deeds.idle + (isThere ? 0.5 : 0) - one.worth;
  };
  return runnerOf(o, f.side, (a, b) => fit(a) > fit(b)) === f;
};

/** Of the spaces in the middle the near one; turned about, the same for both sides. */
const middleFor = ({ t }: Outlook, f: Fighter): Space => {
  const at = t.size / 2 - (f.side === 0 ? f.kit.side : 0);
  return standingNear(t, f.kit.side, at, at);
};

export const errandOf = (o: Outlook, f: Fighter): Errand => {
  const aims = o.aims[f.side];
  const foes = o.sides[1 - f.side]!;
  const prey: { worth: number; ways: Int16Array }[] = [];
  standing.arv = f.martial;
  standing.group = 1;
  for (const e of foes)
    if (e.box !== null)
      prey.push({ worth: blowWorth(o, f, e.box, e, true), ways: waysFrom(o.t, f.kit.side, anchorFor(o, f, e.box)) });
  const isRunner = (id: number, better: (a: Fighter, b: Fighter) => boolean): boolean =>
    aims[id]! > 0 && runnerOf(o, f.side, better) === f;
  return {
    f,
    prey,
    rally: waysFrom(o.t, f.kit.side, middleFor(o, f)),
    crosses: isRunner(18, (a, b) => speed(o, a) < speed(o, b)),
    tours: isRunner(
      5,
      (a, b) => bitCount(a.deeds.markers) + a.move / 4 - a.worth > bitCount(b.deeds.markers) + b.move / 4 - b.worth,
    ),
    spies: aims[16]! > 0 && isSpy(o, f),
  };
};

const bitCount = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);

/** How far it still is around the markers that it has not been to (5). */
const tourLeft = (o: Outlook, f: Fighter, at: Box): number => {
  let nearest = FAR;
  let left = 0;
  o.b.markers.forEach((marker, i) => {
    if (f.deeds.markers & (1 << i)) return;
    const far = levels.planDistance(at, levels.xOf(o.t.ground, marker), levels.yOf(o.t.ground, marker));
    if (far <= 1) return;
    left++;
    nearest = Math.min(nearest, far);
  });
  return left === 0 ? 0 : nearest + (left - 1) * (o.t.size / 2);
};

/** What the nearest good victim is worth from there; the way to the middle while there is none. */
export const approachWorth = ({ f, prey, rally }: Errand, at: Box): number => {
  if (prey.length === 0) return (-PLACE.rally * Math.max(0, rally[at.space]!)) / f.move;
  let best = 0;
  const stride = f.move + f.kit.melee.reach;
  for (let i = 0; i < prey.length; i++) {
    const way = prey[i]!.ways[at.space]!;
    const late = way < 0 ? FAR : Math.max(0, way - stride);
    const value = prey[i]!.worth * PLACE.patience ** (late / f.move);
    if (value > best) best = value;
  }
  return PLACE.approach * best;
};

/** Of equals the place ahead, so that arenas that are the same for both sides are played the same from both. */
const ahead = ({ t }: Outlook, f: Fighter, { space }: Box): number => (f.side === 0 ? space : t.size * t.size - space);

/** What a place is worth to somebody on this errand. */
export const positionWorth = (o: Outlook, errand: Errand, at: Box, pace: Pace): number => {
  const { f, prey } = errand;
  const aims = o.aims[f.side];
  let worth = approachWorth(errand, at);
  if (f.guns.length > 0 && prey.length > 0) {
    worth += PLACE.shot * bestShot(o, f, at, { pace: 'still', engaged: false, fire: false, line: byGround });
    if (at.level >= 1) worth += PLACE.height;
  }
  const bits = bitsAt(o.t, o.places, o.b.markers, at);
  if (bits & NEAR_CENTRE) worth += PLACE.spot * aims[8]!;
  if (bits & NEAR_MARKER) worth += PLACE.spot * (aims[6]! + aims[3]!) + (errand.spies ? 0.25 * aims[16]! : 0);
  if (at.level >= 1) worth += PLACE.spot * aims[2]!;
  if (errand.crosses) worth += aims[18]! * PLACE.deed ** (crossing(o, f, at) / f.move);
  if (errand.tours) worth += aims[5]! * PLACE.deed ** (tourLeft(o, f, at) / f.move);
  return worth + (pace === 'full' ? 0 : 1e-6) + 1e-10 * ahead(o, f, at);
};

/** What doing nothing at all is worth here (16). */
export const idleWorth = (o: Outlook, f: Fighter, at: Box): number => {
  const aims = o.aims[f.side];
  if (aims[16]! <= 0 || !isSpy(o, f) || !(bitsAt(o.t, o.places, o.b.markers, at) & NEAR_MARKER)) return 0;
  return aims[16]! * (f.deeds.idle >= 1 ? 1 : 0.4);
};
