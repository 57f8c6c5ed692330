// What the standing order for Destiny spends by itself: it slays enemies and saves lives, its own included.
import { describe, expect, test } from 'vitest';
import { modelOf } from '../state/battle.ts';
import type { Battle, PoolRoll } from '../state/types.ts';
import {
  changed,
  goTo,
  type Lineup,
  ordered,
  playing,
  scene,
  select,
  shoot,
  standing,
  stayAt,
  unit,
} from '../testing/scenes.ts';
import { ableToResist, rerollOrdered } from './orders.ts';

const auto = (south: Lineup['south'], north: Lineup['north'], places: Parameters<typeof standing>[1]): Battle =>
  ordered(standing(scene({ south, north, pieces: [] }), places), {
    destiny: 'auto',
    redirect: 'never',
    resist: 'never',
  });

/** With so many Wounds left. */
const left = (b: Battle, id: string, wounds: number): Battle => changed(b, id, { wounds });

const ready = (b: Battle) => {
  const p = playing(b);
  p.play(select('A1'));
  p.play(stayAt(b, 'A1'));
  return p;
};

const cast = (power: string, target: string, upcharge = 0) => ({ type: 'cast', power, target, upcharge }) as const;

describe('[X-144] Destiny by standing order', () => {
  const sharpshooter = unit('citadel.sharpshooter', {}, { destiny: 2 });

  test('a shot that would slay is rolled again', () => {
    const b = auto([sharpshooter], ['empire-of-sol.hunter'], { A1: [4, 10], B1: [12, 10] });
    const p = ready(left(b, 'B1', 1));
    p.play(shoot('quick-rifle', 'B1'), 1, 1);
    expect(p.model('A1').destiny).toBe(1);
  });

  test('[DW-71] [X-138] a shot that went astray is never rolled again at a friend', () => {
    const p = ready(
      auto([sharpshooter, 'citadel.guardsman'], ['void.warg'], { A1: [4, 10], A2: [12, 11], B1: [12, 10] }),
    );
    p.play(shoot('quick-rifle', 'B1'), 2, 1); // at the friend, who has one Wound: a miss is welcome
    expect(p.events.some((e) => e.type === 'astray')).toBe(true);
    expect(p.model('A1').destiny).toBe(2);
  });

  test('[DW-79] [X-154] Lightning: the dice at those who would fall, not at who has more Wounds left', () => {
    const caster = unit('eldritch-cult.sorcerer', {}, { destiny: 2 });
    const b = auto([caster], ['empire-of-sol.legionnaire', 'empire-of-sol.praetorian'], {
      A1: [4, 10],
      B1: [10, 10],
      B2: [10, 11],
    });
    const p = ready(b);
    p.play(cast('lightning', 'B1'), 1, 1, 1); // both miss; one point for the Legionnaire, none for the Praetorian
    expect(p.model('A1').destiny).toBe(1);
    expect(p.rolls).toEqual(['power 1', 'power 1', 'power 1']);
  });

  test('[X-146] an upcharge slays with one success', () => {
    const caster = unit('eldritch-cult.sorcerer', {}, { destiny: 2 });
    const p = ready(auto([caster], ['empire-of-sol.praetorian'], { A1: [4, 10], B1: [10, 10] }));
    p.play(cast('blast', 'B1', 1), 1, 1);
    expect(p.model('A1').destiny).toBe(1);
  });

  test('[HR-38] [X-136] the rows of a blast: at an enemy who would fall, not at a friend', () => {
    const bomber = unit('bloodpact.firebrand', {}, { destiny: 3 });
    const b = auto([bomber, 'bloodpact.slinger'], ['void.death-knight', 'void.warg'], {
      A1: [4, 10],
      A2: [9, 9],
      B1: [8, 10],
      B2: [9, 11],
    });
    const p = ready(left(left(b, 'B1', 1), 'B2', 1));
    // the Knight struck; the Slinger missed, the Warg missed twice; the Knight ignores it
    p.play(shoot('grenade', 'B1'), 6, 1, 1, 1, 6);
    expect(p.model('A1').destiny).toBe(2);
  });

  test('[X-176] a hit that would kill a friend is rolled again; before the fifth edition it stood', () => {
    const stray = (edition: 4 | 5) => {
      const places = { A1: [4, 10], A2: [12, 11], B1: [12, 10] } as const;
      const b = auto([sharpshooter, 'citadel.guardsman'], ['void.warg'], places);
      const p = ready({ ...b, config: { ...b.config, edition } });
      p.play(shoot('quick-rifle', 'B1'), 2, 6, ...(edition === 5 ? [1] : []));
      return [p.model('A1').destiny, p.model('A2').fate];
    };
    expect([stray(5), stray(4)]).toEqual([
      [1, 'alive'],
      [2, 'slain'],
    ]);
  });

  test('[X-176] [HR-38] nor does the order pay for a friend who lives anyway', () => {
    const bomber = unit('bloodpact.firebrand', {}, { destiny: 3 });
    const places = { A1: [4, 10], A2: [9, 9], B1: [8, 10] } as const;
    const b = auto([bomber, unit('bloodpact.reaver', {}, { wounds: 2 })], ['void.warg'], places);
    const p = ready(b);
    p.play(shoot('grenade', 'B1'), 6, 6, 1); // the Warg struck, the Reaver too, with two Wounds; the Warg ignores nothing
    expect([p.model('A1').destiny, p.model('A2').wounds]).toEqual([3, 1]);
  });

  test.each([
    [2, [1], 2],
    [1, [1, 6], 1],
  ] as const)('[X-116] a jump that would wound, with %i Wounds left: only a life is saved', (wounds, dice, destiny) => {
    const jacker = 'citadel.jacker'; // Destiny 2
    const tower = scene({ south: [jacker], north: ['void.warg'], pieces: [['scaffold', 8, 10]] });
    const b = ordered(standing(tower, { A1: [8, 10], B1: [20, 20] }), { destiny: 'auto' });
    const p = playing(left(b, 'A1', wounds));
    p.play(select('A1'));
    p.play(goTo(b, [7, 10], true), ...dice);
    expect(p.model('A1')).toMatchObject({ wounds: 1, destiny });
  });
});

