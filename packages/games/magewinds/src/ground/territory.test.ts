import { type Footprint, inch, isInArea, isWhollyWithin, type Way } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../content/scenarios.ts';
import type { GameObject } from '../state/battle.ts';
import { CORNERS, SPLITS, type Split } from '../state/command.ts';
import { battle } from '../testing/battles.ts';
import {
  BASE_RADIUS,
  centreFor,
  cornerPoint,
  deploymentArea,
  edgeTerritories,
  fieldCornerIn,
  halvesOf,
  LONG_EDGES,
  quarterOf,
  refuseDeployment,
  refuseRoom,
  sizeFor,
  stripAlong,
} from './territory.ts';

const W = inch(12);
const H = inch(16);
const size = sizeFor(2);
const base = (x: number, y: number) => ({ x, y, radius: BASE_RADIUS });
const isIn = (area: ReturnType<typeof deploymentArea>, x: number, y: number) => isInArea(area, { x, y }, BASE_RADIUS);

describe('splitting the battlefield', () => {
  const sides: readonly [Split, [number, number], [number, number]][] = [
    ['lengthwise', [inch(3), inch(14)], [inch(9), inch(2)]], // west and east of the line along the long edges
    ['widthwise', [inch(10), inch(4)], [inch(2), inch(12)]], // south and north
    ['diagonal', [inch(10), inch(4)], [inch(2), inch(12)]], // south-east and north-west
    ['antidiagonal', [inch(2), inch(4)], [inch(10), inch(12)]], // south-west and north-east
  ];
  test.each(sides)('[MW-R88] %s', (split, [x, y], [otherX, otherY]) => {
    const [first, second] = halvesOf(size, split);
    expect(isWhollyWithin(base(x, y), first, 0)).toBe(true);
    expect(isWhollyWithin(base(otherX, otherY), second, 0)).toBe(true);
    expect(isWhollyWithin(base(x, y), second, 0)).toBe(false);
    expect(isWhollyWithin(base(otherX, otherY), first, 0)).toBe(false);
  });

  test('[MW-R88] the whole base must be on one side', () => {
    const [west] = halvesOf(size, 'lengthwise');
    expect(isWhollyWithin(base(W / 2 - BASE_RADIUS, 9000), west, 0)).toBe(true);
    expect(isWhollyWithin(base(W / 2 - BASE_RADIUS + 3, 9000), west, 0)).toBe(false);
    const [southEast] = halvesOf(size, 'diagonal');
    // the line from 0, 0 to 12, 16 in has the slope 4 : 3; a point 5 : 4 : 3 away from it
    expect(isWhollyWithin(base(inch(3) + 1000 + 2, inch(4) - 750 - 2), southEast, 0)).toBe(true);
    expect(isWhollyWithin(base(inch(3) + 1000 - 4, inch(4) - 750 + 3), southEast, 0)).toBe(false);
  });

  test('[MW-R88] both halves are alike: half a turn takes one into the other', () => {
    const places = fc.record({ x: fc.integer({ min: 0, max: W }), y: fc.integer({ min: 0, max: H }) });
    fc.assert(
      fc.property(fc.constantFrom(...SPLITS), places, (split, { x, y }) => {
        const [first, second] = halvesOf(size, split);
        expect(isWhollyWithin(base(x, y), first, 0)).toBe(isWhollyWithin(base(W - x, H - y), second, 0));
      }),
    );
  });
});

