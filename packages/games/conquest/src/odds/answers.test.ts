// What an answer to a window is worth, by hand (DW-79, DW-91 to DW-94, CQ-73). Both roll a die, the caster wins ties: level he holds
// with 21 of 36, one ahead with 26, two ahead with 30, one behind with 15.
import { describe, expect, test } from 'vitest';
import type { Battle, ConquestCommand, Frame, Rulings } from '../state/types.ts';
import { sceneOf } from '../testing/scenes.ts';
import { chancesOf, contestChances, rerollChances } from './index.ts';

type Three = readonly [destiny: number, faith: number, affinity: number];
const BARE: Three = [0, 0, 0];

const contest = (step: object, own: Three = BARE, other: Three = BARE, rulings: Partial<Rulings> = {}): Battle => {
  const frame = { type: 'resist', power: 'blast', caster: '0', casterSeat: 0, charge: 1, step } as Frame;
  return sceneOf({ pools: [own, other], rulings, stack: [frame] });
};
const OFFER = { at: 'offer' };
const resist = (points: number): ConquestCommand => ({ type: 'resist', by: '1', points });
const raise = (points: number): ConquestCommand => ({ type: 'raise', points });
const of36 = (b: Battle, c: ConquestCommand): number | undefined => {
  const found = contestChances(b, c)?.resolves;
  return found === undefined ? undefined : Math.round(found * 36 * 1e6) / 1e6;
};

describe('[DW-79] dice rolled again', () => {
  const b = (faces: readonly number[]): Battle =>
    sceneOf({
      stack: [
        {
          type: 'roll',
          what: 'attack',
          rule: 'DW-75',
          window: 1,
          pools: [
            { purse: '0', seat: 0, count: 1, needs: 2, faces: [6], again: 0 },
            { purse: '1', seat: 1, count: faces.length, needs: 5, faces, again: 0 },
          ],
        },
      ],
    });
  test('of the open window, and no more than failed', () => {
    expect(rerollChances(b([1, 6, 2]), 0)).toEqual({ successes: 1, expected: 1, better: 0 });
    const two = rerollChances(b([1, 6, 2]), 2)!;
    expect([two.successes, two.expected]).toEqual([1, 1 + 2 / 3]);
    expect(two.better).toBeCloseTo(1 - 4 / 9, 12);
    expect(rerollChances(b([1, 6, 2]), 9)).toEqual(two);
    expect(chancesOf(b([1]), { type: 'reroll', dice: 1 })).toMatchObject({ successes: 0, expected: 1 / 3 });
    expect(rerollChances(contest(OFFER), 1)).toBeUndefined();
  });
});

describe('[DW-91] [DW-92] resisting', () => {
  test.each<[string, Battle, ConquestCommand, number | undefined]>([
    ['nobody does', contest(OFFER), { type: 'resist', by: null, points: 0 }, 36],
    [
      'nobody does, whatever points are named',
      contest(OFFER, BARE, [0, 2, 0]),
      { type: 'resist', by: null, points: 2 },
      36,
    ],
    ['with the fee alone', contest(OFFER, BARE, [0, 1, 0]), resist(1), 26],
    ['[X-20] the fee counts by the switch', contest(OFFER, BARE, [0, 1, 0], { entryFeeCounts: true }), resist(1), 21],
    ['one point more', contest(OFFER, BARE, [0, 2, 0]), resist(2), 21],
    ['[X-24] with Affinity too', contest(OFFER, BARE, [0, 1, 1]), resist(2), 21],
    [
      '[X-24] not with Affinity by the switch',
      contest(OFFER, BARE, [0, 1, 1], { affinityResists: false }),
      resist(2),
      undefined,
    ],
    ['more than there is', contest(OFFER, BARE, [0, 1, 0]), resist(2), undefined],
    [
      '[X-21] one at a time by the switch',
      contest(OFFER, BARE, [0, 5, 0], { strictSingleRaise: true }),
      resist(3),
      undefined,
    ],
    ['[DW-94] the caster has Destiny', contest(OFFER, [1, 0, 0], [0, 1, 0]), resist(1), 30],
    ['[DW-94] the resister has', contest(OFFER, BARE, [2, 1, 0]), resist(1), 15],
    ['[DW-92] the caster raises', contest(OFFER, [0, 0, 1], [0, 1, 0]), resist(1), 30],
  ])('%s', (_, b, c, wanted) => {
    expect(of36(b, c)).toBe(wanted);
  });
});

