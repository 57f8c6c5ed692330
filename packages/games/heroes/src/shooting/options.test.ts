// Which shots there are and why not, what stands between, whom a blast strikes and who lends a save, by hand.
import { describe, expect, test } from 'vitest';
import { kitOf } from '../ground/field.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import {
  changed,
  type Lineup,
  ordered,
  type Place,
  playing,
  scene,
  select,
  shoot,
  standing,
  stayAt,
  unit,
} from '../testing/scenes.ts';
import { rowsOf, shelterOf } from './blast.ts';
import { aimAt, coverAgainst, shieldBonus } from './line.ts';
import { bestTarget, expectedLoss, friendsBeside, redirectsOf, shotsOf, targetFault, weaponFault } from './options.ts';

const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  pieces: Lineup['pieces'] = [],
  more: Partial<Lineup> = {},
): Battle => standing(scene({ south, north, pieces, ...more }), places);
const m = (b: Battle, id: string) => modelOf(b, id);
const gunOf = (b: Battle, id: string, weapon: string) => kitOf(b, m(b, id)).guns.find((gun) => gun.id === weapon)!;
const armed = (...wargear: string[]) => unit('bloodpact.firebrand', { wargear: ['hand-weapon', ...wargear] });
const ids = (models: readonly { readonly id: string }[]) => models.map(({ id }) => id);

describe('[DW-66] [HR-35] what forbids a weapon', () => {
  const fault = (
    weapon: string,
    pace: 'still' | 'half' | 'full',
    near = false,
    ready: object = {},
    used: readonly string[] = [],
  ) => {
    const b = changed(board([armed(weapon)], ['void.zombie'], { A1: [5, 5], B1: near ? [6, 5] : [12, 5] }), 'A1', {
      used,
    });
    return weaponFault(b, m(b, 'A1'), gunOf(b, 'A1', weapon), { pace, fire: false, free: false, ...ready });
  };

  test.each([
    ['pistol', 'full', undefined],
    ['rifle', 'still', undefined],
    ['rifle', 'half', undefined],
    ['rifle', 'full', 'movedTooFar'],
    ['crossbow', 'still', undefined],
    ['crossbow', 'half', 'movedTooFar'],
    ['crossbow', 'full', 'movedTooFar'],
  ] as const)('%s after %s: %s', (weapon, pace, why) => {
    expect(fault(weapon, pace)).toBe(why);
  });

  test('engaged only light ones, or instead of a blow; the dying are hampered by nothing; what is used up is used up', () => {
    expect([
      fault('rifle', 'still', true),
      fault('pistol', 'still', true),
      fault('rifle', 'still', true, { fire: true }),
    ]).toEqual(['engaged', undefined, undefined]);
    expect(fault('crossbow', 'full', true, { free: true })).toBeUndefined();
    expect(fault('grenade', 'still', false, { free: true }, ['grenade'])).toBe('usedUp');
    expect(fault('grenade', 'still', false, {}, ['pistol'])).toBeUndefined();
  });
});