describe('[DW-92] [DW-94] resisting by standing order', () => {
  /** South casts Lightning, 2 of its 5 points; north has 3 Faith. Both have Destiny and the same order. */
  const contest = (resist: 'never' | number) => {
    const caster = unit('void.necromancer', { powers: ['lightning'] }, { affinity: 5, destiny: 2 });
    const b = auto([caster], [unit('citadel.commissar', {}, { faith: 3, destiny: 2 })], { A1: [4, 10], B1: [10, 10] });
    return ready(ordered(b, { destiny: 'never', resist }));
  };

  test('never: the power resolves unresisted', () => {
    const p = contest('never');
    p.play(cast('lightning', 'B1'), 1);
    expect(p.rolls).toEqual(['power 1']);
    expect(p.model('B1').faith).toBe(3);
  });

  test('with up to 2 points: so many are bid, and the resister adds nothing; who casts is asked all the same', () => {
    const p = contest(2);
    p.play(cast('lightning', 'B1'));
    expect(p.model('B1').faith).toBe(1);
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'raise', stage: 'bid', own: 2, other: 1, most: 3 });
    p.play({ type: 'raise', points: 1 }, 6, 1); // the resister passes: 7 against 4
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'raise', stage: 'destiny', own: 4, other: 7, most: 2 });
    p.play({ type: 'raise', points: 0 });
    expect(p.asked()).toMatchObject({ seat: 1, kind: 'select' });
    expect(p.model('B1').destiny).toBe(2);
  });
});

