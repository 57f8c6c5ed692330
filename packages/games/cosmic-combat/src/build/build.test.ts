import { POWERS, STATS, stats } from '@muster/dwethia';
import { parse } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { CLASSES } from '../content/classes.ts';
import { READY_FLEETS } from '../content/fleets.ts';
import { ELITES, eliteFor, powersAboard, statsAboard } from '../content/religions.ts';
import type { Mount, ShipClass, ShipSheet } from '../content/sheet.ts';
import { SHIPS, shipProfileOf } from '../content/ships.ts';
import { SHIP_WEAPONS, shipWeaponOf } from '../content/weapons.ts';
import { leastOf } from './caps.ts';
import { chartFor } from './chart.ts';
import { checkForce } from './checked.ts';
import { type Fleet, fleetPools, fleetProblems, isPrinted, shipProblems } from './fleet.ts';
import { billOf, costsTheLeast, mountPoints, pointsOf, shieldPoints, statPoints } from './price.ts';
import { readFleet, readShip, sheetOf } from './reading.ts';
import { makeShipText, parseShipText } from './text.ts';
import { arcWords, baseWords, gunFacts, kitWords, markOf, powerFacts } from './words.ts';

const ship = (id: string, change: Partial<ShipSheet> = {}): ShipSheet => ({
  ...sheetOf(shipProfileOf(id)!),
  ...change,
});
const own = (change: Partial<ShipSheet> = {}): ShipSheet => ship('empire-of-sol.cohort', { name: 'Ada', ...change });
const withStats = (base: ShipSheet, change: Partial<ShipSheet['stats']>): ShipSheet => ({
  ...base,
  stats: { ...base.stats, ...change },
});
const fighter = ship('empire-of-sol.gladius', { name: 'Ada' });
const mount = (weapon: string, ...arcs: Mount['arcs']): Mount => ({ weapon, arcs });
const fleet = (change: Partial<Fleet> = {}): Fleet => ({
  faction: 'empire-of-sol',
  religion: null,
  ships: [ship('empire-of-sol.cohort')],
  ...change,
});

