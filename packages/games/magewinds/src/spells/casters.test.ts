// The Enchanter, the Guardian and the Seer.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { fighter } from '../ground/fighters.ts';
import { seesFeature, seesFighter, seesPlace } from '../ground/sight.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
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
  decline,
  defend,
  eventsOf,
  type Lineup,
  move,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
  withEffects,
} from '../testing/battles.ts';

const FAR: Placed = { profile: 'militia', seat: 1, at: [10, 14] };

describe('[TC enchanter.white-hot-weapons]', () => {
  const scene = (enchanter: readonly [number, number] = [5, 9], more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'enchanter', seat: 0, at: enchanter },
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'guardian', seat: 1, at: [6.5, 6] },
      ],
      hands: [['2D'], []],
      ...more,
    });
  const hot = (b: Battle) => withEffects(b, { type: 'whiteHot', by: 0 });
  const armourIn = (b: Battle, defence: 'none' | 'deflect' = 'none') => {
    const all = [...attacks(1, 'melee', 2), choose('heavy'), defend(defence)];
    return eventsOf(playAll(b, all, [6, 6, 6, 6, 6, 6, 6]).events, 'struck')[0]!.armour;
  };

  test('melee attacks of friends ignore 1 Armour', () => {
    expect([armourIn(scene()), armourIn(hot(scene()))]).toEqual([2, 1]);
  });

  test('[MW-R44] after the Deflect bonus', () => {
    expect(armourIn(hot(scene()), 'deflect')).toBe(3);
  });

  test('[MW-R44] Armour does not fall below 0', () => {
    const b = battle({
      fighters: [
        { profile: 'enchanter', seat: 0, at: [5, 6] },
        { profile: 'druid', seat: 1, at: [6.5, 6], actions: 2 },
      ],
    });
    // the Enchanter’s own weapon too: 3 hits, Armour 0
    const { events } = playAll(hot(b), [...attacks(0, 'melee', 1), choose('light')]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ hits: 3, armour: 0, damage: 3 });
  });

  test('[MW-R78] within 9" of the Enchanter and in its sight when the attack is made', () => {
    const away = (gap: number) => armourIn(hot(put(scene(), 0, inch(5), inch(6) + mm(25) + gap)));
    expect([away(inch(9)), away(inch(9) + 3)]).toEqual([1, 2]);
    expect(armourIn(hot(scene([5, 9], { terrain: [block(3, 7, 4, 0.4, 'high')] })))).toBe(2);
  });

  test('not for spells, not for enemies', () => {
    const b = { ...scene([5, 9], { hands: [[], ['2D']] }), turn: 1 };
    const enemy = playAll(hot(b), [...attacks(2, 'melee', 1), choose('light'), defend('none')]);
    expect(eventsOf(enemy.events, 'struck')[0]!.armour).toBe(1);
    const spark = put(scene(), 1, inch(3.5), inch(6));
    const { events } = playAll(hot(spark), [...attacks(1, 'spark', 2, ['2D']), defend('none')], [6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]!.armour).toBe(2);
  });

  test('cast as its activation begins, to the end of the phase', () => {
    const begun = playAll(scene(), [activate(0)]).battle;
    const b = playAll(begun, [cast('white-hot-weapons', 0, ['2D'])]).battle;
    expect(b.effects).toEqual([{ type: 'whiteHot', by: 0 }]);
    const other = playAll(scene(), [activate(1)]).battle;
    expect(refusalOf(other, cast('white-hot-weapons', 0, ['2D']))).toBe('ownActivationOnly');
    const later = playAll(b, [act('guard'), step()]).battle;
    expect(later.effects).toEqual([{ type: 'whiteHot', by: 0 }]);
  });

  test('[MW-R50] it ends with the Enchanter; a Hex it suffers from stays', () => {
    const b = battle({
      fighters: [
        { profile: 'enchanter', seat: 0, at: [5, 6], damage: 5, actions: 2 },
        { profile: 'warrior', seat: 1, at: [6.5, 6] },
        { profile: 'cleric', seat: 0, at: [1, 1] },
      ],
      turn: 1,
    });
    const laid = withEffects(b, { type: 'whiteHot', by: 0 }, { type: 'ward', by: 0 }, { type: 'hex', fighter: 2 });
    const after = playAll(laid, [...attacks(1, 'melee', 0), choose('light')]).battle;
    expect(after.fighters[0]!.where).toBe('down');
    expect(after.effects).toEqual([{ type: 'hex', fighter: 2 }]);
  });
});

