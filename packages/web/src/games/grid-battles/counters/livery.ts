// How sides are told apart: a colour, the corners of the counter, and the hatching that heralds engrave for that colour.

/** Blue, red, ochre, violet. */
export type Livery = 0 | 1 | 2 | 3;

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

const lines = (step: number, draw: (t: number) => string): string => {
  let d = '';
  for (let t = -18; t <= 18.1; t += step) d += draw(Math.round(t * 10) / 10);
  return d;
};

const diagonals = (): string => {
  let d = '';
  for (let t = -32; t <= 32; t += 4) {
    const reach = 18.5 - Math.abs(t) / 2;
    d += `M${t / 2 - reach} ${t / 2 + reach}L${t / 2 + reach} ${t / 2 - reach}`;
  }
  return d;
};

/** Azure lies in level lines, gules in upright ones, or in dots, purpure aslant. */
export const HATCHING: readonly string[] = [
  lines(3, (y) => `M-20.5 ${y}H20.5`),
  lines(3, (x) => `M${x} -20.5V20.5`),
  lines(4.5, (y) => lines(4.5, (x) => `M${x} ${y}h.1`)),
  diagonals(),
];
