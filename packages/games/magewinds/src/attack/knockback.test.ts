// Knockback: how far, which way, and what stops it. Fighters stand 1.5" apart.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import {
  asked,
  at,
  attacks,
  battle,
  block,
  changed,
  choose,
  decline,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  type Placed,
  playAll,
  refusalOf,
} from '../testing/battles.ts';

const light = [...attacks(0, 'melee', 1), choose('light'), defend('none')];

const duel = (scene: Partial<Lineup> = {}, others: readonly Placed[] = [], from: [number, number] = [5, 6]) =>
  battle({
    fighters: [{ profile: 'warrior', seat: 0, at: from }, { profile: 'cleric', seat: 1, at: [6.5, 6] }, ...others],
    ...scene,
  });

const struck = (...args: Parameters<typeof duel>) => playAll(duel(...args), light).battle;

/** The farthest knockback that is allowed, in units. */
const most = (b: ReturnType<typeof battle>): number => {
  let distance = inch(1);
  while (distance > 0 && refusalOf(b, { type: 'knockBack', distance }) !== undefined) distance--;
  return distance;
};

describe('[MW 18.5.4] knocked back', () => {
  test('up to 1", as far as the attacking player wants', () => {
    const b = struck();
    expect(asked(b)).toBe('0 knockBack');
    expect(refusalOf(b, knockBack(1.1))).toBe('knockbackTooFar');
    expect(playAll(b, [knockBack(1)]).battle.fighters[1]).toMatchObject(at(7.5, 6));
    expect(playAll(b, [knockBack(0.3)]).battle.fighters[1]).toMatchObject(at(6.8, 6));
    expect(playAll(b, [knockBack(0)]).battle.fighters[1]).toMatchObject(at(6.5, 6));
  });

  test('[MW-R21] along the line from centre to centre', () => {
    // 0.9" and 1.2" off: a 3-4-5 triangle, so 1" is 0.6" and 0.8"
    const b = playAll(struck({}, [], [5.6, 4.8]), [knockBack(1)]).battle;
    expect(b.fighters[1]).toMatchObject(at(7.1, 6.8));
  });

  test('not without a hit', () => {
    const all = [...attacks(0, 'melee', 1), choose('heavy'), defend('none')];
    expect(asked(playAll(duel(), all, [5, 5, 5, 5, 6, 6, 6]).battle)).toBe('1 activate');
  });

  test('[MW-R23] hits are enough, even if Armour blocks them all', () => {
    const all = [...attacks(0, 'melee', 1), choose('heavy'), defend('none')];
    const b = playAll(duel(), all, [4, 5, 5, 5, 6, 6, 6]).battle;
    expect(b.fighters[1]!.damage).toBe(0);
    expect(asked(b)).toBe('0 knockBack');
    expect(playAll(b, [knockBack(1)]).battle.fighters[1]).toMatchObject(at(7.5, 6));
  });
});

