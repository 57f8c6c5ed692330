// Stats as they count, who touches whom, and where one may go: by hand, from the rulings about the board.
import { describe, expect, test } from 'vitest';
import { copyBattle, modelOf } from '../state/battle.ts';
import type { Battle, Lasting } from '../state/types.ts';
import { type Lineup, type Place, scene, spaceOf, standing, unit } from '../testing/scenes.ts';
import { ownSave } from '../wounds/wounds.ts';
import { kitOf } from './field.ts';
import { entries, fallBackEnds, isFree, isRooted, pushEnds, retreatEnds, triedMove } from './moving.ts';
import { engagedWith, groupAround, isEngaged, isInHazard, isObscured, reaches } from './standing.ts';
import { integrityOf, isUnder, moveOf, statOf } from './values.ts';

const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  pieces: Lineup['pieces'] = [],
  more: Partial<Lineup> = {},
): Battle => standing(scene({ south, north, pieces, ...more }), places);

const under = (b: Battle, ...powers: readonly (readonly [Lasting['power'], string])[]): Battle => {
  const copy = copyBattle(b);
  copy.lasting = powers.map(([power, on]) => ({ power, on, by: 'B1', until: 2 }));
  return copy;
};
const A1 = (b: Battle) => modelOf(b, 'A1');
const B1 = (b: Battle) => modelOf(b, 'B1');

