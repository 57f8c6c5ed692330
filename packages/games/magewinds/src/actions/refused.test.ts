// Why an action may not be done so: the code, the rule, the facts and the place, at the exact borders.
import { inch, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { AttackId } from '../content/fighters.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import {
  act,
  activate,
  aiming,
  asked,
  at,
  attacks,
  battle,
  block,
  carriedBy,
  changed,
  choose,
  defend,
  eventsOf,
  type Lineup,
  move,
  type Placed,
  playAll,
  put,
  step,
  strike,
  whoIs,
  why,
  withEffects,
} from '../testing/battles.ts';

const D = 2500; // a base
const R = 1250;
const FAR: Placed = { profile: 'seer', seat: 1, at: [10, 14] };

describe('[MW 13.4] an attack', () => {
  /** 0 attacks; 1 stands beside it, 2 is down, 3 is a friend. */
  const scene = (profile: Placed['profile'], more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile, seat: 0, at: [5, 6] },
        { profile: 'warrior', seat: 1, at: [6.5, 6] },
        { profile: 'seer', seat: 1, at: [5, 8], where: 'down' },
        { profile: 'druid', seat: 0, at: [5, 4] },
      ],
      objects: [[3, 6]],
      ...more,
    });
  const at0 = (
    attack: AttackId,
    target: number | null,
    object: number | null,
    cards: readonly ('2C' | '2D' | '2H')[],
  ) => ({ type: 'attack', attack, target, object, cards }) as const;

  test('needs one target: a fighter on the field, not itself, or an object that lies there', () => {
    const b = aiming(scene('cleric', { hands: [['2C'], []] }), 'attack');
    const none = { code: 'noTarget', rule: 'MW 13.4', facts: { name: 'Cleric' } };
    expect(why(b, at0('push', null, null, ['2C']))).toEqual(none);
    expect(why(b, at0('push', 1, 0, ['2C']))).toEqual(none);
    expect([why(b, strike('melee', 2)), why(b, strike('melee', 9))]).toEqual([none, none]);
    expect(why(b, strike('melee', 0))).toEqual({ code: 'notSelf', rule: 'MW 13.4', facts: { name: 'Cleric' } });
    const gone = { code: 'noSuchObject', rule: 'MW 19.2', facts: { object: 1 } };
    expect(why(b, at0('push', null, 1, ['2C']))).toEqual(gone);
    expect(why(carriedBy(b, 3), at0('push', null, 0, ['2C']))).toEqual({ ...gone, facts: { object: 0 } });
    expect(why(b, at0('melee', null, 0, []))).toEqual({
      code: 'fightersOnly',
      rule: 'MW 13.4',
      facts: { name: 'Cleric' },
    });
    expect(why(b, at0('push', null, 0, ['2C']))).toBeUndefined();
    expect(why(b, at0('push', 1, null, ['2C']))).toBeUndefined();
  });

  test('[MW 6.0] one that it has', () => {
    expect(why(aiming(scene('cleric'), 'attack'), strike('zap', 1))).toEqual({
      code: 'notItsAttack',
      rule: 'MW 6.0',
      facts: { name: 'Cleric', attack: 'zap' },
    });
  });

  test.each<[AttackId, Placed['profile'], number, number, readonly ('2C' | '2D' | '2S' | '3D')[]]>([
    ['melee', 'cleric', 0, 1, []],
    ['push', 'cleric', 0, 5, ['2C']],
    ['spark', 'cleric', 1, 5, ['2D']],
    ['quick-shot', 'deadeye', 2, 9, []],
    ['zap', 'wizard', 1, 9, ['2D', '2S']],
    ['blast', 'wizard', 0, 5, ['2D', '3D']],
  ])('[MW 18.1] [MW-R05] %s of a %s reaches from %i" to %i", from base to base', (attack, profile, min, max, cards) => {
    const b = aiming(scene(profile, { hands: [['2C', '2D', '2S', '3D'], []] }), 'attack');
    const from = (gap: number) => why(put(b, 1, inch(5) + D + gap, inch(6)), strike(attack, 1, cards));
    const outOfRange = (distance: number) => ({
      code: 'outOfRange',
      rule: 'MW 18.1',
      facts: {
        name: b.fighters[0]!.profile.replace(/^./, (c) => c.toUpperCase()),
        target: 'Warrior',
        distance,
        min: inch(min),
        max: inch(max),
      },
    });
    // 12" wide: the farthest that fits
    if (max < 7) expect([from(inch(max)), from(inch(max) + 3)]).toEqual([undefined, outOfRange(inch(max) + 3)]);
    expect(from(inch(min))).toBeUndefined();
    if (min > 0) expect(from(inch(min) - 3)).toEqual(outOfRange(inch(min) - 3));
  });

  test('[MW 18.1] a line of attack: the line that was looked along is shown', () => {
    const b = aiming(
      scene('cleric', { hands: [['2C'], []], terrain: [block(7, 4, 0.2, 4, 'high')], objects: [[8, 6]] }),
      'attack',
    );
    const line = { from: { x: inch(5) + R, y: inch(6) }, to: { x: inch(8) - R, y: inch(6) } };
    const refused = (target: string) => ({
      code: 'noLineOfAttack',
      rule: 'MW 18.1',
      facts: { name: 'Cleric', target },
      witness: { line },
    });
    const behind = changed(b, 1, at(5, 10));
    expect(why(behind, at0('push', null, 0, ['2C']))).toEqual(refused('treasure'));
    expect(why(carriedBy(changed(b, 1, at(8, 6)), 3), at0('push', 1, null, ['2C']))).toEqual(refused('Warrior'));
  });

  test('[MW 16.0] [MW-R11] [TC mesmer.hypnotize] sight as well', () => {
    const b = withEffects(aiming(scene('cleric'), 'attack'), { type: 'hypnotize', by: 3, fighter: 0 });
    expect(why(b, strike('melee', 1))).toEqual({
      code: 'seesOnly',
      rule: 'TC mesmer.hypnotize',
      facts: { name: 'Cleric', target: 'Warrior', only: 'Druid' },
    });
  });

  test('[MW 17.0] what it costs, and nothing more', () => {
    const b = aiming(scene('cleric', { hands: [['2C', '2D', '2H'], []] }), 'attack');
    expect(why(b, strike('melee', 1, ['2C']))).toEqual({
      code: 'costsNothing',
      rule: 'MW 17.0',
      facts: { name: 'Cleric', attack: 'melee' },
    });
    expect(why(b, strike('push', 1, ['3C']))).toEqual({ code: 'notInHand', rule: 'MW 17.0', facts: { card: '3C' } });
    expect(why(b, strike('push', 1, ['2D']))).toEqual({
      code: 'cannotPay',
      rule: 'MW 17.0',
      facts: { cost: '1 Club', cards: ['2D'] },
    });
    expect(why(b, strike('push', 1, ['2C', '2D']))).toEqual({
      code: 'spareCard',
      rule: 'MW-R57',
      facts: { cost: '1 Club', card: '2D' },
    });
  });

  test('is told with its distance, and pays', () => {
    const b = aiming(scene('cleric', { hands: [['2C'], []] }), 'attack');
    const told = playAll(b, [strike('push', 1, ['2C'])]);
    expect(told.events.slice(0, 2)).toEqual([
      { type: 'spent', rule: 'MW 17.0', seat: 0, cards: ['2C'] },
      {
        type: 'attackDeclared',
        rule: 'MW 13.4',
        who: whoIs(0, 0, 'cleric'),
        attack: 'push',
        target: whoIs(1, 1, 'warrior'),
        object: null,
        distance: inch(1.5) - D,
      },
    ]);
    expect(told.battle.seats[0]!.hand.size).toBe(0);
    const frame = {
      type: 'attack',
      source: { type: 'fighter', id: 0 },
      by: 0,
      attack: 'push',
      splash: false,
      chosen: false,
      choice: null,
      free: false,
      hits: 0,
      damage: 0,
      blocked: 0,
    };
    expect(told.battle.stack.at(-1)).toEqual({
      ...frame,
      step: 'defence',
      against: 1,
      target: 1,
      object: null,
      defence: null,
    });
    const pushed = playAll(b, [at0('push', null, 0, ['2C'])]);
    expect(eventsOf(pushed.events, 'attackDeclared')).toEqual([
      {
        type: 'attackDeclared',
        rule: 'MW 13.4',
        who: whoIs(0, 0, 'cleric'),
        attack: 'push',
        target: null,
        object: 0,
        distance: inch(2) - D,
      },
    ]);
    expect(pushed.battle.stack.at(-1)).toEqual({
      ...frame,
      step: 'knockback',
      against: 0,
      target: null,
      object: 0,
      defence: 'none',
      hits: 6,
      damage: 6,
    });
  });
});

