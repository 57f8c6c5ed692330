// The worked tables of the Grid Battles rule sheet (section 2.3), from its dice faces alone.
import { expect, test } from 'vitest';
import { certain, type Distribution, destroyedAfter, die, exchange, mean, minus, sum } from './index.ts';

const attackFaces = {
  yellow: { damage: [0, 1, 1, 1, 2, 2], bonus: [1, 0, 0, 1, 0, 1] },
  blue: { damage: [1, 1, 1, 2, 2, 3], bonus: [0, 1, 1, 0, 1, 0] },
  red: { damage: [1, 2, 2, 2, 3, 3], bonus: [1, 0, 0, 1, 0, 1] },
} as const;
const defenseFaces = { brown: [0, 0, 0, 1, 1, 1], grey: [0, 0, 1, 1, 1, 2], black: [0, 1, 1, 1, 2, 2] } as const;
type Attack = keyof typeof attackFaces;
type Defense = keyof typeof defenseFaces;

const attackDie = (colour: Attack, advantage: boolean): Distribution =>
  die(attackFaces[colour].damage.map((damage, i) => damage + (advantage ? attackFaces[colour].bonus[i]! : 0)));
const defenseDie = (colour: Defense): Distribution => die(defenseFaces[colour]);
const hits = (attack: Attack, defense: Defense, advantage: boolean): Distribution =>
  minus(attackDie(attack, advantage), defenseDie(defense));

const hitTable: readonly (readonly [Attack, Defense, 'plain' | 'advantage', number[], number, number[]])[] = [
  ['yellow', 'brown', 'plain', [15, 15, 6], 0.75, [0, 0.17, 0.41]],
  ['yellow', 'brown', 'advantage', [9, 15, 9, 3], 1.167, [0.08, 0.43, 0.73]],
  ['yellow', 'grey', 'plain', [20, 12, 4], 0.556, [0, 0.09, 0.23]],
  ['yellow', 'grey', 'advantage', [14, 13, 7, 2], 0.917, [0.06, 0.29, 0.54]],
  ['yellow', 'black', 'plain', [25, 9, 2], 0.361, [0, 0.03, 0.09]],
  ['yellow', 'black', 'advantage', [19, 11, 5, 1], 0.667, [0.03, 0.16, 0.33]],
  ['blue', 'brown', 'plain', [9, 15, 9, 3], 1.167, [0.08, 0.43, 0.73]],
  ['blue', 'brown', 'advantage', [3, 12, 15, 6], 1.667, [0.17, 0.76, 0.96]],
  ['blue', 'grey', 'plain', [14, 13, 7, 2], 0.917, [0.06, 0.29, 0.54]],
  ['blue', 'grey', 'advantage', [7, 13, 12, 4], 1.361, [0.11, 0.56, 0.84]],
  ['blue', 'black', 'plain', [19, 11, 5, 1], 0.667, [0.03, 0.16, 0.33]],
  ['blue', 'black', 'advantage', [11, 14, 9, 2], 1.056, [0.06, 0.36, 0.65]],
  ['red', 'brown', 'plain', [3, 12, 15, 6], 1.667, [0.17, 0.76, 0.96]],
  ['red', 'brown', 'advantage', [0, 9, 15, 9, 3], 2.167, [0.33, 0.94, 1]],
  ['red', 'grey', 'plain', [7, 13, 12, 4], 1.361, [0.11, 0.56, 0.84]],
  ['red', 'grey', 'advantage', [3, 11, 13, 7, 2], 1.833, [0.25, 0.79, 0.96]],
  ['red', 'black', 'plain', [11, 14, 9, 2], 1.056, [0.06, 0.36, 0.65]],
  ['red', 'black', 'advantage', [6, 13, 11, 5, 1], 1.5, [0.17, 0.62, 0.87]],
];

test.each(hitTable)('[GB-47] %s against %s, %s: hits in 36 rolls', (attack, defense, kind, of36, meanHits, gone) => {
  const scored = hits(attack, defense, kind === 'advantage');
  expect(scored).toHaveLength(of36.length);
  of36.forEach((count, n) => {
    expect(scored[n]).toBeCloseTo(count / 36, 14);
  });
  expect(Math.abs(mean(scored) - meanHits)).toBeLessThanOrEqual(0.00051);
  destroyedAfter(3, [scored, scored, scored]).forEach((chance, i) => {
    expect(Math.abs(chance - gone[i]!)).toBeLessThanOrEqual(0.0051);
  });
});

