/** Shapes that rules speak of, to be drawn: what a hull sweeps over, what an arc covers, what lies within a distance. Pure. */

import type { Place } from '@muster/cosmic-combat';
import type { hulls, Length, Point } from '@muster/geometry';
import { circle, clockwise, hullOf } from '../../../measured/art/polygons.ts';
import { n1, type Spot } from '../../../parts/drawing/spots.ts';

interface Size {
  readonly length: Length;
  readonly width: Length;
}

const turnedBy = (facing: hulls.Facing, x: number, y: number): Point => {
  const a = (facing * Math.PI) / 1800;
  return { x: x * Math.cos(a) - y * Math.sin(a), y: x * Math.sin(a) + y * Math.cos(a) };
};

/** From the ship's own measure, ahead and to port, to the field. */
export const onField = (place: Place, ahead: number, port: number): Point => {
  const { x, y } = turnedBy(place.facing, ahead, port);
  return { x: place.x + x, y: place.y + y };
};

/** Counter-clockwise from the front left. */
export const cornersAt = (place: Place, { length, width }: Size): readonly Point[] => {
  const [l, w] = [length / 2, width / 2];
  return [onField(place, l, w), onField(place, -l, w), onField(place, -l, -w), onField(place, l, -w)];
};

/** What a base covers on its way straight from one place to another with the same facing. */
export const sweepOf = (from: Place, to: Place, size: Size): readonly Point[] =>
  hullOf([...cornersAt({ ...from, facing: to.facing }, size), ...cornersAt(to, size)]);

/** Eighths of a quarter: fine enough for the eye. */
const STEPS = 8;

const SIDES: Readonly<Record<hulls.HullSide, number>> = { front: 0, left: 900, back: 1800, right: 2700 };

/** from each corner of a side a ray at 45 degrees outwards, by the switch along the diagonal; all that lies between within the range. */
export const arcOf = (
  place: Place,
  { length, width }: Size,
  side: hulls.HullSide,
  range: Length,
  rule: 'corner' | 'diagonal' = 'corner',
): readonly Point[] => {
  const lies = side === 'front' || side === 'back';
  const [ahead, aside] = lies ? [length / 2, width / 2] : [width / 2, length / 2];
  const half = rule === 'corner' ? Math.PI / 4 : Math.atan2(aside, ahead);
  const towards: Place = { x: place.x, y: place.y, facing: place.facing + SIDES[side] };
  const fan = (sign: 1 | -1): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const a = (sign * (STEPS - i) * half) / STEPS;
      return onField(towards, ahead + range * Math.cos(a), sign * aside + range * Math.sin(a));
    });
  return [onField(towards, ahead, -aside), ...fan(-1), ...fan(1).reverse(), onField(towards, ahead, aside)];
};

/** A base and all within a distance of it: its sides moved outwards, its corners round. Spots run either way. */
export const roundedAround = (spots: readonly Spot[], by: number): string => {
  if (spots.length === 1) return circle(spots[0]!, by);
  const loop = clockwise(spots);
  const out = (a: Spot, b: Spot, p: Spot): string => {
    const l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return `${n1(p.x + ((b.y - a.y) / l) * by)} ${n1(p.y - ((b.x - a.x) / l) * by)}`;
  };
  const r = n1(by);
  return loop
    .map((p, i) => {
      const [before, after] = [loop[(i + loop.length - 1) % loop.length]!, loop[(i + 1) % loop.length]!];
      return `${i === 0 ? 'M' : 'L'}${out(before, p, p)}A${r} ${r} 0 0 1 ${out(p, after, p)}`;
    })
    .join('')
    .concat('Z');
};
