// Needed numbers are worked out here again from the sheet's words, chances by counting every face of every die.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { muster, temporaryFolder, words } from '../testing.ts';

interface Told {
  readonly dice: number;
  readonly needs: Readonly<Record<'attack' | 'wound' | 'save' | 'ignore', number | null>>;
  readonly wounds: readonly number[];
  readonly mean: number;
  readonly slain: number;
  readonly steps: readonly { readonly what: string; readonly value: number; readonly rule: string }[];
}

const cwd = temporaryFolder();

const ask = async (...args: readonly string[]): Promise<Told> => {
  const { code, out, err } = await muster(['odds', 'heroes', ...args, '--json'], { cwd });
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Told;
};

const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await muster(['odds', 'heroes', ...args], { cwd });
  expect(out).toBe('');
  expect(code).toBe(2);
  return err;
};

/** X-01, X-02 as a table of sentences. */
const chart = (own: number, other: number): number => {
  const a = own < 0 ? 0 : own;
  const b = other < 0 ? 0 : other;
  if (a === b) return 4;
  if (b === 0 || a / b >= 2) return 2;
  if (a / b <= 0.5) return 6;
  return a > b ? 3 : 5;
};

const FACES = [1, 2, 3, 4, 5, 6];

/** How many of all throws of these rolls end in a wound: every face of each. */
const shareOf = (attack: number, wound: number | null, save: number | null, ignore: number | null): number => {
  let hurts = 0;
  for (const a of FACES)
    for (const w of FACES)
      for (const s of FACES)
        for (const i of FACES)
          if (
            a >= attack &&
            (wound === null || w >= wound) &&
            (save === null || s < save) &&
            (ignore === null || i < ignore)
          )
            hurts++;
  return hurts / 6 ** 4;
};

/** Every die either wounds or does not: all ways. */
const waysOf = (dice: number, p: number): number[] => {
  const total = Array<number>(dice + 1).fill(0);
  for (let way = 0; way < 2 ** dice; way++) {
    const hits = [...Array(dice).keys()].filter((die) => (way >> die) % 2 === 1).length;
    total[hits]! += p ** hits * (1 - p) ** (dice - hits);
  }
  return total;
};

const near = (got: readonly number[], wanted: readonly number[]): void => {
  expect(got.length).toBe(wanted.length);
  wanted.forEach((p, n) => {
    expect(got[n], `${n} wounds`).toBeCloseTo(p, 12);
  });
};

