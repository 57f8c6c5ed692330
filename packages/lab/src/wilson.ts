/** How sure a measured share is. */

/** The 95% normal quantile. */
const Z = 1.959963984540054;

/** Wilson's 95% interval for `wins` out of `games`; a draw may count as half a win. Without games nothing is known: 0 to 1. */
export const wilson = (wins: number, games: number): readonly [number, number] => {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const z2 = Z * Z;
  const scale = 1 + z2 / games;
  const middle = (share + z2 / (2 * games)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / scale;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};
