// Why a spell may not be cast: the code, the rule, the facts and the place, at the exact borders.
import { inch, mm, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { ActionId } from '../content/actions.ts';
import type { Battle } from '../state/battle.ts';
import {
  act,
  activate,
  aiming,
  at,
  battle,
  block,
  cast,
  changed,
  ending,
  type Lineup,
  type Placed,
  playAll,
  put,
  why,
  withEffects,
} from '../testing/battles.ts';
import type { Aim } from './rules.ts';

const R = mm(12.5);
/** 0 casts; 1 is an enemy 3" away, 2 one behind a wall, 3 one that is down, 4 a friend, 5 an enemy far off. */
const scene = (profile: Placed['profile'], hand: NonNullable<Lineup['hands']>[number], more: Partial<Lineup> = {}) =>
  battle({
    fighters: [
      { profile, seat: 0, at: [3, 3] },
      { profile: 'warrior', seat: 1, at: [6, 3] },
      { profile: 'cleric', seat: 1, at: [9, 9] },
      { profile: 'guardian', seat: 1, at: [5, 1], where: 'down' },
      { profile: 'wizard', seat: 0, at: [1, 6] },
      { profile: 'druid', seat: 1, at: [3, 14.5] },
    ],
    terrain: [block(6, 5, 0.4, 6, 'high')],
    hands: [hand, []],
    ...more,
  });

describe('a spell on a fighter', () => {
  test.each<
    [
      string,
      ActionId & ('entangle' | 'hypnotize' | 'charm'),
      Placed['profile'],
      readonly ['2H', ...('2C' | '2S')[]],
      string,
    ]
  >([
    ['[TC druid.entangle]', 'entangle', 'druid', ['2H', '2C'], 'Druid'],
    ['[TC mesmer.hypnotize]', 'hypnotize', 'mesmer', ['2H'], 'Mesmer'],
    ['[TC witch.charm]', 'charm', 'witch', ['2H', '2C', '2S'], 'Witch'],
  ])('%s needs a target on the field, in sight', (_, spell, profile, hand, name) => {
    const b = aiming(scene(profile, hand), spell);
    const on = (target?: number) => why(b, cast(spell, 0, hand, target === undefined ? {} : { target }));
    const none = { code: 'noTarget', rule: `TC ${profile}.${spell}`, facts: { name } };
    expect([on(), on(3), on(9)]).toEqual([none, none, none]);
    expect(on(2)).toEqual({ code: 'notVisible', rule: 'MW 16.0', facts: { name, target: 'Cleric' } });
    expect(on(1)).toBeUndefined();
  });

  test('[TC druid.entangle] not beyond 9"', () => {
    expect(
      why(aiming(scene('druid', ['2H', '2C']), 'entangle'), cast('entangle', 0, ['2H', '2C'], { target: 5 })),
    ).toEqual({
      code: 'tooFarAway',
      rule: 'TC druid.entangle',
      facts: { name: 'Druid', target: 'Druid', limit: inch(9) },
    });
  });

  test('[TC mesmer.hypnotize] not on itself, but on a friend', () => {
    const b = aiming(scene('mesmer', ['2H']), 'hypnotize');
    expect(why(b, cast('hypnotize', 0, ['2H'], { target: 0 }))).toEqual({
      code: 'notSelf',
      rule: 'TC mesmer.hypnotize',
      facts: { name: 'Mesmer' },
    });
    expect(why(b, cast('hypnotize', 0, ['2H'], { target: 4 }))).toBeUndefined();
  });

  test('[TC mesmer.hypnotize] over at once where the target cannot see the Mesmer', () => {
    const b = withEffects(scene('mesmer', ['2H']), { type: 'thirdEye', fighter: 0 });
    const after = playAll(aiming(b, 'hypnotize'), [cast('hypnotize', 0, ['2H'], { target: 2 })]).battle;
    expect(after.effects).toEqual([{ type: 'thirdEye', fighter: 0 }]);
    expect(after.seats[0]!.hand.size).toBe(0);
  });

  test('[TC witch.charm] no friend', () => {
    const b = aiming(scene('witch', ['2H', '2C', '2S']), 'charm');
    expect(why(b, cast('charm', 0, ['2H', '2C', '2S'], { target: 4 }))).toEqual({
      code: 'enemyOnly',
      rule: 'TC witch.charm',
      facts: { name: 'Witch' },
    });
  });

  test('[TC witch.hex] once, and in the Witch’s own activation', () => {
    const b = ending(scene('witch', ['2C']));
    const hex = (target?: number) => cast('hex', 0, ['2C'], target === undefined ? {} : { target });
    expect(why(b, hex())).toEqual({ code: 'noTarget', rule: 'TC witch.hex', facts: { name: 'Witch' } });
    expect(why(b, hex(2))?.code).toBe('notVisible');
    expect(why(withEffects(b, { type: 'hex', fighter: 1 }), hex(1))).toEqual({
      code: 'inForceAlready',
      rule: 'TC witch.hex',
      facts: { name: 'Witch' },
    });
    const other = { ...b, stack: b.stack.map((f) => (f.type === 'window' ? { ...f, about: 4 } : f)) };
    expect(why(other, hex(1))).toEqual({ code: 'ownActivationOnly', rule: 'TC witch.hex', facts: { name: 'Witch' } });
  });

  test('[TC cleric.heal] a target on the field, in sight, within 5", in its own activation', () => {
    const hurt = changed(scene('cleric', ['2H']), 4, { damage: 1 });
    const b = ending(hurt);
    const heal = (target?: number) => cast('heal', 0, ['2H'], target === undefined ? {} : { target });
    const facts = { name: 'Cleric' };
    expect(why(b, heal())).toEqual({ code: 'noTarget', rule: 'TC cleric.heal', facts });
    expect(why(b, heal(2))).toEqual({
      code: 'notVisible',
      rule: 'MW 16.0',
      facts: { name: 'Cleric', target: 'Cleric' },
    });
    expect(why(b, heal(5))).toEqual({
      code: 'tooFarAway',
      rule: 'TC cleric.heal',
      facts: { name: 'Cleric', target: 'Druid', limit: inch(5) },
    });
    expect(why(b, heal(1))).toBeUndefined(); // an enemy may be healed
    const other = { ...b, stack: b.stack.map((f) => (f.type === 'window' ? { ...f, about: 4 } : f)) };
    expect(why(other, heal(4))).toEqual({ code: 'ownActivationOnly', rule: 'TC cleric.heal', facts });
  });

  test('[TC universal.energize] once in a phase, a friend in sight', () => {
    const b = ending(scene('warrior', ['2H', '2D']));
    const energize = (aim: Aim) => cast('energize', 0, ['2H', '2D'], aim);
    expect(why(b, energize({}))).toEqual({
      code: 'noTarget',
      rule: 'TC universal.energize',
      facts: { name: 'Warrior' },
    });
    expect(why(b, energize({ target: 1 }))).toEqual({
      code: 'notFriendly',
      rule: 'TC universal.energize',
      facts: { name: 'Warrior', target: 'Warrior' },
    });
    const done = { ...b, seats: b.seats.map((s, i) => (i === 0 ? { ...s, energized: true } : s)) };
    expect(why(done, energize({ target: 4 }))).toEqual({
      code: 'oncePerPhase',
      rule: 'TC universal.energize',
      facts: { name: 'Warrior' },
    });
    const others = { ...b, seats: b.seats.map((s, i) => (i === 1 ? { ...s, energized: true } : s)) };
    expect(why(others, energize({ target: 4 }))).toBeUndefined();
  });

  test('[TC seer.prediction] an enemy on the field and an action, in the Seer’s own activation', () => {
    const b = playAll(scene('seer', ['2D']), [activate(0)]).battle;
    const predict = (aim: Aim) => why(b, cast('prediction', 0, ['2D'], aim));
    const enemyOnly = { code: 'enemyOnly', rule: 'TC seer.prediction', facts: { name: 'Seer' } };
    const unnamed = { code: 'noActionNamed', rule: 'TC seer.prediction', facts: { name: 'Seer' } };
    expect(predict({ action: 'move' })).toEqual(enemyOnly);
    expect(predict({ action: 'move', target: 3 })).toEqual(enemyOnly);
    expect(predict({ action: 'move', target: 4 })).toEqual(enemyOnly);
    expect(predict({ target: 1 })).toEqual(unnamed);
    expect(predict({ action: 'wait', target: 1 })).toEqual(unnamed);
    expect(predict({ action: 'move', target: 2 })).toBeUndefined();
    const other = playAll(scene('seer', ['2D']), [activate(4)]).battle;
    expect(why(other, cast('prediction', 0, ['2D'], { action: 'move', target: 1 }))).toEqual({
      code: 'ownActivationOnly',
      rule: 'TC seer.prediction',
      facts: { name: 'Seer' },
    });
  });

  test('[TC seer.third-eye] another, that has it not', () => {
    const eye = cast('third-eye', 0, ['KD']);
    const own = playAll(scene('seer', ['KD']), [activate(0)]).battle;
    expect(why(own, eye)).toEqual({ code: 'anotherOnly', rule: 'TC seer.third-eye', facts: { name: 'Seer' } });
    const b = playAll(scene('seer', ['KD']), [activate(4)]).battle;
    expect(why(b, eye)).toBeUndefined();
    expect(why(withEffects(b, { type: 'thirdEye', fighter: 4 }), eye)).toEqual({
      code: 'inForceAlready',
      rule: 'TC seer.third-eye',
      facts: { name: 'Seer' },
    });
    expect(why(withEffects(b, { type: 'thirdEye', fighter: 0 }), eye)).toBeUndefined();
  });

  test('[TC universal.haste] [TC universal.leap] who moves must be seen; a step is one’s own', () => {
    const b = scene('warrior', ['2S'], { terrain: [block(1, 4.4, 4, 0.3, 'high')] });
    const moving = playAll(b, [activate(4), act('move')]).battle;
    expect(why(moving, cast('haste', 0, ['2S']))).toEqual({
      code: 'notVisible',
      rule: 'MW 16.0',
      facts: { name: 'Warrior', target: 'Wizard' },
    });
    const stepping = playAll(b, [activate(4), act('guard')]).battle;
    expect(why(stepping, cast('leap', 0, ['2S']))).toEqual({
      code: 'selfOnly',
      rule: 'TC universal.leap',
      facts: { name: 'Warrior' },
    });
    expect(why(stepping, cast('leap', 4, ['2S']))).toBeUndefined();
  });

  test('[TC enchanter.phasewalk] who moves must be seen', () => {
    const b = scene('enchanter', ['2S'], { terrain: [block(1, 4.4, 4, 0.3, 'high')] });
    const moving = playAll(b, [activate(4), act('move')]).battle;
    expect(why(moving, cast('phasewalk', 0, ['2S']))).toEqual({
      code: 'notVisible',
      rule: 'MW 16.0',
      facts: { name: 'Enchanter', target: 'Wizard' },
    });
  });
});

describe('a spell that is in force', () => {
  test('[TC enchanter.white-hot-weapons] not twice, and in the Enchanter’s own activation', () => {
    const hot = cast('white-hot-weapons', 0, ['2D']);
    const b = playAll(scene('enchanter', ['2D']), [activate(0)]).battle;
    const facts = { name: 'Enchanter' };
    expect(why(withEffects(b, { type: 'whiteHot', by: 0 }), hot)).toEqual({
      code: 'inForceAlready',
      rule: 'TC enchanter.white-hot-weapons',
      facts,
    });
    expect(why(withEffects(b, { type: 'whiteHot', by: 4 }), hot)).toBeUndefined();
    expect(why(playAll(scene('enchanter', ['2D']), [activate(4)]).battle, hot)).toEqual({
      code: 'ownActivationOnly',
      rule: 'TC enchanter.white-hot-weapons',
      facts,
    });
  });

  test('[TC druid.wildform] not twice', () => {
    const b = scene('druid', ['2H']);
    const open: Battle = {
      ...b,
      stack: [...b.stack, { type: 'window', timing: 'phaseBegins', about: null, asking: 0, asked: [], cast: [] }],
    };
    expect(why(open, cast('wildform', 0, ['2H']))).toBeUndefined();
    expect(why(withEffects(open, { type: 'wildform', fighter: 5 }), cast('wildform', 0, ['2H']))).toBeUndefined();
    expect(why(withEffects(open, { type: 'wildform', fighter: 0 }), cast('wildform', 0, ['2H']))).toEqual({
      code: 'inForceAlready',
      rule: 'TC druid.wildform',
      facts: { name: 'Druid' },
    });
  });

  test('[TC warlock.empower] once in a phase, in the Warlock’s own activation', () => {
    const empower = cast('empower', 0, ['2C', '2S']);
    const b = playAll(scene('warlock', ['2C', '2S']), [activate(0)]).battle;
    expect(why(b, empower)).toBeUndefined();
    expect(why(withEffects(b, { type: 'empowered', by: 0 }), empower)).toEqual({
      code: 'oncePerPhase',
      rule: 'TC warlock.empower',
      facts: { name: 'Warlock' },
    });
    expect(why(playAll(scene('warlock', ['2C', '2S']), [activate(4)]).battle, empower)).toEqual({
      code: 'ownActivationOnly',
      rule: 'TC warlock.empower',
      facts: { name: 'Warlock' },
    });
  });
});

describe('[TC druid.quake] a feature', () => {
  const b = aiming(
    scene('druid', ['KC'], {
      terrain: [block(6, 5, 0.4, 6, 'high'), block(8, 8, 0.5, 0.5, 'low'), block(2.5, 13, 1, 0.5, 'low')],
    }),
    'quake',
  );
  const quake = (feature?: number) => why(b, cast('quake', 0, ['KC'], feature === undefined ? {} : { feature }));
  const facts = { name: 'Druid' };

  test('of the battlefield', () => {
    const none = { code: 'noFeature', rule: 'TC druid.quake', facts };
    expect([quake(), quake(3)]).toEqual([none, none]);
    expect(quake(0)).toBeUndefined();
  });

  test('in sight', () => {
    expect(quake(1)).toEqual({ code: 'featureNotVisible', rule: 'MW 16.0', facts });
  });

  test('within 9"', () => {
    expect(quake(2)).toEqual({
      code: 'featureTooFar',
      rule: 'TC druid.quake',
      facts: { name: 'Druid', limit: inch(9) },
    });
  });
});

describe('[TC mesmer.clone] two places', () => {
  const hand = ['2D', '2S'] as const;
  const start = scene('mesmer', hand, { terrain: [block(6, 5, 0.4, 6, 'high'), block(1, 6.9, 3, 0.3, 'low')] });
  const b = aiming(start, 'clone');
  const { x, y } = at(1, 6);
  const beside: readonly [Point, Point] = [
    { x: x - R, y },
    { x: x + R, y },
  ];
  const clone = (aim: Aim) => why(b, cast('clone', 0, hand, aim));
  const facts = { name: 'Mesmer' };

  test('a target in sight, on the field', () => {
    const none = { code: 'noTarget', rule: 'TC mesmer.clone', facts };
    expect([clone({ places: beside, real: 0 }), clone({ target: 9, places: beside, real: 0 })]).toEqual([none, none]);
    expect(clone({ target: 4, places: beside, real: 0 })).toBeUndefined();
    expect(clone({ target: 4, places: beside, real: 1 })).toBeUndefined();
  });

  test('a friend', () => {
    expect(clone({ target: 1, places: beside, real: 0 })).toEqual({
      code: 'cannotBeCloned',
      rule: 'TC mesmer.clone',
      facts: { name: 'Mesmer', target: 'Warrior' },
    });
  });

  test('[MW-H19] [MW-H21] that carries nothing, is not held, and cannot be charmed', () => {
    const on = (more: Partial<Battle>) =>
      why({ ...b, ...more }, cast('clone', 0, hand, { target: 4, places: beside, real: 0 }))?.code;
    const charm = (...among: number[]) => ({ type: 'charm', by: 1, seat: 1, target: 0, among }) as const;
    expect(on({ effects: [charm(0, 4), { type: 'hex', fighter: 4 }] })).toBe('cannotBeCloned');
    expect(on({ effects: [charm(0), { type: 'hex', fighter: 4 }] })).toBeUndefined();
    expect(on({ effects: [{ type: 'entangle', by: 1, fighter: 4 }] })).toBe('cannotBeCloned');
    expect(on({ effects: [{ type: 'entangle', by: 1, fighter: 0 }] })).toBeUndefined();
    const carried = (carrier: number) =>
      on({ objects: [{ id: 0, kind: 'treasure', where: 'carried', x: 0, y: 0, carrier }] });
    expect([carried(4), carried(0)]).toEqual(['cannotBeCloned', undefined]);
  });

  test('both places, and which is real', () => {
    const none = { code: 'noPlace', rule: 'TC mesmer.clone', facts };
    expect([clone({ target: 4, real: 0 }), clone({ target: 4, places: beside })]).toEqual([none, none]);
  });

  test('both in contact with where it stood', () => {
    const off = { x: x + 2 * R + 3, y };
    for (const places of [[off, beside[0]] as const, [beside[0], off] as const])
      expect(clone({ target: 4, places, real: 0 })).toEqual({
        code: 'notTouchingPlace',
        rule: 'TC mesmer.clone',
        facts: { name: 'Wizard' },
        witness: { at: off },
      });
    const apart: readonly [Point, Point] = [
      { x: x - R, y },
      { x: x + 2 * R, y },
    ];
    expect(clone({ target: 4, places: apart, real: 0 })).toBeUndefined();
  });

  test('[MW-R24] both with room', () => {
    const onWall = { x: x + R, y: y + R };
    for (const places of [[onWall, { x: x - R, y: y - R }] as const, [{ x: x - R, y: y - R }, onWall] as const])
      expect(clone({ target: 4, places, real: 0 })).toEqual({
        code: 'noRoomThere',
        rule: 'MW-R24',
        facts: { name: 'Wizard' },
        witness: { at: onWall },
      });
  });

  test('within 9"', () => {
    const from = (gap: number) => {
      const open = { ...b, terrain: { features: [] } };
      const far = put(open, 4, inch(3), inch(3) + 2 * R + gap);
      const without = changed(far, 5, { where: 'down' });
      const p = without.fighters[4]!;
      const places: readonly [Point, Point] = [
        { x: p.x - R, y: p.y },
        { x: p.x + R, y: p.y },
      ];
      return why(without, cast('clone', 0, hand, { target: 4, places, real: 0 }));
    };
    expect(from(inch(9))).toBeUndefined();
    expect(from(inch(9) + 3)).toEqual({
      code: 'tooFarAway',
      rule: 'TC mesmer.clone',
      facts: { name: 'Mesmer', target: 'Wizard', limit: inch(9) },
    });
  });

  test('[MW-H05] not by a charmed Mesmer', () => {
    const charmed = withEffects(scene('mesmer', [], { hands: [[], hand] }), {
      type: 'charm',
      by: 1,
      seat: 1,
      target: 0,
      among: [0],
    });
    expect(why(aiming(charmed, 'clone'), cast('clone', 0, hand, { target: 4, places: beside, real: 0 }))).toEqual({
      code: 'charmedCannotClone',
      rule: 'MW-H05',
      facts,
    });
  });
});

describe('[TC warlock.summon] a place', () => {
  const b = aiming(scene('warlock', ['KC']), 'summon');
  const summon = (place?: Point) => why(b, cast('summon', 0, ['KC'], place === undefined ? {} : { place }));
  const facts = { name: 'Warlock' };
  const { x, y } = at(3, 3);

  test('within 3"', () => {
    expect(summon()).toEqual({ code: 'noPlace', rule: 'TC warlock.summon', facts });
    expect(summon({ x, y: y + 2 * R + inch(3) })).toBeUndefined();
    const far = { x, y: y + 2 * R + inch(3) + 3 };
    expect(summon(far)).toEqual({
      code: 'placeTooFar',
      rule: 'TC warlock.summon',
      facts: { name: 'Warlock', limit: inch(3) },
      witness: { at: far },
    });
  });

  test('[MW-R24] with room', () => {
    const off = { x: R - 3, y };
    expect(summon(off)).toEqual({ code: 'noRoomThere', rule: 'MW-R24', facts, witness: { at: off } });
    expect(summon({ x: R, y })).toBeUndefined();
  });

  test('more than 1" from enemies', () => {
    // the Warrior stands at (6, 3)
    const near = { x: inch(6) - 2 * R - inch(1), y };
    const moved = put(b, 0, inch(3) - 2 * R, y);
    const on = (place: Point) => why(moved, cast('summon', 0, ['KC'], { place }));
    expect(on(near)).toEqual({ code: 'enemyTooNear', rule: 'TC warlock.summon', facts, witness: { at: near } });
    expect(on({ x: near.x - 3, y })).toBeUndefined();
  });

  test('four Minions are enough', () => {
    const more = [1, 2, 3, 4].map((n): Placed => ({ profile: 'minion', seat: 0, at: [1.5 * n, 10] }));
    const with4 = (own: Partial<Placed>) => {
      const start = scene('warlock', ['KC']);
      const all = battle({
        fighters: [
          { profile: 'warlock', seat: 0, at: [3, 3] },
          { profile: 'seer', seat: 1, at: [9, 14] },
          ...more.slice(1),
          { ...more[0]!, ...own },
        ],
        hands: [['KC'], []],
      });
      expect(start.fighters).toHaveLength(6);
      return why(aiming(all, 'summon'), cast('summon', 0, ['KC'], { place: { x, y: y + inch(2) } }));
    };
    expect(with4({})).toEqual({ code: 'tooManyMinions', rule: 'TC warlock.summon', facts });
    expect([with4({ where: 'down' }), with4({ seat: 1 }), with4({ profile: 'militia' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('[TC cleric.revive]', () => {
  const fallen = changed(scene('cleric', ['AH']), 4, { where: 'down' });
  const b = aiming(fallen, 'revive');
  const { x, y } = at(3, 3);
  const revive = (aim: Aim) => why(b, cast('revive', 0, ['AH'], aim));
  const facts = { name: 'Cleric' };
  const place = { x: x - 2 * R, y };

  test('[MW-R74] an own fighter out of action', () => {
    const not = { code: 'notOutOfAction', rule: 'MW-R74', facts };
    expect([revive({ place }), revive({ target: 9, place }), revive({ target: 3, place })]).toEqual([not, not, not]);
    expect(revive({ target: 4, place })).toBeUndefined();
  });

  test('a place within 1" with room', () => {
    expect(revive({ target: 4 })).toEqual({ code: 'noPlace', rule: 'TC cleric.revive', facts });
    expect(revive({ target: 4, place: { x, y: y + 2 * R + inch(1) } })).toBeUndefined();
    const far = { x, y: y + 2 * R + inch(1) + 3 };
    expect(revive({ target: 4, place: far })).toEqual({
      code: 'placeTooFar',
      rule: 'TC cleric.revive',
      facts: { name: 'Cleric', limit: inch(1) },
      witness: { at: far },
    });
    const onIt = { x: x + R, y };
    expect(revive({ target: 4, place: onIt })).toEqual({
      code: 'noRoomThere',
      rule: 'MW-R24',
      facts,
      witness: { at: onIt },
    });
  });
});

describe('[TC universal.blink]', () => {
  const b = aiming(scene('warrior', ['AS'], { objects: [[1, 1]], scenario: 'the-prize' }), 'blink');
  const blink = (place?: Point) => why(b, cast('blink', 0, ['AS'], place === undefined ? {} : { place }));
  const facts = { name: 'Warrior' };

  test('a place with room, in sight, more than 3" from enemies', () => {
    expect(blink()).toEqual({ code: 'noPlace', rule: 'TC universal.blink', facts });
    const [full, hidden, near] = [at(1, 6), at(9, 8), at(3, 11)];
    expect(blink(full)).toEqual({ code: 'noRoomThere', rule: 'MW-R24', facts, witness: { at: full } });
    expect(blink(hidden)).toEqual({
      code: 'placeNotVisible',
      rule: 'TC universal.blink',
      facts,
      witness: { at: hidden },
    });
    expect(blink(near)).toEqual({ code: 'enemyTooNear', rule: 'TC universal.blink', facts, witness: { at: near } });
    expect(blink(at(3, 9))).toBeUndefined();
  });

  test('who is down is no enemy there', () => {
    // the Guardian that is down lies at (5, 1), the Warrior at (6, 3) is moved away
    const alone = put(b, 1, inch(10), inch(14));
    expect(why(alone, cast('blink', 0, ['AS'], { place: at(5, 1.5) }))).toBeUndefined();
  });

  test('[MW-R65] not while it carries something', () => {
    const carrying = { ...b, objects: [{ ...b.objects[0]!, where: 'carried' as const, carrier: 0 }] };
    expect(why(carrying, cast('blink', 0, ['AS'], { place: at(3, 9) }))).toEqual({
      code: 'carrying',
      rule: 'TC universal.blink',
      facts,
    });
  });
});

describe('casting at all', () => {
  const hand = ['2S', '2D', '3S'] as const;
  const b = playAll(scene('enchanter', hand), [activate(0), act('move')]).battle;
  const facts = { name: 'Enchanter', spell: 'Haste' };

  test('[MW 4.4] by a fighter on the field', () => {
    expect(why(b, cast('haste', 9, ['2S']))).toEqual({ code: 'notOnField', rule: 'MW 4.4', facts: { fighter: 9 } });
    expect(why(b, cast('haste', 3, ['2S']))).toEqual({ code: 'notOnField', rule: 'MW 4.4', facts: { fighter: 3 } });
  });

  test('[MW 17.0] of one’s own', () => {
    expect(why(b, cast('haste', 1, ['2S']))).toEqual({
      code: 'notYours',
      rule: 'MW 17.0',
      facts: { name: 'Warrior', spell: 'Haste' },
    });
  });

  test('[MW 5.0] that has the spell; attack spells are no such spells', () => {
    expect(why(b, cast('hex', 0, ['2S']))).toEqual({
      code: 'notItsSpell',
      rule: 'MW 5.0',
      facts: { name: 'Enchanter', spell: 'Hex' },
    });
    expect(why(b, cast('spark', 0, ['2D']))).toEqual({
      code: 'notItsSpell',
      rule: 'MW 5.0',
      facts: { name: 'Enchanter', spell: 'Spark' },
    });
  });

  test('[MW-R61] at its time', () => {
    expect(why(b, cast('white-hot-weapons', 0, ['2D']))).toMatchObject({
      code: 'wrongTime',
      rule: 'TC enchanter.white-hot-weapons',
      facts: { name: 'Enchanter', spell: 'White-Hot Weapons' },
    });
    expect(why(b, cast('leap', 0, ['2S']))).toEqual({
      code: 'wrongTime',
      rule: 'TC universal.leap',
      facts: { name: 'Enchanter', spell: 'Leap', when: 'When the caster makes a step move.' },
    });
  });

  test('[MW-R59] once for a trigger', () => {
    const fast = playAll(b, [cast('haste', 0, ['2S'])]).battle;
    expect(why(fast, cast('haste', 0, ['3S']))).toEqual({ code: 'castAlready', rule: 'MW-R59', facts });
    expect(why(fast, cast('phasewalk', 0, ['3S']))).toBeUndefined();
    expect(why(fast, cast('haste', 4, ['3S']))).toBeUndefined();
  });

  test('[MW 17.0] with one’s own cards, that pay it', () => {
    expect(why(b, cast('haste', 0, ['4S']))).toEqual({ code: 'notInHand', rule: 'MW 17.0', facts: { card: '4S' } });
    expect(why(b, cast('haste', 0, ['2S', '2S']))).toEqual({
      code: 'sameCardTwice',
      rule: 'MW 17.0',
      facts: { card: '2S' },
    });
    expect(why(b, cast('haste', 0, ['2D']))).toEqual({
      code: 'cannotPay',
      rule: 'MW 17.0',
      facts: { cost: '1 Spade', cards: ['2D'] },
    });
    expect(why(b, cast('haste', 0, ['2S', '3S']))).toEqual({
      code: 'spareCard',
      rule: 'MW-R57',
      facts: { cost: '1 Spade', card: '2S' },
    });
  });

  test('[TC mesmer.clone] not by a double', () => {
    const twins: Battle = {
      ...changed(changed(b, 0, { twin: 4 }), 4, { twin: 0 }),
      clones: [{ pair: [0, 4], seat: 0, real: 4 }],
    };
    expect(why(twins, cast('haste', 0, ['2S']))).toEqual({
      code: 'doubleCannot',
      rule: 'TC mesmer.clone',
      facts: { name: 'Enchanter' },
    });
    expect(why({ ...twins, clones: [{ pair: [0, 4], seat: 0, real: 0 }] }, cast('haste', 0, ['2S']))).toBeUndefined();
  });
});