describe('a shot, by hand', () => {
  const shooter = 'M5 P4 S4 D4 A3 W3 I3';

  test.each<[string, string, string, Partial<Told['needs']>, number]>([
    // the target, further words, the weapon, needs, chance of a wound
    ['D4 W1', '', '24 S4', { attack: 2 }, 5 / 6], // 8 against 4
    ['D4 W1', '--distance 12', '24 S4', { attack: 2 }, 5 / 6],
    ['D4 W1', '--distance 13', '24 S4', { attack: 3 }, 4 / 6], // 7
    ['D7 W1', '--distance 13', '24 S4', { attack: 4 }, 3 / 6],
    ['D4 W1', '--cover 4', '24 S4', { attack: 4 }, 3 / 6],
    ['D4 W1', '--cover 9 --in-the-way 9', '24 S4', { attack: 4 }, 3 / 6], // not below 0
    ['D5 W1', '--in-the-way 4', '24 S4', { attack: 5 }, 2 / 6], // 4 against 5
    ['D8 W1', '--in-the-way 4', '24 S4', { attack: 6 }, 1 / 6], // 4 against 8
    ['D4 W1', '--fire-action', '12 S4 Light', { attack: 3 }, 4 / 6], // 5
    ['D4 W1 I2 shield', '', '24 S4', { attack: 3 }, 4 / 6], // 8 against 6
    ['D4 W1 I4 shield', '', '24 S4', { attack: 4 }, 3 / 6], // 8 against 8
    ['D4 W1 I-2 shield', '', '24 S4', { attack: 2 }, 5 / 6], // a negative one takes nothing away
    ['D4 W1 I2', '--defender-integrity 3', '24 S4', { attack: 2 }, 5 / 6], // no shield
    ['D4 W1 save5 shield', '', '24 S4', { attack: 2, save: 5 }, (5 / 6) * (4 / 6)],
    ['D4 W1 save5 shield', '--defensive', '24 S4', { attack: 2, save: 4 }, (5 / 6) * (3 / 6)],
    ['D4 W1 save5', '--defensive', '24 S4', { attack: 2, save: 5 }, (5 / 6) * (4 / 6)], // HR-25: shields only
    ['D4 W1 save5 ignore6', '', '24 S4 Blast1', { save: 5, ignore: 6 }, (5 / 6) * (4 / 6) * (5 / 6)],
    ['D4 W1 cover1', '--cover 1', '24 S4', { attack: 3 }, 4 / 6], // 6
    ['D9 W1', '', '24 S3', { attack: 5 }, 2 / 6], // Heroes has no Behemoth: 7 against 9
    ['D0 W1', '', '24 S4', { attack: 2 }, 5 / 6], // X-02
    ['D7 W1', '', '24 S4 Sunder4', { attack: 2 }, 5 / 6], // 8 against 3
    ['D2 W1', '--cover 4', '24 S2 Sunder9', { attack: 2 }, 5 / 6], // 2 against 1
    ['D4 W1', '--distance 30', '24 S2 Arc', { attack: 6 }, 1 / 6], // X-04: 2 against 4
    ['D4 W1', '--distance 20 --cover 1', '24 S2 Arc', { attack: 4 }, 3 / 6], // still aimed: 4
    ['D4 W1', '--distance 72 --cover 5 --in-the-way 3', '24 S4 Arc', { attack: 4 }, 3 / 6],
  ])('[DW-56…63] [X-01] %s %s, %s', async (defender, flags, weapon, needs, p) => {
    const told = await ask('--attacker', shooter, '--defender', defender, '--attack', weapon, ...words(flags));
    expect(told.needs).toMatchObject({ wound: null, ...needs });
    expect(told.dice).toBe(1);
    near(told.wounds, [1 - p, p]);
    expect(told.mean).toBeCloseTo(p, 12);
    expect(told.slain).toBeCloseTo(p, 12);
  });

  test('[X-69] [X-142] several dice, several wounds of each success; wounds are not capped', async () => {
    const shots = ['--attacker', shooter, '--defender', 'D4 W2', '--attack'];
    near((await ask(...shots, '24 S4 MultiShot3')).wounds, waysOf(3, 5 / 6));
    const heavy = await ask(...shots, '24 S4 Wound3');
    near(heavy.wounds, [1 / 6, 0, 0, 5 / 6]);
    expect(heavy.slain).toBeCloseTo(5 / 6, 12);
  });

  test('[DW-79] Destiny rolls the failed die again', async () => {
    const told = await ask('--attacker', shooter, '--defender', 'D8 W1', '--attack', '24 S4', '--destiny', '2');
    near(told.wounds, [0.25, 0.75]); // 4+ and once more
  });
});