describe('[TC wizard.blast] [MW-R75] who is struck with the target', () => {
  test('all on the field within 1" of it but the caster, in their order; fixed as it begins', () => {
    const b = battle({
      fighters: [
        { profile: 'wizard', seat: 0, at: [4.9, 6] }, // 0.1" from the target
        { profile: 'cleric', seat: 1, at: [6, 6] },
        { profile: 'druid', seat: 0, at: [6, 7.5] },
        { profile: 'seer', seat: 1, at: [6, 4.5], where: 'down' },
        { profile: 'witch', seat: 1, at: [9, 6] },
        { profile: 'guardian', seat: 1, at: [7.9, 6] },
      ],
      hands: [['2D', '3D'], []],
    });
    const beside = put(b, 5, inch(6) + D + inch(1), inch(6)); // exactly 1"
    const volley = (x: Battle) =>
      playAll(x, attacks(0, 'blast', 1, ['2D', '3D'])).battle.stack.find((f) => f.type === 'volley');
    expect(volley(beside)).toEqual({
      type: 'volley',
      step: 'order',
      source: { type: 'fighter', id: 0 },
      by: 0,
      attack: 'blast',
      targets: [2, 5],
      steps: [],
    });
    expect(volley(put(beside, 5, inch(6) + D + inch(1) + 3, inch(6)))).toMatchObject({ targets: [2] });
  });
});

