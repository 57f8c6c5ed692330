import { expect, test } from 'vitest';
import { fightAll, fightDuel } from './duel.ts';

/** Faces typed in again from the rule sheet: Damage, Bonus Damage; Shields. */
const BLUE = [
  [1, 0],
  [1, 1],
  [1, 1],
  [2, 0],
  [2, 1],
  [3, 0],
] as const;
const RED = [
  [1, 1],
  [2, 0],
  [2, 0],
  [2, 1],
  [3, 0],
  [3, 1],
] as const;
const BROWN = [0, 0, 0, 1, 1, 1] as const;
const GREY = [0, 0, 1, 1, 1, 2] as const;
const BLACK = [0, 1, 1, 1, 2, 2] as const;

/** Every roll of one attack die against defence dice, counted. */
const chances = (
  attack: readonly (readonly [number, number])[],
  advantage: boolean,
  ...defence: readonly (readonly number[])[]
): number[] => {
  const shields = defence.reduce<number[]>((sums, die) => sums.flatMap((sum) => die.map((s) => sum + s)), [0]);
  const found = [0, 0, 0, 0, 0];
  for (const [damage, bonus] of attack)
    for (const s of shields) found[Math.max(0, damage + (advantage ? bonus : 0) - s)]! += 1 / (6 * shields.length);
  return found.slice(0, found.findLastIndex((p) => p > 0) + 1);
};

const close = (actual: readonly number[], expected: readonly number[]) => {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((p, n) => {
    expect(actual[n]).toBeCloseTo(p, 12);
  });
};

test('[GB-47] [GB-42] Knight against Pikeman, side by side', () => {
  const { odds, answer } = fightDuel(
    { type: 'knight', terrain: 'plain', distance: 1 },
    { type: 'pikeman', terrain: 'plain' },
  );
  close(odds.hits, chances(RED, false, GREY));
  expect(odds.destroy).toBe(0);
  expect(answer?.advantage).toBe(true);
  close(odds.battleBack.hits, chances(BLUE, true, BLACK));
});

test('[GB-63] woods add a brown die to the defence', () => {
  const { attack, odds } = fightDuel(
    { type: 'axeman', terrain: 'plain', distance: 1 },
    { type: 'pikeman', terrain: 'woods' },
  );
  expect(attack.defenceFrom).toEqual(['unit', 'woods']);
  close(odds.hits, chances(BLUE, true, GREY, BROWN));
});

test('[R-02] [R-44] nobody answers from afar, nor closer than he can strike', () => {
  const afar = fightDuel({ type: 'archer', terrain: 'plain', distance: 4 }, { type: 'longbow', terrain: 'plain' });
  const close = fightDuel({ type: 'militia', terrain: 'plain', distance: 1 }, { type: 'catapult', terrain: 'plain' });
  expect([afar.answer, close.answer]).toEqual([undefined, undefined]);
  expect(afar.odds.battleBack).toMatchObject({ mean: 0, destroy: 0 });
});

test('[R-09] several attackers wear the target down one after the other', () => {
  const { destroyed } = fightAll({
    attackers: [
      { type: 'knight', terrain: 'plain', distance: 1 },
      { type: 'axeman', terrain: 'plain', distance: 1 },
    ],
    defender: { type: 'pikeman', terrain: 'plain' },
  });
  const [first, second] = [chances(RED, false, GREY), chances(BLUE, true, GREY)];
  let together = 0;
  first.forEach((p, a) => {
    second.forEach((q, b) => {
      if (a + b >= 4) together += p * q;
    });
  });
  close(destroyed, [0, together]);
});