describe('[TC enchanter.phasewalk] [MW-R79]', () => {
  const scene = (others: readonly Placed[] = [FAR], more: Partial<Lineup> = {}) =>
    battle({ fighters: [{ profile: 'enchanter', seat: 0, at: [5, 6] }, ...others], hands: [['2S'], []], ...more });
  const walking = (b: Battle) => playAll(b, [activate(0), act('move'), cast('phasewalk', 0, ['2S'])]).battle;

  test('through obstacles of any height and through enemies', () => {
    const wall = { terrain: [block(7, 4, 0.5, 4, 'high')] };
    const plain = playAll(scene([FAR], wall), [activate(0), act('move')]).battle;
    expect(refusalOf(plain, move(at(9, 6)))).toBe('crossesPiece');
    expect(refusalOf(walking(scene([FAR], wall)), move(at(9, 6)))).toBeUndefined();
    const enemy = scene([{ profile: 'seer', seat: 1, at: [7.5, 6] }]);
    expect(refusalOf(walking(enemy), move(at(9.5, 6)))).toBeUndefined();
  });

  test('not through friends, objects or the edge', () => {
    const friend = scene([FAR, { profile: 'seer', seat: 0, at: [7.5, 6] }]);
    expect(refusalOf(walking(friend), move(at(9.5, 6)))).toBe('crossesBody');
    expect(refusalOf(walking(scene([FAR], { objects: [[7.5, 6]] })), move(at(9.5, 6)))).toBe('crossesBody');
    expect(refusalOf(walking(scene()), move(at(0.4, 6)))).toBe('crossesEdge');
  });

  test('to a place where one may stand', () => {
    const b = walking(scene([{ profile: 'seer', seat: 1, at: [7.5, 6] }], { terrain: [block(4, 8, 2, 1, 'medium')] }));
    expect(refusalOf(b, move(at(7.5, 6.3)))).toBe('onBody');
    expect(refusalOf(b, move(at(5, 8.5)))).toBe('onPiece');
    expect(refusalOf(b, move(at(5, 10)))).toBeUndefined();
  });

  test('for anybody the Enchanter sees, at steps too, and for that action only', () => {
    const other: Placed = { profile: 'warrior', seat: 0, at: [5, 8] };
    const wall = { terrain: [block(4, 8.6, 2, 0.1, 'high')] };
    const b = scene([FAR, other], wall);
    const stepping = playAll(b, [activate(2), act('guard'), cast('phasewalk', 0, ['2S'])]).battle;
    expect(asked(stepping)).toBe('0 step');
    const moving = playAll(b, [activate(2), act('move'), cast('phasewalk', 0, ['2S'])]).battle;
    const after = playAll(moving, [move(at(5, 10))]).battle;
    const again = playAll({ ...after, turn: 0 }, [activate(2), act('move')]).battle;
    expect(refusalOf(again, move(at(5, 7.9)))).toBe('crossesPiece');
  });
});

describe('[TC guardian.ward] [MW-R77]', () => {
  // the Deadeye shoots 5" along y = 6; the Guardian stands beside the line
  const scene = (y: number, more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'deadeye', seat: 1, at: [2, 6] },
        { profile: 'cleric', seat: 0, at: [8, 6], actions: 2 },
        { profile: 'guardian', seat: 0, at: [5, y] },
      ],
      turn: 1,
      hands: [['2C'], []],
      ...more,
    });
  const warded = (b: Battle) => withEffects(b, { type: 'ward', by: 2 });
  const coverIn = (b: Battle, target = 1) => {
    const end: MagewindsCommand[] = target === 2 ? [defend('none')] : [];
    return eventsOf(playAll(b, [...attacks(0, 'quick-shot', target), ...end], [6, 6, 6, 6]).events, 'struck')[0]!.cover;
  };

  test('other friends are in cover if the line passes within 2" of the Guardian', () => {
    expect([coverIn(scene(8)), coverIn(warded(scene(8)))]).toEqual([false, true]);
    const beside = (gap: number) => coverIn(warded(put(scene(9), 2, inch(5), inch(6) + mm(12.5) + gap)));
    expect([beside(inch(2)), beside(inch(2) + 3)]).toEqual([true, false]);
  });

  test('it is the shortest line that counts: past its ends nothing is warded', () => {
    // beyond the target, more than 2" from the near side of its base
    expect(coverIn(warded(put(scene(9), 2, inch(10.6), inch(6))))).toBe(false);
    expect(coverIn(warded(put(scene(9), 2, inch(9.4), inch(6))))).toBe(true);
  });

  test('not the Guardian itself, not enemies', () => {
    expect(coverIn(warded(scene(8)), 2)).toBe(false);
    const enemies = battle({
      fighters: [
        { profile: 'deadeye', seat: 0, at: [2, 6] },
        { profile: 'cleric', seat: 1, at: [8, 6], actions: 2 },
        { profile: 'guardian', seat: 0, at: [5, 8] },
      ],
    });
    expect(coverIn(warded(enemies))).toBe(false);
  });

  test('[MW-R26] until the Guardian’s next action, over rounds; a reaction ends it, Wait does not', () => {
    const b = playAll({ ...scene(8), turn: 0 }, casts('ward', 2, ['2C'])).battle;
    expect(b.effects).toEqual([{ type: 'ward', by: 2 }]);
    const acted = playAll({ ...b, turn: 0 }, [activate(2), act('guard')]).battle;
    expect(acted.effects).toEqual([]);
    const waited = playAll({ ...b, turn: 0 }, [activate(2), act('wait')]).battle; // MW-R26: no action
    expect(waited.effects).toEqual([{ type: 'ward', by: 2 }]);
    expect(waited.fighters[2]!.actions).toBe(2);
    const reacted = playAll(b, [...attacks(0, 'quick-shot', 2), defend('deflect')], [6, 6, 6, 6]).battle;
    expect(reacted.effects).toEqual([]);
    const spent = { ...b, fighters: b.fighters.map((f) => ({ ...f, actions: f.id === 0 ? 1 : 2 })) };
    const next = playAll({ ...spent, turn: 1 }, [activate(0), act('wait')]).battle;
    expect(next).toMatchObject({ round: 2, effects: [{ type: 'ward', by: 2 }] });
  });
});

