// One boarding fight, whoever acts first and whoever chose it: dice, successes, wounds of the right side.
import { describe, expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle, Place } from '../state/types.ts';
import { at, begun, changed, type Lineup, lying, ordered, playing, pooled, scene, seven } from '../testing/scenes.ts';
import { woundsAboard } from './fight.ts';
import { fightsOf, isAtStation } from './fights.ts';

const ship = (martial: number, aggressors: number, wounds = 4) =>
  seven('empire-of-sol', [martial, 3, 3, 5, aggressors, wounds, 6]);
const beside = (k: number): Place => ({ x: 10 * 2540, y: 10 * 2540 + 3000 * k, facing: 0 });
/** A1 and B1 in contact: the south has two dice, the north three, all of them hit on 4+. */
const pair = (more: Partial<Lineup> = {}): Battle =>
  lying(scene({ south: [ship(3, 2)], north: [ship(3, 3)], ...more }), { A1: beside(0), B1: beside(1) });
const chosenBy = (b: Battle, first: 0 | 1, side: 0 | 1): Battle =>
  begun({ ...b, first }, 'shoot', { type: 'combat', side, fought: [] });

describe.each([
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const)('side %i is first, side %i has chosen the fight', (first, side) => {
  /** Dice of the south and of the north, in the order in which they fall. */
  const falls = (south: readonly number[], north: readonly number[]) =>
    side === 0 ? [...south, ...north] : [...north, ...south];

  test('[X-257] who chose it rolls first; each success wounds the other side', () => {
    const p = playing(chosenBy(pair(), first, side), ...falls([6, 6], [1, 1, 4]));
    expect(p.rolls).toEqual(
      side === 0 ? ['boarding 2 by 0', 'boarding 3 by 1'] : ['boarding 3 by 1', 'boarding 2 by 0'],
    );
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([3, 2]);
  });

  test('[X-14] by the switch a second roll wounds, of each side with its own successes', () => {
    const p = playing(
      chosenBy(pair({ rulings: { boardingTwoRolls: true } }), first, side),
      ...falls([6, 1], [6, 6, 1]),
      ...falls([5], [5, 1]),
    );
    expect(p.rolls.slice(2)).toEqual(
      side === 0 ? ['boardingWound 1 by 0', 'boardingWound 2 by 1'] : ['boardingWound 2 by 1', 'boardingWound 1 by 0'],
    );
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([3, 3]);
  });

  test('[X-243] Destiny is asked of the first side first, on its own dice', () => {
    const rich = ordered(pooled(pooled(pair(), 0, { destiny: 1 }), 1, { destiny: 1 }), { destiny: 'ask' });
    const p = playing(chosenBy(rich, first, side), ...falls([6, 1], [1, 1, 1]));
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: first, purse: `${first}`, failed: first === 0 ? 1 : 3 });
    p.play({ type: 'reroll', dice: 0 });
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 1 - first, failed: first === 0 ? 3 : 1 });
    p.play({ type: 'reroll', dice: 0 });
    expect([p.ship('A1').wounds, p.ship('B1').wounds]).toEqual([4, 3]);
  });

  test('[X-240] the first side shares out first, among the ships of the other', () => {
    const two = lying(scene({ south: [ship(3, 1), ship(3, 1)], north: [ship(3, 1), ship(3, 1)] }), {
      A1: beside(0),
      B1: beside(1),
      A2: beside(2),
      B2: beside(3),
    });
    const p = playing(chosenBy(two, first, side), 6, 1, 6, 1);
    const enemies = [
      ['B1', 'B2'],
      ['A1', 'A2'],
    ];
    expect(p.asked()).toMatchObject({ kind: 'allot', seat: first, left: 1, among: enemies[first] });
    p.play({ type: 'allot', to: enemies[first]![1]! });
    expect(p.asked()).toMatchObject({ kind: 'allot', seat: 1 - first, left: 1, among: enemies[1 - first] });
    p.play({ type: 'allot', to: enemies[1 - first]![0]! });
    const wounded = first === 0 ? ['A1', 'B2'] : ['B1', 'A2'];
    for (const id of ['A1', 'A2', 'B1', 'B2'])
      expect([id, p.ship(id).wounds]).toEqual([id, wounded.includes(id) ? 3 : 4]);
  });
});

