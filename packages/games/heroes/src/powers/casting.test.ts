// What powers cost, which are listed, where they put somebody, and what they leave (DW-84 to DW-89, X-145 to X-154), by hand.
import { powerOf } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { copyBattle, deedsOf, modelOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { POSITIONS } from '../testing/positions.ts';
import {
  changed,
  type Lineup,
  ordered,
  type Place,
  playing,
  scene,
  select,
  spaceOf,
  standing,
  stayAt,
  unit,
} from '../testing/scenes.ts';
import { castsOf, costOf, placesOf } from './casting.ts';
import { struckBy } from './power.ts';

const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  pieces: Lineup['pieces'] = [],
  points = 149,
): Battle => ordered(standing(scene({ south, north, pieces, points }), places), { destiny: 'never', resist: 'never' });
const power = (id: string) => powerOf(id)!;
const caster = (...powers: string[]) => unit('void.necromancer', { powers }, { affinity: 4 });
const cast = (id: string, target: string | null, upcharge = 0) =>
  ({ type: 'cast', power: id, target, upcharge }) as const;

describe('[DW-89] what a power costs', () => {
  const cost = (b: Battle, id = 'lightning', upcharge = 0) => costOf(b, modelOf(b, 'A1'), power(id), upcharge);
  const cult = (discounted: readonly [boolean, boolean] = [false, false]) => {
    const b = copyBattle(board([unit('eldritch-cult.sorcerer', {})], ['void.zombie'], { A1: [5, 5], B1: [9, 9] }));
    b.discounted = discounted;
    return b;
  };

  test('its charge, and one for each upcharge', () => {
    const b = board([caster('lightning')], ['void.zombie'], { A1: [5, 5], B1: [9, 9] });
    expect([cost(b), cost(b, 'blast'), cost(b, 'blast', 2)]).toEqual([2, 1, 3]);
  });

  test('[DW-25] the Cult’s first of a round costs 1 less, at least 1; its side’s, not the other’s', () => {
    expect([cost(cult()), cost(cult(), 'blast'), cost(cult(), 'lightning', 1)]).toEqual([1, 1, 2]);
    expect([cost(cult([true, false])), cost(cult([false, true]))]).toEqual([2, 1]);
  });

  test('[DW-26] one more with a Confessor of the enemy within 10; both change it together', () => {
    const near = (place: Place, south: Lineup['south'] = [caster('lightning')]) =>
      board(south, ['void.confessor'], { A1: [5, 5], B1: place });
    expect([cost(near([15, 5])), cost(near([16, 5]))]).toEqual([3, 2]);
    expect(cost(near([15, 5], [unit('eldritch-cult.sorcerer', {})]))).toBe(2);
    expect(cost(near([15, 5], [unit('eldritch-cult.sorcerer', {})]), 'blast')).toBe(1);
    const own = board([caster('lightning'), 'void.confessor'], ['void.zombie'], {
      A1: [5, 5],
      A2: [6, 5],
      B1: [20, 20],
    });
    expect(cost(own)).toBe(2);
  });

  test('[X-166] a mate of another faction does not use the Cult’s cheaper power up; before the fourth edition it did', () => {
    const after = (edition: 3 | 4): number => {
      const sorcerer = unit('eldritch-cult.sorcerer', { powers: ['ward', 'lightning'] }, { affinity: 2 });
      const places = { A1: [5, 5], A2: [7, 5], B1: [9, 9] } as const;
      const b = copyBattle(board([sorcerer, sorcerer], ['void.necromancer'], places, [], 300));
      const [south, north] = b.config.seats;
      const mixed = south!.units.map((sheet, i) => (i === 0 ? { ...sheet, faction: 'void' as const } : sheet));
      b.config = { ...b.config, seats: [{ ...south!, units: mixed }, north!], edition };
      const p = playing(b);
      p.play(select('A1'));
      p.play(cast('ward', 'A1'));
      expect(p.model('A1').affinity).toBe(1);
      return costOf(p.now(), p.model('A2'), power('lightning'), 0);
    };
    expect([after(3), after(4)]).toEqual([2, 1]);
  });

  test('who casts has taken the discount of its side', () => {
    const p = playing(POSITIONS.afterMove());
    expect(p.now().discounted).toEqual([false, false]);
    p.play(cast('ward', 'A1'));
    expect(p.now().discounted).toEqual([true, false]);
    expect(p.model('A1').affinity).toBe(2);
  });
});

