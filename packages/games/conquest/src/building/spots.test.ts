// The spots that are offered round a builder: all round, at three gaps, all that are legal and only those.
import { inch, type Point } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../state/battle.ts';
import type { Battle, BuildOrder } from '../state/types.ts';
import { at, type Given, type GivenModel, sceneOf } from '../testing/scenes.ts';
import { playing, withOrders } from '../testing/shooting.ts';
import { legalSpots, placeFault, rallied } from './spots.ts';

const hq: GivenModel = { sheet: 'praetorium', at: [18, 10] }; // 50 mm
const scene = (models: readonly GivenModel[], more: Given = {}): Battle => sceneOf({ phase: 'shoot', ...more, models });
const order = (product: string, more: Partial<BuildOrder> = {}): BuildOrder => ({
  builder: 'A1',
  seat: 0,
  product: `empire-of-sol.${product}`,
  node: null,
  ...more,
});
const spots = (b: Battle, of: BuildOrder): readonly Point[] => legalSpots(b, of, modelOf(b, 'A1'));

/** By distance from the builder and direction in degrees, as a reader with a compass would have them. */
const polar = (b: Battle, points: readonly Point[]): readonly (readonly [number, number])[] => {
  const { x, y } = modelOf(b, 'A1').at;
  return points.map((p) => [
    Math.round(Math.hypot(p.x - x, p.y - y)),
    Math.round((Math.atan2(p.y - y, p.x - x) * 180) / Math.PI + 360) % 360,
  ]);
};

describe('[X-334] what is offered', () => {
  test('24 directions, touching, half an inch and an inch from the builder', () => {
    const b = scene([hq]);
    const found = polar(b, spots(b, order('legion')));
    const wanted = Array.from({ length: 24 }, (_, i) => [4500, 5770, 7040].map((reach) => [reach, 15 * i]));
    expect(found).toHaveLength(72);
    for (const [i, [reach, degrees]] of wanted.flat().entries()) {
      expect(Math.abs(found[i]![0] - reach!)).toBeLessThanOrEqual(1);
      expect(found[i]![1]).toBe(degrees);
    }
  });

  test('not where somebody stands', () => {
    const b = scene([hq, { seat: 1, sheet: 'zombies', at: [21, 10] }]);
    const free = spots(b, order('legion'));
    expect(free.length).toBeLessThan(72);
    expect(free.length).toBeGreaterThan(48);
    for (const p of free) {
      expect(placeFault(b, order('legion'), modelOf(b, 'A1'), p)).toBeUndefined();
      expect(Math.hypot(p.x - inch(21), p.y - inch(10))).toBeGreaterThanOrEqual(3998);
    }
  });

  test('72 directions where 24 have nothing', () => {
    const whole = (inches: number) => Math.round(inches * 2540) / 2540;
    const ring = (degrees: number): GivenModel => {
      const angle = (degrees * Math.PI) / 180;
      const far = 7100 / 2540;
      return { seat: 1, sheet: 'zombies', at: [whole(18 + far * Math.cos(angle)), whole(10 + far * Math.sin(angle))] };
    };
    const closed = scene([hq, ...Array.from({ length: 10 }, (_, i) => ring(36 * i))]);
    expect(spots(closed, order('legion'))).toEqual([]);
    expect(rallied(closed, order('legion'), modelOf(closed, 'A1'), 0)).toBeUndefined();
    const wish = withOrders({ ...closed, orders: [order('legion')], stack: [{ type: 'place' }] }, 0, { place: 'ask' });
    expect(playing(wish).told('orderLost')).toMatchObject([
      { product: 'empire-of-sol.legion', refund: true, rule: 'X-334' },
    ]);
    // touching the builder, a base needs 31.2° to each of them: between −27° and 37° only 5° has that
    const gap = scene([hq, ...[37, 73, 109, 145, 181, 217, 253, 289, 333].map(ring)]);
    const found = polar(gap, spots(gap, order('legion')));
    expect(found.map(([, degrees]) => degrees)).toEqual([5]);
    expect(Math.abs(found[0]![0] - 4500)).toBeLessThanOrEqual(1);
    expect(rallied(gap, order('legion'), modelOf(gap, 'A1'), 0)).toEqual(spots(gap, order('legion'))[0]);
  });

  test('[X-322] a [Mine]: in 72 directions, within an inch of its deposit', () => {
    const worker: GivenModel = { sheet: 'fabri', at: [18, 10] };
    const b = scene([worker], { nodes: [{ id: 'M1', at: [21, 10] }] });
    const found = spots(b, order('quarry', { node: 'M1' }));
    expect(found.length).toBeGreaterThan(3);
    for (const p of found) {
      const gap = Math.hypot(p.x - inch(21), p.y - inch(10)) - 5000;
      expect(gap).toBeGreaterThanOrEqual(-2);
      expect(gap).toBeLessThanOrEqual(inch(1) + 2);
    }
    expect(polar(b, found).some(([, degrees]) => degrees % 15 !== 0)).toBe(true);
    const far = placeFault(b, order('quarry', { node: 'M1' }), modelOf(b, 'A1'), { x: inch(18) - 4500, y: inch(10) });
    expect(far).toBe('tooFarFromNode');
    expect(placeFault(b, order('castra'), modelOf(b, 'A1'), { x: inch(18) - 4500, y: inch(10) })).toBeUndefined();
  });
});

