// Needed numbers are worked out here again from the sheet's words, chances by counting every face of every die.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { muster, temporaryFolder, words } from '../testing.ts';

interface Told {
  readonly dice: number;
  readonly needs: { readonly attack: number | null; readonly save: number | null };
  readonly wounds: readonly number[];
  readonly mean: number;
  readonly destroyed: number;
  readonly marker?: number;
  readonly steps: readonly { readonly what: string; readonly value: number; readonly rule: string }[];
}

const cwd = temporaryFolder();

const asked = async <T = Told>(...args: readonly string[]): Promise<T> => {
  const { code, out, err } = await muster(['odds', 'cosmic-combat', ...args, '--json'], { cwd });
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as T;
};

const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await muster(['odds', 'cosmic-combat', ...args], { cwd });
  expect(out).toBe('');
  expect(code).toBe(2);
  return err;
};

const FACES = [1, 2, 3, 4, 5, 6];

const near = (got: readonly number[], wanted: readonly number[]): void => {
  expect(got.length).toBe(wanted.length);
  wanted.forEach((p, n) => {
    expect(got[n], `${n} wounds`).toBeCloseTo(p, 12);
  });
};

describe('a shot, by hand', () => {
  test.each<[string, string, string, Told['needs'], number]>([
    // the target, further words, the weapon, needs, chance of a wound
    ['D5 W4 save5', '', '18 S4', { attack: 3, save: null }, 4 / 6], // 7 against 5, no shield turned
    ['D5 W4 save5', '--shielded 1', '18 S4', { attack: 3, save: 5 }, (4 / 6) * (4 / 6)],
    ['D5 W4 save5', '--shielded 2', '18 S4', { attack: 3, save: 4 }, (4 / 6) * (3 / 6)],
    ['D5 W4 save3', '--shielded 2 --shield-wall', '18 S4', { attack: 3, save: 2 }, (4 / 6) * (1 / 6)], // never below 2
    ['D5 W4 save5', '--shielded 1 --shield-wall', '18 S4', { attack: 3, save: 4 }, (4 / 6) * (3 / 6)],
    ['D5 W4', '--shielded 2', '18 S4', { attack: 3, save: null }, 4 / 6], // no shields to turn
    ['D7 W4', '', '18 S4', { attack: 4, save: null }, 3 / 6],
    ['D7 W4', '--steady', '18 S4', { attack: 3, save: null }, 4 / 6], // 8
    ['D6 W4', '--distance 12', '18 S4', { attack: 3, save: null }, 4 / 6],
    ['D6 W4', '--distance 12.01', '18 S4', { attack: 4, save: null }, 3 / 6], // 6
    ['D5 W4', '--cover 2', '18 S4', { attack: 4, save: null }, 3 / 6],
    ['D5 W4 cover1', '--cover 1', '18 S4', { attack: 4, save: null }, 3 / 6],
    ['D5 W4', '--cover 9', '18 S4', { attack: 5, save: null }, 2 / 6], // not below 0: 4 against 5
    ['D3 W4', '', '18 S4', { attack: 2, save: null }, 5 / 6],
    ['D14 W4', '', '18 S5', { attack: 5, save: null }, 2 / 6], // 8 against 14
    ['D5 W4', '--in-the-way 2', '18 S4', { attack: 3, save: null }, 4 / 6 / 4],
    ['D5 W4 ignore6', '', '18 S4', { attack: 3, save: null }, (4 / 6) * (5 / 6)],
  ])('[DW-56…64] [X-227] [X-232] %s %s, %s', async (defender, flags, weapon, needs, p) => {
    const told = await asked('--attacker', 'P3', '--defender', defender, '--weapon', weapon, ...words(flags));
    expect([told.dice, told.needs]).toEqual([1, needs]);
    near(told.wounds, [1 - p, p]);
    expect(told.mean).toBeCloseTo(p, 12);
    expect(told.destroyed).toBe(0);
  });

  test('[DW-59] [X-76] Defense of three times the Strength: no die', async () => {
    const told = await asked('--attacker', 'P9', '--defender', 'D12 W1', '--weapon', '18 S4');
    expect(told).toMatchObject({ dice: 0, needs: { attack: null }, mean: 0, destroyed: 0 });
  });

  test('[X-227] a torpedo: one save for both wounds, counted face by face', async () => {
    const told = await asked(...words("--attacker P3 --defender 'D5 W2 save4 ignore6' --weapon torpedo --shielded 1"));
    const counted = [0, 0, 0];
    for (const a of FACES)
      for (const s of FACES)
        for (const i of FACES)
          for (const j of FACES) {
            const hurts = a >= 3 && s < 4;
            counted[hurts ? [i, j].filter((face) => face < 6).length : 0]! += 6 ** -4;
          }
    near(told.wounds, counted);
    expect(told.destroyed).toBeCloseTo(counted[2]!, 12);
  });

  test('[X-69] Multi-Shot rolls so many dice once it is known who is struck, each saved from alone', async () => {
    const told = await asked(
      ...words("--attacker P3 --defender 'D5 W2 save5' --weapon '18 S4 MultiShot2' --shielded 1 --in-the-way 1"),
    );
    const counted = [0, 0, 0];
    for (const way of FACES)
      for (const a of FACES)
        for (const c of FACES)
          for (const s of FACES)
            for (const t of FACES) {
              const hurts = [a >= 3 && s < 5, c >= 3 && t < 5].filter(Boolean).length;
              counted[way > 3 ? hurts : 0]! += 6 ** -5;
            }
    expect([told.dice, told.needs]).toEqual([2, { attack: 3, save: 5 }]);
    near(told.wounds, counted);
    expect(told.destroyed).toBeCloseTo(counted[2]!, 12);
    const line = words("--attacker P3 --defender 'D5 W2' --weapon '18 S4 MultiShot2'");
    expect((await muster(['odds', 'cosmic-combat', ...line], { cwd })).out).toContain('2 dice on 3+');
  });

  test.each(['Arc', 'Sunder2', 'Radius1'])('%s, which no ship has, is not left out in silence', async (keyword) => {
    expect(await refused(...words('--attacker P3 --defender D5'), '--weapon', `18 S4 ${keyword}`)).toBe(
      `muster: --weapon: no weapon of a ship has ${keyword.replace(/\d/, '')}; what counts here are Wound and MultiShot.\n`,
    );
  });

  test('[X-256] an ion beam brings a marker', async () => {
    const told = await asked(...words("--attacker P3 --defender 'D5 W4 save4' --weapon ion-beam --shielded 1"));
    expect(told).toMatchObject({ wounds: [1], mean: 0, destroyed: 0 });
    expect(told.marker).toBeCloseTo(1 / 3, 12);
  });

  test('[X-246] powers know neither Behemoth nor shields nor ships in the way', async () => {
    const told = await asked(
      ...words("--attacker P3 --defender 'D18 W1 save2' --weapon blast --shielded 2 --in-the-way 3"),
    );
    expect(told.needs).toEqual({ attack: 6, save: null });
    near(told.wounds, [5 / 6, 1 / 6]);
  });
});

