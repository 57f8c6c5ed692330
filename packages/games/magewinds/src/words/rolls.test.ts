import { type DiceNeed, heardBy, startMatch, tableLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor } from '../descriptor.ts';
import { magewinds } from '../game.ts';
import type { MagewindsEvent } from '../state/events.ts';
import type { DiceName } from '../state/types.ts';
import { rollWords } from './rolls.ts';

const need = (count: number, what: DiceName, seat = 0): DiceNeed<DiceName> => ({ count, sides: 6, seat, for: what });

test('[MW 3.1] [MW-R98] at a real table the roll-off asks each in turn, and again those who tie', () => {
  const { config } = descriptor.quickStarts()[0]!;
  const match = startMatch(magewinds, config, { luck: tableLuck(1), fairness: { kind: 'manual' } });
  const asked: string[] = [];
  for (const face of [3, 3, 5, 2]) {
    const open = match.needs() as DiceNeed<DiceName>;
    asked.push(rollWords(undefined, heardBy(match.toldSoFar(), 'spectator'), open).words);
    match.give([face]);
  }
  expect(asked).toEqual([
    'Roll-off: one die of Blue',
    'Roll-off: one die of Red',
    'Roll-off: one die of Blue',
    'Roll-off: one die of Red',
  ]);
  expect(match.needs()).toBeUndefined();
  expect(match.state().ranks).toEqual([0, 1]);
  expect(match.state().deck.size).toBe(47); // MW 10.4: Muster has shuffled
});

test('[MW 18.5.2] an attack names who attacks whom', () => {
  const declared: MagewindsEvent = {
    type: 'attackDeclared',
    rule: 'MW 18.1',
    who: { id: 0, seat: 0, profile: 'warrior', number: 0 },
    attack: 'melee',
    target: { id: 4, seat: 1, profile: 'witch', number: 0 },
    object: null,
    distance: 100,
  };
  expect(rollWords(undefined, [declared], need(4, 'attack')).words).toBe('Blue’s Warrior attacks Red’s Witch: 4 dice');
  expect(rollWords(undefined, [], need(1, 'attack', 1)).words).toBe('Red attacks: one die');
});

test.each([
  ['[TC witch.hex]', need(2, 'hex'), 'Hex: Blue throws the 2 hits again'],
  ['[TC universal.barrier]', need(3, 'barrier', 1), 'Barrier: 3 dice of Red, one for each point of damage'],
  ['[ItT general.choice]', need(1, 'scenario'), 'The scenario: one die'],
])('%s is asked for by its name', (_, asked, words) => {
  expect(rollWords(undefined, [], asked).words).toBe(words);
});
