// Who may attack whom: range, engines, and the switches on ranged units.
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { type Battle, gridBattles, SCENARIO_IDS, type UnitType } from '../index.ts';
import {
  activate,
  altered,
  attack,
  attacking,
  begin,
  board,
  END,
  move,
  plainMap,
  play,
  readConfig,
  refusal,
  verdict,
} from '../testing.ts';

/** The verdict on an attack along a row of plain hexes, at this distance. */
const atDistance = (type: UnitType, distance: number, rulings = {}): string => {
  const target = `0${distance}00`;
  const b = board({ map: plainMap(10, 2), a: `${type} 0000`, b: `militia ${target}`, rulings });
  return verdict(attacking(b), attack('A1', 'B1'));
};

const upTo9 = (type: UnitType): string =>
  Array.from({ length: 9 }, (_, i) => atDistance(type, i + 1))
    .map((v) => ({ legal: '+', 'outOfRange GB-31': 'm', 'outOfRange GB-32': 'r', 'tooClose R-44': '-' })[v] ?? v)
    .join('');

describe('range', () => {
  test.each(['pikeman', 'swordman', 'knight', 'militia', 'captain'] as const)(
    '[GB-31] melee: a %s attacks neighbours only',
    (type) => {
      expect(upTo9(type)).toBe('+mmmmmmmm');
    },
  );

  test.each([
    ['skirmisher', '++rrrrrrr'],
    ['crossbow', '+++rrrrrr'],
    ['horsearcher', '+++rrrrrr'],
    ['archer', '++++rrrrr'],
    ['longbow', '+++++rrrr'],
  ] as const)('[GB-32] [GB-33] ranged: a %s attacks at %s', (type, verdicts) => {
    expect(upTo9(type)).toBe(verdicts);
  });

  test.each([
    ['ballista', '-++++rrrr'],
    ['catapult', '--++++rrr'],
    ['trebuchet', '---+++++r'],
    ['bombard', '-+++rrrrr'],
  ] as const)('[R-44] nothing closer than its least range: a %s attacks at %s', (type, verdicts) => {
    expect(upTo9(type)).toBe(verdicts);
  });

  test('[GB-31] [R-44] the refusal tells distance and range', () => {
    const b = attacking(board({ map: plainMap(10, 2), a: 'pikeman 0000; ballista 0401', b: 'militia 0300' }));
    expect(refusal(b, attack('A1', 'B1'))).toMatchObject({ code: 'outOfRange', distance: 3, range: [1, 1] });
    const near = altered(b, { B1: { hex: '0501' } });
    expect(refusal(near, attack('A2', 'B1'))).toMatchObject({ code: 'tooClose', distance: 1, range: [2, 5] });
  });
});

describe('one attack each', () => {
  const two = { a: 'pikeman 0303 0203', b: 'pikeman 0302 0402' } as const;
  const inAttack = play(board(two), [END]);

  test('[GB-30] each activated unit attacks one enemy, once', () => {
    const once = play(inAttack, [attack('A1', 'B1')], [1, 6, 1, 6]);
    expect(verdict(once, attack('A1', 'B2'))).toBe('alreadyAttacked GB-30');
    expect(verdict(once, attack('A2', 'B1'))).toBe('legal');
  });

  test('[GB-30] only activated units, only enemies, only what is on the map', () => {
    const b = play(board({ ...two, activations: [1, 1] }), [activate('A1'), END]);
    expect(verdict(b, attack('A2', 'B1'))).toBe('notActivated GB-30');
    expect(verdict(b, attack('B1', 'A1'))).toBe('notYourUnit GB-12');
    expect(verdict(b, attack('A1', 'A2'))).toBe('friendlyTarget GB-30');
    expect(verdict(b, attack('A1', 'A1'))).toBe('friendlyTarget GB-30');
    expect(verdict(b, attack('A1', 'B9'))).toBe('unknownUnit null');
    expect(verdict(b, attack('X1', 'B1'))).toBe('unknownUnit null');
    const gone = altered(b, { B1: { health: 0, hex: null } });
    expect(verdict(gone, attack('A1', 'B1'))).toBe('unitDestroyed GB-49');
    const own = altered(b, { A1: { health: 0, hex: null } });
    expect(verdict(own, attack('A1', 'B1'))).toBe('unitDestroyed GB-49');
  });

  test('[R-08] nobody has to attack', () => {
    expect(verdict(inAttack, END)).toBe('legal');
    expect(gridBattles.candidates(inAttack, 0).at(-1)).toEqual(END);
    expect(play(inAttack, [END]).turn).toBe(1);
  });

  test('[R-09] in any order, and several on one target, each combat for itself and each battled back', () => {
    const first = play(inAttack, [attack('A2', 'B1'), attack('A1', 'B1')], [4, 1, 1, 3, 4, 1]);
    expect(first.units.map((u) => u.health)).toEqual([4, 4, 0, 4]); // two hits each; the dead do not answer
    const other = play(inAttack, [attack('A1', 'B1'), attack('A2', 'B1')], [4, 3, 2, 2, 1, 3, 6, 2]);
    expect(other.units.map((u) => u.health)).toEqual([3, 1, 3, 4]);
  });
});

