// The Cleric: Push, Heal, Revive.
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
  changed,
  choose,
  decline,
  defend,
  ending,
  eventsOf,
  knockBack,
  type Lineup,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
} from '../testing/battles.ts';

const CLERIC: Placed = { profile: 'cleric', seat: 0, at: [5, 6] };
const FAR: Placed = { profile: 'seer', seat: 1, at: [10, 14] };

describe('[TC cleric.push]', () => {
  const push = (own: Partial<Placed> = {}, more: Partial<Lineup> = {}) =>
    battle({
      fighters: [CLERIC, { profile: 'seer', seat: 1, at: [7, 6], ...own }],
      hands: [['2C'], []],
      ...more,
    });
  const cast1 = attacks(0, 'push', 1, ['2C']);

  test('no damage; after knockback 1" straight away for each point it would have suffered', () => {
    // Precision 6 on Evasion 1: 5; three hits on Armour 1 would be 2
    const { battle: b, events } = playAll(push(), [...cast1, defend('none'), knockBack(1)], [5, 5, 5, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ power: 6, needed: 5, hits: 3, damage: 2 });
    expect(b.fighters[1]).toMatchObject({ ...at(10, 6), damage: 0 });
    expect(eventsOf(events, 'moved').map((e) => e.how)).toEqual(['knockback', 'push']);
  });

  test('[MW-R25] the push is no knockback: it comes after a reaction too', () => {
    const { battle: b } = playAll(push(), [...cast1, defend('deflect'), step()], [1, 1, 1, 1, 6, 6]);
    expect(b.fighters[1]).toMatchObject({ ...at(8, 6), damage: 0, actions: 1 });
  });

  test('[MW-R25] it stops where a knockback would', () => {
    const wall = push({}, { terrain: [block(8.5, 5, 1, 2, 'medium')] });
    const { battle: b } = playAll(wall, [...cast1, defend('deflect'), step()], [1, 1, 1, 1, 1, 1]);
    expect(Math.abs(b.fighters[1]!.x - (inch(8.5) - mm(12.5)))).toBeLessThanOrEqual(2);
  });

  test('all hits blocked: knockback, but no push', () => {
    const { battle: b } = playAll(push(), [...cast1, defend('none'), knockBack(1)], [5, 6, 6, 6, 6, 6]);
    expect(b.fighters[1]).toMatchObject(at(8, 6));
  });

  test('from 0" to 5"', () => {
    const reach = (gap: number) => {
      const b = put(push(), 1, inch(5) + mm(25) + gap, inch(6));
      const aiming = playAll(b, [activate(0), act('attack'), step()]).battle;
      return refusalOf(aiming, cast1[3]!);
    };
    expect([reach(0), reach(inch(5)), reach(inch(5) + 3)]).toEqual([undefined, undefined, 'outOfRange']);
  });

  test('[MW-H03] an entangled fighter is not pushed', () => {
    const b = playAll(push(), cast1).battle;
    const bound = { ...b, effects: [{ type: 'entangle', by: 1, fighter: 1 } as const] };
    const after = playAll(bound, [defend('none')], [1, 1, 1, 1, 1, 1]).battle;
    expect(after.fighters[1]).toMatchObject(at(7, 6));
  });
});

describe('[TC cleric.heal]', () => {
  const hurt = (friend: Partial<Placed> = {}, more: Partial<Lineup> = {}) =>
    battle({
      fighters: [{ ...CLERIC, damage: 1 }, { profile: 'warrior', seat: 0, at: [5, 8], damage: 4, ...friend }, FAR],
      hands: [['2H', 'KH', 'AH'], []],
      ...more,
    });

  test('at the end of its activation: as many points as Hearts, without a limit', () => {
    const b = ending(hurt());
    expect(asked(b)).toBe('0 window');
    const after = (cards: Parameters<typeof cast>[2]) =>
      playAll(b, [cast('heal', 0, cards, { target: 1 })]).battle.fighters[1]!.damage;
    expect([after(['2H']), after(['KH', '2H']), after(['AH', 'KH'])]).toEqual([3, 1, 0]);
    const five = ending(hurt({ damage: 6 }));
    expect(playAll(five, [cast('heal', 0, ['AH', 'KH'], { target: 1 })]).battle.fighters[1]!.damage).toBe(1);
  });

  test('within 5", in sight, itself too', () => {
    expect(refusalOf(ending(hurt()), cast('heal', 0, ['2H'], { target: 0 }))).toBeUndefined();
    const reach = (gap: number) =>
      refusalOf(ending(put(hurt(), 1, inch(5), inch(6) + mm(25) + gap)), cast('heal', 0, ['2H'], { target: 1 }));
    expect([reach(inch(5)), reach(inch(5) + 3)]).toEqual([undefined, 'tooFarAway']);
    const wall = hurt({}, { terrain: [block(3, 6.8, 4, 0.4, 'high')] });
    expect(refusalOf(ending(wall), cast('heal', 0, ['2H'], { target: 1 }))).toBe('notVisible');
  });

  test('once for each activation, and only its own', () => {
    const b = playAll(ending(hurt()), [cast('heal', 0, ['2H'], { target: 1 })]).battle;
    expect(refusalOf(b, cast('heal', 0, ['KH'], { target: 1 }))).not.toBeUndefined();
    const other = playAll(hurt(), [activate(1), act('wait')]).battle;
    expect(refusalOf(other, cast('heal', 0, ['2H'], { target: 1 }))).not.toBeUndefined();
    expect(playAll(other, [decline]).battle.turn).toBe(1);
  });

  test('[MW-R73] cures poison', () => {
    const b = ending(hurt({ damage: 0, poison: 1 }));
    const after = playAll(b, [cast('heal', 0, ['2H'], { target: 1 })]).battle;
    expect(after.fighters[1]).toMatchObject({ damage: 0, poison: null });
  });
});