describe('corners, quarters and edges', () => {
  test('[MW-R93] the double field is 24 × 16 in, for three and four', () => {
    expect(sizeFor(2)).toEqual({ width: 30480, height: 40640 });
    expect(sizeFor(3)).toEqual({ width: 60960, height: 40640 });
    expect(sizeFor(4)).toEqual(sizeFor(3));
  });

  test('[ItT treasure-clash.setup] each quarter holds its own corner, none another', () => {
    const wide = sizeFor(4);
    for (const corner of CORNERS) {
      const { x, y } = cornerPoint(wide, corner);
      const inside = base(x === 0 ? 2000 : x - 2000, y === 0 ? 2000 : y - 2000);
      for (const other of CORNERS) expect(isWhollyWithin(inside, quarterOf(wide, other), 0)).toBe(other === corner);
    }
  });

  test('[ItT hold-the-line.deployment] one within 3 in of the edge, the other in contact with the opposite one', () => {
    const { defender, attacker } = edgeTerritories(size, 'east');
    expect(isWhollyWithin(base(W - inch(3) + BASE_RADIUS, 9000), defender, 0)).toBe(true);
    expect(isWhollyWithin(base(W - inch(3) + BASE_RADIUS - 3, 9000), defender, 0)).toBe(false);
    expect(isWhollyWithin(base(BASE_RADIUS, 9000), attacker, 0)).toBe(true);
    expect(isWhollyWithin(base(BASE_RADIUS + 2, 9000), attacker, 0)).toBe(true); // MW-R92: ε
    expect(isWhollyWithin(base(BASE_RADIUS + 3, 9000), attacker, 0)).toBe(false);
  });

  test.each([
    ['west', 1300, 20000],
    ['east', W - 1300, 20000],
    ['south', 15000, 1300],
    ['north', 15000, H - 1300],
  ] as const)('[ItT hold-the-line.setup] the strip along the %s', (side, x, y) => {
    expect(isWhollyWithin(base(x, y), stripAlong(size, side, inch(3)), 0)).toBe(true);
    expect(isWhollyWithin(base(W - x, H - y), stripAlong(size, side, inch(3)), 0)).toBe(false);
  });
});

const corners = (...points: readonly (readonly [number, number])[]) => ({
  corners: points.map(([x, y]) => ({ x: inch(x), y: inch(y) })),
});
const rectangle = (x: number, y: number, toX: number, toY: number) => corners([x, y], [toX, y], [toX, toY], [x, toY]);

describe('grounds, corner by corner', () => {
  test('[MW-R88] lengthwise goes with the long edges, on either field', () => {
    expect(halvesOf(size, 'lengthwise')).toEqual([rectangle(0, 0, 6, 16), rectangle(6, 0, 12, 16)]);
    expect(halvesOf(size, 'widthwise')).toEqual([rectangle(0, 0, 12, 8), rectangle(0, 8, 12, 16)]);
    expect(halvesOf(sizeFor(3), 'lengthwise')).toEqual([rectangle(0, 0, 24, 8), rectangle(0, 8, 24, 16)]);
    expect(halvesOf(sizeFor(3), 'widthwise')).toEqual([rectangle(0, 0, 12, 16), rectangle(12, 0, 24, 16)]);
    expect(halvesOf(size, 'diagonal')).toEqual([
      corners([0, 0], [12, 0], [12, 16]),
      corners([0, 0], [12, 16], [0, 16]),
    ]);
    expect(halvesOf(size, 'antidiagonal')).toEqual([
      corners([0, 0], [12, 0], [0, 16]),
      corners([12, 0], [12, 16], [0, 16]),
    ]);
  });

  test('[ItT treasure-clash.setup] quarters, and the corner of the field in each', () => {
    const wide = sizeFor(3);
    expect(CORNERS.map((corner) => quarterOf(wide, corner))).toEqual([
      rectangle(0, 0, 12, 8),
      rectangle(12, 0, 24, 8),
      rectangle(12, 8, 24, 16),
      rectangle(0, 8, 12, 16),
    ]);
    expect(CORNERS.map((corner) => cornerPoint(wide, corner))).toEqual(
      corners([0, 0], [24, 0], [24, 16], [0, 16]).corners,
    );
    for (const corner of CORNERS)
      expect(fieldCornerIn(wide, quarterOf(wide, corner))).toEqual(cornerPoint(wide, corner));
    expect(fieldCornerIn(size, rectangle(3, 4, 12, 8))).toEqual({ x: inch(3), y: inch(4) }); // it has none
  });

  test('[ItT hold-the-line.deployment] for every edge, 3 in deep and a base deep', () => {
    const base25 = 2500 / 2540;
    expect(edgeTerritories(size, 'west')).toEqual({
      defender: rectangle(0, 0, 3, 16),
      attacker: rectangle(12 - base25, 0, 12, 16),
    });
    expect(edgeTerritories(size, 'east')).toEqual({
      defender: rectangle(9, 0, 12, 16),
      attacker: rectangle(0, 0, base25, 16),
    });
    expect(edgeTerritories(size, 'south')).toEqual({
      defender: rectangle(0, 0, 12, 3),
      attacker: rectangle(0, 16 - base25, 12, 16),
    });
    expect(edgeTerritories(size, 'north')).toEqual({
      defender: rectangle(0, 13, 12, 16),
      attacker: rectangle(0, 0, 12, base25),
    });
    expect(LONG_EDGES).toEqual(['west', 'east']);
  });

  test('[MW-R14] the middle', () => {
    expect([centreFor(2), centreFor(4)]).toEqual([
      { x: inch(6), y: inch(8) },
      { x: inch(12), y: inch(8) },
    ]);
  });
});

