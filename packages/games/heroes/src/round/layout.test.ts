// Terrain, edges and markers: who begins, what each roll and answer does, and where a marker may lie (HR-09, HR-10, X-164, X-165, X-174).
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { readConfig } from '../reading/parse.ts';
import { copyBattle } from '../state/battle.ts';
import type { Battle, HeroesCommand, HeroesEvent } from '../state/types.ts';
import { areLegal, isTurnOf } from './markers.ts';

const at = (x: number, y: number): number => 24 * y + x;
const tableOf = (dice: number[], events: HeroesEvent[]) => ({
  roll: (count: number) => {
    if (dice.length < count) throw new Error('no die left');
    return dice.splice(0, count);
  },
  shuffle: <T>(items: readonly T[]) => items,
  final: () => {},
  tell: (e: HeroesEvent) => events.push(e),
});

const begin = (given: object, ...dice: number[]) => {
  const events: HeroesEvent[] = [];
  let b = heroes.setup(readConfig({ points: 60, ...given }, 'config'), tableOf(dice, events));
  expect(dice).toEqual([]);
  return {
    events,
    now: () => b,
    asked: () => heroes.decisions(b).map(({ kind, seat }) => `${kind} ${seat}`),
    play: (c: HeroesCommand, ...more: number[]) => {
      const { seat } = heroes.decisions(b)[0]!;
      expect(heroes.refuse(b, seat, c)).toBeUndefined();
      b = heroes.play(b, seat, c, tableOf(more, events));
      expect(more).toEqual([]);
    },
  };
};

describe('[X-164] who places the first marker', () => {
  test.each([
    [[5, 2], 'marker 0'],
    [[2, 5], 'marker 1'],
    [[4, 4, 1, 3], 'marker 1'],
  ])('in an arena the winner of a roll-off: %j', (dice, asked) => {
    const p = begin({ markers: 'placed' }, ...dice);
    expect(p.asked()).toEqual([asked]);
    const [south, north] = dice.slice(-2);
    expect(p.events.at(-1)).toEqual({
      type: 'rolledOff',
      for: 'markers',
      faces: [south, north],
      winner: south! > north! ? 0 : 1,
      rule: 'X-164',
    });
    if (dice.length > 2)
      expect(p.events[0]).toEqual({ type: 'rolledOff', for: 'markers', faces: [4, 4], winner: null, rule: 'X-164' });
  });

  test.each([
    [[6, 1], 'own', 0],
    [[1, 6], 'own', 1],
    [[6, 1], 'other', 0],
    [[1, 6], 'other', 1],
  ] as const)('on an open board who chooses the edge: %j, %s', (dice, edge, side) => {
    const pieces = [{ kind: 'crates', x: 3, y: 9, turn: 0 }];
    const p = begin({ terrain: 'given', pieces }, ...dice);
    expect(p.asked()).toEqual([`edge ${side}`]);
    expect(p.events).toEqual([{ type: 'rolledOff', for: 'edge', faces: dice, winner: side, rule: 'X-165' }]);
    p.play({ type: 'edge', edge });
    expect(p.asked()).toEqual([`marker ${side}`]);
    // two by one at (3, 9), half a turn about on 24: (19, 14)
    expect(p.now().config.pieces[0]).toMatchObject(edge === 'own' ? { x: 3, y: 9 } : { x: 19, y: 14 });
  });

  test('they alternate, two each, then the battle begins', () => {
    const p = begin({ terrain: 'given', pieces: [{ kind: 'crates', x: 0, y: 6, turn: 0 }] }, 5, 2);
    p.play({ type: 'edge', edge: 'own' });
    const order: string[] = [];
    for (const [space, ...dice] of [[at(4, 14)], [at(4, 8)], [at(19, 14)], [at(19, 8), 6, 1]] as const) {
      expect(heroes.decisions(p.now())[0]).toMatchObject({ left: 4 - order.length });
      order.push(p.asked()[0]!);
      p.play({ type: 'marker', space }, ...dice);
    }
    expect(order).toEqual(['marker 0', 'marker 1', 'marker 0', 'marker 1']);
    expect([p.asked(), p.now().markers]).toEqual([['goFirst 0'], [at(4, 14), at(4, 8), at(19, 14), at(19, 8)]]);
  });
});

