// The chart, the arithmetic of attacks, coherency, dice.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aimed,
  attackNeeds,
  attackRollValue,
  changed,
  d3,
  groupOf,
  groups,
  isBehemothTo,
  needed,
  noting,
  profileWords,
  type Shot,
  stats,
  successesAmong,
  withinLinks,
  withRerolled,
  woundNeeds,
} from './index.ts';

describe('the chart', () => {
  test.each([
    [4, 4, 4],
    [5, 4, 3],
    [4, 5, 5],
    [8, 4, 2],
    [9, 4, 2],
    [7, 4, 3],
    [2, 4, 6],
    [1, 4, 6],
    [3, 4, 5],
    [3, 7, 6],
    [4, 7, 5],
    [1, 2, 6],
    [2, 1, 2],
  ])('[DW-57] [X-01] [CC-64] %i against %i needs %i+', (own, other, needs) => {
    expect(needed(own, other)).toBe(needs);
  });

  test.each([
    [0, 0, 4],
    [1, 0, 2],
    [0, 1, 6],
    [-3, 0, 4],
    [-1, 2, 6],
    [2, -1, 2],
  ])('[X-02] %i against %i: below 0 counts as 0 (%i+)', (own, other, needs) => {
    expect(needed(own, other)).toBe(needs);
  });

  test('[X-01] what one side gains the other loses: 2+ faces 6+, 3+ faces 5+', () => {
    const value = fc.integer({ min: 0, max: 30 });
    fc.assert(fc.property(value, value, (a, b) => needed(a, b) + needed(b, a) === 8));
  });

  test('[DW-75] 5 against 4: the 5 needs 3+, the 4 needs 5+', () => {
    expect([attackNeeds(5, 4), attackNeeds(4, 5)]).toEqual([3, 5]);
  });
});

