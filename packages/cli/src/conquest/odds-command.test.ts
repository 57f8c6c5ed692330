// Needed numbers are worked out here again from the sheet's words, chances by counting every face of every die.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { muster, temporaryFolder, words } from '../testing.ts';

interface Side {
  readonly dice: number;
  readonly arv: number;
  readonly needs: { readonly attack: number | null; readonly wound: number | null };
  readonly wounds: readonly number[];
  readonly mean: number;
  readonly lost: readonly number[];
}
interface Fight {
  readonly attackers: Side;
  readonly defenders: Side;
  readonly steps: readonly { readonly what: string; readonly value: number; readonly rule: string }[];
}
interface Shot {
  readonly dice: number;
  readonly needs: Readonly<Record<'attack' | 'wound' | 'save' | 'ignore', number | null>>;
  readonly wounds: readonly number[];
  readonly mean: number;
  readonly slain: number;
}

const cwd = temporaryFolder();

const asked = async <T>(...args: readonly string[]): Promise<T> => {
  const { code, out, err } = await muster(['odds', 'conquest', ...args, '--json'], { cwd });
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as T;
};

const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await muster(['odds', 'conquest', ...args], { cwd });
  expect(out).toBe('');
  expect(code).toBe(2);
  return err;
};

const near = (got: readonly number[], wanted: readonly number[]): void => {
  expect(got.length).toBe(wanted.length);
  wanted.forEach((p, n) => {
    expect(got[n], `index ${n}`).toBeCloseTo(p, 12);
  });
};

/** Of so many dice that each succeed with this chance, over every way. */
const binomial = (dice: number, p: number): readonly number[] => {
  const total = Array<number>(dice + 1).fill(0);
  for (let way = 0; way < 2 ** dice; way++) {
    const hits = [...way.toString(2)].filter((bit) => bit === '1').length;
    total[hits]! += p ** hits * (1 - p) ** (dice - hits);
  }
  return total;
};

