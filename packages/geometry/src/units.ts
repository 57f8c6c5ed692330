// Units of measure: every length is a whole number of hundredths of a millimetre, so that sums and comparisons give the
// same answer on every machine.

/** A length in 1/100 mm, always whole. */
export type Length = number;

const INCH = 2540;
const MM = 100;

export const inch = (n: number): Length => whole(n, INCH, 'inches');

export const mm = (n: number): Length => whole(n, MM, 'millimetres');

/** 0.07 × 100 is 7.000000000000001 in binary: what was written as a decimal counts as whole despite that. */
const NOISE = 1e-6;

const whole = (n: number, unit: number, name: string): Length => {
  const exact = n * unit;
  const length = Math.round(exact) + 0; // + 0: no negative zero
  if (!Number.isSafeInteger(length) || Math.abs(exact - length) > NOISE) {
    throw new RangeError(`${n} ${name} is not a whole number of hundredths of a millimetre`);
  }
  return length;
};
