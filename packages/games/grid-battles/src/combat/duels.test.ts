// Duels to the death with Battle Back, solved exactly from the odds of single combats: the rule sheet's table.
import { expect, test } from 'vitest';
import { combatOdds, fieldOf, hitsOf, makeHalf, UNITS, type UnitType } from '../index.ts';
import { readConfig } from '../testing.ts';

const { beats } = fieldOf(readConfig({ scenario: 'S1' }));
const blow = (striker: UnitType, struck: UnitType) =>
  makeHalf(beats, 'full', { type: striker, terrain: 'plain' }, { type: struck, terrain: 'plain' }, 1);

/** The chance of each pair of healths after one combat that the first of them starts. */
const combat = (starter: UnitType, other: UnitType, health: number, otherHealth: number) => {
  const [strikes, answers] = [hitsOf(blow(starter, other)), hitsOf(blow(other, starter))];
  const ends: { readonly health: number; readonly otherHealth: number; readonly chance: number }[] = [];
  for (const [hits, p] of strikes.entries()) {
    const left = Math.max(0, otherHealth - hits);
    if (left === 0) ends.push({ health, otherHealth: 0, chance: p });
    else
      for (const [back, q] of answers.entries())
        ends.push({ health: Math.max(0, health - back), otherHealth: left, chance: p * q });
  }
  return ends;
};

interface Worth {
  readonly wins: number;
  readonly combats: number;
}

/** Both values from any healths on, for each starter: [the first starts, the second starts]. */
const solve = (a: UnitType, b: UnitType, alternate: boolean): Worth => {
  const known = new Map<string, readonly [Worth, Worth]>();
  const from = (x: number, y: number): readonly [Worth, Worth] => {
    if (x === 0 || y === 0) {
      const done = { wins: y === 0 ? 1 : 0, combats: 0 };
      return [done, done];
    }
    const key = `${x} ${y}`;
    const found = known.get(key) ?? settle(x, y);
    known.set(key, found);
    return found;
  };
  /** What a combat leads to, without the case that nobody is hurt, whose chance is `again`. */
  const step = (x: number, y: number, starter: 0 | 1) => {
    const next = alternate ? 1 - starter : starter;
    const ends = starter === 0 ? combat(a, b, x, y) : combat(b, a, y, x);
    let [wins, combats, again] = [0, 1, 0];
    for (const end of ends) {
      const [left, right] = starter === 0 ? [end.health, end.otherHealth] : [end.otherHealth, end.health];
      if (left === x && right === y) again += end.chance;
      else {
        const worth = from(left, right)[next]!;
        wins += end.chance * worth.wins;
        combats += end.chance * worth.combats;
      }
    }
    return { wins, combats, again };
  };
  const settle = (x: number, y: number): readonly [Worth, Worth] => {
    const [p, q] = [step(x, y, 0), step(x, y, 1)];
    const solved = (me: typeof p, you: typeof p): Worth => {
      const loop = alternate ? me.again * you.again : me.again;
      const then = alternate ? me.again : 0;
      return {
        wins: (me.wins + then * you.wins) / (1 - loop),
        combats: (me.combats + then * you.combats) / (1 - loop),
      };
    };
    return [solved(p, q), solved(q, p)];
  };
  return from(UNITS[a].health, UNITS[b].health)[0];
};

// The chance of the first to win, starting the first combat: in turns / always; and the mean number of combats.
const DUELS: readonly (readonly [UnitType, UnitType, string, string, string])[] = [
  ['lightcav', 'lightcav', '0.50', '0.58', '3.3'],
  ['swordman', 'swordman', '0.50', '0.58', '3.7'],
  ['knight', 'knight', '0.48', '0.61', '2.4'],
  ['swordman', 'pikeman', '0.73', '0.81', '3.0'],
  ['axeman', 'swordman', '0.61', '0.71', '2.8'],
  ['pikeman', 'knight', '0.53', '0.65', '2.6'],
  ['knight', 'pikeman', '0.46', '0.58', '2.6'],
  ['knight', 'swordman', '0.70', '0.78', '2.9'],
  ['maceman', 'knight', '0.39', '0.55', '2.4'],
  ['lightcav', 'archer', '0.71', '0.81', '2.6'],
  ['knight', 'archer', '0.98', '1.00', '1.7'],
];

test.each(DUELS)(
  '[GB-41] [GB-42] [GB-71] %s against %s: %s in turns, %s always, %s combats',
  (a, b, turns, always, combats) => {
    const inTurns = solve(a, b, true);
    expect(inTurns.wins.toFixed(2)).toBe(turns);
    expect(solve(a, b, false).wins.toFixed(2)).toBe(always);
    expect(inTurns.combats.toFixed(1)).toBe(combats);
  },
);

test.each(DUELS)('[GB-42] one combat of %s against %s agrees with its odds', (a, b) => {
  const [x, y] = [UNITS[a].health, UNITS[b].health];
  const exact = combatOdds(blow(a, b), y, blow(b, a), x);
  const ends = combat(a, b, x, y);
  const chance = (test: (end: (typeof ends)[number]) => boolean) =>
    ends.reduce((sum, end) => (test(end) ? sum + end.chance : sum), 0);
  expect(exact.destroy).toBeCloseTo(
    chance((end) => end.otherHealth === 0),
    12,
  );
  expect(exact.battleBack.destroy).toBeCloseTo(
    chance((end) => end.health === 0),
    12,
  );
});