describe('a fight', () => {
  test('[P2] [X-27] [X-353] bare lines: every figure by hand', async () => {
    const told = await asked<Fight>(
      ...words("--attackers 'M3 S3 D3 A2 W2 I1, M4 S4 D3 A3 W2 I1' --defenders 'M3 S3 D4 A2 W2 I2 save5'"),
    );
    expect(Object.keys(told)).toEqual(['attackers', 'defenders', 'steps']);
    expect(Object.keys(told.attackers)).toEqual(['dice', 'arv', 'needs', 'wounds', 'mean', 'lost']);
    expect(told.attackers).toMatchObject({ dice: 5, arv: 5, needs: { attack: 3, wound: 4 } });
    expect(told.defenders).toMatchObject({ dice: 2, arv: 3, needs: { attack: 5, wound: 4 } });
    const dealt = binomial(5, (4 / 6) * (3 / 6) * (4 / 6));
    near(told.attackers.wounds, dealt);
    near(told.defenders.wounds, binomial(2, (2 / 6) * (3 / 6)));
    near(told.attackers.lost, [35 / 36, 1 / 36, 0]);
    near(told.defenders.lost, [dealt[0]! + dealt[1]!, 1 - dealt[0]! - dealt[1]!]);
    expect(told.attackers.mean).toBeCloseTo(10 / 9, 12);
    expect(told.steps).toContainEqual({ what: 'Needed to hit (attackers)', value: 3, rule: 'DW-75' });
  });

  test('[DW-45] lowest negative and highest positive Integrity of two and more', async () => {
    const told = await asked<Fight>('--attackers', 'M4 A1 I3, M2 A1 I-2, M1 A1 I-1', '--defenders', 'M5 A1 I-4 W1');
    expect(told.attackers.arv).toBe(5); // 4 + 3 − 2
    expect(told.defenders.arv).toBe(5);
    expect(told.attackers.needs.attack).toBe(4);
  });

  test('[CQ-58] units by id and name, several alike, with what their factions always give', async () => {
    const told = await asked<Fight>('--attackers', '2 legion, Legate', '--defenders', '3 void.zombies');
    expect(told.attackers).toMatchObject({ dice: 7, arv: 7, needs: { attack: 2, wound: 3 } }); // 5 + 2; 4 against 3
    expect(told.defenders).toMatchObject({ dice: 6, arv: 3, needs: { attack: 6, wound: 4 } }); // 2 + 1; 4 against 4
    near(told.attackers.wounds, binomial(7, (5 / 6) * (4 / 6) * (5 / 6))); // ignored on 6+
    expect(told.attackers.lost).toHaveLength(4);
  });

  test('[3.2] Bloodpact: Integrity at most 1, Aggression +1 after going to engage; Sol: a wall of shields', async () => {
    const mob = await asked<Fight>(...words("--attackers 'warchief, mob' --defenders 'M3 D3 A1 W1' --onset"));
    expect([mob.attackers.dice, mob.attackers.arv]).toEqual([4 + 1 + 2 + 1, 7]);
    const wall = await asked<Fight>(...words("--attackers 'legion, legion' --defenders 'M3 S3 A1 W1' --shield-wall"));
    near(wall.defenders.wounds, binomial(1, (2 / 6) * (3 / 6) * (3 / 6))); // 3 against 5; 3 against 3; 4+
  });

  test('[X-354] an assault on a building, by name or by its line', async () => {
    const castra = await asked<Fight>(...words("--attackers '2 legion' --defenders castra"));
    const line = await asked<Fight>(...words("--attackers '2 legion' --defenders 'D4 W6'"));
    expect(castra).toEqual(line);
    expect(castra.attackers).toMatchObject({ dice: 4, arv: 5, needs: { attack: 2, wound: 4 } });
    expect(castra.defenders).toMatchObject({ dice: 0, needs: { attack: null, wound: null }, wounds: [1], mean: 0 });
    near(castra.attackers.wounds, binomial(4, (5 / 6) * (3 / 6)));
    near(castra.attackers.lost, [1, 0, 0]);
    near(castra.defenders.lost, [1, 0]);
  });

  test('[X-361] Destiny of each side saves a hero from the last wound', async () => {
    const hero = 'M4 S4 D4 A1 W1 D1/F0/A0';
    const told = await asked<Fight>('--attackers', hero, '--defenders', hero, '--destiny', '2/0');
    near(told.defenders.lost, [3 / 4, 1 / 4]); // 4+, 4+
    near(told.attackers.lost, [1 - 1 / 16, 1 / 16]); // twice one half more
  });

  test('people are told', async () => {
    const { out } = await muster(words("odds conquest --attackers '2 legion, legate' --defenders '3 void.zombies'"));
    expect(out).toContain('2 × Legion and Legate against 3 × Zombies.');
    expect(out).toContain('Attackers: 7 dice on 2+, wounds on 3+.');
    expect(out).toContain('Units are ours (HOUSE)');
  });
});