describe('a blow, by hand', () => {
  test('[DW-74…78] [X-25] 5 against 4, Strength with the weapon, saves and ignored wounds', async () => {
    const told = await ask('--attacker', 'M5 S4 A3', '--defender', 'M4 D4 W2 save5 ignore6', '--attack', 'S4 reach2');
    expect(told).toMatchObject({ dice: 3, needs: { attack: 3, wound: 2, save: 5, ignore: 6 } });
    const p = (4 / 6) * (5 / 6) * (4 / 6) * (5 / 6);
    near(told.wounds, waysOf(3, p));
    expect(told.mean).toBeCloseTo(3 * p, 12);
    expect(told.slain).toBeCloseTo(3 * p * p * (1 - p) + p ** 3, 12);
  });

  test.each<[string, string, number]>([
    ['M5', 'M5', 4],
    ['M5', 'M0', 2],
    ['M0', 'M0', 4],
    ['M0', 'M3', 6],
    ['M6', 'M3', 2],
    ['M3', 'M6', 6],
    ['M4', 'M5', 5],
  ])('[X-01] [X-02] %s against %s needs %i+', async (own, other, attack) => {
    expect((await ask('--attacker', `${own} S3 A1`, '--defender', `${other} D3 W1`)).needs).toMatchObject({ attack });
  });

  test('[DW-43] [DW-45] [X-133] what counts in the groups, not below 0', async () => {
    const needs = async (...flags: readonly string[]) =>
      (await ask('--attacker', 'M5 S3 A1 I3', '--defender', 'M4 D3 W1 I3', ...flags)).needs.attack;
    expect(await needs()).toBe(3);
    expect(await needs('--attacker-integrity', '3')).toBe(2); // 8
    expect(await needs('--defender-integrity', '3')).toBe(5); // 7
    expect(await needs('--attacker-integrity', '-2')).toBe(5); // 3
    expect(await needs('--attacker-integrity', '-9')).toBe(6); // 0
  });

  test('[DW-63] cover, objects and the Integrity behind a shield are for shots', async () => {
    const plain = await ask('--attacker', 'M5 S4 A2', '--defender', 'M4 D4 W1');
    const other = await ask(
      ...['--attacker', 'M5 S4 A2', '--defender', 'M4 D4 W1 I3 shield'],
      ...['--cover', '3', '--in-the-way', '2', '--fire-action'],
    );
    expect(other.needs).toEqual(plain.needs);
    near(other.wounds, plain.wounds);
  });

  test('[X-113] without Aggression there are no dice', async () => {
    const told = await ask('--attacker', 'M5 S4', '--defender', 'M4 D4 W1');
    expect(told).toMatchObject({ dice: 0, wounds: [1], mean: 0, slain: 0 });
  });

  test('[DW-79] [X-144] Destiny: one die, rolled again where it failed, first to hit, then to wound', async () => {
    const told = await ask(...words("--attacker 'M4 S4 A1' --defender 'M4 D4 W1' --destiny 2"));
    near(told.wounds, [1 - 0.75 * 0.75, 0.75 * 0.75]);
    const once = await ask(...words("--attacker 'M4 S4 A1' --defender 'M4 D4 W1' --destiny 1"));
    // hit at once (1/2): 3/4 to wound; else rolled again (1/4): 1/2
    near(once.wounds, [1 - 0.5, 0.5 * 0.75 + 0.25 * 0.5]);
  });
});

describe('drawn at random', () => {
  const rng = makeRng(5);
  const up = (most: number): number => rng.below(most + 1);
  const one = <T>(...of: readonly T[]): T => of[rng.below(of.length)]!;
  const questions = Array.from({ length: 120 }, (_, i) => ({
    i,
    [`M`]: up(9),
    P: up(7),
    S: up(9),
    A: up(4),
    D: up(6),
    W: 1 + up(3),
    I: up(5) - 2,
    M2: up(9),
    save: one(null, 4, 5, 6),
    ignore: one(null, null, 5, 6),
    shield: one(true, false),
    weaponS: up(7),
    shoots: one(true, false),
    distance: one(1, 6, 12, 13, 24),
    cover: up(4),
    inTheWay: up(2),
    attackerIntegrity: up(5) - 2,
    defenderIntegrity: up(5) - 2,
    defensive: one(true, false),
    fireAction: one(true, false),
  }));

  test.each(questions)('[DW-56] [DW-74] question $i', async (q) => {
    const flags = [
      ...['--attacker', `M${q.M} P${q.P} S${q.S} A${q.A}`],
      ...[
        '--defender',
        `M${q.M2} D${q.D} W${q.W} I${q.I}${q.save === null ? '' : ` save${q.save}`}${q.ignore === null ? '' : ` ignore${q.ignore}`}${q.shield ? ' shield' : ''}`,
      ],
      ...['--attack', q.shoots ? `24 S${q.weaponS}` : `S${q.weaponS}`],
      ...['--distance', q.shoots ? `${q.distance}` : '1', '--cover', `${q.cover}`, '--in-the-way', `${q.inTheWay}`],
      ...['--attacker-integrity', `${q.attackerIntegrity}`, '--defender-integrity', `${q.defenderIntegrity}`],
      ...(q.defensive ? ['--defensive'] : []),
      ...(q.fireAction ? ['--fire-action'] : []),
    ];
    const told = await ask(...flags);
    const save = q.save === null ? null : q.save - (q.defensive && q.shield ? 1 : 0);
    const aim = Math.max(0, q.P - q.cover - q.inTheWay - (q.distance > 12 ? 1 : 0) - (q.fireAction ? 3 : 0));
    const attack = q.shoots
      ? chart(aim + q.weaponS, q.D + (q.shield ? Math.max(0, q.I) : 0))
      : chart(q.M + q.attackerIntegrity, q.M2 + q.defenderIntegrity);
    const wound = q.shoots ? null : chart(q.S + q.weaponS, q.D);
    const dice = q.shoots ? 1 : q.A;
    expect(told.needs).toEqual({ attack, wound, save, ignore: q.ignore });
    expect(told.dice).toBe(dice);
    const all = waysOf(dice, shareOf(attack, wound, save, q.ignore));
    near(told.wounds, all);
    expect(told.mean).toBeCloseTo(
      all.reduce((sum, p, n) => sum + p * n, 0),
      12,
    );
    expect(told.slain).toBeCloseTo(
      all.slice(q.W).reduce((sum, p) => sum + p, 0),
      12,
    );
    for (const { what, value, rule } of told.steps) {
      expect(what).not.toBe('');
      expect(Number.isInteger(value)).toBe(true);
      expect(rule).toMatch(/^(?:DW|HR|X)-\d+$/);
    }
  });
});

