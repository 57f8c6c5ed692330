// Orders and products (CQ-45 to CQ-47, P8, X-37, X-87, X-309, X-310, X-322, X-331 to X-335).
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { ownOf } from '../build/changing.ts';
import { ownSheet } from '../build/own.ts';
import type { MapPiece } from '../content/types.ts';
import { unitOf } from '../content/units.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, BuildFault, Rulings } from '../state/types.ts';
import { maybeRuled } from '../testing/ruled.ts';
import { at, configOf, type Given, type GivenModel } from '../testing/scenes.ts';
import { build, DONE, playing, shoot, shooting, withOrders } from '../testing/shooting.ts';
import { offersOf } from './offers.ts';
import { buildCommands, refuseBuild } from './options.ts';
import { placeFault } from './spots.ts';

const RICH = [
  [1000, 100],
  [1000, 100],
] as const;
const scene = (models: readonly GivenModel[], more: Given = {}): Battle => shooting({ banks: RICH, ...more, models });
const why = (b: Battle, builder: string, product: string, node: string | null = null): BuildFault | undefined => {
  const refusal = maybeRuled(
    refuseBuild(b, builder.startsWith('A') ? 0 : 1, build(builder, `empire-of-sol.${product}`, node)),
  );
  if (refusal === undefined) return undefined;
  if (refusal.code !== 'cannotBuild') throw new Error(refusal.code);
  return refusal.why;
};
const hq = { sheet: 'praetorium', at: [18, 6] } as const;
const worker = { sheet: 'fabri', at: [6, 6] } as const;

describe('who builds what', () => {
  const offered = (sheet: string, faction: Given['factions'] = ['empire-of-sol', 'void']): string => {
    const b = scene([{ sheet, at: [6, 6] }], { factions: faction! });
    return offersOf(b, modelOf(b, 'A1'))
      .map(({ name }) => name)
      .join(', ');
  };

  test.each([
    ['fabri', 'Quarry, Shrine, Castra, Fabrica, Basilica, Burgus'],
    ['praetorium', 'Legion, Fabri, Sagittarii, Legate'],
    ['castra', 'Triarii, Equites'],
    ['fabrica', 'Ballistae, Colossus'],
    ['basilica', 'Legate, Augur'],
    ['shrine', 'Sun Warden'],
    ['quarry', ''],
    ['burgus', ''],
    ['legion', ''],
  ])('[X-37] [X-331] %s: %s', (sheet, expected) => {
    expect(offered(sheet)).toBe(expected);
  });

  test('[X-331] the Citadel’s workshops have other numbers', () => {
    expect(offered('garrison', ['citadel', 'void'])).toBe('Outriders, Sharpshooters');
    expect(offered('works', ['citadel', 'void'])).toBe('Howitzers, Bulwark');
  });

  test('[X-331] who builds nothing is no builder; other products are not offered', () => {
    const b = scene([hq, worker, { sheet: 'legion', at: [10, 6] }, { sheet: 'burgus', at: [14, 6] }]);
    expect([why(b, 'A3', 'castra'), why(b, 'A4', 'legion')]).toEqual(['notABuilder', 'notABuilder']);
    expect([why(b, 'A1', 'castra'), why(b, 'A2', 'praetorium'), why(b, 'A2', 'nonsense')]).toEqual([
      'notOffered',
      'notOffered',
      'notOffered',
    ]);
    expect(refuseBuild(b, 1, build('A1', 'empire-of-sol.legion'))).toMatchObject({ code: 'noSuchModel' });
    expect(refuseBuild(b, 0, build('A9', 'empire-of-sol.legion'))).toMatchObject({ code: 'noSuchModel' });
  });
});