describe('why nobody can be put there', () => {
  const way: Way = {
    field: { ...size, pieces: [{ corners: rectangle(5, 5, 6, 6).corners, height: 1 }], tall: 3 },
    radius: BASE_RADIUS,
    over: 1,
    bodies: [base(inch(3), inch(3))],
  };
  test.each([
    [1250, 1250, undefined, undefined],
    [1250.5, 1250, 'notWhole', 'MW-R01'],
    [1250, 1250.5, 'notWhole', 'MW-R01'],
    [1000, 5000, 'placeOffField', 'MW 2.1'],
    [inch(3) + 2000, inch(3), 'placeOnBody', 'MW 15.0'],
    [inch(5.5), inch(5.5), 'placeOnPiece', 'MW-R24'],
  ])('[MW-R24] at %d, %d: %s', (x, y, code, rule) => {
    const refusal = refuseRoom(way, { x, y });
    expect([refusal?.code, refusal?.rule]).toEqual([code, rule]);
    if (refusal) expect(refusal.facts).toEqual({});
    if (refusal && code !== 'notWhole') expect(refusal.witness?.at).toBeDefined();
  });
});

describe('why nobody may be deployed there', () => {
  const refused = (scenario: ScenarioId, players: 2 | 3, territory: Footprint | null, x: number, y: number) => {
    const treasure: GameObject = { id: 0, kind: 'treasure', where: 'field', x: inch(6), y: inch(9), carrier: null };
    const carried: GameObject = { ...treasure, id: 1, where: 'carried', y: inch(1), carrier: 0 };
    const b = battle({ fighters: [], scenario, players });
    return refuseDeployment({ ...b, territories: [territory], objects: [treasure, carried] }, 0, {
      x: inch(x),
      y: inch(y),
    });
  };
  const south = rectangle(0, 0, 12, 8);
  const witness = (x: number, y: number) => ({ witness: { at: { x: inch(x), y: inch(y) } } });

  test('[ItT king-of-the-hill.deployment] outside, or too near to the middle', () => {
    expect(refused('king-of-the-hill', 2, south, 6, 1)).toBeUndefined();
    expect(refused('king-of-the-hill', 2, south, 6, 12)).toEqual({
      code: 'outsideTerritory',
      rule: 'ItT king-of-the-hill.deployment',
      facts: {},
      ...witness(6, 12),
    });
    expect(refused('king-of-the-hill', 2, south, 6, 6)).toEqual({
      code: 'tooNear',
      rule: 'ItT king-of-the-hill.deployment',
      facts: { what: 'the middle', least: inch(6) },
      ...witness(6, 6),
    });
  });

  test('[ItT the-prize.deployment] too near to the treasure that lies there', () => {
    expect(refused('the-prize', 2, south, 6, 1)).toBeUndefined(); // the one that is carried is nowhere
    expect(refused('the-prize', 2, south, 6, 4)).toEqual({
      code: 'tooNear',
      rule: 'ItT the-prize.deployment',
      facts: { what: 'the treasure', least: inch(6) },
      ...witness(6, 4),
    });
    expect(refused('deathmatch', 2, south, 6, 7)).toBeUndefined();
    expect(refused('deathmatch', 2, null, 6, 12)).toBeUndefined(); // no halves, no limit
  });

  test('[ItT battle-royale.deployment] too far from the corner', () => {
    const corner = rectangle(12, 8, 24, 16);
    expect(refused('battle-royale', 3, corner, 23, 15)).toBeUndefined();
    expect(refused('battle-royale', 3, corner, 18, 15)).toEqual({
      code: 'tooFarFromCorner',
      rule: 'ItT battle-royale.deployment',
      facts: { most: inch(3) },
      ...witness(18, 15),
    });
    expect(refused('battle-royale', 3, null, 18, 15)).toBeUndefined();
  });

  test('[ItT battle-royale.deployment] [ItT the-prize.deployment] the areas themselves', () => {
    const FAR = 2 ** 17;
    const treasure: GameObject = { id: 0, kind: 'treasure', where: 'field', x: 7, y: 9, carrier: null };
    const area = (scenario: ScenarioId, players: number, territory: Footprint) =>
      deploymentArea({ scenario, config: { players }, territories: [territory], objects: [treasure] }, 0);
    const corner = rectangle(12, 8, 24, 16);
    expect(area('battle-royale', 3, corner)).toEqual({
      rings: [{ of: { x: inch(24), y: inch(16), radius: 0 }, least: -FAR, most: inch(3) }],
    });
    expect(area('treasure-clash', 3, corner)).toEqual({
      rings: [{ of: { x: inch(12), y: inch(8), radius: 0 }, least: inch(8), most: FAR }],
      inside: [corner],
    });
    expect(area('the-prize', 2, south)).toEqual({
      rings: [{ of: { x: 7, y: 9, radius: 1250 }, least: inch(6), most: FAR }],
      inside: [south],
    });
    expect(area('deathmatch', 2, south)).toEqual({ rings: [], inside: [south] });
  });
});