describe('[X-144] [DW-79] how many dice the order rolls again', () => {
  const roll = (what: PoolRoll, faces: readonly number[], needs: number, seat = 0, purse = 'A1') => ({
    type: 'roll' as const,
    what,
    rule: 'DW-79',
    pools: [{ purse, seat, count: faces.length, needs, faces, again: 0 }],
    window: 0,
  });
  const again = (b: Battle, under: Battle['stack'][number], dice: ReturnType<typeof roll>, most: number) => {
    const stack = [...b.stack, under, dice];
    return rerollOrdered({ ...b, stack }, dice, dice.pools[0]!, most);
  };
  const two = () =>
    auto(['void.death-knight', 'void.zombie'], ['void.death-knight'], { A1: [5, 5], A2: [9, 9], B1: [6, 5] });
  const fight = {
    type: 'fight',
    attacker: 'A1',
    target: 'B1',
    dice: 4,
    group: ['A1', 'B1'],
    step: 'attack',
    hits: 0,
  } as const;
  const how = { kind: 'melee', by: 'B1', blackSun: false, grenade: false } as const;
  const wounds = (n: number) =>
    ({ type: 'wounds', model: 'A1', wounds: n, how, save: 5, saver: 'A1', step: 'save' }) as const;

  test.each([
    ['one is missing', [6, 6, 1, 1], 3, 2, 1],
    ['two are missing', [6, 1, 1, 1], 3, 2, 2],
    ['two are missing, one point', [6, 1, 1, 1], 3, 1, 0],
    ['enough already', [6, 6, 6, 1], 3, 1, 0],
    ['as many as it needs', [3, 3, 2, 1], 3, 2, 1],
  ] as const)('a blow at three Wounds: %s', (_, faces, needs, most, count) => {
    expect(again(two(), fight, roll('attack', faces, needs), most)).toBe(count);
  });

  test.each([
    ['all three would be lost', [1, 1, 1], 3, 1],
    ['two of three: it lives', [1, 1, 6], 3, 0],
    ['with one Wound left, two failed', [1, 1], 1, 2],
    ['with one Wound left, one saved', [1, 6], 1, 1],
  ] as const)('saves: %s', (_, faces, left, count) => {
    const b = changed(two(), 'A1', { wounds: left });
    expect(again(b, wounds(faces.length), roll('save', faces, 5), 2)).toBe(count);
  });

  test('[X-144] no point where all of them are too few to live; before the fifth edition they were spent', () => {
    const dying = changed(two(), 'A1', { wounds: 1 });
    const old = { ...dying, config: { ...dying.config, edition: 4 as const } };
    const ignored = roll('ignore', [1, 1, 1], 6);
    expect([dying, old].map((b) => again(b, wounds(3), ignored, 2))).toEqual([0, 2]);
    expect(again(dying, wounds(3), roll('save', [1, 1, 1], 5), 2)).toBe(2); // what is left may be ignored
    const mortal = changed(auto(['bloodpact.reaver'], ['void.death-knight'], { A1: [5, 5], B1: [6, 5] }), 'A1', {
      wounds: 1,
    });
    expect(again(mortal, wounds(3), roll('save', [1, 1, 1], 5), 2)).toBe(0);
  });

  test('opportunity dice, a shot of [Wound 2], a landing', () => {
    const b = changed(two(), 'B1', { wounds: 1 });
    const after = { type: 'opportunity', mover: 'B1', attackers: ['A1'], at: 0 } as const;
    expect([
      again(b, after, roll('opportunity', [1, 1], 6), 2),
      again(two(), after, roll('opportunity', [1, 1], 6), 2),
    ]).toEqual([1, 0]);
    const jump = { type: 'jump', model: 'A1', drop: 3 } as const;
    expect([
      again(two(), jump, roll('jump', [1], 3), 1),
      again(changed(two(), 'A1', { wounds: 1 }), jump, roll('jump', [1], 3), 1),
    ]).toEqual([0, 1]);
  });

  test('asked, never, by the order of who rolls', () => {
    const b = two();
    expect(again(ordered(b, { destiny: 'ask' }), fight, roll('attack', [1], 3), 2)).toBeUndefined();
    expect(again(ordered(b, { destiny: 'never' }), fight, roll('attack', [6, 6, 1], 3), 2)).toBe(0);
  });
});

describe('[X-147] [X-23] who is able to resist', () => {
  const able = (b: Battle, target: string | null = null) =>
    ableToResist(b, modelOf(b, 'A1'), target).map(({ id }) => id);
  const resisting = (place: readonly [number, number], change: object = {}, north = unit('citadel.commissar', {})) =>
    changed(
      auto(['void.necromancer'], [north, 'citadel.guardsman'], { A1: [5, 5], B1: place, B2: [6, 5] }),
      'B1',
      change,
    );

  test('an enemy within 10, or the target, that lives and has Faith or Affinity', () => {
    expect([able(resisting([15, 5])), able(resisting([16, 5])), able(resisting([16, 5]), 'B1')]).toEqual([
      ['B1'],
      [],
      ['B1'],
    ]);
    expect([
      able(resisting([9, 5], { faith: 0 })),
      able(resisting([9, 5], { wounds: 0 })),
      able(resisting([9, 5], { space: null })),
    ]).toEqual([[], [], []]);
    const affine = resisting([9, 5], { faith: 0, affinity: 1 }, unit('citadel.commissar', {}, { affinity: 1 }));
    expect(able(affine)).toEqual(['B1']);
    const trauma = resisting([9, 5], {}, unit('citadel.commissar', { rules: ['magic-trauma'] }));
    expect(able(trauma)).toEqual([]);
  });
});
