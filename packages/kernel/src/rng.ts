/** sfc32: small, fast and good random numbers for playouts, AI and the lab. Never for online dice (`fair.ts`). */

export interface Rng {
  /** A whole number from 0 to n − 1, each equally likely (by rejection). */
  below(n: number): number;
  /** The next 32 bits. */
  bits(): number;
}

const RANGE = 0x1_0000_0000;

/** By rejection, so that each is equally likely. */
export const belowBits = (bits: () => number, n: number): number => {
  const limit = RANGE - (RANGE % n);
  let x = bits();
  while (x >= limit) x = bits();
  return x % n;
};

/** The same seed gives the same numbers on every machine. */
export const makeRng = (seed: number): Rng => {
  let a = seed | 0;
  let b = Math.floor(seed / 0x1_0000_0000) | 0;
  let c = 0x9e37_79b9 | 0;
  let counter = 1;
  const bits = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) bits(); // mixes the seed into all of the state
  return { below: (n) => belowBits(bits, n), bits };
};
