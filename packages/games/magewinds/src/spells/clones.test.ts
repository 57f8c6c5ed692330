// TC mesmer.clone and its double: who knows what, and what reveals it.
import { mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { CURRENT_EDITION, type Edition } from '../content/edition.ts';
import type { ProfileId } from '../content/fighters.ts';
import { magewinds } from '../game.ts';
import type { Battle } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  cast,
  changed,
  choose,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  move,
  type Placed,
  playAll,
  refusalOf,
  step,
  tableWith,
  withEffects,
} from '../testing/battles.ts';

const R = mm(12.5);
const here = at(6, 6);
const PLACES = [
  { x: here.x - R, y: here.y },
  { x: here.x + R, y: here.y },
] as const;

const scene = (profile: ProfileId = 'warrior', own: Partial<Placed> = {}, more: Partial<Lineup> = {}) =>
  battle({
    fighters: [
      { profile: 'mesmer', seat: 0, at: [6, 3] },
      { profile, seat: 0, at: [6, 6], ...own },
      { profile: 'cleric', seat: 1, at: [6, 12] },
      { profile: 'seer', seat: 1, at: [1, 15] },
    ],
    hands: [['2D', '2S'], []],
    ...more,
  });
const spell = (real: 0 | 1, places: readonly [{ x: number; y: number }, { x: number; y: number }] = PLACES) =>
  cast('clone', 0, ['2D', '2S'], { target: 1, places, real });
const ready = (b: Battle) => playAll(b, [activate(0), act('clone'), step()]).battle;
const cloned = (real: 0 | 1, b: Battle = scene()) => playAll(ready(b), [spell(real)]).battle;

