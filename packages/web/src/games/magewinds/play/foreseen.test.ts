import { type Battle, magewinds } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import { foreseen } from './foreseen.ts';
import { fight, type Placed, play } from './test/battles.ts';

const TWO: readonly Placed[] = [
  { profile: 'warrior', seat: 0, at: [4, 4] },
  { profile: 'seer', seat: 1, at: [4, 7] },
];
const ACTIVATE = { type: 'activate', fighter: 0 } as const;

const seen = (b: Battle) => magewinds.view(b, 0);

/** The other one holds cards, and wants to be asked whenever somebody is activated. */
const watched = (): Battle => {
  const b = fight(TWO, [[], ['2H', '3H', '4H']]);
  const orders = { ...b.seats[1]!.orders!, 'third-eye': 'always' } as const;
  return { ...b, seats: b.seats.map((s, seat) => (seat === 1 ? { ...s, orders } : s)) };
};

describe('what is planned is played ahead', () => {
  test('as it will be where nobody is asked', () => {
    const b = fight(TWO);
    expect(foreseen(seen(b), 0, [ACTIVATE])).toEqual(seen(play(b, 0, ACTIVATE)));
  });

  test('[MW-R61] as if others let their windows pass: their orders and hands are theirs', () => {
    expect(magewinds.decisions(play(watched(), 0, ACTIVATE))).toMatchObject([{ seat: 1, kind: 'window' }]);
    const then = foreseen(seen(watched()), 0, [ACTIVATE, { type: 'act', action: 'move' }]);
    expect(then?.stack.map(({ type }) => type)).toEqual(['round', 'activation', 'move']);
    expect(then?.seats[1]?.orders).toBeNull();
  });

  test('not past what is refused', () => {
    expect(foreseen(seen(fight(TWO)), 0, [{ type: 'activate', fighter: 1 }])).toBeUndefined();
  });

  test('[TC witch.charm] not where one may be charmed: only its activation shows it', () => {
    const b = fight(TWO);
    const charm = (target: number) => seen({ ...b, effects: [{ type: 'charm', by: 1, seat: 1, target, among: [0] }] });
    expect(foreseen(charm(0), 0, [ACTIVATE])).toBeUndefined();
  });
});
