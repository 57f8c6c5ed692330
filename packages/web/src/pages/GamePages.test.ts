import { expect, test } from 'vitest';
import type { PageGame } from '../contract/table-game.ts';
import { gameMeant } from './GamePages.tsx';

const entry = (id: string, ruleIds: RegExp) => ({ card: { id, ruleIds } }) as PageGame;
const ONE = [entry('one', /^A-\d$/)];
const TWO = [...ONE, entry('two', /^B \d\.\d$/)];

test('an address without a game asks only where there is something to choose', () => {
  expect(gameMeant(ONE, undefined, '')).toBe('one');
  expect(gameMeant(TWO, undefined, '')).toBeUndefined();
  expect(gameMeant(TWO, undefined, 'q=sight')).toBe('one'); // written when there was only one
  expect(gameMeant(TWO, 'B 1.2', '')).toBe('two');
  expect(gameMeant(TWO, 'A-1', '')).toBe('one');
  expect(gameMeant(TWO, 'nonsense', '')).toBeUndefined();
});
