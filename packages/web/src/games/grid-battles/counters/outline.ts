// The corners of a counter tell its side, besides colour and hatching.

import type { Seat } from '@muster/kernel';

/** Half the side of a counter on the drawing plane. */
const HALF = 24;

/** The counter's outline, `by` units smaller on each side: round corners for the first side, cut ones for the second. */
export const counterShape = (seat: Seat, by = 0): string => {
  const h = HALF - by;
  const c = (seat === 0 ? 5.5 : 6.5) - by * 0.5;
  const s = h - c;
  const to = seat === 0 ? `A${c} ${c} 0 0 1 ` : 'L';
  return `M${-s} ${-h}H${s}${to}${h} ${-s}V${s}${to}${s} ${h}H${-s}${to}${-h} ${s}V${-s}${to}${-s} ${-h}Z`;
};
