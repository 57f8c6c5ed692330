import { inch, isInArea, isWhollyWithin } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../content/scenarios.ts';
import type { GameObject } from '../state/battle.ts';
import { CORNERS, SPLITS, type Split } from '../state/command.ts';
import {
  BASE_RADIUS,
  cornerPoint,
  deploymentArea,
  edgeTerritories,
  halvesOf,
  quarterOf,
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