describe('[TC deadeye.take-aim] [TC deadeye.aimed-shot]', () => {
  const b = aiming(
    battle({
      fighters: [{ profile: 'deadeye', seat: 0, at: [6, 8] }, FAR],
      terrain: [block(8, 7, 0.3, 2, 'high')],
    }),
    'take-aim',
  );
  const mark = (p: Point, x: Battle = b) => why(x, { type: 'takeAim', place: p });
  const no = (code: string, p: Point) => ({
    code,
    rule: 'TC deadeye.take-aim',
    facts: { name: 'Deadeye', limit: inch(10) },
    witness: { at: p },
  });

  test('a place on the field: its corners are', () => {
    const near = (x: number, y: number) => changed(b, 0, at(x, y));
    for (const [x, y] of [
      [0, 0],
      [12, 0],
      [12, 16],
      [0, 16],
    ] as const) {
      const from = near(Math.min(11, Math.max(1, x)), Math.min(15, Math.max(1, y)));
      expect(mark(at(x, y), from)).toBeUndefined();
    }
    for (const p of [
      { x: -1, y: 9 },
      { x: 9, y: -1 },
      { x: inch(12) + 1, y: 9 },
      { x: 9, y: inch(16) + 1 },
    ])
      expect(mark(p)).toEqual(no('offField', p));
  });

  test('within 10" of its base, in sight', () => {
    const low = changed(b, 0, at(6, 1));
    const [last, beyond] = [inch(10) + R, inch(10) + R + 3].map((d) => ({ x: inch(6), y: inch(1) + d }));
    expect([mark(last!, low), mark(beyond!, low)]).toEqual([undefined, no('placeTooFar', beyond!)]);
    expect(mark(at(10, 8))).toEqual(no('placeNotVisible', at(10, 8)));
    const seeing = withEffects(b, { type: 'thirdEye', fighter: 0 });
    expect(mark(at(10, 8), seeing)).toBeUndefined();
  });

  test('[MW-H09] it is told, and takes the place of this Deadeye’s marker alone', () => {
    const others = [
      { type: 'aim', by: 0, ...at(1, 1), ready: true },
      { type: 'aim', by: 1, ...at(2, 2), ready: false },
      { type: 'empowered', by: 0 },
    ] as const;
    const { battle: after, events } = playAll(withEffects(b, ...others), [{ type: 'takeAim', place: at(6, 10) }]);
    expect(eventsOf(events, 'aimed')).toEqual([
      { type: 'aimed', rule: 'TC deadeye.take-aim', who: whoIs(0, 0, 'deadeye'), place: at(6, 10) },
    ]);
    expect(after.effects).toEqual([others[1], others[2], { type: 'aim', by: 0, ...at(6, 10), ready: false }]);
  });

  test('an Aimed Shot needs a marker from before, and a target near it', () => {
    const shooting = aiming({ ...battle({ fighters: [{ profile: 'deadeye', seat: 0, at: [6, 2] }, FAR] }) }, 'attack');
    const shot = strike('aimed-shot', 1);
    const notAiming = { code: 'notAiming', rule: 'TC deadeye.take-aim', facts: { name: 'Deadeye' } };
    expect(why(shooting, shot)).toEqual(notAiming);
    const marked = (ready: boolean) => withEffects(shooting, { type: 'aim', by: 0, ...at(6, 9), ready });
    expect(why(marked(false), shot)).toEqual(notAiming);
    expect(why(marked(true), shot)).toEqual({
      code: 'awayFromAim',
      rule: 'TC deadeye.aimed-shot',
      facts: { name: 'Deadeye', limit: inch(2) },
      witness: { at: at(6, 9) },
    });
    expect(why(put(marked(true), 1, inch(6), inch(9) + R + inch(2)), shot)).toBeUndefined();
    expect(why(put(marked(true), 1, inch(6), inch(9) + R + inch(2) + 3), shot)?.code).toBe('awayFromAim');
  });

  test('[MW-R82] the marker is ready as the next activation begins, another’s is not, and it is gone as that ends', () => {
    const own = { type: 'aim', by: 0, ...at(6, 9), ready: false } as const;
    const another = { type: 'aim', by: 1, ...at(6, 9), ready: true } as const;
    const begun = playAll(
      withEffects(battle({ fighters: [{ profile: 'deadeye', seat: 0, at: [6, 2] }, FAR] }), own, another),
      [activate(0)],
    ).battle;
    expect(begun.effects).toEqual([another, { ...own, ready: true }]);
    expect(playAll(begun, [act('wait')]).battle.effects).toEqual([another]);
  });
});

