// Chances that are asked for, of every kind of command, and when there are none.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle, CosmicCommand } from '../state/types.ts';
import { duel, half, SEVEN, sol, sun } from '../testing/duel.ts';
import {
  at,
  begun,
  cast,
  changed,
  changedTurn,
  fire,
  given,
  lying,
  playing,
  pooled,
  scene,
  seven,
} from '../testing/scenes.ts';
import { chancesOf } from './index.ts';

describe('chances that are asked for', () => {
  const active = (b1 = at(20, 10)): Battle => {
    const p = playing(
      half(given(lying(scene({ south: [sol], north: [sun] }), { A1: at(10, 10), B1: b1 }), { A1: ['move', 'board'] })),
    );
    p.play({ type: 'activate', ship: 'A1' });
    return p.now();
  };
  const straight = (ram: string | null): CosmicCommand => ({ type: 'straight', distance: inch(8), ram });
  const board = (target: string): CosmicCommand => ({ type: 'board', target });
  const seizing = begun(
    changedTurn(
      changedTurn(
        lying(scene({ south: [sol], north: [sun, sun] }), { A1: at(10, 10), B1: at(20, 10), B2: at(10, 20) }),
        'B1',
        { moves: 1 },
      ),
      'A1',
      { lockedWith: ['B1'] },
    ),
    'movement',
    { type: 'opportunity', queue: ['A1'], target: null, step: 'attack' },
  );
  const fighting1 = begun(
    lying(scene({ south: [sol], north: [sun] }), { A1: at(10, 10), B1: { ...at(10, 10), y: 25400 + 3500 } }),
    'combat',
    { type: 'combat', side: 0, fought: [] },
  );
  const gone = (b: Battle, id: string): Battle => changed(b, id, { fate: 'destroyed', wounds: 0 });
  const shot = begun(duel({ north: [sun, sun] }), 'shoot', {
    type: 'shot',
    shooter: 'A1',
    weapon: 0,
    target: 'B1',
    step: 'redirect',
    way: [],
    astray: false,
  });
  const witch = duel({ south: [seven('black-sun', SEVEN, { powers: ['blast'] })], north: [sol] });

  test.each<readonly [string, Battle, CosmicCommand]>([
    ['of who is not there', duel(), fire('C1', 'B1')],
    ['at who is not there', gone(duel(), 'B1'), fire('A1', 'B1')],
    ['by who is gone', gone(duel(), 'A1'), fire('A1', 'B1')],
    ['of a weapon it has not', duel(), fire('A1', 'B1', 3)],
    ['of passing on what nobody fired', duel(), { type: 'redirect', to: null }],
    ['of passing it to nobody', shot, { type: 'redirect', to: 'C1' }],
    ['of striking a friend without a shot', duel(), { type: 'friend', ship: 'A1' }],
    ['of a power it does not know', witch, cast('A1', 'root', 'B1')],
    ['of a power at who is gone', gone(witch, 'B1'), cast('A1', 'blast', 'B1')],
    ['of a power by who is gone', gone(witch, 'A1'), cast('A1', 'blast', 'B1')],
    ['of resisting nothing', duel(), { type: 'resist', by: null, points: 0 }],
    ['of raising nothing', duel(), { type: 'raise', points: 0 }],
    ['of rolling nothing again', duel(), { type: 'reroll', dice: 0 }],
    ['of a move that rams nobody', active(), straight(null)],
    ['of a ram of who is not there', active(), straight('C1')],
    ['of a ram while nobody moves', duel(), straight('B1')],
    ['of a boarding out of reach', active(), board('B1')],
    ['of a boarding while nobody moves', duel(), board('B1')],
    ['of striking after nobody', duel(), { type: 'seize', target: 'B1' }],
    ['of striking after who is gone', gone(seizing, 'B1'), { type: 'seize', target: 'B1' }],
    ['of no such fight', fighting1, { type: 'fight', fight: 'B1' }],
    ['of nothing', duel(), { type: 'pass' }],
    [
      'when all is over',
      { ...duel(), outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-261' } },
      fire('A1', 'B1'),
    ],
    ['when nothing is under way', { ...duel(), stack: [] }, fire('A1', 'B1')],
  ])('none %s', (_, b, command) => {
    expect(chancesOf(b, command)).toBeUndefined();
  });

  test.each<readonly [string, Battle, CosmicCommand, object]>([
    [
      'a shot and its volley',
      duel(),
      fire('A1', 'B1'),
      {
        target: 'B1',
        dice: 1,
        needs: { attack: 3, save: null, ignore: null },
        struck: 1,
        ion: null,
        destiny: null,
        volley: { shots: [0, 0], target: 'B1' },
      },
    ],
    ['a shot that is kept', shot, { type: 'redirect', to: null }, { target: 'B1' }],
    [
      'a power',
      pooled(witch, 0, { affinity: 2 }),
      cast('A1', 'blast', 'B1'),
      { cost: 1, resolves: 1, struck: [{ target: 'B1', needs: 3 }] },
    ],
    [
      'a ram of a fighter',
      active(at(16, 10)),
      { type: 'fly', ends: [{ x: inch(16), y: inch(10) }], facing: 0, ram: 'B1' },
      { ram: { mover: { target: 'A1' }, target: { target: 'B1' } } },
    ],
    ['a ram', active(at(16, 10)), straight('B1'), { ram: { mover: { target: 'A1' }, target: { target: 'B1' } } }],
    [
      'a boarding',
      active({ ...at(10, 10), y: 25400 + 8000 }),
      board('B1'),
      {
        fight: {
          sides: [
            { ships: ['A1'], dice: 2 },
            { ships: ['B1'], dice: 2 },
          ],
          crew: null,
        },
      },
    ],
    ['a strike after who leaves', seizing, { type: 'seize', target: 'B1' }, { opportunity: { target: 'B1', mean: 1 } }],
    [
      'a fight',
      fighting1,
      { type: 'fight', fight: 'A1' },
      { sides: [{ ships: ['A1'], needs: 4, wound: null }, { ships: ['B1'] }] },
    ],
  ])('of %s', (_, b, command, wanted) => {
    expect(chancesOf(b, command)).toMatchObject(wanted);
  });

  test('[X-237] [X-238] a shot with Destiny, and one that has strayed', () => {
    const rich = pooled(duel(), 0, { destiny: 1 });
    expect(chancesOf(rich, fire('A1', 'B1'))).toMatchObject({
      destiny: { points: 1, mean: expect.closeTo(4 / 6 + (2 / 6) * (4 / 6), 12), destroyed: 0 },
    });
    const last = changed(rich, 'B1', { wounds: 1 });
    expect(chancesOf(last, fire('A1', 'B1'))).toMatchObject({
      destroyed: expect.closeTo(4 / 6, 12),
      destiny: { destroyed: expect.closeTo(8 / 9, 12) },
    });
    const ion = changed(
      pooled(duel({ south: [seven('black-sun', SEVEN, { mounts: [{ weapon: 'ion-beam', arcs: ['front'] }] })] }), 0, {
        destiny: 1,
      }),
      'B1',
      { wounds: 1 },
    );
    expect(chancesOf(ion, fire('A1', 'B1'))).toMatchObject({
      ion: expect.closeTo(4 / 6, 12),
      destroyed: 0,
      destiny: { destroyed: 0 },
    });
  });

  test('[X-238] a shot that strays to a friend strikes it for certain, one that is passed on does not spare it', () => {
    const red = seven('bloodpact', SEVEN);
    const mixed = lying(duel({ south: [red, red] }), { A2: { ...at(14, 18), y: 18 * 2540 + 3500 } });
    const stray = begun(mixed, 'shoot', {
      type: 'shot',
      shooter: 'A1',
      weapon: 0,
      target: 'B1',
      step: 'friend',
      way: [],
      astray: false,
    });
    expect(chancesOf(stray, { type: 'friend', ship: 'A2' })).toMatchObject({ target: 'A2', struck: 1, why: 'friend' });
    expect(chancesOf(stray, { type: 'redirect', to: null })).toMatchObject({ target: 'B1', struck: 1 / 2 });
  });
});