describe('where warbands deploy', () => {
  const south = halvesOf(size, 'widthwise')[0];
  const at = (scenario: ScenarioId, objects: readonly GameObject[] = []) =>
    deploymentArea({ scenario, config: { players: 2 }, territories: [south, null], objects }, 0);
  const cx = W / 2;
  const cy = H / 2;

  test.each(['king-of-the-hill', 'treasure-dash'] as const)(
    '[ItT %s.deployment] 6 in or more from the middle',
    (id) => {
      const limit = cy - inch(6) - BASE_RADIUS;
      expect(isIn(at(id), cx, limit)).toBe(true);
      expect(isIn(at(id), cx, limit + 3)).toBe(false);
    },
  );

  test('[ItT the-prize.deployment] 6 in or more from the treasure, base to base', () => {
    const treasure: GameObject = { id: 0, kind: 'treasure', where: 'field', x: cx, y: cy + inch(1), carrier: null };
    const limit = treasure.y - inch(6) - 2 * BASE_RADIUS;
    expect(isIn(at('the-prize', [treasure]), cx, limit)).toBe(true);
    expect(isIn(at('the-prize', [treasure]), cx, limit + 3)).toBe(false);
  });

  test.each(['deathmatch', 'fragment-frenzy'] as const)('[ItT %s.deployment] anywhere in the own half', (id) => {
    expect(isIn(at(id), cx, cy - BASE_RADIUS)).toBe(true);
    expect(isIn(at(id), cx, cy)).toBe(false);
  });

  test('[ItT battle-royale.deployment] within 3 in of the corner', () => {
    const wide = sizeFor(3);
    const territories = [quarterOf(wide, 'north-east')];
    const area = deploymentArea({ scenario: 'battle-royale', config: { players: 3 }, territories, objects: [] }, 0);
    const y = wide.height - BASE_RADIUS;
    // 3 in and a radius from the corner, along the edge: √((7620 + 1250)² − 1250²) = 8781.4
    expect(isIn(area, wide.width - 8781, y)).toBe(true);
    expect(isIn(area, wide.width - 8785, y)).toBe(false);
  });

  test('[ItT treasure-clash.deployment] 8 in or more from the middle', () => {
    const wide = sizeFor(4);
    const territories = [quarterOf(wide, 'south-west')];
    const area = deploymentArea({ scenario: 'treasure-clash', config: { players: 4 }, territories, objects: [] }, 0);
    const y = wide.height / 2 - BASE_RADIUS;
    // √((20320 + 1250)² − 1250²) = 21533.8 from the middle
    expect(isIn(area, wide.width / 2 - 21534, y)).toBe(true);
    expect(isIn(area, wide.width / 2 - 21530, y)).toBe(false);
  });
});
