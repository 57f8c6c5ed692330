// Exact hits of one half: the rule sheet's tables, and every roll counted by hand.
import { mean } from '@muster/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ATTACK_COLOURS,
  type AttackColour,
  DEFENCE_COLOURS,
  type DefenceColour,
  hitsOf,
  type Pools,
} from '../index.ts';

const NO_SYMBOLS = { damage: 0, bonus: 0, shields: 0 };
const pools = (attack: AttackColour, defence: DefenceColour, advantage: boolean): Pools => ({
  advantage,
  attack: [attack],
  defence: [defence],
  symbols: NO_SYMBOLS,
});

// Rolls out of 36 with 0, 1, 2, … hits, without and with Advantage, and the mean.
const TABLE: readonly (readonly [AttackColour, DefenceColour, number[], string, number[], string])[] = [
  ['yellow', 'brown', [15, 15, 6], '0.750', [9, 15, 9, 3], '1.167'],
  ['yellow', 'grey', [20, 12, 4], '0.556', [14, 13, 7, 2], '0.917'],
  ['yellow', 'black', [25, 9, 2], '0.361', [19, 11, 5, 1], '0.667'],
  ['blue', 'brown', [9, 15, 9, 3], '1.167', [3, 12, 15, 6], '1.667'],
  ['blue', 'grey', [14, 13, 7, 2], '0.917', [7, 13, 12, 4], '1.361'],
  ['blue', 'black', [19, 11, 5, 1], '0.667', [11, 14, 9, 2], '1.056'],
  ['red', 'brown', [3, 12, 15, 6], '1.667', [0, 9, 15, 9, 3], '2.167'],
  ['red', 'grey', [7, 13, 12, 4], '1.361', [3, 11, 13, 7, 2], '1.833'],
  ['red', 'black', [11, 14, 9, 2], '1.056', [6, 13, 11, 5, 1], '1.500'],
];

test.each(TABLE)('[GB-46] [GB-47] %s against %s', (attack, defence, plain, plainMean, better, betterMean) => {
  const without = hitsOf(pools(attack, defence, false));
  const withAdvantage = hitsOf(pools(attack, defence, true));
  expect(without.map((p) => Math.round(p * 36 * 1e9) / 1e9)).toEqual(plain);
  expect(withAdvantage.map((p) => Math.round(p * 36 * 1e9) / 1e9)).toEqual(better);
  expect([mean(without).toFixed(3), mean(withAdvantage).toFixed(3)]).toEqual([plainMean, betterMean]);
});

// Mean hits without / with Advantage for yellow against brown, blue against grey, red against black.
const BONUSES: readonly (readonly [string, (p: Pools) => Pools, string])[] = [
  ['nothing', (p) => p, '0.75 1.17 0.92 1.36 1.06 1.50'],
  ['[GB-63] a brown die', (p) => ({ ...p, defence: [...p.defence, 'brown'] }), '0.46 0.79 0.61 0.96 0.71 1.08'],
  ['[GB-63] a grey die', (p) => ({ ...p, defence: [...p.defence, 'grey'] }), '0.33 0.61 0.47 0.75 0.54 0.87'],
  ['[GB-66] a Shield', (p) => ({ ...p, symbols: { ...NO_SYMBOLS, shields: 1 } }), '0.17 0.42 0.31 0.56 0.36 0.67'],
  ['[GB-62] a yellow die', (p) => ({ ...p, attack: [...p.attack, 'yellow'] }), '1.85 2.83 2.01 3.00 2.18 3.17'],
  ['[GB-64] a Damage', (p) => ({ ...p, symbols: { ...NO_SYMBOLS, damage: 1 } }), '1.67 2.17 1.83 2.33 2.00 2.50'],
];

test.each(BONUSES)('[GB-61] what terrain may add, in mean hits: %s', (_, add, figures) => {
  const rungs = [
    ['yellow', 'brown'],
    ['blue', 'grey'],
    ['red', 'black'],
  ] as const;
  const means = rungs.flatMap(([a, d]) => [false, true].map((adv) => mean(hitsOf(add(pools(a, d, adv)))).toFixed(2)));
  expect(means.join(' ')).toBe(figures);
});

test('[GB-65] a Bonus Damage symbol is a Damage symbol with Advantage, and nothing without', () => {
  const bonus = { ...NO_SYMBOLS, bonus: 1 };
  const damage = { ...NO_SYMBOLS, damage: 1 };
  const [plain, better] = [pools('red', 'black', false), pools('red', 'black', true)];
  expect(hitsOf({ ...plain, symbols: bonus })).toEqual(hitsOf(plain));
  expect(hitsOf({ ...better, symbols: bonus })).toEqual(hitsOf({ ...better, symbols: damage }));
});

test('[GB-47] symbols alone, and no dice at all', () => {
  const empty: Pools = { advantage: false, attack: [], defence: [], symbols: NO_SYMBOLS };
  expect(hitsOf(empty)).toEqual([1]);
  expect(hitsOf({ ...empty, symbols: { damage: 2, bonus: 5, shields: 1 } })).toEqual([0, 1]);
  expect(hitsOf({ ...empty, symbols: { damage: 1, bonus: 0, shields: 3 } })).toEqual([1]);
});

// Faces typed in again, as symbols.
const FACES = {
  yellow: ['B', 'D', 'D', 'DB', 'DD', 'DDB'],
  blue: ['D', 'DB', 'DB', 'DD', 'DDB', 'DDD'],
  red: ['DB', 'DD', 'DD', 'DDB', 'DDD', 'DDDB'],
  brown: ['', '', '', 'S', 'S', 'S'],
  grey: ['', '', 'S', 'S', 'S', 'SS'],
  black: ['', 'S', 'S', 'S', 'SS', 'SS'],
};

/** Counts the hits of every single roll. */
const countRolls = (p: Pools): readonly number[] => {
  const found: number[] = [];
  let rolls = 0;
  const roll = (dice: readonly (keyof typeof FACES)[], shown: string): void => {
    const [next, ...rest] = dice;
    if (next !== undefined) {
      for (const face of FACES[next]) roll(rest, shown + face);
      return;
    }
    const count = (symbol: string) => shown.split(symbol).length - 1;
    const bonus = p.advantage ? count('B') + p.symbols.bonus : 0;
    const hits = Math.max(0, count('D') + p.symbols.damage + bonus - count('S') - p.symbols.shields);
    found[hits] = (found[hits] ?? 0) + 1;
    rolls++;
  };
  roll([...p.attack, ...p.defence], '');
  return Array.from(found, (n) => (n ?? 0) / rolls);
};

test('[GB-47] [GB-62] [GB-63] [GB-64] [GB-65] [GB-66] any pools: exactly the rolls that the rule counts', () => {
  const small = fc.integer({ min: 0, max: 2 });
  const anyPools: fc.Arbitrary<Pools> = fc.record({
    advantage: fc.boolean(),
    attack: fc.array(fc.constantFrom(...ATTACK_COLOURS), { minLength: 1, maxLength: 3 }),
    defence: fc.array(fc.constantFrom(...DEFENCE_COLOURS), { maxLength: 2 }),
    symbols: fc.record({ damage: small, bonus: small, shields: small }),
  });
  fc.assert(
    fc.property(anyPools, (p) => {
      const exact = hitsOf(p);
      const counted = countRolls(p);
      expect(exact).toHaveLength(counted.length);
      for (const [n, chance] of counted.entries()) expect(exact[n]).toBeCloseTo(chance, 12);
    }),
    { numRuns: 150, seed: 47 },
  );
});
