// @vitest-environment happy-dom

import type { Battle } from '@muster/magewinds';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Banner } from './Banner.tsx';
import { fight } from './test/battles.ts';

afterEach(cleanup);

type Seen = Parameters<typeof Banner>[0]['seen'];

const FIGHTERS = [
  { profile: 'warrior', seat: 0, at: [6, 8] },
  { profile: 'druid', seat: 1, at: [1, 1] },
] as const;

const wordsOf = (change: Partial<Battle>, outcome?: Seen['outcome']): string => {
  const shown = { ...fight(FIGHTERS), ...change };
  const seen = { shown, players: undefined, seatNames: ['Blue', 'Red'], outcome } as unknown as Seen;
  const { container } = render(<Banner seen={seen} />);
  const words = container.textContent ?? '';
  cleanup();
  return words;
};

test('[ItT king-of-the-hill.end] who is alone on the hill is said while that may end the battle, and not afterwards', () => {
  const hill: Partial<Battle> = { scenario: 'king-of-the-hill', round: 2 };
  expect(wordsOf(hill)).toContain('Blue is alone on the hill: if that is so when round 2 ends, it wins at once.');
  const outcome = { places: [[0], [1]], reason: 'scenario', rule: 'ItT king-of-the-hill.end' } as const;
  expect(wordsOf({ ...hill, phase: 'over', outcome }, outcome)).not.toContain('alone');
});

test('a draw that was agreed ends the turn on the banner too, though the rules know nothing of it', () => {
  const hill: Partial<Battle> = { scenario: 'king-of-the-hill', round: 2, turn: 1 };
  expect(wordsOf(hill)).toMatch(/^Round 2Channelling/);
  const words = wordsOf(hill, { places: [[0, 1]], reason: 'a draw was agreed', rule: null } as never);
  expect(words).toMatch(/^A drawBlue/);
  expect(words).not.toMatch(/alone|Action/);
});

test('[MW-R90] a round after the last one is no round of so many', () => {
  expect(wordsOf({ scenario: 'treasure-dash', round: 3 })).toContain('Round 3 of 3.');
  expect(wordsOf({ scenario: 'treasure-dash', round: 4 })).toContain('Round 4: undecided after round 3.');
});

test('who has passed is said while the others go on, and not when the battle is over', () => {
  const passed: Partial<Battle> = { scenario: 'treasure-dash', round: 3, passed: [0] };
  expect(wordsOf({ ...passed, phase: 'action' })).toContain('passed');
  expect(wordsOf({ ...passed, phase: 'end' })).not.toContain('passed');
  const outcome = { places: [[0], [1]], reason: 'scenario', rule: 'ItT treasure-dash.end' } as const;
  expect(wordsOf({ ...passed, phase: 'action' }, outcome)).not.toContain('passed');
});
