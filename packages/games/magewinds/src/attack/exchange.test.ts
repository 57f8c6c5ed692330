import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Defence } from '../state/battle.ts';
import { type AttackOdds, attackOdds, attackOddsOf, type Cell, type Exchange, type OddsQuestion } from './exchange.ts';

const ask = (q: Partial<OddsQuestion> = {}): AttackOdds => {
  const odds = attackOddsOf({ attacker: 'warrior', defender: 'cleric', attack: 'melee', ...q });
  if (odds === undefined) throw new Error('no such attack');
  return odds;
};

const expectSame = (actual: readonly number[], expected: readonly number[]) => {
  expect(actual.length).toBe(expected.length);
  actual.forEach((chance, i) => {
    expect(chance).toBeCloseTo(expected[i]!, 12);
  });
};
const of = (ways: readonly number[], all: number) => ways.map((n) => n / all);

test('[MW 18.5.1] a Warrior against a Cleric: target numbers of every choice and defence', () => {
  expect(ask().targetNumbers).toEqual({
    light: { none: 8, dodge: 5, deflect: 8 },
    heavy: { none: 4, dodge: 1, deflect: 4 },
  });
});

test('[MW 18.5.3] a Warrior against a Cleric, counted by hand', () => {
  const { light, heavy } = ask().matrix;
  // light: three dice on Armour 1, or 3 when deflecting
  expect(light!.none).toEqual({ damage: [0, 0, 1], mean: 2, takeDown: 0, knockback: 1 });
  expectSame(light!.dodge!.damage, of([16, 75, 125], 216));
  expect(light!.dodge!.mean).toBeCloseTo(325 / 216, 12);
  expect(light!.deflect).toEqual({ damage: [1], mean: 0, takeDown: 0, knockback: 0 });
  // heavy: seven dice, each a hit in 2 of 3: 1, 14, 84, 280, 560, 672, 448, 128 of 2187
  expectSame(heavy!.none!.damage, of([15, 84, 280, 560, 672, 448, 128], 2187));
  expect(heavy!.none!.takeDown).toBeCloseTo(128 / 2187, 12); // Toughness 6
  expect(heavy!.none!.knockback).toBeCloseTo((2187 - 1 - 128) / 2187, 12);
  expectSame(heavy!.deflect!.damage, of([379, 560, 672, 448, 128], 2187));
  expect([heavy!.dodge!.knockback, heavy!.deflect!.knockback]).toEqual([0, 0]);
});

test('[MW 18.3.1] a feint does nothing', () => {
  const nothing = { damage: [1], mean: 0, takeDown: 0, knockback: 0 };
  expect(ask().matrix.feint).toEqual({ none: nothing, dodge: nothing, deflect: nothing });
});

test('the answer has the published form', () => {
  const odds = ask();
  expect(Object.keys(odds)).toEqual(['attack', 'targetNumbers', 'matrix', 'equilibrium', 'deviation']);
  expect(odds.attack).toBe('melee');
  expect(Object.keys(odds.matrix)).toEqual(['light', 'heavy', 'feint']);
  for (const line of Object.values(odds.matrix)) {
    expect(Object.keys(line)).toEqual(['none', 'dodge', 'deflect']);
    for (const cell of Object.values(line))
      expect(Object.keys(cell)).toEqual(['damage', 'mean', 'takeDown', 'knockback']);
  }
  expect(Object.keys(odds.equilibrium!)).toEqual(['actionValue', 'attacker', 'defender', 'value']);
  expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
});

test('[MW-R34] an attack that is not split has one row, and nothing to choose', () => {
  const odds = ask({ attacker: 'wizard', attack: 'zap' });
  expect(Object.keys(odds)).toEqual(['attack', 'targetNumbers', 'matrix']);
  expect(odds.targetNumbers).toEqual({ single: { none: 5, dodge: 2, deflect: 5 } });
  expect(Object.keys(odds.matrix)).toEqual(['single']);
});

