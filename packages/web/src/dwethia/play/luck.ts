/** How kind the dice were. Pure. */

/** Dice that were thrown, or thrown again. */
export type Thrown = { readonly needs: number } & (
  | { readonly type: 'rolled'; readonly faces: readonly number[] }
  | { readonly type: 'rerolled'; readonly again: readonly number[] }
);

/** Successes, less how many were to be expected of the same dice. */
export const luckOf = (rolls: readonly Thrown[]): number =>
  rolls.reduce((sum, e) => {
    const dice = e.type === 'rolled' ? e.faces : e.again;
    const expected = (dice.length * Math.max(0, Math.min(6, 7 - e.needs))) / 6;
    return sum + dice.filter((face) => face >= e.needs).length - expected;
  }, 0);

/** `+1.5`, `−0.3`, `±0`. */
export const signed = (n: number): string => {
  const tenths = Math.round(n * 10) / 10;
  return tenths === 0 ? '±0' : `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`;
};
