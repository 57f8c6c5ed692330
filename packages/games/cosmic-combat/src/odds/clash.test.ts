// Chances where ships meet, by hand: fights, who falls in them, the crew of a station (P13, X-14, X-240, X-260).
import { describe, expect, test } from 'vitest';
import { shipOf } from '../state/battle.ts';
import type { Battle, Place } from '../state/types.ts';
import { at, type Lineup, lying, scene, seven } from '../testing/scenes.ts';
import { fightChancesOf } from './clash.ts';

const ship = (faction: 'black-sun' | 'void', aggressors: number, wounds: number) =>
  seven(faction, [3, 3, 3, 5, aggressors, wounds, 6]);
const beside = (k: number): Place => ({ x: 25400, y: 25400 + 3000 * k, facing: 0 });
/** Of equal Martial each die hits on 4+. */
const fight = (south: Lineup['south'], north: Lineup['north'], more: Partial<Lineup> = {}) => {
  const places = { A1: beside(1), B1: beside(0), ...(north.length > 1 ? { B2: beside(2) } : {}) };
  const b: Battle = lying(scene({ south, north, ...more }), places);
  return fightChancesOf(b, shipOf(b, 'A1'))!;
};
const near = (found: readonly number[], wanted: readonly number[]): void => {
  expect(found.length).toBe(wanted.length);
  for (const [n, chance] of wanted.entries()) expect(found[n], `${n}`).toBeCloseTo(chance, 12);
};

describe('[X-240] what one side of a fight does', () => {
  test('two dice on one ship', () => {
    const { sides, crew } = fight([ship('black-sun', 2, 4)], [ship('black-sun', 1, 2)]);
    expect(crew).toBeNull();
    expect(sides[0]).toMatchObject({ ships: ['A1'], dice: 2, needs: 4, wound: null });
    expect(sides[1]).toMatchObject({ ships: ['B1'], dice: 1, needs: 4, wound: null });
    near(sides[0].wounds, [1 / 4, 1 / 2, 1 / 4]);
    near(sides[0].destroyed, [3 / 4, 1 / 4]);
    near(sides[0].focus[0]!.wounds, [1 / 4, 1 / 2, 1 / 4]);
    expect(sides[0].focus).toMatchObject([{ target: 'B1', mean: 1, destroyed: 1 / 4 }]);
    near(sides[1].wounds, [1 / 2, 1 / 2]);
    expect(sides[1].focus).toMatchObject([{ target: 'A1', mean: 1 / 2, destroyed: 0 }]);
    expect(sides[0].steps.length).toBeGreaterThan(0);
  });

  test('[DW-64] who ignores each wound on 6+; alone it takes all of them', () => {
    const [{ focus }] = fight([ship('black-sun', 2, 4)], [ship('void', 0, 1)]).sides;
    const none = 1 / 4 + (1 / 2) * (1 / 6) + (1 / 4) * (1 / 36);
    near(focus[0]!.wounds, [none, (1 / 2) * (5 / 6) + (1 / 4) * (10 / 36), (1 / 4) * (25 / 36)]);
    expect(focus[0]!.destroyed).toBeCloseTo(1 - none, 12);
    expect(focus[0]!.mean).toBeCloseTo(5 / 6, 12);
  });

  test('of two each is dealt no more than it has, as if it were first', () => {
    const [{ focus, destroyed }] = fight(
      [ship('black-sun', 2, 4)],
      [ship('black-sun', 0, 1), ship('black-sun', 0, 2)],
    ).sides;
    expect(focus.map(({ target }) => target)).toEqual(['B1', 'B2']);
    near(focus[0]!.wounds, [1 / 4, 3 / 4]);
    near(focus[1]!.wounds, [1 / 4, 1 / 2, 1 / 4]);
    expect(focus.map((one) => one.destroyed)).toEqual([3 / 4, 1 / 4]);
    near(destroyed, [1 / 4, 3 / 4, 0]);
  });

  test('[X-14] by the switch each success must wound: Strength 3 against Defense 5 needs 5+', () => {
    const [side] = fight([ship('black-sun', 2, 4)], [ship('black-sun', 0, 2)], {
      rulings: { boardingTwoRolls: true },
    }).sides;
    expect(side).toMatchObject({ needs: 4, wound: 5 });
    near(side.wounds, [25 / 36, 10 / 36, 1 / 36]); // each of two dice 1/2 × 2/6
  });
});

describe('[X-260] the last of the crew', () => {
  const WEST: Place = { x: 18 * 2540 - 8000, y: 18 * 2540, facing: 0 };
  const EAST: Place = { x: 18 * 2540 + 8000, y: 18 * 2540, facing: 0 };
  const station = (side: 0 | 1, crew: number) => {
    const b: Battle = {
      ...lying(
        scene({ south: [ship('black-sun', 2, 4)], north: [ship('black-sun', 2, 4)], scenario: 'station-assault' }),
        {
          A1: side === 0 ? WEST : at(4, 4),
          B1: side === 1 ? EAST : at(30, 30),
        },
      ),
      station: { crew, holder: null },
    };
    return fightChancesOf(b, shipOf(b, side === 0 ? 'A1' : 'B1'))!.crew;
  };

  test.each([0, 1] as const)('by side %i: as many successes as there are', (side) => {
    expect([1, 2, 3].map((crew) => station(side, crew))).toEqual([3 / 4, 1 / 4, 0]);
    expect(station(side, 0)).toBeNull();
  });
});
