// Which shots there are: twins, comrades in a fight, what forbids a ship, a weapon, a target, by hand.
import { describe, expect, test } from 'vitest';
import { kitOf } from '../ground/field.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, HullSide, Place } from '../state/types.ts';
import { SEVEN, sol, sun } from '../testing/duel.ts';
import { at, changed, changedTurn, fire, given, type Lineup, lying, scene, seven } from '../testing/scenes.ts';
import {
  comradesAt,
  redirectsOf,
  shipFault,
  shotsOf,
  stationTarget,
  targetFault,
  waysAt,
  weaponFault,
} from './options.ts';

const red = seven('bloodpact', SEVEN);
const ids = (ships: readonly { readonly id: string }[]): readonly string[] => ships.map(({ id }) => id);

/** A1 looks east at B1, with two Fire tokens. */
const duel = (more: Partial<Lineup> = {}, places: Readonly<Record<string, Place>> = {}): Battle =>
  given(lying(scene({ south: [sol], north: [sun], ...more }), { A1: at(6, 18), B1: at(14, 18), ...places }), {
    A1: ['fire', 'fire'],
  });
/** Long sides 500 apart: near. */
const beside = (x: number, y: number, by = 1): Place => ({ ...at(x, y), y: y * 2540 + by * 3500 });
const gunOf = (b: Battle, id = 'A1', weapon = 0) => kitOf(b, shipOf(b, id)).guns[weapon]!;

describe('[X-230] of weapons that are alike the first is offered', () => {
  const armed = (...mounts: readonly (readonly [string, ...HullSide[]])[]): Battle =>
    duel({ south: [seven('black-sun', SEVEN, { mounts: mounts.map(([weapon, ...arcs]) => ({ weapon, arcs })) })] });
  const offered = (b: Battle): readonly number[] => shotsOf(b, shipOf(b, 'A1')).map(({ weapon }) => weapon);

  test.each<readonly [string, readonly number[], Battle]>([
    ['the same twice', [0], armed(['battery', 'front'], ['battery', 'front'])],
    ['three of them', [0], armed(['battery', 'front'], ['battery', 'front'], ['battery', 'front'])],
    ['arcs in another order', [0], armed(['battery', 'front', 'left'], ['battery', 'left', 'front'])],
    ['more arcs', [0, 1], armed(['battery', 'front'], ['battery', 'front', 'left'])],
    ['fewer arcs', [0, 1], armed(['battery', 'front', 'left'], ['battery', 'front'])],
    ['another arc in common', [0, 1], armed(['battery', 'front', 'left'], ['battery', 'front', 'right'])],
    ['another weapon', [0, 1], armed(['battery', 'front'], ['light-laser', 'front'])],
    ['another between them', [0, 1], armed(['battery', 'front'], ['light-laser', 'front'], ['battery', 'front'])],
    [
      'one has fired once more',
      [0, 1],
      changedTurn(armed(['battery', 'front'], ['battery', 'front']), 'A1', { fired: [0] }),
    ],
    [
      'both have fired once',
      [0],
      changedTurn(armed(['battery', 'front'], ['battery', 'front']), 'A1', { fired: [0, 1] }),
    ],
    ['one is spent', [1], changed(armed(['torpedo', 'front'], ['torpedo', 'front']), 'A1', { spent: [0] })],
    ['the other is spent', [0], changed(armed(['torpedo', 'front'], ['torpedo', 'front']), 'A1', { spent: [1] })],
    ['both look away', [], armed(['battery', 'back'], ['battery', 'back'])],
  ])('%s: %j', (_, wanted, b) => {
    expect(offered(b)).toEqual(wanted);
  });

  test('weapon by weapon, target by target; as many as are asked for', () => {
    const b = lying(
      duel({
        south: [
          seven('black-sun', SEVEN, {
            mounts: [
              { weapon: 'battery', arcs: ['front'] },
              { weapon: 'light-laser', arcs: ['front'] },
            ],
          }),
        ],
        north: [sun, sun],
      }),
      { B2: at(14, 23) },
    );
    const all = [fire('A1', 'B1'), fire('A1', 'B2'), fire('A1', 'B1', 1), fire('A1', 'B2', 1)];
    expect(shotsOf(b, shipOf(b, 'A1'))).toEqual(all);
    for (const most of [1, 2, 3, 4]) expect(shotsOf(b, shipOf(b, 'A1'), most)).toEqual(all.slice(0, most));
  });
});