describe('[DW-49] what forbids a target', () => {
  const fault = (b: Battle, weapon = 'rifle', target = 'B1', arc = false) =>
    targetFault(b, m(b, 'A1'), gunOf(b, 'A1', weapon), m(b, target), arc);
  const lane = (
    x: number,
    pieces: Lineup['pieces'] = [],
    south: Lineup['south'] = [armed('rifle', 'short-bow', 'pistol'), 'bloodpact.reaver'],
  ) => board(south, ['void.zombie'], { A1: [0, 10], A2: [0, 0], B1: [x, 10] }, pieces);

  test('beside the board, dying, a friend, too far, no arc, in smoke, behind a wall', () => {
    expect(fault(lane(5))).toBeUndefined();
    expect(fault(changed(lane(5), 'B1', { space: null }))).toBe('offBoard');
    expect(fault(changed(lane(5), 'B1', { wounds: 0 }))).toBe('offBoard');
    expect(fault(lane(5), 'rifle', 'A2')).toBe('notAnEnemy');
    expect(fault(lane(5), 'rifle', 'B1', true)).toBe('noArc');
    expect([fault(lane(12), 'pistol'), fault(lane(13), 'pistol')]).toEqual([undefined, 'outOfRange']);
    expect(fault(lane(6, [['smoke', 6, 10]]))).toBe('obscured');
    expect(fault(standing(lane(12, [['smoke', 4, 10]]), { A1: [4, 10] }))).toBe('blinded');
    expect(fault(lane(10, [['wall', 5, 9, 1]]))).toBe('blocked');
    expect(fault(lane(10, [['wall', 5, 9, 1]]), 'short-bow', 'B1', true)).toBeUndefined();
  });

  test('[DW-68] [DW-71] friends in the way, and beside the target, by faction', () => {
    const citadel = board(['citadel.guardsman', 'citadel.guardsman'], ['void.zombie'], {
      A1: [0, 10],
      A2: [5, 10],
      B1: [10, 10],
    });
    expect(fault(citadel)).toBe('friendInTheWay');
    expect(fault(standing(citadel, { A2: [11, 10] }))).toBeUndefined();
    const sol = board(
      [unit('empire-of-sol.captain', { wargear: ['hand-weapon', 'rifle'] }), 'empire-of-sol.legionnaire'],
      ['void.zombie'],
      { A1: [0, 10], A2: [11, 10], B1: [10, 10] },
    );
    expect(fault(sol)).toBe('inCombat');
    expect(fault(changed(sol, 'A2', { wounds: 0 }))).toBeUndefined();
    expect(ids(friendsBeside(citadel, m(citadel, 'A1'), m(citadel, 'B1')))).toEqual([]);
    const beside = standing(citadel, { A2: [11, 10] });
    expect(ids(friendsBeside(beside, m(beside, 'A1'), m(beside, 'B1')))).toEqual(['A2']);
    const self = standing(citadel, { A1: [9, 10], A2: [0, 0] });
    expect(friendsBeside(self, m(self, 'A1'), m(self, 'B1'))).toEqual([]); // itself left out
  });
});

describe('[HR-34] [X-140] all shots', () => {
  test('weapon by weapon, target by target, straight before in an arc', () => {
    const b = board([armed('short-bow', 'pistol')], ['void.zombie', 'void.zombie'], {
      A1: [5, 5],
      B1: [10, 5],
      B2: [20, 5],
    });
    const shots = (options: Parameters<typeof shotsOf>[2]) =>
      shotsOf(b, m(b, 'A1'), options).map(({ weapon, target, arc }) => `${weapon} ${target} ${arc}`);
    expect(shots({})).toEqual([
      'short-bow B1 false',
      'short-bow B1 true',
      'short-bow B2 false',
      'short-bow B2 true',
      'pistol B1 false',
    ]);
    expect(shots({ weapons: [gunOf(b, 'A1', 'pistol')] })).toEqual(['pistol B1 false']);
    const near = standing(b, { B1: [6, 5] });
    const fire = (options: Parameters<typeof shotsOf>[2]) =>
      shotsOf(near, m(near, 'A1'), options).map(({ weapon }) => weapon);
    expect([new Set(fire({})), new Set(fire({ fire: true })), new Set(fire({ free: true }))]).toEqual([
      new Set(['pistol']),
      new Set(['short-bow', 'pistol']),
      new Set(['short-bow', 'pistol']),
    ]);
  });
});

