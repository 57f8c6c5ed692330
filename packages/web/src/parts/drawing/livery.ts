// How sides are told apart: a colour, and the hatching that heralds engrave for that colour.

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

/** Blue, red, ochre, violet: azure lies in level lines, gules in upright ones, or in dots, purpure aslant. */
export const HATCHING: readonly string[] = [
  lines(3, (y) => `M-20.5 ${y}H20.5`),
  lines(3, (x) => `M${x} -20.5V20.5`),
  lines(4.5, (y) => lines(4.5, (x) => `M${x} ${y}h.1`)),
  diagonals(),
];