describe('[X-164] where markers may lie', () => {
  const CRATES = { kind: 'crates', x: 0, y: 6, turn: 0 };
  const placing = (markers: readonly number[], side: 0 | 1 = 0, pieces: readonly object[] = [CRATES]): Battle => {
    const b = copyBattle(begin({ terrain: 'given', pieces }, 5, 2).now());
    b.markers = markers;
    b.stack = [
      { type: 'priority', winner: null },
      { type: 'markers', side },
    ];
    return b;
  };
  const may = (b: Battle, x: number, y: number): boolean =>
    heroes.refuse(b, heroes.decisions(b)[0]!.seat, { type: 'marker', space: at(x, y) }) === undefined;

  test('in the enemy half outside the zone, in a quarter of its own, six from the others', () => {
    const none = placing([]);
    expect([may(none, 5, 12), may(none, 5, 11), may(none, 5, 20), may(none, 5, 21)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const north = placing([], 1);
    expect([may(north, 5, 11), may(north, 5, 12), may(north, 5, 3), may(north, 5, 2)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const one = placing([at(10, 13)]);
    expect([may(one, 12, 13), may(one, 15, 13), may(one, 16, 13), may(one, 3, 20)]).toEqual([
      false,
      false,
      true,
      false,
    ]); // 2, 5, 6; its own quarter
    expect(may(placing([at(10, 13)], 1), 10, 8)).toBe(false); // 5
    expect(may(placing([at(10, 13)], 1), 10, 7)).toBe(true);
  });

  test('candidates: every third row and column and the arena’s own, as far as they are legal', () => {
    const b = placing([at(6, 13)]);
    const spaces = heroes.candidates(b, 0).flatMap((c) => (c.type === 'marker' ? [c.space] : []));
    expect(spaces.length).toBeGreaterThan(5);
    expect(new Set(spaces).size).toBe(spaces.length);
    for (const space of spaces) expect(heroes.refuse(b, 0, { type: 'marker', space })).toBeUndefined();
    expect(spaces.every((space) => space % 24 >= 12)).toBe(true);
  });

  test('candidates of the first: where the arena has its own, then by rows; all of its half where that is too coarse', () => {
    const spaces = (b: Battle) => heroes.candidates(b, 0).flatMap((c) => (c.type === 'marker' ? [c.space] : []));
    const grid = [13, 16, 19].flatMap((y) => [1, 4, 7, 10, 13, 16, 19, 22].map((x) => at(x, y)));
    expect(spaces(placing([]))).toEqual([at(17, 15), at(6, 15), ...grid]);
    // Six from both others are x 17 to 23, y 17 to 20; a wall lies on the two of the grid.
    const narrow = placing([at(11, 15), at(18, 11)], 0, [{ kind: 'wall', x: 19, y: 19, turn: 0 }]);
    const rows = [17, 18, 19, 20].flatMap((y) => [17, 18, 19, 20, 21, 22, 23].map((x) => at(x, y)));
    expect(spaces(narrow)).toEqual(rows.filter((space) => space < at(19, 19) || space > at(22, 19)));
  });

  test('whose turn it is follows from those that lie', () => {
    const turn = (...markers: number[]) => ([0, 1] as const).map((side) => isTurnOf(placing(markers), side));
    expect(turn()).toEqual([true, true]);
    expect(turn(at(4, 14))).toEqual([false, true]);
    expect(turn(at(4, 8))).toEqual([true, false]);
    expect(turn(at(4, 14), at(4, 8))).toEqual([true, true]);
    expect(turn(at(4, 14), at(4, 8), at(19, 14))).toEqual([false, true]);
  });

  test('[HR-16] those of a battle from outside', () => {
    expect(areLegal(placing([at(4, 14), at(4, 8)]))).toBe(true);
    expect(areLegal(placing([at(4, 14), at(4, 10)]))).toBe(false); // 4 apart
    expect(areLegal(placing([at(4, 14), at(11, 19)]))).toBe(false); // one quarter
    expect(areLegal(placing([at(4, 21)]))).toBe(false);
    const arena = begin({}, 6, 1).now();
    expect(areLegal({ ...arena, markers: [0, 0, 0, 0] })).toBe(true); // the arena's own are as they are
  });
});

describe('[HR-09] [X-174] laying out', () => {
  const CRATES = { type: 'terrain', kind: 'crates', turn: 0 } as const;

  test('the winner of the roll-off begins; two passes in a row end it; then the edge is rolled for', () => {
    const p = begin({ terrain: 'placed' }, 2, 6);
    expect(p.events).toEqual([{ type: 'rolledOff', for: 'terrain', faces: [2, 6], winner: 1, rule: 'HR-09' }]);
    expect(p.asked()).toEqual(['terrain 1']);
    p.play({ ...CRATES, space: at(5, 10) });
    expect(p.asked()).toEqual(['terrain 0']);
    p.play({ type: 'pass' });
    expect(p.asked()).toEqual(['terrain 1']);
    p.play({ ...CRATES, space: at(10, 10) });
    p.play({ type: 'pass' });
    p.play({ type: 'pass' }, 1, 5);
    expect(p.asked()).toEqual(['edge 1']);
    expect(p.now().config.pieces).toHaveLength(2);
  });

  test('twelve pieces are all; how many are left is told', () => {
    const p = begin({ terrain: 'placed' }, 6, 2);
    for (let i = 0; i < 12; i++) {
      expect(heroes.decisions(p.now())[0]).toMatchObject({ left: 12 - i });
      p.play(
        { type: 'terrain', kind: 'fire-pit', turn: 0, space: at(1 + 4 * (i % 6), 5 + 4 * Math.floor(i / 6)) },
        ...(i === 11 ? [6, 1] : []),
      );
    }
    expect(p.asked()).toEqual(['edge 0']);
  });

  test('not beyond the board, nor over its edge', () => {
    const b = begin({ terrain: 'placed' }, 6, 2).now();
    const refusal = (space: number) => heroes.refuse(b, 0, { ...CRATES, space });
    expect(refusal(at(22, 20))).toBeUndefined();
    for (const space of [at(23, 20), at(5, 21), at(0, 24), at(5, 30)])
      expect(refusal(space)).toEqual({ code: 'noTerrainThere', rule: 'X-174', kind: 'crates', space });
  });

  test('candidates: to place nothing, then a sample of every kind and turn, all of them legal', () => {
    const b = begin({ terrain: 'placed' }, 6, 2).now();
    const [first, ...all] = heroes.candidates(b, 0);
    expect(first).toEqual({ type: 'pass' });
    expect(new Set(all.map((c) => (c.type === 'terrain' ? c.kind : ''))).size).toBe(12);
    for (const c of all.filter((_, i) => i % 17 === 0)) expect(heroes.refuse(b, 0, c)).toBeUndefined();
    const pits = all.flatMap((c) => (c.type === 'terrain' && c.kind === 'fire-pit' ? [c.space] : []));
    expect(pits).toEqual([3, 7, 11, 15, 19].flatMap((y) => [0, 4, 8, 12, 16, 20].map((x) => at(x, y))));
    const walls = all.flatMap((c) => (c.type === 'terrain' && c.kind === 'wall' ? [`${c.turn} ${c.space}`] : []));
    expect(walls.slice(0, 3)).toEqual([0, 4, 8].map((x) => `0 ${at(x, 3)}`));
    expect(walls.filter((one) => one.startsWith('1'))).toHaveLength(4 * 6); // four rows high: up to row 17
    expect(new Set(all.map((c) => JSON.stringify(c))).size).toBe(all.length);
  });
});