describe('[MW-R22] what stops it', () => {
  test('another fighter, friend or enemy', () => {
    // centres 1.5" apart, bases of 25 mm: 1310 units of room
    const b = struck({}, [{ profile: 'seer', seat: 1, at: [8, 6] }]);
    expect(Math.abs(most(b) - (inch(1.5) - mm(25)))).toBeLessThanOrEqual(2);
    const own = struck({}, [{ profile: 'seer', seat: 0, at: [8, 6] }]);
    expect(most(own)).toBe(most(b));
  });

  test('an object', () => {
    expect(Math.abs(most(struck({ objects: [[8, 6]] })) - (inch(1.5) - mm(25)))).toBeLessThanOrEqual(2);
  });

  test('a medium or high obstacle, without damage', () => {
    for (const height of ['medium', 'high'] as const) {
      const b = struck({ terrain: [block(7.2, 5, 1, 2, height)] });
      expect(Math.abs(most(b) - (inch(0.7) - mm(12.5)))).toBeLessThanOrEqual(2);
      const after = playAll(b, [{ type: 'knockBack', distance: most(b) }]);
      expect(after.battle.fighters[1]!.damage).toBe(2);
      expect(eventsOf(after.events, 'damaged')).toEqual([]);
    }
  });

  test('the edge', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [2.3, 6] },
        { profile: 'cleric', seat: 1, at: [0.8, 6] },
      ],
    });
    expect(Math.abs(most(playAll(b, light).battle) - (inch(0.8) - mm(12.5)))).toBeLessThanOrEqual(2);
  });

  test('in contact there is nothing to ask', () => {
    const b = struck({ terrain: [block(7, 5, 1, 2, 'high')] }, [], [5, 6]);
    const touching = changed(b, 1, { x: inch(7) - mm(12.5) });
    expect(most(touching)).toBeLessThanOrEqual(2);
  });

  test('a low obstacle is crossed if there is room beyond it, else it stops before', () => {
    // Behind a strip of 0.01": from 7.005" it takes 1" to stand clear of it on the far side only if it is near enough.
    const thin = { ...block(7, 5, 1, 2, 'low') };
    const strip = { ...thin, pieces: [{ ...thin.pieces[0]!, corners: strips(inch(7), inch(7) + 10) }] };
    const b = struck({ terrain: [strip] });
    // before it: 6.5" + 12.5 mm reach 7" after 20 units; beyond it only after 2520 units or more
    expect(most(b)).toBe(inch(1));
    expect(refusalOf(b, knockBack(0.5))).toBe('knockbackBlocked');
    const wide = struck({ terrain: [block(7, 5, 1, 2, 'low')] });
    expect(Math.abs(most(wide) - (inch(0.5) - mm(12.5)))).toBeLessThanOrEqual(2);
  });
});

const strips = (from: number, to: number) => [
  { x: from, y: inch(5) },
  { x: to, y: inch(5) },
  { x: to, y: inch(7) },
  { x: from, y: inch(7) },
];

test('[MW-H03] an entangled fighter is not knocked back', () => {
  const b = playAll(duel(), light.slice(0, -1)).battle;
  const bound = { ...b, effects: [{ type: 'entangle', by: 1, fighter: 1 } as const] };
  const after = playAll(bound, [defend('none')]).battle;
  expect(after.fighters[1]).toMatchObject({ damage: 2, ...at(6.5, 6) });
  expect(asked(after)).toBe('1 activate');
});

describe('knockback makes drop what is carried', () => {
  const carrying = (scene: Partial<Lineup> = {}) => {
    const b = duel({ scenario: 'the-prize', objects: [[6.5, 6]], ...scene });
    return { ...b, objects: b.objects.map((o) => ({ ...o, where: 'carried' as const, carrier: 1 })) };
  };

  test('[MW 19.1] [MW-R67] where it stood, as near as there is room', () => {
    const { battle: b } = playAll(carrying(), [...light, knockBack(1)]);
    expect(b.objects[0]).toMatchObject({ where: 'field', carrier: null, ...at(6.5, 6) });
    const near = playAll(carrying(), [...light, knockBack(0.5)]).battle;
    // the fighter stands 0.5" farther: the object must lie a base away from it, back towards the attacker
    const { x, y } = near.objects[0]!;
    const centres = Math.hypot(x - inch(7), y - inch(6));
    expect(centres).toBeGreaterThanOrEqual(mm(25) - 2);
    const back = Math.hypot(x - inch(6.5), y - inch(6));
    expect(back).toBeLessThanOrEqual(mm(25) - inch(0.5) + 4);
  });

  test('[MW-R67] not if it did not move', () => {
    const b = playAll(carrying(), [...light, knockBack(0), decline].slice(0, -1)).battle;
    expect(b.objects[0]).toMatchObject({ where: 'carried', carrier: 1 });
  });

  test('[MW-R68] taken down: exactly where it stood', () => {
    const b = carrying();
    const hurt = changed(b, 1, { damage: 4 });
    const after = playAll(hurt, light).battle;
    expect(after.fighters[1]!.where).toBe('down');
    expect(after.objects[0]).toMatchObject({ where: 'field', carrier: null, ...at(6.5, 6) });
  });
});
