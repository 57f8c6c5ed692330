// How pieces move on any board: along the way they went, with a flash when they are hurt. Nothing moves for who wants stillness.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { prefersStillness } from '../settings.ts';
import type { Spot } from './spots.ts';

const STEP_MS = 200;
const MOST_MS = 600;

export const translate = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

/** When its place changes, a piece travels there; `way` says over which spots. */
export const useTravel = <P>(
  group: RefObject<SVGGElement | null>,
  place: P | null,
  way: (from: P, to: P) => readonly Spot[],
): void => {
  const before = useRef(place);
  const latest = useRef(way);
  latest.current = way;
  useLayoutEffect(() => {
    const from = before.current;
    before.current = place;
    if (from === null || place === null || from === place || prefersStillness()) return;
    const spots = latest.current(from, place);
    if (spots.length < 2) return;
    group.current?.animate?.(
      spots.map((spot) => ({ transform: translate(spot) })),
      { duration: Math.min(MOST_MS, (spots.length - 1) * STEP_MS), easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
    );
  }, [group, place]);
};

/** A loss is seen on the piece: a flash, and how much it was. */
export const useFlash = (
  flash: RefObject<SVGElement | null>,
  loss: RefObject<SVGTextElement | null>,
  health: number,
): void => {
  const before = useRef(health);
  useEffect(() => {
    const lost = before.current - health;
    before.current = health;
    if (lost <= 0 || prefersStillness()) return;
    flash.current?.animate?.([{ opacity: 0 }, { opacity: 0.9, offset: 0.25 }, { opacity: 0 }], {
      duration: 250,
      easing: 'ease-out',
    });
    if (!loss.current) return;
    loss.current.textContent = `−${lost}`;
    loss.current.animate?.(
      [
        { opacity: 0, transform: 'translateY(6px)' },
        { opacity: 1, transform: 'none', offset: 0.2 },
        { opacity: 1, transform: 'none', offset: 0.75 },
        { opacity: 0, transform: 'translateY(-10px)' },
      ],
      { duration: 900, easing: 'ease-out' },
    );
  }, [flash, loss, health]);
};