describe('[TC seer.prediction] [MW-R80]', () => {
  const scene = (own: Partial<Placed> = {}, enemy: Partial<Placed> = {}) =>
    battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [5, 6], ...own },
        { profile: 'warrior', seat: 1, at: [9, 12], ...enemy },
        { profile: 'cleric', seat: 0, at: [2, 2] },
      ],
      hands: [['2D'], []],
    });
  const predict = (action: 'move' | 'guard' | 'dodge' | 'deflect' | 'recover' | 'wait', target = 1) =>
    cast('prediction', 0, ['2D'], { target, action });
  const named = (b: Battle, action: Parameters<typeof predict>[0]) =>
    playAll(b, [activate(0), predict(action), act('guard'), step()]).battle;

  test('the first time the enemy begins that action, the Seer recovers one; once', () => {
    const b = named(scene(), 'move');
    expect(b.fighters[0]!.actions).toBe(1);
    const guards = playAll(b, [activate(1), act('guard')]).battle;
    expect(guards.fighters[0]!.actions).toBe(1);
    const moves = playAll(b, [activate(1), act('move')]);
    expect(moves.battle.fighters[0]!.actions).toBe(0);
    expect(moves.battle.effects).toEqual([]);
    expect(eventsOf(moves.events, 'recovered')[0]).toMatchObject({ rule: 'TC seer.prediction', actions: 0 });
  });

  test('reactions and Spell Actions may be named', () => {
    const near = scene({}, { at: [6.5, 6] });
    const b = playAll(near, [activate(0), predict('deflect'), act('attack'), step()]).battle;
    const hit = playAll(b, [attacks(0, 'melee', 1)[3]!, choose('light'), defend('deflect')]).battle;
    // nothing to recover yet: its counter comes when the action is done
    expect(hit.effects).toEqual([]);
    expect(refusalOf(playAll(scene(), [activate(0)]).battle, predict('recover'))).toBeUndefined();
    expect(refusalOf(playAll(scene(), [activate(0)]).battle, predict('wait'))).toBe('noActionNamed');
  });

  test('any enemy, without sight; no friend; everybody hears it', () => {
    const walled = { ...scene(), terrain: { features: [block(6, 8, 6, 0.5, 'high')] } };
    const begun = playAll(walled, [activate(0)]).battle;
    expect(refusalOf(begun, predict('move'))).toBeUndefined();
    expect(refusalOf(begun, predict('move', 2))).toBe('enemyOnly');
    const { battle: b, events } = playAll(begun, [predict('move')]);
    expect(b.effects).toEqual([{ type: 'prediction', by: 0, fighter: 1, action: 'move' }]);
    expect(eventsOf(events, 'cast')[0]).toMatchObject({ target: { id: 1 }, action: 'move' });
  });

  test('only in its own activation; over with the phase', () => {
    const other = playAll(scene(), [activate(2)]).battle;
    expect(refusalOf(other, predict('move'))).toBe('ownActivationOnly');
    const b = withEffects(scene({ actions: 2 }, { actions: 1 }), {
      type: 'prediction',
      by: 0,
      fighter: 1,
      action: 'move',
    });
    const spent = { ...b, fighters: b.fighters.map((f) => (f.id === 2 ? { ...f, actions: 2 } : f)), turn: 1 };
    const end = playAll(spent, [activate(1), act('wait'), { type: 'pass' }]).battle;
    expect(end.effects).toEqual([]);
  });

  const always = (b: Battle): Battle => ({
    ...b,
    seats: b.seats.map((s) => ({ ...s, orders: { ...s.orders!, prediction: 'always' as const } })),
  });

  test('[MW-R59] once in an activation, its end included', () => {
    const twice = (edition: 4 | 5): string => {
      const b = always(scene());
      const cards = ['2D', '3D'] as const;
      const hand = { size: 2, cards, seen: [] };
      const rich = { ...b, config: { ...b.config, edition }, seats: [{ ...b.seats[0]!, hand }, b.seats[1]!] };
      return asked(playAll(rich, [activate(0), predict('move'), act('wait')]).battle);
    };
    expect([twice(5), twice(4)]).toEqual(['1 activate', '0 window']); // MW-H22
  });

  test('[MW-H12] also as its activation ends', () => {
    const b = playAll(always(scene()), [activate(0), act('wait')]).battle;
    expect(asked(b)).toBe('0 window');
    expect(refusalOf(b, predict('move'))).toBeUndefined();
    expect(playAll(b, [predict('move')]).battle.effects).toHaveLength(1);
    expect(asked(playAll(b, [decline]).battle)).toBe('1 activate');
  });
});

