import { mean } from '@muster/dice';
import { type Note, noting } from '@muster/dwethia';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardingShip, boardingOdds, boardingPool, mostDestroyed, opportunityOdds } from './boarding.ts';
import { isRammed, isRolled, ramNeeds, ramOdds, wreckOdds } from './ram.ts';
import { type ShipShot, shieldSave, shipRolls, shipWounds, struckBy, struckOdds, volleyWounds } from './shot.ts';

/** Every roll of `n` dice. */
function* everyRoll(n: number): Generator<readonly number[]> {
  if (n === 0) yield [];
  else for (const rest of everyRoll(n - 1)) for (let face = 1; face <= 6; face++) yield [face, ...rest];
}

const close = (found: readonly number[], expected: readonly number[]): void => {
  const length = Math.max(found.length, expected.length);
  for (let n = 0; n < length; n++) expect(found[n] ?? 0, `${n}`).toBeCloseTo(expected[n] ?? 0, 12);
};

describe('a ram', () => {
  const ship = (strength: number, integrity: number, ignore: number | null = null) => ({ strength, integrity, ignore });

  test('[X-13] the die and the own Strength reach the Integrity of the other', () => {
    // S3 I7 against S5 I9: 6+ hurts the defender, 2+ the attacker.
    const odds = ramOdds(ship(3, 7), ship(5, 9));
    close(odds.defender, [5 / 6, 1 / 6]);
    close(odds.attacker, [1 / 6, 5 / 6]);
  });

  test('[X-257] test vector 5: S6 against I7 is certain, no die; out of reach none either', () => {
    expect([ramNeeds(6, 7), isRolled(ramNeeds(6, 7)), isRammed(ramNeeds(6, 7), null)]).toEqual([1, false, true]);
    expect([isRolled(ramNeeds(1, 8)), isRammed(ramNeeds(1, 8), null)]).toEqual([false, false]);
    expect([isRolled(ramNeeds(1, 7)), isRammed(6, 6), isRammed(6, 5)]).toEqual([true, true, false]);
    expect(ramOdds(ship(6, 10), ship(0, 7))).toEqual({ defender: [0, 1], attacker: [1, 0] });
  });

  test('[X-216] the odds count every roll of both', () => {
    const stat = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(stat, stat, stat, stat, (s, i, otherS, otherI) => {
        const odds = ramOdds(ship(s, i), ship(otherS, otherI));
        const share = (strength: number, integrity: number) =>
          [1, 2, 3, 4, 5, 6].filter((face) => face + strength >= integrity).length / 6;
        close(odds.defender, [1 - share(s, otherI), share(s, otherI)]);
        close(odds.attacker, [1 - share(otherS, i), share(otherS, i)]);
      }),
    );
  });

  test('[X-218] a rock of Strength 4 wounds Integrity 7 on 3+; a wound may be ignored on 6+', () => {
    close(wreckOdds(4, ship(9, 7)), [2 / 6, 4 / 6]);
    close(wreckOdds(4, ship(9, 7, 6)), [1 - (4 / 6) * (5 / 6), (4 / 6) * (5 / 6)]);
  });
});

describe('why', () => {
  const reasons = (told: (note: Note) => unknown): readonly string[] => {
    const { steps, note } = noting();
    told(note);
    return steps.map(({ what, value, rule }) => `${what}: ${value} (${rule})`);
  };

  test('[CC-45] [X-13] of a ram: what strikes the other, then what strikes back', () => {
    const [ours, theirs] = [
      { strength: 3, integrity: 7, ignore: null },
      { strength: 5, integrity: 9, ignore: 6 },
    ];
    expect(reasons((note) => ramOdds(ours, theirs, note))).toEqual([
      'Strength: 3 (CC-45)',
      'Integrity of the other: 9 (X-13)',
      'Needed on a die: 6 (X-13)',
      'Strength: 5 (CC-45)',
      'Integrity of the other: 7 (X-13)',
      'Needed on a die: 2 (X-13)',
    ]);
    expect(reasons((note) => wreckOdds(4, ours, note))).toEqual([
      'Strength: 4 (CC-45)',
      'Integrity of the other: 7 (X-13)',
      'Needed on a die: 3 (X-13)',
    ]);
  });

  test('[CC-61] [CC-62] [CC-64] of a boarding fight: both sides', () => {
    const ours = [{ martial: 5, aggressors: 5, wounds: 4, ignore: null }];
    const theirs = [
      { martial: 3, aggressors: 2, wounds: 4, ignore: null },
      { martial: 1, aggressors: 1, wounds: 1, ignore: null },
    ];
    expect(reasons((note) => boardingOdds(ours, theirs, note))).toEqual([
      'Aggressors: dice: 5 (CC-61)',
      'Highest Martial: 5 (CC-62)',
      'Highest Martial of the other side: 3 (CC-62)',
      'Needed on a die: 3 (CC-64)',
      'Aggressors: dice: 3 (CC-61)',
      'Highest Martial: 3 (CC-62)',
      'Highest Martial of the other side: 5 (CC-62)',
      'Needed on a die: 5 (CC-64)',
    ]);
    expect(reasons((note) => opportunityOdds(ours[0]!, theirs[1]!, note))).toEqual([
      'Aggressors: dice: 5 (CC-61)',
      'Highest Martial: 5 (CC-62)',
      'Highest Martial of the other side: 1 (CC-62)',
      'Needed on a die: 2 (CC-64)',
    ]);
  });
});

