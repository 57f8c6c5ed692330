// Which dice are rolled where, by whom, how many, what they need and by which rule: every roll that Destiny may mend, by hand.
import { expect, test } from 'vitest';
import type { ActivationFrame } from './state/types.ts';
import { POSITIONS } from './testing/positions.ts';
import { playing } from './testing/scenes.ts';

type Name = keyof typeof POSITIONS;

/** What, rule, purse, and of each pool the dice and what they need. */
const ROLLS: readonly (readonly [
  Name,
  what: string,
  rule: string,
  purse: string,
  pools: readonly (readonly number[])[],
])[] = [
  ['hit', 'attack', 'DW-75', 'A1', [[4, 5]]], // Martial 5 against 6
  ['wound', 'wound', 'DW-76', 'A1', [[3, 2]]], // Strength 6 + 3 against 4
  ['save', 'save', 'DW-62', 'B1', [[2, 5]]],
  ['ignore', 'ignore', 'DW-64', 'B1', [[2, 6]]],
  ['shotRoll', 'attack', 'DW-56', 'A1', [[1, 2]]], // Perception 4, Strength 2 against 3
  ['friendlyFire', 'friendlyFire', 'DW-71', 'A1', [[1, 4]]],
  ['blastRoll', 'blast', 'HR-38', 'A1', [[1, 2]]], // Perception 4, Strength 4 against 4
  ['fireburst', 'blast', 'HR-38', 'A1', [[1, 2]]],
  [
    'powerRoll',
    'power',
    'DW-56',
    'A1',
    [
      [1, 2],
      [1, 2],
    ],
  ],
  ['opportunity', 'opportunity', 'HR-48', 'B1', [[4, 6]]],
  ['jump', 'jump', 'X-116', 'A1', [[1, 2]]],
];

test.each(ROLLS)('[X-143] %s: %s by %s', (name, what, rule, purse, pools) => {
  const b = POSITIONS[name]();
  const roll = b.stack.at(-1)!;
  expect(roll).toMatchObject({ type: 'roll', what, rule, window: 0 });
  expect(roll.type === 'roll' && roll.pools.map(({ count, needs }) => [count, needs])).toEqual(pools);
  expect(roll.type === 'roll' && roll.pools.every((pool) => pool.purse === purse && pool.again === 0)).toBe(true);
});

const FRESH: ActivationFrame = {
  type: 'activation',
  model: 'A1',
  step: 'begin',
  choice: 'free',
  pace: 'still',
  moved: false,
  cast: false,
  busy: false,
  engages: false,
  high: false,
};

/** What an activation has come to, as far as it differs from one that begins. */
const ACTIVATIONS: readonly (readonly [Name, Partial<ActivationFrame>])[] = [
  ['enter', { step: 'enter', busy: true }],
  ['engaged', { step: 'engaged' }],
  ['retreat', { step: 'retreat', choice: 'retreat', busy: true }],
  ['move', { step: 'move' }],
  ['afterMove', { step: 'afterMove', moved: true, high: true }],
  ['shoot', { step: 'shoot', moved: true, high: true }],
  ['melee', { step: 'melee', choice: 'fight', moved: true }],
  ['shotRoll', { step: 'melee', moved: true, busy: true, high: true }],
  ['resist', { step: 'melee', moved: true, cast: true, busy: true, high: true }],
  ['blink', { step: 'afterMove', moved: true, cast: true, busy: true }],
  ['raisePlace', { step: 'move', cast: true, busy: true }],
  ['hit', { step: 'end', choice: 'fight', moved: true, busy: true }],
];

test.each(ACTIVATIONS)('[HR-20] an activation in %s: %j', (name, change) => {
  expect(POSITIONS[name]().stack[1]).toEqual({ ...FRESH, ...change });
});

test('[HR-42] who fires has no move left', () => {
  const p = playing(POSITIONS.engaged());
  p.play({ type: 'engaged', choice: 'fire' });
  expect(p.top()).toEqual({ ...FRESH, step: 'shoot', choice: 'fire', moved: true });
});