describe('a shot', () => {
  test.each<[string, string, string, [attack: number | null, save: number | null], number]>([
    // the target, further words, the weapon, needs, chance of a wound
    ['D4 W2', '', '12 S3', [3, null], 4 / 6], // 2 + 3 against 4
    ['D4 W2', '--cover 1', '12 S3', [4, null], 3 / 6],
    ['D4 W2 cover1', '--in-the-way 1', '12 S3', [5, null], 2 / 6], // 3 against 4
    ['D4 W2', '--cover 9', '12 S3', [5, null], 2 / 6], // not below 0
    ['D4 W2', '--distance 12', '12 S3', [3, null], 4 / 6],
    ['D4 W2', '--distance 18', '18 S3', [3, null], 4 / 6], // no long distance
    ['D4 W2', '--steady', '12 S3', [3, null], 4 / 6], // 6
    ['D3 W2', '--steady', '12 S3', [2, null], 5 / 6], // 6 against 3
    ['D4 W2', '--distance 13', '12 S2 Arc', [6, null], 1 / 6], // 0 + 2 against 4
    ['D4 W2', '--arc --cover 3 --in-the-way 5', '12 S3 Arc', [5, null], 2 / 6], // 0 + 3
    ['D4 W2', '--distance 24 --cover 2', '12 S2 Arc', [6, null], 1 / 6],
    ['D4 W2 I2 save5', '', '12 S3', [3, 5], (4 / 6) * (4 / 6)], // a save alone is no shield
    ['D4 W2 I2 save5 shield', '', '12 S3', [5, 5], (2 / 6) * (4 / 6)], // 5 against 6
    ['D4 W2 I2', '--shielded', '12 S3', [5, null], 2 / 6],
    ['D4 W2 I-2', '--shielded', '12 S3', [3, null], 4 / 6],
    ['D4 W2', '--defender-integrity 1', '12 S3', [4, null], 3 / 6],
    ['D9 W2', '', '12 S3', [null, null], 0], // DW-59
    ['D8 W2 I9 shield', '', '12 S3', [6, null], 1 / 6], // before the shield
    ['D4 W2 ignore6', '', '12 S3', [3, null], (4 / 6) * (5 / 6)],
  ])('[P1] [X-340…346] %s %s, %s', async (defender, flags, weapon, [attack, save], p) => {
    const told = await asked<Shot>('--attacker', 'P2', '--defender', defender, '--weapon', weapon, ...words(flags));
    expect([told.dice, told.needs.attack, told.needs.wound, told.needs.save]).toEqual([
      attack === null ? 0 : 1,
      attack,
      null,
      save,
    ]);
    near(told.wounds, attack === null ? [1] : [1 - p, p]);
    expect(told.mean).toBeCloseTo(p, 12);
    expect(told.slain).toBe(0);
  });

  test('[CQ-54] [X-348] units and buildings of the lists', async () => {
    const bows = await asked<Shot>(...words('--attacker sagittarii --defender legion --distance 10'));
    expect(bows.needs).toEqual({ attack: 5, wound: null, save: 5, ignore: null }); // 1 + 2 against 3 + 2
    const wall = await asked<Shot>(...words('--attacker sagittarii --defender legion --shield-wall'));
    expect(wall.needs.save).toBe(4);
    const tower = await asked<Shot>(...words('--attacker pillbox --defender void.wargs --distance 9'));
    expect(tower.needs).toEqual({ attack: 3, wound: null, save: null, ignore: 6 }); // 1 + 3 against 3
    expect(tower.slain).toBeCloseTo((4 / 6) * (5 / 6), 12);
    const raze = await asked<Shot>(...words('--attacker howitzers --defender castra --distance 20'));
    expect(raze.needs.attack).toBe(5); // an arc: 0 + 3 against 4
  });

  test('[X-362] powers know no Behemoth; an upcharge adds wounds', async () => {
    const told = await asked<Shot>(...words("--attacker augur --weapon blast --defender 'D18 W2' --upcharge 1"));
    expect(told.needs.attack).toBe(6); // 3 + 6 against 18
    near(told.wounds, [5 / 6, 0, 1 / 6]);
    expect(told.slain).toBeCloseTo(1 / 6, 12);
  });

  test('a unit of one’s own from a file', async () => {
    const stats = { martial: 3, perception: 2, strength: 4, defense: 4, aggression: 2, wounds: 2, integrity: 1 };
    const mine = {
      name: 'Mine',
      faction: 'citadel',
      race: 'sovereign',
      stats: { ...stats, destiny: 0, faith: 0, affinity: 0, move: 6 },
      weapon: 'rifles',
    };
    writeFileSync(join(cwd, 'mine.json'), JSON.stringify(mine));
    writeFileSync(join(cwd, 'broken.json'), '{');
    writeFileSync(join(cwd, 'army.json'), JSON.stringify({ start: [] }));
    const told = await asked<Shot>('--attacker', 'mine.json', '--defender', 'D5 W1');
    expect(told.needs.attack).toBe(4); // 2 + 3 against 5
    expect(await refused('--attacker', 'broken.json', '--defender', 'D5')).toContain('is not readable as JSON');
    expect(await refused('--attacker', 'army.json', '--defender', 'D5')).toContain('holds a whole army');
    const fight = await asked<Fight>('--attackers', '2 mine.json', '--defenders', 'M3 D3 A1 W1');
    expect(fight.attackers).toMatchObject({ dice: 4, arv: 4 });
  });
});

