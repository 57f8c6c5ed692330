// The counting itself, fact by fact (HR-15, X-49, X-156 to ): both sides, large models, edges of every limit.
import { describe, expect, test } from 'vitest';
import { copyBattle, deedsOf, modelOf } from '../state/battle.ts';
import type { Battle, Deeds, HeroesEvent, HeroesTable, Model, WoundCause } from '../state/types.ts';
import { type Lineup, type Place, scene, spaceOf, standing } from '../testing/scenes.ts';
import {
  noteCover,
  noteDescent,
  noteIdle,
  notePower,
  noteSaves,
  noteSlain,
  noteStanding,
  noteWounded,
} from './tracking.ts';

const ANY = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5],
];
/** Markers lie at (6,8), (17,8), (17,15) and (6,15). */
const board = (places: Readonly<Record<string, Place>>, more: Partial<Lineup> = {}): Battle =>
  standing(
    scene({
      south: ['void.death-knight', 'void.siege-golem', 'void.zombie'],
      north: ['void.death-knight', 'void.siege-golem', 'void.zombie'],
      pieces: [],
      points: 150,
      objectives: ANY,
      ...more,
    }),
    places,
  );
const told: HeroesEvent[] = [];
const TABLE: HeroesTable = {
  roll: () => [],
  shuffle: (items) => items,
  final: () => {},
  tell: (e) => told.push(e),
};
const BLOW: WoundCause = { kind: 'melee', by: 'A1', blackSun: false, grenade: false };
const met = (b: Battle, side: 0 | 1): readonly number[] => b.trackers[side].met;
const withDeeds = (b: Battle, id: string, by: Partial<Deeds>): Battle => {
  const copy = copyBattle(b);
  copy.deeds = b.deeds.map((d) => (d.id === id ? { ...d, ...by } : d));
  return copy;
};
/** This one dies by another's hand. */
const dies = (b: Battle, id: string, how: Partial<WoundCause>): Battle =>
  noteSlain(b, { ...modelOf(b, id), wounds: 0 }, { ...BLOW, ...how }, TABLE);

describe('where', () => {
  const A = (victim: Place, slayer: Place = [12, 12]) => met(dies(board({ A1: slayer, B1: victim }), 'B1', {}), 0);
  const B = (victim: Place, slayer: Place = [12, 12]) =>
    met(dies(board({ B1: slayer, A1: victim }), 'A1', { by: 'B1' }), 1);

  test.each([
    ['six from a marker', [0, 2], true],
    ['seven', [0, 1], false],
    ['beside it', [23, 9], true],
    ['on it', [17, 15], true],
  ] as const)('[X-158] Hands Off!: %s', (_, victim, is) => {
    expect(A(victim).includes(3)).toBe(is);
    expect(B(victim).includes(3)).toBe(is);
  });

  test.each([
    [[5, 5], true],
    [[4, 12], false],
    [[18, 18], true],
    [[19, 12], false],
    [[12, 5], true],
    [[12, 4], false],
    [[12, 18], true],
    [[12, 19], false],
  ] as const)('[X-158] King of the Hill from %j: %s', (slayer, is) => {
    expect(A([11, 11], slayer).includes(8)).toBe(is);
  });

  test.each([
    [8, [true, false], [false, true]],
    [9, [false, false], [false, false]],
    [0, [true, false], [false, true]],
    [14, [false, false], [false, false]],
    [15, [false, true], [true, false]],
    [23, [false, true], [true, false]],
  ] as const)('[X-158] Let Them Come! and Hold the Line! in row %i', (y, south, north) => {
    expect([9, 10].map((id) => A([1, y]).includes(id))).toEqual(south);
    expect([9, 10].map((id) => B([1, y]).includes(id))).toEqual(north);
  });

  test('[X-158] No Escape: on the three rows at the enemy edge, a large one with any of its spaces', () => {
    const lost = (id: string, place: Place, by: string, side: 0 | 1) =>
      met(dies(board({ [id]: place, [by]: [12, 12] }), id, { by }), side).includes(11);
    expect([
      lost('A1', [1, 21], 'B1', 0),
      lost('A1', [1, 20], 'B1', 0),
      lost('A2', [1, 20], 'B1', 0),
      lost('A2', [1, 19], 'B1', 0),
    ]).toEqual([true, false, true, false]);
    expect([
      lost('B1', [1, 2], 'A1', 1),
      lost('B1', [1, 3], 'A1', 1),
      lost('B2', [1, 2], 'A1', 1),
      lost('B2', [1, 3], 'A1', 1),
    ]).toEqual([true, false, true, false]);
  });
});

