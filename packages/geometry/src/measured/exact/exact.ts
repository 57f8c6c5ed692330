// Whole-number arithmetic that never rounds: products beyond 2^53 are compared by their exact tails, square roots are
// corrected to the last unit. So a verdict is the same on every engine and machine.

/** The ruling on tolerance (MW-R01): two units of 1/100 mm for every "within", "contact" and "crossing". */
export const EPSILON = 2;

/** The sign of a × b − c × d, exact for whole numbers up to 2^53 each. */
export const compareProducts = (a: number, b: number, c: number, d: number): number => {
  const ab = a * b;
  const cd = c * d;
  if (ab !== cd) return ab < cd ? -1 : 1; // rounding keeps the order, so only equal roundings need their tails
  const difference = tail(a, b, ab) - tail(c, d, cd);
  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
};

/** 2^27 + 1: cuts a double into two halves whose products are exact. */
const SPLITTER = 134217729;

/** What the rounded product lacks: a × b = product + tail, exactly. */
const tail = (a: number, b: number, product: number): number => {
  const cutA = SPLITTER * a;
  const highA = cutA - (cutA - a);
  const lowA = a - highA;
  const cutB = SPLITTER * b;
  const highB = cutB - (cutB - b);
  const lowB = b - highB;
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
};

/** The largest whole number whose square is at most n (n whole, below 2^53). */
export const rootDown = (n: number): number => {
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
};

/** The smallest whole number whose square is at least n. */
export const rootUp = (n: number): number => {
  const root = rootDown(n);
  return root * root === n ? root : root + 1;
};

/** The nearest whole number; halves go away from zero, so that a mirrored question gets the mirrored answer. */
export const nearest = (x: number): number => (x < 0 ? -Math.floor(0.5 - x) : Math.floor(x + 0.5));

/** The whole part, towards zero, and never minus zero. */
export const towardsZero = (x: number): number => Math.trunc(x) + 0;