describe('the builder', () => {
  const after = (turn: GivenModel['turn'], more: Partial<GivenModel> = {}, rulings: Partial<Rulings> = {}) =>
    why(scene([{ ...worker, ...more, turn: turn! }], { rulings }), 'A1', 'castra');

  test('[X-331] moved or harvested before is no bar; nor is dying [X-336]', () => {
    expect(after({ ledger: inch(6), harvested: true, activated: true })).toBeUndefined();
    expect(after({}, { wounds: 0 })).toBeUndefined();
  });

  test('[CQ-45] [X-330] it shoots, casts or builds', () => {
    expect(after({ shot: true })).toBe('hasShot');
    const b = scene([{ sheet: 'burgus', at: [6, 6], turn: { shot: true } }]);
    expect(why(b, 'A1', 'legion')).toBe('notABuilder'); // CQ-54: not for its shot
  });

  test('[X-333] one order a phase; `productsPerBuilder`: two', () => {
    expect([after({ built: 1 }), after({ built: 1 }, {}, { productsPerBuilder: 2 })]).toEqual(['hasBuilt', undefined]);
    expect(after({ built: 2 }, {}, { productsPerBuilder: 2 })).toBe('hasBuilt');
  });

  test('[X-335] not in the round in which it was placed', () => {
    expect([after({}, { since: 1 }), after({}, { since: 0 })]).toEqual(['new', undefined]);
  });

  test('[X-365] not while it is corrupted', () => {
    expect(after({}, { corrupt: 1 })).toBe('corrupt');
  });

  test('[X-332] a unit in contact cannot, a building can; `engagedBuild`', () => {
    const near: GivenModel = { seat: 1, sheet: 'zombies', at: [6, 8] };
    expect(why(scene([worker, near]), 'A1', 'castra')).toBe('inContact');
    expect(why(scene([worker, near], { rulings: { engagedBuild: true } }), 'A1', 'castra')).toBeUndefined();
    expect(why(scene([{ ...hq, at: [6, 6] }, near]), 'A1', 'legion')).toBeUndefined();
    expect(why(scene([worker, { ...near, sheet: 'crypt' }]), 'A1', 'castra')).toBeUndefined();
  });
});

