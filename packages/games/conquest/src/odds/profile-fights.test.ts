// Whole fights between bare groups: needed numbers by hand, chances by counting every face of every die.
import { NO_STATS } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { type BruteRules, type BruteUnit, fought } from '../testing/brute-force.ts';
import { type Fighter, fightOdds, suffered, type Taker, woundDice } from './profile-fights.ts';

const fighter = ({ M, S, D, A, W, I, save, ignore, commander, hero }: BruteUnit): Fighter => ({
  stats: {
    ...NO_STATS,
    martial: M,
    strength: S,
    defense: D,
    aggression: A,
    wounds: W,
    integrity: I,
    destiny: hero ? 1 : 0,
  },
  save: save ?? null,
  ignore: ignore ?? null,
  isCommander: commander === true,
  isBuilding: false,
  worth: 0,
});

const near = (got: readonly number[], wanted: readonly number[]): void => {
  expect(got.length).toBe(wanted.length);
  wanted.forEach((p, n) => {
    expect(got[n], `index ${n}`).toBeCloseTo(p, 12);
  });
};

const line = (M: number, S: number, D: number, A: number, W: number, I: number, more: Partial<BruteUnit> = {}) => ({
  ...{ M, S, D, A, W, I },
  ...more,
});

describe('by hand', () => {
  const two = [line(3, 3, 3, 2, 2, 1), line(4, 4, 3, 3, 2, 1)].map(fighter);
  const one = [line(3, 3, 4, 2, 2, 2, { save: 5 })].map(fighter);

  test('[CQ-58] [DW-74] [X-27] [X-353] five dice of value 4 + 1 against a lone 3 whose Integrity does not count', () => {
    const { attackers, defenders } = fightOdds(two, one);
    expect(attackers).toMatchObject({ dice: 5, arv: 5, needs: { attack: 3, wound: 4 } });
    expect(defenders).toMatchObject({ dice: 2, arv: 3, needs: { attack: 5, wound: 4 } });
  });

  test('[CQ-59] [DW-77] each die of five wounds with 4/6 × 3/6 × 4/6 = 2/9; each of two with 2/6 × 3/6 = 1/6', () => {
    const { attackers, defenders } = fightOdds(two, one);
    const p = 2 / 9;
    const binomial = [1, 5, 10, 10, 5, 1].map((ways, n) => ways * p ** n * (1 - p) ** (5 - n));
    near(attackers.wounds, binomial);
    expect(attackers.mean).toBeCloseTo(10 / 9, 12);
    near(defenders.wounds, [25 / 36, 10 / 36, 1 / 36]);
    near(attackers.lost, [35 / 36, 1 / 36, 0]); // the second wound finishes who has the first
    near(defenders.lost, [binomial[0]! + binomial[1]!, 1 - binomial[0]! - binomial[1]!]);
  });

  test('[DW-45] [X-25] a negative Integrity lowers the whole group, alone it does not', () => {
    const machine = line(4, 6, 5, 4, 4, -1);
    expect(fightOdds([machine].map(fighter), one).attackers.arv).toBe(4);
    expect(fightOdds([machine, line(3, 4, 3, 2, 2, 2)].map(fighter), one).attackers.arv).toBe(5); // 4 + 2 − 1
    expect(fightOdds([machine, line(0, 4, 3, 2, 2, -3)].map(fighter), one).attackers.arv).toBe(1);
    expect(fightOdds([line(1, 4, 3, 2, 2, -1), line(0, 4, 3, 2, 2, -3)].map(fighter), one).attackers.arv).toBe(0);
  });

  test('[CQ-58] no Aggression, no dice', () => {
    const { attackers, defenders } = fightOdds([line(3, 3, 3, 0, 2, 0)].map(fighter), one);
    expect(attackers).toMatchObject({ dice: 0, needs: { attack: null, wound: null }, wounds: [1], mean: 0 });
    near(defenders.lost, [1, 0]);
  });

  test('[X-354] an assault: 2+ to hit, no dice back, a building has neither save nor Integrity', () => {
    const building: Fighter = { ...fighter(line(0, 0, 4, 0, 2, 9, { save: 2 })), isBuilding: true };
    const { attackers, defenders } = fightOdds([line(3, 4, 3, 2, 2, 5)].map(fighter), [building]);
    expect(attackers.needs).toEqual({ attack: 2, wound: 4 });
    const p = (5 / 6) * (1 / 2);
    near(attackers.wounds, [(1 - p) ** 2, 2 * p * (1 - p), p * p]);
    near(attackers.lost, [1, 0]);
    expect(defenders).toMatchObject({ dice: 0, needs: { attack: null, wound: null }, wounds: [1] });
    near(defenders.lost, [1 - p * p, p * p]);
  });

  test('[X-354] a building alone brings nothing but its Defense; with a unit the unit fights', () => {
    const building: Fighter = { ...fighter(line(5, 5, 4, 3, 2, 2)), isBuilding: true };
    const unit = fighter(line(3, 4, 3, 2, 2, 0));
    expect(fightOdds([building], one).attackers).toMatchObject({ dice: 0, arv: 0, needs: { attack: null } });
    expect(fightOdds(one, [building]).attackers.needs).toEqual({ attack: 2, wound: 5 });
    expect(fightOdds([unit, { ...building, stats: { ...NO_STATS, defense: 4 } }], one).attackers.dice).toBe(2);
  });

  test('[X-356] where nobody is left to take them, wounds are lost', () => {
    const none = suffered([0.25, 0.5, 0.25], [], 2);
    expect(none).toEqual({ wounds: [1], lost: [1] });
  });

  test.each([
    [{ dice: 2, attack: null, wound: 3 }, [1]],
    [{ dice: 2, attack: 3, wound: null }, [1]],
    [{ dice: 0, attack: 3, wound: 3 }, [1]],
    [{ dice: 1, attack: 4, wound: 3 }, [2 / 3, 1 / 3]],
  ])('[CQ-59] wound dice of %j', (rolls, wanted) => {
    near(woundDice(rolls), wanted);
  });

  const noted = (attackers: readonly Fighter[], defenders: readonly Fighter[]): readonly string[] => {
    const steps: string[] = [];
    fightOdds(attackers, defenders, [0, 0], (what, value, rule) => steps.push(`${what} ${value} ${rule}`));
    return steps;
  };

  test('every number has its rule', () => {
    const steps = noted(two, one);
    for (const step of [
      'Aggression: dice (attackers) 5 CQ-58',
      'Aggression: dice (defenders) 2 CQ-58',
      'Needed to hit (attackers) 3 DW-75',
      'Needed to hit (defenders) 5 DW-75',
      'Needed to wound (attackers) 4 DW-76',
      'Needed to wound (defenders) 4 DW-76',
    ])
      expect(steps).toContain(step);
    const building: Fighter = { ...fighter(line(0, 0, 4, 0, 2, 0)), isBuilding: true };
    expect(noted(two, [building])).toContain('A building has no dice (defenders) 0 X-354');
    expect(noted([building], one)).not.toContain('Needed to hit (attackers) 2 DW-75');
  });
});

