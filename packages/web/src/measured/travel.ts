// How a base gets to where it stands: along its way, seen once.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Spot } from '../parts/drawing/spots.ts';
import { prefersStillness } from '../parts/settings.ts';
import { type Plane, spot } from './plane.ts';
import type { Point } from './types.ts';

export const placed = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

const MS_PER_UNIT = 1.6;
const [LEAST_MS, MOST_MS] = [150, 600];

/** What moved goes its way, once. Where `way` is null it was put there by hand, and is there. */
export const useTravel = (
  group: RefObject<SVGGElement | null>,
  plane: Plane,
  at: Point,
  way: readonly Point[] | undefined | null,
): void => {
  const { x, y } = at;
  const before = useRef<Point>({ x, y });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y };
    if ((from.x === x && from.y === y) || way === null || prefersStillness()) return;
    const spots = wayBetween(from, { x, y }, way).map((p) => spot(plane, p));
    const legs = spots.map((p, i) => (i === 0 ? 0 : Math.hypot(p.x - spots[i - 1]!.x, p.y - spots[i - 1]!.y)));
    const whole = legs.reduce((sum, leg) => sum + leg, 0) || 1;
    let gone = 0;
    group.current?.animate?.(
      spots.map((p, i) => {
        gone += legs[i]!;
        return { transform: placed(p), offset: Math.min(1, gone / whole) };
      }),
      {
        duration: Math.min(MOST_MS, Math.max(LEAST_MS, whole * MS_PER_UNIT)),
        easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      },
    );
  }, [group, plane, x, y, way]);
};

/** The way taken when it is the one between these places, else straight. */
const wayBetween = (from: Point, to: Point, way: readonly Point[] | undefined): readonly Point[] => {
  const [first, last] = [way?.[0], way?.at(-1)];
  const fits = first?.x === from.x && first.y === from.y && last?.x === to.x && last.y === to.y;
  return way && fits ? way : [from, to];
};