describe('price and limits', () => {
  test('[CQ-46] [P8] it is paid for at once, in R and A', () => {
    const p = playing(
      scene([hq], {
        banks: [
          [150, 30],
          [0, 0],
        ],
      }),
    );
    p.play(build('A1', 'empire-of-sol.legate'));
    expect(p.told('ordered')).toMatchObject([{ builder: 'A1', R: 110, A: 20 }]);
    expect(p.now().sides[0]).toMatchObject({ bank: { R: 40, A: 10 }, fielded: 130 });
    const b = scene([hq], {
      banks: [
        [100, 25],
        [0, 0],
      ],
    });
    expect(refuseBuild(b, 0, build('A1', 'empire-of-sol.legate'))).toMatchObject({
      why: 'tooDear',
      missing: { R: 10, A: 0 },
    });
  });

  const fielded = (b: Battle, points: number): Battle => ({
    ...b,
    sides: [{ ...b.sides[0], fielded: points }, b.sides[1]],
  });

  test('[X-310] the limit counts all that was ever fielded; `pointLimitCapsBuilds`', () => {
    expect(why(fielded(scene([hq]), 1395), 'A1', 'legion')).toBeUndefined();
    expect(why(fielded(scene([hq]), 1396), 'A1', 'legion')).toBe('overLimit');
    expect(
      why(fielded(scene([hq], { rulings: { pointLimitCapsBuilds: false } }), 1396), 'A1', 'legion'),
    ).toBeUndefined();
  });

  test('[X-309] two Commanders, in play or ordered, for every 1500 points; `composition`', () => {
    const two: GivenModel[] = [hq, { sheet: 'legate', at: [6, 6] }, { sheet: 'legate', at: [10, 6] }];
    expect(why(scene(two), 'A1', 'legate')).toBe('tooMany');
    expect(why(scene(two, { rulings: { composition: false } }), 'A1', 'legate')).toBeUndefined();
    expect(why(scene(two, { points: 3000 }), 'A1', 'legate')).toBeUndefined();
    const p = playing(scene([hq, { sheet: 'legate', at: [6, 6] }, { sheet: 'basilica', at: [24, 6] }]));
    p.play(build('A1', 'empire-of-sol.legate'));
    expect(p.refusal(build('A3', 'empire-of-sol.legate'))).toMatchObject({ why: 'tooMany', rule: 'X-309' });
  });

  test('[X-309] one religious elite and two others', () => {
    const temple: GivenModel[] = [
      { sheet: 'shrine', at: [6, 6] },
      { sheet: 'basilica', at: [24, 6] },
    ];
    const warden: GivenModel = { sheet: 'vigil-of-the-sun.sun-warden', at: [10, 6] };
    const elite = (b: Battle) => refuseBuild(b, 0, build('A1', 'vigil-of-the-sun.sun-warden'));
    expect(elite(scene(temple))).toBeUndefined();
    expect(elite(scene([...temple, warden]))).toMatchObject({ why: 'tooMany' });
    const augurs: GivenModel[] = [
      { sheet: 'augur', at: [10, 10] },
      { sheet: 'augur', at: [14, 10] },
    ];
    expect(why(scene([...temple, warden, augurs[0]!]), 'A2', 'augur')).toBeUndefined();
    expect(why(scene([...temple, ...augurs]), 'A2', 'augur')).toBe('tooMany');
    expect(elite(scene([...temple, ...augurs]))).toBeUndefined();
  });

  test('[X-309] of what is ordered that of its rank and side counts', () => {
    const temple: readonly GivenModel[] = [hq, { sheet: 'basilica', at: [24, 6] }];
    const ordering = (...orders: Battle['orders']) => why({ ...scene(temple), orders }, 'A2', 'augur');
    const augur = { builder: 'A2', seat: 0, product: 'empire-of-sol.augur', node: null } as const;
    const legion = { ...augur, builder: 'A1', product: 'empire-of-sol.legion' };
    const legate = { ...augur, product: 'empire-of-sol.legate' };
    const castra = { ...augur, product: 'empire-of-sol.castra' };
    const theirs = { ...augur, builder: 'B1', seat: 1, product: 'void.walker-horse' };
    expect([ordering(), ordering(augur), ordering(augur, augur)]).toEqual([undefined, undefined, 'tooMany']);
    expect(ordering(augur, legion, legion, legate, castra)).toBeUndefined();
    expect(ordering(augur, theirs, theirs)).toBeUndefined();
    const standing = scene([
      ...temple,
      { sheet: 'augur', at: [10, 10] },
      { seat: 1, sheet: 'walker-horse', at: [30, 30] },
    ]);
    expect(why(standing, 'A2', 'augur')).toBeUndefined();
    expect(why({ ...standing, orders: [augur] }, 'A2', 'augur')).toBe('tooMany');
  });

  test('[X-333] [Horde]: two for one order, each paid; one where the second is too dear or too much', () => {
    const cult = (R: number, points = 0) => {
      const b = scene([{ sheet: 'black-ziggurat', at: [18, 6] }], {
        factions: ['eldritch-cult', 'void'],
        banks: [
          [R, 0],
          [0, 0],
        ],
      });
      const p = playing(fielded(b, points));
      p.play(build('A1', 'eldritch-cult.acolytes'));
      return [p.told('ordered').length, p.now().sides[0].bank.R, p.told('placed').length];
    };
    expect(cult(130)).toEqual([2, 10, 2]);
    expect(cult(119)).toEqual([1, 59, 1]);
    expect(cult(130, 1400)).toEqual([1, 70, 1]);
  });

  test('[X-309] [X-333] the second of a [Horde] of Elites comes only where another is allowed; not before the fourth edition', () => {
    const elite = ownSheet(
      { ...ownOf(unitOf('empire-of-sol.legion')!, 'empire-of-sol'), startingForce: false, elite: true, horde: true },
      1,
    );
    const made = (inPlay: number, given: Given = {}) => {
      const config = given.config ?? {};
      const seats = configOf(given).seats.map((seat, i) => (i === 0 ? { ...seat, units: [elite] } : seat));
      const guard = { sheet: 'own.1', at: [4, 4] } as const;
      const b = scene([{ sheet: 'basilica', at: [18, 6] }, ...Array(inPlay).fill(guard)], {
        ...given,
        config: { ...config, seats },
      });
      const p = playing(b);
      p.play(build('A1', 'own.1'));
      return p.told('ordered').length;
    };
    expect([made(0), made(1)]).toEqual([2, 1]);
    expect([made(1, { rulings: { composition: false } }), made(1, { config: { edition: 3 } })]).toEqual([2, 2]);
  });
});