describe('ships of the roster and files', () => {
  test('by name, by faction and name, with what the faction gives', async () => {
    const told = await asked(...words('--attacker cohort --defender void.revenant --distance 10'));
    expect(told.needs).toEqual({ attack: 3, save: null }); // P3, battery S4, against D5
    near(told.wounds, [1 - (4 / 6) * (5 / 6), (4 / 6) * (5 / 6)]);
    expect((await asked(...words('--attacker sol.ballista --defender citadel.marshal'))).needs.attack).toBe(3); // 11 against 6
  });

  test('a ship of one’s own from a file; a whole fleet is refused', async () => {
    const mine = {
      name: 'Mine',
      faction: 'citadel',
      class: 'cruiser',
      stats: {
        martial: 3,
        perception: 5,
        strength: 2,
        defense: 5,
        aggression: 1,
        wounds: 4,
        integrity: 6,
        destiny: 0,
        faith: 0,
        affinity: 0,
        move: 8,
      },
      mounts: [{ weapon: 'lance', arcs: 'F' }],
    };
    writeFileSync(join(cwd, 'mine.json'), JSON.stringify(mine));
    writeFileSync(join(cwd, 'fleet.json'), JSON.stringify({ points: 1500, faction: 'citadel', ships: [mine] }));
    writeFileSync(join(cwd, 'broken.json'), '{');
    const told = await asked('--attacker', 'mine.json', '--defender', 'D6 W4');
    expect(told.needs.attack).toBe(2); // 12 against 6
    expect(await refused('--attacker', 'fleet.json', '--defender', 'D6')).toContain('holds a whole fleet');
    expect(await refused('--attacker', 'broken.json', '--defender', 'D6')).toContain('is not readable as JSON');
  });
});

describe('rams', () => {
  test('[X-13] S3 I7 W4 against S5 I9 W8: wounds suffered by each', async () => {
    const { ram } = await asked<{ ram: { attacker: number[]; defender: number[] } }>(
      ...words("--ram --attacker 'S3 I7 W4' --defender 'S5 I9 W8'"),
    );
    near(ram.attacker, [1 / 6, 5 / 6]);
    near(ram.defender, [5 / 6, 1 / 6]);
  });

  test('[X-257] certain and impossible ones', async () => {
    const { ram } = await asked<{ ram: { attacker: number[]; defender: number[] } }>(
      ...words("--ram --attacker 'S6 I10' --defender 'S0 I7'"),
    );
    expect(ram).toEqual({ attacker: [1, 0], defender: [0, 1] });
  });
});

