// A game without a terminal of its own, played all the same: here the first of the list, asked to forget its own.
import { loadPlayers } from '@muster/ai';
import { LIST } from '@muster/games';
import { describe, expect, test } from 'vitest';
import { playAtTerminal } from '../commands/play.ts';
import type { CliGame } from '../game.ts';
import { testIo } from '../testing.ts';
import { plainTerminal } from './game.ts';
import { plainUsage } from './usage.ts';

const { card } = LIST[0];
const descriptor = await card.load();
const cli: CliGame = { ...descriptor, ...plainTerminal(descriptor), playerOf: await loadPlayers(card.id) };
const samples = descriptor.samples();

const play = async (options: Readonly<Record<string, string>>, lines: readonly string[]) => {
  const { io, out } = testIo({ lines });
  const code = await playAtTerminal(cli, { seed: '1', ...options }, io);
  return { code, out: out() };
};

const answerTo = (out: string, typed: string): string => out.split(`> ${typed}\n`)[1]!.split('\n> ')[0]!;

describe('at the terminal', () => {
  test('the view is shown by its fields, who is asked by name, and what may be done by number', async () => {
    const { code, out } = await play({ a: 'you', b: 'you' }, ['list', 'do 1', 'do 999', 'quit']);
    expect(code).toBe(0);
    const names = descriptor.seatNames(samples[0]!.config);
    expect(out).toContain(descriptor.titleOf(samples[0]!.config));
    expect(out).toMatch(new RegExp(`${names[0]} \\(A\\) is ${descriptor.asks['activate']!.words}`));
    expect(out).toMatch(/^round +1$/m);
    expect(answerTo(out, 'list')).toMatch(/^ *1 {2}activate units \["A1"\]\n/);
    expect(answerTo(out, 'do 1')).not.toBe('');
    expect(out).toContain('There is no number 999; “list” shows what there is.');
  });

  test('any command can be sent as JSON, and is refused in the words of the game', async () => {
    const { out } = await play({ a: 'you', b: 'you' }, [
      'send {"type":"fly"}',
      'send nonsense',
      'send {"type":"activate","units":["A2"]}',
      'quit',
    ]);
    expect(answerTo(out, 'send {"type":"fly"}')).toMatch(/^command\.type: .+/);
    expect(answerTo(out, 'send nonsense')).toMatch(/^This is not JSON\./);
    expect(answerTo(out, 'send {"type":"activate","units":["A2"]}')).toContain('A2 is activated.');
  });

  test('giving up ends it, with a line for each place', async () => {
    const { out } = await play({ a: 'you', b: 'you' }, ['concede', 'quit']);
    const [a, b] = descriptor.seatNames(samples[0]!.config);
    expect(out).toContain(`1.  ${b} (B)\n2.  ${a} (A)\n`);
    expect(out).toContain('the battle is over');
  });

  test('another sample by its id; one that is not there is refused', async () => {
    const { out } = await play({ a: 'you', sample: samples[1]!.id }, ['quit']);
    expect(out).toContain(descriptor.titleOf(samples[1]!.config));
    await expect(play({ sample: 'none' }, [])).rejects.toThrow('There is no sample “none”; there are ');
  });

  test('the computer plays a whole battle', async () => {
    const { code, out } = await play({ a: 'recruit', b: 'recruit' }, []);
    expect(code).toBe(0);
    expect(out).toMatch(/\n1\. {2}.+\n/);
  });
});

test('the lab is asked for a sample by its id', () => {
  expect(cli.labCommand({}, 2)).toEqual({ setting: { sample: samples[0]!.id }, where: samples[0]!.name });
  expect(cli.labCommand({ sample: samples[1]!.id }, 2).where).toBe(samples[1]!.name);
});

test('its examples name it', () => {
  const { play: at, lab, referee, odds } = plainUsage('some-game');
  for (const { example } of [at, lab, referee]) expect(example).toContain(' some-game');
  expect(odds).toBeUndefined();
});