describe('a ship of one’s own', () => {
  test('[DW-28] every ship of the roster may be fielded, and is told from one’s own', () => {
    expect(SHIPS.flatMap(shipProblems)).toEqual([]);
    expect(SHIPS.every(isPrinted)).toBe(true);
    expect(isPrinted(own())).toBe(false);
    expect(isPrinted(ship('empire-of-sol.cohort', { rules: ['auditors'] }))).toBe(true);
    expect(isPrinted(ship('empire-of-sol.cohort', { base: [65, 30] }))).toBe(false);
    expect(isPrinted(ship('empire-of-sol.cohort', { mounts: [mount('battery', 'left', 'front')] }))).toBe(false);
    const turned = [mount('battery', 'left', 'front'), mount('battery', 'right', 'front')];
    expect(isPrinted(ship('empire-of-sol.cohort', { mounts: turned }))).toBe(true);
  });

  test.each<[string, ShipSheet, string]>([
    ['[DW-28] a name', own({ name: ' ' }), 'A ship needs a name (DW-28).'],
    ['[DW-28] a cap', withStats(own(), { wounds: 7 }), 'Ada has Wounds 7; cruisers have 6 at most (DW-28).'],
    ['[DW-28] a least', withStats(own(), { move: 3 }), 'Ada has Move 3; cruisers have 4 at least (DW-28).'],
    [
      '[CC-38] nobody boards from a fighter',
      withStats(fighter, { aggression: 1 }),
      'Ada has Aggression 1; fighters have 0 at most (DW-28).',
    ],
    [
      '[X-202] a base too large',
      own({ base: [71, 30] }),
      'Ada stands on 71 by 30 mm; cruisers stand on 60 by 30, 10 more or less (X-202).',
    ],
    [
      '[X-202] a base too small',
      ship('empire-of-sol.imperator', { name: 'Ada', base: [100, 49] }),
      'Ada stands on 100 by 49 mm; warships stand on 100 by 60, 10 more or less (X-202).',
    ],
    [
      '[X-201] wider than long',
      { ...fighter, base: [30, 31] },
      'Ada is wider than long; the longer side lies along its facing (X-201).',
    ],
    [
      '[CC-04] round means round',
      ship('citadel.orbital-station', { name: 'Ada', base: [100, 95] }),
      'Ada stands on a round base, as long as it is wide (CC-04).',
    ],
    [
      '[CC-04] round only where there are such',
      ship('citadel.orbital-station', { name: 'Ada', faction: 'bloodpact' }),
      'Ada stands on a round base; Bloodpact Anarchists have no such ships (CC-04).',
    ],
    [
      '[X-228] round fires all round',
      ship('citadel.orbital-station', { name: 'Ada', mounts: [mount('battery', 'front')] }),
      'Ada: on a round base the battery fires all round (X-228).',
    ],
    [
      '[DW-28] too many weapons',
      { ...fighter, mounts: [mount('light-laser', 'front'), mount('light-laser', 'back')] },
      'Ada carries 2 weapons; fighters have room for 1 (DW-28).',
    ],
    [
      '[CC-02] a stranger',
      own({ mounts: [mount('death-ray', 'front')] }),
      'Ada: there is no death-ray in the lists (CC-02).',
    ],
    ['[CC-02] a strange power', own({ powers: ['raise'] }), 'Ada: there is no raise in the lists (CC-02).'],
    ['[CC-02] a strange rule', own({ rules: ['fast'] }), 'Ada: there is no fast in the lists (CC-02).'],
    ['[DW-84] twice', own({ powers: ['root', 'root'] }), 'Ada knows Root more than once (DW-84).'],
    [
      '[DW-84] too many powers',
      own({ powers: ['root', 'blast', 'lightning'] }),
      'Ada knows 3 powers; a ship knows 2 at most (DW-84).',
    ],
    [
      '[DW-26] powers under Null Monks',
      own({ powers: ['root'], rules: ['null-monks'] }),
      'Ada knows powers, and Null Monks let nobody cast aboard (DW-26).',
    ],
    ['[X-229] no arc', own({ mounts: [mount('battery')] }), 'Ada: the battery fires into no arc; name one (X-229).'],
    [
      '[X-229] an arc twice',
      own({ mounts: [mount('battery', 'front', 'front')] }),
      'Ada: the battery names an arc more than once (X-229).',
    ],
    [
      '[CC-05] mines ahead',
      own({ mounts: [mount('mine-layer', 'front')] }),
      'Ada: a mine layer works to the back only (CC-05).',
    ],
    [
      '[DW-25] Black Sun make elsewhere',
      own({ mounts: [mount('black-sun-battery', 'front')] }),
      'Ada carries a Black Sun battery; only Black Sun Traders have weapons of that make (DW-25).',
    ],
    ['[CC-23] shields too good', own({ shield: 2 }), 'Ada has shields of 2+; there are 5+, 4+ and 3+ (CC-23).'],
    ['[CC-23] a fighter with shields', { ...fighter, shield: 5 }, 'Ada has shields; fighters have none (CC-23).'],
  ])('refused: %s', (_, sheet, sentence) => {
    expect(shipProblems(sheet)).toEqual([sentence]);
  });

  test('[X-202] ten millimetres either way may be', () => {
    expect(shipProblems(own({ base: [70, 40] }))).toEqual([]);
    expect(shipProblems(own({ base: [50, 20] }))).toEqual([]);
  });

  test('[DW-24] what every item costs', () => {
    expect(SHIP_WEAPONS.map(({ id }) => mountPoints(mount(id, 'front')) / 8)).toEqual([4, 5, 7, 9, 11, 8, 8, 2, 8, 6]);
    expect(mountPoints(mount('battery', 'front', 'left'))).toBe(64);
    expect(mountPoints(mount('battery', 'front', 'left', 'right'))).toBe(72);
    expect(mountPoints(mount('battery', 'front', 'left', 'right', 'back'))).toBe(72);
    expect([null, 5, 4, 3].map(shieldPoints)).toEqual([0, 8, 16, 32]);
    expect(statPoints('citadel', 'wounds')).toBe(16);
    expect(statPoints('void', 'wounds')).toBe(28);
    expect(statPoints('citadel', 'move')).toBe(0);
    expect(statPoints('citadel', 'affinity')).toBe(15);
  });
});

