// What fighters are called at the terminal, and by what they are found.
import { fastTable, seededLuck } from '@muster/kernel';
import { magewinds } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { findFighter, titleOf } from './labels.ts';

test('[TC assembly.slots] a named fighter is shown with its name and found by it', () => {
  const config = magewinds.parseConfig({
    scenario: 'king-of-the-hill',
    warbands: [
      ['warrior', 'militia', 'militia'],
      ['warrior', 'seer'],
    ],
    names: [['Brannoc', null, 'Old Tam'], null],
    deployment: 'auto',
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  const b = magewinds.setup(config.value, fastTable(seededLuck(1)));
  expect([0, 1, 2, 3].map((id) => titleOf(b, id))).toEqual([
    'A1 Brannoc (Warrior)',
    'A2 Militia 1',
    'A3 Old Tam (Militia 2)',
    'B1 Warrior',
  ]);
  const found = (text: string) => {
    const answer = findFighter(b, text);
    return 'say' in answer ? answer.say : answer.fighter.id;
  };
  expect(['brannoc', 'OldTam', 'militia2', 'militia 1', 'Brannoc (Warrior)', 'B1'].map(found)).toEqual([
    0, 2, 2, 1, 0, 3,
  ]);
  expect(found('warrior')).toBe('“warrior” could be A1 or B1: say which.\n');
  expect(found('«»')).toContain('There is no fighter');
});
