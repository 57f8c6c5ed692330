// The Druid: Wildform, Quake, Entangle.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  block,
  cast,
  casts,
  choose,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  move,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
  withEffects,
} from '../testing/battles.ts';

const DRUID: Placed = { profile: 'druid', seat: 0, at: [5, 6] };
const FAR: Placed = { profile: 'seer', seat: 1, at: [10, 14] };

describe('[TC druid.wildform]', () => {
  const begins = (b: Battle): Battle => ({ ...b, stack: [{ type: 'round', step: 'actionBegins' }] });
  const wild = (b: Battle) => withEffects(b, { type: 'wildform', fighter: 0 });

  test('at the beginning of the phase it drops what it carries', () => {
    const b = begins(battle({ fighters: [DRUID, FAR], hands: [['2H'], []], objects: [[1, 1]] }));
    const carrying = { ...b, objects: [{ ...b.objects[0]!, where: 'carried' as const, carrier: 0 }] };
    const asks = { ...carrying, stack: [...carrying.stack, windowFor(0)] };
    const after = playAll(asks, [cast('wildform', 0, ['2H'])]).battle;
    expect(after.effects).toEqual([{ type: 'wildform', fighter: 0 }]);
    const [object] = after.objects;
    expect(object).toMatchObject({ where: 'field', carrier: null });
    expect(Math.hypot(object!.x - inch(5), object!.y - inch(6))).toBeLessThanOrEqual(mm(25) + 4);
    expect(Math.hypot(object!.x - inch(5), object!.y - inch(6))).toBeGreaterThanOrEqual(mm(25) - 4);
  });

  test('Movement +2', () => {
    const b = playAll(wild(battle({ fighters: [DRUID, FAR] })), [activate(0), act('move')]).battle;
    expect(refusalOf(b, move(at(5, 13)))).toBeUndefined();
    expect(refusalOf(b, move(at(5, 13.01)))).toBe('tooLong');
  });

  test('Power +1 on melee attacks, not on others', () => {
    const b = battle({
      fighters: [DRUID, { profile: 'guardian', seat: 1, at: [6.5, 6], actions: 2 }, { ...FAR, at: [5, 9], actions: 2 }],
      hands: [['2D'], []],
    });
    const heavy = playAll(wild(b), [...attacks(0, 'melee', 1), choose('heavy')], [6, 6, 6, 6, 6, 6, 6]);
    expect(eventsOf(heavy.events, 'struck')[0]!.power).toBe(7);
    const spark = playAll(wild(b), attacks(0, 'spark', 2, ['2D']), [6, 6, 6]);
    expect(eventsOf(spark.events, 'struck')[0]!.power).toBe(3);
  });

  test('no Deflect, no picking up', () => {
    const b = battle({
      fighters: [DRUID, { profile: 'warrior', seat: 1, at: [6.5, 6] }],
      objects: [[1, 1]],
      turn: 1,
    });
    const hit = playAll(wild(b), [...attacks(1, 'melee', 0), choose('light')]).battle;
    expect(refusalOf(hit, defend('deflect'))).toBe('cannotReact');
    expect(refusalOf(hit, defend('dodge'))).toBeUndefined();
    const touching = { ...wild(b), turn: 0, objects: [{ ...b.objects[0]!, x: inch(5), y: inch(6) - mm(25) }] };
    const moving = playAll(touching, [activate(0), act('move')]).battle;
    expect(refusalOf(moving, { type: 'pickUp', object: 0 })).toBe('wildformCannotCarry');
  });

  test('until the end of the phase', () => {
    const b = battle({
      fighters: [
        { ...DRUID, actions: 1 },
        { ...FAR, actions: 2 },
      ],
    });
    const { battle: after } = playAll(wild(b), [activate(0), act('wait')]);
    expect(after).toMatchObject({ round: 2, effects: [] });
  });
});

const windowFor = (asking: number) =>
  ({ type: 'window', timing: 'phaseBegins', about: null, asking, asked: [], cast: [] }) as const;

