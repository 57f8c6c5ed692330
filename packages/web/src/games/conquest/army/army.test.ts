import {
  ARMIES,
  armyProblems,
  changedUnit,
  checkForce,
  makeStartText,
  makeUnitText,
  ownOf,
  type UnitSheet,
  unitOf,
  unitsOf,
} from '@muster/conquest';
import { FACTIONS, RACES, STATS, tidySheetName } from '@muster/dwethia';
import { parse } from '@muster/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenBy } from '../../../parts/test/addresses.ts';
import { chosenIn } from '../../../parts/useChoices.ts';
import { ARMY, armyAddress, armyWith, battleAddress, putBack, UNIT, unitAddress } from './address.ts';
import { type ArmyDraft, bareArmy, withCount, withoutUnit, withUnit } from './draft.ts';
import { armyFile, parseKeptArmy, parseKeptUnit } from './kept.ts';

const searchOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

const like = (id: string, change: Parameters<typeof changedUnit>[1]): UnitSheet => {
  const unit = unitOf(id)!;
  return changedUnit(ownOf(unit, unit.faction!), change);
};

const units = fc
  .record({
    like: fc.constantFrom(...FACTIONS.flatMap(({ id }) => unitsOf(id))),
    race: fc.constantFrom(...RACES.map(({ id }) => id)),
    name: fc.string({ unit: 'grapheme', maxLength: 38 }).map((text) => tidySheetName(text).trim()),
    stat: fc.constantFrom(...STATS.map(({ name }) => name)),
    value: fc.integer({ min: -9, max: 20 }),
    save: fc.constantFrom(null, 5),
    worker: fc.boolean(),
    reach: fc.constantFrom(1 as const, 2 as const, 3 as const),
  })
  .map(({ like: of, stat, value, ...change }) =>
    changedUnit(ownOf(of, of.faction!), { ...change, stats: { ...of.stats, [stat]: value } }),
  );

test('[DW-28] whatever is on a sheet, its link brings it back', () => {
  fc.assert(
    fc.property(units, (unit) => {
      expect(chosenBy(UNIT, searchOf(unitAddress(unit)))).toEqual({
        chosen: { faction: unit.faction, sheet: unit, back: undefined },
        problems: [],
      });
    }),
  );
});

test('[CQ-23] every ready army in a link comes back as it was, and may be fielded', () => {
  for (const army of ARMIES) {
    const draft: ArmyDraft = { ...bareArmy(army.faction), ...army, points: 1500, name: 'A & B' };
    expect(chosenBy(ARMY, searchOf(armyAddress(draft)))).toEqual({ chosen: draft, problems: [] });
    expect(armyProblems(draft)).toEqual([]);
  }
});

test('[CQ-15] [DW-28] an army with a unit of its own: in its link, on the page of a battle, and as a file', () => {
  const ada = like('void.zombies', { name: 'Ada & Co', powers: [] });
  const draft = { ...armyWith(ada), start: ['own.1', 'own.1', 'void.gravediggers'], name: 'Night' };
  const address = armyAddress(draft);
  expect(address).toContain('&start=own.1*2,gravediggers&');
  expect(chosenBy(ARMY, searchOf(address))).toEqual({ chosen: draft, problems: [] });
  expect(battleAddress(draft)).toMatch(
    /^\/new\/conquest\?points=1500&.*&a-faction=void&.*&a-unit=~Ada.*&first-mission=/,
  );
  const file = JSON.parse(JSON.stringify(armyFile(draft)));
  const checked = parse(checkForce, file, 'army');
  expect(checked.ok && checked.value.problems).toEqual([]);
  expect(checked.ok && checked.value.rows[0]![1]).toBe('Ada & Co');
});

test('[CQ-15] no mission at all is not the usual ones', () => {
  const draft: ArmyDraft = { ...bareArmy('void'), missions: [], points: 1500, name: '' };
  expect(chosenBy(ARMY, searchOf(armyAddress(draft))).chosen.missions).toEqual([]);
  expect(armyProblems(draft)).toEqual(['An army takes two missions; none is named (CQ-15).']);
});

