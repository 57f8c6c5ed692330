import { expect, test } from 'vitest';
import { act } from './held.ts';
import { threatWords } from './outlook.ts';
import { planOf } from './plan.ts';
import { at, battleOf, nowOf } from './test/battles.ts';
import type { Act } from './types.ts';

const ROSTER = { south: ['citadel.guardsman'], north: ['empire-of-sol.legionnaire', 'empire-of-sol.praetorian'] };

test('[HR-24] a planned move says who could strike where it ends, and how likely that is the end', () => {
  const b = battleOf(ROSTER, { A1: [16, 3], B1: [16, 14], B2: [2, 22] });
  const words = (held: Act): string => threatWords(b, planOf(nowOf(b), held).marks.outlook!.threats);
  // three dice: hits on 3 or more (Martial 5 against 3), wounds on 3 or more (Strength 5 against 3), one Wound, no save
  const slain = Math.round(100 * (1 - (1 - (2 / 3) * (2 / 3)) ** 3));
  expect(words({ ...act('A1'), to: at(16, 8) })).toBe(
    `Legionnaire B1 could slay it here with a blow after a move: ${slain}%.`,
  );
  expect(words(act('A1'))).toBe('Out of danger: no enemy could attack it here in this round.');
});