describe('[X-260] the crew of the station', () => {
  const WEST: Place = { x: 18 * 2540 - 5000 - 3000, y: 18 * 2540, facing: 0 };
  const EAST: Place = { x: 18 * 2540 + 5000 + 3000, y: 18 * 2540, facing: 0 };
  const station = (side: 0 | 1, crew: number, holder: 0 | 1 | null = null): Battle => {
    const b = lying(scene({ south: [ship(6, 3)], north: [ship(6, 3)], scenario: 'station-assault' }), {
      A1: side === 0 ? WEST : at(4, 4),
      B1: side === 1 ? EAST : at(30, 30),
    });
    return begun({ ...b, station: { crew, holder } }, 'shoot', { type: 'combat', side: 0, fought: [] });
  };

  test.each([0, 1] as const)('goes before its Wounds; side %i that takes the last of it holds the station', (side) => {
    const falls = (own: readonly number[], crew: readonly number[]) =>
      side === 0 ? [...own, ...crew] : [...crew, ...own];
    const p = playing(station(side, 3), ...falls([6, 6, 1], [1, 1, 1]));
    expect([p.now().station, p.ship('S1').wounds]).toEqual([{ crew: 1, holder: null }, 8]);
    expect(p.told('crewLost')).toEqual([{ type: 'crewLost', left: 1, by: side, rule: 'X-260' }]);
    expect(p.told('held')).toEqual([]);
    const q = playing(station(side, 2), ...falls([6, 6, 6], [1, 1, 1]));
    expect([q.now().station, q.ship('S1').wounds]).toEqual([{ crew: 0, holder: side }, 7]);
    expect(q.told('crewLost')).toEqual([{ type: 'crewLost', left: 0, by: side, rule: 'X-260' }]);
    expect(q.told('held')).toEqual([{ type: 'held', side, rule: 'X-260' }]);
    const exact = playing(station(side, 3), ...falls([6, 6, 6], [1, 1, 1]));
    expect([exact.now().station, exact.ship('S1').wounds]).toEqual([{ crew: 0, holder: side }, 8]);
  });

  test('without a crew it fights back no more, and its Wounds suffer', () => {
    const p = playing(station(1, 0), 6, 1, 1);
    expect(p.rolls).toEqual(['boarding 3 by 1']);
    expect([p.ship('S1').wounds, p.told('crewLost')]).toEqual([7, []]);
    expect(p.told('rolled')).toHaveLength(1);
    expect(p.now().station).toEqual({ crew: 0, holder: 1 });
  });

  test('boarding can take the crew and the Wounds of the station, of a ship its Wounds', () => {
    const b = station(0, 3);
    expect(['S1', 'A1'].map((id) => woundsAboard(b, shipOf(b, id)))).toEqual([8 + 3, 4]);
  });

  test('[CC-60] who boards it fights it, alone or both: then it fights against who acts first', () => {
    const both = (first: 0 | 1) => fightsOf({ ...lying(station(0, 2), { B1: EAST }), first }).map(({ ships }) => ships);
    expect(both(0)).toEqual([[['A1'], ['S1']]]);
    expect(both(1)).toEqual([[['S1'], ['B1']]]);
    expect(fightsOf(station(0, 2)).map(({ ships }) => ships)).toEqual([[['A1'], ['S1']]]);
    expect(fightsOf(station(1, 2)).map(({ ships }) => ships)).toEqual([[['S1'], ['B1']]]);
    expect(fightsOf({ ...station(1, 2), first: 1 }).map(({ ships }) => ships)).toEqual([[['S1'], ['B1']]]);
    expect(fightsOf(station(0, 2, 0))).toEqual([]);
  });

  test('[X-260] a side is at the station with a ship that is near and lives, while the station is there', () => {
    const b = station(0, 2);
    expect([isAtStation(b, 0), isAtStation(b, 1)]).toEqual([true, false]);
    expect(isAtStation(changed(b, 'A1', { wounds: 0 }), 0)).toBe(false);
    expect(isAtStation(changed(b, 'A1', { fate: 'destroyed' }), 0)).toBe(false);
    expect(isAtStation(changed(b, 'S1', { fate: 'destroyed', wounds: 0 }), 0)).toBe(false);
    expect(isAtStation(pair(), 0)).toBe(false);
  });

  test('it fights for who holds it, on dice of that side and without Destiny', () => {
    const held = station(1, 2, 0);
    const rich = ordered(pooled(pooled(held, 0, { destiny: 1 }), 1, { destiny: 1 }), { destiny: 'ask' });
    const p = playing(rich, 1, 1, 6, 6, 1, 1);
    expect(p.rolls).toEqual(['boarding 3 by 0', 'boarding 3 by 1']);
    expect(p.told('rolled')).toMatchObject([{ purse: '' }, { purse: '1' }]);
    expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 1 });
  });
});