describe('the economy', () => {
  test('[X-323] [X-333] by round', async () => {
    const { faction, rounds } = await asked<{ faction: string; rounds: object[] }>(
      ...words("--economy 'barracks, 2 worker, sanctum, legate' --faction empire-of-sol --workers 12 --rounds 4"),
    );
    expect(faction).toBe('empire-of-sol');
    expect(rounds).toHaveLength(4);
    expect(rounds[0]).toEqual({
      round: 1,
      harvest: 480,
      income: { R: 0, A: 0 },
      spent: { R: 180, A: 0 },
      bank: { R: 320, A: 0 },
      fielded: 660,
      built: ['Castra', 'Fabri', 'Basilica'],
    });
    expect(rounds[1]).toMatchObject({ income: { R: 0, A: 20 }, built: ['Fabri', 'Legate'] });
  });

  test('people see a table', async () => {
    const { out } = await muster(words("odds conquest --economy '2 zombies' --faction void --research deep-drills"));
    expect(out).toContain('5 workers');
    expect(out).toMatch(/1 +225 R +0 R 0 A/); // five workers, with Deep Drills from what the start leaves
  });
});

describe('what cannot be asked', () => {
  test.each([
    ['', '--attacker is missing'],
    ['--attacker legion', '--defender is missing'],
    ["--attackers 'M3 A1'", '--defenders is missing'],
    ['--attackers moon --defenders legion', 'there is no unit or building “moon”'],
    ["--attackers 'M3 X4' --defenders legion", 'X4 is no part of a profile'],
    ["--attackers 'M3 A1,' --defenders legion", '--attackers'],
    ['--attackers castra --defenders legion', 'a building attacks nobody'],
    ["--attackers legion --defenders 'castra, zombies'", 'on one building alone'],
    ["--attackers '50 legion' --defenders zombies", '40 units are the most'],
    ["--attackers '0 legion' --defenders zombies", 'none at all'],
    ['--attackers legion --defenders zombies --destiny 1/2/3', '--destiny is one number'],
    ['--attackers legion --defenders zombies --destiny many', '--destiny must be a whole number'],
    ['--attackers legion --defenders zombies --cover 2', '--cover has no meaning in a fight'],
    ['--attacker legion --defender zombies --destiny 2', '--destiny has no meaning in a shot'],
    ['--economy legion --faction void --arc', '--arc has no meaning in a forecast'],
    ['--attacker legion --defender zombies', 'Legion carries no weapon'],
    ['--attacker sagittarii --defender zombies --distance 25', 'this weapon reaches 24" (DW-50)'],
    ['--attacker platoon --defender zombies --distance 13', 'this weapon reaches 12" (DW-50)'],
    ['--attacker platoon --defender zombies --arc', 'Only a weapon with [Arc]'],
    ['--attacker platoon --defender zombies --upcharge 1', 'Only a power can be upcharged'],
    ['--attacker pillbox --defender zombies --weapon blast', 'casts no powers'],
    ['--attacker P2 --defender D4 --weapon sword', 'there is no weapon “sword”'],
    ["--attacker P2 --defender D4 --weapon 'S4'", 'names no range'],
    ['--attacker P2 --defender D4 --weapon root', 'Root does no damage'],
    ['--attacker P2 --defender D4 --weapon rifles --distance far', '--distance must be a number of inches'],
    ['--economy legion', '--faction is missing'],
    ['--economy legion --faction moon', 'There is no faction “moon”'],
    ['--economy legion --faction void', 'void builds no “legion”'],
    ['--economy zombies --faction void --workers 13', '--workers must be a whole number from 0 to 12'],
    ['--economy zombies --faction void --research loot', 'There is no research of void “loot”'],
  ])('%s', async (flags, sentence) => {
    expect(await refused(...words(flags))).toContain(sentence);
  });
});
