// Odds of combats and of whole turns, against every roll played through the rules themselves.
import { describe, expect, test } from 'vitest';
import { type Battle, type BattleCommand, type BattleEvent, gridBattles, odds, turnOdds } from '../index.ts';
import {
  altered,
  attack,
  attacking,
  type BoardOptions,
  board,
  eventsOf,
  healthOf,
  move,
  plainMap,
} from '../testing.ts';

class Wanted extends Error {
  readonly count: number;
  constructor(count: number) {
    super('more dice');
    this.count = count;
  }
}

const everyRoll = (count: number): readonly number[][] =>
  count === 0 ? [[]] : everyRoll(count - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((face) => [...dice, face]));

/** Plays the command with every sequence of dice it can ask for. */
const everyEnd = (
  b: Battle,
  c: BattleCommand,
  seen: (after: Battle, events: readonly BattleEvent[], chance: number) => void,
  dice: readonly number[] = [],
): void => {
  const events: BattleEvent[] = [];
  let used = 0;
  const roll = (count: number): readonly number[] => {
    if (used + count > dice.length) throw new Wanted(count);
    used += count;
    return dice.slice(used - count, used);
  };
  let after: Battle;
  try {
    after = gridBattles.play(b, b.turn, c, { roll, shuffle: (x) => x, final: () => {}, tell: (e) => events.push(e) });
  } catch (e) {
    if (!(e instanceof Wanted)) throw e;
    for (const more of everyRoll(e.count)) everyEnd(b, c, seen, [...dice, ...more]);
    return;
  }
  seen(after, events, 6 ** -dice.length);
};

const add = (chances: number[], n: number, chance: number): void => {
  while (chances.length <= n) chances.push(0);
  chances[n]! += chance;
};

const expectClose = (exact: readonly number[], counted: readonly number[]): void => {
  expect(exact).toHaveLength(counted.length);
  for (const [n, chance] of counted.entries()) expect(exact[n], `${n} hits`).toBeCloseTo(chance, 10);
};

const meanOf = (chances: readonly number[]): number => chances.reduce((sum, p, n) => sum + n * p, 0);

/** A corner of the board where a second enemy keeps the battle going. */
const spare = ({ map = plainMap(7, 7) }: BoardOptions): string =>
  `${String(map[0]!.length - 1).padStart(2, '0')}${String(map.length - 1).padStart(2, '0')}`;

type Changes = Readonly<Record<string, { readonly health: number }>>;

const UNHURT: Changes = {};
const CASES: readonly (readonly [name: string, options: BoardOptions, changes: Changes])[] = [
  ['[GB-47] knight against pikeman', { a: 'knight 0303', b: 'pikeman 0203' }, UNHURT],
  ['[GB-42] knight against a weak archer', { a: 'knight 0303', b: 'archer 0203' }, { B1: { health: 1 } }],
  [
    '[GB-42] both at their last health',
    { a: 'axeman 0303', b: 'axeman 0203' },
    { A1: { health: 1 }, B1: { health: 1 } },
  ],
  ['[GB-49] a trebuchet that cannot answer', { a: 'militia 0303', b: 'trebuchet 0203' }, UNHURT],
  ['[GB-50] a bombard from afar', { a: 'bombard 0303', b: 'knight 0503' }, UNHURT],
  ['[R-02] off', { a: 'knight 0303', b: 'pikeman 0203', rulings: { battleBack: 'off' } }, UNHURT],
  [
    '[R-02] inDefendersRange',
    { a: 'longbow 0003', b: 'archer 0403', rulings: { battleBack: 'inDefendersRange' } },
    UNHURT,
  ],
  ['[R-04] yellowOnly', { a: 'crossbow 0303', b: 'crossbow 0203', rulings: { rangedInMelee: 'yellowOnly' } }, UNHURT],
  ['[GB-65] from a hill with Advantage', { map: ['h....', '.....'], a: 'archer 0000', b: 'militia 0300' }, UNHURT],
  ['[GB-66] [GB-67] a keep wall', { map: ['.F...', '.....'], a: 'swordman 0000', b: 'pikeman 0100' }, UNHURT],
  ['[R-37] out of the woods into a marsh', { map: ['wm...', '.....'], a: 'swordman 0000', b: 'militia 0100' }, UNHURT],
  ['[R-23] from a bridge into a village', { map: ['Bv...', '.....'], a: 'knight 0000', b: 'pikeman 0100' }, UNHURT],
];