describe('[TC druid.quake] [MW-R76]', () => {
  // a low wall from 6" to 7"; around it the Druid, a friend, an enemy; another enemy far off
  const scene = (more: Partial<Lineup> = {}, druid: Partial<Placed> = {}) =>
    battle({
      fighters: [
        { ...DRUID, at: [5, 6], ...druid },
        { profile: 'cleric', seat: 0, at: [6.5, 8], actions: 2 },
        { profile: 'guardian', seat: 1, at: [8, 6] },
        FAR,
      ],
      hands: [['KC'], []],
      terrain: [block(6, 5, 1, 2, 'low')],
      ...more,
    });
  const quake = casts('quake', 0, ['KC'], { feature: 0 });
  const target = (id: number) => ({ type: 'nextTarget', target: id }) as const;

  test('strikes all within 1" of the feature, friends and the Druid too, in the order its player wants', () => {
    const b = playAll(scene(), quake).battle;
    expect(asked(b)).toBe('0 nextTarget');
    expect(refusalOf(b, target(3))).toBe('noTarget');
    for (const id of [0, 1, 2]) expect(refusalOf(b, target(id))).toBeUndefined();
    // Precision 3: the Guardian 3, the Cleric 2, the Druid 1
    const first = playAll(b, [target(2), defend('none'), knockBack(1)], [1, 2, 3, 4, 5, 6]);
    expect(eventsOf(first.events, 'struck')[0]).toMatchObject({
      power: 6,
      needed: 3,
      hits: 3,
      damage: 1,
      cover: false,
    });
    expect(first.battle.fighters[2]).toMatchObject({ ...at(9, 6), damage: 1 });
    const second = playAll(first.battle, [target(0), defend('deflect')], [1, 2, 2, 2, 2, 2, 2, 2, 2, 6, 6, 6]);
    // the last one, with a double counter, follows by itself: it is asked nothing
    expect(eventsOf(second.events, 'struck')).toMatchObject([
      { needed: 1, hits: 1, armour: 2, damage: 0 },
      { needed: 2, hits: 3, armour: 1, damage: 2, cover: false },
    ]);
    expect(asked(second.battle)).toBe('0 knockBack');
  });

  test('the Druid’s player is the attacking player, and each target may react', () => {
    const b = playAll(scene(), [...quake, target(2)]).battle;
    expect(asked(b)).toBe('1 defence');
    const own = playAll(scene(), [...quake, target(0)]).battle;
    expect(asked(own)).toBe('0 defence');
  });

  test('[MW-R21] knockback goes away from the nearest point of the feature', () => {
    // the nearest corner of the wall is (7, 7); the Guardian stands 0.6" and 0.8" beyond it
    const b = put(scene(), 2, inch(7.6), inch(7.8));
    const all = [...quake, target(2), defend('none'), knockBack(1)];
    expect(playAll(b, all, [3, 6, 6, 6, 6, 6]).battle.fighters[2]).toMatchObject(at(8.2, 8.6));
  });

  describe('[MW-R21] [MW-R67] whose centre is over the feature is knocked nowhere and drops nothing', () => {
    const pool = { kind: 'pool', pieces: [block(6, 5, 1, 2, 'ground'), block(7, 5, 2, 2, 'ground')] };
    const onPool = (x: number, more: Partial<Lineup> = {}) => {
      const pieces = pool.pieces.flatMap((f) => f.pieces);
      const b = scene({ scenario: 'the-prize', objects: [[1, 1]], terrain: [{ kind: 'pool', pieces }], ...more });
      const carrying = b.objects.map((o) => ({ ...o, where: 'carried' as const, carrier: 2 }));
      return put({ ...b, objects: carrying }, 2, inch(x), inch(6));
    };
    const hit = [...quake, target(2), defend('none')];

    test('no question, no step, the treasure stays', () => {
      const { battle: b, events } = playAll(onPool(6.5), hit, [3, 6, 6, 6, 6, 6]);
      expect(asked(b)).toBe('0 nextTarget');
      expect(eventsOf(events, 'moved')).toEqual([]);
      expect(b.objects[0]).toMatchObject({ where: 'carried', carrier: 2 });
    });

    test('also over the second piece, with the base across both', () => {
      expect(asked(playAll(onPool(7.2), hit, [3, 6, 6, 6, 6, 6]).battle)).toBe('0 nextTarget');
    });

    test('with the centre beside it there is a direction, and a knockback of 2 units moves nothing', () => {
      const b = playAll(onPool(9.2), hit, [3, 6, 6, 6, 6, 6]).battle;
      expect(asked(b)).toBe('0 knockBack');
      expect(playAll(b, [knockBack(1)]).battle).toMatchObject({ objects: [{ where: 'field', ...at(9.2, 6) }] });
      expect(playAll(b, [{ type: 'knockBack', distance: 2 }]).battle.objects[0]!.where).toBe('carried');
      expect(playAll(b, [{ type: 'knockBack', distance: 3 }]).battle.objects[0]!.where).toBe('field');
    });

    test('[MW-H22] in the first edition it is asked, and drops', () => {
      const b = playAll(onPool(6.5, { config: { edition: 1 } }), hit, [3, 6, 6, 6, 6, 6]).battle;
      expect(asked(b)).toBe('0 knockBack');
      expect(playAll(b, [knockBack(1)]).battle.objects[0]!.where).toBe('field');
    });
  });

  test('the steps of reactions wait until all attacks are over', () => {
    const b = playAll(scene(), [...quake, target(2), defend('dodge')], [6, 6, 6, 6, 6, 6]).battle;
    expect(asked(b)).toBe('0 nextTarget');
    const guardian = { type: 'nextInOrder', fighter: 2 } as const; // MW-R99
    const next = playAll(b, [target(0), defend('deflect'), guardian], [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    // the exhausted Cleric is struck without a question, then the Guardian steps first, as the turn player says
    expect(eventsOf(next.events, 'struck').map((e) => e.target.id)).toEqual([0, 1]);
    expect(asked(next.battle)).toBe('1 step');
    expect(next.battle.fighters[2]!.actions).toBe(0); // MW-R33: its counter comes after the step
    expect(refusalOf(next.battle, step(at(7.6, 6.916)))).toBe('endsCloser');
    const done = playAll(next.battle, [step(at(9, 6)), step()]).battle;
    expect(done.fighters[2]).toMatchObject({ ...at(9, 6), actions: 1 });
    // the Druid reacted and cast: a double counter
    expect(done.fighters[0]!.actions).toBe(2);
  });

  test('a high feature gives no cover against its own shaking, wherever the Druid stands', () => {
    const b = scene({ terrain: [block(6, 5, 1, 2, 'high')] });
    const { events } = playAll(b, [...quake, target(2), defend('none')], [6, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ cover: false, needed: 3 });
  });

  test('a visible feature within 9"', () => {
    const refused = (b: Battle) => refusalOf(playAll(b, quake.slice(0, 3)).battle, quake[3]!);
    const away = (gap: number) => refused(put(scene(), 0, inch(6.5), inch(5) - mm(12.5) - gap));
    const far = (gap: number) =>
      refused(put(scene({ terrain: [block(6, 11, 1, 2, 'low')] }), 0, inch(6), inch(11) - mm(12.5) - gap));
    expect(away(inch(2))).toBeUndefined();
    expect([far(inch(9)), far(inch(9) + 3)]).toEqual([undefined, 'featureTooFar']);
    const hidden = scene({ terrain: [block(6, 5, 1, 2, 'low'), block(5.6, 2, 0.2, 9, 'high')] });
    expect(refused(hidden)).toBe('featureNotVisible');
  });
});

describe('[TC druid.entangle]', () => {
  const scene = (gap = inch(3), more: Partial<Lineup> = {}) =>
    put(
      battle({
        fighters: [DRUID, { profile: 'warrior', seat: 1, at: [9, 6] }, FAR],
        hands: [['2C', '2H'], ['AS']],
        ...more,
      }),
      1,
      inch(5) + mm(25) + gap,
      inch(6),
    );
  const bind = casts('entangle', 0, ['2C', '2H'], { target: 1 });

  test('a visible fighter within 9" may not move', () => {
    const b = playAll(scene(), bind).battle;
    const moving = playAll(b, [activate(1), act('move')]).battle;
    expect(refusalOf(moving, move(at(9, 7)))).toBe('entangled');
    expect(refusalOf(moving, move())).toBeUndefined();
    const stepping = playAll(b, [activate(1), act('guard')]).battle;
    expect(asked(stepping)).not.toBe('1 step');
    expect(stepping.fighters[1]!.guard).toBe(true);
  });

  test('range and sight', () => {
    const refused = (b: Battle) => refusalOf(playAll(b, bind.slice(0, 3)).battle, bind[3]!);
    // 9" from 5" is beyond the edge, so the Druid stands farther back
    const up = (gap: number) => put(put(scene(), 0, inch(2), inch(2)), 1, inch(2), inch(2) + mm(25) + gap);
    expect(refused(up(inch(9)))).toBeUndefined();
    expect(refused(up(inch(9) + 3))).toBe('tooFarAway');
    expect(refused(scene(inch(3), { terrain: [block(7, 5, 0.5, 2, 'high')] }))).toBe('notVisible');
  });

  test('until the Druid’s next action, a reaction included', () => {
    const b = playAll(scene(), bind).battle;
    const free = playAll({ ...b, turn: 0 }, [activate(0), act('guard')]).battle;
    expect(free.effects).toEqual([]);
    const close = { ...put(b, 0, inch(5), inch(6)), turn: 1 };
    const near = put(close, 1, inch(6.5), inch(6));
    const reacted = playAll(near, [
      ...attacks(1, 'melee', 0).filter((_, i) => i !== 2),
      choose('light'),
      defend('deflect'),
    ]);
    expect(reacted.battle.effects).toEqual([]);
  });

  test('or until it is re-deployed', () => {
    const b = playAll(scene(), bind).battle;
    const blinked = playAll(b, [activate(1), act('blink'), cast('blink', 1, ['AS'], { place: at(11, 15) })]).battle;
    expect(blinked.fighters[1]).toMatchObject(at(11, 15));
    expect(blinked.effects).toEqual([]);
  });
});
