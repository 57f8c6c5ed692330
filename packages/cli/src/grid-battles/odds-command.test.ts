// Expected figures come from the tables of the rule sheet (counts out of 36) or from counting every roll of the faces below,
// which are written out again here.
import { describe, expect, test } from 'vitest';
import { muster, words } from '../testing.ts';

const ATTACK = {
  yellow: [
    [0, 1],
    [1, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
  ],
  blue: [
    [1, 0],
    [1, 1],
    [1, 1],
    [2, 0],
    [2, 1],
    [3, 0],
  ],
  red: [
    [1, 1],
    [2, 0],
    [2, 0],
    [2, 1],
    [3, 0],
    [3, 1],
  ],
} as const;
const DEFENCE = { brown: [0, 0, 0, 1, 1, 1], grey: [0, 0, 1, 1, 1, 2], black: [0, 1, 1, 1, 2, 2] } as const;
type Attack = keyof typeof ATTACK;
type Defence = keyof typeof DEFENCE;

const totals = (dice: readonly (readonly number[])[]): number[] =>
  dice.reduce<number[]>((sums, faces) => sums.flatMap((sum) => faces.map((face) => sum + face)), [0]);

/** Every roll counted. `extra`: symbols that terrain adds (hits, shields). */
const counted = (
  attack: readonly Attack[],
  defence: readonly Defence[],
  advantage = false,
  extra = [0, 0],
): number[] => {
  const damage = totals(attack.map((c) => ATTACK[c].map(([d, b]) => d + (advantage ? b : 0))));
  const shields = totals(defence.map((c) => DEFENCE[c]));
  const chances: number[] = [];
  for (const d of damage)
    for (const s of shields) {
      const hits = Math.max(0, d + extra[0]! - s - extra[1]!);
      while (chances.length <= hits) chances.push(0);
      chances[hits]! += 1 / (damage.length * shields.length);
    }
  return chances;
};

const near = (got: readonly number[], wanted: readonly number[]): void => {
  expect(got.length).toBe(wanted.length);
  for (const [i, p] of wanted.entries()) expect(got[i], `[${i}] of ${got}`).toBeCloseTo(p, 12);
};

const outOf36 = (...counts: number[]): number[] => counts.map((n) => n / 36);

interface Strike {
  readonly hits: number[];
  readonly mean: number;
  readonly destroy: number;
}
type Odds = Strike & { readonly battleBack: Strike; readonly destroyAfter?: number[] };

const odds = async (options: string): Promise<Odds> => {
  const { code, out, err } = await muster(words(`odds grid-battles ${options} --json`));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.endsWith('}\n') && out.indexOf('\n') === out.length - 1).toBe(true);
  return JSON.parse(out) as Odds;
};

const refusal = async (options: string): Promise<string> => {
  const { code, out, err } = await muster(words(`odds grid-battles ${options}`));
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
  return err;
};

describe('the fixed form', () => {
  test('[GB-47] a knight strikes a pikeman: red against grey, and is answered with Advantage', async () => {
    const o = await odds('--attacker knight --defender pikeman');
    expect(Object.keys(o)).toEqual(['hits', 'mean', 'destroy', 'battleBack']);
    expect(Object.keys(o.battleBack)).toEqual(['hits', 'mean', 'destroy']);
    near(o.hits, outOf36(7, 13, 12, 4));
    expect(o.mean).toBeCloseTo(49 / 36, 12);
    expect(o.destroy).toBe(0); // 4 health, at most 3 hits
    near(o.battleBack.hits, outOf36(11, 14, 9, 2));
    expect(o.battleBack.mean).toBeCloseTo(38 / 36, 12);
    expect(o.battleBack.destroy).toBeCloseTo(2 / 36, 12); // the knight's 3 health
  });

  test('[GB-42] the battle back is unconditional: who is destroyed strikes no hits', async () => {
    const o = await odds('--attacker knight --defender archer');
    near(o.hits, outOf36(0, 9, 15, 9, 3)); // red against brown with Advantage
    expect(o.destroy).toBeCloseTo(12 / 36, 12);
    const lives = 24 / 36;
    near(o.battleBack.hits, [1 - lives + (lives * 25) / 36, (lives * 9) / 36, (lives * 2) / 36]); // yellow against black
    expect(o.battleBack.destroy).toBe(0);
  });

  test('[R-02] from afar nothing strikes back', async () => {
    const o = await odds('--attacker archer --defender pikeman --distance 4');
    near(o.hits, outOf36(20, 12, 4));
    expect(o.battleBack).toEqual({ hits: [1], mean: 0, destroy: 0 });
    const behindTrees = await odds('--attacker crossbow --defender axeman --defender-terrain woods --distance 3');
    expect(behindTrees.battleBack.hits).toEqual([1]); // and not 0.9999999999999999
  });

  test('[R-44] an engine cannot strike back closer than its minimum range', async () => {
    const o = await odds('--attacker pikeman --defender ballista');
    near(o.hits, outOf36(9, 15, 9, 3)); // blue against brown
    expect(o.battleBack).toEqual({ hits: [1], mean: 0, destroy: 0 });
  });

  test('options may stand in any order, and ids in any case', async () => {
    const { out, code } = await muster(words('odds --json --defender PIKEMAN grid-battles --attacker Knight'));
    expect(code).toBe(0);
    near((JSON.parse(out) as Odds).hits, outOf36(7, 13, 12, 4));
  });
});