test('[MW 18.5.3] who is surely taken down is not knocked back', () => {
  // Zap on a Minion: seven dice at 6, or at 3 when it dodges; Toughness 4, Armour 1
  const { single } = ask({ attacker: 'wizard', defender: 'minion', attack: 'zap' }).matrix;
  expect(single!.none).toEqual({ damage: [0, 0, 0, 0, 0, 0, 1], mean: 6, takeDown: 1, knockback: 0 });
  expect(single!.dodge!.takeDown).toBeCloseTo(29 / 128, 12);
});

test('[MW-R23] hits that are all blocked still knock back', () => {
  const { single } = ask({ attacker: 'wizard', defender: 'guardian', attack: 'spark' }).matrix; // 3/4 on Armour 2
  expect(single!.none!.knockback).toBeCloseTo(1 - 1 / 27, 12);
  expect(single!.none!.mean).toBeCloseTo(8 / 27, 12);
});

test('[MW 18.2] cover lowers every target number by 1', () => {
  expect(ask({ cover: true }).targetNumbers).toEqual({
    light: { none: 7, dodge: 4, deflect: 7 },
    heavy: { none: 3, dodge: 0, deflect: 3 },
  });
  expect(ask({ cover: true }).matrix.heavy!.dodge!.damage).toEqual([1]);
});

test('[TC seer.third-eye] sharpens the attacker, or makes the defender hard to hit', () => {
  expect(ask({ thirdEye: 'attacker' }).targetNumbers.heavy).toEqual({ none: 5, dodge: 2, deflect: 5 });
  expect(ask({ thirdEye: 'defender' }).targetNumbers.heavy).toEqual({ none: 3, dodge: 0, deflect: 3 });
  expect(ask({ thirdEye: null }).targetNumbers.heavy).toEqual({ none: 4, dodge: 1, deflect: 4 });
});

test('[TC witch.hex] caps the target number and re-rolls hits', () => {
  const odds = ask({ hex: true });
  expect(odds.targetNumbers.light).toEqual({ none: 5, dodge: 5, deflect: 5 });
  expect(odds.targetNumbers.heavy).toEqual({ none: 4, dodge: 1, deflect: 4 });
  // three dice that hit in 25 of 36 each: 11³, 3·25·11², 3·25²·11, 25³ of 36³
  expectSame(odds.matrix.light!.none!.damage, of([1331 + 9075, 20625, 15625], 46656));
});

test('[TC enchanter.white-hot-weapons] pierces 1 Armour, after Deflect, in melee without magic only', () => {
  const { light } = ask({ whiteHot: true }).matrix;
  expect(light!.none!.damage).toEqual([0, 0, 0, 1]);
  expect(light!.deflect!.damage).toEqual([0, 1]);
  expect(ask({ whiteHot: true, defender: 'druid' }).matrix.light!.none!.damage).toEqual([0, 0, 0, 1]); // Armour 0
  for (const attack of ['zap', 'spark', 'blast'] as const)
    expect(ask({ attacker: 'wizard', attack, whiteHot: true })).toEqual(ask({ attacker: 'wizard', attack }));
});

test('[TC druid.wildform] adds a die to melee attacks of a Druid', () => {
  const { light } = ask({ attacker: 'druid', defender: 'guardian', wildform: true }).matrix;
  expect(light!.none!.damage).toEqual([0, 0, 1]); // four hits on Armour 2
  expect(ask({ attacker: 'druid', attack: 'spark', wildform: true })).toEqual(
    ask({ attacker: 'druid', attack: 'spark' }),
  );
  expect(ask({ wildform: true })).toEqual(ask());
});

test('[TC universal.barrier] each point is cancelled by a result up to the Clubs spent', () => {
  // light against no reaction: always 2 points, each kept with 5, 4 or 3 of 6
  for (const barrier of [1, 2, 3]) {
    const cell = ask({ barrier }).matrix.light!.none!;
    expectSame(cell.damage, of([barrier ** 2, 2 * barrier * (6 - barrier), (6 - barrier) ** 2], 36));
    expect(cell.mean).toBeCloseTo((2 * (6 - barrier)) / 6, 12);
    expect(cell.knockback).toBeCloseTo(1, 12);
  }
  expect(ask({ barrier: 3 }).targetNumbers).toEqual(ask().targetNumbers);
});

