// Tokens and arrows that are laid down in secret, by buttons and as the computer would.

import { type CosmicCommand, cosmicCombat } from '@muster/cosmic-combat';
import { expect, test } from 'vitest';
import { plan } from '../plan/plan.ts';
import { battleOf, nowOf, ORDERS, SHIELDS, spot } from '../test/battles.ts';
import { first } from './hand.ts';
import { askedAbout, lay, suggested, withArrow, withToken } from './secrets.ts';
import type { Held, HeldOf } from './types.ts';

const b = battleOf(
  { A1: { at: [6, 4, 90] }, A2: { at: [12, 4, 90], tokens: ['fire', 'fire'] }, B1: { at: [12, 20, 270] } },
  ORDERS,
  'orders',
);
const order: HeldOf<'order'> = { kind: 'order', ship: 'A1', tokens: [] };

/** What a button does that lays this down. */
const laid = (battle: typeof b, held: Held) => {
  const done: { held?: Held; played: readonly CosmicCommand[] } = { played: [] };
  lay(battle, held, { hold: (one) => (done.held = one), play: (commands) => (done.played = commands) });
  return done;
};

test('[CC-21] the second token gives the order; a third begins anew', () => {
  const one = withToken(b, order, 'move');
  expect(laid(b, one)).toEqual({ held: one, played: [] });
  const two = withToken(b, one, 'fire');
  expect(laid(b, two).played).toEqual([{ type: 'order', ship: 'A1', tokens: ['move', 'fire'] }]);
  expect(withToken(b, two, 'board').tokens).toEqual(['board']);
});

test('[X-225] as many arrows as there are Shield tokens', () => {
  const turning = battleOf(
    { A1: { at: [6, 4, 90], tokens: ['shield', 'fire'] }, A2: { at: [12, 4, 90], tokens: ['shield', 'shield'] } },
    SHIELDS,
  );
  const shield = (ship: string): HeldOf<'shield'> => ({ kind: 'shield', ship, arrows: [] });
  expect(laid(turning, withArrow(turning, shield('A1'), 'left')).played).toEqual([
    { type: 'shield', ship: 'A1', arrows: ['left'] },
  ]);
  const first = withArrow(turning, shield('A2'), 'left');
  expect(laid(turning, first).played).toEqual([]);
  expect(laid(turning, withArrow(turning, first, 'back')).played).toEqual([
    { type: 'shield', ship: 'A2', arrows: ['left', 'back'] },
  ]);
});

test('[CC-15] [X-242] the computer is asked about the ship in hand, whatever comes first, and its answer is confirmed', () => {
  const held: Held = { ...order, ship: 'A2' };
  expect(cosmicCombat.candidates(askedAbout(b, held)!, 0)[0]).toMatchObject({ type: 'order', ship: 'A2' });
  const given = { type: 'order', ship: 'A2', tokens: ['move', 'fire'] } as const;
  const taken = suggested(held, given)!;
  expect(taken).toEqual({ ...held, tokens: ['move', 'fire'] });
  expect(plan(nowOf(b), taken).main).toEqual({
    meaning: 'order',
    words: 'Cohort A2: Move and Fire',
    commands: [given],
  });
  expect(suggested(held, { type: 'confirm' })).toBeUndefined();
  expect(askedAbout(b, { kind: 'idle' })).toBeUndefined();
});

test('[CC-14] a ship that the computer would deploy is put there and can still be turned', () => {
  const deploying: Held = { kind: 'deploy', ship: 'A3', at: null, facing: 900 };
  const place = { ...spot(10, 5), facing: 450 };
  expect(suggested(deploying, { type: 'deploy', ship: 'A3', place })).toEqual({
    kind: 'deploy',
    ship: 'A3',
    at: spot(10, 5),
    facing: 450,
  });
  const waiting = { ...b, ships: b.ships.map((s) => ({ ...s, place: null, fate: 'alive' as const })) };
  const about = askedAbout({ ...waiting, stack: [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }] }, deploying)!;
  expect(cosmicCombat.candidates(about, 0)[0]).toMatchObject({ type: 'deploy', ship: 'A3' });
});

test('[X-225] shields that the computer would turn are confirmed by the main button', () => {
  const turning = battleOf(
    { A1: { at: [6, 4, 90], tokens: ['shield'] }, A2: { at: [12, 4, 90], tokens: ['shield', 'fire'] } },
    SHIELDS,
  );
  const shield: Held = { kind: 'shield', ship: 'A2', arrows: [] };
  expect(first(nowOf(turning))).toEqual({ ...shield, ship: 'A1' });
  expect(cosmicCombat.candidates(askedAbout(turning, shield)!, 0)[0]).toMatchObject({ type: 'shield', ship: 'A2' });
  const turned = { type: 'shield', ship: 'A2', arrows: ['front'] } as const;
  const { main } = plan(nowOf(turning), suggested(shield, turned)!);
  expect([main?.words, main?.commands]).toEqual(['Cohort A2: shields on front', [turned]]);
});