describe('one combat', () => {
  test.each(CASES)('%s', (_, options, changes) => {
    const withSpare = { ...options, b: `${options.b}; militia ${spare(options)}` };
    const b = altered(attacking(board(withSpare)), changes);
    const command = attack('A1', 'B1');
    const counted = { hits: [0], back: [0], destroyed: 0, lost: 0 };
    everyEnd(b, command, (after, events, chance) => {
      const [first, second] = eventsOf(events, 'struck');
      add(counted.hits, first!.hits, chance);
      add(counted.back, second?.hits ?? 0, chance);
      if (healthOf(after, 'B1') === 0) counted.destroyed += chance;
      if (healthOf(after, 'A1') === 0) counted.lost += chance;
    });
    const exact = odds(b, command)!;
    expectClose(exact.hits, counted.hits);
    expectClose(exact.battleBack.hits, counted.back);
    expect(exact.mean).toBeCloseTo(meanOf(counted.hits), 10);
    expect(exact.battleBack.mean).toBeCloseTo(meanOf(counted.back), 10);
    expect(exact.destroy).toBeCloseTo(counted.destroyed, 10);
    expect(exact.battleBack.destroy).toBeCloseTo(counted.lost, 10);
  });

  test('[GB-42] without an answer its odds are those of nothing', () => {
    const b = attacking(board({ a: 'archer 0000', b: 'pikeman 0300' }));
    expect(odds(b, attack('A1', 'B1'))!.battleBack).toEqual({ hits: [1], mean: 0, destroy: 0 });
  });

  test('[GB-41] what rolls no dice has no odds', () => {
    const b = board({ a: 'archer 0000', b: 'pikeman 0300' });
    for (const c of [move('A1'), { type: 'endPhase' }, { type: 'concede' }] as const)
      expect(odds(b, c)).toBeUndefined();
  });
});

describe('a whole turn', () => {
  /** The chance that B1 is destroyed by the end of each attack. */
  const counted = (b: Battle, attackers: readonly string[]): readonly number[] => {
    const gone = attackers.map(() => 0);
    const go = (at: Battle, i: number, chance: number): void => {
      if (i === attackers.length) return;
      const results = new Map<string, { after: Battle; chance: number }>();
      everyEnd(at, attack(attackers[i]!, 'B1'), (after, _, p) => {
        const key = JSON.stringify(after.units);
        results.set(key, { after, chance: (results.get(key)?.chance ?? 0) + p });
      });
      for (const { after, chance: p } of results.values())
        if (healthOf(after, 'B1') === 0) for (let j = i; j < gone.length; j++) gone[j]! += chance * p;
        else go(after, i + 1, chance * p);
    };
    go(b, 0, 1);
    return gone;
  };

  test.each([
    ['knights around one pikeman', { a: 'knight 0303 0204 0104; militia 0606', b: 'pikeman 0203; militia 0000' }, 3],
    [
      'bows and a knight',
      { a: 'archer 0206; crossbow 0401; knight 0303; militia 0606', b: 'manatarms 0203; militia 0000' },
      3,
    ],
    [
      'two on a wall',
      { map: ['.F..', '....', '...m'], a: 'swordman 0000 0200; militia 0001', b: 'militia 0100 0302' },
      2,
    ],
  ] as const)('[R-09] %s: the chance after each attack, in order', (_, options, count) => {
    const b = attacking(board(options));
    const attackers = b.units.slice(0, count).map((u) => u.id);
    const exact = turnOdds(b, 'B1', attackers);
    const brute = counted(b, attackers);
    expect(exact).toHaveLength(count);
    for (const [i, chance] of brute.entries()) expect(exact[i]).toBeCloseTo(chance, 10);
    expect(exact.at(-1)).toBeGreaterThan(exact[0]!);
  });

  test('[R-09] nobody attacks: nothing is said', () => {
    const b = attacking(board({ a: 'knight 0303', b: 'pikeman 0203' }));
    expect(turnOdds(b, 'B1', [])).toEqual([]);
  });
});