describe('[X-238] comrades in a fight', () => {
  /** B1 in the middle of A2 and A3; A1 is where it is put. */
  const fight = (A1: Place, south = [red, red, red], north = [sun]): Battle =>
    given(lying(scene({ south, north }), { A1, B1: at(14, 18), A2: beside(14, 18), A3: beside(14, 18, -1) }), {
      A1: ['fire', 'fire'],
    });
  const far = at(6, 18);

  test('are those of the shooter’s side that are locked with the target, in order', () => {
    const b = fight(far);
    expect(ids(comradesAt(b, shipOf(b, 'A1'), shipOf(b, 'B1')))).toEqual(['A2', 'A3']);
    const one = lying(b, { A3: at(30, 30) });
    expect(ids(comradesAt(one, shipOf(one, 'A1'), shipOf(one, 'B1')))).toEqual(['A2']);
    const none = lying(one, { A2: at(30, 20) });
    expect(comradesAt(none, shipOf(none, 'A1'), shipOf(none, 'B1'))).toEqual([]);
  });

  test('the shooter itself is none of them, though it is locked with the target', () => {
    const b = fight({ ...at(14, 18), x: 14 * 2540 - 6500 });
    expect(ids(comradesAt(b, shipOf(b, 'A1'), shipOf(b, 'B1')))).toEqual(['A2', 'A3']);
    expect(ids(comradesAt(b, shipOf(b, 'A2'), shipOf(b, 'B1')))).toEqual(['A1', 'A3']);
  });

  test('enemies of the shooter are none of them: of a station, everybody', () => {
    const b = lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), {
      A1: at(4, 18),
      B1: { ...at(18, 18), y: 18 * 2540 + 5000 + 1500 + 500 },
    });
    expect(comradesAt(b, shipOf(b, 'A1'), shipOf(b, 'B1'))).toEqual([]); // locked with the station alone
    expect(comradesAt(b, shipOf(b, 'A1'), shipOf(b, 'S1'))).toEqual([]);
  });

  test('fighters board nobody and are no comrades (CC-38)', () => {
    const b = fight(far, [red, seven('bloodpact', SEVEN, { class: 'fighter', base: [30, 30] }), red]);
    const near = lying(b, { A2: { ...at(14, 18), y: 18 * 2540 + 1500 + 1500 + 500 } });
    expect(ids(comradesAt(near, shipOf(near, 'A1'), shipOf(near, 'B1')))).toEqual(['A3']);
  });

  test('[X-232] those of the fight are not in the way of a shot into it; of a shot at others they are', () => {
    const b = lying(fight(far, [red, red, red], [sun, sun]), {
      A2: { ...at(14, 18), x: 14 * 2540 - 6500 },
      B2: at(24, 18),
    });
    const way = (target: string) => ids(waysAt(b, shipOf(b, 'A1'), shipOf(b, target)));
    expect(way('B1')).toEqual([]); // A2 lies before it, in the fight
    expect(way('B2')).toEqual(['A2', 'B1']);
    const apart = lying(b, { A2: at(10, 18), A3: at(30, 30) });
    expect(ids(waysAt(apart, shipOf(apart, 'A1'), shipOf(apart, 'B1')))).toEqual(['A2']);
  });

  test('[X-232] [X-260] a station that the target boards is in the way, for nobody of the shooter’s side fights there', () => {
    const b = lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), {
      A1: at(6, 18),
      B1: { ...at(18, 18), x: 18 * 2540 + 5000 + 3000 + 500 },
    });
    expect(ids(waysAt(b, shipOf(b, 'A1'), shipOf(b, 'B1')))).toEqual(['S1']);
  });

  test('[DW-71] [DW-68] who may not shoot there, and who bars the line', () => {
    const why = (b: Battle) => targetFault(b, shipOf(b, 'A1'), gunOf(b), shipOf(b, 'B1'));
    expect(why(fight(far))).toBeUndefined();
    expect(why(fight(far, [sol, sol, sol]))).toEqual({ why: 'inCombat', by: 'A2' });
    expect(why(lying(fight(far, [sol, sol, sol]), { A2: at(10, 18), A3: at(30, 30) }))).toEqual({
      why: 'friendInTheWay',
      by: 'A2',
    });
    expect(why(lying(fight(far, [sol, sol, sol]), { A2: at(10, 24), A3: at(30, 30) }))).toBeUndefined();
    const foe = lying(fight(far, [sol, sol, sol], [sun, sun]), { A2: at(3, 3), A3: at(30, 30), B2: at(10, 18) });
    expect(why(foe)).toBeUndefined(); // an enemy bars nothing
  });
});

