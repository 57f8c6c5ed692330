// How a board may lie in its room: where a small screen begins, and what is moved to bring something into sight. Pure.

import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { MARGIN, type Sheet } from './sheet.ts';
import type { Spot } from './spots.ts';

export interface Insets {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** On the drawing, about as wide as what is touched there: a hex, an inch. */
export const TOUCHED = 40 * Math.sqrt(3);
/** On the screen, narrower is hard to touch: small screens begin with larger things. */
export const TOUCHABLE = 40;
/** A little less is shown whole rather than cut. */
const NEARLY = 0.75;
/** What happens is seen whole with half of what is touched around its middle: more would move a board that is seen whole. */
const FOLLOWED_RIM = 0.5;

/** What a small screen shows first: a place, and as much around it as would be good to see. */
export interface Home extends Spot {
  readonly span?: number | undefined;
  /** Likewise upwards. */
  readonly rise?: number | undefined;
  /** One's own pieces: shown in place of it once there are some. */
  readonly mine?: Mine | undefined;
}

export interface Mine {
  /** When this is another, such as the battle that begins after the set-up, they are shown afresh, unless a hand has put the board otherwise. */
  readonly when: string;
  readonly at: readonly Spot[];
}

/** So small are one's own pieces at most drawn, that all of them are in sight. */
const LEAST_OWN = 0.25;

/** All of these, with room around them. */
const around = (
  spots: readonly Spot[],
  { width, height, whole }: Frame,
): { readonly k: number; readonly spot: Spot } => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(width / (right - left + 2 * TOUCHED), height / (bottom - top + 2 * TOUCHED));
  return {
    k: Math.min(TOUCHABLE / TOUCHED, Math.max(LEAST_OWN, whole, fits)),
    spot: { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
};

/** The size of the room, and the scale at which the whole sheet is seen there. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly whole: number;
}

/** With what a board begins: the whole sheet, or where that is too small to be touched, one's own pieces or the home. */
export const beginning = (
  sheet: Sheet,
  frame: Frame,
  home: Partial<Home>,
  isCoarse: boolean,
): { readonly k: number; readonly spot: Spot } => {
  const { width, height, whole } = frame;
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  const touchable = TOUCHABLE / TOUCHED;
  const isSmall = width < 560 || (height < 560 && isCoarse); // a mouse hits small things
  if (whole >= NEARLY * touchable || !isSmall) return { k: whole, spot: middle };
  const { x = middle.x, y = middle.y, span = 1, rise = 1, mine } = home;
  const good = Math.min(touchable, width / span, height / rise);
  const { k, spot } =
    mine !== undefined && mine.at.length > 0
      ? around(mine.at, frame)
      : { k: Math.max(NEARLY * touchable, good), spot: { x, y } };
  return { k, spot: within(sheet, spot, width / k, height / k) };
};

/** The spot nearest to this one around which the window shows no more empty table than needed; `beside`: what more of it may be seen on each side. */
export const within = (sheet: Sheet, spot: Spot, width: number, height: number, beside: Spot = NOTHING): Spot => {
  const keep = (at: number, whole: number, part: number, rim: number) =>
    part >= whole + 2 * MARGIN ? whole / 2 : Math.min(whole + rim - part / 2, Math.max(part / 2 - rim, at));
  return {
    x: keep(spot.x, sheet.width, width, MARGIN + beside.x),
    y: keep(spot.y, sheet.height, height, MARGIN + beside.y),
  };
};

const NOTHING: Spot = { x: 0, y: 0 };

/** What covers more of the room, as much on one side as on the other, in lengths of the drawing. */
export const besideOf = ({ left = 0, right = 0, top = 0, bottom = 0 }: Insets, k: number): Spot => ({
  x: Math.max(left, right) / k,
  y: Math.max(top, bottom) / k,
});

export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** As little as brings this spot well into the part of the room that is not covered; `rim`: how much of what is touched stays free around it. */
export const shiftTo = (
  spot: Spot,
  now: ZoomTransform,
  room: Room,
  covered: Insets,
  rim = 1,
): { dx: number; dy: number } => {
  const [fromX, fromY] = [room.left + (covered.left ?? 0), room.top + (covered.top ?? 0)];
  const width = Math.max(1, room.width - (covered.left ?? 0) - (covered.right ?? 0));
  const height = Math.max(1, room.height - (covered.top ?? 0) - (covered.bottom ?? 0));
  const [x, y] = now.apply([spot.x, spot.y]);
  const edge = Math.min(rim * TOUCHED * now.k, width / 3, height / 3);
  const into = (from: number, size: number, at: number): number =>
    Math.max(from + edge - at, 0) + Math.min(from + size - edge - at, 0);
  return { dx: into(fromX, width, x), dy: into(fromY, height, y) };
};

/** Moved as little as brings all these spots into the room beside what is covered, or where they do not fit, the last ones. */
export const following = (
  spots: readonly Spot[],
  from: ZoomTransform,
  room: Room,
  covered: Insets = {},
): ZoomTransform =>
  spots.reduce<ZoomTransform>((now, spot) => {
    const { dx, dy } = shiftTo(spot, now, room, covered, FOLLOWED_RIM);
    return zoomIdentity.translate(now.x + dx, now.y + dy).scale(now.k);
  }, from);