describe('who', () => {
  const together = () => board({ A1: [9, 10], A3: [2, 2], B1: [10, 10], B3: [20, 20] });

  test('[X-158] Grilled, Explosives: by power, Black Sun weapon, grenade', () => {
    const by = (how: Partial<WoundCause>) => [1, 7].map((id) => met(dies(together(), 'B1', how), 0).includes(id));
    expect(by({})).toEqual([false, false]);
    expect(by({ kind: 'power' })).toEqual([true, false]);
    expect(by({ kind: 'shot', blackSun: true })).toEqual([true, false]);
    expect(by({ kind: 'shot', grenade: true })).toEqual([false, true]);
  });

  test('[X-158] Hunter and Reaper count different ones, In the Trenches those that stood higher', () => {
    expect(met(dies(withDeeds(together(), 'A1', { slain: ['B3'] }), 'B1', {}), 0)).toContain(12);
    expect(met(dies(withDeeds(together(), 'A1', { slain: ['B1'] }), 'B1', {}), 0)).not.toContain(12);
    const hurt = (b: Battle, deeds: Partial<Deeds>) =>
      noteWounded(withDeeds(b, 'A1', deeds), modelOf(b, 'B1'), BLOW, TABLE);
    expect(met(hurt(together(), { wounded: ['B2', 'B3'] }), 0)).toEqual([14]);
    expect(met(hurt(together(), { wounded: ['B1', 'B3'] }), 0)).toEqual([]);
    const up = board({ A1: [9, 9], B1: [9, 10] }, { pieces: [['crates', 9, 10]] });
    expect(deedsOf(hurt(up, {}), 'A1')).toMatchObject({ wounded: ['B1'], woundedHigher: ['B1'] });
    expect(met(hurt(up, { woundedHigher: ['B3'] }), 0)).toEqual([17]);
    const level = board({ A1: [9, 10], B1: [10, 10] }, { pieces: [['crates', 9, 10]] });
    expect(deedsOf(hurt(level, {}), 'A1').woundedHigher).toEqual([]);
    const down = board({ A1: [9, 10], B1: [9, 9] }, { pieces: [['crates', 9, 10]] });
    expect(deedsOf(hurt(down, {}), 'A1').woundedHigher).toEqual([]);
    const gone = { ...up, models: up.models.map((m) => (m.id === 'A1' ? { ...m, space: null } : m)) };
    expect(deedsOf(hurt(gone, {}), 'A1')).toMatchObject({ wounded: ['B1'], woundedHigher: [] });
  });

  test('[X-156] own fire and nobody’s doing count for nobody', () => {
    for (const by of ['A3', null] as const) {
      const b = noteWounded(together(), modelOf(together(), 'A1'), { ...BLOW, by }, TABLE);
      expect(b).toEqual(together());
      const dead = dies(together(), 'A1', { by });
      expect([met(dead, 0), met(dead, 1), dead.trackers[0].spoiled, dead.trackers[1].spoiled]).toEqual([
        [],
        [],
        true,
        false,
      ]);
    }
  });

  test('[X-158] Crows Nest: from a higher floor, while the slayer stands there', () => {
    const up = board({ A1: [9, 10], B1: [9, 9] }, { pieces: [['crates', 9, 10]] });
    expect(met(dies(up, 'B1', {}), 0)).toContain(2);
    const level = board({ A1: [9, 10], B1: [10, 10] }, { pieces: [['crates', 9, 10]] });
    expect(met(dies(level, 'B1', {}), 0)).not.toContain(2);
    const gone = {
      ...up,
      models: up.models.map((m): Model => (m.id === 'A1' ? { ...m, space: null, fate: 'slain' } : m)),
    };
    expect(met(dies(gone, 'B1', {}), 0).filter((id) => [2, 8, 15].includes(id))).toEqual([]);
  });

  test('[X-158] Revenge and Risky Maneuvers', () => {
    expect(met(dies(withDeeds(together(), 'B1', { slain: ['A3'] }), 'B1', {}), 0)).toContain(13);
    expect(met(dies(together(), 'B1', {}), 0)).not.toContain(13);
    const many = board({ A1: [9, 10], B1: [10, 10], B3: [11, 10] });
    expect(met(dies(many, 'B1', {}), 0)).toContain(15);
    expect(met(dies(standing(many, { A3: [8, 10] }), 'B1', {}), 0)).not.toContain(15); // two and two
  });

  test('[X-170] [X-158] Victory or Death: kills after the leader, the dearest, has died; also while it is dying', () => {
    const gone = (fate: Model['fate'], wounds: number) => {
      const b = together();
      return { ...b, models: b.models.map((m) => (m.id === 'A2' ? { ...m, fate, wounds } : m)) };
    };
    expect(dies(together(), 'B1', {}).trackers[0].avenged).toBe(0);
    expect(dies(gone('slain', 0), 'B1', {}).trackers[0].avenged).toBe(1); // the Siege golem, 68 points
    expect(dies(gone('alive', 0), 'B1', {}).trackers[0].avenged).toBe(1);
    expect(dies(gone('left', 5), 'B1', {}).trackers[0].avenged).toBe(0);
    const second = dies(gone('slain', 0), 'B1', {});
    expect(met(second, 0)).not.toContain(4);
    expect(met(dies(second, 'B3', {}), 0)).toContain(4);
    const cheaper = {
      ...together(),
      models: together().models.map((m): Model => (m.id === 'A1' ? { ...m, fate: 'slain', wounds: 0 } : m)),
    };
    expect(dies(cheaper, 'B1', {}).trackers[0].avenged).toBe(0);
  });
});