type Pool = (own: Distribution, advantage: boolean) => Distribution;
const unchanged: Pool = (own) => own;
const bonusTable: readonly (readonly [string, Pool, Pool, number[]])[] = [
  ['no bonus', unchanged, unchanged, [0.75, 1.17, 0.92, 1.36, 1.06, 1.5]],
  ['a brown die', unchanged, (own) => sum(own, defenseDie('brown')), [0.46, 0.79, 0.61, 0.96, 0.71, 1.08]],
  ['a grey die', unchanged, (own) => sum(own, defenseDie('grey')), [0.33, 0.61, 0.47, 0.75, 0.54, 0.87]],
  ['a Shield', unchanged, (own) => sum(own, certain(1)), [0.17, 0.42, 0.31, 0.56, 0.36, 0.67]],
  ['a yellow die', (own, adv) => sum(own, attackDie('yellow', adv)), unchanged, [1.85, 2.83, 2.01, 3, 2.18, 3.17]],
  ['a Damage', (own) => sum(own, certain(1)), unchanged, [1.67, 2.17, 1.83, 2.33, 2, 2.5]],
];

test.each(bonusTable)('[GB-47] mean hits with %s from terrain', (_, attack, defense, means) => {
  const matches = [
    ['yellow', 'brown'],
    ['blue', 'grey'],
    ['red', 'black'],
  ] as const;
  const computed = matches.flatMap(([colour, shields]) =>
    [false, true].map((adv) => mean(minus(attack(attackDie(colour, adv), adv), defense(defenseDie(shields), adv)))),
  );
  computed.forEach((value, i) => {
    expect(Math.abs(value - means[i]!)).toBeLessThanOrEqual(0.0051);
  });
});

type Fighter = { readonly health: number; readonly attack: Attack; readonly defense: Defense };
const lightCavalry: Fighter = { health: 3, attack: 'yellow', defense: 'brown' };
const knight: Fighter = { health: 3, attack: 'red', defense: 'black' };
const swordman: Fighter = { health: 4, attack: 'blue', defense: 'grey' };
const pikeman: Fighter = { health: 4, attack: 'blue', defense: 'grey' };
const axeman: Fighter = { health: 4, attack: 'blue', defense: 'brown' };
const maceman: Fighter = { health: 4, attack: 'blue', defense: 'brown' };
const archer: Fighter = { health: 3, attack: 'yellow', defense: 'brown' };

/** The chance that the first fighter wins a fight to the death, combat after combat with battle back. */
const duel = (
  fighters: readonly [Fighter, Fighter],
  advantage: readonly boolean[],
  starts: (combat: number) => 0 | 1,
) => {
  const blow = (by: 0 | 1) => hits(fighters[by].attack, fighters[by === 0 ? 1 : 0].defense, advantage[by]!);
  const blows = [blow(0), blow(1)] as const;
  let wins = 0;
  let standing = [{ healths: [fighters[0].health, fighters[1].health], chance: 1 }];
  for (let combat = 0; combat < 80; combat++) {
    const striker = starts(combat);
    const struck = striker === 0 ? 1 : 0;
    const after = new Map<string, (typeof standing)[number]>();
    for (const { healths, chance } of standing) {
      const both = exchange({ strike: blows[striker], health: healths[struck]!, answer: () => blows[struck] });
      both.forEach((row, scored) => {
        row.forEach((p, answered) => {
          const left = [...healths];
          left[struck]! -= scored;
          left[striker]! -= answered;
          const key = left.join();
          if (left[1]! <= 0) wins += chance * p;
          else if (left[0]! > 0) after.set(key, { healths: left, chance: (after.get(key)?.chance ?? 0) + chance * p });
        });
      });
    }
    standing = [...after.values()];
  }
  return wins;
};

const duels: readonly (readonly [string, readonly [Fighter, Fighter], readonly boolean[], number, number])[] = [
  ['Light Cavalry against its like', [lightCavalry, lightCavalry], [false, false], 0.5, 0.58],
  ['Swordman against its like', [swordman, swordman], [false, false], 0.5, 0.58],
  ['Knight against its like', [knight, knight], [false, false], 0.48, 0.61],
  ['Swordman against Pikeman', [swordman, pikeman], [true, false], 0.73, 0.81],
  ['Axeman against Swordman', [axeman, swordman], [true, false], 0.61, 0.71],
  ['Pikeman against Knight', [pikeman, knight], [true, false], 0.53, 0.65],
  ['Knight against Pikeman', [knight, pikeman], [false, true], 0.46, 0.58],
  ['Knight against Swordman', [knight, swordman], [false, false], 0.7, 0.78],
  ['Maceman against Knight', [maceman, knight], [true, false], 0.39, 0.55],
  ['Light Cavalry against Archer', [lightCavalry, archer], [true, false], 0.71, 0.81],
  ['Knight against Archer', [knight, archer], [true, false], 0.98, 1],
];

test.each(duels)('[GB-42] %s to the death', (_, fighters, advantage, alternating, always) => {
  expect(Math.abs(duel(fighters, advantage, (combat) => (combat % 2 === 0 ? 0 : 1)) - alternating)).toBeLessThan(
    0.0051,
  );
  expect(Math.abs(duel(fighters, advantage, () => 0) - always)).toBeLessThan(0.0051);
});
