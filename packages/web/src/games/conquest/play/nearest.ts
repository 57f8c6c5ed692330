/** The one that is the least far, the first of several; `within`: undefined where all are farther. */
export const nearest = <T>(
  among: Iterable<T>,
  far: (one: T) => number,
  within = Number.POSITIVE_INFINITY,
): T | undefined => {
  let best: T | undefined;
  let least = within;
  for (const one of among) {
    const length = far(one);
    if (length < least) [best, least] = [one, length];
  }
  return best;
};