describe('[X-135] whom a shot may be passed to', () => {
  const pass = (b: Battle, weapon = 'rifle') =>
    ids(redirectsOf(b, m(b, 'A1'), gunOf(b, 'A1', weapon), m(b, 'B1'), false));
  const three = (more: Partial<Lineup> = {}) =>
    board(
      [armed('rifle', 'grenade')],
      ['void.zombie', 'void.zombie', 'void.zombie'],
      { A1: [5, 10], B1: [10, 10], B2: [11, 10], B3: [12, 10] },
      [],
      more,
    );

  test('an ally beside the target that could be shot itself; no blast; not where the switch forbids it', () => {
    expect(pass(three())).toEqual(['B2']);
    expect(pass(three(), 'grenade')).toEqual([]);
    expect(pass(three({ rulings: { redirect: 'off' } }))).toEqual([]);
    const smoky = board([armed('rifle')], ['void.zombie', 'void.zombie'], { A1: [5, 10], B1: [10, 10], B2: [11, 10] }, [
      ['smoke', 11, 10],
    ]);
    expect(pass(smoky)).toEqual([]);
    expect(pass(changed(three(), 'B2', { wounds: 0 }))).toEqual([]);
  });
});

describe('[X-136] [X-137] blasts', () => {
  const row = () =>
    board(
      [armed('grenade'), 'bloodpact.reaver'],
      ['empire-of-sol.legionnaire', 'empire-of-sol.praetorian', 'empire-of-sol.legionnaire'],
      { A1: [5, 10], A2: [9, 11], B1: [10, 10], B2: [11, 10], B3: [12, 10] },
    );
  const rows = (b: Battle, n: number) => ids(rowsOf(b, m(b, 'A1'), m(b, 'B1'), n));

  test('rows grow from model to model, friend and foe, by id; the dead and the centre are left out', () => {
    expect([rows(row(), 0), rows(row(), 1), rows(row(), 2)]).toEqual([[], ['A2', 'B2'], ['A2', 'B2', 'B3']]);
    expect(rows(changed(row(), 'B2', { wounds: 0 }), 2)).toEqual(['A2']);
    const foes = board(
      [armed('grenade'), 'bloodpact.reaver'],
      ['void.zombie', 'void.zombie'],
      { A1: [5, 10], A2: [9, 11], B1: [10, 10], B2: [11, 10] },
      [],
      { rulings: { friendlyBlast: false } },
    );
    expect(rows(foes, 2)).toEqual(['B2']);
    const self = standing(row(), { A1: [9, 9] });
    expect(rows(self, 1)).toEqual(['A1', 'A2', 'B2']);
  });

  test('the best save among itself and struck friends with shields within 2, and whose it is', () => {
    const b = board(
      ['void.zombie'],
      ['empire-of-sol.hunter', 'empire-of-sol.legionnaire', 'empire-of-sol.praetorian'],
      { A1: [10, 11], B1: [10, 10], B2: [12, 10], B3: [16, 10] },
    );
    const save = (at: Battle, id: string, ...struck: string[]) => shelterOf(at, m(at, id), struck);
    expect(save(b, 'B1', 'B1', 'B2')).toEqual({ save: 5, saver: 'B2' });
    expect(save(b, 'B1', 'B1')).toEqual({ save: null, saver: 'B1' });
    expect(save(b, 'B1', 'B1', 'B3')).toEqual({ save: null, saver: 'B1' }); // six away
    expect(save(standing(b, { B2: [13, 10] }), 'B1', 'B1', 'B2')).toEqual({ save: null, saver: 'B1' }); // three
    expect(save(b, 'A1', 'A1', 'B2')).toEqual({ save: null, saver: 'A1' }); // no enemy's
    const better = changed(standing(b, { B3: [11, 11] }), 'B3', { stance: 'defensive' });
    expect(save(better, 'B1', 'B1', 'B2', 'B3')).toEqual({ save: 3, saver: 'B3' }); // 5, beside a bearer 4, defensive 3
    expect(save(b, 'B2', 'B2', 'B1')).toEqual({ save: 5, saver: 'B2' });
    const first = changed(b, 'B2', { stance: 'defensive' }); // 4, and the other farther on has 5
    const both = standing(first, { B3: [8, 10] });
    expect(save(both, 'B1', 'B1', 'B2', 'B3')).toEqual({ save: 4, saver: 'B2' });
    expect(save(both, 'B1', 'B1', 'B3', 'B2')).toEqual({ save: 4, saver: 'B2' });
  });
});