describe('a fleet', () => {
  test.each(READY_FLEETS.map((one) => [one.id, one] as const))(
    '[DW-23] [DW-25] the ready fleet %s has nothing wrong',
    (_, { faction, limit, ships }) => {
      expect(fleetProblems({ faction, religion: null, ships: ships.map((id) => ship(id)) }, limit)).toEqual([]);
    },
  );

  const cohort = ship('empire-of-sol.cohort');
  const manned = { ...cohort, rules: ['auditors'] };

  test.each<[string, Fleet, number, readonly string[]]>([
    ['[DW-23] empty', fleet({ ships: [] }), 1500, ['The fleet is empty: choose at least one ship (DW-23).']],
    ['[DW-23] too dear', fleet(), 300, ['The fleet costs 400 points; the limit is 300 (DW-23).']],
    [
      '[DW-25] of another faction',
      fleet({ faction: 'void' }),
      1500,
      ['Cohort does not belong to Champions of the Void (DW-25).'],
    ],
    [
      '[DW-25] fighters alone',
      fleet({ ships: [ship('empire-of-sol.gladius')] }),
      1500,
      ['A fleet needs 1 ship larger than a fighter at least (DW-25).'],
    ],
    [
      '[DW-25] warships',
      fleet({ ships: [ship('empire-of-sol.imperator'), ship('empire-of-sol.imperator')] }),
      1499,
      ['A fleet of 1499 points may have 1 warship or round base; there are 2 (DW-25).'],
    ],
    [
      '[DW-25] round bases count as warships',
      fleet({ faction: 'citadel', ships: [ship('citadel.orbital-station')] }),
      749,
      ['A fleet of 749 points may have no warships or round bases; there is 1 (DW-25).'],
    ],
    [
      '[DW-26] an elite without its religion',
      fleet({ ships: [manned] }),
      1500,
      ['Cohort carries Auditors of the Ledger of Fortune; this fleet follows no religion (DW-26).'],
    ],
    [
      '[DW-26] an elite of another religion',
      fleet({ religion: 'silence', ships: [manned] }),
      1500,
      ['Cohort carries Auditors of the Ledger of Fortune; this fleet follows the Silence (DW-26).'],
    ],
    [
      '[DW-26] an elite twice',
      fleet({ religion: 'ledger-of-fortune', ships: [manned, manned] }),
      1500,
      ['A religion’s elite goes aboard one ship, once (DW-26).'],
    ],
    [
      '[DW-26] an elite twice aboard one ship',
      fleet({ religion: 'ledger-of-fortune', ships: [{ ...cohort, rules: ['auditors', 'auditors'] }] }),
      1500,
      ['A religion’s elite goes aboard one ship, once (DW-26).'],
    ],
    [
      '[DW-26] an elite aboard a fighter',
      fleet({
        religion: 'ledger-of-fortune',
        ships: [cohort, { ...ship('empire-of-sol.gladius'), rules: ['auditors'] }],
      }),
      1500,
      ['Gladius is a fighter and has no room for Auditors (DW-26).'],
    ],
    [
      '[DW-20] powers without Affinity',
      fleet({ religion: 'choir-below', ships: [{ ...cohort, rules: ['cantors'] }] }),
      1500,
      ['The fleet knows powers but has no Affinity to cast them (DW-20).'],
    ],
    ['[DW-26] an elite in its place', fleet({ religion: 'ledger-of-fortune', ships: [manned] }), 1500, []],
  ])('%s', (_, given, limit, problems) => {
    expect(fleetProblems(given, limit)).toEqual(problems);
  });

  test('[DW-26] one elite for each religion: what it adds', () => {
    expect(ELITES.map(({ religion }) => eliteFor(religion).id)).toEqual(ELITES.map(({ id }) => id));
    const aboard = (rule: string) => ({ ...cohort, rules: [rule] });
    expect(statsAboard(aboard('flagellants')).martial).toBe(4);
    expect(powersAboard(aboard('cantors'))).toEqual(['root']);
    expect(powersAboard({ ...cohort, powers: ['root'], rules: ['cantors'] })).toEqual(['root']);
    expect(powersAboard({ ...cohort, powers: ['root'], rules: ['null-monks'] })).toEqual([]);
    expect(statsAboard(cohort)).toEqual(cohort.stats);
  });

  test('[DW-29] pools are the sums over all ships, elites included', () => {
    const ships = [ship('empire-of-sol.imperator'), { ...cohort, rules: ['sun-wardens'] }];
    expect(fleetPools(ships)).toEqual({ destiny: 1, faith: 3, affinity: 0 });
  });
});

