// The Witch: Poison Tip and Hex. Charm has its own file.
import { describe, expect, test } from 'vitest';
import type { Battle } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  attacks,
  battle,
  block,
  cast,
  changed,
  choose,
  defend,
  eventsOf,
  knockBack,
  move,
  type Placed,
  playAll,
  refusalOf,
  strike,
  withEffects,
} from '../testing/battles.ts';

const WITCH: Placed = { profile: 'witch', seat: 0, at: [5, 6] };

describe('[TC witch.poison-tip]', () => {
  const duel = (own: Partial<Placed> = {}, hands: readonly (readonly '2C'[])[] = []) =>
    battle({
      fighters: [
        WITCH,
        { profile: 'guardian', seat: 1, at: [6.5, 6], ...own },
        { profile: 'seer', seat: 1, at: [1, 1] },
      ],
      hands,
    });
  const tip = [...attacks(0, 'poison-tip', 1)];

  test('damage poisons', () => {
    // light 3/9: three hits on Armour 2
    const { battle: b, events } = playAll(duel(), [...tip, choose('light'), defend('none'), knockBack(0)]);
    expect(b.fighters[1]).toMatchObject({ damage: 1, poison: 0 });
    expect(eventsOf(events, 'poisoned')).toHaveLength(1);
  });

  test('hits that are all blocked do not', () => {
    const all = [...tip, choose('heavy'), defend('none'), knockBack(0)];
    expect(playAll(duel(), all, [5, 5, 6, 6, 6, 6]).battle.fighters[1]).toMatchObject({ damage: 0, poison: null });
  });

  test('nor does damage that a Barrier took away', () => {
    const b = playAll(duel({}, [[], ['2C']]), [...tip, choose('light'), defend('none')]).battle;
    const saved = playAll(b, [cast('barrier', 1, ['2C']), knockBack(0)], [1]).battle;
    expect(saved.fighters[1]).toMatchObject({ damage: 0, poison: null });
  });

  test('[MW-R87] 1 damage at the end of every Action Phase, to all at once; it stays', () => {
    const b = battle({
      fighters: [
        { ...WITCH, actions: 1, poison: 1 },
        { profile: 'guardian', seat: 1, at: [9, 12], actions: 2, poison: 0 },
      ],
    });
    const { battle: after, events } = playAll(b, [activate(0), act('wait')]);
    expect(after.fighters.map((f) => [f.damage, f.poison])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(eventsOf(events, 'damaged').map((e) => e.who.id)).toEqual([0, 1]);
    expect(after.round).toBe(2);
  });

  test('[MW-R73] twice is no worse than once', () => {
    const { battle: b, events } = playAll(duel({ poison: 0 }), [...tip, choose('light'), defend('none'), knockBack(0)]);
    expect(b.fighters[1]!.poison).toBe(0);
    expect(eventsOf(events, 'poisoned')).toEqual([]);
  });

  test('it can take down', () => {
    const b = battle({
      fighters: [
        { ...WITCH, actions: 1 },
        { profile: 'minion', seat: 1, at: [9, 12], actions: 2, poison: 0, damage: 3 },
        { profile: 'seer', seat: 1, at: [1, 1], actions: 2 },
      ],
    });
    expect(playAll(b, [activate(0), act('wait')]).battle.fighters[1]!.where).toBe('down');
  });
});

describe('[TC witch.hex] [MW-R83]', () => {
  const scene = (target: Partial<Placed> = {}, terrain: readonly ReturnType<typeof block>[] = []) =>
    battle({
      fighters: [
        WITCH,
        { profile: 'warrior', seat: 1, at: [8, 6], ...target },
        { profile: 'guardian', seat: 0, at: [8, 7.5], actions: 2 },
      ],
      hands: [['2C'], []],
      terrain,
    });
  const hexed = (b: Battle) => withEffects({ ...b, turn: 1 }, { type: 'hex', fighter: 1 });
  const light = [...attacks(1, 'melee', 2), choose('light')];

  test('[MW-R43] the target number is 5 at most', () => {
    // light 3/9 on Evasion 0 would be 9
    const { events } = playAll(hexed(scene()), light, [6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ needed: 5, capped: true, hits: 0, dice: [6, 6, 6] });
    const plain = playAll({ ...scene(), turn: 1 }, [...light, { type: 'decline' }, knockBack(0)]);
    expect(eventsOf(plain.events, 'struck')[0]).toMatchObject({ needed: 9, hits: 3 });
  });

  test('[MW-R43] below 5 it stays what it is', () => {
    const b = hexed(scene());
    const weak = changed(b, 2, { profile: 'seer' });
    const { events } = playAll(weak, [...attacks(1, 'melee', 2), choose('heavy')], [6, 6, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]!.needed).toBe(4);
  });

  test('[MW 3.2] [MW-R47] every hit is thrown again, once', () => {
    // 5, 1 and 2 hit; again: 5 hits, 6 misses, 1 hits
    const { battle: b, events } = playAll(hexed(scene()), [...light, knockBack(0)], [5, 1, 2, 5, 6, 1]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({
      dice: [5, 1, 2],
      rerolled: [5, 6, 1],
      hits: 2,
      armour: 2,
      damage: 0,
    });
    expect(b.fighters[2]!.damage).toBe(0);
  });

  test('misses are not thrown again', () => {
    const { events } = playAll(hexed(scene()), [...light, knockBack(0)], [6, 6, 3, 3]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ dice: [6, 6, 3], rerolled: [3], hits: 1 });
  });

  test('as the Witch’s activation ends, on whom it sees, friends too', () => {
    const ends = (b: Battle) => playAll(b, [activate(0), act('wait')]).battle;
    const b = ends(scene());
    expect(asked(b)).toBe('0 window');
    expect(refusalOf(b, cast('hex', 0, ['2C'], { target: 2 }))).toBeUndefined();
    expect(playAll(b, [cast('hex', 0, ['2C'], { target: 1 })]).battle.effects).toEqual([{ type: 'hex', fighter: 1 }]);
    const hidden = ends({ ...scene({}, [block(6.5, 5, 0.3, 4, 'high')]) });
    expect(refusalOf(hidden, cast('hex', 0, ['2C'], { target: 1 }))).not.toBeUndefined();
    const other = playAll(scene(), [activate(0)]).battle;
    expect(refusalOf(other, cast('hex', 0, ['2C'], { target: 1 }))).toBe('wrongTime');
  });

  test('on every attack of the fighter: a Charge as well', () => {
    const b = hexed(scene({ at: [8, 11] }));
    const charged = playAll(
      b,
      [activate(1), act('move'), move({ x: 20320, y: 22860 }), strike('melee', 2), choose('light')],
      [6, 6, 6],
    );
    expect(eventsOf(charged.events, 'struck')[0]).toMatchObject({ capped: true, needed: 5 });
  });

  test('to the end of the phase, even if the Witch is gone', () => {
    const b = hexed(scene({ actions: 1 }));
    const spent = {
      ...b,
      seats: b.seats.map((s) => ({ ...s, hand: { size: 0, cards: [], seen: [] } })),
      fighters: b.fighters.map((f) => (f.id === 0 ? { ...f, where: 'down' as const } : f)),
    };
    const acting = playAll(spent, [activate(1)]).battle;
    expect(acting.effects).toHaveLength(1);
    expect(playAll(acting, [act('wait')]).battle).toMatchObject({ round: 2, effects: [] });
  });
});
