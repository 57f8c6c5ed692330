import { describe, expect, test } from 'vitest';
import { strike, strikeAtOnce, struck } from './odds.ts';

/** By hand: every way that the dice may fall. */
const slowly = (dice: number, chance: number, wounds: number) => {
  const total = { kill: 0, loss: 0, any: 0 };
  for (let ways = 0; ways < 2 ** dice; ways++) {
    let [p, hits] = [1, 0];
    for (let die = 0; die < dice; die++) {
      const isHit = (ways >> die) % 2 === 1;
      p *= isHit ? chance : 1 - chance;
      if (isHit) hits++;
    }
    if (hits >= wounds) total.kill += p;
    if (hits > 0) total.any += p;
    total.loss += p * Math.min(hits, wounds);
  }
  return total;
};

describe('[DW-65] what an attack does', () => {
  const cases = [0, 1, 2, 4, 5].flatMap((dice) =>
    [0, 1 / 6, 0.5, 5 / 6, 1].flatMap((chance) => [1, 2, 3, 5].map((wounds) => ({ dice, chance, wounds }))),
  );

  test.each(cases)('$dice dice of $chance against $wounds Wounds', ({ dice, chance, wounds }) => {
    strike(dice, chance, wounds);
    const { kill, loss, any } = slowly(dice, chance, wounds);
    expect(struck.kill).toBeCloseTo(kill, 9);
    expect(struck.loss).toBeCloseTo(loss, 9);
    expect(struck.any).toBeCloseTo(any, 9);
  });

  test('several Wounds by one die come together or not at all', () => {
    strikeAtOnce(0.5, 3, 1, 2);
    expect(struck).toEqual({ kill: 0.5, loss: 1, any: 0.5 });
  });
});