describe('[X-262] every ship costs something', () => {
  const bare = (of: ShipClass): ShipSheet => ({
    ...own({ class: of, base: CLASSES[of].base, shield: null, mounts: [] }),
    stats: Object.fromEntries(STATS.map(({ name }) => [name, leastOf(of, name)])) as unknown as ShipSheet['stats'],
  });

  /** By the list 8 × (2M + P + S + D + I + 4A + 2W − 12), with 32 for fighters, 48 for warships and round bases. */
  test.each([
    ['fighter', 0, 40],
    ['cruiser', 8, 104],
    ['warship', 168, 304],
    ['round', 152, 304],
  ] as const)('a bare %s: %i by the list, %i at the least', (of, list, least) => {
    expect([pointsOf(bare(of), 2), pointsOf(bare(of))]).toEqual([list, least]);
    expect(billOf(bare(of)).at(-1)).toEqual({ what: `Least for a ${CLASSES[of].name}`, points: least - list });
    expect(costsTheLeast(bare(of))).toBe(true);
  });

  test('what costs as much by its items pays no more, and so does every ship of the roster', () => {
    const fourty = { ...bare('fighter'), mounts: [mount('light-laser', 'front')] };
    expect(pointsOf(fourty)).toBe(40);
    expect(billOf(fourty)).toEqual(billOf(fourty, 2));
    expect([fourty, ...SHIPS].filter(costsTheLeast)).toEqual([]);
  });

  test('fifty for nothing are fifty no longer: the fleet is told why, and stays as it is', () => {
    const swarm = fleet({ ships: [ship('empire-of-sol.cohort'), ...Array<ShipSheet>(50).fill(bare('fighter'))] });
    expect(fleetProblems(swarm, 1500)).toEqual([
      'The fleet costs 2400 points; the limit is 1500 (DW-23).',
      'A fighter costs 40 points at least, however little it has (X-262).',
    ]);
    expect(fleetProblems(swarm, 1500, 2)).toEqual([]);
    expect(fleetProblems(swarm, 2400)).toEqual([]);
  });
});

