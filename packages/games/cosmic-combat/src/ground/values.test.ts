// Figures as they count now.
import { expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import { duel } from '../testing/duel.ts';
import { changed, seven } from '../testing/scenes.ts';
import { statOf } from './values.ts';

test('[X-234] radiation lowers what it touches by one, not below 0, and not who is not there', () => {
  const belt = { kind: 'radiation', disc: [6, 18, 2] } as const;
  const b = duel({ pieces: [belt], south: [seven('empire-of-sol', [3, 3, 0, 5, 2, 4, 6])] });
  const stats = ['martial', 'perception', 'strength', 'defense', 'aggression', 'wounds', 'integrity', 'move'] as const;
  expect(stats.map((stat) => statOf(b, shipOf(b, 'A1'), stat))).toEqual([2, 2, 0, 4, 1, 4, 5, 8]);
  const away = changed(b, 'A1', { place: null });
  expect(statOf(away, shipOf(away, 'A1'), 'martial')).toBe(3);
  expect(statOf(b, shipOf(b, 'B1'), 'martial')).toBe(3);
});