describe('boarding', () => {
  interface Side {
    readonly dice: number;
    readonly needs: number;
    readonly wounds: readonly number[];
  }

  test('[CC-61…65] M5 A5 W4 against M3 A2 W4 and M1 A1 W1: wounds inflicted by each side', async () => {
    const { board } = await asked<{ board: { attackers: Side; defenders: Side } }>(
      ...words("--board --attackers 'M5 A5 W4' --defenders 'M3 A2 W4, M1 A1 W1'"),
    );
    expect([board.attackers.dice, board.attackers.needs]).toEqual([5, 3]);
    expect([board.defenders.dice, board.defenders.needs]).toEqual([3, 5]);
    const counted = (dice: number, needs: number): number[] => {
      const total = Array<number>(dice + 1).fill(0);
      for (let way = 0; way < 6 ** dice; way++) {
        let [hits, rest] = [0, way];
        for (let die = 0; die < dice; die++) {
          if (1 + (rest % 6) >= needs) hits++;
          rest = Math.floor(rest / 6);
        }
        total[hits]! += 6 ** -dice;
      }
      return total;
    };
    near(board.attackers.wounds, counted(5, 3));
    near(board.defenders.wounds, counted(3, 5));
    expect(Object.keys(board.attackers)).toEqual(['dice', 'needs', 'wounds']);
  });

  test('[DW-64] what the struck ignore is no wound, counted face by face', async () => {
    const { board } = await asked<{ board: { attackers: Side; defenders: Side } }>(
      ...words("--board --attackers 'M3 A2 W4' --defenders 'M3 A1 W1 ignore6, M2 A0 W3'"),
    );
    const counted = [0, 0, 0];
    for (const a of FACES)
      for (const b of FACES)
        for (const i of FACES) {
          const hits = [a, b].filter((face) => face >= 4).length;
          counted[hits > 0 && i === 6 ? hits - 1 : hits]! += 6 ** -3; // the weakest, who ignores, gets the first
        }
    near(board.attackers.wounds, counted);
    near(board.defenders.wounds, [1 / 2, 1 / 2]);
    const both = await asked<{ board: { attackers: Side } }>(
      ...words("--board --attackers 'M3 A1 W4' --defenders void.revenant"),
    );
    near(both.board.attackers.wounds, [1 - (2 / 6) * (5 / 6), (2 / 6) * (5 / 6)]); // 3 against 4: 5+
  });

  test('[X-255] Bloodpact boards with one Aggressor more, and is boarded with what it has', async () => {
    const { board } = await asked<{ board: { attackers: Side; defenders: Side } }>(
      ...words('--board --attackers reaver --defenders reaver,cohort'),
    );
    expect([board.attackers.dice, board.defenders.dice]).toEqual([3, 4]);
  });

  test('people are told who falls', async () => {
    const { out } = await muster(
      words("odds cosmic-combat --board --attackers 'M5 A5 W4' --defenders 'M3 A2 W4, M1 A1 W1'"),
    );
    expect(out).toContain('M5 A5 W4 boards M3 A2 W4 and M1 A1 W1.');
    expect(out).toMatch(/2 ships destroyed in 13\.2%\./);
  });
});

describe('what cannot be asked', () => {
  test.each([
    ['--attacker P3', '--defender is missing'],
    ["--attacker P3 --defender 'D5'", 'P3 carries no weapon'],
    ['--attacker moon --defender cohort', 'there is no ship “moon”'],
    [
      "--attacker P3 --defender D5 --weapon '18 S4' --distance 19",
      'The target is 19" away; this weapon reaches 18" (X-203).',
    ],
    ["--attacker P3 --defender D5 --weapon 'S4'", 'names no range'],
    ['--attacker P3 --defender D5 --weapon root', 'Root does no damage'],
    ['--attacker P3 --defender D5 --weapon sword', 'there is no weapon “sword”'],
    ["--attacker P3 --defender D5 --weapon '18 S4' --shielded 3", '--shielded must be a whole number from 0 to 2'],
    ["--attacker P3 --defender D5 --weapon '18 S4' --distance far", '--distance must be a number of inches'],
    ['--ram --board --attacker P3 --defender D5', '--ram or for --board'],
    ['--ram --attacker P3 --defender D5 --attackers M3', '--attackers has no meaning in a ram'],
    ['--board --attackers M3', '--defenders is missing'],
    ["--attacker 'X3' --defender D5 --weapon '18 S4'", '--attacker'],
  ])('%s', async (flags, sentence) => {
    expect(await refused(...words(flags))).toContain(sentence);
  });
});
