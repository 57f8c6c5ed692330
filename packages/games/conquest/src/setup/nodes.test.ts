// Nodes in turn, CQ-20, CQ-21.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../content/maps.ts';
import type { MapPiece, NodeKind } from '../content/types.ts';
import { quarterOf } from '../ground/standing.ts';
import type { ConquestCommand, NodesFrame } from '../state/types.ts';
import { at, type Given, sceneOf } from '../testing/scenes.ts';
import { pickerOf, settingUp } from '../testing/setting-up.ts';
import { spacingFor } from './node-spots.ts';

const placing = (given: Given = {}, placed: NodesFrame['placed'] = [[], []]) =>
  settingUp(
    sceneOf({
      round: 0,
      phase: 'setup',
      ...given,
      config: { nodes: 'players', ...given.config },
      stack: [{ type: 'roundEnd' }, { type: 'nodes', side: 0, placed }],
    }),
  );
const put = (kind: NodeKind, x: number, y: number): ConquestCommand => ({ type: 'node', kind, at: at(x, y) });

describe('where a node may lie', () => {
  test.each([
    ['M', 1, 1, undefined], // 25 mm to both edges, an inch is 25.4
    ['M', 0.5, 5, 'offBoard'],
    ['G', 0.5, 5, 'offBoard'],
    ['R', 0.5, 5, undefined], // 12½ mm
    ['R', 0, 5, 'offBoard'],
    ['M', 18, 5, 'wrongQuarter'],
    ['M', 5, 18, 'wrongQuarter'],
    ['M', 17.5, 5, undefined],
    ['M', 15.5, 17.5, 'city'], // 2.55" from the centre, 2" + 25 mm are 2.98"
    ['M', 15, 17.5, undefined], // 3.04"
    ['R', 15.5, 17.5, undefined], // 2" + 12½ mm are 2.49"
    ['R', 16, 17.5, 'city'], // 2.06"
  ] as const)('[X-304] [X-306] [CQ-21] %s at %d, %d: %s', (kind, x, y, why) => {
    expect(placing().refusal(put(kind, x, y))).toEqual(
      why === undefined ? undefined : { code: 'cannotSetUp', rule: 'X-304', what: 'node', why },
    );
  });

  test('[X-306] without the city the middle is open', () => {
    expect(placing({ rulings: { cityAlways: false } }).refusal(put('M', 17.5, 17.5))).toBeUndefined();
    const played = { rulings: { cityAlways: false }, aims: [{ scenario: 'take-the-city' }, {}] } as const;
    expect(placing(played).refusal(put('M', 17.5, 17.5))).toMatchObject({ why: 'city' });
  });

  test('[X-304] clear of Impassable', () => {
    const game = placing({ map: 'spine' }); // its mountain has a side from 4, 17 to 12, 16½
    expect(game.refusal(put('M', 8, 16))).toMatchObject({ why: 'impassable' }); // ¾" below
    expect(game.refusal(put('M', 8, 15.5))).toBeUndefined(); // 1¼"
    expect(game.refusal(put('R', 8, 16))).toBeUndefined();
  });

  test('[X-302] nodes lie on the half-inch lattice', () => {
    const c: ConquestCommand = { type: 'node', kind: 'M', at: { x: inch(5), y: inch(5) + 635 } };
    expect(placing().refusal(c)).toMatchObject({ why: 'offLattice', rule: 'X-302' });
  });

  test.each([
    [6, 11, undefined],
    [6, 10.5, 'tooNear'],
    [5, 10, undefined],
    [5, 9.5, 'tooNear'],
  ] as const)('[CQ-20] [X-33] %d" from every other, centre to centre', (nodeSpacing, x, why) => {
    const game = placing({ rulings: { nodeSpacing }, nodes: [{ id: 'M1', at: [5, 5] }] });
    expect(game.refusal(put('G', x, 5))).toEqual(
      why === undefined ? undefined : { code: 'cannotSetUp', rule: 'CQ-20', what: 'node', why },
    );
  });

  test('[X-304] [X-33] no place left: this node may lie as much nearer as it must', () => {
    const full = [3, 9, 15].flatMap((x) => [3, 9, 15].map((y) => [x, y] as const));
    const nodes = full.map((place, i) => ({ id: `M${i + 1}`, at: place }));
    const game = placing({ nodes });
    const b = game.now();
    expect(spacingFor(b, { kind: 'R', quarter: 0 })).toBe(inch(4)); // between four of them it is 4.24"
    expect(spacingFor(b, { kind: 'R', quarter: 1 })).toBe(inch(6));
    expect(game.refusal(put('R', 6, 6))).toBeUndefined();
    expect(game.refusal(put('R', 6, 6.5))).toMatchObject({ why: 'tooNear' }); // 3.9"
    expect(game.refusal(put('R', 20, 3))).toMatchObject({ why: 'tooNear' }); // there 6" are still possible
    const closer = placing({ nodes, rulings: { nodeSpacing: 5 } }).now();
    expect(spacingFor(closer, { kind: 'R', quarter: 0 })).toBe(inch(4));
  });
});

