// Objects: picking up, carrying, putting down; pushing them.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import {
  act,
  activate,
  asked,
  at,
  battle,
  block,
  carriedBy,
  decline,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  move,
  type Placed,
  playAll,
  refusalOf,
  step,
  strike,
} from '../testing/battles.ts';

const FAR: Placed = { profile: 'seer', seat: 1, at: [10, 14] };
const TOUCH = mm(25) / inch(1);

const field = (scene: Partial<Lineup> = {}, others: readonly Placed[] = [FAR]) =>
  battle({
    fighters: [{ profile: 'wizard', seat: 0, at: [5, 6] }, ...others],
    scenario: 'fragment-frenzy',
    objects: [[8, 6]],
    ...scene,
  });
const treasures = (scene: Partial<Lineup> = {}, others?: readonly Placed[]) =>
  field({ scenario: 'deathmatch', ...scene }, others);

const pickUp: MagewindsCommand = { type: 'pickUp', object: 0 };
const drop = (x: number, y: number): MagewindsCommand => ({ type: 'drop', object: 0, ...at(x, y) });
const lying = (b: Battle, id: number, x: number, y: number): Battle => ({
  ...b,
  objects: b.objects.map((o) => (o.id === id ? { ...o, x, y } : o)),
});

describe('[MW 19.1] [MW-R64] picking up', () => {
  test('at the end of a Move Action, in contact', () => {
    const b = playAll(treasures(), [activate(0), act('move'), move({ x: inch(8) - mm(25), y: inch(6) })]).battle;
    expect(asked(b)).toBe('0 pickUp');
    const { battle: after } = playAll(b, [pickUp]);
    expect(after.objects[0]).toMatchObject({ where: 'carried', carrier: 0 });
    const left = playAll(b, [decline]).battle;
    expect(left.objects[0]).toMatchObject({ where: 'field', carrier: null });
    expect(asked(left)).toBe('1 activate');
  });

  test('[MW-R64] contact means two units at most', () => {
    const moved = (gap: number) =>
      asked(playAll(treasures(), [activate(0), act('move'), move({ x: inch(8) - mm(25) - gap, y: inch(6) })]).battle);
    expect(moved(2)).toBe('0 pickUp');
    expect(moved(3)).toBe('1 activate');
  });

  test('at its beginning, and on it goes', () => {
    const touching = lying(treasures(), 0, inch(5) + mm(25), inch(6));
    const b = playAll(touching, [activate(0), act('move')]).battle;
    const { battle: after } = playAll(b, [pickUp, move(at(8, 6))]);
    expect(after.fighters[0]).toMatchObject(at(8, 6));
    expect(after.objects[0]).toMatchObject({ where: 'carried', carrier: 0 });
  });

  test('not after a step', () => {
    const touching = lying(treasures(), 0, inch(6) + mm(25), inch(6));
    const b = playAll(touching, [activate(0), act('guard'), step(at(6, 6))]).battle;
    expect(asked(b)).toBe('1 activate');
    expect(b.objects[0]!.where).toBe('field');
  });

  test('[MW-R64] several, unless the scenario says otherwise', () => {
    const two = (scenario: 'deathmatch' | 'treasure-dash') => {
      const b = battle({
        fighters: [{ profile: 'wizard', seat: 0, at: [5, 6] }, FAR],
        scenario,
        objects: [
          [8, 6],
          [9, 9],
        ],
      });
      const touching = lying(lying(b, 0, inch(5) + mm(25), inch(6)), 1, inch(5), inch(6) + mm(25));
      return playAll(touching, [activate(0), act('move'), pickUp]).battle;
    };
    expect(refusalOf(two('deathmatch'), { type: 'pickUp', object: 1 })).toBeUndefined();
    expect(refusalOf(two('treasure-dash'), { type: 'pickUp', object: 1 })).toBe('carriesEnough');
  });
});

describe('[MW-R65] carrying', () => {
  test('the object is off the field: nothing is in the way any more', () => {
    const b = playAll(carriedBy(treasures(), 1), [activate(0), act('move')]).battle;
    expect(refusalOf(b, move(at(9, 6)))).toBeUndefined();
    const blocked = playAll(treasures(), [activate(0), act('move')]).battle;
    expect(refusalOf(blocked, move(at(9, 6)))).toBe('crossesBody');
  });

  test('nobody else can pick it up', () => {
    const b = playAll(carriedBy(treasures(), 1), [activate(0), act('move')]).battle;
    expect(refusalOf(b, pickUp)).toBe('noSuchObject');
  });
});

describe('[MW-R66] putting down', () => {
  const carrying = carriedBy(treasures(), 0);

  test('as its activation begins, in contact, where there is room', () => {
    const b = playAll(carrying, [activate(0)]).battle;
    expect(refusalOf(b, drop(5 + TOUCH, 6))).toBeUndefined();
    expect(refusalOf(b, drop(5 + TOUCH + 0.01, 6))).toBe('notInContact');
    const after = playAll(b, [drop(5, 6 + TOUCH), act('wait')]).battle;
    expect(after.objects[0]).toMatchObject({ where: 'field', carrier: null, ...at(5, 6 + TOUCH) });
  });

  test('not on anything', () => {
    const b = carriedBy(treasures({ terrain: [block(5.6, 5, 1, 2, 'low')] }), 0);
    const begun = playAll(b, [activate(0)]).battle;
    expect(refusalOf(begun, drop(5 + TOUCH, 6))).toBe('noRoomThere');
    expect(refusalOf(begun, drop(5 - TOUCH, 6))).toBeUndefined();
  });

  test('as it ends: it is asked once more', () => {
    const b = playAll(carrying, [activate(0), act('move'), move(at(6, 6))]).battle;
    expect(asked(b)).toBe('0 ending');
    const after = playAll(b, [drop(6, 6 + TOUCH), decline].slice(0, 1)).battle;
    expect(after.objects[0]).toMatchObject({ where: 'field', ...at(6, 6 + TOUCH) });
    expect(asked(after)).toBe('1 activate');
    expect(playAll(b, [decline]).battle.objects[0]).toMatchObject({ where: 'carried', carrier: 0 });
  });

  test('not in another’s activation', () => {
    const b = playAll({ ...carrying, turn: 1 }, [activate(1)]).battle;
    expect(refusalOf(b, drop(5 + TOUCH, 6))).toBe('notCarrying');
  });
});