describe('who and with what', () => {
  test('profiles by id or name, with what they carry', async () => {
    const captain = await ask(...words('--attacker empire-of-sol.captain --defender void.warg'));
    expect(captain).toMatchObject({ dice: 2, needs: { attack: 3, wound: 4, save: null, ignore: 6 } }); // 5:4, 3:3
    expect(await ask(...words("--attacker Captain --defender 'Warg'"))).toEqual(captain);
    const centurion = await ask(...words('--attacker centurion --defender legionnaire'));
    expect(centurion.needs).toEqual({ attack: 3, wound: 3, save: 5, ignore: null }); // 6:5, 4+3:4
    const pistol = await ask(...words('--attacker captain --defender warg --attack pistol --distance 10'));
    expect(await ask(...words('--attacker captain --defender warg --attack weapon --distance 10'))).toEqual(pistol);
  });

  test('[DW-60] cloaks and a Wraith’s nature are cover', async () => {
    const needs = async (defender: string) =>
      (await ask('--attacker', 'P3', '--defender', defender, '--attack', '24 S1')).needs.attack;
    expect(await needs('D4 W1')).toBe(4); // 4 against 4
    expect(await needs('citadel.sharpshooter')).toBe(4); // 3 against 3
    expect(await needs('black-sun.assassin')).toBe(5); // cloak and Wraith: 2 against 3
  });

  test('[X-146] powers that do damage', async () => {
    const told = await ask(...words('--attacker sorcerer --defender captain --attack blast --distance 18'));
    expect(told.needs).toEqual({ attack: 3, wound: null, save: 5, ignore: null }); // 5 + 6 against 4 + 2
    expect(await refused(...words('--attacker sorcerer --defender captain --attack root'))).toContain('does no damage');
  });

  test('a file with a unit, also with a byte order mark', async () => {
    const unit = {
      name: 'Ada',
      faction: 'void',
      race: 'terran',
      rank: 'hero',
      stats: {
        martial: 5,
        perception: 4,
        strength: 4,
        defense: 4,
        aggression: 3,
        wounds: 3,
        integrity: 1,
        destiny: 0,
        faith: 0,
        affinity: 0,
        move: 6,
      },
      wargear: ['spear', 'shield'],
    };
    writeFileSync(join(cwd, 'ada.json'), `\ufeff${JSON.stringify(unit)}`);
    const told = await ask('--attacker', 'ada.json', '--defender', './ada.json', '--distance', '2');
    expect(told).toMatchObject({ dice: 3, needs: { attack: 4, wound: 4, save: 5, ignore: 6 } });
  });

  test('as the books print them', async () => {
    const read = await ask(
      '--attacker',
      'M5 P4 S4 D4 A3 W3 I3 D3/F2/A0 Move 6',
      '--defender',
      'D4 W1 save 5+',
      '--attack',
      '24", S4, half, [Blast 1] [Quick Shot]',
    );
    expect(read.needs).toEqual({ attack: 2, wound: null, save: 5, ignore: null });
  });

  test('for people, with and without Destiny', async () => {
    const { code, out } = await muster(
      ['odds', 'heroes', ...words('--attacker captain --defender warg --attack pistol --destiny 1')],
      { cwd },
    );
    expect(code).toBe(0);
    expect(out).toContain('Pistol: Captain attacks Warg, 1 away.');
    expect(out).toContain('Without Destiny 0.69 wounds');
    expect(out).toContain('HOUSE');
  });
});

