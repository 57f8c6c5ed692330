import { describe, expect, test } from 'vitest';
import { muster, words } from './testing.ts';

const COMMANDS = ['play', 'odds', 'lab', 'force', 'replay', 'verify', 'schema', 'referee', 'bench', 'serve'];

describe('help', () => {
  test.each(COMMANDS)('muster %s --help has an example', async (command) => {
    const { code, out, err } = await muster([command, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: muster ${command}`);
    expect(out).toMatch(new RegExp(`Examples?:\\n {2}\\$ .*muster ${command}`));
  });

  test.each(['play', 'odds', 'lab'])('muster %s grid-battles --help has an example', async (command) => {
    const { code, out } = await muster([command, 'grid-battles', '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: muster ${command} grid-battles [options]`);
    expect(out).toContain('Example:');
  });

  test('muster --help lists all commands', async () => {
    const { code, out } = await muster(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  test('muster --version', async () => {
    expect(await muster(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });
});

describe('wrong use ends with code 2 and one sentence', () => {
  test.each([
    ['fly', /unknown command 'fly' \(Did you mean play\?\)\. See muster --help\./],
    ['--fly', /unknown option '--fly'\. See muster --help\./],
    [
      'odds',
      /Name a game \(grid-battles, magewinds, heroes, cosmic-combat, conquest\), for example: muster odds grid-battles/,
    ],
    ['odds chess', /There is no game “chess”; there are grid-battles, magewinds/],
    ['play chess --a you', /There is no game “chess”/],
    ['lab chess', /There is no game “chess”/],
    ['referee chess', /There is no game “chess”/],
    ['referee', /missing required argument 'game'\. See muster referee --help\./],
    ['verify', /missing required argument 'file'\. See muster verify --help\./],
    ['verify a b', /“b” is one argument too many\. See muster verify --help\./],
    ['replay a b c', /“b”, “c” are 2 arguments too many\. See muster replay --help\./],
    ['play grid-battles extra', /“extra” is one argument too many\. See muster play grid-battles --help\./],
    ['play extra grid-battles', /“extra” is one argument too many\. See muster play grid-battles --help\./],
    ['lab magewinds extra', /“extra” is one argument too many\. See muster lab magewinds --help\./],
    ['odds grid-battles --attacker knight --defender archer x', /“x” is one argument too many\./],
    ['referee grid-battles extra', /“extra” is one argument too many\. See muster referee --help\./],
    ['bench extra', /“extra” is one argument too many\. See muster bench --help\./],
    ['serve extra', /“extra” is one argument too many\. See muster serve --help\./],
    ['play chess extra', /There is no game “chess”/],
    ['odds grid-battles --attacker', /argument missing\. See muster odds grid-battles --help\./],
    ['play grid-battles --scenario S9', /There is no scenario “S9”; there are S1 \(First Muster\)/],
    ['play grid-battles --a nobody', /There is no player “nobody”; there are you, recruit, veteran, warlord\./],
    ['play grid-battles --seed x', /--seed must be a whole number of at least 0, not “x”\./],
    [
      'bench --only horses',
      /There is no part “horses” of the bench; there are kernel, gridBattles, magewinds, heroes, cosmicCombat, conquest, odds, web, server\./,
    ],
    ['serve --port 70000', /--port must be a whole number from 0 to 65535, not “70000”\./],
  ])('muster %s', async (line, wanted) => {
    const { code, out, err } = await muster(words(line));
    expect(err).toMatch(wanted);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^muster: [^\n]+\n$/);
  });

  test('no command at all shows the help', async () => {
    const { code, out, err } = await muster([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Usage: muster');
  });
});
