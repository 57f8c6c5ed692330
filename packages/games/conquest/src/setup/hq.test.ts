// Headquarters: CQ-22, X-302, X-305, X-307, X-309, X-312.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../content/maps.ts';
import type { MapPiece } from '../content/types.ts';
import type { Battle, ConquestCommand } from '../state/types.ts';
import { at, type Given, sceneOf } from '../testing/scenes.ts';
import { settingUp } from '../testing/setting-up.ts';
import { findHq } from './hq.ts';
import { hqFault } from './hq-spots.ts';

const scene = (given: Given = {}, side: 0 | 1 = 0): Battle =>
  sceneOf({ round: 0, phase: 'setup', ...given, stack: [{ type: 'roundEnd' }, { type: 'hq', side }] });
const placing = (given: Given = {}, side: 0 | 1 = 0) => settingUp(scene(given, side));
const put = (x: number, y: number): ConquestCommand => ({ type: 'hq', at: at(x, y) });

describe('where a headquarters may stand', () => {
  test.each([
    [0, 18, 6, undefined, ''], // 12" from the centre
    [0, 18, 6.5, 'nearCentre', 'X-307'],
    [0, 6, 17, undefined, ''], // 17" + 25 mm
    [0, 6, 17.5, 'tooFarFromEdge', 'CQ-22'],
    [0, 18, 30, 'tooFarFromEdge', 'CQ-22'],
    [0, 1, 1, undefined, ''],
    [0, 0.5, 6, 'offBoard', 'X-307'],
    [1, 18, 30, undefined, ''],
    [1, 18, 29.5, 'nearCentre', 'X-307'],
    [1, 30, 18.5, 'tooFarFromEdge', 'CQ-22'],
    [1, 30, 19, undefined, ''],
  ] as const)('[CQ-22] [X-307] side %d at %d, %d: %s', (side, x, y, why, rule) => {
    expect(placing({}, side).refusal(put(x, y))).toEqual(
      why === undefined ? undefined : { code: 'cannotSetUp', rule, what: 'hq', why },
    );
  });

  test('[X-302] on the half-inch lattice', () => {
    const c: ConquestCommand = { type: 'hq', at: { x: inch(18), y: inch(5) + 1 } };
    expect(placing().refusal(c)).toMatchObject({ why: 'offLattice', rule: 'X-302' });
  });

  test.each([
    ['M', 13, undefined], // 3" − 2 × 25 mm
    ['M', 12.5, 'nearNode'],
    ['R', 12.5, undefined], // 2½" − 37½ mm
    ['R', 12, 'nearNode'],
  ])('[X-305] [X-307] an inch from the edge of a %s node: %d', (kind, x, why) => {
    const b = scene({ nodes: [{ id: `${kind}1`, at: [10, 6] }] });
    expect(hqFault(b, 0, at(x, 6))).toBe(why);
  });

  test('[X-307] 2" from Impassable, none from other terrain', () => {
    const box = (k: MapPiece['k']): MapPiece => ({
      k,
      shape: {
        poly: [
          [20, 2],
          [24, 2],
          [24, 6],
          [20, 6],
        ],
      },
    });
    const rock = scene({ config: { terrain: 'custom', pieces: [box('mountain')] } });
    expect(hqFault(rock, 0, at(17, 4))).toBeUndefined(); // 3" − 25 mm
    expect(hqFault(rock, 0, at(17.5, 4))).toBe('impassable');
    expect(hqFault(scene({ config: { terrain: 'custom', pieces: [box('city')] } }), 0, at(22, 4))).toBeUndefined();
  });

  test('[X-307] with hqCentreGap 0 as near as one likes, but not on the city', () => {
    const b = scene({ rulings: { hqCentreGap: 0 } });
    expect(hqFault(b, 0, at(18, 6.5))).toBeUndefined();
    expect(hqFault(b, 0, at(18, 15))).toBeUndefined(); // 3", 2" + 25 mm are 2.98"
    expect(hqFault(b, 0, at(18, 15.5))).toBe('city');
  });

  test.each([
    [4500, 'points'],
    [1500, 48],
  ] as const)(
    '[X-312] 16" from the centre of the larger board (%d points, %s), still 18" from the edge',
    (points, boardSize) => {
      const b = scene({ points, rulings: { boardSize } });
      expect(hqFault(b, 0, at(24, 8))).toBeUndefined();
      expect(hqFault(b, 0, at(24, 8.5))).toBe('nearCentre');
      expect(hqFault(b, 0, at(5, 17))).toBeUndefined();
      expect(hqFault(b, 0, at(5, 17.5))).toBe('tooFarFromEdge');
      expect(hqFault(b, 1, at(24, 40))).toBeUndefined();
      const small = scene({ points, rulings: { boardSize: 36 } });
      expect(hqFault(small, 0, at(18, 6))).toBeUndefined();
      const free = scene({ rulings: { boardSize: 48, hqCentreGap: 0 } });
      expect(hqFault(free, 0, at(24, 16.5))).toBeUndefined();
    },
  );

  test('[X-34] by the edge that a side has', () => {
    const b: Battle = { ...scene(), edges: ['north', 'south'] };
    expect(hqFault(b, 0, at(18, 6))).toBe('tooFarFromEdge');
    expect(hqFault(b, 0, at(18, 30))).toBeUndefined();
  });

  /** Mines on a lattice of their own, all over the southern half. */
  const mines = (first: number, step: number) => {
    const all: { id: string; at: readonly [number, number] }[] = [];
    for (let x = first; x < 36; x += step)
      for (let y = first; y < 18; y += step) all.push({ id: `M${all.length + 1}`, at: [x, y] });
    return all;
  };

  test('[X-307] [X-33] where nothing is free, the distance to nodes falls to ½", then to none', () => {
    const game = placing({ nodes: mines(3, 4.5) }); // nowhere 1" + 2 × 25 mm from all
    expect(game.refusal(put(5, 5.5))).toBeUndefined(); // 2.83" from the nearest: 0.86" between them
    expect(game.refusal(put(4.5, 4.5))).toMatchObject({ why: 'nearNode' }); // 2.12": 0.15"
    expect(game.refusal(put(18, 12))).toMatchObject({ why: 'nearCentre' });
    for (const c of game.candidates()) expect(game.refusal(c)).toBeUndefined();
  });

  test('[X-307] [X-302] the one place there is may lie off the whole inches', () => {
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
    // a clearing round 5½, 5½: 2" and 25 mm are 2.98", so 3" to every side is enough, and half an inch more to none
    const pieces = [rock(0, 0, 2.5, 18), rock(8.5, 0, 36, 18), rock(2.5, 0, 8.5, 2.5), rock(2.5, 8.5, 8.5, 18)];
    const given: Given = { config: { terrain: 'custom', pieces } };
    const game = placing(given);
    expect(game.candidates()).toEqual([put(5.5, 5.5)]);
    expect(game.refusal(put(5.5, 5.5))).toBeUndefined();
    for (const [x, y] of [
      [5, 5.5],
      [6, 5.5],
      [5.5, 5],
      [5.5, 6],
    ] as const)
      expect(game.refusal(put(x, y))).toMatchObject({ why: 'impassable', rule: 'X-307' });
  });

  test('[X-307] a board that is full of nodes still has room for a headquarters', () => {
    const game = placing({ nodes: mines(1, 2) });
    expect(game.refusal(put(18, 12))).toBeUndefined();
    expect(game.refusal(put(18, 15.5))).toMatchObject({ why: 'city' });
    const all = game.candidates();
    expect(all.length).toBeGreaterThan(0);
    for (const c of all.slice(0, 4)) expect(game.refusal(c)).toBeUndefined();
  });
});