describe('[DW-63] [X-141] behind a shield', () => {
  test('its own positive Integrity: as a bearer, or with one of its group within 2', () => {
    const b = board(
      ['void.zombie'],
      ['empire-of-sol.hunter', 'empire-of-sol.legionnaire', 'empire-of-sol.hunter'].slice(0, 2),
      { A1: [0, 0], B1: [10, 10], B2: [11, 10] },
    );
    expect([shieldBonus(b, m(b, 'B2')), shieldBonus(b, m(b, 'B1'))]).toEqual([2, 1]);
    const apart = standing(b, { B2: [12, 10] });
    expect(shieldBonus(apart, m(apart, 'B1'))).toBe(0); // within 2, but not in its group
    const three = board(
      ['void.zombie'],
      ['empire-of-sol.hunter', unit('empire-of-sol.praetorian', { wargear: ['spear'] }), 'empire-of-sol.legionnaire'],
      { A1: [0, 0], B1: [10, 10], B2: [11, 10], B3: [12, 10] },
    );
    expect(shieldBonus(three, m(three, 'B1'))).toBe(1);
    const four = standing(three, { B2: [11, 11], B3: [12, 12] });
    expect(shieldBonus(four, m(four, 'B1'))).toBe(1);
    const corrupt = { ...b, lasting: [{ power: 'corrupt' as const, on: 'B2', by: 'A1', until: 2 }] };
    expect(shieldBonus(corrupt, m(corrupt, 'B2'))).toBe(0);
    const none = board(['void.zombie'], ['void.zombie', 'void.zombie'], { A1: [0, 0], B1: [10, 10], B2: [11, 10] });
    expect(shieldBonus(none, m(none, 'B1'))).toBe(0);
  });
});

describe('[X-49] Cover that counts for Ghost', () => {
  const cover = (
    x: number,
    pieces: Lineup['pieces'],
    stance: 'none' | 'stealth' = 'none',
    arc = false,
    north = 'void.zombie',
  ) => {
    const b = changed(board(['citadel.guardsman'], [north], { A1: [x, 10], B1: [20, 10] }, pieces), 'B1', { stance });
    return coverAgainst(b, m(b, 'A1'), m(b, 'B1'), { arc, power: false });
  };
  const wall = [['loophole-wall', 19, 9, 1]] as const;

  test('terrain 3, behind it 1, beyond 12 1, stealth 1, cloak 1; objects do not count', () => {
    expect(cover(7, wall)).toBe(5);
    expect(cover(7, wall, 'stealth')).toBe(6);
    expect(cover(7, wall, 'stealth', true)).toBe(5); // in an arc nothing is behind
    expect(cover(7, wall, 'stealth', false, 'empire-of-sol.hunter')).toBe(7);
    expect(cover(7, [...wall, ['low-wall', 12, 8, 1]], 'stealth')).toBe(6);
  });
});

