import { FACTIONS, RACES, STATS, tidySheetName } from '@muster/dwethia';
import {
  ARCHETYPES,
  afterBattle,
  BATTLE,
  fieldedSheet,
  membersOf,
  newSquad,
  profilesOf,
  READY_FORCES,
  sheetOf,
  type UnitSheet,
  unitFrom,
} from '@muster/heroes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenBy } from '../../../parts/test/addresses.ts';
import { chosenIn } from '../../../parts/useChoices.ts';
import { freeName } from '../squad/address.ts';
import { keptOf, membersFielded, parseKeptSquad } from '../squad/kept.ts';
import { battleAddress, FORCE, forceAddress, putBack, UNIT, unitAddress } from './address.ts';
import { parseKeptForce, parseKeptUnit } from './kept.ts';
import { readyUnits } from './ready.ts';

const searchOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

const units = fc
  .record({
    faction: fc.constantFrom(...FACTIONS.map(({ id }) => id)),
    race: fc.constantFrom(...RACES.map(({ id }) => id)),
    archetype: fc.constantFrom(...ARCHETYPES),
    name: fc.string({ unit: 'grapheme', maxLength: 50 }).map((text) => tidySheetName(text).trim()),
    more: fc.integer({ min: -9, max: 20 }),
    stat: fc.constantFrom(...STATS.map(({ name }) => name)),
    scars: fc.constantFrom<readonly string[]>([], ['limp'], ['limp', 'limp', 'fated']),
  })
  .map(({ faction, race, archetype, name, more, stat, scars }): UnitSheet => {
    const unit = unitFrom(archetype, faction, race, name);
    return { ...unit, stats: { ...unit.stats, [stat]: more }, scars };
  });

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

test('[DW-25] a force in a link: profiles by name, own units whole', () => {
  const [ready] = READY_FORCES.filter(({ id }) => id === 'void-150');
  const own = { ...unitFrom(ARCHETYPES[0]!, 'void', 'orc', 'Grim & Co'), scars: ['limp'] };
  const draft = { faction: 'void', points: 175, units: [...readyUnits(ready!), own], name: 'Night' } as const;
  const address = forceAddress(draft);
  expect(address).toBe(
    '/heroes/forces?faction=void&points=175&unit=necromancer&unit=flagellant&unit=zombie&unit=~Grim%20%26%20Co~orc~basic~5.1.5.4.3.1.2.0.0.0.6~hand-weapon.shield~~~limp&name=Night',
  );
  expect(chosenBy(FORCE, searchOf(address))).toEqual({ chosen: draft, problems: [] });
  const battle = chosenIn(BATTLE, battleAddress({ ...draft, units: [own] }, 'The Ninth').split('?')[1]);
  expect(battle).toMatchObject({ points: 175, arena: 'foundry' });
  expect(battle.seats[0]).toEqual({ side: 0, faction: 'void', units: [own], squad: 'The Ninth' });
});

test('[DW-28] a unit of a force is changed on a sheet of its own, and put back into its place', () => {
  const [ready] = READY_FORCES.filter(({ id }) => id === 'void-150');
  const force = { faction: 'void', points: 150, units: readyUnits(ready!), name: 'Night & day' } as const;
  const changed = { ...force.units[1]!, name: 'Old Marrow' };
  const { sheet: draft, back } = chosenBy(UNIT, searchOf(unitAddress(changed, { force, place: 1 }))).chosen;
  expect(draft).toEqual(changed);
  expect(putBack(draft, back!)).toEqual({ ...force, units: [force.units[0], changed, force.units[2]] });
  expect(chosenIn(UNIT, 'force=faction%3Dvoid&place=3').back).toBeUndefined();
  const stranger = { ...changed, faction: 'citadel' } as const;
  expect(putBack(stranger, back!)).toMatchObject({ faction: 'citadel', units: [stranger] });
});

test('what an address cannot have is told, and left out', () => {
  const { chosen, problems } = chosenBy(
    FORCE,
    new URLSearchParams('faction=moon&points=5&unit=warg&unit=~x~orc~king~1&unit=captain'),
  );
  expect(chosen).toMatchObject({ faction: 'empire-of-sol', points: 150, units: [{ name: 'Captain' }] });
  expect(problems[0]).toContain('There is no faction “moon”');
  expect(problems[2]).toContain('There is no profile “warg” in this faction');
  expect(problems[3]).toContain('cannot be read and was left out: unit.rank must be one of');
  expect(problems[1]).toContain('The limit is a whole number from 20 to 1000, not “5” (DW-23)');
});

test('what is kept is read again, and anything else is not', () => {
  const unit = unitFrom(ARCHETYPES[0]!, 'void', 'orc', 'Grim');
  const force = { version: 1, name: 'A', points: 60, faction: 'void', units: [unit] } as const;
  expect(parseKeptForce(JSON.parse(JSON.stringify(force)))).toEqual(force);
  expect(parseKeptForce({ ...force, version: 2 })).toBeUndefined();
  expect(parseKeptUnit({ version: 1, name: 'Grim', unit })).toEqual({ version: 1, name: 'Grim', unit });
  expect(parseKeptUnit({ version: 1, name: 'Grim', unit: { ...unit, rank: 'king' } })).toBeUndefined();
  const squad = keptOf(newSquad('The Ninth', 'void', [unit]));
  expect(parseKeptSquad(JSON.parse(JSON.stringify(squad)))).toEqual(squad);
  expect(parseKeptSquad({ ...squad, awaits: 'x' })).toBeUndefined();
});

test('[HR-17] who of the squad was fielded, two of a kind included', () => {
  const warg = sheetOf(profilesOf('void').find(({ name }) => name === 'Warg')!);
  const squad = newSquad('Pack', 'void', [warg, warg]);
  const [first, second] = membersOf(squad).map(fieldedSheet);
  expect(second!.name).toBe('Warg 2');
  expect(membersFielded(squad, [second!, first!])).toEqual(['m2', 'm1']);
  expect(membersFielded(squad, [first!, first!])).toBeUndefined();
  const fought = { member: 'm1', slain: null, kills: 1 };
  const grown = afterBattle(squad, { id: 'x', title: 'x', result: 'won', fought: [fought] }, { roll: () => [4] });
  expect(membersFielded(grown, [first!])).toBeUndefined(); // it has a keen eye now
});

test('names that are taken get a number', () => {
  expect(freeName('Pack', [])).toBe('Pack');
  expect(freeName('Pack', ['Pack', 'Pack 2'])).toBe('Pack 3');
});
