// Copies keep every field, and change only what they are asked to.
import { describe, expect, test } from 'vitest';
import { battle } from '../testing/battles.ts';
import type { Battle, Effect } from './battle.ts';
import {
  addEffect,
  changeFighter,
  changeObject,
  changeSeat,
  copyBattle,
  effectWith,
  fighterAt,
  pop,
  push,
  swapTop,
  topFrame,
  withoutEffects,
} from './copies.ts';
import { activationWith, attackWith, damageWith, moveWith, stepWith, volleyWith } from './frames.ts';

const b: Battle = {
  ...battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [2, 2], damage: 1, actions: 1, guard: true, poison: 1 },
      { profile: 'cleric', seat: 1, at: [9, 12], where: 'down' },
    ],
    hands: [['2H'], ['3H']],
    objects: [
      [3, 3],
      [4, 4],
    ],
  }),
  discard: ['4H'],
  effects: [{ type: 'hex', fighter: 0 }],
  clones: [{ pair: [0, 1], seat: 0, real: 1 }],
  outcome: { places: [[0], [1]], reason: 'draw', rule: 'MW-R103' },
};

test('a battle, a fighter, a seat, an object', () => {
  expect(copyBattle(b)).toEqual(b);
  expect(changeFighter(b, 0, (f) => void f.damage++)).toEqual({
    ...b,
    fighters: [{ ...b.fighters[0]!, damage: 2 }, b.fighters[1]],
  });
  expect(changeSeat(b, 1, (s) => void s.kills++)).toEqual({ ...b, seats: [b.seats[0], { ...b.seats[1]!, kills: 1 }] });
  const object = changeObject(b, 1, (o) => {
    o.carrier = 0;
  });
  expect(object).toEqual({ ...b, objects: [b.objects[0], { ...b.objects[1]!, carrier: 0 }] });
  expect(fighterAt(b.fighters[0]!, 7, 8)).toEqual({ ...b.fighters[0]!, x: 7, y: 8 });
});

test('the stack', () => {
  const frame = { type: 'round', step: 'end' } as const;
  const more = push(b, frame);
  expect(more).toEqual({ ...b, stack: [...b.stack, frame] });
  expect(topFrame(more)).toEqual(frame);
  expect(pop(more)).toEqual(b);
  expect(swapTop(b, frame)).toEqual({ ...b, stack: [frame] });
  expect(topFrame({ ...b, stack: [] })).toBeUndefined();
});

describe('effects', () => {
  test('are added at the end, and ended where it is asked for', () => {
    const two = addEffect(b, { type: 'ward', by: 1 });
    expect(two).toEqual({ ...b, effects: [...b.effects, { type: 'ward', by: 1 }] });
    expect(withoutEffects(two, (e) => e.type === 'hex')).toEqual({ ...b, effects: [{ type: 'ward', by: 1 }] });
    expect(withoutEffects(two, () => false)).toBe(two);
    const none = { ...b, effects: [] };
    expect(withoutEffects(none, () => true)).toBe(none);
  });

  const on: readonly Effect[] = [
    { type: 'wildform', fighter: 1 },
    { type: 'thirdEye', fighter: 1 },
    { type: 'hex', fighter: 1 },
    { type: 'entangle', by: 2, fighter: 1 },
    { type: 'hypnotize', by: 2, fighter: 1 },
    { type: 'prediction', by: 2, fighter: 1, action: 'move' },
  ];
  const by: readonly Effect[] = [
    { type: 'whiteHot', by: 2 },
    { type: 'ward', by: 2 },
    { type: 'empowered', by: 2 },
    { type: 'aim', by: 2, x: 3, y: 4, ready: true },
    { type: 'charm', by: 2, seat: 1, target: 5, among: [5, 6] },
  ];

  test.each([...on, ...by])('$type with another caster or on another fighter', (e) => {
    expect(effectWith(e, null, null)).toEqual(e);
    expect(effectWith(e, 7, null)).toEqual('by' in e ? { ...e, by: 7 } : e);
    expect(effectWith(e, null, 8)).toEqual('fighter' in e ? { ...e, fighter: 8 } : e);
    expect(effectWith(e, 0, 0)).toEqual({
      ...e,
      ...('by' in e ? { by: 0 } : {}),
      ...('fighter' in e ? { fighter: 0 } : {}),
    });
  });
});

test('frames with a change', () => {
  const cast = [{ spell: 'haste', caster: 0 }] as const;
  const activation = { type: 'activation', step: 'ends', fighter: 1, by: 1, action: 'move', free: true, cast } as const;
  expect(activationWith(activation, { step: 'begins' })).toEqual({ ...activation, step: 'begins' });
  const move = {
    type: 'move',
    step: 'path',
    fighter: 1,
    haste: 2,
    phasewalk: true,
    near: true,
    charges: true,
    cast,
  } as const;
  expect(moveWith(move, { haste: 3 })).toEqual({ ...move, haste: 3 });
  const source = { type: 'feature', id: 1 } as const;
  const step = {
    type: 'step',
    step: 'path',
    fighter: 1,
    purpose: 'dodge',
    source,
    leap: true,
    phasewalk: true,
    cast,
  } as const;
  expect(stepWith(step, { leap: false })).toEqual({ ...step, leap: false });
  const attack = {
    type: 'attack',
    step: 'roll',
    source,
    by: 1,
    against: 2,
    attack: 'quake',
    target: 1,
    object: 2,
    splash: true,
    chosen: true,
    choice: 'heavy',
    defence: 'dodge',
    free: true,
    hits: 3,
    damage: 2,
    blocked: 1,
  } as const;
  expect(attackWith(attack, { hits: 4 })).toEqual({ ...attack, hits: 4 });
  const steps = [{ fighter: 1, purpose: 'dodge', free: true }] as const;
  const volley = { type: 'volley', step: 'order', source, by: 1, attack: 'blast', targets: [1], steps } as const;
  expect(volleyWith(volley, { targets: [] })).toEqual({ ...volley, targets: [] });
  const harms = [{ fighter: 1, amount: 2, credit: 0 }] as const;
  const damage = { type: 'damage', step: 'apply', harms, index: 1, rule: 'MW 18.5.3' } as const;
  expect(damageWith(damage, 0, [])).toEqual({ ...damage, index: 0, harms: [] });
});