describe('a boarding fight', () => {
  const ship = (martial: number, aggressors: number, wounds: number, ignore: number | null = null): BoardingShip => ({
    martial,
    aggressors,
    wounds,
    ignore,
  });

  test('[CC-61] [CC-62] one pool a side, the highest Martial', () => {
    expect(boardingPool([ship(3, 2, 4), ship(1, 1, 1)])).toEqual({ dice: 3, martial: 3 });
  });

  test('[CC-64] M5 A5 against M3 A2 and M1 A1: 5 dice on 3+, 3 dice on 5+', () => {
    const { attackers, defenders } = boardingOdds([ship(5, 5, 4)], [ship(3, 2, 4), ship(1, 1, 1)]);
    expect([attackers.dice, attackers.needs, defenders.dice, defenders.needs]).toEqual([5, 3, 3, 5]);
    expect(mean(attackers.wounds)).toBeCloseTo(10 / 3, 12);
    close(defenders.wounds, [8 / 27, 12 / 27, 6 / 27, 1 / 27]);
    // One success takes the ship of one Wound, five take both.
    close(attackers.destroyed, [(1 / 3) ** 5, 1 - (1 / 3) ** 5 - (2 / 3) ** 5, (2 / 3) ** 5]);
    close(defenders.destroyed, [1, 0]);
  });

  test('[CC-64] equal 4+, higher 3+, lower 5+, double 2+, half 6+', () => {
    const pairs = [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 2],
      [2, 4],
    ] as const;
    const found = pairs.map(([a, b]) => boardingOdds([ship(a, 1, 1)], [ship(b, 1, 1)]).attackers.needs);
    expect(found).toEqual([4, 3, 5, 2, 6]);
  });

  test('[CC-43] two ships with Aggressors 2 throw 4 dice; [X-224] each attacks on its own', () => {
    const one = opportunityOdds(ship(3, 2, 4), ship(3, 2, 4));
    close(one, [1 / 4, 2 / 4, 1 / 4]);
    close(
      volleyWounds([one, one]),
      [1, 4, 6, 4, 1].map((n) => n / 16),
    );
    close(opportunityOdds(ship(3, 1, 4), ship(3, 2, 4, 6)), [1 - 5 / 12, 5 / 12]);
  });

  test('[X-240] no way to allot destroys more ships than the weakest first', () => {
    const wounds = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(fc.array(wounds, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 9 }), (all, count) => {
        let most = 0;
        for (let set = 0; set < 2 ** all.length; set++) {
          const chosen = all.filter((_, i) => (set >> i) % 2 === 1);
          if (chosen.reduce((a, b) => a + b, 0) <= count) most = Math.max(most, chosen.length);
        }
        const certain = Array.from({ length: count + 1 }, (_, n) => (n === count ? 1 : 0));
        const found = mostDestroyed(
          certain,
          all.map((w) => ship(1, 1, w)),
        );
        expect(found.indexOf(1)).toBe(most);
        expect(found.length).toBe(all.length + 1);
      }),
    );
  });

  test('[X-240] the last ship gets what is left, and ignores each on its own', () => {
    // Two successes on one Wound that is ignored on 6+: it falls unless both are ignored.
    close(mostDestroyed([0, 0, 1], [ship(1, 1, 1, 6)]), [1 / 36, 35 / 36]);
    close(mostDestroyed([0, 0, 1], [ship(1, 1, 1, 6), ship(1, 1, 1)]), [0, 1 / 6, 5 / 6]);
  });

  test('[X-240] a ship that is gone already is not destroyed again', () => {
    expect(mostDestroyed([0, 1], [ship(1, 1, 0), ship(1, 1, 1)])).toEqual([0, 1]);
  });
});

