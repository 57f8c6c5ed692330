// Terrain in turn.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { MapPiece } from '../content/types.ts';
import type { ConquestCommand, TerrainFrame } from '../state/types.ts';
import { at, type Given, sceneOf } from '../testing/scenes.ts';
import { pickerOf, settingUp } from '../testing/setting-up.ts';
import { openQuarters, terrainProcedure } from './terrain.ts';

const EMPTY: TerrainFrame = { type: 'terrain', side: 0, placed: [[], []] };

const placing = (given: Given = {}, frame: TerrainFrame = EMPTY, pieces: readonly MapPiece[] = []) =>
  settingUp({
    ...sceneOf({
      round: 0,
      phase: 'setup',
      ...given,
      config: { terrain: 'alternate', nodes: 'players', ...given.config },
      stack: [{ type: 'roundEnd' }, frame],
    }),
    pieces,
  });
const lay = (piece: string, x: number, y: number, turns: 0 | 1 | 2 | 3 = 0): ConquestCommand => ({
  type: 'terrain',
  piece,
  at: at(x, y),
  turns,
});

describe('where a piece may lie', () => {
  test.each([
    ['mist', 2, 2, 0, undefined], // touches both edges
    ['mist', 4, 4, 0, undefined], // 2" from them
    ['mist', 3, 5, 0, 'nearEdge'], // 1" from the western edge
    ['mist', 1.5, 5, 0, 'offBoard'],
    ['mist', 16, 8, 0, undefined], // touches the middle line
    ['mist', 16.5, 8, 0, 'wrongQuarter'],
    ['mist', 12, 16, 0, undefined], // 6.32" − 2" from the centre
    ['mist', 12.5, 16, 0, 'nearCentre'], // 5.85" − 2"
    ['ridge', 4, 1.5, 0, undefined], // 8" by 3" in the corner
    ['ridge', 4, 1.5, 2, undefined],
    ['ridge', 4, 1.5, 1, 'offBoard'], // 3" by 8"
    ['ridge', 1.5, 4, 1, undefined],
    ['ridge', 1.5, 4, 3, undefined],
    ['ridge', 3, 4, 1, 'nearEdge'], // 1½" from the edge
    ['castle', 9, 9, 0, 'unknown'],
  ] as const)('[X-303] [CQ-16] %s at %d, %d turned %d: %s', (piece, x, y, turns, why) => {
    expect(placing().refusal(lay(piece, x, y, turns))).toEqual(
      why === undefined ? undefined : { code: 'cannotSetUp', rule: 'X-303', what: 'terrain', why },
    );
  });

  // as seen from the south-western quarter, whose corner is 0, 0, and mirrored into the others
  test.each([
    [2, 2, undefined],
    [4, 4, undefined],
    [2, 8, undefined],
    [8, 2, undefined],
    [3.5, 8, 'nearEdge'],
    [8, 3.5, 'nearEdge'],
    [1.5, 8, 'offBoard'],
    [8, 1.5, 'offBoard'],
    [16, 8, undefined],
    [8, 16, undefined],
    [16.5, 8, 'wrongQuarter'],
    [8, 16.5, 'wrongQuarter'],
    [12, 16, undefined],
    [12.5, 16, 'nearCentre'],
    [16, 12, undefined],
    [16, 12.5, 'nearCentre'],
  ] as const)('[X-303] [CQ-16] mist at %d, %d of every quarter: %s', (x, y, why) => {
    for (const [u, v] of [
      [x, y],
      [36 - x, y],
      [x, 36 - y],
      [36 - x, 36 - y],
    ] as const)
      expect(placing().refusal(lay('mist', u, v))).toEqual(
        why === undefined ? undefined : { code: 'cannotSetUp', rule: 'X-303', what: 'terrain', why },
      );
  });

  test('[X-302] reference points lie on the half-inch lattice', () => {
    const c: ConquestCommand = { type: 'terrain', piece: 'mist', at: { x: inch(9) + 1, y: inch(9) }, turns: 0 };
    expect(placing().refusal(c)).toMatchObject({ why: 'offLattice', rule: 'X-302' });
    expect(placing().refusal(lay('mist', 9.5, 9))).toBeUndefined();
  });

  test('[X-303] [X-312] quarters of 24" on the larger board', () => {
    const large = placing({ rulings: { boardSize: 48 } });
    expect(large.refusal(lay('mist', 22, 10))).toBeUndefined();
    expect(large.refusal(lay('mist', 22.5, 10))).toMatchObject({ why: 'wrongQuarter' });
    expect(large.refusal(lay('mist', 44, 46))).toBeUndefined();
    expect(placing().refusal(lay('mist', 44, 46))).toMatchObject({ why: 'offBoard' });
  });

  test('[X-303] 2" from other pieces, whoever placed them', () => {
    const game = placing();
    game.play(lay('mist', 4, 4));
    expect(game.now().pieces).toEqual([{ k: 'mist', shape: { disc: [4, 4, 2] } }]);
    expect(game.refusal(lay('desert', 11.5, 4))).toMatchObject({ why: 'tooNear' }); // 7½" − 6"
    expect(game.refusal(lay('desert', 12, 4))).toBeUndefined();
  });
});