test('[CQ-47] what was ordered by who is gone is lost with its payment', () => {
  const gone = { ...scene([hq]), orders: [order('legion', { builder: 'A9' })], stack: [{ type: 'place' } as const] };
  const p = playing(gone);
  expect(p.told('orderLost')).toEqual([
    { type: 'orderLost', builder: 'A9', product: 'empire-of-sol.legion', refund: false, rule: 'CQ-47' },
  ]);
  expect([p.now().orders, p.now().sides[0].bank, p.now().models.length]).toEqual([[], { R: 0, A: 0 }, 1]);
});

describe('[X-334] where it goes by itself', () => {
  const nearest = (b: Battle, of: BuildOrder, goal: Point): number =>
    Math.min(...spots(b, of).map((p) => Math.hypot(p.x - goal.x, p.y - goal.y)));
  const goes = (b: Battle, of: BuildOrder): Point => rallied(b, of, modelOf(b, 'A1'), 0)!;
  const withRally = (b: Battle, builder: string, place: Point): Battle => ({
    ...b,
    standing: b.standing.map((own) => ({ ...own!, rally: [{ builder, at: place }] })),
  });

  test.each<[string, Point]>([
    ['east', at(30, 10)],
    ['north-west', at(5, 30)],
    ['south', at(18, 0)],
  ])('as near to its rally point as can be: %s', (_, goal) => {
    const b = withRally(scene([hq, { seat: 1, sheet: 'zombies', at: [21, 10] }]), 'A1', goal);
    const p = goes(b, order('legion'));
    expect(Math.hypot(p.x - goal.x, p.y - goal.y)).toBe(nearest(b, order('legion'), goal));
  });

  test('towards the middle without one, or with one of another builder', () => {
    const b = scene([hq]);
    expect(goes(b, order('legion'))).toEqual({ x: inch(18), y: inch(10) + 7040 });
    expect(goes(withRally(b, 'A9', at(0, 0)), order('legion'))).toEqual({ x: inch(18), y: inch(10) + 7040 });
  });

  test('[X-322] a [Mine] keeps to its deposit', () => {
    const b = scene([{ sheet: 'fabri', at: [18, 10] }], { nodes: [{ id: 'M1', at: [15, 10] }] });
    const p = goes(b, order('quarry', { node: 'M1' }));
    expect(p.x).toBeLessThan(inch(18));
    expect(Math.hypot(p.x - inch(15), p.y - inch(10))).toBe(nearest(b, order('quarry', { node: 'M1' }), at(15, 10)));
  });
});