test('[TC cleric.push] moves an inch for each point it would have dealt, and deals none', () => {
  const push = ask({ attacker: 'cleric', defender: 'guardian', attack: 'push', barrier: 2 }).matrix.single!;
  expect(push.none).toEqual({ damage: [1], mean: 0, takeDown: 0, knockback: 1, push: [0, 0, 0, 0, 1] }); // six hits on 2
  expect(push.deflect!.push).toEqual([0, 0, 1]);
  expect(push.deflect!.knockback).toBe(0);
  const minion = ask({ attacker: 'cleric', defender: 'minion', attack: 'push' }).matrix.single!;
  expect(minion.none).toEqual({ damage: [1], mean: 0, takeDown: 0, knockback: 1, push: [0, 0, 0, 0, 0, 1] });
});

test('[TC druid.quake] the terrain attacks: nothing that lies on the Druid counts', () => {
  const quake = ask({ attacker: 'druid', attack: 'quake' });
  expect(quake.targetNumbers).toEqual({ single: { none: 2, dodge: -1, deflect: 2 } });
  expect(quake.matrix.single!.none!.knockback).toBeCloseTo(665 / 729, 12);
  expect(quake.matrix.single!.dodge!.damage).toEqual([1]);
  const cast = { hex: true, whiteHot: true, wildform: true, thirdEye: 'attacker' } as const;
  expect(ask({ attacker: 'druid', attack: 'quake', ...cast })).toEqual(quake);
});

test('[TC wizard.blast] every target suffers the same attack', () => {
  expect(ask({ attacker: 'wizard', attack: 'blast' }).targetNumbers).toEqual({
    single: { none: 5, dodge: 2, deflect: 5 },
  });
});

test('[TC mesmer.mirrorshield] is shown where the target knows it, and no part of the choice game', () => {
  const odds = ask({ defender: 'mesmer', mirrorshield: true });
  const { light } = odds.matrix;
  expect(light!.mirrorshield).toEqual({ ...light!.deflect, mirrored: [0, 0, 1] }); // 3 blocked, Armour 1
  expect(Object.keys(odds.equilibrium!.defender)).toEqual(['none', 'dodge', 'deflect']);
  expect(Object.keys(ask({ mirrorshield: true }).matrix.light!)).toEqual(['none', 'dodge', 'deflect']);
});

test('the light Precision of older pages is lowered unless the switch is off', () => {
  const q = { attacker: 'cleric', defender: 'wizard' } as const;
  expect(ask(q).targetNumbers.light!.dodge).toBe(5);
  expect(ask({ ...q, normalise: false }).targetNumbers.light!.dodge).toBe(6);
});

test('there are no odds of an attack that the fighter does not have', () => {
  expect(attackOddsOf({ attacker: 'warrior', defender: 'cleric', attack: 'zap' })).toBeUndefined();
  expect(attackOddsOf({ attacker: 'warrior', defender: 'cleric', attack: 'quake' })).toBeUndefined();
  expect(attackOddsOf({ attacker: 'witch', defender: 'cleric', attack: 'melee' })).toBeUndefined();
});

test('[MW 18.3] actions worth nothing: light and heavy against Dodge and Deflect, by the formula of a two by two game', () => {
  const [lightDodge, lightDeflect] = [325 / 216, 0];
  const [heavyDodge, heavyDeflect] = [7 / 6 - 1 + (5 / 6) ** 7, 14 / 3 - 3 + 115 / 2187];
  const all = lightDodge + heavyDeflect - lightDeflect - heavyDodge;
  const { equilibrium, deviation } = ask({ actionValue: 0 });
  expect(equilibrium!.value).toBeCloseTo((lightDodge * heavyDeflect - lightDeflect * heavyDodge) / all, 12);
  expect(equilibrium!.attacker.light).toBeCloseTo((heavyDeflect - heavyDodge) / all, 12);
  expect(equilibrium!.attacker.feint).toBe(0);
  expect(equilibrium!.defender.dodge).toBeCloseTo((heavyDeflect - lightDeflect) / all, 12);
  expect(equilibrium!.defender.none).toBe(0);
  expect(deviation!.attacker).toEqual({ light: 0, heavy: 0, feint: equilibrium!.value });
});

