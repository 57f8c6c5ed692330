// How a battle stands, told beside the round.

import { expect, test } from 'vitest';
import { roundOverIn, scoreWords } from './score.ts';
import { battleOf, ORDERS } from './test/battles.ts';

test('[X-254] points of ships that are left, half for who has lost more than half its Wounds', () => {
  const b = battleOf({ A1: { at: [6, 6, 90] }, A2: { at: [12, 6, 90] }, B1: { at: [12, 18, 270] } }, ORDERS, 'orders');
  expect(scoreWords(b)).toBe('800 : 389 points'); // two Cohorts of 400, a Comrade-class of 389
  const hurt = { ...b, ships: b.ships.map((s) => (s.id === 'A1' ? { ...s, wounds: 2 } : s)) };
  expect(scoreWords(hurt)).toBe('600 : 389 points');
});

test('[X-259] [X-260] what a scenario counts instead', () => {
  const b = battleOf({ A1: { at: [6, 6, 90] }, B1: { at: [12, 18, 270] } }, ORDERS, 'orders');
  expect(scoreWords({ ...b, attacker: 0 })).toBe('0 freighters have escaped, 2 are needed');
  expect(scoreWords({ ...b, station: { crew: 0, holder: 1 } })).toBe('The Citadel holds the station');
});

test('[X-254] [X-259] as a round ends: ships and points of each side, and what a scenario counts instead', () => {
  const b = battleOf({ A1: { at: [6, 6, 90] }, A2: { at: [12, 6, 90] }, B1: { at: [12, 18, 270] } }, ORDERS, 'orders');
  const sides = [
    { seat: 0, words: 'Empire of Sol: 2 ships left, 800 points.' },
    { seat: 1, words: 'The Citadel: 1 ship left, 389 points.' },
  ];
  expect(roundOverIn(b)).toEqual({ round: 1, sides });
  expect(roundOverIn({ ...b, attacker: 0 }).count).toBe('0 freighters have escaped, 2 are needed.');
});