describe('[DW-92] raising', () => {
  const bid = (
    turn: 'caster' | 'resister',
    cast: number,
    defence: number,
    own: Three = BARE,
    other: Three = BARE,
  ): Battle => contest({ at: 'bid', resister: '1', resisterSeat: 1, cast, defence, turn }, own, other);
  test.each<[string, Battle, ConquestCommand, number | undefined]>([
    ['who passes leaves it to the dice', bid('resister', 3, 2), raise(0), 26],
    ['level', bid('resister', 2, 2), raise(0), 21],
    ['the caster adds one', bid('caster', 2, 2, [0, 0, 1]), raise(1), 26],
    ['the resister adds one', bid('resister', 3, 2, BARE, [0, 1, 0]), raise(1), 21],
    ['[DW-94] Destiny comes after it', bid('resister', 3, 2, [1, 0, 0], [3, 0, 0]), raise(0), 15],
    ['more than there is', bid('caster', 2, 2), raise(1), undefined],
    ['another command', bid('caster', 2, 2), { type: 'done' }, undefined],
  ])('%s', (_, b, c, wanted) => {
    expect(of36(b, c)).toBe(wanted);
  });
  test('nothing is raised before it is resisted', () => {
    expect(of36(contest(OFFER), raise(1))).toBeUndefined();
    expect(contestChances(sceneOf({ stack: [{ type: 'place' }] }), raise(1))).toBeUndefined();
  });
});

describe('[DW-94] Destiny', () => {
  const stage = (turn: 'caster' | 'resister', cast: number, defence: number, own = 0, other = 0): Battle =>
    contest(
      { at: 'destiny', resister: '1', resisterSeat: 1, cast, defence, turn, passes: 0 },
      [own, 0, 0],
      [other, 0, 0],
    );
  test.each<[string, Battle, number, number]>([
    ['the resister, behind, passes: it holds', stage('resister', 9, 6, 0, 4), 0, 36],
    ['level he is behind', stage('resister', 6, 6, 0, 4), 0, 36],
    ['the caster, behind, passes: it is negated', stage('caster', 6, 9, 4), 0, 0],
    ['the caster, ahead, passes: Destiny decides', stage('caster', 9, 6, 0, 4), 0, 0],
    ['the caster, level, passes: Destiny decides', stage('caster', 6, 6), 0, 36],
    ['the resister, ahead, passes: Destiny decides', stage('resister', 6, 9, 3), 0, 36],
    ['the resister, ahead, with more', stage('resister', 6, 9, 3, 1), 0, 0],
    ['who adds has what both have left', stage('resister', 9, 6, 0, 4), 4, 0],
    ['who adds too little', stage('resister', 9, 6, 1, 4), 4, 36],
  ])('%s', (_, b, points, wanted) => {
    expect(of36(b, raise(points))).toBe(wanted);
  });
});

describe('what is told of a command', () => {
  test('[CQ-73] Heroic Resolve; nothing when the war is over, or of what has no odds', () => {
    const b = sceneOf({ stack: [{ type: 'place' }] });
    expect([chancesOf(b, { type: 'resolve', pay: true }), chancesOf(b, { type: 'resolve', pay: false })]).toEqual([
      { ignored: 1 / 2 },
      { ignored: 0 },
    ]);
    expect([chancesOf(b, { type: 'done' }), chancesOf(b, { type: 'fight', fight: 'A1' })]).toEqual([
      undefined,
      undefined,
    ]);
    const over: Battle = { ...b, outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-374' } };
    expect(chancesOf(over, { type: 'resolve', pay: true })).toBeUndefined();
    expect(chancesOf(contest(OFFER), { type: 'resist', by: null, points: 0 })).toEqual({ resolves: 1 });
    expect(
      chancesOf(contest({ at: 'bid', resister: '1', resisterSeat: 1, cast: 1, defence: 0, turn: 'caster' }), raise(0)),
    ).toMatchObject({
      resolves: 26 / 36,
    });
  });
});