describe('[Mine]', () => {
  const nodes = [
    { id: 'M1', at: [9, 6] },
    { id: 'R1', at: [6, 8] },
    { id: 'G1', at: [20, 20] },
  ] as const;

  test('[CQ-37] [X-322] the deposit is named, and near enough for a site between', () => {
    const b = scene([worker], { nodes });
    expect(why(b, 'A1', 'quarry', 'M1')).toBeUndefined();
    expect([why(b, 'A1', 'quarry'), why(b, 'A1', 'quarry', 'R1'), why(b, 'A1', 'quarry', 'M9')]).toEqual([
      'noNode',
      'noNode',
      'noNode',
    ]);
    expect([why(b, 'A1', 'quarry', 'G1'), why(b, 'A1', 'castra', 'M1')]).toEqual(['tooFarFromNode', 'noNode']);
    // 2" and three bases' halves: 40 mm, two of 50 mm, 50 mm
    const far = (x: number) => why(scene([{ ...worker, at: [9 - x, 6] }], { nodes }), 'A1', 'quarry', 'M1');
    expect([far(5.7), far(5.75)]).toEqual([undefined, 'tooFarFromNode']);
  });

  test('[X-322] one for each deposit, of either side, standing or ordered; `minePerNode`', () => {
    const rig: GivenModel = { seat: 1, sheet: 'grave-pit', at: [9, 9], node: 'M1' };
    expect(why(scene([worker, rig], { nodes }), 'A1', 'quarry', 'M1')).toBe('nodeTaken');
    expect(why(scene([worker, rig], { nodes, rulings: { minePerNode: false } }), 'A1', 'quarry', 'M1')).toBeUndefined();
    const p = playing(scene([worker, { ...worker, at: [12, 6] }], { nodes }));
    p.play(build('A1', 'empire-of-sol.quarry', 'M1'));
    expect(p.refusal(build('A2', 'empire-of-sol.quarry', 'M1'))).toMatchObject({ why: 'nodeTaken' });
  });

  test.each<[string, readonly GivenModel[], Partial<Rulings>, readonly string[]]>([
    ['nobody mines it', [], {}, ['M1', 'G1']],
    ['one’s own mines it', [{ sheet: 'quarry', at: [9, 9], node: 'M1' }], {}, ['G1']],
    ['an enemy mines it', [{ seat: 1, sheet: 'grave-pit', at: [9, 9], node: 'M1' }], {}, ['G1']],
    ['another is mined', [{ seat: 1, sheet: 'grave-pit', at: [9, 9], node: 'M2' }], {}, ['M1', 'G1']],
    [
      'both are mined',
      [
        { sheet: 'quarry', at: [9, 9], node: 'M1' },
        { sheet: 'quarry', at: [3, 9], node: 'G1' },
      ],
      {},
      [],
    ],
    ['`minePerNode` off', [{ sheet: 'quarry', at: [9, 9], node: 'M1' }], { minePerNode: false }, ['M1', 'G1']],
  ])('[X-322] what may be mined where %s', (_, others, rulings, wanted) => {
    const deposits = [...nodes.slice(0, 2), { id: 'G1', at: [3, 6] }, { id: 'M2', at: [30, 30] }] as const;
    const b = scene([worker, ...others], { nodes: deposits, rulings });
    const open = buildCommands(b, modelOf(b, 'A1')).flatMap(({ node }) => (node === null ? [] : [node]));
    expect(open).toEqual(wanted);
    for (const id of ['M1', 'G1'])
      expect(why(b, 'A1', 'quarry', id)).toBe(wanted.includes(id) ? undefined : 'nodeTaken');
  });

  test('[X-322] an order of the other side takes it too; a Mine that is gone leaves it open', () => {
    const b = scene([worker, { seat: 1, sheet: 'gravediggers', at: [12, 6] }], { nodes });
    const order = { builder: 'B1', seat: 1, product: 'void.grave-pit', node: 'M1' } as const;
    expect(why({ ...b, orders: [order] }, 'A1', 'quarry', 'M1')).toBe('nodeTaken');
    expect(
      why({ ...b, orders: [{ ...order, product: 'void.crypt', node: null }] }, 'A1', 'quarry', 'M1'),
    ).toBeUndefined();
    expect(why(b, 'A1', 'quarry', 'M1')).toBeUndefined();
  });

  test('[X-322] [X-334] it is placed within an inch of both, beside the deposit and not on it', () => {
    const p = playing(scene([worker], { nodes }));
    p.play(build('A1', 'empire-of-sol.quarry', 'M1'));
    const mine = p.now().models[1]!;
    expect(mine).toMatchObject({ sheet: 'empire-of-sol.quarry', node: 'M1', wounds: 4 });
    const gap = (x: number, y: number, radii: number): number =>
      Math.hypot(mine.at.x - inch(x), mine.at.y - inch(y)) - radii;
    expect(gap(9, 6, 5000)).toBeGreaterThan(-2);
    expect(gap(9, 6, 5000)).toBeLessThan(2542);
    expect(gap(6, 6, 4500)).toBeLessThan(2542);
  });
});

