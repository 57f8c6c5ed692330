// @vitest-environment happy-dom

import { magewinds } from '@muster/magewinds';
import { beforeEach, expect, test } from 'vitest';
import type { SeatPlayer } from '../../../contract/players.ts';
import { declineFor, useTableSettings, usualOrders } from './orders.ts';
import { decisionsOf, situation } from './test/battles.ts';

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
  [...decisionsOf(CONFIG, 4, 400)].map(({ b, seat }) => {
    const asked = situation(b, seat);
    const alone = Array.from({ length: 2 }, (_, other) => (other === seat ? you : ai));
    return { ...asked, alone, answer: declineFor(asked.b, asked.decision, alone) };
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
  const asked = all.filter(({ decision, answer }) => decision.kind === 'window' && answer === undefined);
  expect(asked.length).toBeGreaterThan(0);
  for (const { candidates } of asked) expect(candidates.some(({ type }) => type === 'cast')).toBe(true);
});

test('[MW-R61] between people every window waits for its player, and who wants to be asked is asked', () => {
  const window = answers().find(({ answer }) => answer !== undefined)!;
  expect(declineFor(window.b, window.decision, [you, you])).toBeUndefined();
  useTableSettings.setState({ declines: false });
  expect(declineFor(window.b, window.decision, window.alone)).toBeUndefined();
});

test('[MW-R61] usual orders are what was chosen, and legal from the first moment on', () => {
  expect(usualOrders()).toEqual([]);
  useTableSettings.getState().choose({ orders: { barrier: 'mine', wildform: 'never' } });
  expect(usualOrders()).toEqual([
    { type: 'setOrders', spell: 'barrier', ask: 'mine' },
    { type: 'setOrders', spell: 'wildform', ask: 'never' },
  ]);
  const { b } = [...decisionsOf(CONFIG, 4, 1)][0]!;
  for (const command of usualOrders()) expect(magewinds.refuse(b, 0, command)).toBeUndefined();
  useTableSettings.getState().choose({ orders: {} });
});