describe('[MW-R70] objects in the way', () => {
  test('of movement and of placing', () => {
    const b = playAll(treasures(), [activate(0), act('move')]).battle;
    expect(refusalOf(b, move(at(8, 6)))).toBe('crossesBody');
    expect(refusalOf(b, move(at(7.5, 6)))).toBe('crossesBody');
  });
});

describe('[MW 19.2] [MW-R71] pushing an object', () => {
  const push: MagewindsCommand = { type: 'attack', attack: 'push', target: null, object: 0, cards: ['2C'] };
  const cleric = (objects: Lineup['objects'], more: Partial<Lineup> = {}) =>
    battle({
      fighters: [{ profile: 'cleric', seat: 0, at: [5, 6] }, FAR],
      objects: objects!,
      hands: [['2C'], []],
      ...more,
    });
  const aiming = (b: Battle) => playAll(b, [activate(0), act('attack'), step()]).battle;

  test('Evasion 0 and Armour 0: nothing misses; 1" of knockback, then 1" for each of six hits', () => {
    const struck = playAll(aiming(cleric([[7, 6]])), [push]);
    expect(asked(struck.battle)).toBe('0 knockBack');
    expect(eventsOf(struck.events, 'objectStruck')[0]).toMatchObject({ needed: 6, hits: 6, dice: [] });
    // the edge is at 12": 7 + 1, then four more inches less the base
    const { battle: after } = playAll(struck.battle, [knockBack(1)]);
    expect(Math.abs(after.objects[0]!.x - (inch(12) - mm(12.5)))).toBeLessThanOrEqual(2);
    expect(after.objects[0]!.y).toBe(inch(6));
    const none = playAll(aiming(cleric([[5, 8]])), [push, knockBack(0)]).battle;
    expect(none.objects[0]).toMatchObject(at(5, 14));
    const both = playAll(aiming(cleric([[5, 8]])), [push, knockBack(0.5)]).battle;
    expect(both.objects[0]).toMatchObject(at(5, 14.5));
  });

  test('cover counts: 5 is needed then', () => {
    const b = aiming(cleric([[8.5, 6]], { terrain: [block(7, 6.1, 0.3, 1, 'low')] }));
    const { battle: after, events } = playAll(b, [push, knockBack(0)], [5, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'objectStruck')[0]).toMatchObject({ needed: 5, hits: 1 });
    expect(after.objects[0]).toMatchObject(at(9.5, 6));
  });

  test('it crosses not even a low obstacle', () => {
    const b = aiming(cleric([[7, 6]], { terrain: [block(8.5, 5, 0.2, 2, 'low')] }));
    const { battle: after } = playAll(b, [push, knockBack(0)]);
    expect(Math.abs(after.objects[0]!.x - (inch(8.5) - mm(12.5)))).toBeLessThanOrEqual(2);
  });

  test('only Push, within 5", in sight', () => {
    const b = aiming(cleric([[5, 7.5]]));
    expect(refusalOf(b, { type: 'attack', attack: 'melee', target: null, object: 0, cards: [] })).toBe('fightersOnly');
    expect(refusalOf(aiming(cleric([[5, 12.5]])), push)).toBe('outOfRange');
    expect(refusalOf(aiming(cleric([[8, 6]], { terrain: [block(6.5, 5, 0.3, 2, 'high')] })), push)).toBe(
      'noLineOfAttack',
    );
    expect(refusalOf(aiming(carriedBy(cleric([[5, 7.5]]), 1)), push)).toBe('noSuchObject');
  });
});

describe('[MW-R69] pushed, but not knocked back', () => {
  test('it keeps what it carries', () => {
    const b = battle({
      fighters: [
        { profile: 'cleric', seat: 0, at: [5, 6] },
        { profile: 'seer', seat: 1, at: [7, 6] },
      ],
      objects: [[1, 1]],
      hands: [['2C'], []],
    });
    const aiming = playAll(carriedBy(b, 1), [activate(0), act('attack'), step(), strike('push', 1, ['2C'])]).battle;
    // 6 - 1 = 5; Armour 1 + 2: five hits push 2"
    const { battle: after } = playAll(aiming, [defend('deflect'), step()], [5, 5, 5, 5, 5, 6]);
    expect(after.fighters[1]).toMatchObject({ ...at(9, 6), damage: 0 });
    expect(after.objects[0]).toMatchObject({ where: 'carried', carrier: 1 });
    const hit = playAll(aiming, [defend('none'), knockBack(1)], [5, 5, 6, 6, 6, 6]).battle;
    expect(hit.fighters[1]).toMatchObject(at(9, 6));
    expect(hit.objects[0]).toMatchObject({ where: 'field', ...at(7, 6) });
  });
});