test('[CQ-23] starting forces as texts and as counts', () => {
  const start = [...Array<string>(3).fill('void.zombies'), 'void.wargs', 'own.1'];
  expect(makeStartText(start, 'void')).toBe('zombies*3,wargs,own.1');
  expect(chosenIn(ARMY, 'faction=void&start=zombies*3,wargs,own.1').start).toEqual(start);
  expect(withCount(['a', 'b', 'a', 'c'], 'a', 3)).toEqual(['a', 'a', 'a', 'b', 'c']);
  expect(withCount(['a', 'b'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(withCount(['a', 'b', 'b'], 'b', 0)).toEqual(['a']);
});

test('[DW-28] a unit leaves the list: those behind it move up, in the starting force too', () => {
  const [ada, bea, cyd] = ['Ada', 'Bea', 'Cyd'].map((name) => like('void.zombies', { name }));
  const three = withUnit(withUnit(armyWith(ada!), bea!), cyd!);
  const draft = { ...three, start: ['own.1', 'own.2', 'own.3', 'void.zombies'] };
  const two = withoutUnit(draft, 1);
  expect(two.units.map(({ id, mark, name }) => [id, mark, name])).toEqual([
    ['own.1', 'a', 'Ada'],
    ['own.2', 'b', 'Cyd'],
  ]);
  expect(two.start).toEqual(['own.1', 'own.2', 'void.zombies']);
});

test('[DW-28] a unit of an army is changed on a sheet of its own, and put back into its place', () => {
  const [ada, bea] = ['Ada', 'Bea'].map((name) => like('void.zombies', { name }));
  const force = { ...withUnit(armyWith(ada!), bea!), name: 'Night & day' };
  const address = unitAddress(force.units[1]!, { force, place: 1 });
  const { sheet: draft, back } = chosenBy(UNIT, searchOf(address)).chosen;
  const changed = changedUnit(ownOf(draft, 'void'), { name: 'Bess' });
  const after = putBack(changed, back!);
  expect(after.units.map(({ id, name }) => [id, name])).toEqual([
    ['own.1', 'Ada'],
    ['own.2', 'Bess'],
  ]);
  expect(after.name).toBe('Night & day');
  const stranger = changedUnit(ownOf(draft, 'void'), { faction: 'citadel' });
  expect(putBack(stranger, back!)).toMatchObject({ faction: 'citadel', units: [{ name: 'Bea' }], start: [] });
});

test('what an address cannot have is told', () => {
  const { chosen: draft, problems } = chosenBy(
    ARMY,
    new URLSearchParams('faction=moon&points=5&unit=~x~elf~1&start=fabri*2,elves&scenario=tea'),
  );
  expect(draft).toMatchObject({ faction: 'empire-of-sol', points: 1500, units: [] });
  expect(problems[0]).toContain('There is no faction “moon”');
  expect(problems.join(' ')).toContain('A unit of the address cannot be read');
  expect(problems.join(' ')).toContain('There is no scenario “tea”');
  expect(armyProblems(draft)).toContain('There is no unit elves in the lists (DW-28).');
});

test('what is kept is read again, prices anew, and anything else is not', () => {
  const unit = like('void.zombies', { name: 'Ada' });
  const old = { ...unit, cost: { R: 1, A: 1 } };
  expect(parseKeptUnit({ version: 1, name: 'Ada', unit: old })).toEqual({ version: 1, name: 'Ada', unit });
  expect(parseKeptUnit({ version: 1, name: 'Ada', unit: { ...unit, race: 'elf' } })).toBeUndefined();
  const { name: _, ...army } = armyWith(unit);
  const kept = { version: 1, name: 'A', army } as const;
  expect(parseKeptArmy(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseKeptArmy({ ...kept, version: 2 })).toBeUndefined();
  expect(makeUnitText(parseKeptArmy(kept)!.army.units[0]!)).toBe(makeUnitText(unit));
});