describe('placing', () => {
  test('[CQ-46] [X-334] at the end of the phase, on the side of the middle without a rally point', () => {
    const p = playing(scene([hq]));
    p.play(build('A1', 'empire-of-sol.legion'));
    expect(p.told('placed')).toMatchObject([{ builder: 'A1', at: { x: inch(18), y: inch(7) + 4500 } }]);
    expect(p.now()).toMatchObject({ orders: [], stack: [] });
    expect(p.now().models[1]).toMatchObject({ seat: 0, since: 1, wounds: 2 });
  });

  test('[X-334] `place: rally`: the legal spot nearest the builder’s rally point', () => {
    const b = withOrders(scene([hq]), 0, { rally: [{ builder: 'A1', at: at(0, 6) }] });
    const p = playing(b);
    p.play(build('A1', 'empire-of-sol.legion'));
    expect(p.told('placed')).toMatchObject([{ at: { x: inch(17) - 4500, y: inch(6) } }]);
  });

  test('[X-334] `place: ask`: its seat picks any legal point; what is not legal is told why', () => {
    const forest: MapPiece = {
      k: 'mountain',
      shape: {
        poly: [
          [14, 7],
          [16, 7],
          [16, 9],
          [14, 9],
        ],
      },
    };
    const b = scene([hq, { seat: 1, sheet: 'zombies', at: [20, 6], wounds: 0 }], {
      config: { terrain: 'custom', pieces: [forest] },
    });
    const p = playing(withOrders(b, 0, { place: 'ask' }));
    p.play(build('A1', 'empire-of-sol.legion'));
    expect(p.asked()).toMatchObject({ seat: 0, kind: 'place', builder: 'A1', product: 'empire-of-sol.legion' });
    const fault = (x: number, y: number) => {
      const refusal = p.refusal({ type: 'place', at: at(x, y) });
      return refusal?.code === 'cannotPlace' ? refusal.why : refusal;
    };
    expect([fault(18, 9), fault(18, 7), fault(20, 6), fault(15.5, 6.5)]).toEqual([
      'tooFar',
      'occupied',
      'occupied',
      'impassable',
    ]);
    expect(p.refusal(DONE)).toMatchObject({ code: 'otherDecision' });
    const spots = p.candidates();
    expect(spots.length).toBeGreaterThan(30);
    for (const c of spots) expect(p.refusal(c)).toBeUndefined();
    p.play({ type: 'place', at: at(18, 8.25) });
    expect(p.told('placed')).toMatchObject([{ at: at(18, 8.25) }]);
    expect(p.now().models.map(({ id }) => id.split('-')[0])).toEqual(['A1', 'A2']); // then casualties leave
  });

  test('[X-334] [X-305] [X-306] off the edge, on a deposit and in the city no building stands; units may stand there', () => {
    const b = scene(
      [
        { ...worker, at: [18, 15] },
        { ...hq, at: [18, 12] },
      ],
      { nodes: [{ id: 'M1', at: [20.5, 15] }] },
    );
    const p = playing(withOrders(b, 0, { place: 'ask' }));
    p.play(build('A1', 'empire-of-sol.castra'));
    p.play(build('A2', 'empire-of-sol.legion'));
    const fault = (x: number, y: number) => p.refusal({ type: 'place', at: at(x, y) });
    expect([fault(20, 15), fault(18, 17)]).toMatchObject([{ why: 'node' }, { why: 'city' }]);
    p.play({ type: 'place', at: at(15.5, 15) });
    expect(p.refusal({ type: 'place', at: at(20.5, 12.5) })).toBeUndefined(); // M1 reaches up to 14
    const edge = playing(withOrders(scene([{ ...hq, at: [2, 2] }]), 0, { place: 'ask' }));
    edge.play(build('A1', 'empire-of-sol.legion'));
    expect(edge.refusal({ type: 'place', at: at(2, 0.5) })).toMatchObject({ why: 'edge' });
  });

  test.each<[string, NonNullable<Given['nodes']>, string | undefined]>([
    ['a Mine', [{ id: 'M1', at: [9, 6] }], 'node'],
    ['a Gas Vein', [{ id: 'G1', at: [9, 6] }], 'node'],
    ['a relic', [{ id: 'R1', at: [9, 6] }], undefined],
    ['a relic that is carried', [{ id: 'R1', at: null }], undefined],
    [
      'a relic, then a Mine',
      [
        { id: 'R1', at: [9, 6] },
        { id: 'M1', at: [9, 6] },
      ],
      'node',
    ],
    ['a Mine elsewhere', [{ id: 'M1', at: [9, 10] }], undefined],
  ])('[X-305] a building on %s', (_, nodes, wanted) => {
    const b = scene([worker], { nodes });
    const order = { builder: 'A1', seat: 0, product: 'empire-of-sol.castra', node: null };
    expect(placeFault(b, order, modelOf(b, 'A1'), at(8.5, 6))).toBe(wanted);
    const legion = { ...order, product: 'empire-of-sol.legion' };
    expect(placeFault(b, legion, modelOf(b, 'A1'), at(8.5, 6))).toBeUndefined();
  });

  test('[X-87] [X-334] it may stand beside enemies', () => {
    const p = playing(withOrders(scene([hq, { seat: 1, sheet: 'zombies', at: [18, 10] }]), 0, { place: 'ask' }));
    p.play(build('A1', 'empire-of-sol.legion'));
    p.play({ type: 'place', at: at(18, 8.1) });
    expect(p.now().models.at(-1)).toMatchObject({ at: at(18, 8.1), turn: { pinned: false } });
  });

  test('[CQ-46] [X-334] the first side’s products first, each side’s as they were ordered', () => {
    const b = scene([hq, worker, { seat: 1, sheet: 'necropolis', at: [18, 30] }], {
      first: 1,
      stack: [{ type: 'place' }, { type: 'shoot', side: 0, step: 'begin' }, { type: 'shoot', side: 1, step: 'begin' }],
    });
    const p = playing(b);
    p.play(build('B1', 'void.bone-archers'));
    p.play(build('A2', 'empire-of-sol.castra'));
    p.play(build('A1', 'empire-of-sol.fabri'));
    expect(p.told('placed').map((event) => 'sheet' in event && event.sheet)).toEqual([
      'void.bone-archers',
      'empire-of-sol.castra',
      'empire-of-sol.fabri',
    ]);
  });

  const shut: Given = {
    config: {
      terrain: 'custom',
      pieces: [
        [3, 7, 9, 9],
        [3, 3, 9, 5],
        [3, 5, 5, 7],
        [7, 5, 9, 7],
      ].map(([x, y, x2, y2]) => ({
        k: 'mountain',
        shape: {
          poly: [
            [x!, y!],
            [x2!, y!],
            [x2!, y2!],
            [x!, y2!],
          ],
        },
      })),
    },
  };

  test('[X-334] no room: R, A and points come back; `noRoom: lose`', () => {
    const p = playing(
      scene([worker], {
        ...shut,
        banks: [
          [100, 0],
          [0, 0],
        ],
      }),
    );
    p.play(build('A1', 'empire-of-sol.castra'));
    expect(p.told('orderLost')).toMatchObject([{ product: 'empire-of-sol.castra', refund: true }]);
    expect([p.now().sides[0].bank.R, p.now().sides[0].fielded, p.now().models.length]).toEqual([100, 0, 1]);
    const q = playing(
      scene([worker], {
        ...shut,
        banks: [
          [100, 0],
          [0, 0],
        ],
        rulings: { noRoom: 'lose' },
      }),
    );
    q.play(build('A1', 'empire-of-sol.castra'));
    expect([q.told('orderLost'), q.now().sides[0].bank.R, q.now().sides[0].fielded]).toMatchObject([
      [{ refund: false }],
      20,
      80,
    ]);
  });

  test('[CQ-47] [X-336] a builder that is dying still delivers', () => {
    const b = scene([
      { ...worker, at: [14, 6] },
      { seat: 1, sheet: 'bone-archers', at: [6, 6] },
    ]);
    const p = playing(b);
    p.play(build('A1', 'empire-of-sol.castra'));
    p.play(shoot('B1', 'A1'), [5]); // 3 against 4
    expect(p.now().models.map(({ sheet }) => sheet)).toEqual(['void.bone-archers', 'empire-of-sol.castra']);
  });

  test('[X-335] pools grow when it is placed, Commanders are remembered; research counts', () => {
    const p = playing(
      scene([hq, worker], {
        research: [['bulwarks'], []],
        pools: [
          [1, 1, 1],
          [0, 0, 0],
        ],
      }),
    );
    p.play(build('A1', 'empire-of-sol.legate'));
    expect(p.now().sides[0].pool).toEqual({ destiny: 1, faith: 1, affinity: 1 });
    p.play(build('A2', 'empire-of-sol.castra'));
    expect(p.now().sides[0].pool).toEqual({ destiny: 3, faith: 2, affinity: 1 });
    expect(p.now().sides[0].tally.commanders).toEqual([{ id: p.now().models[2]!.id, round: 1 }]);
    expect(p.now().models[3]!.wounds).toBe(8); // 6 and Bulwarks
  });

  test('candidates are all that can be ordered', () => {
    const b = scene([worker, hq], {
      banks: [
        [80, 0],
        [0, 0],
      ],
      nodes: [
        { id: 'M1', at: [9, 6] },
        { id: 'G1', at: [3, 6] },
      ],
    });
    const named = (id: string) =>
      buildCommands(b, modelOf(b, id)).map(({ product, node }) => `${product.split('.')[1]} ${node ?? ''}`.trim());
    expect(named('A1')).toEqual(['quarry M1', 'quarry G1', 'shrine', 'castra', 'basilica']);
    expect(named('A2')).toEqual(['fabri']);
    for (const m of b.models) for (const c of buildCommands(b, m)) expect(refuseBuild(b, 0, c)).toBeUndefined();
  });
});
