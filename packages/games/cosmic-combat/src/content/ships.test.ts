import { FACTIONS } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { isCapital, isGreat } from '../build/chart.ts';
import { billOf, pointsOf } from '../build/price.ts';
import { fleetFor } from '../build/ready.ts';
import { CLASSES } from './classes.ts';
import { READY_FLEETS } from './fleets.ts';
import { SHIPS, shipProfileOf, shipsOfFaction } from './ships.ts';
import { shipWeaponOf } from './weapons.ts';
import { MEASURED_WORTH } from './worth.ts';

/** By the list alone, as in the first edition. */
const PRINTED: readonly (readonly [string, number])[] = [
  ['empire-of-sol.gladius', 104],
  ['empire-of-sol.pilum', 104],
  ['empire-of-sol.cohort', 368],
  ['empire-of-sol.testudo', 360],
  ['empire-of-sol.ballista', 256],
  ['empire-of-sol.imperator', 633],
  ['citadel.picket', 104],
  ['citadel.comrade-class', 373],
  ['citadel.bulwark', 360],
  ['citadel.longwatch', 256],
  ['citadel.marshal', 644],
  ['citadel.orbital-station', 509],
  ['bloodpact.shiv', 104],
  ['bloodpact.molotov', 96],
  ['bloodpact.reaver', 312],
  ['bloodpact.chainbreaker', 360],
  ['bloodpact.riot', 288],
  ['bloodpact.black-banner', 628],
  ['black-sun.corsair', 104],
  ['black-sun.cutlass', 104],
  ['black-sun.freebooter', 248],
  ['black-sun.galleon', 360],
  ['black-sun.blue-sun', 344],
  ['black-sun.consortium', 624],
  ['eldritch-cult.wisp', 96],
  ['eldritch-cult.acolyte', 215],
  ['eldritch-cult.coven', 300],
  ['eldritch-cult.choir', 311],
  ['eldritch-cult.obelisk', 264],
  ['eldritch-cult.leviathan', 643],
  ['void.carrion', 116],
  ['void.gravebolt', 108],
  ['void.revenant', 360],
  ['void.sepulchre', 408],
  ['void.dirge', 288],
  ['void.cairn', 705],
  ['void.void-born-construct', 612],
];

/** What was measured, added up by hand with the list: since the second edition. */
const MEASURED: Readonly<Record<string, number>> = {
  'empire-of-sol.gladius': 88,
  'empire-of-sol.cohort': 400,
  'citadel.comrade-class': 389,
  'citadel.bulwark': 396,
  'citadel.longwatch': 272,
  'citadel.marshal': 752,
  'citadel.orbital-station': 629,
  'bloodpact.shiv': 88,
  'bloodpact.molotov': 116,
  'bloodpact.reaver': 212,
  'bloodpact.chainbreaker': 264,
  'bloodpact.riot': 268,
  'bloodpact.black-banner': 608,
  'black-sun.freebooter': 268,
  'black-sun.galleon': 448,
  'black-sun.consortium': 732,
  'eldritch-cult.wisp': 76,
  'eldritch-cult.coven': 288,
  'eldritch-cult.choir': 243,
  'eldritch-cult.obelisk': 292,
  'eldritch-cult.leviathan': 627,
  'void.carrion': 104,
  'void.revenant': 284,
  'void.void-born-construct': 684,
};