describe('dice', () => {
  test('[DW-01] [DW-05] one six-sided die decides: nothing is certain, nothing impossible', () => {
    const value = fc.integer({ min: -5, max: 40 });
    fc.assert(fc.property(value, value, (a, b) => needed(a, b) >= 2 && needed(a, b) <= 6));
  });

  test('[DW-06] a D3 of 1 to 6', () => {
    expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('[DW-07] failed dice are replaced in their places, the others stand', () => {
    expect(withRerolled([1, 5, 2, 3], 4, [6, 1])).toEqual([6, 5, 1, 3]);
    expect(withRerolled([1, 2, 6], 4, [5, 3, 4])).toEqual([5, 3, 6]);
    expect(withRerolled([4, 1], 4, [6])).toEqual([4, 6]); // what is just enough has not failed
    expect(withRerolled([1, 4], 4, [])).toEqual([1, 4]);
    expect(successesAmong([6, 5, 1, 3], 4)).toBe(2);
    expect([successesAmong([4, 3], 4), successesAmong([], 4)]).toEqual([1, 0]);
  });
});

const SHOT: Shot = {
  perception: 4,
  strength: 3,
  defense: 4,
  cover: 0,
  inTheWay: 0,
  far: false,
  others: [],
  arc: false,
  shield: 0,
};
const aim = (change: Partial<Shot>) => aimed({ ...SHOT, ...change });

describe('a ranged attack', () => {
  test('[DW-56] Perception and Strength together against Defense', () => {
    expect(aim({})).toEqual({ aim: 4, value: 7, defense: 4, needs: 3 });
    expect(aim({ strength: 4 })).toMatchObject({ value: 8, needs: 2 });
  });

  test('[DW-60] [DW-67] [DW-61] [X-44] cover, objects in the way and distance add up', () => {
    expect(aim({ cover: 2, inTheWay: 1, far: true })).toMatchObject({ aim: 0, value: 3, needs: 5 });
    expect(aim({ far: true })).toMatchObject({ aim: 3, value: 6, needs: 3 });
  });

  test('[DW-12] [X-03] higher Perception never aims worse, and cover never makes aiming easier', () => {
    const small = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(small, small, (perception, cover) => {
        const { needs } = aimed({ ...SHOT, perception, cover });
        expect(aimed({ ...SHOT, perception: perception + 1, cover }).needs).toBeLessThanOrEqual(needs);
        expect(aimed({ ...SHOT, perception, cover: cover + 1 }).needs).toBeGreaterThanOrEqual(needs);
      }),
    );
  });

  test('[X-02] aim never falls below 0', () => {
    expect(aim({ cover: 9 })).toMatchObject({ aim: 0, value: 3 });
  });

  test('[X-04] in an arc Perception counts as 0, whatever else there is', () => {
    const others = [{ what: 'stood still', value: 1, rule: 'DW-58' }];
    expect(aim({ arc: true, cover: 3, far: true, others })).toMatchObject({ aim: 0, value: 3 });
  });

  test('[DW-63] [X-45] a shield adds its own Integrity to Defense, a negative one takes nothing away', () => {
    expect(aim({ shield: 2 })).toMatchObject({ defense: 6, needs: 3 });
    expect(aim({ shield: -2 })).toMatchObject({ defense: 4 });
  });

  test.each([
    [6, 2, true],
    [5, 2, false],
    [9, 3, true],
    [8, 3, false],
  ])('[DW-59] [X-76] Defense %i against Strength %i: too tough is %s', (defense, strength, tough) => {
    expect(isBehemothTo(defense, strength)).toBe(tough);
  });

  test.each<[string, Partial<Shot>, readonly (readonly [string, number, string])[]]>([
    ['in an arc', { arc: true, cover: 2 }, [['Fired in an arc: Perception counts as 0', 0, 'X-04']]],
    [
      'that nobody could aim',
      { cover: 2, inTheWay: 3 },
      [
        ['Perception', 4, 'DW-56'],
        ['Cover', -2, 'DW-60'],
        ['In the way', -3, 'DW-67'],
        ['Perception counts as 0 at the least', 0, 'X-02'],
      ],
    ],
    [
      'that loses all its aim',
      { cover: 4 },
      [
        ['Perception', 4, 'DW-56'],
        ['Cover', -4, 'DW-60'],
      ],
    ],
  ])('[DW-56] a shot %s says why', (_, change, reasons) => {
    const { steps, note } = noting();
    expect(aimed({ ...SHOT, ...change }, note)).toEqual({ aim: 0, value: 3, defense: 4, needs: 5 });
    const told = steps.map(({ what, value, rule }) => [what, value, rule]);
    expect(told).toEqual([
      ...reasons,
      ['Strength of the attack', 3, 'DW-56'],
      ['Attack value', 3, 'DW-56'],
      ['Defense', 4, 'DW-56'],
      ['Needed on a die', 5, 'X-01'],
    ]);
  });

  test('[DW-56] every number carries its reason, and they add up', () => {
    const { steps, note } = noting();
    aimed(
      { ...SHOT, cover: 2, far: true, others: [{ what: 'Stood still', value: 1, rule: 'DW-58' }], shield: 1 },
      note,
    );
    expect(steps).toEqual([
      { what: 'Perception', value: 4, rule: 'DW-56' },
      { what: 'Cover', value: -2, rule: 'DW-60' },
      { what: 'Beyond 12', value: -1, rule: 'DW-61' },
      { what: 'Stood still', value: 1, rule: 'DW-58' },
      { what: 'Strength of the attack', value: 3, rule: 'DW-56' },
      { what: 'Attack value', value: 5, rule: 'DW-56' },
      { what: 'Defense', value: 4, rule: 'DW-56' },
      { what: 'Integrity behind a shield', value: 1, rule: 'DW-63' },
      { what: 'Needed on a die', value: 4, rule: 'X-01' },
    ]);
  });
});

describe('close combat', () => {
  test('[DW-74] [DW-43] the highest Integrity of the group is added once', () => {
    expect(attackRollValue(5, [2, 1, 3])).toBe(8);
  });

  test('[DW-45] [X-25] the greatest negative value lowers the whole group, beside the highest', () => {
    expect(attackRollValue(5, [2, -1, -2])).toBe(5);
    expect(attackRollValue(1, [-1, -2])).toBe(0);
  });

  test('[X-27] alone, Integrity counts neither for nor against', () => {
    expect(attackRollValue(5, [3])).toBe(5);
    expect(attackRollValue(5, [-2])).toBe(5);
  });

  test('[DW-76] Strength against Defense', () => {
    expect([woundNeeds(8, 4), woundNeeds(3, 5)]).toEqual([2, 5]);
  });

  test('[DW-75] [DW-76] what is needed says what was held against what', () => {
    const { steps, note } = noting();
    attackNeeds(5, 4, note);
    woundNeeds(3, 6, note);
    expect(steps).toEqual([
      { what: 'Attack roll value', value: 5, rule: 'DW-74' },
      { what: 'Attack roll value of the other side', value: 4, rule: 'DW-74' },
      { what: 'Needed to hit', value: 3, rule: 'DW-75' },
      { what: 'Strength', value: 3, rule: 'DW-76' },
      { what: 'Defense', value: 6, rule: 'DW-76' },
      { what: 'Needed to wound', value: 6, rule: 'DW-76' },
    ]);
  });

  test.each<[readonly number[]]>([[[3]], [[0, 0]], [[-2]], [[]]])(
    '[DW-74] [X-27] Integrity %j gives no reason but Martial',
    (group) => {
      const { steps, note } = noting();
      expect(attackRollValue(5, group, note)).toBe(5);
      expect(steps).toEqual([{ what: 'Martial', value: 5, rule: 'DW-74' }]);
    },
  );

  test('[DW-74] reasons are told only where there are any', () => {
    const { steps, note } = noting();
    attackRollValue(5, [2, -1], note);
    expect(steps).toEqual([
      { what: 'Martial', value: 5, rule: 'DW-74' },
      { what: 'Highest Integrity of the group', value: 2, rule: 'DW-43' },
      { what: 'Negative Integrity in the group', value: -1, rule: 'DW-45' },
    ]);
  });
});

describe('coherency', () => {
  const near = (a: number, b: number): boolean => Math.abs(a - b) === 1;

  test('[X-88] [DW-41] a group is everyone linked through neighbours', () => {
    expect(groupOf(3, [1, 2, 3, 5, 6, 4], near)).toEqual([3, 2, 4, 1, 5, 6]);
    expect(groups([1, 2, 4, 5, 7], near)).toEqual([[1, 2], [4, 5], [7]]);
  });

  test('[X-88] who does not stand there is never asked about', () => {
    const at = [1, 2, 9].map((place) => ({ place }));
    const beside = (a: { place: number }, b: { place: number }): boolean => near(a.place, b.place);
    expect(groupOf(at[0]!, at, beside)).toEqual([{ place: 1 }, { place: 2 }]);
    expect(groupOf(at[2]!, at, beside)).toEqual([{ place: 9 }]);
  });

  test('[DW-73] Range 2 reaches who touches one that touches, Range 3 one further', () => {
    expect(withinLinks(3, [1, 2, 3, 4, 5, 6], 1, near)).toEqual([3, 2, 4]);
    expect(withinLinks(3, [1, 2, 3, 4, 5, 6], 2, near)).toEqual([3, 2, 4, 1, 5]);
    expect(withinLinks(3, [1, 2, 3, 4, 5, 6], 3, near)).toEqual([3, 2, 4, 1, 5, 6]);
  });
});

describe('profiles', () => {
  const captain = stats([5, 4, 3, 4, 2, 2, 2], [3, 2, 0], 6);

  test('[DW-10] are written in the order of the books', () => {
    expect(profileWords(captain)).toBe('M5 P4 S3 D4 A2 W2 I2 D3/F2/A0 Move 6');
  });

  test('[DW-27] a race changes what it names', () => {
    expect(changed(captain, { strength: 2, integrity: -1, perception: -1 })).toEqual(
      stats([5, 3, 5, 4, 2, 2, 1], [3, 2, 0], 6),
    );
  });
});
