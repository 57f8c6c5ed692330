// Names that would steer the terminal: in configurations, records and arguments.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { muster, type Ran, type Typed, temporaryFolder, words } from './testing.ts';

/** Clears the screen, names the window, paints by a C1 control, turns the direction of writing, goes back in the line. */
const NASTY = 'Bl\u001b[2J\u001b]0;x\u0007\u009b31m\u202e\u2066\r\u0008\u007fue';
const SEEN = 'Bl\\u001b[2J\\u001b]0;x\\u0007\\u009b31m\\u202e\\u2066\\u000d\\u0008\\u007fue';

/** No control but the end of a line, nothing that turns text around; our own colours aside. */
const STEERING = /[^\P{Cc}\n]|\p{Bidi_Control}|[\u2028\u2029]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what our own colours begin with
const COLOURS = /\u001b\[(?:\d+;)*\d+m/g;

const config = {
  scenario: {
    id: 'nasty',
    name: NASTY,
    source: 'house',
    summary: NASTY,
    map: ['....', '....', '....', '....'],
    sides: [
      { name: NASTY, activations: 1, units: [{ type: 'knight', hex: '0101' }], wins: [] },
      { name: `Red${NASTY}`, activations: 1, units: [{ type: 'pikeman', hex: '0201' }], wins: [] },
    ],
    roundLimit: 12,
    points: null,
    beats: {},
  },
};

const cwd = temporaryFolder();
writeFileSync(join(cwd, 'nasty.json'), JSON.stringify(config));
const run = (line: string, typed: Typed = {}): Promise<Ran> => muster(words(line), { cwd, ...typed });

const expectHarmless = ({ out, err }: Ran): void => {
  expect(out).not.toMatch(STEERING);
  expect(err).not.toMatch(STEERING);
};

const LINES = ['goals', 'units', 'activate A1', 'stay A1', 'attack A1 B1', 'undo', 'y', 'list', 'concede', NASTY];
const PLAY = 'play grid-battles --a you --b you --seed 1 --config nasty.json';

describe('what a file brings is shown, never obeyed', () => {
  test('play', async () => {
    const ran = await run(`${PLAY} --save battle.json`, { lines: LINES });
    expect(ran.code).toBe(0);
    expect(ran.out).toContain(SEEN);
    expectHarmless(ran);
    expect(JSON.parse(readFileSync(join(cwd, 'battle.json'), 'utf8')).config.scenario.name).toBe(NASTY);
  });

  test.each(['replay battle.json', 'replay battle.json --boards', 'replay battle.json --at 1', 'verify battle.json'])(
    '%s',
    async (line) => {
      const ran = await run(line);
      expect(ran.code).toBe(0);
      expectHarmless(ran);
    },
  );

  test('as JSON it is the same text, written safely', async () => {
    const ran = await run('replay battle.json --at 0 --json');
    expectHarmless(ran);
    expect(JSON.parse(ran.out).state.config.scenario.name).toBe(NASTY);
    const refereed = await muster(['referee', 'grid-battles'], {
      input: `${JSON.stringify({ do: 'start', config })}\n{"do":"record"}\n`,
    });
    expectHarmless(refereed);
    expect(refereed.out).toContain('\\u009b31m');
  });

  test('the game of a record, an unknown key, an argument', async () => {
    const record = JSON.parse(readFileSync(join(cwd, 'battle.json'), 'utf8'));
    writeFileSync(join(cwd, 'foreign.json'), JSON.stringify({ ...record, game: 'a\u009b31m' }));
    writeFileSync(join(cwd, 'key.json'), JSON.stringify({ scenario: 'S1', [NASTY]: 1 }));
    for (const line of [
      'verify foreign.json',
      'replay foreign.json',
      'play grid-battles --config key.json',
      `verify '${NASTY}'`,
      `'${NASTY}'`,
      `play grid-battles '${NASTY}'`,
    ]) {
      const ran = await run(line);
      expect(ran.code).toBe(2);
      expect(ran.err).toMatch(/\\u009b31m/);
      expectHarmless(ran);
    }
  });
});

test('our own colours are still there, and only those', async () => {
  const ran = await run(PLAY, { lines: ['quit'], terminal: { in: true, out: true } });
  expect(ran.out).toContain('\u001b[94mA1');
  expectHarmless({ ...ran, out: ran.out.replaceAll(COLOURS, '') });
  expect(ran.out).toContain(SEEN);
});