describe('what forbids', () => {
  test('[CC-25] [X-245] a ship: tokens, used tokens, a power', () => {
    const why = (b: Battle) => shipFault(b, shipOf(b, 'A1'))?.why;
    expect(why(duel())).toBeUndefined();
    expect(why(given(duel(), { A1: ['move', 'move'] }))).toBe('noToken');
    expect(why(changed(duel(), 'A1', { tokens: null }))).toBe('noToken');
    expect(why(changedTurn(duel(), 'A1', { fires: 1 }))).toBeUndefined();
    expect(why(changedTurn(duel(), 'A1', { fires: 2 }))).toBe('noToken');
    expect(why(changedTurn(duel(), 'A1', { ceased: true }))).toBe('cast');
    expect(
      shotsOf(changedTurn(duel(), 'A1', { fires: 2 }), shipOf(changedTurn(duel(), 'A1', { fires: 2 }), 'A1')),
    ).toEqual([]);
    const locked = duel({ north: [sun, sun] }, { B1: beside(6, 18), B2: beside(6, 18, -1) });
    expect(shipFault(locked, shipOf(locked, 'A1'))).toEqual({ why: 'locked', by: 'B1' });
  });

  test('[X-15] [X-230] [X-235] a weapon: none, spent, fired, moved too far', () => {
    const lance = seven('empire-of-sol', SEVEN, {
      mounts: [
        { weapon: 'lance', arcs: ['front'] },
        { weapon: 'torpedo', arcs: ['front'] },
        { weapon: 'battery', arcs: ['front'] },
      ],
    });
    const of = (b: Battle) => [0, 1, 2, 3].map((weapon) => weaponFault(b, shipOf(b, 'A1'), weapon)?.why);
    const b = duel({ south: [lance] });
    expect(of(b)).toEqual([undefined, undefined, undefined, 'noWeapon']);
    expect(of(changedTurn(b, 'A1', { moved: 1 }))).toEqual(['movedTooFar', undefined, undefined, 'noWeapon']);
    expect(of(changedTurn(b, 'A1', { turned: true }))).toEqual(['movedTooFar', undefined, undefined, 'noWeapon']);
    expect(of(changed(b, 'A1', { spent: [1] }))).toEqual([undefined, 'spent', undefined, 'noWeapon']);
    expect(of(changedTurn(b, 'A1', { fired: [2, 2, 0] }))).toEqual([undefined, undefined, 'fired', 'noWeapon']);
    const single = duel({ south: [lance], rulings: { fireToken: 'oneWeapon' } });
    expect(of(changedTurn(single, 'A1', { fired: [2] }))).toEqual([undefined, undefined, undefined, 'noWeapon']);
    expect(of(changedTurn(single, 'A1', { fired: [2, 0] }))).toEqual(['fired', 'fired', 'fired', 'noWeapon']);
  });

  test('[X-26] [X-237] to whom a shot is passed: friends near the target that the weapon itself could strike', () => {
    const b = duel({ north: [sun, sun, sun] }, { B2: beside(14, 18), B3: at(14, 26) });
    const to = (of: Battle) => ids(redirectsOf(of, shipOf(of, 'A1'), gunOf(of), shipOf(of, 'B1')));
    expect(to(b)).toEqual(['B2']);
    expect(to(lying(b, { B3: beside(14, 18, -1) }))).toEqual(['B2', 'B3']);
    expect(to(changed(b, 'B2', { wounds: 0 }))).toEqual([]); // dying
    expect(to(changed(b, 'B2', { fate: 'destroyed', wounds: 0 }))).toEqual([]);
    const off = duel({ north: [sun, sun], rulings: { redirect: 'off' } }, { B2: beside(14, 18) });
    expect(to(off)).toEqual([]);
    const station = lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), {
      A1: at(6, 18),
      B1: { ...at(18, 18), y: 18 * 2540 + 5000 + 1500 + 500 },
    });
    expect(redirectsOf(station, shipOf(station, 'A1'), gunOf(station), shipOf(station, 'S1'))).toEqual([]);
  });

  test('[X-260] the station shoots at nobody that is gone, dying or not placed', () => {
    const b = lying(scene({ south: [sol, sol], north: [sun], scenario: 'station-assault' }), {
      A1: at(18, 27),
      A2: at(18, 30),
      B1: at(3, 3),
    });
    const target = (of: Battle) => stationTarget(of, shipOf(of, 'S1'), gunOf(of, 'S1'))?.id;
    expect(target(b)).toBe('A1');
    expect(target(changed(b, 'A1', { fate: 'destroyed', wounds: 0 }))).toBe('A2');
    expect(target(changed(b, 'A1', { wounds: 0 }))).toBe('A2');
    expect(target(changed(b, 'A1', { place: null }))).toBe('A2');
  });

  test('[X-260] the station shoots at the nearest that it may; of two as near, at the first', () => {
    const b = lying(scene({ south: [sol, sol], north: [sun], scenario: 'station-assault' }), {
      A1: at(18, 30),
      A2: at(18, 27),
      B1: at(18, 9),
    });
    const gun = kitOf(b, shipOf(b, 'S1')).guns[0]!;
    expect(stationTarget(b, shipOf(b, 'S1'), gun)?.id).toBe('A2');
    const even = lying(b, { A1: at(18, 26), A2: at(18, 10), B1: at(3, 3) });
    expect(stationTarget(even, shipOf(even, 'S1'), gun)?.id).toBe('A1');
    const far = lying(b, { A1: at(1.5, 1.5), A2: at(33, 1.5), B1: at(1.5, 34) });
    expect(stationTarget(far, shipOf(far, 'S1'), gun)).toBeUndefined();
  });
});