describe('losses and deeds', () => {
  test('[X-157] Lambs: the last starting model, unless one was lost otherwise; [X-168] the raised do not count', () => {
    const alone = (spoiled: boolean, more: Partial<Model> = {}) => {
      const b = copyBattle(board({ A1: [9, 10], B1: [10, 10] }));
      b.models = b.models.map((m) =>
        m.id === 'A2' || m.id === 'A3' ? { ...m, fate: 'slain', wounds: 0, ...(m.id === 'A3' ? more : {}) } : m,
      );
      b.trackers = [{ ...b.trackers[0], spoiled }, b.trackers[1]];
      return met(dies(b, 'A1', { by: 'B1' }), 0).includes(19);
    };
    expect(alone(false)).toBe(true);
    expect(alone(true)).toBe(false);
    expect(alone(false, { fate: 'alive', wounds: 2 })).toBe(false);
    expect(alone(false, { fate: 'left' })).toBe(false);
    expect(alone(false, { fate: 'alive', wounds: 2, unit: -1 })).toBe(true);
    const thrall = copyBattle(board({ A1: [9, 10], B1: [10, 10] }));
    thrall.models = thrall.models.map((m) => (m.id === 'A1' ? { ...m, unit: -1 } : m));
    const dead = dies(thrall, 'A1', { by: 'B1' });
    expect([met(dead, 0), met(dead, 1).includes(3)]).toEqual([[], true]);
    expect(dies(thrall, 'A1', { by: null }).trackers[0].spoiled).toBe(false);
  });

  test('[X-158] Death and Glory: within 6 of a marker', () => {
    expect(met(dies(board({ A1: [0, 2], B1: [12, 12] }), 'A1', { by: 'B1' }), 0)).toContain(6);
    expect(met(dies(board({ A1: [0, 1], B1: [12, 12] }), 'A1', { by: 'B1' }), 0)).not.toContain(6);
  });

  test('[X-158] Bulwark adds up to three saves of one model', () => {
    const b = board({ A1: [9, 10] });
    const saved = (before: number, saves: number) =>
      noteSaves(withDeeds(b, 'A1', { saves: before }), modelOf(b, 'A1'), saves, TABLE);
    expect([met(saved(2, 1), 0), met(saved(0, 3), 0), met(saved(1, 1), 0)]).toEqual([[21], [21], []]);
    expect(deedsOf(saved(1, 1), 'A1').saves).toBe(2);
    const same = withDeeds(b, 'A1', { saves: 5 });
    expect(noteSaves(same, modelOf(b, 'A1'), 0, TABLE)).toBe(same);
  });

  test('[X-158] Corruption, Master of Affinity, Summoner’s War', () => {
    const b = board({ A1: [9, 10], B1: [12, 12] });
    const after = (power: string, target: string | null, tracker: object = {}) => {
      const copy = copyBattle(b);
      copy.trackers = [{ ...b.trackers[0], ...tracker }, b.trackers[1]];
      return notePower(copy, modelOf(b, 'A1'), power, target === null ? null : modelOf(b, target), TABLE).trackers[0];
    };
    expect(after('corrupt', 'B1')).toMatchObject({ met: [20], powers: 1, raised: 0 });
    expect(after('corrupt', 'A3').met).toEqual([]);
    expect(after('corrupt', null).met).toEqual([]);
    expect(after('dread', 'B1')).toMatchObject({ met: [], powers: 1, raised: 0 });
    expect(after('dread', 'B1', { powers: 2 })).toMatchObject({ met: [22], powers: 3 });
    expect(after('raise', null, { powers: 1, raised: 2 })).toMatchObject({ met: [23], powers: 2, raised: 3 });
  });

  test('[X-158] Ghost from Cover 5', () => {
    const b = board({ A1: [9, 10] });
    expect([4, 5, 6].map((cover) => met(noteCover(b, modelOf(b, 'A1'), cover, TABLE), 0))).toEqual([[], [24], [24]]);
    expect(met(noteCover(b, modelOf(b, 'B1'), 5, TABLE), 1)).toEqual([24]);
  });
});

