// Ships from outside, at the borders of what is read.
import { parse, type Reader } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { CLASSES } from '../content/classes.ts';
import { sol } from '../testing/duel.ts';
import { readFleet, readSheet, readShip } from './reading.ts';
import { parseShipText } from './text.ts';

test('[DW-28] arcs beyond eight letters are not read, and a name stands without blanks about it', () => {
  const sheet = {
    name: 'Ada',
    faction: 'void',
    class: 'cruiser',
    stats: sol.stats,
    mounts: [{ weapon: 'battery', arcs: 'FLRBFLRBX' }],
  };
  expect(readSheet(sheet, 'ship').mounts[0]!.arcs).toHaveLength(8);
  const read = parseShipText('~ Grim ~cruiser~60x30~0.1.0.4.0.2.4.0.0.0.4~4~~~', 'void');
  expect(read.ok && read.value.name).toBe('Grim');
});

describe('fleets and ships from outside, told at their place', () => {
  const FLEET = { points: 1500, faction: 'empire-of-sol', ships: ['cohort'] };
  const problem = (read: Reader<unknown>, x: unknown, where: string): string => {
    const parsed = parse(read, x, where);
    return parsed.ok ? 'read' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
  };
  const fleet = (change: object) => problem(readFleet, { ...FLEET, ...change }, 'fleet');
  const ship = (x: unknown) => problem(readShip, x, 'ship');
  const own = (change: object) =>
    problem(readSheet, { name: 'Ada', faction: 'void', class: 'cruiser', stats: sol.stats, ...change }, 'ship');
  const FACTION = expect.stringContaining('fleet.faction: must be');

  test.each<readonly [string, object, unknown]>([
    ['as it is', {}, 'read'],
    ['a faction that nobody knows', { faction: 'nobody' }, FACTION],
    ['no faction', { faction: undefined }, FACTION],
    ['no list of ships', { ships: 'cohort' }, expect.stringContaining('fleet.ships: must be a list')],
    ['no such ship', { ships: ['cohort', 'ark'] }, 'fleet.ships[1]: there is no ship ark'],
    ['of its own faction by a bare name', { faction: 'void', ships: ['Carrion'] }, 'read'],
    ['an elite', { ships: ['cohort+auditors'] }, 'read'],
    ['an elite that nobody knows', { ships: ['cohort+cooks'] }, 'fleet.ships[0]: no religion puts cooks aboard'],
    [
      'a sheet of one’s own',
      { ships: [{ name: 'Ada', faction: 'empire-of-sol', class: 'cruiser', stats: sol.stats }] },
      'read',
    ],
    ['too few points', { points: 299 }, 'fleet.points: must be a whole number from 300 to 12000, not 299'],
  ])('%s', (_, change, wanted) => {
    expect(fleet(change)).toEqual(wanted);
  });

  test('a bare name is meant of its own faction, with its elite; a whole one of its own', () => {
    const ships = (faction: string, ...names: readonly string[]) => {
      const read = parse(readFleet, { ...FLEET, faction, ships: names }, 'fleet');
      return read.ok ? read.value.ships.map((one) => [one.faction, one.name, ...one.rules]) : read.refusal.problem;
    };
    expect(ships('empire-of-sol', 'cohort+auditors', 'Gladius')).toEqual([
      ['empire-of-sol', 'Cohort', 'auditors'],
      ['empire-of-sol', 'Gladius'],
    ]);
    expect(ships('void', 'empire-of-sol.cohort', 'sepulchre')).toEqual([
      ['empire-of-sol', 'Cohort'],
      ['void', 'Sepulchre'],
    ]);
  });

  test.each<readonly [string, unknown, string]>([
    ['by its id', 'void.carrion', 'read'],
    ['by its name', 'Carrion', 'read'],
    ['by the end of its name', 'construct', 'read'],
    ['nothing', '', 'ship: there is no ship '],
    ['half a word', 'rion', 'ship: there is no ship rion'],
    ['blanks about an elite', 'cohort + auditors', 'read'],
    ['a long name is cut', 'x'.repeat(50), `ship: there is no ship ${'x'.repeat(40)}`],
    ['a long elite is cut', `cohort+${'y'.repeat(50)}`, `ship: no religion puts ${'y'.repeat(40)} aboard`],
  ])('a ship %s', (_, x, wanted) => {
    expect(ship(x)).toBe(wanted);
  });

  test.each<readonly [object, string]>([
    [{}, 'read'],
    [{ base: null }, 'read'],
    [{ base: [60, 30] }, 'read'],
    [{ base: [60] }, 'ship.base: a base is its length and its width'],
    [{ base: [60, 9] }, 'ship.base[1]: must be a whole number from 10 to 200, not 9'],
    [{ shield: 6 }, 'read'],
    [{ shield: 7 }, 'ship.shield: must be a whole number from 2 to 6, not 7'],
    [
      { mounts: [{ weapon: 'battery', arcs: 'FX' }] },
      'ship.mounts[0].arcs: arcs are F, L, R and B, or * for all, not FX',
    ],
    [
      { mounts: [{ weapon: 'battery', arcs: 'toString' }] },
      'ship.mounts[0].arcs: arcs are F, L, R and B, or * for all, not toString',
    ],
    [
      { mounts: [{ weapon: 'battery', arcs: ['up'] }] },
      'ship.mounts[0].arcs[0]: must be one of front, left, back, right, not "up"',
    ],
  ])('a sheet with %j: %s', (change, wanted) => {
    expect(own(change)).toBe(wanted);
  });

  test('arcs stand in one order, however they are given; one that is named twice stays for the checker', () => {
    const arcs = (given: unknown) =>
      readSheet(
        {
          name: 'Ada',
          faction: 'void',
          class: 'cruiser',
          stats: sol.stats,
          mounts: [{ weapon: 'battery', arcs: given }],
        },
        'ship',
      ).mounts[0]!.arcs;
    expect([arcs('BLF'), arcs(['back', 'left', 'front']), arcs('*'), arcs('RBLF')]).toEqual([
      ['front', 'left', 'back'],
      ['front', 'left', 'back'],
      ['front', 'left', 'back', 'right'],
      ['front', 'left', 'back', 'right'],
    ]);
    expect(arcs('FF')).toEqual(['front', 'front']);
    expect(arcs('')).toEqual([]);
  });

  test('[CC-03] without a base it has the one of its class', () => {
    const base = (of: string) => readSheet({ name: 'Ada', faction: 'void', class: of, stats: sol.stats }, 'ship').base;
    expect(['fighter', 'cruiser', 'warship'].map(base)).toEqual(
      (['fighter', 'cruiser', 'warship'] as const).map((of) => CLASSES[of].base),
    );
  });
});
