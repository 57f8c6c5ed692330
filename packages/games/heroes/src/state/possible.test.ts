// Which objectives roster, enemies and board leave possible, row by row, each with the least that makes it so.
import { describe, expect, test } from 'vitest';
import { OBJECTIVES } from '../content/objectives.ts';
import { drawObjectives, isPossible } from '../setup/start.ts';
import { type Lineup, scene, unit } from '../testing/scenes.ts';

const plain = 'void.zombie';
const knight = 'void.death-knight';
const caster = (powers: readonly string[], affinity = 1) =>
  unit('void.zombie', { powers }, { affinity: Math.min(2, affinity) });
const mage = (powers: readonly string[], affinity: number) => unit('void.necromancer', { powers }, { affinity });
const armed = (...wargear: string[]) => unit('void.zombie', { wargear });

const is = (id: number, south: Lineup['south'], north: Lineup['north'] = [plain], high = false): boolean =>
  isPossible(scene({ south, north, pieces: high ? [['scaffold', 8, 10]] : [] }).config, 0, id);

describe('[X-158] possible or not', () => {
  test.each<[id: number, why: string, possible: boolean, no: boolean]>([
    [1, 'a power that does damage', is(1, [caster(['blast'])]), is(1, [caster(['ward'])])],
    [1, 'a weapon of Black Sun make, far', is(1, ['black-sun.pirate']), is(1, ['citadel.guardsman'])],
    [1, 'and near', is(1, ['black-sun.boarder']), is(1, [knight])],
    [2, 'something to stand on', is(2, [plain], [plain], true), is(2, [plain])],
    [25, 'something to leap from', is(25, [plain], [plain], true), is(25, [plain])],
    [4, 'two of its own', is(4, [plain, plain], [plain, plain]), is(4, [plain], [plain, plain])],
    [4, 'and two enemies', is(4, [caster(['raise'])], [plain, plain]), is(4, [plain, plain], [plain])],
    [7, 'a grenade', is(7, [armed('grenade')]), is(7, [armed('rifle')])],
    [12, 'two enemies', is(12, [plain], [plain, plain]), is(12, [plain], [plain])],
    [15, 'two enemies', is(15, [plain], [plain, plain]), is(15, [plain], [plain])],
    [15, 'or one who raises more', is(15, [plain], [caster(['raise'])]), is(15, [plain], [caster(['ward'])])],
    [13, 'two of its own', is(13, [plain, plain]), is(13, [plain])],
    [13, 'or a last shot', is(13, ['void.revenant']), is(13, [armed('rifle')])],
    [14, 'three enemies', is(14, [plain], [plain, plain, plain]), is(14, [plain], [plain, plain])],
    [17, 'a height and two enemies', is(17, [plain], [plain, plain], true), is(17, [plain], [plain, plain])],
    [17, 'both of them', is(17, [plain], [plain, plain], true), is(17, [plain], [plain], true)],
    [20, 'Corrupt', is(20, [caster(['corrupt'])]), is(20, [caster(['blast'])])],
    [21, 'a shield', is(21, [armed('shield')]), is(21, [plain])],
    [21, 'or Ward', is(21, [caster(['ward'])]), is(21, [caster(['blast'])])],
    [22, 'Affinity 3', is(22, [mage(['ward'], 3)]), is(22, [mage(['ward'], 2)])],
    [22, 'together', is(22, [caster(['ward'], 2), caster(['ward'], 1)]), is(22, [caster(['ward'], 2), plain])],
    [23, 'Raise and Affinity 3', is(23, [mage(['raise'], 3)]), is(23, [mage(['raise'], 2)])],
    [23, 'both of them', is(23, [mage(['raise'], 3)]), is(23, [mage(['ward'], 3)])],
    [24, 'an enemy with a gun', is(24, [plain], [armed('rifle')]), is(24, [plain], [plain])],
    [24, 'or a power that does damage', is(24, [plain], [caster(['blast'])]), is(24, [plain], [caster(['ward'])])],
  ])('%i: %s', (_id, _why, possible, no) => {
    expect([possible, no]).toEqual([true, false]);
  });

  test('all others always', () => {
    const others = OBJECTIVES.map(({ id }) => id).filter(
      (id) => ![1, 2, 4, 7, 12, 13, 14, 15, 17, 20, 21, 22, 23, 24, 25].includes(id),
    );
    expect(others).toEqual([3, 5, 6, 8, 9, 10, 11, 16, 18, 19]);
    for (const id of others) expect(is(id, [plain])).toBe(true);
  });

  test('each side by its own force', () => {
    const { config } = scene({ south: [armed('grenade')], north: [plain], pieces: [] });
    expect([isPossible(config, 0, 7), isPossible(config, 1, 7)]).toEqual([true, false]);
  });
});

test('[X-159] drawn of what is possible, in order of id, again until the set is legal', () => {
  const { config } = scene({ south: [plain], north: [plain], pieces: [] }); // 3, 5, 6, 8, 9, 10, 11, 16, 18, 19
  const orders = [
    [19, 11, 6, 3, 5],
    [10, 9, 8, 6, 5],
  ];
  const seen: (readonly unknown[])[] = [];
  const table = {
    shuffle: <T>(items: readonly T[]) => {
      seen.push(items);
      return orders[seen.length - 1]! as unknown as readonly T[];
    },
  };
  expect(drawObjectives(config, 0, table)).toEqual([3, 5, 6, 11, 19]); // any five are legal
  expect(seen).toEqual([[3, 5, 6, 8, 9, 10, 11, 16, 18, 19]]);
  const mixed = scene({ south: [plain], north: [plain], pieces: [], rulings: { objectiveMix: 'mixed' } }).config;
  seen.length = 0;
  expect(drawObjectives(mixed, 0, table)).toEqual([5, 6, 8, 9, 10]); // not three of Loss, but three of Slay
  expect(seen).toHaveLength(2);
});