describe('stats as they count now', () => {
  const LOWERED = ['martial', 'perception', 'strength', 'defense', 'aggression'] as const;
  const knight = (pieces: Lineup['pieces'] = []) =>
    board(['void.death-knight'], ['void.zombie'], { A1: [5, 5], B1: [20, 20] }, pieces);
  const stats = (b: Battle) => LOWERED.map((stat) => statOf(b, A1(b), stat));

  test('[DW-10] as on the sheet: M5 P3 S4 D4 A4, Integrity 1, Move 6', () => {
    const b = knight();
    expect(stats(b)).toEqual([5, 3, 4, 4, 4]);
    expect([integrityOf(b, A1(b)), moveOf(b, A1(b))]).toEqual([1, 6]);
  });

  test('[X-113] beside a hazard every stat is one lower, Move is not, and Integrity may go below 0', () => {
    const b = knight([['fire-pit', 6, 6]]);
    expect(stats(b)).toEqual([4, 2, 3, 3, 3]);
    expect([integrityOf(b, A1(b)), moveOf(b, A1(b))]).toEqual([0, 6]);
    const warg = board(['void.warg'], ['void.zombie'], { A1: [5, 5] }, [['fire-pit', 6, 6]]);
    expect(integrityOf(warg, A1(warg))).toBe(-1);
    expect(statOf(warg, A1(warg), 'perception')).toBe(0);
    const away = standing(b, { A1: [4, 4] });
    expect(stats(away)).toEqual([5, 3, 4, 4, 4]);
    expect(statOf(b, { ...A1(b), space: null }, 'martial')).toBe(5); // beside the board nothing burns
  });

  test('[X-153] Dread takes 2 of Martial alone, not below 0; Hasten adds 3 to a move', () => {
    expect(stats(under(knight(), ['dread', 'A1']))).toEqual([3, 3, 4, 4, 4]);
    expect(stats(under(knight(), ['dread', 'B1']))).toEqual([5, 3, 4, 4, 4]);
    const weak = under(board([unit('void.zombie', {}, { martial: 1 })], ['void.zombie'], { A1: [5, 5] }), [
      'dread',
      'A1',
    ]);
    expect(statOf(weak, A1(weak), 'martial')).toBe(0);
    expect(moveOf(under(knight(), ['hasten', 'A1']), A1(knight()))).toBe(9);
    expect(moveOf(under(knight(), ['hasten', 'B1']), A1(knight()))).toBe(6);
  });

  test('[X-151] who is corrupted has Integrity −2, whatever else', () => {
    const b = under(knight([['fire-pit', 6, 6]]), ['corrupt', 'A1']);
    expect([integrityOf(b, A1(b)), integrityOf(b, B1(b))]).toEqual([-2, 2]);
    expect([isUnder(b, A1(b), 'corrupt'), isUnder(b, A1(b), 'dread'), isUnder(b, B1(b), 'corrupt')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('saves', () => {
  const sol = (places: Readonly<Record<string, Place>>, stance: 'none' | 'defensive' = 'none') => {
    const b = board(
      ['empire-of-sol.legionnaire', 'empire-of-sol.praetorian', 'empire-of-sol.hunter'],
      ['void.zombie'],
      places,
    );
    return ownSave(b, { ...A1(b), stance });
  };

  test.each([
    ['a shield', { A1: [5, 5] }, 'none', 5],
    ['a shield and a defensive move', { A1: [5, 5] }, 'defensive', 4],
    ['beside another bearer', { A1: [5, 5], A2: [6, 5] }, 'none', 4],
    ['both, and no better than 3', { A1: [5, 5], A2: [6, 5] }, 'defensive', 3],
    ['beside one without a shield', { A1: [5, 5], A3: [6, 5] }, 'none', 5],
    ['two away', { A1: [5, 5], A2: [7, 5] }, 'none', 5],
  ] as const)('[HR-25] [DW-25] %s', (_, places, stance, save) => {
    expect(sol(places, stance)).toBe(save);
  });

  test('[X-153] Ward is a save of 5, the better of both counts; no save without either; only the Empire stands together', () => {
    const b = board(['void.zombie'], ['void.zombie'], { A1: [5, 5] });
    expect([
      ownSave(b, A1(b)),
      ownSave(under(b, ['ward', 'A1']), A1(b)),
      ownSave(under(b, ['ward', 'B1']), A1(b)),
    ]).toEqual([null, 5, null]);
    const shield = board(['empire-of-sol.legionnaire'], ['void.zombie'], { A1: [5, 5] });
    expect(ownSave(under(shield, ['ward', 'A1']), { ...A1(shield), stance: 'defensive' })).toBe(4);
    const poor = board(['empire-of-sol.legionnaire'], ['void.zombie'], { A1: [5, 5] });
    expect(ownSave(under(poor, ['ward', 'A1']), A1(poor))).toBe(5);
    const others = board(['citadel.grenadier', 'citadel.grenadier'], ['void.zombie'], { A1: [5, 5], A2: [6, 5] });
    expect(ownSave(others, A1(others))).toBe(5);
    expect(ownSave(shield, { ...A1(shield), space: null })).toBe(5);
    const corner = board(['empire-of-sol.legionnaire', 'empire-of-sol.praetorian'], ['void.zombie'], { A2: [0, 0] });
    expect(ownSave(corner, A1(corner))).toBe(5); // beside the board it stands beside nobody
  });
});

test('[HR-25] [HR-26] what a kit says of shield and cloak', () => {
  const kit = (...wargear: string[]) => {
    const b = board([unit('empire-of-sol.captain', { wargear })], ['void.zombie'], {});
    const { hasShield, hasCloak, save, cover } = kitOf(b, A1(b));
    return [hasShield, hasCloak, save, cover];
  };
  expect(kit('hand-weapon')).toEqual([false, false, null, 0]);
  expect(kit('hand-weapon', 'shield')).toEqual([true, false, 5, 0]);
  expect(kit('hand-weapon', 'camo-cloak')).toEqual([false, true, null, 1]);
  expect(kit('hand-weapon', 'shield', 'camo-cloak')).toEqual([true, true, 5, 1]);
});

describe('[HR-24] a way that leads back', () => {
  const b = board(['void.zombie'], ['void.zombie'], { A1: [5, 5], B1: [20, 20] });
  const tried = (path: readonly Place[] | null) =>
    triedMove(b, A1(b), {
      type: 'move',
      to: spaceOf(b, [5, 5]),
      path: path?.map((place) => spaceOf(b, place)) ?? null,
      jump: false,
    });

  test('none at all is standing still; a step there and back is half a move', () => {
    const still = { fault: undefined, path: [], cost: 0, pace: 'still', drop: 0 };
    expect([tried(null), tried([])]).toEqual([still, still]);
    expect(
      tried([
        [6, 5],
        [5, 5],
      ]),
    ).toMatchObject({ fault: undefined, cost: 2, pace: 'half', drop: 0 });
    expect(tried([[6, 5]])).toEqual({ fault: 'outOfReach' }); // it does not end there
  });
});

describe('who stands with whom', () => {
  test('[X-120] [X-103] engaged are enemies that touch and live', () => {
    const b = board(['void.zombie', 'void.zombie'], ['void.zombie', 'void.warg'], {
      A1: [5, 5],
      A2: [4, 5],
      B1: [6, 6],
      B2: [8, 5],
    });
    expect(engagedWith(b, A1(b)).map(({ id }) => id)).toEqual(['B1']);
    expect([isEngaged(b, A1(b)), isEngaged(b, modelOf(b, 'A2')), isEngaged(b, modelOf(b, 'B2'))]).toEqual([
      true,
      false,
      false,
    ]);
    const dying = { ...b, models: b.models.map((m) => (m.id === 'B1' ? { ...m, wounds: 0 } : m)) };
    expect([isEngaged(dying, A1(dying)), engagedWith(dying, A1(dying))]).toEqual([false, []]);
    const gone = { ...b, models: b.models.map((m) => (m.id === 'B1' ? { ...m, fate: 'left' as const } : m)) };
    expect([isEngaged(gone, A1(gone)), engagedWith(gone, A1(gone))]).toEqual([false, []]);
  });

  test('[X-133] the group goes two links far, over allies only', () => {
    const places = { A1: [5, 5], A2: [6, 5], A3: [7, 5], A4: [8, 5], B1: [4, 5] } as const;
    const b = board(['void.zombie', 'void.zombie', 'void.zombie', 'void.zombie'], ['void.zombie'], places);
    expect(groupAround(b, A1(b)).map(({ id }) => id)).toEqual(['A1', 'A2', 'A3']);
  });

  test('[HR-44] [X-134] reach 2 over somebody, not through a wall; without it only who touches', () => {
    const b = board(['empire-of-sol.praetorian'], ['void.zombie'], { A1: [5, 10], B1: [7, 10] });
    expect(reaches(b, A1(b), B1(b))).toBe(true);
    expect(reaches(b, B1(b), A1(b))).toBe(false);
    const far = standing(b, { B1: [8, 10] });
    expect(reaches(far, A1(far), B1(far))).toBe(false);
    const wall = board(['empire-of-sol.praetorian'], ['void.zombie'], { A1: [5, 10], B1: [7, 10] }, [
      ['wall', 6, 9, 1],
    ]);
    expect(reaches(wall, A1(wall), B1(wall))).toBe(false);
  });

  test('[X-112] [X-110] wholly in smoke; on a hazard or beside it', () => {
    const b = board(
      ['void.zombie', 'void.zombie', 'void.zombie'],
      ['void.zombie'],
      { A1: [5, 5], A2: [7, 7], A3: [10, 10], B1: [11, 11] },
      [
        ['smoke', 5, 5],
        ['fire-pit', 11, 11],
      ],
    );
    expect(['A1', 'A2', 'A3'].map((id) => isObscured(b, modelOf(b, id)))).toEqual([true, false, false]);
    expect(['A1', 'A2', 'A3', 'B1'].map((id) => isInHazard(b, modelOf(b, id)))).toEqual([false, false, true, true]);
    const golem = board(
      ['void.death-knight', 'void.siege-golem'],
      ['void.death-knight'],
      { A2: [5, 5] },
      [['smoke', 5, 5]],
      { points: 150 },
    );
    expect(isObscured(golem, modelOf(golem, 'A2'))).toBe(true);
    const half = standing(golem, { A2: [6, 5] });
    expect(isObscured(half, modelOf(half, 'A2'))).toBe(false);
  });
});

describe('short ways and entering', () => {
  const at = (b: Battle, all: readonly number[]) => (x: number, y: number) => all.includes(spaceOf(b, [x, y]));

  test('[X-127] a retreat: three points, somewhere else, beside no enemy at the end but past one', () => {
    const b = board(['void.zombie'], ['void.zombie', 'void.zombie'], { A1: [5, 5], B1: [6, 5], B2: [2, 8] });
    const is = at(b, retreatEnds(b, A1(b)));
    expect([is(5, 5), is(3, 5), is(2, 5), is(1, 5), is(5, 8), is(5, 4), is(3, 7), is(7, 2)]).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test('[X-130] falling back: farther from each it touched', () => {
    const b = board(['void.zombie'], ['void.zombie'], { A1: [5, 5], B1: [6, 5] });
    expect(fallBackEnds(b, A1(b))).toEqual(retreatEnds(b, A1(b)));
    // In the Foundry a step, 2 high, lies beside the enemy on the furnace, 4 high: it touches nobody there, and is no farther.
    const foundry = standing(scene({ south: ['void.zombie'], north: ['void.zombie'], arena: 'foundry' }), {
      A1: [22, 15],
      B1: [21, 16],
    });
    const near = spaceOf(foundry, [22, 17]);
    expect(retreatEnds(foundry, A1(foundry))).toContain(near);
    expect(fallBackEnds(foundry, A1(foundry))).not.toContain(near);
    expect(fallBackEnds(foundry, A1(foundry)).length).toBeGreaterThan(0);
    const up = board(['void.zombie'], ['void.zombie'], { A1: [8, 9], B1: [9, 9] }, [['crates', 8, 10]]);
    const is = at(up, fallBackEnds(up, A1(up)));
    expect([is(6, 9), is(8, 10)]).toEqual([true, false]);
  });

  test('[X-151] a push of three points stops beside anybody, friend or enemy; staying is one of its ends', () => {
    const b = board(['void.zombie', 'void.zombie'], ['void.zombie'], { A1: [5, 5], A2: [8, 5], B1: [20, 20] });
    const is = at(b, pushEnds(b, A1(b)));
    expect([is(5, 5), is(7, 5), is(2, 5), is(5, 8), is(8, 6)]).toEqual([true, true, true, true, true]);
    expect([is(1, 5), is(8, 5), is(9, 5)]).toEqual([false, false, false]);
    const wall = standing(b, { A2: [7, 5], B1: [7, 7] });
    const near = at(wall, pushEnds(wall, A1(wall)));
    expect([near(6, 6), near(6, 5), near(7, 6), near(8, 6)]).toEqual([true, true, false, false]); // beside one of them it stops
  });

  test('[X-150] rooted are the target and allies that touch it', () => {
    const b = under(
      board(['void.zombie', 'void.zombie', 'void.zombie'], ['void.zombie'], {
        A1: [5, 5],
        A2: [6, 5],
        A3: [8, 5],
        B1: [5, 6],
      }),
      ['root', 'A1'],
    );
    expect(['A1', 'A2', 'A3', 'B1'].map((id) => isRooted(b, modelOf(b, id)))).toEqual([true, true, false, false]);
    expect(isRooted(under(b, ['ward', 'A1']), A1(b))).toBe(false);
    expect(isRooted(b, { ...modelOf(b, 'A2'), space: null })).toBe(false);
    const corner = standing(b, { A1: [0, 0], A2: [9, 9] });
    expect(isRooted(corner, { ...modelOf(b, 'A2'), space: null })).toBe(false); // beside the board it touches nobody
  });

  test('[X-123] [X-124] the whole footprint in the own zone, free and beside no enemy', () => {
    const b = board(['void.zombie', 'void.zombie'], ['void.zombie'], { A2: [0, 0], B1: [10, 3] });
    const south = at(b, entries(b, A1(b), 0));
    expect([
      south(1, 0),
      south(0, 0),
      south(0, 2),
      south(0, 3),
      south(9, 2),
      south(8, 2),
      south(12, 2),
      south(23, 2),
    ]).toEqual([true, false, true, false, false, true, true, true]);
    const north = at(b, entries(b, B1(b), 1));
    expect([north(5, 21), north(5, 20), north(5, 23)]).toEqual([true, false, true]);
    const large = board(['void.death-knight', 'void.siege-golem'], ['void.death-knight', 'void.siege-golem'], {}, [], {
      points: 150,
    });
    const is = at(large, entries(large, modelOf(large, 'A2'), 0));
    expect([is(0, 0), is(0, 1), is(0, 2), is(22, 0), is(23, 0)]).toEqual([true, true, false, true, false]);
    const up = at(large, entries(large, modelOf(large, 'B2'), 1));
    expect([up(0, 21), up(0, 22), up(0, 20), up(0, 23)]).toEqual([true, true, false, false]);
  });

  test('[HR-29] a place is free where nobody else’s base lies on it', () => {
    const b = board(
      ['void.death-knight', 'void.siege-golem'],
      ['void.death-knight'],
      { A1: [1, 1], A2: [5, 5], B1: [20, 20] },
      [['wall', 10, 10]],
      { points: 150 },
    );
    const free = (side: 1 | 2, place: Place) => isFree(b, A1(b), side, spaceOf(b, place));
    expect([free(1, [4, 5]), free(1, [5, 5]), free(1, [6, 6]), free(1, [7, 6]), free(1, [6, 7])]).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    expect([free(2, [4, 4]), free(2, [3, 5]), free(2, [5, 3]), free(2, [4, 5]), free(2, [6, 4])]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([free(1, [10, 10]), free(1, [1, 1])]).toEqual([false, true]);
  });
});