describe('terrain', () => {
  test.each<[string, string, number[]]>([
    [
      '[GB-63] woods',
      '--attacker knight --defender pikeman --defender-terrain woods',
      counted(['red'], ['grey', 'brown']),
    ],
    [
      '[GB-63] village',
      '--attacker knight --defender pikeman --defender-terrain village',
      counted(['red'], ['grey', 'grey']),
    ],
    [
      '[GB-66] keep wall',
      '--attacker axeman --defender pikeman --defender-terrain keep-wall',
      counted(['blue'], ['grey'], true, [0, 1]),
    ],
    [
      '[R-36] orchard side by side',
      '--attacker axeman --defender swordman --defender-terrain orchard',
      counted(['blue'], ['grey'], true),
    ],
    [
      '[R-36] orchard from afar',
      '--attacker archer --defender swordman --defender-terrain orchard --distance 2',
      counted(['yellow'], ['grey', 'brown']),
    ],
    [
      '[R-37] out of a marsh',
      '--attacker swordman --attacker-terrain marsh --defender axeman',
      counted(['blue'], ['brown', 'brown']),
    ],
    [
      '[GB-65] a hill helps who shoots with Advantage',
      '--attacker longbow --attacker-terrain hill --defender knight --distance 5',
      counted(['yellow'], ['black'], true, [1, 0]),
    ],
    [
      '[GB-65] and no one else',
      '--attacker longbow --attacker-terrain hill --defender pikeman --distance 5',
      counted(['yellow'], ['grey']),
    ],
    [
      '[R-35] nor hill to hill',
      '--attacker longbow --attacker-terrain hill --defender knight --defender-terrain hill --distance 5',
      counted(['yellow'], ['black', 'brown'], true),
    ],
    [
      '[GB-50] two dice',
      '--attacker bombard --defender knight --distance 3',
      counted(['red', 'yellow'], ['black'], true),
    ],
  ])('%s', async (_, options, wanted) => {
    near((await odds(options)).hits, wanted);
  });

  test('[GB-67] the roles turn round for the battle back', async () => {
    const o = await odds('--attacker swordman --attacker-terrain woods --defender axeman --defender-terrain ford');
    near(o.hits, counted(['blue'], ['brown']));
    near(o.battleBack.hits, counted(['blue'], ['grey', 'brown', 'brown'], true)); // woods, and out of a ford
  });
});

describe('several attackers', () => {
  test('[R-09] the chance to destroy grows with each attack, in order', async () => {
    const o = await odds('--attacker knight,archer,axeman --distance 1,3,1 --defender pikeman');
    const [knight, archer, axeman] = [
      counted(['red'], ['grey']),
      counted(['yellow'], ['grey']),
      counted(['blue'], ['grey'], true),
    ];
    let [two, three] = [0, 0];
    for (const [a, p] of knight.entries())
      for (const [b, q] of archer.entries()) {
        if (a + b >= 4) two += p * q;
        for (const [c, r] of axeman.entries()) if (a + b + c >= 4) three += p * q * r;
      }
    near(o.destroyAfter!, [0, two, three]);
    near(o.hits, knight); // of the first attacker
  });

  test('one terrain and one distance serve for all', async () => {
    const o = await odds('--attacker longbow,archer --distance 4 --attacker-terrain hill --defender militia');
    near(o.hits, counted(['yellow'], ['brown'], true, [1, 0]));
    expect(o.destroyAfter).toHaveLength(2);
  });
});