describe('[X-145] which castings there are', () => {
  const listed = (b: Battle, phase: 'movement' | 'shoot', mayBlink = true) =>
    castsOf(b, modelOf(b, 'A1'), phase, mayBlink).map(
      ({ power: id, target, upcharge }) => `${id} ${target} ${upcharge}`,
    );

  test('by power, by target, by upcharge up to the target’s last Wound and to the Affinity left', () => {
    const b = board([caster('blast', 'ward', 'blink')], ['void.zombie', 'void.death-knight'], {
      A1: [5, 5],
      B1: [9, 5],
      B2: [9, 9],
    });
    expect(listed(b, 'shoot')).toEqual(['blast B1 0', 'blast B1 1', 'blast B2 0', 'blast B2 1', 'blast B2 2']);
    expect(listed(b, 'movement')).toEqual(['ward A1 0', 'blink null 0']);
    expect(listed(b, 'movement', false)).toEqual(['ward A1 0']);
    expect(listed(changed(b, 'A1', { affinity: 2 }), 'shoot')).toEqual([
      'blast B1 0',
      'blast B1 1',
      'blast B2 0',
      'blast B2 1',
    ]);
    expect(listed(changed(b, 'A1', { affinity: 1 }), 'movement')).toEqual(['ward A1 0']);
    expect(listed(changed(b, 'A1', { affinity: 0 }), 'shoot')).toEqual([]);
  });

  test('[X-152] [X-150] Raise at no model; by one who is rooted too, who does not blink', () => {
    const b = copyBattle(board([caster('raise', 'blink')], ['void.zombie'], { A1: [5, 5], B1: [9, 5] }));
    expect(listed(b, 'movement')).toEqual(['raise null 0', 'blink null 0']);
    b.lasting = [{ power: 'root', on: 'A1', by: 'B1', until: 2 }];
    expect(listed(b, 'movement')).toEqual(['raise null 0']);
    expect(listed(standing(b, { B1: [6, 5] }), 'movement')).toEqual([]); // engaged, at adjacent enemies or itself
  });
});

