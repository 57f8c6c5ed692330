import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { muster, temporaryFolder, words } from '../testing.ts';

const folder = temporaryFolder();
const replay = (line: string, more: object = {}) => muster(words(`replay ${line}`), { cwd: folder, ...more });

/** Activates, takes it back, activates another, moves, and gives up. */
const TYPED = ['activate A1', 'undo', 'activate A3', 'move A3 0405', 'save battle.json', 'concede', 'save over.json'];

beforeAll(async () => {
  const { code } = await muster(words('play grid-battles --a you --b you --seed 1'), { cwd: folder, lines: TYPED });
  expect(code).toBe(0);
});

describe('printed', () => {
  test('the whole log, numbered by entry, with the last board and a summary', async () => {
    const { code, out, err } = await replay('over.json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('   0  Round 1 begins; Blue goes first.');
    expect(out).toContain('   1  Pikeman A1 is activated.');
    expect(out).toContain('   2  Blue (A) takes back 1 command.');
    expect(out).toContain('   4  Archer A3 moves 0406 to 0405');
    expect(out).toMatch(/ {3}5 {2}Red concedes\.\n {6}Blue wins: the other side concedes\./);
    expect(out).toMatch(/Blue \(A\) {2}0 of 4 units lost/);
    expect(out.match(/^00 /gm)).toHaveLength(1);
  });

  test('with a board after every turn', async () => {
    expect((await replay('over.json --boards')).out.match(/^00 /gm)).toHaveLength(2);
  });

  test('one position', async () => {
    const { out } = await replay('battle.json --at 4');
    expect(out).toMatch(/^ {3}4 {2}Archer A3 moves/);
    expect(out).toContain('Round 1 of 12 · Red (B) · Activation: 1 unit owed, of B1 B2 B3 B4');
    expect((await replay('battle.json --at 0')).out).toContain('Blue (A) · Activation');
  });
});

describe('as JSON', () => {
  test('all frames', async () => {
    const { out } = await replay('over.json --json');
    const told = JSON.parse(out);
    expect(Object.keys(told)).toEqual(['game', 'entries', 'frames', 'outcome']);
    expect(told).toMatchObject({ game: 'grid-battles', entries: 5, outcome: { reason: 'conceded' } });
    expect(told.frames).toHaveLength(6);
    expect(told.frames[1]).toMatchObject({ at: 1, entry: { seat: 0 }, log: ['Pikeman A1 is activated.'] });
  });

  test('one position with its state', async () => {
    const told = JSON.parse((await replay('battle.json --at 3 --json')).out);
    expect(told).toMatchObject({ at: 3, state: { phase: 'movement', turn: 0 }, outcome: null });
  });
});

describe('stepped on a terminal', () => {
  const terminal = { in: true, out: true };

  test('forward, back, to a number, and out', async () => {
    const { code, out } = await replay('battle.json', { terminal, env: { NO_COLOR: '1' }, lines: ['', 'b', '4', 'q'] });
    expect(code).toBe(0);
    const firstLines = out.split(/\n\n(?= {3}\d)/).map((part) => part.trim().split('\n')[0]);
    expect(firstLines).toEqual([
      '0  Round 1 begins; Blue goes first.',
      '1  Pikeman A1 is activated.',
      '0  Round 1 begins; Blue goes first.',
      expect.stringMatching(/^4 {2}Archer A3 moves/),
    ]);
  });

  test('past the last entry it ends', async () => {
    expect((await replay('battle.json', { terminal, lines: ['99', ''] })).code).toBe(0);
  });
});

describe('refused', () => {
  test('a position that is not there', async () => {
    const { code, err } = await replay('battle.json --at 9');
    expect({ code, err }).toEqual({ code: 2, err: 'muster: --at must be a whole number from 0 to 4, not “9”.\n' });
  });

  test('a foreign file', async () => {
    writeFileSync(join(folder, 'foreign.json'), '{}');
    expect(await replay('foreign.json')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('is not a Muster record'),
    });
  });

  test('a record that is not true', async () => {
    const text = readFileSync(join(folder, 'battle.json'), 'utf8').replace('"0405"', '"0305"');
    writeFileSync(join(folder, 'false.json'), text);
    const { code, out, err } = await replay('false.json');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('false.json is not a true record, so it is not shown: entry 3:');
  });
});