describe('[X-263] the house surcharge is not dodged', () => {
  const marshal = ship('citadel.marshal');
  const [front, left, right] = marshal.mounts as readonly [Mount, Mount, Mount];
  const base: ShipSheet['base'] = [99, 60];

  /** 644 by the list, and 108 that battles showed. */
  test.each([
    ['as it is printed', marshal, 752],
    ['under another name', { ...marshal, name: 'Ada' }, 752],
    ['its weapons in another order', { ...marshal, mounts: [right, front, left] }, 752],
    ['on a base a millimetre shorter', { ...marshal, base }, 752],
    ['with a mine layer more', { ...marshal, mounts: [...marshal.mounts, mount('mine-layer', 'back')] }, 768],
    ['with an arc more', { ...marshal, mounts: [mount(front.weapon, 'front', 'left'), left, right] }, 760],
    ['with a Martial less, 16 by the list', withStats(marshal, { martial: 3 }), 628 + 108 - 16],
    ['120 cheaper by the list', withStats(marshal, { martial: 1, integrity: 7, wounds: 5, strength: 2 }), 524],
    ['with other weapons', { ...marshal, mounts: [front, left] }, 564],
    ['of another class', { ...marshal, class: 'round', base: [100, 100] } as const, 644],
    ['of another faction', { ...marshal, faction: 'void' } as const, 644 + 6 * 12],
  ])('%s', (_, sheet, points) => {
    expect(pointsOf(sheet)).toBe(points);
  });

  test('powers in another order are the same powers; a rebate is only for the ship as it is listed', () => {
    expect(pointsOf(ship('eldritch-cult.coven', { powers: ['root', 'lightning'] }))).toBe(288);
    expect(pointsOf(ship('bloodpact.reaver', { base: [60, 31] }))).toBe(212);
    expect(pointsOf(withStats(ship('bloodpact.reaver'), { martial: 5 }))).toBe(328);
    expect(pointsOf(withStats(ship('bloodpact.reaver'), { martial: 3 }))).toBe(296);
  });

  test('weapons with more arcs stand for those with fewer, each for one', () => {
    const battery = (...arcs: Mount['arcs']) => mount('battery', ...arcs);
    const comrade = ship('citadel.comrade-class'); // 373 and 16: batteries to the front and each side
    const wide = [battery('front', 'left', 'right'), battery('front', 'left')];
    expect(pointsOf({ ...comrade, mounts: wide })).toBe(381 + 16);
    expect(pointsOf({ ...comrade, mounts: wide.toReversed() })).toBe(381 + 16);
    expect(pointsOf({ ...comrade, mounts: [battery('front', 'left'), battery('front', 'left')] })).toBe(373);
    expect(pointsOf({ ...comrade, mounts: [battery('front', 'left', 'right')] })).toBe(373 - 64 + 8);
    const bulwark = ship('citadel.bulwark'); // 360 and 36: one to the front more
    const three = [battery('front', 'left'), battery('front', 'right'), battery('front', 'back')];
    expect(pointsOf({ ...bulwark, mounts: three })).toBe(368 + 36);
  });

  test('of several that it is armed like it pays for the dearest; an elite changes nothing', () => {
    const bulwark = ship('citadel.bulwark'); // 360 and 36; the Comrade-class with two of its batteries 373 and 16
    expect(pointsOf(withStats(bulwark, { integrity: 7 }))).toBe(368 + 36);
    expect(pointsOf(withStats(ship('citadel.marshal', { rules: ['confessors'] }), { martial: 3 }))).toBe(720 + 15);
  });

  test('battles of the second edition keep what they were paid', () => {
    expect(pointsOf({ ...marshal, mounts: [right, front, left] }, 2)).toBe(644);
    expect(pointsOf(marshal, 2)).toBe(752);
  });
});