describe('standing somewhere', () => {
  const stands = (
    id: string,
    place: Place,
    way: readonly Place[] = [],
    hasMoved = true,
    deeds: Partial<Deeds> = {},
  ) => {
    const b = withDeeds(board({ [id]: place }), id, deeds);
    return noteStanding(
      b,
      modelOf(b, id),
      way.map((one) => spaceOf(b, one)),
      hasMoved,
      TABLE,
    );
  };
  const edges = (...args: Parameters<typeof stands>) => deedsOf(stands(...args), args[0]).edges;

  test('[X-158] East to West: edges are south 1, north 2, west 4, east 8; a large one touches with its far side', () => {
    expect([
      edges('A1', [5, 0]),
      edges('A1', [5, 23]),
      edges('A1', [0, 5]),
      edges('A1', [23, 5]),
      edges('A1', [0, 0]),
      edges('A1', [5, 5]),
    ]).toEqual([1, 2, 4, 8, 5, 0]);
    expect([edges('A2', [5, 22]), edges('A2', [22, 5]), edges('A2', [5, 21]), edges('A2', [0, 0])]).toEqual([
      2, 8, 0, 5,
    ]);
    expect(
      edges(
        'A1',
        [5, 5],
        [
          [0, 6],
          [5, 5],
        ],
      ),
    ).toBe(4);
    const opposite = (before: number, place: Place) =>
      met(stands('A1', place, [], true, { edges: before }), 0).includes(18);
    expect([opposite(1, [5, 23]), opposite(2, [5, 0]), opposite(4, [23, 5]), opposite(8, [0, 5])]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([opposite(1, [0, 5]), opposite(8, [5, 0]), opposite(2, [23, 5])]).toEqual([false, false, false]);
  });

  test('[X-158] Covert Operations: on or beside each marker at the end of a move, not on entering', () => {
    const markers = (...args: Parameters<typeof stands>) => deedsOf(stands(...args), args[0]).markers;
    expect([markers('A1', [6, 8]), markers('A1', [7, 9]), markers('A1', [8, 8]), markers('A2', [4, 8])]).toEqual([
      1, 1, 0, 1,
    ]);
    expect(markers('A1', [6, 8], [], false)).toBe(0);
    expect(met(stands('A1', [6, 8], [], true, { markers: 0b1110 }), 0)).toContain(5);
    expect(met(stands('A1', [6, 8], [], true, { markers: 0b0110 }), 0)).not.toContain(5);
  });

  test('nothing new, nothing changed', () => {
    const b = withDeeds(board({ A1: [6, 8] }), 'A1', { markers: 1 });
    expect(noteStanding(b, modelOf(b, 'A1'), [], true, TABLE)).toBe(b);
  });

  test('[X-158] Espionage: idle near a marker twice in a row, alive and on the board', () => {
    const frame = {
      type: 'activation',
      model: 'A1',
      step: 'end',
      choice: 'free',
      pace: 'still',
      moved: true,
      cast: false,
      busy: false,
      engages: false,
      high: false,
    } as const;
    const idle = (place: Place, before: number, busy = false, change: Partial<Model> = {}) => {
      const b = withDeeds(board({ A1: place }), 'A1', { idle: before });
      const now = { ...b, models: b.models.map((m) => (m.id === 'A1' ? { ...m, ...change } : m)) };
      const after = noteIdle(now, { ...frame, busy }, TABLE);
      return [deedsOf(after, 'A1').idle, met(after, 0).includes(16)];
    };
    expect([idle([0, 2], 0), idle([0, 2], 1), idle([0, 1], 1), idle([0, 2], 1, true)]).toEqual([
      [1, false],
      [2, true],
      [0, false],
      [0, false],
    ]);
    expect([idle([0, 2], 1, false, { fate: 'slain' }), idle([0, 2], 1, false, { space: null })]).toEqual([
      [1, false],
      [1, false],
    ]);
  });

  test('[X-158] Leap of Faith: a highest floor, later a lowest one, in this order, also over several ways', () => {
    const pieces = [['scaffold', 8, 10]] as const;
    const goes = (wasHigh: boolean, ...way: Place[]) => {
      const b = board({ A1: [8, 10], B1: [20, 20] }, { pieces });
      const { b: after, high } = noteDescent(
        b,
        modelOf(b, 'A1'),
        wasHigh,
        way.map((one) => spaceOf(b, one)),
        TABLE,
      );
      return [met(after, 0).includes(25), high];
    };
    expect(goes(false, [8, 10], [7, 10])).toEqual([true, true]);
    expect(goes(false, [7, 10], [8, 10])).toEqual([false, true]);
    expect(goes(false, [7, 10], [6, 10])).toEqual([false, false]);
    expect(goes(true, [6, 10])).toEqual([true, true]);
    const flat = board({ A1: [8, 10] });
    expect(met(noteDescent(flat, modelOf(flat, 'A1'), true, [spaceOf(flat, [7, 10])], TABLE).b, 0)).toEqual([]);
  });
});

test('[HR-15] each is told once, and kept in order', () => {
  told.length = 0;
  const b = board({ A1: [9, 10], B1: [10, 10], B3: [11, 10] });
  const once = dies(b, 'B1', { kind: 'power' });
  expect(told).toContainEqual({ type: 'met', side: 0, objective: 3, rule: 'HR-15' });
  const count = told.filter((e) => e.type === 'met' && e.objective === 3).length;
  const twice = dies(once, 'B3', { kind: 'power' });
  expect(told.filter((e) => e.type === 'met' && e.objective === 3)).toHaveLength(count);
  expect(met(twice, 0)).toEqual([...met(twice, 0)].sort((x, y) => x - y));
});