describe('where a power may put somebody', () => {
  const spaces = (b: Battle, id: string) => {
    const all = placesOf(b, modelOf(b, 'A1'), power(id));
    return (x: number, y: number) => all.includes(spaceOf(b, [x, y]));
  };

  test('[X-152] Raise: within 6, free, seen, beside no enemy', () => {
    const b = board([caster('raise')], ['void.zombie'], { A1: [10, 10], B1: [14, 10] }, [['wall', 6, 12, 1]]);
    const is = spaces(b, 'raise');
    expect([is(4, 10), is(3, 10), is(10, 16), is(10, 17), is(16, 16), is(10, 4), is(10, 3)]).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect([is(10, 10), is(14, 10), is(13, 10), is(12, 10), is(15, 11)]).toEqual([false, false, false, true, false]);
    expect([is(6, 13), is(4, 13)]).toEqual([false, false]); // the wall, and behind it
    expect(placesOf(b, modelOf(b, 'A1'), power('blast'))).toEqual([]);
  });

  test('[X-152] up to the edges of the board', () => {
    const near = (place: Place) =>
      spaces(board([caster('raise')], ['void.zombie'], { A1: place, B1: [11, 11] }), 'raise');
    for (const id of ['raise', 'blink'])
      for (const place of [
        [23, 23],
        [0, 0],
        [20, 3],
      ] as const) {
        const b = board([caster(id)], ['void.zombie'], { A1: place, B1: [11, 11] });
        const all = placesOf(b, modelOf(b, 'A1'), power(id));
        expect(new Set(all).size).toBe(all.length);
        expect(all.every((space) => Math.abs((space % 24) - place[0]) <= 8)).toBe(true);
      }
    expect([near([20, 3])(23, 3), near([20, 3])(20, 0), near([3, 20])(0, 20), near([3, 20])(3, 23)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('[X-153] Blink: within 8, wherever one can stand, beside enemies too; a large one with its whole base', () => {
    const b = board([caster('blink')], ['void.zombie'], { A1: [10, 10], B1: [14, 10] }, [['wall', 6, 12, 1]]);
    const is = spaces(b, 'blink');
    expect([
      is(18, 10),
      is(19, 10),
      is(2, 2),
      is(1, 10),
      is(13, 10),
      is(14, 10),
      is(10, 10),
      is(6, 12),
      is(4, 13),
    ]).toEqual([true, false, true, false, true, false, false, false, true]);
    const golem = unit('void.siege-golem', { powers: ['blink'] }, { affinity: 2 });
    const large = board(
      [golem, 'void.death-knight'],
      ['void.death-knight'],
      { A1: [10, 10], A2: [16, 10], B1: [1, 1] },
      [],
      200,
    );
    const on = spaces(large, 'blink');
    expect([
      on(11, 10),
      on(14, 10),
      on(15, 10),
      on(16, 10),
      on(17, 10),
      on(19, 10),
      on(20, 10),
      on(1, 10),
      on(0, 10),
      on(23, 10),
    ]).toEqual([true, true, false, false, true, true, false, true, false, false]);
  });

  test('[X-152] a Thrall of a large caster does not stand on it', () => {
    const golem = unit('void.siege-golem', { powers: ['raise'] }, { affinity: 2 });
    const large = board([golem, 'void.death-knight'], ['void.death-knight'], { A1: [10, 10], B1: [1, 1] }, [], 200);
    const is = spaces(large, 'raise');
    expect([is(10, 9), is(11, 9), is(10, 12), is(11, 12), is(9, 10), is(9, 11), is(12, 11)]).toEqual(
      Array<boolean>(7).fill(true),
    );
    expect([
      is(10, 11),
      is(11, 10),
      is(11, 11),
      is(12, 10),
      is(9, 9),
      is(17, 10),
      is(18, 10),
      is(4, 10),
      is(3, 10),
    ]).toEqual([false, false, false, true, true, true, false, true, false]);
  });
});

describe('what a power leaves', () => {
  const casting = (b: Battle, c: ReturnType<typeof cast>, ...dice: number[]) => {
    const p = playing(b);
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    if (p.asked()?.kind === 'afterMove' && power(c.power).phase === 'shoot') p.play({ type: 'pass' });
    p.play(c, ...dice);
    return p;
  };

  test.each(['root', 'ward', 'hasten', 'dread'] as const)(
    '[X-149] %s lies on its target until the end of the next round, once',
    (id) => {
      const target = id === 'root' || id === 'dread' ? 'B1' : 'A2';
      const b = copyBattle(board([caster(id), 'void.warg'], ['void.zombie'], { A1: [5, 5], A2: [5, 7], B1: [9, 5] }));
      b.round = 3;
      const others = [
        { power: id, on: target, by: 'A2', until: 3 },
        { power: 'corrupt', on: target, by: 'A2', until: 3 },
      ] as const;
      const laid = { power: id, on: target, by: 'A1', until: 4 } as const;
      b.lasting = [...others, { ...laid, until: 3 }];
      const p = casting(b, cast(id, target));
      expect(p.now().lasting).toEqual([...others, laid]); // another's beside it ends when it would
      const old = copyBattle(b);
      old.config = { ...b.config, edition: 4 }; // where it was replaced
      expect(casting(old, cast(id, target)).now().lasting).toEqual([others[1], laid]);
      expect(p.events).toContainEqual({
        type: 'powerTook',
        power: id,
        on: target,
        by: 'A1',
        left: p.model(target).wounds,
        rule: 'X-149',
      });
    },
  );

  test('[X-153] Mend: a Wound more, up to the profile', () => {
    const b = board([caster('mend'), 'void.zombie'], ['void.zombie'], { A1: [5, 5], A2: [5, 7], B1: [19, 5] });
    const p = casting(changed(b, 'A2', { wounds: 1 }), cast('mend', 'A2'));
    expect(p.model('A2').wounds).toBe(2);
    expect(p.events).toContainEqual({ type: 'powerTook', power: 'mend', on: 'A2', by: 'A1', left: 2, rule: 'X-153' });
  });

  test('[X-152] [X-168] Raise: a Thrall of the caster’s seat with its token', () => {
    const p = playing(POSITIONS.raisePlace());
    p.play({ type: 'place', space: spaceOf(p.now(), [5, 12]) });
    expect(p.model('A2')).toEqual({
      id: 'A2',
      seat: 0,
      unit: -1,
      space: spaceOf(p.now(), [5, 12]),
      wounds: 1,
      destiny: 0,
      faith: 0,
      affinity: 0,
      acted: true,
      stance: 'none',
      used: [],
      fate: 'alive',
    });
    expect(deedsOf(p.now(), 'A2')).toMatchObject({ slain: [], wounded: [], idle: 0 });
    expect(p.now().trackers[0]).toMatchObject({ powers: 1, raised: 1 });
  });

  test('[X-158] [X-153] [X-151] where Blink or Corrupt puts somebody, it stands at the end of a move: beside a marker, at an edge', () => {
    const blink = playing(POSITIONS.blink()); // markers lie at (6, 8) and half a turn about
    blink.play({ type: 'place', space: spaceOf(blink.now(), [6, 8]) });
    expect(deedsOf(blink.now(), 'A1').markers).toBe(1);
    const pushed = board([caster('corrupt')], ['void.zombie', 'void.zombie'], {
      A1: [6, 14],
      B1: [6, 10],
      B2: [20, 0],
    });
    const p = casting(pushed, cast('corrupt', 'B1'));
    p.play({ type: 'place', space: spaceOf(p.now(), [6, 8]) });
    expect(deedsOf(p.now(), 'B1').markers).toBe(1);
  });

  test('[X-153] [X-122] Blink beside an enemy engages, and counts as a whole move', () => {
    const p = playing(POSITIONS.blink());
    p.play({ type: 'place', space: spaceOf(p.now(), [9, 10]) });
    expect(p.top()).toMatchObject({ type: 'activation', step: 'melee', engages: true, pace: 'full', moved: true });
    const far = playing(POSITIONS.blink());
    far.play({ type: 'place', space: spaceOf(far.now(), [2, 2]) });
    expect(far.model('A1').acted).toBe(true);
  });

  test('[X-154] Lightning strikes the target and allies beside it that live; other powers the target alone', () => {
    const b = board([caster('lightning')], ['void.zombie', 'void.zombie', 'void.zombie'], {
      A1: [5, 5],
      B1: [10, 5],
      B2: [11, 5],
      B3: [12, 5],
    });
    const struck = (at: Battle, id: string) => struckBy(at, modelOf(at, 'B1'), power(id)).map((m) => m.id);
    expect(struck(b, 'lightning')).toEqual(['B1', 'B2']);
    expect(struck(changed(b, 'B2', { wounds: 0 }), 'lightning')).toEqual(['B1']);
    expect([struck(b, 'blast'), struck(b, 'dread')]).toEqual([['B1'], ['B1']]);
  });

  test('[X-154] who is out of sight is struck with the aim at the target', () => {
    // B2 stands behind a wall; B1 before it, both Defense 4. Perception 6 and Strength 6 against 4 need 2+.
    const b = board(
      [caster('lightning')],
      ['void.zombie', 'void.zombie'],
      { A1: [5, 10], B1: [10, 10], B2: [11, 11] },
      [['wall', 11, 10, 0]],
    );
    const p = casting(b, cast('lightning', 'B1'), 1, 1);
    expect(p.events.flatMap((e) => (e.type === 'rolled' ? [e.needs] : []))).toEqual([2, 2]);
  });
});
