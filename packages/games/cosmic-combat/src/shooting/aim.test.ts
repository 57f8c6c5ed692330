// What a shot would probably cost.
import { expect, test } from 'vitest';
import { kitOf } from '../ground/field.ts';
import { shipOf } from '../state/battle.ts';
import { duel } from '../testing/duel.ts';
import { changed } from '../testing/scenes.ts';
import { expectedLoss } from './aim.ts';

test('[X-237] what a shot would probably cost: its points for each Wound, and a share more for the last', () => {
  const b = duel({ north: ['empire-of-sol.cohort'] }); // 400 points, 5 Wounds; 3+ hits
  const gun = kitOf(b, shipOf(b, 'A1')).guns[0]!;
  const loss = (wounds: number) => expectedLoss(b, shipOf(b, 'A1'), gun, { ...shipOf(b, 'B1'), wounds });
  expect(loss(5)).toBeCloseTo((4 / 6) * 80, 9);
  expect(loss(1)).toBeCloseTo((4 / 6) * (80 + 120), 9);
  expect(loss(0)).toBe(0);
  const shielded = changed(b, 'B1', { arrows: ['back'] });
  expect(expectedLoss(shielded, shipOf(b, 'A1'), gun, shipOf(shielded, 'B1'))).toBeCloseTo((4 / 6) * (3 / 6) * 80, 9);
});