describe('[MW 19.1] objects', () => {
  const pickUp = (object: number): MagewindsCommand => ({ type: 'pickUp', object });
  const scene = (more: Partial<Lineup> = {}, gap = 0) => {
    const b = battle({
      fighters: [{ profile: 'wizard', seat: 0, at: [5, 6] }, FAR, { profile: 'druid', seat: 0, at: [2, 2] }],
      objects: [
        [8, 6],
        [9, 9],
      ],
      ...more,
    });
    return { ...b, objects: b.objects.map((o) => (o.id === 0 ? { ...o, x: inch(5) + D + gap, y: inch(6) } : o)) };
  };
  const moving = (b: Battle) => playAll(b, [activate(0), act('move')]).battle;

  test('[MW-R64] picked up by who touches them', () => {
    expect(why(moving(scene()), pickUp(0))).toBeUndefined();
    expect(why(moving(scene()), pickUp(1))).toEqual({
      code: 'notInContact',
      rule: 'MW 19.1',
      facts: { name: 'Wizard' },
    });
    expect(why(moving(scene({}, 3)), pickUp(0))?.code).toBe('notInContact');
    expect(why(moving(scene()), pickUp(2))).toEqual({ code: 'noSuchObject', rule: 'MW 19.1', facts: { object: 2 } });
    expect(why(moving(carriedBy(scene(), 2)), pickUp(0))).toEqual({
      code: 'noSuchObject',
      rule: 'MW 19.1',
      facts: { object: 0 },
    });
  });

  test('[TC druid.wildform] not by a beast, which is not even asked', () => {
    const wild = withEffects(scene(), { type: 'wildform', fighter: 0 });
    expect(why(moving(wild), pickUp(0))).toEqual({
      code: 'wildformCannotCarry',
      rule: 'TC druid.wildform',
      facts: { name: 'Wizard' },
    });
    expect(asked(playAll(moving(wild), [move()]).battle)).toBe('1 activate');
    expect(asked(playAll(moving(scene()), [move()]).battle)).toBe('0 pickUp');
  });

  test('[TC mesmer.clone] not by a double, which is asked like the real one', () => {
    const twins = (real: number): Battle => ({
      ...changed(changed(scene(), 0, { twin: 2 }), 2, { twin: 0 }),
      clones: [{ pair: [0, 2], seat: 0, real }],
    });
    expect(why(moving(twins(2)), pickUp(0))).toEqual({
      code: 'doubleCannot',
      rule: 'TC mesmer.clone',
      facts: { name: 'Wizard' },
    });
    expect(asked(playAll(moving(twins(2)), [move()]).battle)).toBe('0 pickUp');
    // MW-H19: picking up shows the real one
    expect(playAll(moving(twins(0)), [pickUp(0)]).battle.clones).toEqual([]);
  });

  test('[MW-R64] [ItT treasure-dash.special] no more than the scenario allows; who has them is not asked for more', () => {
    const dash = scene({ scenario: 'treasure-dash' });
    const one = {
      ...dash,
      objects: dash.objects.map((o) => (o.id === 1 ? { ...o, where: 'carried' as const, carrier: 0 } : o)),
    };
    expect(why(moving(one), pickUp(0))).toEqual({
      code: 'carriesEnough',
      rule: 'MW-R64',
      facts: { name: 'Wizard', limit: 1 },
    });
    expect(asked(playAll(moving(one), [move()]).battle)).toBe('0 ending');
    const other = {
      ...dash,
      objects: dash.objects.map((o) => (o.id === 1 ? { ...o, where: 'carried' as const, carrier: 2 } : o)),
    };
    expect(asked(playAll(moving(other), [move()]).battle)).toBe('0 pickUp');
  });

  test('are told of as they are picked up and put down', () => {
    const { battle: b, events } = playAll(moving(scene()), [pickUp(0)]);
    expect(events).toEqual([
      { type: 'pickedUp', rule: 'MW 19.1', who: whoIs(0, 0, 'wizard'), object: 0, kind: 'treasure' },
    ]);
    expect(b.objects).toEqual([
      { id: 0, kind: 'treasure', where: 'carried', x: inch(5) + D, y: inch(6), carrier: 0 },
      { id: 1, kind: 'treasure', where: 'field', x: inch(9), y: inch(9), carrier: null },
    ]);
    const ending = playAll(b, [move(at(5, 8))]).battle;
    const dropped = playAll(ending, [{ type: 'drop', object: 0, x: inch(5), y: inch(8) + D }]);
    expect(eventsOf(dropped.events, 'dropped')).toEqual([
      { type: 'dropped', rule: 'MW 19.1', who: whoIs(0, 0, 'wizard'), object: 0, x: inch(5), y: inch(8) + D },
    ]);
    expect(dropped.battle.objects[0]).toEqual({
      id: 0,
      kind: 'treasure',
      where: 'field',
      x: inch(5),
      y: inch(8) + D,
      carrier: null,
    });
  });

  test('[MW-R66] put down by who carries them, in contact, where there is room', () => {
    const terrain = [block(3, 5, 1, 2, 'low')];
    const carrying = playAll(carriedBy(scene({ terrain }), 0), [activate(0)]).battle;
    const drop = (p: Point, object = 0, b: Battle = carrying) => why(b, { type: 'drop', object, x: p.x, y: p.y });
    const east = { x: inch(5) + D, y: inch(6) };
    expect(drop(east)).toBeUndefined();
    expect(drop(east, 2)).toEqual({ code: 'notCarrying', rule: 'MW 19.1', facts: { name: 'Wizard', object: 2 } });
    const lying = playAll(scene(), [activate(0)]).battle;
    expect(drop(east, 1, lying)).toEqual({
      code: 'notCarrying',
      rule: 'MW 19.1',
      facts: { name: 'Wizard', object: 1 },
    });
    expect([drop({ ...east, x: east.x + 2 }), drop({ ...east, x: east.x + 3 })]).toEqual([
      undefined,
      { code: 'notInContact', rule: 'MW 19.1', facts: { name: 'Wizard' } },
    ]);
    const west = { x: inch(5) - D, y: inch(6) };
    expect(drop(west)).toEqual({
      code: 'noRoomThere',
      rule: 'MW-R66',
      facts: { name: 'Wizard' },
      witness: { at: west },
    });
    // neither on a fighter nor on another object
    expect(drop(east, 0, changed(carrying, 1, east))?.code).toBe('noRoomThere');
    const one = scene();
    const held = {
      ...one,
      objects: one.objects.map((o) => (o.id === 1 ? { ...o, where: 'carried' as const, carrier: 0 } : o)),
    };
    expect(drop(east, 1, playAll(held, [activate(0)]).battle)?.code).toBe('noRoomThere');
  });

  test('[MW-R68] several fall where the carrier stood: one exactly there, the next beside it', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [6.5, 6], damage: 5, actions: 2 },
        FAR,
      ],
      objects: [
        [1, 1],
        [1, 3],
      ],
    });
    const { battle: after, events } = playAll(carriedBy(b, 1), [...attacks(0, 'melee', 1), choose('light')]);
    expect(eventsOf(events, 'dropped').map((e) => [e.object, e.who.id])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(after.objects[0]).toMatchObject({ where: 'field', carrier: null, ...at(6.5, 6) });
    const { x, y } = after.objects[1]!;
    const apart = Math.hypot(x - inch(6.5), y - inch(6));
    expect(Math.abs(apart - D)).toBeLessThanOrEqual(3);
  });
});

