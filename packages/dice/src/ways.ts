// Counting in whole numbers: the proof behind the doubles, and exact fractions for small pools.

/** Ways, out of the product of all numbers of faces, to roll each total (the index) with these dice. */
export const ways = (dice: readonly (readonly number[])[]): readonly bigint[] => {
  let counts = [1n];
  for (const faces of dice) {
    const next = new Array<bigint>(counts.length + Math.max(...faces)).fill(0n);
    for (const face of faces) for (let n = 0; n < counts.length; n++) next[n + face]! += counts[n]!;
    counts = next;
  }
  return counts;
};