describe('in turn', () => {
  test('[X-303] [CQ-17] one in every quarter before a second in any', () => {
    expect(openQuarters([])).toEqual([0, 1, 2, 3]);
    expect(openQuarters([{ piece: 'mist', quarter: 2 }])).toEqual([0, 1, 3]);
    const game = placing();
    expect(game.asked()).toEqual([{ seat: 0, kind: 'placeTerrain', rule: 'X-303', left: 4 }]);
    game.play(lay('mist', 4, 4));
    expect(game.asked()).toEqual([{ seat: 1, kind: 'placeTerrain', rule: 'X-303', left: 4 }]);
    game.play(lay('mist', 12, 4));
    expect(game.told('terrainPlaced')[1]).toMatchObject({ side: 1, piece: 'mist', at: at(12, 4) });
    expect(game.refusal(lay('mist', 4, 12))).toMatchObject({ why: 'quarterFull' });
    expect(game.refusal(lay('mist', 4, 22))).toBeUndefined();
    expect(game.refusal({ type: 'done' })).toMatchObject({ code: 'otherDecision', asked: 'placeTerrain' });
  });

  test('[X-303] one Impassable piece for each player and quarter', () => {
    const four = [0, 1, 2, 3].map((quarter) => ({ piece: quarter === 0 ? 'ridge' : 'mist', quarter }));
    const all = [...four.slice(1), four[0]!];
    const eight = { config: { terrainCount: 8 } } as const;
    const game = placing(eight, { type: 'terrain', side: 0, placed: [four, all] });
    expect(game.refusal(lay('lake', 9, 9))).toMatchObject({ why: 'tooManyImpassable' });
    expect(game.refusal(lay('forest', 9, 9))).toBeUndefined();
    expect(game.refusal(lay('lake', 27, 9))).toBeUndefined();
    const pieces = new Set(
      game.candidates().map((c) => (c.type === 'terrain' && c.at.x < inch(18) && c.at.y < inch(18) ? c.piece : '')),
    );
    expect(pieces.has('lake') || pieces.has('ridge')).toBe(false);
  });

  test('[X-303] candidates: as many of each piece, each way round that differs, in each quarter', () => {
    const counts = new Map<string, number>();
    for (const c of placing().candidates()) {
      if (c.type !== 'terrain') throw new Error(c.type);
      const quarter = (c.at.x < inch(18) ? 0 : 1) + (c.at.y < inch(18) ? 0 : 2);
      const key = `${c.piece} ${c.turns} ${quarter}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // five pieces look the same all round, three in two ways; 256 are shared by 44
    const round = ['forest 0', 'grove 0', 'desert 0', 'mist 0', 'ruins 0'];
    const long = ['salt-flat', 'ridge', 'lake'].flatMap((piece) => [`${piece} 0`, `${piece} 1`]);
    const wanted = [...round, ...long].flatMap((key) =>
      [0, 1, 2, 3].map((quarter) => [`${key} ${quarter}`, 5] as const),
    );
    expect(new Map([...counts].sort())).toEqual(new Map(wanted.sort()));
  });

  /** Nothing is 2" from a forest that covers the board. */
  const WOODS: MapPiece = {
    k: 'forest',
    shape: {
      poly: [
        [0, 0],
        [36, 0],
        [36, 36],
        [0, 36],
      ],
    },
  };

  test('[X-303] no place for anything: the piece and its counterpart are dropped', () => {
    const game = placing({}, EMPTY, [WOODS]);
    expect(game.isOver()).toBe(true);
    expect(game.told('terrainDropped')).toHaveLength(8);
    expect(game.now().pieces).toEqual([WOODS]);
  });

  test('[X-303] where the counterpart lies already, it is taken off', () => {
    const mist: MapPiece = { k: 'mist', shape: { disc: [4, 4, 2] } };
    const game = placing({}, { type: 'terrain', side: 1, placed: [[{ piece: 'mist', quarter: 0 }], []] }, [
      WOODS,
      mist,
    ]);
    expect(game.isOver()).toBe(true);
    expect(game.events.slice(0, 2)).toEqual([
      { type: 'terrainDropped', side: 1, lay: false, rule: 'X-303' },
      { type: 'terrainDropped', side: 0, lay: true, rule: 'X-303' },
    ]);
    expect(game.told('terrainDropped')).toHaveLength(8);
    expect(game.now().pieces).toEqual([WOODS]);
  });

  test('[X-303] what is dropped counts as placed, for both, each in a quarter of its own', () => {
    const table = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };
    const after = (side: 0 | 1, placed: TerrainFrame['placed'], pieces: readonly MapPiece[]) => {
      const frame: TerrainFrame = { type: 'terrain', side, placed };
      const b = {
        ...sceneOf({ round: 0, phase: 'setup', config: { terrain: 'alternate', nodes: 'players' }, stack: [frame] }),
        pieces,
      };
      const now = terrainProcedure.advance(b, frame, table);
      return [now.stack[0], now.pieces.length];
    };
    const mist: MapPiece = { k: 'mist', shape: { disc: [4, 4, 2] } };
    const [own, other] = [
      { piece: 'mist', quarter: 2 },
      { piece: null, quarter: 2 },
    ];
    expect(after(0, [[], []], [WOODS])).toEqual([
      { type: 'terrain', side: 0, placed: [[{ piece: null, quarter: 0 }], [{ piece: null, quarter: 0 }]] },
      1,
    ]);
    // the counterpart lies there: it is taken off, and its quarter stays used
    expect(after(1, [[own], []], [WOODS, mist])).toEqual([
      { type: 'terrain', side: 0, placed: [[other], [{ piece: null, quarter: 0 }]] },
      1,
    ]);
    // the counterpart was dropped before: another is
    expect(after(1, [[other], []], [WOODS])).toEqual([
      { type: 'terrain', side: 1, placed: [[other, { piece: null, quarter: 0 }], [{ piece: null, quarter: 0 }]] },
      1,
    ]);
  });

  test('[X-302] where no even inch is free, every place of the half-inch lattice is offered', () => {
    const box = (x: number, y: number, east: number, north: number): MapPiece => ({
      k: 'forest',
      shape: {
        poly: [
          [x, y],
          [east, y],
          [east, north],
          [x, north],
        ],
      },
    });
    // of quarter 0 a strip of 3½" by 5" in the corner is left: room for a salt flat that stands on end against the edge
    const woods = [box(0, 0, 18, 11), box(5.5, 11.5, 18, 18)];
    const others = [1, 2, 3].map((quarter) => ({ piece: 'mist', quarter }));
    const game = placing({}, { type: 'terrain', side: 0, placed: [others, others] }, woods);
    const all = [15, 15.5, 16].map((y) => lay('salt-flat', 1.5, y, 1));
    expect(game.candidates()).toHaveLength(3);
    for (const c of all) expect(game.candidates()).toContainEqual(c);
    for (const c of all) expect(game.refusal(c)).toBeUndefined();
  });
});

test.each([
  [4, 36],
  [8, 36],
  [8, 48],
] as const)(
  '[X-303] [CQ-17] %d pieces each on %d": played out at random, candidates are few, different and legal',
  (terrainCount, boardSize) => {
    const pick = pickerOf(terrainCount + boardSize);
    for (let run = 0; run < (boardSize === 48 ? 1 : 2); run++) {
      const game = placing({ config: { terrainCount }, rulings: { boardSize } });
      const first = game.candidates();
      if (run === 0) expect(new Set(first.map((c) => (c.type === 'terrain' ? c.piece : ''))).size).toBe(8);
      while (!game.isOver()) {
        const all = game.candidates();
        expect(all.length).toBeGreaterThan(0);
        expect(all.length).toBeLessThanOrEqual(256);
        expect(new Set(all.map((c) => JSON.stringify(c))).size).toBe(all.length);
        expect(all.filter((c) => game.refusal(c) !== undefined)).toEqual([]);
        game.play(all[pick(all.length)]!);
      }
      expect(game.now().pieces.length + game.told('terrainDropped').length).toBe(2 * terrainCount);
      expect(JSON.parse(JSON.stringify(game.now().pieces))).toEqual(game.now().pieces);
    }
  },
);
