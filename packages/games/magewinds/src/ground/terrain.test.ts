import { box, inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Feature, Height, Terrain } from '../content/features.ts';
import { TERRAIN_IDS, terrainOf } from '../content/terrain.ts';
import { parseConfig } from '../reading/read-config.ts';
import { battle } from '../testing/battles.ts';
import { baseOf } from './fighters.ts';
import { nearestPiece } from './sight.ts';
import {
  bareWay,
  featureOfPiece,
  fieldOf,
  looksOf,
  OVER,
  parseTerrain,
  piecesOfFeature,
  refuseTerrain,
} from './terrain.ts';

type Piece = Feature['pieces'][number];

const one = (...pieces: Piece[]): Terrain => ({ features: [{ kind: 'wall', pieces }] });
const block = (x: number, y: number, width: number, depth: number, height: Height = 'medium'): Piece => ({
  corners: box(inch(x), inch(y), inch(width), inch(depth), 0).corners,
  height,
});

const configFor = (players: 2 | 3 | 4) => {
  const parsed = parseConfig({ players });
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

describe('the field of a battle', () => {
  test('[MW-R12] is flattened piece by piece, and always the same object', () => {
    const { terrain } = terrainOf('crossroads');
    const b = { terrain, config: configFor(2) };
    const field = fieldOf(b);
    expect(field.pieces.map((p) => p.corners)).toEqual(terrain.features.flatMap((f) => f.pieces.map((p) => p.corners)));
    fieldOf({ terrain: terrainOf('orchard').terrain, config: b.config });
    expect(fieldOf({ terrain, config: configFor(2) })).toBe(field);
  });

  test('[TC druid.quake] each piece knows its feature, each feature its pieces', () => {
    for (const id of TERRAIN_IDS) {
      const { terrain, field } = terrainOf(id);
      const b = { terrain, config: configFor(field === 'standard' ? 2 : 4) };
      terrain.features.forEach((feature, f) => {
        expect(piecesOfFeature(b, f)).toHaveLength(feature.pieces.length);
        for (const p of piecesOfFeature(b, f)) expect(featureOfPiece(b, p)).toBe(f);
      });
    }
  });

  test('[MW 7.1] heights, from the ground up; the highest hides', () => {
    const heights = ['ground', 'low', 'medium', 'high'] as const;
    const b = { terrain: one(...heights.map((height) => block(2, 2, 1, 1, height))), config: configFor(2) };
    expect(fieldOf(b)).toMatchObject({ tall: 3, width: inch(12), height: inch(16) });
    expect(fieldOf(b).pieces.map((p) => p.height)).toEqual([0, 1, 2, 3]);
    expect(OVER).toEqual({ nothing: 0, low: 1, everything: Infinity });
    expect(bareWay(b)).toEqual({ field: fieldOf(b), radius: 1250, over: 0, bodies: [] });
    expect([piecesOfFeature(b, 0), piecesOfFeature(b, 1)]).toEqual([[0, 1, 2, 3], []]);
    const wide = { terrain: b.terrain, config: configFor(3) };
    expect([fieldOf(wide).width, fieldOf(b).width, fieldOf(wide).width]).toEqual([inch(24), inch(12), inch(24)]);
  });

  test('[MW-R93] before the terrain is placed it is bare, and as wide as the players need', () => {
    expect(fieldOf({ terrain: null, config: configFor(2) })).toMatchObject({
      width: inch(12),
      height: inch(16),
      pieces: [],
    });
    expect(fieldOf({ terrain: null, config: configFor(3) })).toMatchObject({
      width: inch(24),
      height: inch(16),
      pieces: [],
    });
  });
});

describe('terrain from outside', () => {
  test('[MW-R96] a plain wall is legal', () => {
    expect(refuseTerrain(one(block(4, 3, 3, 0.5)), 2, 'deathmatch')).toBeUndefined();
    expect(refuseTerrain({ features: [] }, 2, 'hold-the-line')).toBeUndefined();
  });

  test('[MW-R12] pieces must be convex and thick enough', () => {
    const { corners } = block(4, 3, 3, 0.5);
    const backwards: Terrain = {
      features: [{ kind: 'wall', pieces: [{ corners: [...corners].reverse(), height: 'low' }] }],
    };
    expect(refuseTerrain(backwards, 2, 'deathmatch')).toMatchObject({
      code: 'badPiece',
      facts: { feature: 0, fault: 'notConvex' },
    });
  });

  describe('[MW 2.1] terrain may hang over the edge', () => {
    test('as long as some of each feature is on the battlefield', () => {
      expect(refuseTerrain(one(block(11, 3, 2, 1)), 2, 'deathmatch')).toBeUndefined();
      expect(refuseTerrain(one(block(-1, -1, 2, 3)), 2, 'deathmatch')).toBeUndefined();
      expect(refuseTerrain(one(block(12, 3, 2, 1)), 2, 'deathmatch')).toMatchObject({
        code: 'featureOffField',
        rule: 'MW 2.1',
        facts: { feature: 0 },
        witness: { at: { x: inch(12), y: inch(3) } },
      });
      expect(refuseTerrain(one(block(12, 3, 2, 1)), 3, 'battle-royale')).toBeUndefined();
      expect(refuseTerrain(one(block(12, 3, 2, 1), block(10, 3, 2, 1)), 2, 'deathmatch')).toBeUndefined();
    });

    test('it is read from outside, and only the part within the bounds is there', () => {
      const terrain = one(block(-2, 3, 1, 1), block(-1, 3, 2, 1));
      const parsed = parseConfig({ terrain, scenario: 'deathmatch' });
      if (!parsed.ok) throw new Error(parsed.refusal.problem);
      const b = { terrain, config: parsed.value };
      expect(fieldOf(b).pieces.map((p) => p.corners)).toEqual([block(0, 3, 1, 1).corners]);
      expect(piecesOfFeature(b, 0)).toEqual([0]);
      expect(looksOf(b)).toEqual([{ kind: 'wall', ...block(0, 3, 1, 1) }]);
    });

    test('[MW-R13] distances are measured to that part', () => {
      // a wedge whose tip outside comes nearer to (0.5, 8) than anything of it on the battlefield
      const wedge: Piece = {
        height: 'low',
        corners: [
          { x: inch(-3), y: inch(8) },
          { x: inch(1), y: inch(3) },
          { x: inch(1), y: inch(4) },
        ],
      };
      const b = battle({ fighters: [{ profile: 'druid', seat: 0, at: [1, 8] }], terrain: one(wedge).features });
      for (const { x } of nearestPiece(b, 0, baseOf(b.fighters[0]!)).corners) expect(x).toBeGreaterThanOrEqual(0);
    });

    test('[MW 10.3] the edge closes the gap: what is cut off is cut off', () => {
      const wall = [-1, 2, 5, 8].map((x) => block(x, 4, 3, 0.5));
      expect(refuseTerrain(one(...wall, block(11, 4, 3, 0.5)), 2, 'deathmatch')).toMatchObject({ code: 'cutOff' });
    });
  });

  const bans = [
    ['king-of-the-hill', 2, 2],
    ['the-prize', 2, 3],
    ['battle-royale', 4, 3],
  ] as const;
  test.each(bans)('[ItT %s.setup] for %i players no obstacle within %i in of the middle', (scenario, players, ban) => {
    const middle = players === 2 ? 6 : 12;
    const wall = (gap: number, height: Height) =>
      one({ corners: box(inch(middle - 1), inch(8) + gap, inch(2), inch(0.5), 0).corners, height });
    expect(refuseTerrain(wall(inch(ban), 'low'), players, scenario)).toMatchObject({ code: 'bannedNearCentre' });
    expect(refuseTerrain(wall(inch(ban) + 3, 'low'), players, scenario)).toBeUndefined();
    expect(refuseTerrain(wall(0, 'ground'), players, scenario)).toBeUndefined(); // the ground is no obstacle (MW 7.0)
  });

  test('[MW 10.3] no part may be cut off', () => {
    const wall = [0, 3, 6, 9].map((x) => block(x, 4, 3, 0.5));
    expect(refuseTerrain(one(...wall), 2, 'deathmatch')).toMatchObject({ code: 'cutOff', rule: 'MW 10.3' });
    const low = [0, 3, 6, 9].map((x) => block(x, 4, 3, 0.5, 'low'));
    expect(refuseTerrain(one(...low), 2, 'deathmatch')).toBeUndefined(); // low obstacles may be crossed
    expect(refuseTerrain(one(...wall.slice(1)), 2, 'deathmatch')).toBeUndefined();
  });

  test('[MW-R96] deployment must be possible', () => {
    const full = [0, 3, 6, 9, 12].flatMap((y) => [0, 1.5].map((x) => block(x, y, 1.5, 3, 'low')));
    expect(refuseTerrain(one(...full, block(0, 15, 3, 1, 'low')), 2, 'hold-the-line')?.code).toBe('noRoomToDeploy');
    const middle = [2, 5, 8].flatMap((x) => [3, 6, 9].map((y) => block(x, y, 3, 3, 'low')));
    expect(refuseTerrain(one(...middle), 2, 'treasure-dash')?.code).toBe('noRoomForObjects');
  });

  test('[MW-R12] [MW 10.3] each refusal with its facts', () => {
    const good = block(4, 3, 3, 0.5);
    const flat: Terrain = {
      features: [
        { kind: 'wall', pieces: [good] },
        { kind: 'rock', pieces: [{ corners: [...good.corners].reverse(), height: 'low' }] },
      ],
    };
    expect(refuseTerrain(flat, 2, 'deathmatch')).toEqual({
      code: 'badPiece',
      rule: 'MW-R12',
      facts: { feature: 1, fault: 'notConvex' },
    });
    expect(refuseTerrain(one(block(5, 8, 2, 1, 'low')), 2, 'the-prize')).toEqual({
      code: 'bannedNearCentre',
      rule: 'ItT the-prize.setup',
      facts: { feature: 0, ban: inch(3) },
      witness: { at: { x: inch(6), y: inch(8) } },
    });
    const cut = refuseTerrain(one(...[0, 3, 6, 9].map((x) => block(x, 4, 3, 0.5))), 2, 'deathmatch');
    expect(cut).toEqual({ code: 'cutOff', rule: 'MW 10.3', facts: {}, witness: { at: expect.anything() } });
  });

  test('[MW-R96] 80 pieces at most', () => {
    const many = (count: number) => one(...Array.from({ length: count }, () => block(5, 5, 1, 1, 'ground')));
    expect(refuseTerrain(many(80), 2, 'deathmatch')).toBeUndefined();
    expect(refuseTerrain(many(81), 2, 'deathmatch')).toEqual({
      code: 'tooManyPieces',
      rule: 'MW-R96',
      facts: { count: 81, most: 80 },
    });
  });

  test('[MW-R96] eight must find room on every ground that may be theirs', () => {
    // along the west edge bases in contact with it stand 4332 apart in our sample: 9 of them
    const on = [block(0, 0, 1, 0.9, 'low'), block(0, 2, 1, 0.5, 'low')];
    expect(refuseTerrain(one(on[0]!), 2, 'hold-the-line')).toBeUndefined();
    expect(refuseTerrain(one(...on), 2, 'hold-the-line')).toEqual({
      code: 'noRoomToDeploy',
      rule: 'MW-R96',
      facts: { room: 7, least: 8 },
      witness: { at: { x: 0, y: 0 } },
    });
    const corner = [20, 22].flatMap((x) => [0, 2].map((y) => block(x, y, 2, 2, 'low')));
    expect(refuseTerrain(one(...corner), 3, 'battle-royale')).toEqual({
      code: 'noRoomToDeploy',
      rule: 'MW-R96',
      facts: { room: 0, least: 8 },
      witness: { at: { x: inch(12), y: 0 } },
    });
    expect(refuseTerrain(one(...corner), 3, 'treasure-clash')).toBeUndefined(); // the quarter is wide
    const north = [0, 3, 6, 9].flatMap((x) => [11, 13.5].map((y) => block(x, y, 3, 2.5, 'low')));
    expect(refuseTerrain(one(...north), 2, 'king-of-the-hill')).toEqual({
      code: 'noRoomToDeploy',
      rule: 'MW-R96',
      facts: { room: 0, least: 8 },
      witness: { at: { x: 0, y: inch(8) } }, // the northern half
    });
    expect(refuseTerrain(one(...north), 2, 'deathmatch')).toBeUndefined();
  });

  test('[MW-R96] five treasures must find room within 4 in of the middle, 2 in apart', () => {
    const middle = [2, 5, 8].flatMap((x) => [3, 6, 9].map((y) => block(x, y, 3, 3, 'low')));
    expect(refuseTerrain(one(...middle), 2, 'treasure-dash')).toEqual({
      code: 'noRoomForObjects',
      rule: 'MW-R96',
      facts: { count: 5 },
    });
    // with one block of 3 in left out there is room for one more of them, not for five
    expect(refuseTerrain(one(...middle.slice(1)), 2, 'treasure-dash')?.code).toBe('noRoomForObjects');
    expect(refuseTerrain(one(...middle.slice(6)), 2, 'treasure-dash')).toBeUndefined();
    expect(refuseTerrain(one(...middle), 2, 'deathmatch')).toBeUndefined();
  });

  test('[MW-R96] what is wrong with it is told with its place', () => {
    const told = (x: unknown) => {
      const parsed = parseTerrain(x);
      return parsed.ok ? 'fine' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
    };
    const piece = { corners: [{ x: 0, y: 0 }], height: 'low' };
    expect(told({ features: [{ kind: 'wall', pieces: [piece] }] })).toBe('fine');
    expect(told({ features: [{ kind: 'wall', pieces: [] }] })).toBe(
      'terrain.features[0].pieces: must hold at least one piece',
    );
    expect(told({ features: [{ kind: 'wall', pieces: [{ ...piece, corners: [{ x: 2 ** 17 + 1, y: 0 }] }] }] })).toBe(
      'terrain.features[0].pieces[0].corners[0].x: must be a whole number from -131072 to 131072, not 131073',
    );
    expect(told({ features: [{ kind: 'wall', pieces: Array(17).fill(piece) }] })).toBe(
      'terrain.features[0].pieces: must hold at most 16 items, not 17',
    );
    expect(told({ features: Array(41).fill({ kind: 'wall', pieces: [piece] }) })).toBe(
      'terrain.features: must hold at most 40 items, not 41',
    );
  });

  test('[MW-R96] is read with care', () => {
    const { terrain } = terrainOf('orchard');
    expect(parseTerrain(JSON.parse(JSON.stringify(terrain)))).toEqual({ ok: true, value: terrain });
    const bad: readonly unknown[] = [
      null,
      [],
      {},
      { features: [{ kind: 'wall', pieces: [] }] },
      { features: [{ kind: 'castle', pieces: [] }] },
      { features: [{ kind: 'wall', pieces: [{ corners: [{ x: 0.5, y: 0 }], height: 'low' }] }] },
      { features: [{ kind: 'wall', pieces: [{ corners: [], height: 'tall' }] }] },
    ];
    for (const x of bad) expect(parseTerrain(x).ok, JSON.stringify(x)).toBe(false);
  });
});
