// @vitest-environment happy-dom

import { type Battle, magewinds } from '@muster/magewinds';
import { beforeEach, expect, test } from 'vitest';
import type { SeatPlayer } from '../../../contract/players.ts';
import { declineFor, useTableSettings } from './orders.ts';
import { asked, decisionsOf } from './test/battles.ts';

const you: SeatPlayer = { kind: 'you' };
const ai: SeatPlayer = { kind: 'ai', level: 'recruit' };
const CONFIG = {
  scenario: 'king-of-the-hill',
  warbands: [
    ['warlock', 'cleric', 'seer', 'mesmer'],
    ['druid', 'witch', 'enchanter', 'wizard'],
  ],
  deployment: 'auto',
};

beforeEach(() => useTableSettings.setState({ declines: true }));

/** Every question of a battle at random, and what is answered for a player alone with computers. */
const answers = () =>
  [...decisionsOf(CONFIG, 7, 400)].map(({ b, seat }) => {
    const s = asked(b, seat);
    const alone = Array.from({ length: 2 }, (_, other) => (other === seat ? you : ai));
    return { ...s, alone, answer: declineFor(s.b, s.decision, alone) };
  });

test('[MW-R61] only a window in which nothing can be paid is declined for a player', () => {
  const all = answers();
  const declined = all.filter(({ answer }) => answer !== undefined);
  expect(declined.length).toBeGreaterThan(5);
  for (const { b, seat, decision, candidates, answer } of declined) {
    expect(answer).toEqual({ type: 'decline' });
    expect(decision.kind).toBe('window');
    expect(candidates.filter(({ type }) => type === 'cast')).toEqual([]);
    expect(magewinds.refuse(b, seat, answer!)).toBeUndefined();
  }
  const others = all.filter(({ decision, answer }) => decision.kind === 'window' && answer === undefined);
  expect(others.length).toBeGreaterThan(0);
  for (const { candidates } of others) expect(candidates.some(({ type }) => type === 'cast')).toBe(true);
});

const withSeen = (b: Battle, seat: number, seen: Battle['seats'][number]['hand']['seen']): Battle => ({
  ...b,
  seats: b.seats.map((s, i) => (i === seat ? { ...s, hand: { ...s.hand, seen } } : s)),
});

test('[MW-R61] between people a window waits, unless everybody can see that nothing of the hand pays', () => {
  const { b, seat, decision, alone } = answers().find(({ answer }) => answer !== undefined)!;
  const window = { b: withSeen(b, seat, []), decision, alone };
  expect(declineFor(window.b, window.decision, [you, you])).toBeUndefined();
  const cards = b.seats[seat]!.hand.cards!;
  const open = withSeen(
    b,
    seat,
    cards.map((card) => ({ card, to: null })),
  );
  expect(declineFor(open, decision, [you, you])).toEqual({ type: 'decline' });
  const toOne = withSeen(
    b,
    seat,
    cards.map((card, i) => ({ card, to: i === 0 ? 1 - seat : null })),
  );
  expect(declineFor(toOne, decision, [you, you])).toBeUndefined();
  useTableSettings.setState({ declines: false });
  expect(declineFor(window.b, window.decision, window.alone)).toBeUndefined();
});
