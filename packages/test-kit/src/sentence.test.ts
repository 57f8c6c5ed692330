import { expect, test } from 'vitest';
import { isSentence } from './sentence.ts';

test.each([
  'Red rolled 4, 5 to hit (4+).',
  'Knight strikes Pikeman: 3 attack dice',
  'Brannoc cannot attack Isolde: 13" away, and this attack reaches 2" to 12" (MW 18.1).',
  '“Stand fast”: nobody’s orders change.',
])('%s', (text) => {
  expect(isSentence(text)).toBe(true);
});

test.each([
  ['a word of programs', 'Lamp undefined is marked.'],
  ['a word of programs', 'It deals NaN damage.'],
  ['a word of programs', 'They are [object Object].'],
  ['nothing at all', ''],
  ['nothing between two words', '4  (4+)'],
  ['nothing before a comma', 'You rolled , 4 or more'],
  ['nothing before the end', 'Knight strikes .'],
  ['nothing to begin with', ' strikes Pikeman.'],
  ['nothing to end with', 'One die of Red '],
  ['nothing in brackets', 'Red rolled 4 ().'],
  ['nothing in brackets', 'Red rolled 4 ( ).'],
  ['nothing in quotes', 'The squad “” is ready.'],
  ['nothing in a list', 'Red loses Knight, , Archer.'],
  ['nothing after a colon', 'Red takes: .'],
  ['nobody’s', 'It is ’s turn.'],
])('%s: %s', (_, text) => {
  expect(isSentence(text)).toBe(false);
});

test('what is no text is no sentence', () => {
  expect([undefined, null, 4, {}].map(isSentence)).toEqual([false, false, false, false]);
});