describe('[TC seer.third-eye]', () => {
  const scene = (more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [1, 1] },
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [6.5, 6], actions: 2 },
      ],
      hands: [['KD', '2D', '2H'], []],
      ...more,
    });
  const eye = cast('third-eye', 0, ['2D', '2H']);
  const given = playAll(scene(), [activate(1), eye]).battle;

  test('Precision +1 and Evasion +1', () => {
    expect(given.effects).toEqual([{ type: 'thirdEye', fighter: 1 }]);
    const heavy = [act('attack'), step(), attacks(1, 'melee', 2)[3]!, choose('heavy')];
    const { events } = playAll(given, heavy, [6, 6, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ precision: 6, needed: 5 });
    const attacked = withEffects({ ...scene(), turn: 1 }, { type: 'thirdEye', fighter: 1 });
    const fresh = { ...attacked, fighters: attacked.fighters.map((f) => ({ ...f, actions: 0 })) };
    const back = playAll(fresh, [...attacks(2, 'melee', 1), choose('heavy'), defend('none')], [6, 6, 6, 6, 6, 6]);
    expect(eventsOf(back.events, 'struck')[0]).toMatchObject({ evasion: 2, needed: 3 });
  });

  test('everything is visible to it', () => {
    const b = withEffects(scene({ terrain: [block(5.7, 4, 0.1, 4, 'high'), block(9, 5, 1, 1, 'low')] }), {
      type: 'thirdEye',
      fighter: 1,
    });
    const f = fighter(b, 1);
    expect([seesFighter(b, f, fighter(b, 2)), seesPlace(b, f, at(11, 6)), seesFeature(b, f, 1)]).toEqual([
      true,
      true,
      true,
    ]);
    const blind = { ...b, effects: [] };
    expect([seesFighter(blind, f, fighter(b, 2)), seesPlace(blind, f, at(11, 6)), seesFeature(blind, f, 1)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('as another’s activation begins, wherever it is; one King pays it all', () => {
    const begun = playAll(scene(), [activate(1)]).battle;
    expect(refusalOf(begun, cast('third-eye', 0, ['KD']))).toBeUndefined();
    expect(refusalOf(begun, cast('third-eye', 0, ['2D']))).toBe('cannotPay');
    const own = playAll(scene(), [activate(0)]).battle;
    expect(refusalOf(own, eye)).toBe('anotherOnly');
    expect(refusalOf(given, cast('third-eye', 0, ['KD']))).not.toBeUndefined();
  });

  test('to the end of the phase', () => {
    const b = withEffects(scene({ hands: [] }), { type: 'thirdEye', fighter: 1 });
    const spent = { ...b, fighters: b.fighters.map((f) => ({ ...f, actions: f.id === 0 ? 1 : 2 })) };
    expect(playAll(spent, [activate(0), act('wait')]).battle).toMatchObject({ round: 2, effects: [] });
  });
});