test('[MW 18.3] actions worth much: nobody reacts, and the heavy attack is best', () => {
  const value = 14 / 3 - 1 + 1 / 2187;
  const { equilibrium, deviation } = ask({ actionValue: 100 });
  expect(equilibrium).toMatchObject({
    actionValue: 100,
    attacker: { light: 0, heavy: 1, feint: 0 },
    defender: { none: 1, dodge: 0, deflect: 0 },
  });
  expect(equilibrium!.value).toBeCloseTo(value, 12);
  expect(deviation!.attacker.light).toBeCloseTo(value - 2, 12);
  expect(deviation!.attacker.feint).toBeCloseTo(value, 12);
  expect(deviation!.defender.dodge).toBeCloseTo(100 + 1 / 6 + (5 / 6) ** 7 - value, 9);
  expect(deviation!.attacker.heavy).toBe(0);
  expect(deviation!.defender.none).toBe(0);
});

const DEFENCES: readonly Defence[] = ['none', 'dodge', 'deflect', 'mirrorshield'];
const pairs = fc.record({ power: fc.integer({ min: 0, max: 3 }), precision: fc.integer({ min: 0, max: 10 }) });
const exchanges: fc.Arbitrary<Exchange> = fc.record({
  attack: fc.constant('melee' as const),
  light: pairs,
  heavy: pairs,
  single: fc.constant(null),
  pushes: fc.boolean(),
  capped: fc.boolean(),
  pierce: fc.integer({ min: 0, max: 1 }),
  attackerArmour: fc.integer({ min: 0, max: 2 }),
  evasion: fc.integer({ min: 0, max: 3 }),
  cover: fc.boolean(),
  dodge: fc.integer({ min: 0, max: 4 }),
  armour: fc.integer({ min: 0, max: 2 }),
  deflect: fc.integer({ min: 0, max: 2 }),
  toughness: fc.integer({ min: 1, max: 4 }),
  defences: fc
    .subarray([...DEFENCES], { minLength: 1 })
    .map((some): Defence[] => ['none', ...some.filter((d) => d !== 'none')]),
  guarded: fc.boolean(),
  isFree: fc.boolean(),
  barrier: fc.integer({ min: 0, max: 3 }),
  actionValue: fc.constantFrom(0, 0.5, 1, 3),
});

test('[MW 18.3] the mixes are an equilibrium of the payoffs, and deviations are what they give up', () => {
  fc.assert(
    fc.property(exchanges, (x) => {
      const { matrix, equilibrium, deviation } = attackOdds(x);
      const rows = ['light', 'heavy', 'feint'] as const;
      const columns = x.defences.filter((d) => d !== 'mirrorshield');
      const payoff = (row: (typeof rows)[number], d: Defence) => {
        const reacted = d === 'none' ? 0 : 1;
        const costs = x.guarded ? 0 : reacted;
        return matrix[row]![d]!.mean + x.actionValue * (costs + (row === 'feint' && !x.isFree ? reacted : 0));
      };
      const { attacker, defender, value } = equilibrium!;
      expect(Object.keys(defender)).toEqual(columns);
      for (const row of rows) {
        const got = columns.reduce((total, d) => total + defender[d]! * payoff(row, d), 0);
        expect(got).toBeLessThanOrEqual(value + 1e-9);
        expect(deviation!.attacker[row]).toBeCloseTo(value - got, 9);
      }
      for (const d of columns) {
        const left = rows.reduce((total, row) => total + attacker[row]! * payoff(row, d), 0);
        expect(left).toBeGreaterThanOrEqual(value - 1e-9);
        expect(deviation!.defender[d]).toBeCloseTo(left - value, 9);
      }
    }),
  );
});

/** Calls `see` with every roll of that many dice. */
const everyRoll = (count: number, see: (roll: readonly number[]) => void, roll: readonly number[] = []): void => {
  if (roll.length === count) see(roll);
  else for (let face = 1; face <= 6; face++) everyRoll(count, see, [...roll, face]);
};

/** How many of all rolls of that many dice show each number of faces that count. */
const waysTo = (dice: number, counts: (face: number) => boolean): readonly number[] => {
  const ways = new Array<number>(dice + 1).fill(0);
  everyRoll(dice, (roll) => ways[roll.filter(counts).length]!++);
  return ways;
};