describe('[MW-H25] both of a pair have done it', () => {
  const itself = (real: 0 | 1, edition: Edition = CURRENT_EDITION) => {
    const b = ready(scene('warrior', {}, { config: { edition } }));
    const { x, y } = b.fighters[0]!;
    const places = [
      { x: x - R, y },
      { x: x + R, y },
    ] as const;
    const doubled = playAll(b, [cast('clone', 0, ['2D', '2S'], { target: 0, places, real })]).battle;
    return [0, 4].map((id) => doubled.fighters[id]!.actions);
  };

  test('[MW 13.0] a Mesmer that doubles itself has made its action, whichever is real', () => {
    expect([itself(0), itself(1)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(itself(1, 4)).toEqual([1, 0]); // MW-H22
  });

  test('[MW-R80] a Prediction on a pair comes true once', () => {
    const predicted = (edition: Edition) => {
      const b = scene('warrior', {}, { config: { edition }, turn: 0 });
      const seer = changed(b, 3, { actions: 2 });
      return cloned(0, withEffects(seer, { type: 'prediction', by: 3, fighter: 1, action: 'guard' }));
    };
    const guards = (b: Battle, id: number) => playAll({ ...b, turn: 0 }, [activate(id), act('guard'), step()]).battle;
    const once = guards(predicted(5), 4);
    expect([once.fighters[3]!.actions, once.effects]).toEqual([1, []]);
    expect(guards(once, 1).fighters[3]!.actions).toBe(1);
    expect(guards(guards(predicted(4), 4), 1).fighters[3]!.actions).toBe(0); // MW-H22
    const move = { type: 'prediction', by: 3, fighter: 1, action: 'move' } as const;
    const moves = (b: Battle) => withEffects(b, ...b.effects, move, { ...move, fighter: 4 });
    expect(guards(moves(predicted(5)), 4).effects).toEqual([move, { ...move, fighter: 4 }]); // another action, still to come
  });
});

describe('[TC mesmer.clone]', () => {
  test('the target and its double both touch where it stood', () => {
    const b = cloned(0);
    expect(b.fighters[1]).toMatchObject({ ...PLACES[0], where: 'field', twin: 4 });
    expect(b.fighters[4]).toMatchObject({ ...PLACES[1], where: 'field', twin: 1, profile: 'warrior', seat: 0 });
    expect(b.fighters[0]!.actions).toBe(1);
  });

  test('a friend within 9" in sight; places in contact, clear of each other', () => {
    const b = ready(scene());
    expect(refusalOf(b, cast('clone', 0, ['2D', '2S'], { target: 2, places: PLACES, real: 0 }))).toBe('cannotBeCloned');
    const off = [PLACES[0], { x: here.x + 3 * R, y: here.y }] as const;
    expect(refusalOf(b, spell(0, off))).toBe('notTouchingPlace');
    expect(refusalOf(b, spell(0, [PLACES[0], PLACES[0]]))).toBe('noRoomThere');
    const far = ready(scene('warrior', { at: [6, 13.5] }));
    expect(refusalOf(far, spell(0))).toBe('tooFarAway');
  });

  test('not twice', () => {
    const b = { ...cloned(0), seats: scene().seats, turn: 0 };
    expect(refusalOf(ready(b), spell(0))).toBe('cannotBeCloned');
  });

  test('[TC doppelganger.deceit] which one is real only its player knows', () => {
    const [first, second] = [cloned(0), cloned(1)];
    expect(first.clones).toEqual([{ pair: [1, 4], seat: 0, real: 1 }]);
    expect(second.clones).toEqual([{ pair: [1, 4], seat: 0, real: 4 }]);
    expect(magewinds.view(first, 0).clones[0]!.real).toBe(1);
    for (const viewer of [1, 'spectator'] as const) {
      expect(magewinds.view(first, viewer).clones[0]!.real).toBeNull();
      expect(magewinds.view(first, viewer)).toEqual(magewinds.view(second, viewer));
    }
  });

  test('both look alike: damage, counters, poison', () => {
    const b = cloned(1, scene('warrior', { damage: 3, actions: 1, poison: 1 }));
    for (const id of [1, 4]) expect(b.fighters[id]).toMatchObject({ damage: 3, actions: 1, poison: 1 });
  });
});

describe('[TC doppelganger.deceit]', () => {
  const turn = (b: Battle) => ({ ...b, turn: 0 });

  test('[TC doppelganger.profile] the double moves, guards, waits, and nothing else', () => {
    const b = playAll(turn(cloned(0)), [activate(4)]).battle;
    for (const action of ['move', 'guard', 'wait'] as const) expect(refusalOf(b, act(action))).toBeUndefined();
    expect(refusalOf(b, act('attack'))).toBe('doubleCannot');
    expect(refusalOf(b, act('recover'))).toBe('doubleCannot');
    const moved = playAll(b, [act('move'), move(at(11, 6))]).battle;
    expect(moved.fighters[4]).toMatchObject({ ...at(11, 6), where: 'field' });
    expect(moved.clones).toHaveLength(1);
  });

  test('moving, guarding and reacting of the real one reveal nothing', () => {
    const b = playAll(turn(cloned(0)), [activate(1), act('guard'), step()]).battle;
    expect(b.clones).toHaveLength(1);
    expect(b.fighters[4]!.where).toBe('field');
  });

  test('any other action of the real one does', () => {
    const { battle: b, events } = playAll(turn(cloned(0)), [activate(1), act('attack')]);
    expect(eventsOf(events, 'dissolved')[0]).toMatchObject({ who: { id: 4 }, real: { id: 1 } });
    expect(b.clones).toEqual([]);
    expect(b.fighters[4]).toMatchObject({ where: 'gone', starting: false });
    expect(b.fighters[1]).toMatchObject({ where: 'field', twin: null });
  });

  const attackOn = (target: number, real: 0 | 1, b = cloned(real)) => {
    const spot = b.fighters[target]!;
    const near = {
      ...b,
      turn: 1,
      fighters: b.fighters.map((f) =>
        f.id === 2 ? { ...f, x: spot.x, y: spot.y + 3810, profile: 'wizard' as const } : f,
      ),
    };
    return playAll(near, [...attacks(2, 'melee', target), choose('light')]);
  };

  test('the double is attacked and asked like the original, dodges and deflects with its values', () => {
    const { battle: b } = attackOn(4, 0, cloned(0, scene('cleric')));
    expect(asked(b)).toBe('0 defence');
    const dodged = playAll(b, [defend('dodge')], [6, 6, 6]);
    // the Cleric's Evasion 1 and Dodge 3
    expect(eventsOf(dodged.events, 'struck')[0]).toMatchObject({ evasion: 1, dodge: 3, needed: 5 });
    expect(asked(dodged.battle)).toBe('0 step');
    const deflected = playAll(b, [defend('deflect'), step()]);
    expect(eventsOf(deflected.events, 'struck')[0]).toMatchObject({ armour: 3, damage: 0 });
    expect(deflected.battle.clones).toHaveLength(1);
  });

  test('the first damage to it reveals and removes it', () => {
    const { battle: b, events } = playAll(attackOn(4, 0).battle, [defend('none')]);
    expect(eventsOf(events, 'dissolved')).toHaveLength(1);
    expect(b.fighters[4]!.where).toBe('gone');
    expect(b.fighters[1]).toMatchObject({ where: 'field', damage: 0, twin: null });
    expect(eventsOf(events, 'takenDown')).toEqual([]);
  });

  test('[TC doppelganger.profile] Armour 0: one hit is enough where the original would have blocked it', () => {
    // a Cleric doubled, Armour 1; the heavy side of the Wizard: Precision 5 against Evasion 1, so 4 is needed
    const heavyOn = (real: 0 | 1, edition: 1 | 2, answer: 'none' | 'dodge' | 'deflect', dice: readonly number[]) => {
      const b = cloned(real, scene('cleric', {}, { config: { edition } }));
      const near = { ...b, turn: 1, fighters: b.fighters.map((f) => (f.id === 2 ? { ...f, ...below(b, 4) } : f)) };
      return playAll(near, [...attacks(2, 'melee', 4), choose('heavy'), defend(answer)], dice);
    };
    const below = (b: Battle, id: number) => ({
      x: b.fighters[id]!.x,
      y: b.fighters[id]!.y + 3810,
      profile: 'wizard' as const,
    });
    const oneHit = [4, 5, 5, 5, 5, 5];
    const hit = heavyOn(0, 2, 'none', oneHit);
    expect(eventsOf(hit.events, 'struck')[0]).toMatchObject({ hits: 1, armour: 0, damage: 1 });
    expect(eventsOf(hit.events, 'dissolved')[0]).toMatchObject({ who: { id: 4 }, real: { id: 1 } });
    expect(hit.battle.fighters[4]!.where).toBe('gone');
    expect(asked(hit.battle)).toBe('0 activate');
    // Dodge does not change that: 1 is needed
    expect(eventsOf(heavyOn(0, 2, 'dodge', [1, 2, 2, 2, 2, 2]).events, 'dissolved')).toHaveLength(1);
    // a miss shows nothing, neither does Deflect, which it does as the original would; the original blocks it
    expect(eventsOf(heavyOn(0, 2, 'none', [5, 5, 5, 5, 5, 5]).events, 'struck')[0]).toMatchObject({ armour: 1 });
    expect(eventsOf(heavyOn(0, 2, 'deflect', oneHit).events, 'struck')[0]).toMatchObject({ armour: 3, damage: 0 });
    expect(eventsOf(heavyOn(1, 2, 'none', oneHit).events, 'struck')[0]).toMatchObject({ armour: 1, damage: 0 });
    // MW-H22: in the first edition the original's Armour served the double too
    expect(eventsOf(heavyOn(0, 1, 'none', oneHit).events, 'struck')[0]).toMatchObject({ armour: 1, damage: 0 });
  });

  test('[MW-H06] damage to the real one reveals it too', () => {
    const { battle: b, events } = playAll(attackOn(4, 1).battle, [defend('none'), knockBack(0)]);
    expect(eventsOf(events, 'dissolved')[0]).toMatchObject({ who: { id: 1 }, real: { id: 4 } });
    expect(b.fighters[4]).toMatchObject({ where: 'field', damage: 2, twin: null });
    expect(b.fighters[1]!.where).toBe('gone');
  });

  test('[MW-H06] so does a spell it casts', () => {
    const b = { ...cloned(0, scene('enchanter')), turn: 0, seats: battle({ fighters: [], hands: [['2D'], []] }).seats };
    const { events } = playAll(b, [activate(1), cast('white-hot-weapons', 1, ['2D'])]);
    expect(eventsOf(events, 'dissolved')[0]).toMatchObject({ who: { id: 4 }, real: { id: 1 } });
    const double = playAll(b, [activate(4)]).battle;
    expect(refusalOf(double, cast('white-hot-weapons', 4, ['2D']))).toBe('doubleCannot');
  });

  test('a hit that is blocked reveals nothing', () => {
    const { battle: b } = playAll(attackOn(4, 0, cloned(0, scene('cleric'))).battle, [defend('deflect'), step()]);
    expect(b.clones).toHaveLength(1);
  });

  test('[MW-H19] who carries something cannot be doubled; picking something up reveals', () => {
    const b = scene('warrior', {}, { objects: [[1, 1]], scenario: 'the-prize' });
    const carrying = { ...b, objects: [{ ...b.objects[0]!, where: 'carried' as const, carrier: 1 }] };
    expect(refusalOf(ready(carrying), spell(0))).toBe('cannotBeCloned');
    const twins = cloned(0, b);
    const { x, y } = twins.fighters[1]!;
    const near = { ...twins, turn: 0, objects: [{ ...twins.objects[0]!, x, y: y - 2 * R }] };
    const taken = playAll(near, [activate(1), act('move'), { type: 'pickUp', object: 0 }]);
    expect(eventsOf(taken.events, 'dissolved')[0]).toMatchObject({ who: { id: 4 }, real: { id: 1 } });
    expect(taken.battle.objects[0]).toMatchObject({ where: 'carried', carrier: 1 });
    const double = { ...near, objects: [{ ...near.objects[0]!, x: PLACES[1].x, y: PLACES[1].y - 2 * R }] };
    const moving = playAll(double, [activate(4), act('move')]).battle;
    expect(refusalOf(moving, { type: 'pickUp', object: 0 })).toBe('doubleCannot');
  });

  test('[MW-R83] a spell that lies on the fighter lies on the real one still', () => {
    for (const real of [0, 1] as const) {
      const twins = cloned(real, withEffects(scene(), { type: 'hex', fighter: 1 }));
      const id = real === 0 ? 1 : 4;
      const shown = playAll({ ...twins, turn: 0 }, [activate(id), act('attack')]).battle;
      expect(shown.effects).toEqual([{ type: 'hex', fighter: id }]);
    }
  });

  test('[MW-R82] a Deadeye’s marker serves the real one', () => {
    for (const real of [0, 1] as const) {
      const aim = { type: 'aim', by: 1, ...at(6, 12), ready: false } as const;
      const twins = cloned(real, withEffects(scene('deadeye'), aim));
      const id = real === 0 ? 1 : 4;
      const b = playAll({ ...twins, turn: 0 }, [activate(id), act('attack'), step()]).battle;
      expect(
        refusalOf(b, { type: 'attack', attack: 'aimed-shot', target: 2, object: null, cards: [] }),
      ).toBeUndefined();
    }
  });

  test('[MW-R77] what lasts until the caster acts ends when either of the two acts: nothing shows', () => {
    for (const real of [0, 1] as const)
      for (const id of [1, 4]) {
        const twins = cloned(real, withEffects(scene('guardian'), { type: 'ward', by: 1 }));
        const b = playAll({ ...twins, turn: 0 }, [activate(id), act('guard')]).battle;
        expect(b.effects).toEqual([]);
      }
  });

  test('[MW-R97] what reveals the pair is final; what either may do is not', () => {
    const isFinal = (id: number, action: 'attack' | 'guard' | 'move') => {
      let times = 0;
      const b = playAll(turn(cloned(0)), [activate(id)]).battle;
      const { table } = tableWith([]);
      magewinds.play(b, 0, act(action), { ...table, final: () => void times++ });
      return times > 0;
    };
    expect(isFinal(1, 'attack')).toBe(true);
    expect([isFinal(1, 'guard'), isFinal(4, 'guard'), isFinal(1, 'move'), isFinal(4, 'move')]).not.toContain(true);
  });

  test('[ItT deathmatch.end] the double’s damage is not counted: equal slots and equal damage are a draw', () => {
    const twins = cloned(0, scene('warrior', { damage: 3 }));
    const ends = (damage: number) => {
      const fighters = twins.fighters.map((f) => ({
        ...f,
        actions: f.id === 0 ? 1 : 2,
        damage: f.id === 2 ? damage : f.damage,
      }));
      return playAll({ ...twins, fighters, round: 5, turn: 0 }, [activate(0), act('wait')]).battle.outcome;
    };
    expect(ends(3)).toMatchObject({ places: [[0, 1]], reason: 'draw' });
    expect(ends(4)).toMatchObject({ places: [[0], [1]] });
    expect(ends(2)).toMatchObject({ places: [[1], [0]] });
  });

  test('the double counts for nothing in the end', () => {
    const b = cloned(0);
    const only = changed(b, 0, { where: 'down' });
    // with the Warrior at its last, the light side takes it down: the warband is beaten though the double stood
    const weak = changed(only, 1, { damage: 6 });
    const near = {
      ...weak,
      turn: 1,
      fighters: weak.fighters.map((f) => (f.id === 2 ? { ...f, x: PLACES[0].x, y: PLACES[0].y + 3810 } : f)),
    };
    const end = playAll(near, [...attacks(2, 'melee', 1), choose('light'), defend('none')]).battle;
    expect(end.outcome).toMatchObject({ places: [[1], [0]] });
  });
});