describe('[DW-28] from outside', () => {
  const problem = (x: unknown, read: typeof readFleet | typeof readShip | typeof checkForce = checkForce) => {
    const parsed = parse<unknown>(read, x, 'fleet');
    return parsed.ok ? 'read' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
  };

  test('a fleet of ships by name and of sheets', () => {
    const ada = own({ base: [65, 35] });
    const checked = checkForce(
      {
        points: 1500,
        faction: 'empire-of-sol',
        religion: 'ledger-of-fortune',
        ships: ['Gladius', 'cohort+auditors', ada],
      },
      'fleet',
    );
    expect(checked).toEqual({
      title: 'Empire of Sol, Ledger of Fortune, 908 of 1500 points',
      rows: [
        ['F', 'Gladius', 'M1 P3 S1 D4 A0 W1 I4 D0/F0/A0 Move 12', 'Light laser F', '88 points'],
        [
          'C',
          'Cohort',
          'M3 P3 S2 D5 A2 W5 I6 D0/F0/A0 Move 8',
          'Battery FL, Battery FR; shields 4+; Auditors',
          '420 points',
        ],
        ['C', 'Ada', 'M3 P3 S2 D5 A2 W5 I6 D0/F0/A0 Move 8', 'Battery FL, Battery FR; shields 4+', '400 points'],
      ],
      problems: [],
    });
  });

  test('one ship, item by item', () => {
    const checked = checkForce(withStats(own(), { wounds: 7 }), 'ship');
    expect(checked.title).toBe('Ada, 432 points: M3 P3 S2 D5 A2 W7 I6 D0/F0/A0 Move 8');
    expect(checked.rows.at(-1)).toEqual(['Together', '432']);
    expect(checked.rows).toHaveLength(billOf(withStats(own(), { wounds: 7 })).length + 1);
    expect(checked.problems).toEqual(['Ada has Wounds 7; cruisers have 6 at most (DW-28).']);
  });

  test('a sheet may leave out what is usual, and write arcs by letters', () => {
    const sheet = readShip(
      {
        name: 'Bare',
        faction: 'the-citadel',
        class: 'warship',
        stats: stats([4, 3, 6, 6, 2, 6, 10], [0, 0, 0], 5),
        mounts: [
          { weapon: 'battery', arcs: 'RF' },
          { weapon: 'pulse-gun', arcs: '*' },
        ],
      },
      'ship',
    );
    expect(sheet).toMatchObject({ faction: 'citadel', base: [100, 60], shield: null, powers: [], rules: [] });
    expect(sheet.mounts.map(({ arcs }) => arcs)).toEqual([
      ['front', 'right'],
      ['front', 'left', 'back', 'right'],
    ]);
  });

  test('what is read is what was written', () => {
    for (const one of SHIPS) expect(readShip(JSON.parse(JSON.stringify(sheetOf(one))), 'ship')).toEqual(sheetOf(one));
    expect(readShip('void.cairn', 'ship')).toEqual(ship('void.cairn'));
    expect(readShip('Black Banner', 'ship').name).toBe('Black Banner');
    expect(pointsOf(readShip('citadel.marshal+confessors', 'ship'))).toBe(767);
  });

  test('a bare name is of the fleet’s own faction', () => {
    const read = readFleet({ points: 1500, faction: 'champions-of-the-void', ships: ['revenant'] }, 'fleet');
    expect(read).toMatchObject({ faction: 'void', religion: null, points: 1500, ships: [{ faction: 'void' }] });
  });

  test.each<[string, unknown, string]>([
    ['no object', [], 'fleet: must be an object, not []'],
    ['no such ship', { points: 1500, faction: 'void', ships: ['moon'] }, 'fleet.ships[0]: there is no ship moon'],
    ['no name', { points: 1500, faction: 'void', ships: [''] }, 'fleet.ships[0]: there is no ship '],
    [
      'no such elite',
      { points: 1500, faction: 'void', ships: ['dirge+monks'] },
      'fleet.ships[0]: no religion puts monks aboard',
    ],
    [
      'arcs',
      { ...own(), mounts: [{ weapon: 'battery', arcs: 'FX' }] },
      'fleet.mounts[0].arcs: arcs are F, L, R and B, or * for all, not FX',
    ],
    [
      'inherited names are no arcs',
      { ...own(), mounts: [{ weapon: 'battery', arcs: ['toString'] }] },
      'fleet.mounts[0].arcs[0]: must be one of front, left, back, right, not "toString"',
    ],
    ['a base of one side', { ...own(), base: [60] }, 'fleet.base: a base is its length and its width'],
  ])('refused with its place: %s', (_, x, sentence) => {
    expect(problem(x)).toBe(sentence);
  });

  test.each([
    { points: 299, faction: 'void', ships: ['void.dirge'] },
    { points: 1500, faction: 'moon', ships: [] },
    { points: 1500, faction: 'void', religion: 'moon', ships: [] },
    { points: 1500, faction: 'void', ships: Array(61).fill('void.gravebolt') },
    { ...own(), class: 'moon' },
    { ...own(), stats: { ...own().stats, martial: -1 } },
    { ...own(), stats: { ...own().stats, martial: 1.5 } },
    { ...own(), extra: 1 },
  ])('not read at all: %j', (x) => {
    expect(problem(x)).not.toBe('read');
  });
});