describe('[TC cleric.revive]', () => {
  const down = (own: Partial<Battle['fighters'][number]> = {}, profile: Placed['profile'] = 'warrior') => {
    const b = battle({
      fighters: [CLERIC, { profile, seat: 0, at: [1, 1], damage: 7, where: 'down' }, FAR],
      hands: [['AH'], []],
      round: 3,
    });
    return changed(b, 1, { ...own });
  };
  const place = { x: inch(5), y: inch(6) + mm(25) + inch(1) };
  const revive = casts('revive', 0, ['AH'], { target: 1, place });

  test('within 1", with half its Toughness in damage, rounded up', () => {
    const { battle: b } = playAll(down(), revive);
    expect(b.fighters[1]).toMatchObject({ where: 'field', ...place, damage: 4, actions: 0 });
    const deadeye = playAll(down({}, 'deadeye'), revive).battle;
    expect(deadeye.fighters[1]!.damage).toBe(3);
  });

  test('taken down in this Action Phase: with a single counter', () => {
    expect(playAll(down({ downIn: 3 }), revive).battle.fighters[1]!.actions).toBe(1);
    expect(playAll(down({ downIn: 2 }), revive).battle.fighters[1]!.actions).toBe(0);
  });

  test('[MW-R24] not farther, and only where there is room', () => {
    const b = playAll(down(), revive.slice(0, 3)).battle;
    const at1 = (x: number, y: number) => refusalOf(b, cast('revive', 0, ['AH'], { target: 1, place: { x, y } }));
    expect(at1(place.x, place.y + 3)).toBe('placeTooFar');
    expect(at1(place.x, inch(6.5))).toBe('noRoomThere');
  });

  test('[MW-R74] friends only; not who escaped, not who was summoned', () => {
    const refused = (own: Partial<Battle['fighters'][number]>) =>
      refusalOf(playAll(down(own), revive.slice(0, 3)).battle, revive[3]!);
    expect(refused({})).toBeUndefined();
    expect(refused({ seat: 1 })).toBe('notOutOfAction');
    expect(refused({ where: 'escaped' })).toBe('notOutOfAction');
    expect(refused({ starting: false })).toBe('notOutOfAction');
    expect(refused({ where: 'field' })).toBe('notOutOfAction');
  });

  test('[MW-R74] nothing that lay on it is still there', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'witch', seat: 1, at: [6.5, 6], damage: 5, poison: 0, guard: true, actions: 1 },
        { profile: 'cleric', seat: 1, at: [6.5, 8] },
      ],
      hands: [[], ['AH']],
    });
    const laid: Battle = {
      ...b,
      effects: [
        { type: 'hex', fighter: 1 },
        { type: 'thirdEye', fighter: 1 },
        { type: 'charm', by: 0, seat: 0, target: 1, among: [1, 2] },
      ],
    };
    const fallen = playAll(laid, [...attacks(0, 'melee', 1), choose('light'), defend('none'), decline]).battle;
    expect(fallen.fighters[1]!.where).toBe('down');
    const back = playAll(fallen, casts('revive', 2, ['AH'], { target: 1, place: at(6.5, 6.5) })).battle;
    expect(back.fighters[1]).toMatchObject({ where: 'field', damage: 3, poison: null, guard: false, actions: 1 });
    expect(back.effects.filter((e) => 'fighter' in e && e.fighter === 1)).toEqual([]);
    expect(playAll({ ...back, turn: 1 }, [activate(1)]).battle.stack.at(-1)).toMatchObject({ by: 1 });
  });
});