describe('ranged units beside an enemy', () => {
  test.each([
    ['full', 'legal'],
    ['yellowOnly', 'legal'],
    ['forbidden', 'noShootingInMelee R-04'],
  ] as const)('[R-04] [GB-33] %s: an archer attacking a neighbour is %s', (rangedInMelee, expected) => {
    expect(atDistance('archer', 1, { rangedInMelee })).toBe(expected);
    expect(atDistance('archer', 2, { rangedInMelee })).toBe('legal');
    expect(atDistance('pikeman', 1, { rangedInMelee })).toBe('legal');
  });

  const beside = (mustFightAdjacent: boolean): Battle =>
    attacking(board({ a: 'archer 0303; archer 0006', b: 'militia 0203 0306', rulings: { mustFightAdjacent } }));

  test('[R-06] false: a ranged unit may shoot past the enemy beside it', () => {
    expect(verdict(beside(false), attack('A1', 'B2'))).toBe('legal');
    expect(verdict(attacking(board({ a: 'archer 0303', b: 'militia 0203 0306' })), attack('A1', 'B2'))).toBe('legal');
  });

  test('[R-06] true: it may choose only among adjacent enemies', () => {
    const b = beside(true);
    expect(verdict(b, attack('A1', 'B2'))).toBe('mustFightAdjacent R-06');
    expect(verdict(b, attack('A1', 'B1'))).toBe('legal');
    expect(verdict(b, attack('A2', 'B2'))).toBe('legal'); // nobody beside this one
    const friends = attacking(
      board({ a: 'archer 0303; militia 0203', b: 'militia 0306', rulings: { mustFightAdjacent: true } }),
    );
    expect(verdict(friends, attack('A1', 'B1'))).toBe('legal');
  });
});

describe('engines', () => {
  test.each(['ballista', 'catapult', 'bombard'] as const)(
    '[R-41] a %s may not attack in a turn in which it moved',
    (type) => {
      const b = board({ map: plainMap(10, 3), a: `${type} 0000; archer 0102`, b: 'militia 0400' });
      const moved = play(b, [move('A1', '0001'), END]);
      expect(verdict(moved, attack('A1', 'B1'))).toBe('notSetUp R-41');
      expect(verdict(play(b, [move('A1'), END]), attack('A1', 'B1'))).toBe('legal');
    },
  );

  test('[R-41] it may attack in the next round, where it stands', () => {
    const b = board({ map: plainMap(10, 3), a: 'ballista 0000', b: 'militia 0400' });
    const later = play(b, [move('A1', '0001'), END]);
    expect([later.round, later.turn]).toEqual([2, 0]);
    expect(verdict(play(later, [END]), attack('A1', 'B1'))).toBe('legal');
  });

  test.each([
    ['catapult', 'legal'],
    ['trebuchet', 'legal'],
    ['ballista', 'noLineOfSight GB-34'],
    ['bombard', 'noLineOfSight GB-34'],
    ['longbow', 'noLineOfSight GB-34'],
  ] as const)('[R-42] over mountains: %s %s', (type, expected) => {
    const b = board({ map: ['.MMM.', '.MMM.'], a: `${type} 0000`, b: 'militia 0400' });
    expect(verdict(attacking(b), attack('A1', 'B1'))).toBe(expected);
  });

  test('[R-43] a bombard may not attack in two rounds running', () => {
    const b = board({ map: plainMap(10, 3), a: 'bombard 0000; archer 0001', b: 'captain 0300' });
    const fired = play(b, [END, attack('A1', 'B1'), END], [1, 1, 6]); // a miss or a scratch
    expect([fired.turn, fired.round]).toEqual([1, 1]);
    const second = play(fired, [END, END]);
    expect([second.turn, second.round, second.phase]).toEqual([0, 2, 'attack']);
    expect(verdict(second, attack('A1', 'B1'))).toBe('reloading R-43');
    expect(verdict(second, attack('A2', 'B1'))).toBe('legal');
    const third = play(second, [END, END, END]);
    expect([third.turn, third.round]).toEqual([0, 3]);
    expect(verdict(third, attack('A1', 'B1'))).toBe('legal');
  });
});

test('[GB-30] the attacks offered are exactly those that are not refused', () => {
  let seen = 0;
  for (let seed = 0; seed < 24; seed++) {
    const rng = makeRng(seed);
    const table = fastTable<never>(seededLuck(seed));
    const rulings = [{}, { mustFightAdjacent: true }, { rangedInMelee: 'forbidden' }, { losEdge: 'perEdge' }][seed % 4];
    let b = begin(readConfig({ scenario: SCENARIO_IDS[seed % 8], rulings }));
    while (b.phase !== 'over') {
      const offered = gridBattles.candidates(b, b.turn);
      if (b.phase === 'attack') {
        const pairs = b.units.flatMap((u) => b.units.map((t) => attack(u.id, t.id)));
        expect(offered).toEqual([...pairs.filter((c) => refusal(b, c) === undefined), END]);
        seen += offered.length - 1;
      }
      b = gridBattles.play(b, b.turn, offered[rng.below(offered.length)]!, table);
    }
  }
  expect(seen).toBeGreaterThan(500);
});