/** One cell by rolling everything out: attack dice, re-rolls of Hex, dice of the Barrier. Ways, then chances. */
const rolledOut = (x: Exchange, power: number, precision: number, defence: Defence) => {
  const reach = precision - x.evasion - (x.cover ? 1 : 0) - (defence === 'dodge' ? x.dodge : 0);
  const needed = x.capped ? Math.min(5, reach) : reach;
  const deflects = defence === 'deflect' || defence === 'mirrorshield';
  const armour = Math.max(0, x.armour + (deflects ? x.deflect : 0) - x.pierce);
  const seen = { damage: [0, 0, 0, 0], would: [0, 0, 0, 0], mirrored: [0, 0, 0, 0], knockback: 0 };
  const settle = (hits: number, ways: number) => {
    const points = Math.max(0, hits - armour);
    seen.would[points]! += ways;
    seen.mirrored[Math.max(0, hits - points - x.attackerArmour)]! += ways;
    waysTo(points, (face) => face > x.barrier).forEach((kept, left) => {
      const damage = x.pushes ? 0 : left;
      seen.damage[damage]! += (ways * kept) / 6 ** points;
      if (defence === 'none' && hits > 0 && damage < x.toughness) seen.knockback += (ways * kept) / 6 ** points;
    });
  };
  const isHit = (face: number) => face <= needed;
  const all = 6 ** 9; // three dice, three re-rolls, three of the Barrier
  waysTo(power, isHit).forEach((ways, hits) => {
    const share = (ways * all) / 6 ** power;
    if (!x.capped) settle(hits, share);
    else waysTo(hits, isHit).forEach((again, stay) => void settle(stay, (share * again) / 6 ** hits));
  });
  const chances = (counted: readonly number[]) => counted.map((ways) => ways / all);
  return {
    damage: chances(seen.damage),
    would: chances(seen.would),
    mirrored: chances(seen.mirrored),
    knockback: seen.knockback / all,
  };
};

const padded = (d: readonly number[]) => [...d, 0, 0, 0, 0].slice(0, 4);

const expectCell = (cell: Cell, x: Exchange, seen: ReturnType<typeof rolledOut>) => {
  expectSame(padded(cell.damage), seen.damage);
  expect(cell.damage.at(-1)).toBeGreaterThan(0); // trimmed
  expect(cell.mean).toBeCloseTo(
    seen.damage.reduce((total, p, n) => total + n * p, 0),
    12,
  );
  expect(cell.takeDown).toBeCloseTo(
    seen.damage.slice(x.toughness).reduce((total, p) => total + p, 0),
    12,
  );
  expect(cell.knockback).toBeCloseTo(seen.knockback, 12);
  if (cell.push) expectSame(padded(cell.push), seen.would);
  if (cell.mirrored) expectSame(padded(cell.mirrored), seen.mirrored);
};

test('[MW 18.5] every cell is what comes out when all dice are rolled out', () => {
  fc.assert(
    fc.property(exchanges, (x) => {
      const { matrix } = attackOdds(x);
      for (const defence of x.defences) {
        const cell = matrix.light![defence]!;
        expect([cell.push !== undefined, cell.mirrored !== undefined]).toEqual([x.pushes, defence === 'mirrorshield']);
        expectCell(cell, x, rolledOut(x, x.light!.power, x.light!.precision, defence));
      }
    }),
  );
});

test('an attack without numbers is nobody’s', () => {
  const q = { attacker: 'warrior', defender: 'cleric', attack: 'melee' } as const;
  expect(attackOddsOf(q)).toBeDefined();
  const bare: Exchange = {
    attack: 'melee',
    light: null,
    heavy: null,
    single: null,
    pushes: false,
    capped: false,
    pierce: 0,
    attackerArmour: 0,
    evasion: 0,
    cover: false,
    dodge: 0,
    armour: 0,
    deflect: 0,
    toughness: 1,
    defences: ['none'],
    guarded: false,
    isFree: false,
    barrier: 0,
    actionValue: 1,
  };
  expect(() => attackOdds(bare)).toThrow('The attack melee has no numbers.');
});