describe('in turn', () => {
  test('[CQ-22] [X-34] one each, whole, and that is all', () => {
    const game = placing({}, 1);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'placeHq', rule: 'CQ-22' }]);
    expect(game.refusal({ type: 'done' })).toMatchObject({ code: 'otherDecision', asked: 'placeHq' });
    game.play(put(18, 30));
    expect(game.asked()).toEqual([{ seat: 0, kind: 'placeHq', rule: 'CQ-22' }]);
    game.play(put(18, 6));
    expect(game.isOver()).toBe(true);
    const [first, second] = game.now().models;
    expect(first).toMatchObject({ seat: 1, sheet: 'void.necropolis', at: at(18, 30), wounds: 10, since: 0 });
    expect(second).toMatchObject({ seat: 0, sheet: 'empire-of-sol.praetorium', at: at(18, 6), wounds: 10 });
    expect(game.told('hqPlaced')).toEqual([
      { type: 'hqPlaced', side: 1, model: first!.id, at: at(18, 30), rule: 'CQ-22' },
      { type: 'hqPlaced', side: 0, model: second!.id, at: at(18, 6), rule: 'CQ-22' },
    ]);
    expect(game.now().sides.map(({ fielded }) => fielded)).toEqual([0, 0]); // it is free
  });

  test('[CQ-22] [X-309] the captain of several seats places his own, of the two that his faction has', () => {
    const given: Given = { factions: ['empire-of-sol', 'void', 'citadel', 'bloodpact'] };
    const b = scene(given);
    const seats = b.config.seats.map((army, seat) => (seat === 2 ? { ...army, hq: 'b' as const } : army));
    const conceded = settingUp({ ...b, config: { ...b.config, seats }, conceded: [0] });
    expect(conceded.asked()[0]).toMatchObject({ seat: 2 });
    conceded.play(put(18, 6));
    expect(conceded.now().models[0]).toMatchObject({ seat: 2, sheet: 'citadel.signal-station', wounds: 8 });
  });

  test('[X-309] the headquarters of a side: no other building, no unit, not that of the enemy', () => {
    const b = sceneOf({
      models: [
        { sheet: 'legion', at: [10, 10] },
        { sheet: 'castra', at: [14, 10] },
        { seat: 1, sheet: 'necropolis', at: [18, 30] },
        { seat: 1, sheet: 'crypt', at: [24, 30] },
        { sheet: 'praetorium', at: [18, 6] },
      ],
    });
    expect([findHq(b, 0)?.id, findHq(b, 1)?.id]).toEqual(['A3', 'B1']);
    const without = { ...b, models: b.models.slice(0, 4) };
    expect([findHq(without, 0), findHq(without, 1)?.id]).toEqual([undefined, 'B1']);
    expect(findHq({ ...b, models: b.models.slice(0, 2) }, 1)).toBeUndefined();
  });

  test.each(MAPS.map((map) => [map.id, map.hq] as const))(
    '[X-307] [X-312] candidates on %s: its three sites first, turned for the other side, then 48 more at most',
    (map, sites) => {
      for (const boardSize of [36, 48] as const)
        for (const side of [0, 1] as const) {
          const game = placing({ map, rulings: { boardSize } }, side);
          const all = game.candidates();
          const here = sites.map(([x, y]) => {
            const [u, v] = boardSize === 36 ? [x, y] : [Math.round((x * 8) / 3) / 2, Math.round((y * 8) / 3) / 2];
            return side === 0 ? put(u!, v!) : put(boardSize - u!, boardSize - v!);
          });
          if (boardSize === 36) expect(all.slice(0, 3)).toEqual(here);
          else expect(all).toContainEqual(here[0]);
          expect(all.length).toBeGreaterThan(40);
          expect(all.length).toBeLessThanOrEqual(51);
          expect(new Set(all.map((c) => JSON.stringify(c))).size).toBe(all.length);
          for (const c of all) expect(game.refusal(c)).toBeUndefined();
        }
    },
  );
});