describe('refused', () => {
  test.each([
    [
      '[GB-31] melee from afar',
      '--attacker knight --defender pikeman --distance 2',
      /Knight cannot attack at distance 2: it strikes adjacent/,
    ],
    [
      '[GB-32] beyond range',
      '--attacker archer --defender pikeman --distance 5',
      /An Archer cannot attack at distance 5: it reaches 1 to 4 hexes/,
    ],
    [
      '[R-44] too close',
      '--attacker catapult --defender pikeman --distance 2',
      /Catapult cannot attack at distance 2: it reaches 3 to 6/,
    ],
    [
      'distance 0',
      '--attacker knight --defender pikeman --distance 0',
      /--distance must be a whole number of at least 1, not “0”/,
    ],
    ['no number', '--attacker knight --defender pikeman --distance one', /--distance must be a whole number/],
    ['a negative distance', '--attacker knight --defender pikeman --distance=-1', /--distance must be a whole number/],
    [
      'a distance beyond all maps',
      '--attacker archer --defender pikeman --distance 999999999',
      /cannot attack at distance 999999999/,
    ],
    [
      '[GB-60] terrain of the attacker',
      '--attacker knight --attacker-terrain palisade --defender pikeman',
      /A Knight cannot stand on palisade/,
    ],
    [
      '[GB-60] terrain of the defender',
      '--attacker knight --defender pikeman --defender-terrain river',
      /A Pikeman cannot stand on river/,
    ],
    ['an unknown unit', '--attacker dragon --defender pikeman', /no unit “dragon”; there are pikeman, swordman/],
    ['an unknown defender', '--attacker knight --defender dragon', /no unit “dragon”/],
    [
      'an unknown terrain',
      '--attacker knight --defender pikeman --defender-terrain moon',
      /no terrain “moon”; there are plain, road, hill/,
    ],
    ['too many values', '--attacker knight --defender pikeman --distance 1,1', /gives 2 values for 1 attacker:/],
    ['no attacker', '--defender pikeman', /required option '--attacker <ids>' not specified/],
    ['an empty attacker', "--attacker '' --defender pikeman", /no unit “”/],
    ['an unknown option', '--attacker knight --defender pikeman --wind 3', /unknown option '--wind'/],
  ])('%s', async (_, options, wanted) => {
    expect(await refusal(options)).toMatch(wanted);
  });
});

describe('for people', () => {
  test('a table with bars, plain when nobody sees colours', async () => {
    const { out } = await muster(
      words('odds grid-battles --attacker knight --defender pikeman --defender-terrain woods'),
    );
    expect(out).toContain('Knight on plain attacks Pikeman on woods, side by side.');
    expect(out).toContain('Knight strikes: red against grey + brown (woods)');
    expect(out).toMatch(/ {2}0 hits {3}37\.5% {2}█+/); // 81 of 216
    expect(out).toContain('Pikeman strikes back: blue against black, with Advantage');
    expect(out).not.toContain('\u001b');
  });

  test('colours on a terminal, but not against NO_COLOR', async () => {
    const args = words('odds grid-battles --attacker knight --defender pikeman');
    const terminal = { out: true };
    expect((await muster(args, { terminal })).out).toContain('\u001b[1m');
    expect((await muster(args, { terminal, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b');
  });

  test('several attackers end with the whole turn', async () => {
    const { out } = await muster(words('odds grid-battles --attacker knight,archer --distance 1,3 --defender pikeman'));
    expect(out).toContain('Archer on plain attacks Pikeman on plain, 3 hexes away.');
    expect(out).toContain('Pikeman does not strike back.');
    expect(out).toMatch(/2\. Archer\s+8\.6%/); // (12·4 + 4·(12 + 4)) of 1296
  });
});