describe('counted face by face', () => {
  const LEGION = line(3, 4, 3, 2, 2, 2, { save: 5 });
  const TRIARII = line(4, 4, 4, 2, 2, 2);
  const LEGATE = line(5, 4, 4, 1, 3, 2, { commander: true, hero: true });
  const ZOMBIES = line(2, 4, 3, 2, 2, 1, { ignore: 6 });
  const KNIGHTS = line(5, 5, 4, 3, 2, 1, { ignore: 6 });
  const WORKER = line(1, 1, 4, 1, 1, 0);
  const GOLEM = line(3, 6, 6, 3, 5, -1, { ignore: 6 });

  test.each<[string, readonly BruteUnit[], readonly BruteUnit[], readonly [number, number]]>([
    ['[DW-64] [DW-78] one against two who ignore wounds', [TRIARII], [ZOMBIES, ZOMBIES], [0, 0]],
    ['[DW-77] [X-29] save bearers take wounds first, then others', [TRIARII, LEGION], [KNIGHTS], [0, 0]],
    ['[X-356] two save bearers: who is wounded is finished', [LEGION, LEGION], [KNIGHTS, WORKER], [0, 0]],
    ['[X-357] [X-30] the Commander last of all', [LEGATE, WORKER], [KNIGHTS, WORKER], [0, 0]],
    ['[X-361] [X-67] Heroic Resolve of both', [LEGATE], [line(4, 5, 3, 3, 1, 0, { hero: true }), WORKER], [2, 1]],
    ['[X-361] Destiny that nobody may spend is nothing', [TRIARII], [KNIGHTS], [3, 3]],
    ['[DW-45] with a machine', [WORKER, WORKER], [GOLEM, ZOMBIES], [0, 0]],
    ['[DW-78] [X-356] who ignores wounds takes them before others', [TRIARII, ZOMBIES], [KNIGHTS, WORKER], [0, 0]],
    ['three a side', [LEGION, LEGION, LEGATE], [ZOMBIES, ZOMBIES, ZOMBIES], [1, 0]],
    ['[X-356] wounds end with the last; more are counted on its own save', [LEGION], [KNIGHTS, KNIGHTS], [0, 0]],
  ])('%s', (_, own, others, destiny) => {
    const counted = fought(own, others, destiny);
    const odds = fightOdds(own.map(fighter), others.map(fighter), destiny);
    [odds.attackers, odds.defenders].forEach((side, i) => {
      expect([side.dice, side.arv, side.needs.attack, side.needs.wound]).toEqual(counted.figures[i]);
      near(side.wounds, counted.inflicted[i]!);
      near(side.lost, counted.lost[i]!);
      expect(side.mean).toBeCloseTo(
        side.wounds.reduce((sum, p, n) => sum + p * n, 0),
        12,
      );
    });
  });

  const taker = ({ W, save, ignore, hero, commander, corrupt, worth }: BruteUnit): Taker => ({
    wounds: W,
    whole: W,
    save: save ?? null,
    ignore: ignore ?? null,
    resolves: hero === true,
    isCommander: commander === true,
    guards: commander !== true && corrupt !== true,
    isCore: true,
    worth: worth ?? 0,
  });
  const [CHEAP, DEAR] = [line(3, 4, 3, 1, 1, 0, { worth: 1 }), line(3, 4, 3, 1, 3, 0, { worth: 2, save: 4 })];
  const HERO = line(3, 4, 3, 1, 1, 0, { hero: true });

  test.each<[string, readonly BruteUnit[], readonly BruteUnit[], readonly [number, number], BruteRules]>([
    ['[X-29] saves make no class: the cheapest takes it', [DEAR, CHEAP], [KNIGHTS], [0, 0], { savesOptional: true }],
    ['[X-29] but the wounded are finished', [LEGION, DEAR, CHEAP], [KNIGHTS, CHEAP], [0, 0], { savesOptional: true }],
    ['[X-28] the attacker strikes the dearest', [CHEAP, TRIARII], [KNIGHTS], [0, 0], { allocator: 'attacker' }],
    ['[X-28] within the class', [CHEAP, DEAR, LEGION], [KNIGHTS, CHEAP], [0, 0], { allocator: 'attacker' }],
    ['both', [LEGION, CHEAP, DEAR], [KNIGHTS], [0, 0], { savesOptional: true, allocator: 'attacker' }],
    ['[X-365] a corrupted guard', [LEGATE, line(3, 4, 3, 1, 1, 0, { corrupt: true, worth: 1 })], [KNIGHTS], [0, 0], {}],
    ['[X-366] medics of one side', [TRIARII, LEGION], [KNIGHTS, WORKER], [0, 0], { medics: [4, undefined] }],
    ['[X-366] of both, after saves and ignores', [LEGION, LEGION], [KNIGHTS, WORKER], [0, 0], { medics: [4, 4] }],
    ['[X-366] before Resolve', [HERO, LEGATE], [HERO, KNIGHTS], [2, 1], { medics: [4, 4] }],
    [
      'all',
      [DEAR, LEGATE, CHEAP],
      [HERO, KNIGHTS],
      [1, 1],
      { savesOptional: true, allocator: 'attacker', medics: [4, 4] },
    ],
  ])('%s: as with other switches and research', (_, own, others, destiny, rules) => {
    const counted = fought(own, others, destiny, rules);
    [own, others].forEach((side, i) => {
      const [dice, , attack, wound] = counted.figures[1 - i]!;
      const taking = {
        savesOptional: rules.savesOptional === true,
        ignorersFirst: rules.savesOptional !== true,
        byEnemy: rules.allocator === 'attacker',
        medics: rules.medics?.[i] ?? null,
      };
      const got = suffered(woundDice({ dice, attack, wound }), side.map(taker), destiny[i]!, taking);
      near(got.wounds, counted.inflicted[1 - i]!);
      near(got.lost, counted.lost[i]!);
    });
  });

  test('[X-356] within a class who is worth least takes the wound', () => {
    const [cheap, dear] = [fighter(line(3, 4, 3, 1, 1, 0)), fighter(line(3, 4, 3, 1, 4, 0))];
    const foes = [line(3, 4, 3, 1, 2, 0)].map(fighter);
    const lostFirst = (worths: readonly [number, number]): number =>
      fightOdds(
        [
          { ...dear, worth: worths[1] },
          { ...cheap, worth: worths[0] },
        ],
        foes,
      ).attackers.lost[1]!;
    expect(lostFirst([1, 2])).toBeCloseTo((3 / 6) * (4 / 6), 12); // 4+ and 3+, one Wound
    expect(lostFirst([2, 1])).toBe(0); // four Wounds
  });
});
