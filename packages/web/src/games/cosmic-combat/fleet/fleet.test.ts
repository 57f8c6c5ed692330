import {
  battleConfigOf,
  ELITES,
  SHIP_CLASSES,
  SHIP_POWERS,
  SHIP_WEAPONS,
  type ShipSheet,
  sheetOf,
  shipProfileOf,
  shipsOfFaction,
} from '@muster/cosmic-combat';
import { FACTIONS, STATS, tidySheetName } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import { queryOf } from '@muster/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenBy } from '../../../parts/test/addresses.ts';
import { chosenIn } from '../../../parts/useChoices.ts';
import { CHOICES } from '../new-battle/choices.ts';
import { bareShip, battleAddress, FLEET, fleetAddress, putBack, SHIP, shipAddress } from './address.ts';
import { parseKeptFleet, parseKeptShip } from './kept.ts';

const searchOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

const ships = fc
  .record({
    faction: fc.constantFrom(...FACTIONS.map(({ id }) => id)),
    of: fc.constantFrom(...SHIP_CLASSES),
    name: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => tidySheetName(text).trim()),
    more: fc.integer({ min: 0, max: 20 }),
    stat: fc.constantFrom(...STATS.map(({ name }) => name)),
    shield: fc.constantFrom(null, 3, 4, 5),
    mounts: fc.array(
      fc.record({
        weapon: fc.constantFrom(...SHIP_WEAPONS.map(({ id }) => id)),
        arcs: fc.subarray([...hulls.HULL_SIDES]),
      }),
      { maxLength: 4 },
    ),
    powers: fc.subarray(SHIP_POWERS.map(({ id }) => id)),
    rules: fc.subarray(
      ELITES.map(({ id }): string => id),
      { maxLength: 1 },
    ),
  })
  .map(({ faction, of, name, more, stat, ...kit }): ShipSheet => {
    const bare = bareShip(faction, of, name);
    return { ...bare, ...kit, stats: { ...bare.stats, [stat]: more } };
  });

test('[DW-28] whatever is on the sheet of a ship, its link brings it back', () => {
  fc.assert(
    fc.property(ships, (ship) => {
      expect(chosenBy(SHIP, searchOf(shipAddress(ship)))).toEqual({
        chosen: { faction: ship.faction, sheet: ship, back: undefined },
        problems: [],
      });
    }),
  );
});

const cohort = sheetOf(shipProfileOf('empire-of-sol.cohort')!);
const own = {
  ...bareShip('empire-of-sol', 'cruiser', 'Grim & Co'),
  mounts: [{ weapon: 'battery', arcs: ['front'] }],
} as const;
const draft = {
  faction: 'empire-of-sol',
  religion: 'ledger-of-fortune',
  points: 1600,
  ships: [{ ...cohort, rules: ['auditors'] }, cohort, own],
  name: 'Eagles',
} as const;

const SHIPS_OF_IT = (field: string): string =>
  `${field}=cohort%2Bauditors&${field}=cohort&${field}=~Grim%20%26%20Co~cruiser~60x30~0.1.0.4.0.2.4.0.0.0.4~~battery*F~~`;

test('[DW-25] [DW-26] a fleet in a link: ships of the roster by name, with their elite, own ships whole', () => {
  const address = fleetAddress(draft);
  expect(address).toBe(
    `/cosmic-combat/fleets?faction=empire-of-sol&religion=ledger-of-fortune&points=1600&${SHIPS_OF_IT('ship')}&name=Eagles`,
  );
  expect(chosenBy(FLEET, searchOf(address))).toEqual({ chosen: draft, problems: [] });
});

test('[DW-23] [DW-26] a battle with a fleet of one’s own: the page before it fields these ships', () => {
  const address = battleAddress(draft);
  expect(address).toContain(`&south=empire-of-sol&south-religion=ledger-of-fortune&${SHIPS_OF_IT('south-ship')}&`);
  const { chosen: choices, problems } = chosenBy(CHOICES, searchOf(address));
  expect(problems).toEqual([]);
  expect(battleConfigOf(choices)).toMatchObject({
    points: 1600,
    seats: [
      { faction: 'empire-of-sol', religion: 'ledger-of-fortune', ships: draft.ships },
      { faction: 'citadel', fleet: 1 },
    ],
  });
  expect(chosenIn(CHOICES, queryOf(CHOICES, choices))).toEqual(choices);
});

test('[DW-28] a ship of a fleet is changed on a sheet of its own, and put back into its place', () => {
  const changed = { ...cohort, name: 'Old Eagle' };
  const { sheet: ship, back } = chosenBy(SHIP, searchOf(shipAddress(changed, { force: draft, place: 1 }))).chosen;
  expect(ship).toEqual(changed);
  expect(putBack(ship, back!)).toEqual({ ...draft, ships: [draft.ships[0], changed, own] });
  expect(chosenIn(SHIP, 'fleet=faction%3Dvoid&place=3').back).toBeUndefined();
  const stranger = { ...changed, faction: 'citadel' } as const;
  expect(putBack(stranger, back!)).toMatchObject({ faction: 'citadel', ships: [stranger] });
});

test('what an address cannot have is told, and left out', () => {
  const asked = chosenBy(
    FLEET,
    new URLSearchParams('faction=moon&religion=cheese&points=5&ship=cairn&ship=~x~raft~1x1&ship=gladius'),
  );
  expect(asked.chosen).toMatchObject({
    faction: 'empire-of-sol',
    religion: null,
    points: 1500,
    ships: [{ name: 'Gladius' }],
  });
  expect(asked.problems[0]).toBe('There is no faction “moon”; the Empire of Sol is shown instead (DW-25).');
  expect(asked.problems[3]).toBe('There is no ship “cairn” in this faction; it was left out.');
  expect(asked.problems[4]).toContain(
    'A ship of the address cannot be read and was left out: ship.class must be one of',
  );
  expect(asked.problems[1]).toBe('There is no religion “cheese”; the fleet has none (DW-26).');
  expect(asked.problems[2]).toBe('The limit is a whole number from 300 to 12000, not “5” (DW-23).');
});

test('what is kept is read again, and anything else is not', () => {
  const fleet = { version: 1, name: 'A', points: 1500, faction: 'void', religion: null, ships: [own] } as const;
  expect(parseKeptFleet(JSON.parse(JSON.stringify(fleet)))).toEqual(fleet);
  expect(parseKeptFleet({ ...fleet, version: 2 })).toBeUndefined();
  expect(parseKeptShip({ version: 1, name: 'Grim', ship: own })).toEqual({ version: 1, name: 'Grim', ship: own });
  expect(parseKeptShip({ version: 1, name: 'Grim', ship: { ...own, class: 'raft' } })).toBeUndefined();
});

test('[DW-28] every ship of the roster goes through a link', () => {
  for (const { id: faction } of FACTIONS) {
    const all = { faction, religion: null, points: 12000, ships: shipsOfFaction(faction).map(sheetOf), name: '' };
    expect(chosenBy(FLEET, searchOf(fleetAddress(all)))).toEqual({ chosen: all, problems: [] });
  }
});
