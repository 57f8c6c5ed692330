import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { muster, type Typed, temporaryFolder, words } from '../testing.ts';

const folder = temporaryFolder();
const play = (options: string, lines: readonly string[] = [], typed: Typed = {}) =>
  muster(words(`play grid-battles ${options}`), { cwd: folder, lines, ...typed });

const HOT_SEAT = '--a you --b you --seed 1';

/** Two units side by side, and one more each; dice by seed. */
const closeQuarters = (): string => {
  const units = (type: string, hex: string, spare: string) => [
    { type, hex },
    { type: 'militia', hex: spare },
  ];
  const config = {
    scenario: {
      id: 'close',
      name: 'Close quarters',
      source: 'house',
      summary: 'Side by side.',
      map: ['....', '....', '....', '....'],
      sides: [
        { name: 'Blue', activations: 1, units: units('knight', '0101', '0003'), wins: [] },
        { name: 'Red', activations: 1, units: units('pikeman', '0201', '0303'), wins: [] },
      ],
      roundLimit: 12,
      points: null,
      beats: {},
    },
  };
  writeFileSync(join(folder, 'close.json'), JSON.stringify(config));
  return '--config close.json';
};

describe('the computer on both sides', () => {
  test('plays a whole battle without any input, the same for the same seed, and saves a true record', async () => {
    const line = '--a veteran --b recruit --seed 3 --save watched.json';
    const { code, out, err } = await play(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('First Muster.');
    expect(out).toContain('Blue (A): veteran, Red (B): recruit; seed 3.');
    expect(out).toMatch(/wins the battle\.|is a draw\./);
    expect(out).toMatch(/\d+ hits? scored, \d+\.\d expected/);
    expect(out).not.toContain('\u001b');
    expect((await play(line)).out).toBe(out);
    expect((await muster(['verify', 'watched.json'], { cwd: folder })).code).toBe(0);
  });

  test('the Warlord by steps', async () => {
    const line = '--a warlord --b recruit --seed 3 --steps 8';
    expect((await play(line)).out).toBe((await play(line)).out);
  });
});

describe('a person against the computer', () => {
  test('commands are echoed, the answer of the computer is told, refusals are sentences', async () => {
    const { code, out } = await play('--b recruit --seed 5', [
      'activate A1 A2',
      'activate B1',
      'activate A1',
      'attack A1 B1',
      'move A1 0000',
      'move A1 0205 0204',
      'move A1 0305',
      'quit',
    ]);
    expect(code).toBe(0);
    expect(out).toContain(
      '> activate A1 A2\n2 units are named, but only 1 may still be activated this turn (GB-12).\n',
    );
    expect(out).toContain('> activate B1\nPikeman B1 belongs to the other side (GB-12).\n');
    expect(out).toContain('> attack A1 B1\nThis cannot be done now: it is the Movement phase (GB-27).\n');
    expect(out).toContain(
      '> move A1 0000\nPikeman A1 cannot get to 0000 this turn; “moves A1” shows where it can go.\n',
    );
    expect(out).toContain(
      '> move A1 0205 0204\nPikeman A1 cannot go that far: the path costs 3 and it has 2 (GB-23).\n',
    );
    expect(out).toContain('> move A1 0305\nPikeman A1 moves 0206 to 0305, spending 2 of 2.\n');
    expect(out).toMatch(/Red’s turn: 1 unit to activate\.\n.+ is activated\.\n/);
    expect(out).toContain('Round 1 of 12 · Blue (A) · Activation: 1 unit owed, of A2 A3 A4');
  });

  test('undo goes back to the own command: the computer always agrees', async () => {
    const { out } = await play('--b recruit --seed 5', ['activate A3', 'stay A3', 'undo', 'save undone.json', 'quit']);
    expect(out).toContain('> undo\nTaken back.\n');
    expect(out.slice(out.indexOf('> undo'))).toContain('Movement: may move A3');
    const { entries } = JSON.parse(readFileSync(join(folder, 'undone.json'), 'utf8'));
    expect(entries.at(-1)).toMatchObject({ by: 0, agreed: [1] });
    expect((await muster(['verify', 'undone.json'], { cwd: folder })).code).toBe(3); // it holds, and is not over
  });

  test('when the input ends the battle is left', async () => {
    expect((await play('--b recruit --seed 5', ['activate A1'])).code).toBe(0);
  });

  test('side B may be yours', async () => {
    const { out } = await play('--a recruit --b you --seed 5', ['quit']);
    expect(out).toContain('Round 1 of 12 · Red (B) · Activation');
  });
});

describe('two people on one screen', () => {
  test('an own activation is taken back freely, a confirmed move only when the other agrees', async () => {
    const { out } = await play(HOT_SEAT, [
      'activate A1',
      'undo',
      'activate A1',
      'move A1 0205',
      'undo',
      'n',
      'undo',
      'y',
    ]);
    const [first, refused, agreed] = out.split('> undo\n').slice(1);
    expect(first).toMatch(/^Taken back\./);
    expect(refused).toMatch(/needs the opponents’ consent\.|needs consent\./);
    expect(agreed).toMatch(/^Taken back\.[\s\S]+Movement: may move A1/);
    const twice = (await play(HOT_SEAT, ['activate A1', 'undo', 'undo'])).out;
    expect(twice).toMatch(/Taken back\.[\s\S]+There is no command of yours to take back\./);
  });

  test('[GB-47] odds, targets and dice of a combat', async () => {
    const { out } = await play(`${HOT_SEAT} ${closeQuarters()}`, [
      'odds A1 B1',
      'targets A1',
      'odds A1 B2',
      'odds A1 A2',
      'odds A9 B1',
      'odds A1 A1 B1',
      'activate A1',
      'stay A1',
      'attack A1 B1',
    ]);
    expect(out).toContain('Knight A1 strikes: red against grey\n  0 hits   19.4%');
    expect(out).toContain('Pikeman B1 strikes back: blue against black, with Advantage\n  0 hits   30.6%');
    expect(out).toMatch(/Pikeman B1 {2}0201 {2}1\.36 hits {2}destroys 0% {2}answered by 1\.06/);
    expect(out).toContain('Knight A1 does not reach Militia B2 from where it stands.');
    expect(out).toContain('Knight A1 and Militia A2 are on the same side.');
    expect(out).toContain('There is no unit A9 on the map.');
    expect(out).toMatch(/Pikeman B1 is destroyed by the end of each attack, in this order:\n {2}1\. Knight A1 {2}0%/);
    expect(out).toMatch(
      /\n {2}red \d \(\d damage( \+ 1 bonus)?\) against grey \d \(\d shields?\)\nKnight A1 strikes: /,
    );
  });

  test('where units can go, what they are, what both sides want', async () => {
    const { out } = await play(HOT_SEAT, ['moves A1', 'moves A9', 'units', 'goals', 'help', 'board', 'nonsense']);
    expect(out).toContain('Pikeman A1 on 0206, 2 points, can go to (cost):\n  0105(1) 0205(1)');
    expect(out).toContain('There is no unit A9 on the map.');
    expect(out).toMatch(
      /A3 {3}AR {2}Archer +0406 {2}health 3\/3 {2}move 2 {2}yellow v brown {2}range 1-4 {2}beats light/,
    );
    expect(out.match(/destroy 3 enemy units/g)).toHaveLength(4);
    expect(out).toContain('attack A1 B3    attack an enemy unit');
    expect(out).toContain('“nonsense” is no command here; “help” lists them.');
  });

  test('[R-46] conceding ends it; the record can still be saved, and the end undone', async () => {
    const { out } = await play(HOT_SEAT, ['concede', 'activate A1', 'save conceded.json', 'undo', 'quit']);
    expect(out).toContain('Red wins: the other side concedes.');
    expect(out).toContain('> activate A1\nThe battle is over, so nothing more can be played (GB-81).');
    expect(out).toContain('Saved to conceded.json');
    expect(out.slice(out.indexOf('> undo'))).toContain('Taken back.');
  });

  test('[FB-04] a free battle begins with its deployment', async () => {
    const forces = [['pikeman'], ['archer']];
    const row = '.'.repeat(13);
    writeFileSync(join(folder, 'free.json'), JSON.stringify({ free: { points: 60, map: Array(9).fill(row), forces } }));
    const { out } = await play(`${HOT_SEAT} --config free.json`, [
      'deploy A1 0000',
      'deploy A1 0408',
      'deploy B1 0400',
    ]);
    expect(out).toContain('Deployment: place one of A1');
    expect(out).toContain('0000 is outside your deployment zone');
    expect(out).toContain('Pikeman A1 deploys on 0408.');
    expect(out).toContain('Round 1 begins');
  });
});

describe('files', () => {
  test('a saved battle can be played on, with its undo', async () => {
    await play(HOT_SEAT, ['activate A1', 'save half.json']);
    const { out } = await play('--resume half.json --a you --b you', ['undo', 'activate A2', 'save half.json']);
    expect(out).toContain('Movement: may move A1');
    expect(out).toContain('Swordman A2 is activated.');
    expect((await muster(['verify', 'half.json'], { cwd: folder })).code).toBe(3); // it holds; its first dice cannot be drawn again
  });

  test('a file that is no record is never overwritten, and a missing folder does not end the battle', async () => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    const { code, out } = await play(HOT_SEAT, ['save thesis.txt', 'save nowhere/x.json', 'board', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('thesis.txt is there already and is no record of a battle: choose another name.');
    expect(out).toContain('nowhere/x.json cannot be written: there is no such file or folder.');
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work');
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  test('--save keeps up with every command and every undo', async () => {
    const seen: number[] = [];
    const onAsk = () => {
      const file = join(folder, 'kept.json');
      seen.push(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).entries.length : -1);
    };
    await play(`${HOT_SEAT} --save kept.json`, ['activate A1', 'moves A1', 'undo', 'quit'], { onAsk });
    expect(seen).toEqual([-1, 1, 1, 2]);
  });

  test('a file that cannot be written is told once, and the battle goes on', async () => {
    const line = `${HOT_SEAT} --save lost/kept.json`;
    mkdirSync(join(folder, 'lost'));
    const onAsk = () => rmSync(join(folder, 'lost'), { recursive: true, force: true });
    const { code, out, err } = await play(line, ['activate A1', 'stay A1', 'end', 'quit'], { onAsk });
    expect(out.match(/lost\/kept\.json cannot be written: .+ The battle goes on; .+\n/g)).toHaveLength(1);
    expect(out).toContain('Red (B) · Activation');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'muster: lost/kept.json cannot be written: there is no such file or folder.\n',
    });
  });

  test('an interruption before the first command leaves the file as it was', async () => {
    await play(HOT_SEAT, ['activate A1', 'save before.json']);
    const before = readFileSync(join(folder, 'before.json'), 'utf8');
    const { code, out } = await play(`${HOT_SEAT} --save before.json`, [], {
      interrupted: AbortSignal.abort('SIGTERM'),
    });
    expect(code).toBe(143);
    expect(out).not.toContain('Saved to');
    expect(readFileSync(join(folder, 'before.json'), 'utf8')).toBe(before);
  });

  test.each([
    ['--resume thesis.txt', /thesis\.txt cannot be played on: it is not readable as JSON/],
    ['--config thesis.txt', /thesis\.txt is not readable as JSON/],
    ['--config half.json', /config\.format: is not known here/],
    ['--resume none.json', /none\.json cannot be read/],
    ['--save nowhere/x.json', /nowhere\/x\.json cannot be written: there is no such file or folder/],
    ['--save thesis.txt', /thesis\.txt is there already and is no record/],
  ])('%s is refused', async (options, wanted) => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    const { code, out, err } = await play(options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(wanted);
  });
});

test('colours on a terminal tell the sides apart', async () => {
  const { out } = await play(HOT_SEAT, ['quit'], { terminal: { in: true, out: true } });
  expect(out).toContain('\u001b[94mA1');
  expect(out).toContain('\u001b[91mB1');
  expect(out).not.toContain('> quit');
});

describe('real dice', () => {
  const toAttack = ['activate A1', 'stay A1', 'attack A1 B1'];

  test('are asked for with their colours, corrected, and kept as what nobody can prove', async () => {
    const line = `${closeQuarters()} --a you --b you --seed 1 --manual --save real.json`;
    const typed = [...toAttack, '7', '12', '3', 'back', '2', '66', '6', '4', '4', '1', '1', 'quit'];
    const { code, out, err } = await play(line, typed);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Knight A1 strikes Pikeman B1: 1 attack die (red): 7\nA die shows 1 to 6');
    expect(out).toContain('1 attack die (red): 12\n1 die is rolled, 2 typed.');
    expect(out).toMatch(
      /Pikeman B1 defends against Knight A1: \d defence (die|dice) \([a-z, ]+\): back\nType those dice again\./,
    );
    expect(out).toContain('1 attack die (red): 2\n');
    expect(out).toMatch(/Pikeman B1 battles back against Knight A1: /);
    expect((await muster(['verify', 'real.json'], { cwd: folder })).code).toBe(3);
  });

  test('a command is taken back before anything is typed for it, and again when the input ends', async () => {
    const line = `${closeQuarters()} --a you --b you --seed 1 --manual`;
    const { out } = await play(line, [...toAttack, 'back', 'attack A1 B1']);
    expect(out).toContain('1 attack die (red): back\nThe command is taken back.\n');
    expect(out.trimEnd()).toMatch(/> attack A1 B1$/);
  });

  test('when the input ends before the computer has its dice, the battle ends there', async () => {
    const { code, out } = await play(`${closeQuarters()} --a recruit --b recruit --seed 1 --manual --save cut.json`);
    expect(code).toBe(0);
    expect(out).toContain('Saved to cut.json');
    expect(out).not.toContain('wins the battle');
  });

  test('where there are none, it is said', async () => {
    const { code, err } = await muster(words('play connect-four --manual'), { cwd: folder });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('No dice are rolled in') });
  });
});

describe('set up as the link of a page', () => {
  test('by the whole link or by what it says', async () => {
    for (const like of [
      'https://muster.example/new/grid-battles?scenario=the-ridge&zoc=stop&a=friend&dice=real',
      'scenario=S2',
    ])
      expect((await play(`--like ${like} --seed 1`)).out).toContain('The Ridge.');
  });

  test('what it cannot have is told in the words of the page, and so is what means nothing', async () => {
    for (const [like, told] of [
      ['scenario=S9', '--like: There is no scenario “S9”: choose one on this page.'],
      ['zocc=stop', '--like says “zocc”, which means nothing in Grid Battles.'],
      ['scenario=free&map=S2', '--like: The map of The Ridge is not 13 by 9 hexes (FB-02).'],
    ] as const)
      expect(await play(`--like ${like}`)).toMatchObject({ code: 2, err: `muster: ${told}\n` });
  });
});
