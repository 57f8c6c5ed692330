// @vitest-environment happy-dom
import { type Battle, type HeroesDecision, modelOf } from '@muster/heroes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { asks, NO_DRAFT } from './asks.tsx';
import { DestinyWorth } from './Dice.tsx';
import { Duel } from './Duel.tsx';
import { IDLE } from './held.ts';
import { asked, battleOf, played } from './test/battles.ts';

afterEach(cleanup);

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

const question = (b: Battle, kind: 'reroll' | 'opportunity') => {
  const decision = asked(b) as HeroesDecision;
  expect(decision.kind).toBe(kind);
  return asks[kind]!.ask({ view: b, decision } as never, NO_DRAFT, IDLE);
};

test('[X-176] of a hit on one’s own it is said that it may be rolled again, and the chance that the friend lives', () => {
  const b = battleOf(
    { south: ['bloodpact.firebrand', 'bloodpact.reaver'], north: ['citadel.guardsman'] },
    { A1: [16, 2], A2: [16, 7], B1: [16, 6] },
  );
  const then = played(
    b,
    [
      { type: 'orders', orders: { ...b.orders[0]!, destiny: 'ask' } },
      { type: 'select', model: 'A1' },
      { type: 'move', to: modelOf(b, 'A1').space!, path: null, jump: false },
      { type: 'shoot', weapon: 'grenade', target: 'B1', arc: false },
    ],
    ...[6, 6],
  );
  // beside Cover 2: Perception 4 − 2 and Strength 4 against 4
  expect(question(then, 'reroll').hint).toBe(
    'Firebrand A1 rolled for the blast, 3 or more. Touch dice that hurt your own side to roll them again: 2 Destiny left.',
  );
  render(<DestinyWorth battle={then} most={1} chosen={0} />);
  expect(screen.getByText('Chance that Reaver A2 lives')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['As they lie0%', '1 again33%+33']);
});

test('[HR-48] [X-131] who wants to be asked may let go who falls back', () => {
  const b = battleOf({ south: ['citadel.guardsman'], north: ['bloodpact.alpha'] }, { A1: [5, 1], B1: [6, 1] });
  const orders = { ...b.orders[1]!, opportunity: 'ask' } as const;
  const then = played(
    { ...b, orders: [b.orders[0]!, orders] },
    [
      { type: 'select', model: 'A1' },
      { type: 'engaged', choice: 'fight' },
      { type: 'strike', target: 'B1' },
    ],
    ...[1, 1],
  );
  const fallen = played(then, [{ type: 'fallBack', to: 24 * 3 + 3 }]);
  const { hint, main, end } = question(fallen, 'opportunity');
  // four dice, each 6 a wound: 1 − (5/6)⁴
  expect(hint).toBe('Alpha B1 may strike after Guardsman A1 (slain 52%): each 6 is a wound.');
  expect([main!.commands, end!.commands]).toEqual([[{ type: 'strike', target: 'A1' }], [{ type: 'pass' }]]);
});
