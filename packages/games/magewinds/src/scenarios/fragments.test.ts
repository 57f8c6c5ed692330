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