describe('[DW-28] ships in addresses', () => {
  const again = (one: ShipSheet) => parseShipText(makeShipText(one), one.faction);

  test('every ship of the roster by its name, with its elite', () => {
    for (const one of SHIPS) {
      expect(makeShipText(one)).toBe(one.id.split('.')[1]);
      expect(again(one)).toEqual({ ok: true, value: sheetOf(one) });
    }
    const manned = ship('void.void-born-construct', { rules: ['null-monks'] });
    expect(makeShipText(manned)).toBe('void-born-construct+null-monks');
    expect(again(manned)).toEqual({ ok: true, value: manned });
  });

  test('one of one’s own with all it has', () => {
    const ada = own({ base: [65, 35], powers: ['root', 'blast'], rules: ['cantors'] });
    expect(makeShipText(ada)).toBe(
      '~Ada~cruiser~65x35~3.3.2.5.2.5.6.0.0.0.8~4~battery*FL_battery*FR~root.blast~cantors',
    );
    expect(again(ada)).toEqual({ ok: true, value: ada });
    const bare = ship('citadel.orbital-station', { name: 'A~B', shield: null });
    expect(makeShipText(bare)).toContain('~A–B~round~100x100~');
    expect(again(bare)).toEqual({ ok: true, value: { ...bare, name: 'A–B' } });
    expect(again(own({ mounts: [] }))).toMatchObject({ ok: true, value: { mounts: [] } });
  });

  test.each([
    ['moon', 'there is no ship empire-of-sol.moon'],
    ['revenant', 'there is no ship empire-of-sol.revenant'], // of another faction
    ['cohort+moon', 'no religion puts moon aboard'],
    ['~', 'must be'],
    ['~Ada~cruiser~60x30~3.3.2', 'must be'],
    ['~Ada~cruiser~60x30~3.3.2.5.2.5.6.0.0.0.8~4~battery*Q~~', 'arcs are'],
    ['~Ada~cruiser~60~3.3.2.5.2.5.6.0.0.0.8~4~battery*F~~', 'a base is'],
  ])('refused: %s', (text, problem) => {
    const parsed = parseShipText(text, 'empire-of-sol');
    expect(parsed.ok ? 'read' : parsed.refusal.problem).toContain(problem);
  });
});

test('[DW-25] the chart as a builder shows it', () => {
  const ships = READY_FLEETS[0]!.ships.map((id) => ship(id));
  expect(
    chartFor(1500).map(({ many, least, most, counts }) => [many, least, most, ships.filter(counts).length]),
  ).toEqual([
    ['ships larger than fighters', 1, null, 3],
    ['warships or round bases', 0, 2, 1],
    ['fighters', 0, null, 1],
  ]);
});

describe('words', () => {
  test('[CC-02] what a ship shows', () => {
    expect(kitWords(shipProfileOf('black-sun.blue-sun')!)).toBe('Battery F; shields 4+; Lightning, Root');
    expect(kitWords(shipProfileOf('void.void-born-construct')!)).toBe('Battery *, Battery *');
    expect(SHIPS.slice(0, 6).map(markOf).join('')).toBe('FFCCCW');
    expect(markOf(shipProfileOf('citadel.orbital-station')!)).toBe('S');
    expect(arcWords(mount('battery', 'right', 'front', 'left'))).toBe('front, left and right');
    expect(arcWords(mount('battery', 'back'))).toBe('back');
    expect(arcWords(shipProfileOf('void.void-born-construct')!.mounts[0]!)).toBe('all round');
  });

  test('[CC-06] bases in words', () => {
    expect(baseWords(ship('void.cairn'))).toBe('100 by 60 mm');
    expect(baseWords(ship('void.void-born-construct'))).toBe('90 mm round');
  });

  test('[DW-50] what weapons and powers do', () => {
    expect(gunFacts(shipWeaponOf('torpedo')!)).toBe('range 12", Strength 6, after any move, once a battle [Wound 2]');
    expect(gunFacts(shipWeaponOf('lance')!)).toBe('range 36", Strength 7, only without moving');
    expect(gunFacts(shipWeaponOf('ion-beam')!)).toContain('takes an order');
    expect(powerFacts(POWERS.find(({ id }) => id === 'lightning')!)).toBe(
      'Charge 2, range 18", Shoot phase: Strength 6 against the target and ships of its side within 1"; one Affinity more adds a wound',
    );
    expect(powerFacts(POWERS.find(({ id }) => id === 'root')!)).toContain('range 24", Movement phase: ');
  });
});
