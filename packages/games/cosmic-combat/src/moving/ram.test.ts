// What becomes of two ships that meet, told in full and in order.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle, Place } from '../state/types.ts';
import { half } from '../testing/duel.ts';
import { at, given, type Lineup, lying, playing, scene, seven } from '../testing/scenes.ts';

const ship = (strength: number, integrity: number, wounds = 4) =>
  seven('empire-of-sol', [3, 3, strength, 5, 0, wounds, integrity]);
const A: Place = { x: 40000, y: 40000, facing: 0 };
/** So far from its nose. */
const ahead = (gap: number): Place => ({ x: 40000 + 6000 + gap, y: 40000, facing: 0 });

/** A1 rams B1, an inch from nose to stern. */
const ramming = (more: Partial<Lineup> = {}, distance = inch(1), ...dice: readonly number[]) => {
  const b: Battle = given(
    lying(scene({ south: [ship(3, 7)], north: [ship(3, 7), ship(3, 7)], ...more }), {
      A1: A,
      B1: ahead(inch(1)),
      B2: at(3, 3),
    }),
    { A1: ['move', 'move'] },
  );
  const p = playing(half(b));
  p.play({ type: 'activate', ship: 'A1' });
  p.play({ type: 'straight', distance, ram: 'B1' }, ...dice);
  return p;
};
const woundedIn = (p: ReturnType<typeof ramming>) =>
  p.told('wounded').map((event) => (event.type === 'wounded' ? event.ship : ''));

describe('[X-257] of two that wound each other the mover suffers first', () => {
  test.each([
    ['each strikes the other', {}],
    ['[X-13] each strikes itself, by the switch', { rulings: { ramLiteral: true } }],
    ['[X-13] so before the third edition', { rulings: { ramLiteral: true }, edition: 2 }],
  ] as const)('%s', (_, more) => {
    // 3 + 4 against 7
    expect(woundedIn(ramming(more, inch(1), 4, 4))).toEqual(['A1', 'B1']);
    expect(woundedIn(ramming(more, inch(1), 3, 3))).toEqual([]);
  });

  test('the mover’s die is the first', () => {
    expect(woundedIn(ramming({}, inch(1), 4, 3))).toEqual(['B1']);
    expect(ramming({}, inch(1), 4, 3).told('certain')).toEqual([]);
    expect(woundedIn(ramming({}, inch(1), 3, 4))).toEqual(['A1']);
    const literal = { rulings: { ramLiteral: true } };
    expect(woundedIn(ramming(literal, inch(1), 4, 3))).toEqual(['A1']);
    expect(woundedIn(ramming(literal, inch(1), 3, 4))).toEqual(['B1']);
  });

  test('what is certain is told, whom it wounds and how', () => {
    // 6 against 7: any die; 0 against 10: none
    const p = ramming({ south: [ship(6, 10)], north: [ship(0, 7), ship(3, 7)] });
    expect(p.rolls).toEqual([]);
    expect(p.told('certain')).toEqual([
      { type: 'certain', ship: 'B1', wounds: 1, rule: 'X-257' },
      { type: 'certain', ship: 'A1', wounds: 0, rule: 'X-257' },
    ]);
    expect(p.told('wounded')).toEqual([{ type: 'wounded', ship: 'B1', wounds: 1, left: 3, rule: 'DW-65' }]);
  });
});

describe('[X-216] a target that is destroyed', () => {
  const weak = { north: [ship(0, 7, 1), ship(3, 7)], south: [ship(6, 10)] };

  test('lets the move go on as far as it was ordered, and no farther', () => {
    const past = (distance: number) => ramming(weak, distance).ship('A1').place!.x - 40000;
    expect([inch(1), inch(2), inch(8)].map(past)).toEqual([inch(1), inch(2), inch(8)]);
    expect(ramming(weak, inch(1)).told('moved')).toHaveLength(1);
    expect(ramming(weak, inch(2)).told('moved')).toMatchObject([
      { cost: inch(1) },
      { rule: 'X-216', cost: inch(1), why: 'straight' },
    ]);
  });

  test('who is credited: the mover that lives, else nobody', () => {
    expect(ramming(weak, inch(1)).told('destroyed')).toEqual([
      { type: 'destroyed', ship: 'B1', by: 'A1', rule: 'DW-36' },
    ]);
    const both = ramming({ south: [ship(6, 7, 1), ship(3, 7)], north: [ship(6, 7, 1), ship(3, 7)] }, inch(1));
    expect(both.told('destroyed')).toEqual([
      { type: 'destroyed', ship: 'A1', by: null, rule: 'DW-36' },
      { type: 'destroyed', ship: 'B1', by: null, rule: 'DW-36' },
    ]);
    const broken = ramming({ south: [ship(0, 7, 1), ship(3, 7)], north: [ship(6, 10), ship(3, 7)] }, inch(1));
    expect(broken.told('destroyed')).toEqual([{ type: 'destroyed', ship: 'A1', by: 'B1', rule: 'DW-36' }]);
  });
});
