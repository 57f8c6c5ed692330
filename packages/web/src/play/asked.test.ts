import { expect, test } from 'vitest';
import type { SeatPlayers } from '../contract/players.ts';
import { redoQuestion, undoQuestion } from './asked.ts';

const SEATS = ['Blue', 'Red'];
const alone: SeatPlayers = [{ kind: 'you' }, { kind: 'ai', level: 'veteran' }];
const two: SeatPlayers = [{ kind: 'you', name: 'Ann' }, { kind: 'friend' }];

test('against the computer only a take-back past dice is asked about, as what it is', () => {
  expect(undoQuestion({ by: 0, count: 1, consent: [] }, SEATS, alone)).toBeUndefined();
  const asked = undoQuestion({ by: 0, count: 3, consent: [], rolled: true }, SEATS, alone);
  expect(asked?.words).toBe('You go back past dice, by 3 commands. The Veteran agrees. The same dice will come again.');
  expect([asked?.yes, asked?.no]).toEqual(['Take it back', 'Let it stand']);
});

test('people are asked by their names', () => {
  expect(undoQuestion({ by: 1, count: 1, consent: [0] }, SEATS, two)?.words).toContain('Blue (Ann) must agree.');
  expect(undoQuestion({ by: 1, count: 1, consent: [0] }, SEATS, two)?.words).not.toContain('real cards');
  expect(undoQuestion({ by: 1, count: 1, consent: [0] }, SEATS, two, true)?.words).toContain('Put real cards back');
  expect(redoQuestion({ by: 1, count: 2, consent: [] }, SEATS, two)).toBeUndefined();
  expect(redoQuestion({ by: 1, count: 2, consent: [0] }, SEATS, two)?.words).toContain('Red (friend) and Blue (Ann)');
});
