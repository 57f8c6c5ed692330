// Which ship of the roster a sheet is: every difference counts, or does not.
import type { Stats } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import type { Mount, ShipSheet } from '../content/sheet.ts';
import type { HullSide } from '../state/types.ts';
import { sheet } from '../testing/scenes.ts';
import { isPrinted, profileBuiltLike, profileLike, profilesArmedLike } from './printed.ts';

const mount = (weapon: string, ...arcs: readonly HullSide[]): Mount => ({ weapon, arcs });
/** Battery FL, battery FR. */
const COHORT = 'empire-of-sol.cohort';
const [left, right] = [mount('battery', 'front', 'left'), mount('battery', 'front', 'right')];
/** Battery F; Lightning and Root. */
const COVEN = 'eldritch-cult.coven';
const stats = (id: string, change: Partial<Stats>): Partial<ShipSheet> => ({
  stats: { ...sheet(id).stats, ...change },
});

describe('a sheet and the roster', () => {
  /** As printed, in another order or on another base, or neither. */
  test.each<readonly [string, 'printed' | 'built' | 'other', ShipSheet]>([
    ['itself', 'printed', sheet(COHORT)],
    ['itself, with powers', 'printed', sheet(COVEN)],
    ['arcs in another order', 'printed', sheet(COHORT, { mounts: [mount('battery', 'left', 'front'), right] })],
    ['an elite aboard', 'printed', sheet(COHORT, { rules: ['auditors'] })],
    ['weapons in another order', 'built', sheet(COHORT, { mounts: [right, left] })],
    ['powers in another order', 'built', sheet(COVEN, { powers: ['root', 'lightning'] })],
    ['another base', 'built', sheet(COHORT, { base: [62, 30] })],
    ['a weapon more', 'other', sheet(COHORT, { mounts: [left, right, mount('pulse-gun', 'front')] })],
    ['a weapon less', 'other', sheet(COHORT, { mounts: [left] })],
    ['another weapon', 'other', sheet(COHORT, { mounts: [left, mount('lance', 'front', 'right')] })],
    ['another arc', 'other', sheet(COHORT, { mounts: [left, mount('battery', 'front', 'back')] })],
    ['an arc more', 'other', sheet(COHORT, { mounts: [left, mount('battery', 'front', 'right', 'back')] })],
    ['a power less', 'other', sheet(COVEN, { powers: ['lightning'] })],
    ['another power', 'other', sheet(COVEN, { powers: ['lightning', 'blast'] })],
    ['a power of one that knows none', 'other', sheet(COHORT, { powers: ['blast'] })],
    ['another shield', 'other', sheet(COHORT, { shield: 5 })],
    ['no shield', 'other', sheet(COHORT, { shield: null })],
    ['another class', 'other', sheet(COHORT, { class: 'warship' })],
    ['another faction', 'other', sheet(COHORT, { faction: 'void' })],
    ['one more of the first stat', 'other', sheet(COHORT, stats(COHORT, { martial: 4 }))],
    ['one less of the last', 'other', sheet(COHORT, stats(COHORT, { move: 7 }))],
  ])('%s: %s', (_, what, ship) => {
    expect([profileLike(ship) !== undefined, profileBuiltLike(ship) !== undefined]).toEqual([
      what === 'printed',
      what !== 'other',
    ]);
    expect(isPrinted(ship)).toBe(what === 'printed');
  });

  test('under another name it is built like it, but not printed', () => {
    const renamed = sheet(COHORT, { name: 'Ada' });
    expect([profileLike(renamed)?.id, profileBuiltLike(renamed)?.id, isPrinted(renamed)]).toEqual([
      COHORT,
      COHORT,
      false,
    ]);
  });
});

describe('[X-263] ships whose weapons it carries', () => {
  const like = (id: string, mounts: readonly Mount[], change: Partial<ShipSheet> = {}) =>
    profilesArmedLike(sheet(id, { mounts, ...change })).map(({ name }) => name);

  test.each<readonly [string, readonly string[], readonly Mount[]]>([
    ['none', [], []],
    ['its own', ['Cohort'], [left, right]],
    ['in another order', ['Cohort'], [right, left]],
    ['with more arcs', ['Cohort'], [mount('battery', 'front', 'left', 'back'), right]],
    ['with fewer', [], [mount('battery', 'front'), right]],
    ['one of two', [], [left]],
    ['one twice', [], [left, left]],
    ['and a third', ['Cohort'], [mount('pulse-gun', 'front'), left, right]],
    ['of two others', ['Cohort', 'Ballista'], [left, right, mount('lance', 'front')]],
    // one battery all round serves one of the two; the narrow one is left for who needs less
    ['a wide one and the narrow one', ['Cohort'], [mount('battery', 'front', 'left', 'right', 'back'), right]],
    [
      'two wide ones',
      ['Cohort'],
      [mount('battery', 'front', 'left', 'right'), mount('battery', 'front', 'left', 'right')],
    ],
  ])('%s: %j', (_, names, mounts) => {
    expect(like(COHORT, mounts)).toEqual(names);
  });

  test('who needs most chooses first, and takes no more than it needs', () => {
    // A Bulwark has batteries F, FL and FR.
    const F = mount('battery', 'front');
    expect(like('citadel.bulwark', [left, right, F])).toEqual(['Comrade-class', 'Bulwark']);
    expect(like('citadel.bulwark', [F, F, left])).toEqual([]);
    expect(like('citadel.bulwark', [left, right, left])).toContain('Bulwark');
    expect(like('citadel.bulwark', [left, right])).toEqual(['Comrade-class']);
  });

  test('only of its faction and class', () => {
    expect(like(COHORT, [left, right], { class: 'warship' })).toEqual([]);
    expect(like(COHORT, [left, right], { faction: 'void' })).toEqual(['Sepulchre']);
    expect(like(COHORT, [left, right], { faction: 'bloodpact' })).toEqual(['Riot']); // two batteries that look ahead
  });
});
