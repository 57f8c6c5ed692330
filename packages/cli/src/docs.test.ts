// The examples of docs/reference are run: what they show is what comes out. `…` stands for anything.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BattleCommand, BattleEvent, BattleRefusal } from '@muster/grid-battles';
import type { MatchRefusal } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { refereedGridBattles } from './grid-battles/refereed.ts';
import { GRID_WORDS, readTyped } from './grid-battles/typed.ts';
import { makeReferee } from './referee/referee.ts';
import { muster, temporaryFolder, words } from './testing.ts';

const REFERENCE = fileURLToPath(new URL('../../../docs/reference', import.meta.url));
const page = (name: string): string => readFileSync(join(REFERENCE, name), 'utf8');
const blocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text]) => text!);

const pattern = (shown: string): RegExp =>
  new RegExp(
    `^${shown
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*')}$`,
  );

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

describe('command-line.md', () => {
  const folder = temporaryFolder();
  const examples = blocks(page('command-line.md'), 'console').flatMap(examplesOf);

  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(10);
  });

  test.each(examples)('$command', async ({ command, typed, output }) => {
    const [program, ...args] = words(command);
    expect(program).toBe('muster');
    const { out, err } = await muster(args, { cwd: folder, lines: typed });
    expect(out + err).toMatch(pattern(output));
  });

  test('lists every word of the terminal table', () => {
    const text = page('command-line.md');
    for (const { usage } of Object.values(GRID_WORDS)) expect(text).toMatch(new RegExp(`\\| .*\`${usage}[\` ].*\\|`));
    for (const [, typed] of text.matchAll(/^\| `([a-z]+ [A-Z]\d[^`]*)`/gm))
      expect(readTyped(typed!).type).not.toBe('unclear');
  });
});

describe('referee.md', () => {
  const text = page('referee.md');

  test.each(blocks(text, 'jsonl'))('the match beginning %s', (block) => {
    const referee = makeReferee(refereedGridBattles, {
      randomSeed: () => 1,
      now: () => 0,
      onFault: (e) => {
        throw e;
      },
    });
    const lines = block.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    for (let i = 0; i < lines.length; i += 2) {
      expect([lines[i]!.slice(0, 2), lines[i + 1]!.slice(0, 2)]).toEqual(['> ', '< ']);
      expect(referee(lines[i]!.slice(2))).toMatch(pattern(lines[i + 1]!.slice(2)));
    }
  });

  /** Names that a table must list; the compiler keeps these lists complete. */
  const events: Record<BattleEvent['type'], true> = {
    deployed: true,
    roundBegan: true,
    turnBegan: true,
    skipped: true,
    activated: true,
    moved: true,
    stood: true,
    attackDeclared: true,
    struck: true,
    noBattleBack: true,
    destroyed: true,
    noAttackPossible: true,
    turnEnded: true,
    roundEnded: true,
    conceded: true,
    ended: true,
  };
  const commands: Record<BattleCommand['type'], true> = {
    deploy: true,
    activate: true,
    move: true,
    attack: true,
    endPhase: true,
    concede: true,
  };
  const codes: Record<BattleRefusal['code'] | MatchRefusal['code'], true> = {
    battleOver: true,
    notYourTurn: true,
    wrongPhase: true,
    unknownUnit: true,
    notYourUnit: true,
    unitDestroyed: true,
    alreadyDeployed: true,
    notFresh: true,
    notActivated: true,
    noUnits: true,
    namedTwice: true,
    tooMany: true,
    offBoard: true,
    noRoomLeft: true,
    outsideZone: true,
    alreadyMoved: true,
    notAdjacent: true,
    occupied: true,
    impassable: true,
    tooFar: true,
    offTheRoad: true,
    cannotMove: true,
    stopped: true,
    alreadyAttacked: true,
    notSetUp: true,
    reloading: true,
    friendlyTarget: true,
    outOfRange: true,
    tooClose: true,
    noLineOfSight: true,
    noShootingInMelee: true,
    mustFightAdjacent: true,
    luckAwaited: true,
    noLuckAwaited: true,
    nothingToUndo: true,
    needsConsent: true,
    wrongLuck: true,
  };
  const section = (title: string): string => text.split(`## ${title}\n`)[1]!.split('\n## ')[0]!;

  test('lists every event, command and refusal', () => {
    for (const name of Object.keys(events)) expect(section('Events')).toContain(`\`${name}\``);
    for (const name of Object.keys(commands)) expect(section('Commands')).toContain(`"type":"${name}"`);
    for (const name of Object.keys(codes)) expect(section('Refusals')).toContain(`\`${name}\``);
    for (const name of ['malformed', 'tooLong', 'notStarted', 'nothingToDecide', 'noRecord', 'scriptEnded', 'fault'])
      expect(section('Refusals')).toContain(`\`${name}\``);
  });
});
