import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { loud, quiet } from '../testing/scenarios.ts';
import { begin, scripted } from '../testing/setup.ts';
import {
  applyFragment,
  beginFragments,
  fragmentCandidates,
  fragmentDecision,
  isFragmentsDone,
  refuseFragment,
} from './index.ts';

/** Seat 0 is Player 1 in the south, seat 1 in the north; nobody stands in the way. */
const start = (): Battle => {
  const warbands = [
    ['warrior', 'wizard', 'cleric', 'guardian'],
    ['deadeye', 'mesmer', 'cleric'],
  ];
  const b = begin(
    { scenario: 'fragment-frenzy', warbands, terrain: { features: [] }, deployment: 'auto' },
    scripted(6, 1),
  );
  return {
    ...b,
    fighters: b.fighters.map((f) => ({ ...f, x: inch(1) + f.id * 2600, y: f.seat === 0 ? inch(1) : inch(15) })),
  };
};
const put = (x: number, y: number) => ({ type: 'placeObject' as const, x, y });

describe('placing fragments', () => {
  test('[ItT fragment-frenzy.placing] in turn, who finished deploying first begins, five in all', () => {
    let b = beginFragments(start());
    expect(b.finished).toEqual([1, 0]); // three fighters against four
    const seats: number[] = [];
    const events: MagewindsEvent[] = [];
    for (let d = fragmentDecision(b); d; d = fragmentDecision(b)) {
      expect(d).toMatchObject({ kind: 'fragment', rule: 'ItT fragment-frenzy.placing' });
      expect(fragmentCandidates(b, 1 - d.seat)).toEqual([]);
      const all = fragmentCandidates(b, d.seat);
      for (const c of all) expect(refuseFragment(b, d.seat, c)).toBeUndefined();
      seats.push(d.seat);
      b = applyFragment(b, d.seat, all[Math.floor(all.length / 2)]!, loud(events));
    }
    expect(seats).toEqual([1, 0, 1, 0, 1]);
    expect(b.objects.every((o) => o.where === 'field')).toBe(true);
    expect(events).toHaveLength(5);
    expect(isFragmentsDone(b)).toBe(true);
  });

  const first = () => ({ ...beginFragments(start()), turn: 0 });
  const cases: readonly [string, number, number, string | undefined][] = [
    ['in the enemy half, on the line', inch(6), inch(8) + 1250, undefined],
    ['over the line', inch(6), inch(8) + 1247, 'notInEnemyTerritory'],
    ['2 in from the edge', inch(2) + 1250, inch(10), undefined],
    ['nearer to the edge', inch(2) + 1247, inch(10), 'tooNearEdge'],
    ['not whole', inch(6) + 0.5, inch(10), 'notWhole'],
  ];
  test.each(cases)('[ItT fragment-frenzy.placing] %s', (_, x, y, code) => {
    expect(refuseFragment(first(), 0, put(x, y))?.code).toBe(code);
    expect(refuseFragment(first(), 1, put(x, y))?.code).toBe('notYourDecision');
  });

  test('[ItT fragment-frenzy.placing] 1 in from fighters, 2 in from other fragments', () => {
    const b = first();
    const at = (y: number): Battle => ({
      ...b,
      fighters: b.fighters.map((f) => (f.id === 5 ? { ...f, x: inch(6), y } : f)),
    });
    const y = inch(11);
    expect(refuseFragment(at(y + inch(1) + 2500), 0, put(inch(6), y))).toBeUndefined();
    expect(refuseFragment(at(y + inch(1) + 2497), 0, put(inch(6), y))?.code).toBe('tooNearOthers');
    const placed = { ...applyFragment(b, 0, put(inch(6), y), quiet), turn: 0 };
    expect(refuseFragment(placed, 0, put(inch(6) - inch(2) - 2500, y))).toBeUndefined();
    expect(refuseFragment(placed, 0, put(inch(6) - inch(2) - 2497, y))?.code).toBe('tooNearOthers');
  });

  test('[ItT fragment-frenzy.placing] 2 in from every edge, and why a place will not do', () => {
    const RULE = 'ItT fragment-frenzy.placing';
    const b = first(); // seat 0 places in the north
    const south = { ...b, turn: 1 };
    const edges: readonly [Battle, number, [number, number], [number, number]][] = [
      [b, 0, [inch(2) + 1250, inch(10)], [-3, 0]],
      [b, 0, [inch(10) - 1250, inch(10)], [3, 0]],
      [b, 0, [inch(6), inch(14) - 1250], [0, 3]],
      [south, 1, [inch(6), inch(2) + 1250], [0, -3]],
      [south, 1, [inch(10) - 1250, inch(5)], [3, 0]],
      [south, 1, [inch(2) + 1250, inch(5)], [-3, 0]],
    ];
    const clear = (at: Battle) => ({ ...at, fighters: at.fighters.map((f) => ({ ...f, where: 'down' as const })) });
    for (const [at, seat, [x, y], [dx, dy]] of edges) {
      expect(refuseFragment(clear(at), seat, put(x, y)), `${x}, ${y}`).toBeUndefined();
      expect(refuseFragment(clear(at), seat, put(x + dx, y + dy))).toEqual({
        code: 'tooNearEdge',
        rule: RULE,
        facts: { least: 5080 },
        witness: { at: { x: x + dx, y: y + dy, radius: 1250 } },
      });
    }
    expect(refuseFragment(b, 1, put(inch(6), inch(5)))).toEqual({ code: 'notYourDecision', rule: RULE, facts: {} });
    expect(refuseFragment(b, 0, put(inch(6), inch(5)))).toEqual({
      code: 'notInEnemyTerritory',
      rule: RULE,
      facts: {},
      witness: { at: { x: inch(6), y: inch(5), radius: 1250 } },
    });
    const near = { ...b, fighters: b.fighters.map((f) => (f.id === 5 ? { ...f, x: inch(6), y: inch(12) } : f)) };
    expect(refuseFragment(near, 0, put(inch(6), inch(11)))).toEqual({
      code: 'tooNearOthers',
      rule: RULE,
      facts: { fragments: 5080, fighters: 2540 },
      witness: { at: { x: inch(6), y: inch(11), radius: 1250 } },
    });
    expect(refuseFragment(b, 0, put(0, 0))?.code).toBe('placeOffField');
  });

  test('[ItT fragment-frenzy.placing] who is not on the battlefield, and what was collected, is not in the way', () => {
    const b = first();
    const at = { x: inch(6), y: inch(11) };
    const gone = {
      ...b,
      fighters: b.fighters.map((f) => (f.id === 5 ? { ...f, ...at, where: 'down' as const } : f)),
      objects: b.objects.map((o) => ({ ...o, ...at })),
    };
    expect(refuseFragment(gone, 0, put(at.x, at.y))).toBeUndefined();
  });

  test('[ItT fragment-frenzy.placing] what is offered: rows of 1.5 in over the other half, 2 in from the edge', () => {
    const b = first();
    const empty = { ...b, fighters: b.fighters.map((f) => ({ ...f, where: 'down' as const })) };
    // the inner part of a half is 8 in wide and 6 in high; a row rises by 13/15 of 1.5 in: 3302
    const rows = (bottom: number) =>
      [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4].map((i) =>
          put(inch(2) + 1250 + (row % 2 === 0 ? 0 : 1905) + i * 3810, bottom + 1250 + row * 3302),
        ),
      );
    expect(fragmentCandidates(empty, 0)).toEqual(rows(inch(8)));
    expect(fragmentCandidates({ ...empty, turn: 1 }, 1)).toEqual(rows(inch(2)));
    const middle = { x: inch(2) + 1250 + 2 * 3810, y: inch(8) + 1250 };
    const standing = {
      ...empty,
      fighters: empty.fighters.map((f) => (f.id === 0 ? { ...f, where: 'field' as const, ...middle } : f)),
    };
    // 1 in and two radii: 5040 units about it nothing is offered
    const free = rows(inch(8)).filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) >= 5040);
    expect(free).toHaveLength(15);
    expect(fragmentCandidates(standing, 0)).toEqual(free);
  });

  test('[ItT fragment-frenzy.placing] without halves anywhere inside', () => {
    const b = { ...first(), territories: [null, null] };
    expect(refuseFragment(b, 0, put(inch(6), inch(5)))).toBeUndefined();
    expect(refuseFragment(b, 0, put(inch(6), inch(1)))?.code).toBe('tooNearEdge');
    const ys = fragmentCandidates(b, 0).map(({ y }) => y);
    expect([Math.min(...ys) < inch(5), Math.max(...ys) > inch(11)]).toEqual([true, true]);
  });

  test('[ItT fragment-frenzy.placing] one placed: told, and the other places next', () => {
    const b = first();
    const events: MagewindsEvent[] = [];
    const next = applyFragment(b, 0, put(inch(6), inch(11)), loud(events));
    expect(events).toEqual([
      {
        type: 'objectPlaced',
        rule: 'ItT fragment-frenzy.placing',
        by: 0,
        kind: 'fragment',
        x: inch(6),
        y: inch(11),
      },
    ]);
    expect(next).toEqual({
      ...b,
      turn: 1,
      objects: b.objects.map((o) => (o.id === 0 ? { ...o, where: 'field', x: inch(6), y: inch(11) } : o)),
    });
    expect(fragmentDecision(next)).toEqual({
      seat: 1,
      kind: 'fragment',
      rule: 'ItT fragment-frenzy.placing',
      fighter: null,
    });
  });

  test('[MW-R91] five of them, none placed at first', () => {
    expect(start().objects).toEqual(
      [0, 1, 2, 3, 4].map((id) => ({ id, kind: 'fragment', where: 'collected', x: 0, y: 0, carrier: null })),
    );
  });

  test('[MW-R91] each round refills to five: what lies there stays', () => {
    const b = first();
    const lying = {
      ...b,
      objects: b.objects.map((o) =>
        o.id < 3 ? { ...o, where: 'field' as const, x: inch(3 + 3 * o.id), y: inch(12) } : o,
      ),
    };
    const one = applyFragment(lying, 0, put(inch(6), inch(9)), quiet);
    expect(one.turn).toBe(1);
    const two = applyFragment(one, 1, put(inch(6), inch(5)), quiet);
    expect(two.objects.filter((o) => o.where === 'field')).toHaveLength(5);
    expect(isFragmentsDone(two)).toBe(true);
  });

  /** Low walls over the whole north but for a place that just holds a base. */
  const walled = (room: number): Battle => {
    const wall = (x: number, y: number, toX: number, toY: number) => ({
      corners: [
        { x, y },
        { x: toX, y },
        { x: toX, y: toY },
        { x, y: toY },
      ],
      height: 'low' as const,
    });
    const [left, bottom] = [inch(6) + 17, inch(9) + 31];
    const pieces = [
      wall(0, inch(7), left, inch(16)),
      wall(left + room, inch(7), inch(12), inch(16)),
      wall(left, inch(7), left + room, bottom),
      wall(left, bottom + room, left + room, inch(16)),
    ];
    return { ...first(), terrain: { features: [{ kind: 'hedge', pieces }] } };
  };
  test('[MW-R91] "no legal spot" is decided exactly', () => {
    const b = walled(2500);
    const [only, ...others] = fragmentCandidates(b, 0);
    expect(others).toEqual([]);
    expect(refuseFragment(b, 0, only!)).toBeUndefined();
    expect(Math.abs(only!.x - inch(6) - 17 - 1250)).toBeLessThanOrEqual(2);
  });

  test('[MW-R91] of two such spots the one nearer to the middle is offered', () => {
    const wall = (x: number, y: number, toX: number, toY: number) => ({
      corners: [
        { x, y },
        { x: toX, y },
        { x: toX, y: toY },
        { x, y: toY },
      ],
      height: 'low' as const,
    });
    const [near, far] = [
      { x: inch(6) + 17, y: inch(9) + 31 },
      { x: inch(9) - 613, y: inch(12) + 31 },
    ];
    const beside = ({ x, y }: { x: number; y: number }) => [
      wall(0, y, x, y + 2500),
      wall(x + 2500, y, inch(12), y + 2500),
    ];
    const pieces = [
      wall(0, inch(7), inch(12), near.y),
      ...beside(near),
      wall(0, near.y + 2500, inch(12), far.y),
      ...beside(far),
      wall(0, far.y + 2500, inch(12), inch(16)),
    ];
    const b: Battle = { ...first(), terrain: { features: [{ kind: 'hedge', pieces }] } };
    const at = (hole: { x: number; y: number }) => put(hole.x + 1250, hole.y + 1250);
    expect([refuseFragment(b, 0, at(near)), refuseFragment(b, 0, at(far))]).toEqual([undefined, undefined]);
    const [only, ...others] = fragmentCandidates(b, 0);
    expect(others).toEqual([]);
    expect(Math.hypot(only!.x - at(near).x, only!.y - at(near).y)).toBeLessThan(5);
  });

  test('[ItT fragment-frenzy.placing] who has no room left is passed over; when nobody has, it is over', () => {
    const b = walled(2490);
    expect(fragmentDecision(b)?.seat).toBe(1); // the north is full, the south is free
    const everywhere = {
      features: [
        {
          kind: 'hedge' as const,
          pieces: [0, 3, 6, 9].flatMap((x) =>
            [0, 4, 8, 12].map((y) => ({
              corners: [
                { x: inch(x), y: inch(y) },
                { x: inch(x + 3), y: inch(y) },
                { x: inch(x + 3), y: inch(y + 4) },
                { x: inch(x), y: inch(y + 4) },
              ],
              height: 'low' as const,
            })),
          ),
        },
      ],
    };
    expect(isFragmentsDone({ ...first(), terrain: everywhere })).toBe(true);
    expect(fragmentDecision({ ...first(), terrain: everywhere })).toBeUndefined();
  });
});
