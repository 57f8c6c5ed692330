// The examples of docs/reference are run: what they show is what comes out. `…` stands for anything. A page that is called like a
// game is about that game; the examples of all others are of the first game of the list.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, hasPart, LIST } from '@muster/games';
import type { MatchRefusal } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame, loadUsages } from './games.ts';
import { SHARED_WORDS } from './play/typed.ts';
import { makeReferee, type Referee } from './referee/referee.ts';
import { muster, temporaryFolder, words } from './testing.ts';

const REFERENCE = fileURLToPath(new URL('../../../docs/reference', import.meta.url));
const page = (name: string): string => readFileSync(join(REFERENCE, name), 'utf8');
const blocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text]) => text!);

const escaped = (text: string): string => text.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&');

const pattern = (shown: string): RegExp => new RegExp(`^${shown.split('…').map(escaped).join('[\\s\\S]*')}$`);

interface Example {
  readonly command: string;
  readonly typed: readonly string[];
  readonly output: string;
}

/** A command, lines typed into it (those right below that begin with `> `), and what it prints. */
const examplesOf = (block: string): readonly Example[] =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...rest] = part.split('\n');
      const end = rest.findIndex((line) => !line.startsWith('> '));
      return { command, typed: rest.slice(0, end).map((line) => line.slice(2)), output: rest.slice(end).join('\n') };
    });

const refereeOf = async (game: string): Promise<Referee> =>
  makeReferee(await loadGame(game), {
    randomSeed: () => 1,
    now: () => 0,
    onFault: (e) => {
      throw e;
    },
  });

const runLines = (referee: Referee, block: string): void => {
  const lines = block.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(2);
  for (let i = 0; i < lines.length; i += 2) {
    expect([lines[i]!.slice(0, 2), lines[i + 1]!.slice(0, 2)]).toEqual(['> ', '< ']);
    expect(referee(lines[i]!.slice(2))).toMatch(pattern(lines[i + 1]!.slice(2)));
  }
};

const pages = readdirSync(REFERENCE)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const subject = name.replace(/\.md$/, '');
    const game = GAME_IDS.includes(subject) ? subject : LIST[0].card.id;
    return {
      name,
      game,
      examples: blocks(page(name), 'console').flatMap(examplesOf),
      matches: blocks(page(name), 'jsonl'),
    };
  });

test('there are examples', () => {
  expect(pages.flatMap(({ examples }) => examples).length).toBeGreaterThan(20);
  expect(pages.flatMap(({ matches }) => matches).length).toBeGreaterThan(2);
});

describe.each(pages.filter(({ examples }) => examples.length > 0))('$name', ({ examples }) => {
  const folder = temporaryFolder();

  test.each(examples)('$command', async ({ command, typed, output }) => {
    const [program, ...args] = words(command);
    expect(program).toBe('muster');
    const { out, err } = await muster(args, { cwd: folder, lines: typed });
    expect(out + err).toMatch(pattern(output));
  });
});

describe.each(pages.filter(({ matches }) => matches.length > 0))('$name', ({ game, matches }) => {
  test.each(matches)('the match beginning %s', async (block) => runLines(await refereeOf(game), block));
});

test.each(GAME_IDS.filter((id) => hasPart(id, 'terminal')))('every word and option of %s is told', async (id) => {
  const own = existsSync(join(REFERENCE, `${id}.md`));
  const text = page(own ? `${id}.md` : 'command-line.md');
  const tells = (shown: string): void => expect(text).toMatch(new RegExp(`\`${escaped(shown)}[\` ]`));
  for (const [name, { usage }] of Object.entries((await loadGame(id)).table.words))
    tells(Object.hasOwn(SHARED_WORDS, name) ? name : usage);
  const usage = (await loadUsages()).get(id)!;
  for (const command of [usage.play, usage.odds, usage.lab])
    for (const { flags } of command?.options ?? []) tells(flags.replace(/ <.*/, ''));
});

test('referee.md lists every refusal that is no game’s', () => {
  const codes: Record<MatchRefusal['code'], true> = {
    luckAwaited: true,
    noLuckAwaited: true,
    nothingToUndo: true,
    nothingToRedo: true,
    needsConsent: true,
    answerAgain: true,
    wrongLuck: true,
    matchOver: true,
    noFact: true,
  };
  const own = ['malformed', 'tooLong', 'notStarted', 'nothingToDecide', 'noRecord', 'scriptEnded', 'fault'];
  const ofLuck = ['noCards', 'nothingToWithdraw'];
  const [, section = ''] = page('referee.md').split('## Refusals\n');
  for (const name of [...Object.keys(codes), ...own, ...ofLuck])
    expect(section.split('\n## ')[0]).toContain(`\`${name}\``);
});

test('the commands of the guide for hosts are commands', async () => {
  const guide = readFileSync(join(REFERENCE, '../guides/host.md'), 'utf8');
  const commands = [...guide.matchAll(/\bmuster (db \w+|serve)\b/g)].map(([, command]) => command!);
  expect(new Set(commands)).toEqual(new Set(['db backup', 'db check', 'db restore', 'db copy', 'serve']));
  for (const command of new Set(commands)) {
    const { code, out } = await muster([...command.split(' '), '--help']);
    expect([code, out]).toEqual([0, expect.stringContaining(`muster ${command}`)]);
  }
});
