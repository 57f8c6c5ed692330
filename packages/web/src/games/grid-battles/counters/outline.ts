// The corners of a counter tell its side, besides colour and hatching.

import type { Livery } from '../../../parts/drawing/livery.ts';

/** Half the side of a counter on the drawing plane. */
const HALF = 24;

/** The counter's outline, `by` units smaller on each side. Round, cut, scooped, stepped corners. */
export const counterShape = (livery: Livery, by = 0): string => {
  const h = HALF - by;
  const c = [5.5, 6.5, 7, 6][livery]! - by * 0.5;
  const s = h - c;
  switch (livery) {
    case 0:
      return `M${-s} ${-h}H${s}A${c} ${c} 0 0 1 ${h} ${-s}V${s}A${c} ${c} 0 0 1 ${s} ${h}H${-s}A${c} ${c} 0 0 1 ${-h} ${s}V${-s}A${c} ${c} 0 0 1 ${-s} ${-h}Z`;
    case 1:
      return `M${-s} ${-h}H${s}L${h} ${-s}V${s}L${s} ${h}H${-s}L${-h} ${s}V${-s}Z`;
    case 2:
      return `M${-s} ${-h}H${s}A${c} ${c} 0 0 0 ${h} ${-s}V${s}A${c} ${c} 0 0 0 ${s} ${h}H${-s}A${c} ${c} 0 0 0 ${-h} ${s}V${-s}A${c} ${c} 0 0 0 ${-s} ${-h}Z`;
    case 3:
      return `M${-s} ${-h}H${s}V${-s}H${h}V${s}H${s}V${h}H${-s}V${s}H${-h}V${-s}H${-s}Z`;
  }
};