describe('in turn', () => {
  test('[X-304] [CQ-20] one at a time; each side owes one of each kind in every quarter, in any order', () => {
    const game = placing();
    expect(game.asked()).toEqual([
      {
        seat: 0,
        kind: 'placeNode',
        rule: 'X-304',
        kinds: ['M0', 'M1', 'M2', 'M3', 'G0', 'G1', 'G2', 'G3', 'R0', 'R1', 'R2', 'R3'],
      },
    ]);
    game.play(put('M', 3, 3));
    expect(game.asked()[0]).toMatchObject({ seat: 1 });
    game.play(put('M', 9, 3));
    expect(game.refusal(put('M', 3, 9))).toMatchObject({ why: 'quarterFull', rule: 'CQ-20' });
    game.play(put('G', 3, 9));
    game.play(put('M', 30, 30));
    expect(game.now().nodes.map(({ id, at: place }) => [id, place])).toEqual([
      ['M1', at(3, 3)],
      ['M2', at(9, 3)],
      ['G1', at(3, 9)],
      ['M3', at(30, 30)],
    ]);
    expect(game.now().nodes[0]).toEqual({
      id: 'M1',
      kind: 'M',
      at: at(3, 3),
      served: [false, false],
      taken: [false, false],
    });
    for (const n of sceneOf({ map: 'plains' }).nodes)
      expect([n.served, n.taken]).toEqual([
        [false, false],
        [false, false],
      ]);
    expect(game.told('nodePlaced')[3]).toEqual({
      type: 'nodePlaced',
      side: 1,
      node: 'M3',
      at: at(30, 30),
      rule: 'CQ-20',
    });
    expect(game.refusal({ type: 'done' })).toMatchObject({ code: 'otherDecision', asked: 'placeNode' });
  });

  test('[X-304] one side done, the other goes on; both done, it is over', () => {
    const all = ['M', 'G', 'R'].flatMap((kind) => [0, 1, 2, 3].map((quarter) => `${kind}${quarter}`));
    const game = placing({}, [all, all.slice(0, -1)]);
    expect(game.asked()).toMatchObject([{ seat: 1, kinds: ['R3'] }]);
    game.play(put('R', 30, 30));
    expect(game.isOver()).toBe(true);
    expect(placing({}, [all, all]).isOver()).toBe(true);
  });

  test('[X-304] candidates: the nodes of the map, and 48 more spread over all that is owed', () => {
    const open = placing().candidates();
    expect(open).toHaveLength(48);
    for (const c of open) if (c.type === 'node') expect([c.at.x % inch(1), c.at.y % inch(1)]).toEqual([0, 0]);
    for (const kind of ['M', 'R'] as const) {
      const few = open.flatMap((c) =>
        c.type === 'node' && c.kind === kind && c.at.x < inch(18) && c.at.y < inch(18) ? [c.at] : [],
      );
      expect(few).toHaveLength(4);
      for (const [i, p] of few.entries())
        for (const q of few.slice(0, i)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(inch(6));
    }
    const last = placing({}, [['M0', 'M1', 'M2', 'M3', 'G0', 'G1', 'G2', 'G3', 'R0', 'R1', 'R2'], []]).candidates();
    expect(last).toHaveLength(48);
    const plains = placing({ map: 'plains' }).candidates();
    expect(plains.slice(0, 24)).toContainEqual(put('M', 14.5, 2));
    expect(plains.length).toBeGreaterThan(60);
    expect(plains.length).toBeLessThanOrEqual(72);
  });
});

describe('[CQ-20] [X-304] scarce ground', () => {
  const rock = (west: number, south: number, east: number, north: number): MapPiece => ({
    k: 'mountain',
    shape: {
      poly: [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ],
    },
  });
  /** The south-west is rock, but for this: a clearing of 2" round 5½, 5½, where a Mine fits in one place. */
  const CLEARING = [rock(0, 0, 4.5, 18), rock(6.5, 0, 18, 18), rock(4.5, 0, 6.5, 4.5), rock(4.5, 6.5, 6.5, 18)];
  const on = (pieces: readonly MapPiece[], more: Given = {}, placed?: NodesFrame['placed']) =>
    placing({ ...more, config: { terrain: 'custom', pieces } }, placed);
  const inSouthWest = (game: ReturnType<typeof placing>, kind: NodeKind) =>
    game.candidates().flatMap((c) => {
      if (c.type !== 'node' || c.kind !== kind || c.at.x >= inch(18) || c.at.y >= inch(18)) return [];
      return [[c.at.x / inch(1), c.at.y / inch(1)]];
    });
  const [M1, M2] = [
    { id: 'M1', at: [5.5, 5.5] },
    { id: 'M2', at: [5, 5] },
  ] as const;

  test('the one place there is, off the whole inches, is owed and offered', () => {
    const game = on(CLEARING);
    expect(game.asked()[0]).toMatchObject({
      kinds: ['M0', 'M1', 'M2', 'M3', 'G0', 'G1', 'G2', 'G3', 'R0', 'R1', 'R2', 'R3'],
    });
    expect([inSouthWest(game, 'M'), inSouthWest(game, 'G')]).toEqual([[[5.5, 5.5]], [[5.5, 5.5]]]);
    expect(game.refusal(put('M', 5.5, 5.5))).toBeUndefined();
    expect(game.refusal(put('M', 5.5, 6))).toMatchObject({ why: 'impassable', rule: 'X-304' });
    expect(new Set(inSouthWest(game, 'R').map(String))).toEqual(new Set(['5,5', '6,5', '5,6', '6,6']));
  });

  test('[X-33] other nodes there: as near as it must be, be it on the very place', () => {
    const b = on(CLEARING, { nodes: [M1] }).now();
    const spacing = (nodes: NonNullable<Given['nodes']>, kind: NodeKind) =>
      spacingFor(on(CLEARING, { nodes }).now(), { kind, quarter: 0 });
    expect([spacing([], 'M'), spacing([], 'R')]).toEqual([inch(6), inch(6)]);
    expect([spacing([M1], 'M'), spacing([M1], 'R')]).toEqual([0, inch(0.5)]); // 0.71" to a corner
    expect([spacing([M2], 'M'), spacing([M2], 'R')]).toEqual([inch(0.5), inch(1)]); // 0.71", 1.41"
    expect(spacing([{ id: 'R1', at: null }], 'M')).toBe(inch(6)); // one that is carried lies nowhere
    expect(spacingFor(b, { kind: 'M', quarter: 1 })).toBe(inch(6));
    const game = on(CLEARING, { nodes: [M1] });
    expect(game.refusal(put('G', 5.5, 5.5))).toBeUndefined();
    expect(game.refusal(put('R', 5.5, 5))).toBeUndefined();
    expect(game.refusal(put('R', 5.5, 5.5))).toMatchObject({ why: 'tooNear', rule: 'CQ-20' });
    expect(inSouthWest(game, 'M')).toEqual([[5.5, 5.5]]);
  });

  test('where the ground has no place at all nothing is owed', () => {
    const bare = on([rock(0, 0, 18, 18)]);
    const kinds = ['M1', 'M2', 'M3', 'G1', 'G2', 'G3', 'R1', 'R2', 'R3'];
    expect(bare.asked()[0]).toMatchObject({ kinds });
    expect(inSouthWest(bare, 'R')).toEqual([]);
    expect(bare.refusal(put('R', 5, 5))).toMatchObject({ why: 'impassable' });
    expect(on([rock(0, 0, 18, 18)], {}, [kinds, kinds]).isOver()).toBe(true);
    const relicsOnly = on([rock(0, 0, 4.5, 18), rock(6, 0, 18, 18)]); // 1½" wide
    expect(relicsOnly.asked()[0]).toMatchObject({
      kinds: ['M1', 'M2', 'M3', 'G1', 'G2', 'G3', 'R0', 'R1', 'R2', 'R3'],
    });
  });
});

/** Places all that is owed, always as `choose` says; every candidate has been legal. */
const placeAll = (given: Given, choose: (all: readonly ConquestCommand[]) => ConquestCommand) => {
  const game = placing(given);
  while (!game.isOver()) {
    const all = game.candidates();
    expect(all.length).toBeGreaterThan(0);
    for (const c of all) if (game.refusal(c) !== undefined) throw new Error(JSON.stringify([c, game.refusal(c)]));
    game.play(choose(all));
  }
  const { nodes } = game.now();
  const size = inch(given.rulings?.boardSize === 48 ? 48 : 36);
  expect(nodes).toHaveLength(24);
  for (const kind of ['M', 'G', 'R'] as const)
    for (const quarter of [0, 1, 2, 3])
      expect(nodes.filter((n) => n.kind === kind && quarterOf(size, n.at!) === quarter)).toHaveLength(2);
};

describe.each(MAPS.map(({ id }) => id))('[X-304] [X-33] [CQ-20] the 24 nodes never jam on %s', (map) => {
  test('at random', () => {
    for (let seed = 0; seed < 6; seed++) {
      const pick = pickerOf(seed * 7919 + 1);
      placeAll({ map, rulings: { boardSize: seed === 5 ? 48 : 36 } }, (all) => all[pick(all.length)]!);
    }
  });
  test('with the last of what is offered each time', () => {
    placeAll({ map }, (all) => all[all.length - 1]!);
  });
});