describe('refused', () => {
  const good = ['--attacker', 'M5 P4 S4 A3', '--defender', 'M4 D4 W1'];

  test.each<[string, readonly string[], string]>([
    ['out of reach', [...good, '--distance', '2'], 'The target is 2 away; this weapon reaches 1 (X-134).'],
    [
      'out of range',
      [...good, '--attack', '24 S4', '--distance', '25'],
      'The target is 25 away; this weapon reaches 24',
    ],
    ['beyond an arc', [...good, '--attack', '24 S4 Arc', '--distance', '73'], 'reaches 72'],
    ['no attacker', ['--defender', 'captain'], "required option '--attacker <unit>' not specified"],
    ['a stranger', ['--attacker', 'nobody', '--defender', 'captain'], '--attacker: there is no profile “nobody”'],
    ['a bad line', ['--attacker', 'M5 Q3', '--defender', 'captain'], '--attacker: Q3 is no part of a profile'],
    ['twice', ['--attacker', 'M5 M3', '--defender', 'captain'], '--attacker: M is named twice'],
    ['a save that no die shows', ['--attacker', 'M5', '--defender', 'D4 save7'], '--defender: save7 must be 2 to 6'],
    ['an empty line', ['--attacker', ' ', '--defender', 'D4'], '--attacker: '],
    ['a bad weapon', [...good, '--attack', '24 S4 Boom'], '--attack: Boom is no part of a weapon'],
    ['two ranges', [...good, '--attack', '24 12 S4'], '--attack: a range is named twice'],
    ['range and reach', [...good, '--attack', '24 reach2'], 'a range or a reach, not both'],
    ['an unknown weapon', [...good, '--attack', 'trebuchet'], 'there is no weapon “trebuchet”'],
    ['no weapon', [...good, '--attack', 'shield'], 'nobody attacks with shield'],
    ['nothing to shoot with', [...good, '--attack', 'weapon'], 'carries no weapon that shoots'],
    ['a distance', [...good, '--distance', '0'], '--distance must be a whole number from 1'],
    ['a cover', [...good, '--cover', '-1'], '--cover must be a whole number'],
    ['an Integrity', [...good, '--attacker-integrity', 'two'], '--attacker-integrity must be a whole number'],
    ['Destiny', [...good, '--destiny', '1.5'], '--destiny must be a whole number'],
    ['an unknown flag', [...good, '--stealthy'], "unknown option '--stealthy'"],
    ['a missing value', [...good, '--cover'], "option '--cover <n>' argument missing"],
    [
      'no file',
      ['--attacker', 'none.json', '--defender', 'captain'],
      'none.json cannot be read: there is no such file',
    ],
    ['a word too many', [...good, 'more'], '“more” is one argument too many'],
  ])('%s', async (_, args, sentence) => {
    expect(await refused(...args)).toContain(sentence);
  });

  test('folders, broken JSON, forces and strange wargear', async () => {
    mkdirSync(join(cwd, 'folder.json'));
    writeFileSync(join(cwd, 'broken.json'), '{');
    writeFileSync(join(cwd, 'force.json'), JSON.stringify({ points: 60, faction: 'void', units: [] }));
    writeFileSync(join(cwd, 'list.json'), '[]');
    const from = (file: string) => refused('--attacker', file, '--defender', 'captain');
    expect(await from('folder.json')).toContain('it is a folder');
    expect(await from('broken.json')).toContain('not readable as JSON');
    expect(await from('force.json')).toContain('holds a whole force');
    expect(await from('list.json')).toContain('list.json: must be an object');
    mkdirSync(join(cwd, 'units'));
    expect(await from('units')).toContain('it is a folder');
  });
});
