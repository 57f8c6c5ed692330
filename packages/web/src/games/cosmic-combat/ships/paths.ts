/** Silhouettes as paths of a drawing, stretched over a base of so many units along and across; the bow points to the right. */

import { circle } from '../../../measured/art/polygons.ts';
import { n1, type Spot, spotsIn } from '../../../parts/drawing/spots.ts';
import type { ShipLook } from './ship.ts';
import { FREIGHTER, SILHOUETTES, type Silhouette } from './silhouettes.ts';

/** Of a base, in units of the drawing. */
export interface Size {
  readonly l: number;
  readonly w: number;
}

/** A base, or one that is so much larger all round. */
export const box = ({ l, w }: Size, by = 0): string =>
  `M${n1(-l / 2 - by)} ${n1(-w / 2 - by)}H${n1(l / 2 + by)}V${n1(w / 2 + by)}H${n1(-l / 2 - by)}Z`;

export interface ShipPaths {
  readonly body: string;
  readonly lines: string;
}

type Place = (ahead: number, aside: number) => string;

const placing =
  (length: number, width: number): Place =>
  (ahead, aside) =>
    `${n1((ahead * length) / 2)} ${n1((aside * width) / 2)}`;

/** Where the half does not begin or end in the middle, both halves are bodies of their own. */
const closed = (half: readonly Spot[], at: Place): string => {
  const [first, last] = [half[0]!, half.at(-1)!];
  const starboard = half.map(({ x, y }) => at(x, y));
  const port = half.map(({ x, y }) => at(x, -y));
  const isSplit = first.y > 0.11 && last.y > 0.11;
  return isSplit
    ? `M${starboard.join('L')}ZM${port.join('L')}Z`
    : `M${starboard.join('L')}L${[...port].reverse().join('L')}Z`;
};

const open = (half: readonly Spot[], at: Place): string => {
  const isMiddle = half.every(({ y }) => y === 0);
  const one = (sign: number): string => `M${half.map(({ x, y }) => at(x, sign * y)).join('L')}`;
  return isMiddle ? one(1) : one(1) + one(-1);
};

const eyeOf = ({ eye }: Silhouette, length: number, width: number): string => {
  if (eye === undefined) return '';
  return circle({ x: (eye[0] * length) / 2, y: 0 }, (eye[1] * width) / 2);
};

const pathsOf = (of: Silhouette, length: number, width: number): ShipPaths => {
  const at = placing(length, width);
  return {
    body: of.body.map((half) => closed(spotsIn(half), at)).join(''),
    lines: of.lines.map((half) => open(spotsIn(half), at)).join('') + eyeOf(of, length, width),
  };
};

/** A ring with a hub, spokes and docks: whatever has no bow. */
const stationPaths = (diameter: number): ShipPaths => {
  const r = diameter / 2;
  const ring = (share: number): string => circle({ x: 0, y: 0 }, r * share);
  /** Six all round, each from an inner edge of so much of the radius and so wide to an outer one. */
  const six = (
    turn: number,
    [inner, innerHalf]: readonly [number, number],
    [outer, outerHalf]: readonly [number, number],
  ) =>
    Array.from({ length: 6 }, (_, i) => {
      const a = ((i + turn) * Math.PI) / 3;
      const on = (share: number, aside: number): string =>
        `${n1(r * share * Math.cos(a + aside))} ${n1(r * share * Math.sin(a + aside))}`;
      return `M${on(inner, -innerHalf)}L${on(outer, -outerHalf)}L${on(outer, outerHalf)}L${on(inner, innerHalf)}Z`;
    }).join('');
  const spokes = six(0, [0.26, 0.3], [0.62, 0.1]);
  const docks = six(0.5, [0.8, 0.12], [0.94, 0.1]);
  return {
    body: `${ring(0.84)}${ring(0.6)}${ring(0.32)}${spokes}${docks}`,
    lines: ring(0.72) + ring(0.14),
  };
};

const known = new Map<string, ShipPaths>();

export const shipPaths = ({ faction, class: kind }: Pick<ShipLook, 'faction' | 'class'>, { l, w }: Size): ShipPaths => {
  const key = `${faction} ${kind} ${l} ${w}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made =
    kind === 'round' ? stationPaths(l) : pathsOf(faction === null ? FREIGHTER : SILHOUETTES[faction][kind], l, w);
  known.set(key, made);
  return made;
};
