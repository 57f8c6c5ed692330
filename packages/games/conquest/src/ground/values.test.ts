// What counts now: stats with traits, research, powers and ground (3.2 to 3.6, X-342, X-366, X-377), with each reason.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle, Model } from '../state/types.ts';
import { type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import {
  aggressionOf,
  defenseOf,
  effectsOf,
  fullWoundsOf,
  ignoreOf,
  integrityOf,
  isNew,
  isOnHazard,
  martialOf,
  moveOf,
  perceptionOf,
  printedDefenseOf,
  rangeOf,
  saveOf,
  strengthOf,
} from './values.ts';

/** Of the first model, and what was noted. */
const valued = (
  of: (b: Battle, m: Model, note: (what: string, value: number, rule: string) => void) => unknown,
  given: Given,
) => {
  const b = sceneOf(given);
  const notes: string[] = [];
  const value = of(b, b.models[0]!, (what, n, rule) => notes.push(`${what} ${n} ${rule}`));
  return [value, ...notes];
};
const SALT = {
  terrain: 'custom',
  pieces: [
    {
      k: 'saltflat',
      shape: {
        poly: [
          [10, 8],
          [14, 8],
          [14, 12],
          [10, 12],
        ],
      },
    },
  ],
} as const;
const one = (sheet: string, more: Partial<GivenModel> = {}, given: Given = {}): Given => ({
  ...given,
  models: [{ sheet, at: [10, 10], ...more }, ...(given.models ?? [])],
});
const SOL = (...research: readonly string[]): Given => ({ research: [research, []] });
const of = (faction: NonNullable<Given['factions']>[number], ...research: readonly string[]): Given => ({
  factions: [faction, 'void'],
  research: [research, []],
});

describe('[X-366] research', () => {
  test('is the side’s that bought it, of one kind', () => {
    const b = sceneOf({ research: [['seers', 'field-medics'], ['bulwarks']] });
    expect(effectsOf(b, 0, 'medics')).toMatchObject([{ kind: 'medics', needs: 4 }]);
    expect([effectsOf(b, 0, 'buildingWounds'), effectsOf(b, 1, 'medics')]).toEqual([[], []]);
    expect(effectsOf(b, 1, 'buildingWounds')).toHaveLength(1);
    expect(effectsOf(sceneOf({}), 0, 'medics')).toEqual([]);
  });
});

describe('Martial', () => {
  test.each<[string, Given, readonly unknown[]]>([
    ['as printed', one('legion'), [3]],
    ['[X-366] Eternal Drill: Legions', one('legion', {}, SOL('eternal-drill')), [4, 'Research 1 X-366']],
    ['[X-366] not others', one('triarii', {}, SOL('eternal-drill')), [4]],
    [
      '[X-366] Blood Frenzy: Mobs that engaged',
      one('mob', { turn: { engaged: true } }, of('bloodpact', 'blood-frenzy')),
      [4, 'Research 1 X-366'],
    ],
    ['[X-366] not those that did not', one('mob', {}, of('bloodpact', 'blood-frenzy')), [3]],
    ['[X-362] Dread', one('legion', { dread: true }), [1, 'Dread -2 X-362']],
    ['[X-362] never below 0', one('fabri', { dread: true }), [0, 'Dread -2 X-362']],
    ['[X-377] Hazardous ground', one('legion', {}, { config: SALT }), [2, 'Hazardous ground -1 X-377']],
  ])('%s', (_, given, wanted) => {
    expect(valued(martialOf, given)).toEqual(wanted);
  });
});

describe('Strength, Defense, Aggression', () => {
  test('[X-366] Tempered Steel: the type it was bought for', () => {
    const tempered = (type: string | null, ...research: readonly string[]) => {
      const b = sceneOf(one('legion', {}, SOL(...research)));
      const sides = b.sides.map((side) => ({ ...side, tempered: type })) as unknown as Battle['sides'];
      const notes: string[] = [];
      const value = strengthOf({ ...b, sides }, b.models[0]!, (what, n, rule) => notes.push(`${what} ${n} ${rule}`));
      expect(notes).toEqual(value === 5 ? ['Tempered Steel 1 X-366'] : []);
      return value;
    };
    expect([
      tempered('empire-of-sol.legion', 'tempered-steel'),
      tempered('empire-of-sol.triarii', 'tempered-steel'),
    ]).toEqual([5, 4]);
    expect([tempered(null, 'tempered-steel'), tempered('empire-of-sol.legion')]).toEqual([4, 4]);
  });
  test('[X-377] Hazardous ground takes one of each; buildings feel no ground', () => {
    const salt = { config: SALT };
    expect(valued(strengthOf, one('legion', {}, salt))).toEqual([3, 'Hazardous ground -1 X-377']);
    expect(valued(defenseOf, one('legion', {}, salt))).toEqual([2, 'Hazardous ground -1 X-377']);
    expect(valued(aggressionOf, one('legion', {}, salt))).toEqual([1, 'Hazardous ground -1 X-377']);
    expect(valued(defenseOf, one('castra', {}, salt))).toEqual([4]);
    expect(valued(printedDefenseOf, one('legion', {}, salt))).toEqual([3]);
    expect(valued(printedDefenseOf, one('castra', {}, salt))).toEqual([4]);
  });
  test('[CQ-58] Bloodpact: one more Aggression in a round in which it made an engagement', () => {
    expect(valued(aggressionOf, one('mob', { turn: { engaged: true } }, of('bloodpact')))).toEqual([
      3,
      'Made an engagement 1 CQ-58',
    ]);
    expect(valued(aggressionOf, one('mob', {}, of('bloodpact')))).toEqual([2]);
    expect(valued(aggressionOf, one('legion', { turn: { engaged: true } }))).toEqual([2]);
  });
  test('what buildings have not, they are not asked for', () => {
    expect(() => valued(martialOf, one('castra'))).toThrow('A1 is a building');
  });
});

describe('Integrity', () => {
  test.each<[string, Given, number]>([
    ['as printed', one('legion'), 2],
    ['[X-377] on Hazardous ground', one('legion', {}, { config: SALT }), 1],
    ['[X-377] it may go below 0', one('fabri', {}, { config: SALT }), -1],
    ['[X-365] corrupted', one('legion', { corrupt: 1 }), -2],
    ['[X-365] corrupted on Hazardous ground', one('legion', { corrupt: 2 }, { config: SALT }), -2],
    ['3.2 Bloodpact: 1 at most', one('marauders', {}, of('bloodpact')), 1],
    ['3.2 Bloodpact: less stays', one('wrecker', {}, of('bloodpact')), -1],
  ])('%s', (_, given, wanted) => {
    expect(valued(integrityOf, given)).toEqual([wanted]);
  });
  test('3.2 a unit of one’s own with more is capped too', () => {
    const b = sceneOf(one('acolytes', {}, of('eldritch-cult')));
    expect(integrityOf(b, b.models[0]!)).toBe(2);
  });
});

describe('[X-377] Hazardous ground', () => {
  test('is felt where the base touches it', () => {
    const touches = (x: number) => {
      const b = sceneOf(one('legion', { at: [x, 10] }, { config: SALT }));
      return isOnHazard(b, b.models[0]!);
    };
    expect([touches(9.25), touches(9.2), touches(12)]).toEqual([true, false, true]); // 2000 units are 0.787"
    const wood = { terrain: 'custom', pieces: [{ k: 'forest', shape: { disc: [10, 10, 3] } }] } as const;
    expect(valued(isOnHazard, one('legion', {}, { config: wood }))).toEqual([false]);
  });
});

describe('Perception', () => {
  const printed = (n: number) => `Perception ${n} DW-56`;
  test.each<[string, Given, readonly unknown[]]>([
    ['as printed', one('ballistae'), [2, printed(2)]],
    ['[X-348] of a gun', one('burgus'), [1, printed(1)]],
    ['[X-348] of a building without one', one('castra'), [0, printed(0)]],
    ['[CQ-51] Citadel: has not moved', one('platoon', {}, of('citadel')), [2, printed(1), 'Has not moved 1 CQ-51']],
    ['[CQ-51] Citadel: has moved', one('platoon', { turn: { ledger: 1 } }, of('citadel')), [1, printed(1)]],
    ['[CQ-51] Citadel: has no weapon', one('wardens', {}, of('citadel')), [1, printed(1)]],
    [
      '[X-366] Ranging Grid',
      one('howitzers', { turn: { ledger: 1 } }, of('citadel', 'ranging-grid')),
      [2, printed(1), 'Research 1 X-366'],
    ],
    [
      '[X-366] Ranging Grid: Pillboxes',
      one('pillbox', {}, of('citadel', 'ranging-grid')),
      [2, printed(1), 'Research 1 X-366'],
    ],
    [
      '[X-366] Ranging Grid: not others',
      one('platoon', { turn: { ledger: 1 } }, of('citadel', 'ranging-grid')),
      [1, printed(1)],
    ],
    ['[X-377] Hazardous ground', one('ballistae', {}, { config: SALT }), [1, printed(2), 'Hazardous ground -1 X-377']],
    ['[X-377] buildings feel none', one('burgus', {}, { config: SALT }), [1, printed(1)]],
  ])('%s', (_, given, wanted) => {
    expect(valued(perceptionOf, given)).toEqual(wanted);
  });
  test('[X-330] powers are no shots', () => {
    const b = sceneOf(one('platoon', {}, of('citadel')));
    expect([perceptionOf(b, b.models[0]!, undefined, false), perceptionOf(b, b.models[0]!)]).toEqual([1, 2]);
  });
});

describe('Wounds and Move', () => {
  test('[X-366] Bulwarks: buildings have two more', () => {
    expect(valued(fullWoundsOf, one('castra', {}, SOL('bulwarks')))).toEqual([8]);
    expect(valued(fullWoundsOf, one('castra'))).toEqual([6]);
    expect(valued(fullWoundsOf, one('legion', {}, SOL('bulwarks')))).toEqual([2]);
  });
  test.each<[string, Given, number]>([
    ['as printed', one('legion'), 6],
    ['a building', one('castra'), 0],
    ['[X-364] rooted', one('legion', { rooted: true }), 0],
    ['3.5 Hasten', one('legion', { turn: { haste: 3 } }), 9],
    ['[X-366] Pack Animals', one('legion', {}, SOL('pack-animals')), 7],
    ['[X-366] Pack Animals: not faster ones', one('equites', {}, SOL('pack-animals')), 10],
    ['[X-366] Pack Animals: not on other bases', one('colossus', {}, SOL('pack-animals')), 6],
    ['[X-366] Pack Animals: not on smaller bases', one('legate', {}, SOL('pack-animals')), 6],
  ])('[CQ-30] %s', (_, given, wanted) => {
    expect(valued(moveOf, given)).toEqual([inch(wanted)]);
  });
});

describe('[DW-62] saves', () => {
  const beside = (sheet: string, x = 12): GivenModel => ({ sheet, at: [x, 10] });
  const WARDEN = { religions: ['vigil-of-the-sun', 'vigil-of-the-sun'] } as const;
  test.each<[string, Given, number | null]>([
    ['none', one('triarii'), null],
    ['a building never', one('castra', { ward: true }), null],
    ['a shield', one('legion'), 5],
    ['3.2 beside another shield', one('legion', {}, { models: [beside('legion')] }), 4],
    ['3.2 beside none', one('legion', {}, { models: [beside('triarii')] }), 5],
    ['3.2 beside one of two', one('legion', {}, { models: [beside('triarii'), beside('legion', 8)] }), 4],
    [
      '3.2 beside a shield of the enemy',
      one('legion', {}, { factions: ['empire-of-sol', 'empire-of-sol'], models: [{ ...beside('legion'), seat: 1 }] }),
      5,
    ],
    ['3.2 too far off', one('legion', {}, { models: [beside('legion', 12.6)] }), 5],
    [
      '3.2 others have no wall of shields',
      one(
        'sun-warden',
        { sheet: 'vigil-of-the-sun.sun-warden' },
        { ...of('citadel'), ...WARDEN, models: [beside('vigil-of-the-sun.sun-warden')] },
      ),
      5,
    ],
    [
      '3.6 what a Sun Warden lends',
      one('triarii', {}, { ...WARDEN, models: [beside('vigil-of-the-sun.sun-warden')] }),
      6,
    ],
    [
      '3.6 nothing to who has a save',
      one('legion', {}, { ...WARDEN, models: [beside('vigil-of-the-sun.sun-warden', 12.5)] }),
      5,
    ],
    ['3.5 Ward', one('triarii', { ward: true }), 5],
    ['3.5 Ward on a shield', one('legion', { ward: true }), 4],
    ['3.5 Ward in a wall of shields', one('legion', { ward: true }, { models: [beside('legion')] }), 3],
    [
      '3.5 Ward on what is lent',
      one('triarii', { ward: true }, { ...WARDEN, models: [beside('vigil-of-the-sun.sun-warden')] }),
      5,
    ],
  ])('%s', (_, given, wanted) => {
    expect(valued(saveOf, given)).toEqual([wanted]);
  });
});

describe('[DW-64] what is ignored', () => {
  const home = (sheet: string, x: number): Given => ({
    ...of('void', 'unhallowed-ground'),
    models: [{ sheet, at: [x, 10] }],
  });
  test.each<[string, Given, number | null]>([
    ['nothing', one('legion'), null],
    ['a building nothing', one('crypt', {}, of('void')), null],
    ['3.2 the Void', one('zombies', {}, of('void')), 6],
    ['[X-366] Unhallowed Ground by the headquarters', one('zombies', {}, home('necropolis', 17.7)), 5], // 4500 units are 1.77"
    ['[X-366] Unhallowed Ground by a Temple', one('zombies', {}, home('ossuary', 17)), 5],
    ['[X-366] farther than 6"', one('zombies', {}, home('necropolis', 17.8)), 6],
    ['[X-366] by another building', one('zombies', {}, home('crypt', 15)), 6],
    [
      '[X-366] not researched',
      one('zombies', {}, { ...of('void'), models: [{ sheet: 'necropolis', at: [15, 10] }] }),
      6,
    ],
    [
      '[X-366] by a headquarters of theirs',
      one(
        'zombies',
        {},
        { ...of('void', 'unhallowed-ground'), models: [{ seat: 1, sheet: 'necropolis', at: [15, 10] }] },
      ),
      6,
    ],
  ])('%s', (_, given, wanted) => {
    expect(valued(ignoreOf, given)).toEqual([wanted]);
  });
});

describe('[X-366] ranges', () => {
  test.each<[string, Given, number]>([
    ['as printed', one('sagittarii'), 12],
    ['no weapon', one('legion', {}, SOL('rangefinders')), 0],
    ['Rangefinders: units', one('sagittarii', {}, SOL('rangefinders')), 15],
    ['Rangefinders: not buildings', one('burgus', {}, SOL('rangefinders')), 9],
    ['Sun Cells: [Black Sun]', one('corsairs', {}, of('black-sun', 'sun-cells')), 12],
    ['both', one('corsairs', {}, of('black-sun', 'sun-cells', 'rangefinders')), 15],
    ['Sun Cells: not other guns', one('gun-platform', {}, of('black-sun', 'sun-cells')), 9],
  ])('%s', (_, given, wanted) => {
    expect(valued(rangeOf, given)).toEqual([inch(wanted)]);
  });
});

test('[X-335] new: placed in this round; nobody is in set-up', () => {
  const fresh = (round: number, since: number) => valued(isNew, one('legion', { since }, { round }))[0];
  expect([fresh(2, 2), fresh(2, 1), fresh(0, 0), fresh(1, 0)]).toEqual([true, false, false, false]);
});
