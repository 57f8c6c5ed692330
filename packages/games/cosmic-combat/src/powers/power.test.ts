// Powers that strike several ships: whom, with what aim, for how many wounds; and what casting leaves behind.
import { describe, expect, test } from 'vitest';
import type { Piece } from '../content/terrain.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, Place } from '../state/types.ts';
import { SEVEN, sol } from '../testing/duel.ts';
import {
  at,
  begun,
  cast,
  changed,
  given,
  type Lineup,
  lying,
  playing,
  pooled,
  scene,
  seven,
  shooting,
} from '../testing/scenes.ts';
import { powerOfShip } from './casting.ts';
import { powerNeeds, struckBy, woundsOfPower } from './power.ts';

/** P3; Blast and Lightning have Strength 6. */
const witch = seven('eldritch-cult', SEVEN, { powers: ['lightning', 'root', 'blast'] });
const tough = seven('empire-of-sol', [3, 3, 2, 9, 2, 4, 6]);
/** Long side to long side with B1, so far apart. */
const beside = (gap: number, by = 1): Place => ({ x: 14 * 2540, y: 18 * 2540 + by * (3000 + gap), facing: 0 });
const laid = (more: Partial<Lineup> = {}, places: Readonly<Record<string, Place>> = {}): Battle =>
  pooled(
    given(
      lying(scene({ south: [witch], north: [sol, tough, sol], ...more }), {
        A1: at(6, 18),
        B1: at(14, 18),
        B2: beside(2000),
        B3: beside(2000, -1),
        ...places,
      }),
      { A1: ['move', 'move'] },
    ),
    0,
    { affinity: 6 },
  );
const powerIn = (b: Battle, id: string) => powerOfShip(b, shipOf(b, 'A1'), id)!;
const struck = (b: Battle, id = 'lightning') => struckBy(b, shipOf(b, 'B1'), powerIn(b, id)).map((s) => s.id);
const needs = (b: Battle, on: string) =>
  powerNeeds(b, shipOf(b, 'A1'), powerIn(b, 'lightning'), shipOf(b, 'B1'), shipOf(b, on));

describe('[X-247] [X-249] whom it strikes', () => {
  test('Blast the target, Lightning and Root ships of its side near it', () => {
    expect([struck(laid(), 'blast'), struck(laid()), struck(laid(), 'root')]).toEqual([
      ['B1'],
      ['B1', 'B2', 'B3'],
      ['B1', 'B2', 'B3'],
    ]);
  });

  test('not an inch off, not the dying, not who is gone, not its own side', () => {
    expect(struck(laid({}, { B2: beside(2540) }))).toEqual(['B1', 'B3']);
    expect(struck(changed(laid(), 'B2', { wounds: 0 }))).toEqual(['B1', 'B3']);
    expect(struck(changed(laid(), 'B2', { fate: 'destroyed', wounds: 0 }))).toEqual(['B1', 'B3']);
    const mixed = laid({ south: [witch, sol] }, { A2: beside(2000), B2: at(3, 3), B3: at(3, 33) });
    expect(struckBy(mixed, shipOf(mixed, 'B1'), powerIn(mixed, 'lightning')).map((s) => s.id)).toEqual(['B1']);
  });

  test('[DW-26] not Null Monks near the target', () => {
    const monks = { ...tough, rules: ['null-monks'] };
    expect(struck(laid({ north: [sol, monks, sol] }))).toEqual(['B1', 'B3']);
  });
});

describe('[X-246] [X-247] with what aim', () => {
  /** It covers the line to B2 and not the line to B1. */
  const rock: Piece = { kind: 'asteroid', disc: [10, 19.3, 0.5] };
  /** B2 touches it. */
  const debris: Piece = { kind: 'debris', disc: [14, 21.5, 1] };

  test('each by its own cover; whom the caster cannot see, by the aim at the target', () => {
    expect([needs(laid(), 'B1'), needs(laid(), 'B2')]).toEqual([3, 4]); // 9 against 5 and against 9
    expect(needs(laid({ pieces: [debris] }), 'B2')).toBe(5); // 8 against 9
    expect(needs(laid({ pieces: [debris, rock] }), 'B2')).toBe(4); // 9 against 9
    expect(needs(laid({ pieces: [debris, rock] }), 'B1')).toBe(3);
  });

  test('[X-248] the upcharge counts on the target only', () => {
    const b = laid();
    const wounds = (id: string, upcharge: number, isTarget: boolean) =>
      woundsOfPower(powerIn(b, id), upcharge, isTarget);
    expect([wounds('blast', 0, true), wounds('blast', 2, true), wounds('lightning', 2, false)]).toEqual([1, 3, 1]);
    expect(wounds('root', 1, true)).toBe(0);
  });

  test('each has a die of its own, in order; who is missed suffers nothing', () => {
    const p = playing(shooting(laid()));
    p.play(cast('A1', 'lightning', 'B1', 1), 3, 3, 3); // 3+, 4+, 3+
    expect(p.rolls).toEqual(['power 1 by 0', 'power 1 by 0', 'power 1 by 0']);
    expect(p.told('wounded').map((e) => (e.type === 'wounded' ? [e.ship, e.wounds] : []))).toEqual([
      ['B1', 2],
      ['B3', 1],
    ]);
  });
});

describe('what casting leaves behind', () => {
  test('[DW-86] [X-245] a power of the Shoot phase silences the ship, one of the Movement phase does not', () => {
    const p = playing(shooting(given(laid(), { A1: ['fire', 'fire'] })));
    p.play(cast('A1', 'blast', 'B1'), 1);
    expect(p.told('cast')).toEqual([
      { type: 'cast', caster: 'A1', power: 'blast', target: 'B1', cost: 1, rule: 'DW-89' },
    ]);
    const q = playing(begun(laid(), 'movement', { type: 'half', side: 0, step: 'begin' }));
    q.play(cast('A1', 'root', 'B1'));
    expect(q.ship('A1').turn).toMatchObject({ cast: true, ceased: false });
    expect(q.told('powerTook')).toEqual(
      ['B1', 'B2', 'B3'].map((on) => ({ type: 'powerTook', power: 'root', on, by: 'A1', rule: 'X-249' })),
    );
    expect(['B1', 'B2', 'B3'].map((id) => q.ship(id).rooted)).toEqual([0, 0, 0]);
  });

  test('[DW-25] the Cult’s first of a round is cheaper, of others none; each side has its own', () => {
    const first = (faction: 'eldritch-cult' | 'black-sun', discounted: readonly [boolean, boolean]) => {
      const caster = seven(faction, SEVEN, { powers: ['lightning', 'root'] });
      const p = playing(shooting({ ...laid({ south: [caster] }), discounted }));
      p.play(cast('A1', 'lightning', 'B1'), 1, 1, 1);
      return [6 - p.now().pools[0].affinity];
    };
    expect(first('eldritch-cult', [false, false])).toEqual([1]);
    expect(first('eldritch-cult', [true, false])).toEqual([2]);
    expect(first('eldritch-cult', [false, true])).toEqual([1]);
    expect(first('black-sun', [false, false])).toEqual([2]);
    const rooted = (faction: 'eldritch-cult' | 'black-sun') => {
      const caster = seven(faction, SEVEN, { powers: ['root'] });
      const q = playing(begun(laid({ south: [caster] }), 'movement', { type: 'half', side: 0, step: 'begin' }));
      q.play(cast('A1', 'root', 'B1'));
      return q.now().discounted;
    };
    expect([rooted('eldritch-cult'), rooted('black-sun')]).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});
