import { expect, test } from 'vitest';
import { choice, offOn, onOff } from './switches.ts';

test('a switch stands among the rulings, its default first', () => {
  expect(choice('rounds', 'X-370', 'Rounds', [6, 'Six'], [4, 'Four'])).toEqual({
    name: 'rounds',
    path: ['rulings', 'rounds'],
    rule: 'X-370',
    title: 'Rounds',
    choices: [
      { value: 6, words: 'Six' },
      { value: 4, words: 'Four' },
    ],
  });
  expect(onOff('a', 'X-371', 'A', 'no', 'yes').choices).toEqual([
    { value: false, words: 'no' },
    { value: true, words: 'yes' },
  ]);
  expect(offOn('a', 'X-371', 'A', 'yes', 'no').choices).toEqual([
    { value: true, words: 'yes' },
    { value: false, words: 'no' },
  ]);
});