describe('a shot', () => {
  const SHOT: ShipShot = {
    perception: 3,
    strength: 4,
    woundsEach: 1,
    distance: 10,
    cover: 0,
    others: [],
    defense: 5,
    shield: 5,
    ignore: null,
    arrows: [],
    betterSave: 0,
  };

  test('[DW-56] P3 S4 against D5 needs 3+, beyond 12 inches against D6 4+', () => {
    expect(shipRolls(SHOT)).toMatchObject({ attack: 3, save: null });
    expect(shipRolls({ ...SHOT, distance: 12.5, defense: 6 }).attack).toBe(4);
    expect(shipRolls({ ...SHOT, distance: 12, defense: 6 }).attack).toBe(3); // DW-61: 12 is not beyond
    expect(shipRolls({ ...SHOT, cover: 2 }).attack).toBe(4);
    close(shipWounds(shipRolls(SHOT)), [1 / 3, 2 / 3]);
  });

  test('[DW-59] a weapon of Strength 2 never hurts Defense 6', () => {
    const rolls = shipRolls({ ...SHOT, strength: 2, defense: 6 });
    expect([rolls.attack, shipWounds(rolls)]).toEqual([null, [1]]);
  });

  test('[X-227] the best arrow counts, two on a side are one better, never better than 2+', () => {
    expect(shieldSave(5, [])).toBeNull();
    expect(shieldSave(5, [0, 0])).toBeNull();
    expect(shieldSave(null, [2])).toBeNull();
    expect([shieldSave(5, [1, 0]), shieldSave(5, [1, 1]), shieldSave(5, [2])]).toEqual([5, 5, 4]);
    expect([shieldSave(3, [2], 1), shieldSave(3, [1], 1)]).toEqual([2, 2]);
  });

  test('[X-227] test vector 6: one save of 4+ for both wounds of a torpedo', () => {
    const torpedo = shipRolls({ ...SHOT, strength: 6, woundsEach: 2, shield: 4, arrows: [1] });
    expect(torpedo).toMatchObject({ attack: 3, save: 4 }); // 9 against 5
    close(shipWounds(torpedo), [2 / 3, 0, 1 / 3]);
  });

  test.each<[string, Partial<ShipShot>, readonly string[]]>([
    ['plain', {}, []],
    [
      'at one that is well guarded',
      { woundsEach: 2, arrows: [2], ignore: 6 },
      [
        'Wounds of a success: 2 (X-227)',
        'Two shields on one side: the save is better by: 1 (X-227)',
        'Saved on: 4 (X-227)',
        'Each wound ignored on: 6 (DW-64)',
      ],
    ],
    ['at one shield', { arrows: [1] }, ['Saved on: 5 (X-227)']],
  ])('[DW-56] a shot %s says how it comes to its numbers', (_, change, more) => {
    const { steps, note } = noting();
    shipRolls({ ...SHOT, ...change }, note);
    expect(steps.map(({ what, value, rule }) => `${what}: ${value} (${rule})`)).toEqual([
      'Perception: 3 (DW-56)',
      'Strength of the attack: 4 (DW-56)',
      'Attack value: 7 (DW-56)',
      'Defense: 5 (DW-56)',
      'Needed on a die: 3 (X-01)',
      ...more,
    ]);
  });

  test('[DW-59] and that its weapon is too weak', () => {
    const { steps, note } = noting();
    shipRolls({ ...SHOT, strength: 2, defense: 6 }, note);
    expect(steps.at(-1)).toEqual({ what: 'Too tough for this weapon: Defense', value: 6, rule: 'DW-59' });
  });

  test('[X-227] [DW-64] the odds count every roll: attack, one save, a die for each wound', () => {
    const face = fc.integer({ min: 2, max: 6 });
    const maybe = fc.option(face, { nil: null });
    fc.assert(
      fc.property(face, maybe, maybe, fc.integer({ min: 1, max: 3 }), (attack, save, ignore, woundsEach) => {
        const counted: number[] = Array<number>(woundsEach + 1).fill(0);
        for (const [first, second, ...rest] of everyRoll(2 + woundsEach)) {
          const hurt = first! >= attack && !(save !== null && second! >= save);
          const wounds = hurt ? rest.filter((shown) => ignore === null || shown < ignore).length : 0;
          counted[wounds]! += 6 ** -(2 + woundsEach);
        }
        close(shipWounds({ attack, save, ignore, woundsEach }), counted);
      }),
      { numRuns: 30 },
    );
  });

  test('[X-232] a die for each ship in the way: 1 to 3 strikes it', () => {
    expect(struckOdds(0)).toEqual([1]);
    close(struckOdds(3), [1 / 2, 1 / 4, 1 / 8, 1 / 8]);
    expect([struckBy([3], 2), struckBy([4, 1], 2), struckBy([6, 4], 2), struckBy([], 0)]).toEqual([0, 1, 2, 0]);
    for (let n = 0; n <= 3; n++) {
      const counted: number[] = Array<number>(n + 1).fill(0);
      for (const faces of everyRoll(n)) counted[struckBy(faces, n)]! += 6 ** -n;
      close(struckOdds(n), counted);
    }
  });
});
