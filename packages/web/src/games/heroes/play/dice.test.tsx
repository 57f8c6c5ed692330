// @vitest-environment happy-dom
import { modelOf } from '@muster/heroes';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_DRAFT } from './asks.tsx';
import { DestinyWorth } from './Dice.tsx';
import { Duel } from './Duel.tsx';
import { asked, battleOf, played } from './test/battles.ts';

test('[DW-79] Destiny is offered with what it buys: the chance to slay as the dice lie, and after so many again', () => {
  const b = battleOf({ south: ['bloodpact.alpha'], north: ['citadel.guardsman'] }, { A1: [5, 1], B1: [6, 1] });
  const ask = { type: 'orders', orders: { ...b.orders[0]!, destiny: 'ask' } } as const;
  const then = played(
    b,
    [ask, { type: 'select', model: 'A1' }, { type: 'engaged', choice: 'fight' }, { type: 'strike', target: 'B1' }],
    ...[1, 1, 1, 1],
  );
  expect(asked(then)).toMatchObject({ kind: 'reroll', most: 2 });
  render(<DestinyWorth battle={then} most={2} chosen={1} />);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  // hits on 3 or more (Martial 5 against 3), wounds on 2 or more (Strength 6 and 3 for the weapon against 3), one Wound
  const one = (2 / 3) * (5 / 6);
  const percent = (p: number): string => `${Math.round(100 * p)}`;
  const two = 1 - (1 - one) ** 2;
  expect(rows).toEqual([
    'As they lie0%',
    `1 again${percent(one)}%+${percent(one)}`,
    `2 again${percent(two)}%+${percent(two)}`,
  ]);
  expect(screen.getByText('Chance to slay Guardsman B1')).toBeTruthy();
});

test('[DW-91] who is asked to resist reads what would come of the power if nobody did', () => {
  const b = battleOf(
    { south: ['eldritch-cult.sorcerer'], north: ['citadel.guardsman', 'citadel.commissar'] },
    { A1: [16, 7], B1: [16, 12], B2: [20, 12] },
  );
  const then = played(b, [
    { type: 'select', model: 'A1' },
    { type: 'move', to: modelOf(b, 'A1').space!, path: null, jump: false },
    { type: 'cast', power: 'blast', target: 'B1', upcharge: 0 },
  ]);
  expect(asked(then).kind).toBe('resist');
  render(<Duel battle={then} draft={NO_DRAFT} />);
  // DW-57: Perception and Strength are more than twice the Defense of one without a shield, who has one Wound
  expect(screen.getByText('If it takes hold: Guardsman B1 (slain 83%).')).toBeTruthy();
});