describe('[MW 18.4] steps of reactions', () => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6] },
    ],
  });
  const after = (defence: 'dodge' | 'deflect', dice: readonly number[]) =>
    playAll(b, [...attacks(0, 'melee', 1), choose('light'), defend(defence)], dice).battle;

  test('[MW-R39] a Dodge is 1" long, to two units', () => {
    const dodging = after('dodge', [6, 6, 6]);
    expect(dodging.stack.at(-1)).toEqual({
      type: 'step',
      step: 'path',
      fighter: 1,
      purpose: 'dodge',
      source: { type: 'fighter', id: 0 },
      leap: false,
      phasewalk: false,
      cast: [],
    });
    const tooShort = (length: number) => ({
      code: 'dodgeTooShort',
      rule: 'MW-R39',
      facts: { name: 'Cleric', length },
    });
    const to = (d: number) => why(dodging, step({ x: inch(6.5) + d, y: inch(6) }));
    expect([to(2538), to(2537)]).toEqual([undefined, tooShort(2537)]);
    expect(why(dodging, step())).toEqual(tooShort(0));
  });

  test('neither ends closer', () => {
    const to = { x: inch(6.5) - 3, y: inch(6) };
    expect(why(after('deflect', []), step(to))).toEqual({
      code: 'endsCloser',
      rule: 'MW 18.4',
      facts: { name: 'Cleric' },
      witness: { at: to },
    });
    expect(why(after('deflect', []), step())).toBeUndefined();
    expect(playAll(after('deflect', []), [step(at(7, 6))]).events[0]).toEqual({
      type: 'moved',
      rule: 'MW 13.1',
      who: whoIs(1, 1, 'cleric'),
      how: 'deflect',
      path: [at(6.5, 6), at(7, 6)],
      length: inch(0.5),
      limit: inch(1),
    });
  });
});