describe('the roster', () => {
  test.each(PRINTED)('[DW-24] %s costs %i points by the list, and what was measured beside it', (id, points) => {
    const ship = shipProfileOf(id)!;
    expect(pointsOf(ship, 1)).toBe(points);
    expect(pointsOf(ship)).toBe(MEASURED[id] ?? points);
  });

  test('[DW-24] what was measured is on the bill as ours, whatever the ship is called, and not on that of another', () => {
    const cohort = shipProfileOf('empire-of-sol.cohort')!;
    const item = { what: 'House: as battles showed', points: 32 };
    expect(billOf({ ...cohort, name: 'Old Eagle' })).toContainEqual(item);
    expect(billOf(cohort, 1)).not.toContainEqual(item);
    expect(billOf({ ...cohort, mounts: [] })).not.toContainEqual(item);
    expect(Object.keys(MEASURED_WORTH).every((id) => shipProfileOf(id) !== undefined)).toBe(true);
  });

  test('[DW-25] these are all, in the order of their factions', () => {
    expect(SHIPS.map(({ id }) => id)).toEqual(PRINTED.map(([id]) => id));
    expect(shipsOfFaction('void')).toHaveLength(7);
    expect(shipProfileOf('void.cohort')).toBeUndefined();
    expect(SHIPS.filter(({ named }) => named).map(({ name }) => name)).toEqual([
      'Comrade-class',
      'Orbital station',
      'Blue Sun',
      'Void-born construct',
    ]);
  });

  test('[CC-03] [CC-06] every profile names its base, of the standard size; round ones say so', () => {
    for (const ship of SHIPS.filter(({ class: of }) => of !== 'round'))
      expect(ship.base).toEqual(CLASSES[ship.class].base);
    expect(shipProfileOf('citadel.orbital-station')).toMatchObject({ class: 'round', base: [100, 100] });
    expect(shipProfileOf('void.void-born-construct')).toMatchObject({ class: 'round', base: [90, 90] });
  });

  test('[X-229] weapons are known and look somewhere; a turret looks everywhere', () => {
    for (const { mounts } of SHIPS)
      for (const { weapon, arcs } of mounts) {
        expect(shipWeaponOf(weapon)?.id).toBe(weapon);
        expect(arcs.length).toBeGreaterThan(0);
      }
    expect(shipProfileOf('empire-of-sol.cohort')!.mounts).toEqual([
      { weapon: 'battery', arcs: ['front', 'left'] },
      { weapon: 'battery', arcs: ['front', 'right'] },
    ]);
    expect(shipProfileOf('empire-of-sol.testudo')!.mounts[1]).toEqual({ weapon: 'pulse-gun', arcs: hulls.HULL_SIDES });
  });

  test('[DW-24] the bill of an Imperator, line by line', () => {
    expect(billOf(shipProfileOf('empire-of-sol.imperator')!).map(({ what, points }) => `${what}: ${points}`)).toEqual([
      'Martial 4: 64',
      'Perception 3: 24',
      'Strength 5: 40',
      'Defense 6: 48',
      'Integrity 9: 72',
      'Aggression 3: 96',
      'Wounds 7: 112',
      'Heavy battery: 72',
      'Battery: 56',
      'Battery: 56',
      'Shields 4+: 16',
      'Destiny 1: 20',
      'Faith 1: 5',
      'Every ship: -96',
      'Base of a warship: 48',
    ]);
  });

  test('[DW-26] an elite aboard is on the bill', () => {
    const cohort = shipProfileOf('empire-of-sol.cohort')!;
    expect(billOf({ ...cohort, rules: ['auditors'] })).toContainEqual({ what: 'Auditors', points: 20 });
    expect(pointsOf({ ...cohort, rules: ['auditors'] })).toBe(420);
  });
});

describe('ready fleets', () => {
  /** In the order of the list, added up by hand. */
  const COSTS = [
    1481, 1408, 1439, 1498, 1432, 1468, 1476, 1492, 1474, 1439, 1424, 1484, 2946, 2889, 2996, 2971, 2960, 2936, 2952,
    2940, 2999, 2932, 2929, 2985,
  ];
  const shipsOf = (ids: readonly string[]) => ids.map((id) => shipProfileOf(id)!);
  const cost = (ids: readonly string[]) => shipsOf(ids).reduce((sum, ship) => sum + pointsOf(ship), 0);

  test.each(READY_FLEETS.map((fleet, i) => [fleet.id, fleet, COSTS[i]!] as const))(
    '[CC-09] [DW-25] %s costs what the tables say and has one warship for every 750 points at most',
    (_, { ships, limit }, points) => {
      expect(cost(ships)).toBe(points);
      expect(points).toBeLessThanOrEqual(limit);
      expect(shipsOf(ships).filter(isGreat).length).toBeLessThanOrEqual(limit / 750);
      expect(shipsOf(ships).some(isCapital)).toBe(true);
    },
  );

  test('[CC-01] a fleet to begin with has four to eight ships', () => {
    for (const { ships } of READY_FLEETS.filter(({ limit }) => limit === 1500)) {
      expect(ships.length).toBeGreaterThanOrEqual(4);
      expect(ships.length).toBeLessThanOrEqual(8);
    }
  });

  test.each([
    ['empire-of-sol', 1500, 1, 'imperator cohort testudo gladius'],
    ['empire-of-sol', 1999, 1, 'imperator cohort testudo gladius'],
    ['empire-of-sol', 3000, 2, 'imperator cohort cohort cohort cohort testudo gladius pilum pilum'],
    ['empire-of-sol', 750, 1, 'imperator gladius'], // what fits of it
    ['empire-of-sol', 700, 1, 'cohort gladius'], // no warship below 750
    ['void', 280, 1, 'revenant'], // nothing of it but fighters: the cheapest cruiser
    [
      'citadel',
      4500,
      2,
      'orbital-station marshal comrade-class comrade-class bulwark picket picket picket picket orbital-station comrade-class longwatch picket picket',
    ],
  ] as const)('[DW-23] [DW-25] the fleet of %s for %i points, number %i', (faction, points, which, names) => {
    expect(fleetFor(faction, points, which).map(({ id }) => id.split('.')[1])).toEqual(names.split(' '));
  });

  test('[CC-09] one can be had for every faction and limit', () => {
    for (const { id } of FACTIONS)
      for (const points of [300, 500, 750, 1000, 1500, 2000, 3000, 4500, 6000])
        for (const which of [1, 2] as const) {
          const fleet = fleetFor(id, points, which);
          expect(fleet.reduce((sum, ship) => sum + pointsOf(ship), 0)).toBeLessThanOrEqual(points);
          expect(fleet.filter(isGreat).length).toBeLessThanOrEqual(points / 750);
          expect(fleet.some(isCapital)).toBe(true);
        }
  });
});