describe('[DW-72] what a shot would cost', () => {
  const HOW = { strength: 3, arc: false, power: false, fire: false, pace: 'full' } as const;

  test('the share of its points, more for the last Wound, less what is saved and ignored', () => {
    const b = board([armed('rifle')], ['void.zombie', 'void.zombie'], { A1: [5, 5], B1: [10, 5], B2: [10, 9] });
    // Perception 4 and 3 against 4: 3+; ignored on 6; 20 points, 2 Wounds
    expect(expectedLoss(b, m(b, 'A1'), m(b, 'B1'), HOW)).toBeCloseTo((4 / 6) * (5 / 6) * 10, 9);
    expect(expectedLoss(b, m(b, 'A1'), { ...m(b, 'B1'), wounds: 1 }, HOW)).toBeCloseTo((4 / 6) * (5 / 6) * 16, 9);
    const shield = board([armed('rifle')], ['empire-of-sol.legionnaire'], { A1: [5, 5], B1: [10, 5] });
    // 7 against 4 + 2: 3+; saved on 5; 24 points, 1 Wound
    expect(expectedLoss(shield, m(shield, 'A1'), m(shield, 'B1'), HOW)).toBeCloseTo((4 / 6) * (4 / 6) * (24 + 7.2), 9);
    const shots = shotsOf(b, m(b, 'A1'), {});
    expect(bestTarget(b, m(b, 'A1'), shots)?.target).toBe('B1'); // the first of equals
    const hurt = changed(b, 'B2', { wounds: 1 });
    expect(bestTarget(hurt, m(hurt, 'A1'), shots)?.target).toBe('B2');
    expect(bestTarget(b, m(b, 'A1'), [])).toBeUndefined();
    // One that is worth a single point, and has two Wounds; its Defense 1 needs 2.
    const stats = {
      martial: 1,
      perception: 1,
      strength: 1,
      defense: 1,
      aggression: 0,
      wounds: 2,
      integrity: -2,
      move: 3,
    };
    const poor = unit('citadel.guardsman', { wargear: [] }, stats);
    const cheap = board([armed('rifle')], [poor], { A1: [5, 5], B1: [10, 5] });
    expect(expectedLoss(cheap, m(cheap, 'A1'), m(cheap, 'B1'), HOW)).toBeCloseTo((5 / 6) * (1 / 2), 12);
    expect(bestTarget(cheap, m(cheap, 'A1'), shotsOf(cheap, m(cheap, 'A1'), {}))?.target).toBe('B1');
  });

  test('the order passes a shot to whom it costs least, and keeps it on ties', () => {
    const b = ordered(
      board([armed('rifle')], ['void.death-knight', 'void.zombie'], { A1: [5, 5], B1: [10, 5], B2: [10, 6] }),
      { redirect: 'best', destiny: 'never' },
    );
    const shot = (target: string) => {
      const p = playing(b);
      p.play(select('A1'));
      p.play(stayAt(b, 'A1'));
      p.play(shoot('rifle', target), 1);
      return p.events.flatMap((e) => (e.type === 'redirected' ? [`${e.from} ${e.to}`] : []));
    };
    expect([shot('B1'), shot('B2')]).toEqual([['B1 B2'], []]);
    const even = ordered(
      board([armed('rifle')], ['void.zombie', 'void.zombie'], { A1: [5, 5], B1: [10, 5], B2: [10, 6] }),
      { redirect: 'best', destiny: 'never' },
    );
    const p = playing(even);
    p.play(select('A1'));
    p.play(stayAt(even, 'A1'));
    p.play(shoot('rifle', 'B2'), 1);
    expect(p.events.filter((e) => e.type === 'redirected')).toEqual([]);
  });
});

test('[DW-60] [DW-67] aiming with and without telling comes to the same', () => {
  const b = board([armed('rifle')], ['void.zombie'], { A1: [5, 10], B1: [20, 10] }, [['low-wall', 12, 8, 1]]);
  const how = { strength: 3, arc: false, power: false, fire: false, pace: 'full' } as const;
  const steps: string[] = [];
  const told = aimAt(b, m(b, 'A1'), m(b, 'B1'), how, (what, value) => steps.push(`${what} ${value}`));
  expect(told).toEqual(aimAt(b, m(b, 'A1'), m(b, 'B1'), how));
  expect(told.aim).toBe(0); // 4 − Cover 2 − 1 in the way − 1 far
  expect(aimAt(b, m(b, 'A1'), m(b, 'B1'), { ...how, arc: true }).aim).toBe(0);
});
