// The examples of docs/reference are run: what they show is what comes out. `…` stands for anything.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BattleCommand, BattleEvent, BattleRefusal } from '@muster/grid-battles';
import type { GameTypes, MatchRefusal } from '@muster/kernel';
import { type MagewindsCommand, type MagewindsEvent, magewinds, REFUSAL_CODES } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import { loadGame, loadUsages } from './games.ts';
import { GRID_WORDS, readTyped } from './grid-battles/typed.ts';
import { MAGE_WORDS } from './magewinds/typed.ts';
import { SHARED_WORDS } from './play/typed.ts';
import { makeReferee, type Referee, type Refereed } from './referee/referee.ts';
import { muster, temporaryFolder, words } from './testing.ts';

const [usages, grid, mages] = [await loadUsages(), await loadGame('grid-battles'), await loadGame('magewinds')];

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

const makeTestReferee = <T extends GameTypes>(game: Refereed<T>): Referee =>
  makeReferee(game, {
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

describe('magewinds.md', () => {
  const folder = temporaryFolder();
  const text = page('magewinds.md');

  test.each(blocks(text, 'console').flatMap(examplesOf))('$command', async ({ command, typed, output }) => {
    const { out, err } = await muster(words(command).slice(1), { cwd: folder, lines: typed });
    expect(out + err).toMatch(pattern(output));
  });

  test('lists every word of the terminal table and every option', () => {
    for (const [name, { usage }] of Object.entries(MAGE_WORDS)) {
      if (!Object.hasOwn(SHARED_WORDS, name)) expect(text).toContain(`\`${usage}\``);
      else expect(text).toContain(`\`${name}\``);
    }
    for (const command of ['play', 'odds', 'lab'] as const)
      for (const { flags } of usages.get('magewinds')![command]!.options)
        expect(text).toContain(`\`${flags.replace(/ <.*/, '')}`);
  });

  test.each(blocks(text, 'jsonl'))('the match beginning %s', (block) => runLines(makeTestReferee(mages), block));

  const commands: Record<MagewindsCommand['type'], true> = {
    chooseScenario: true,
    addFighter: true,
    finishWarband: true,
    assemble: true,
    placeTerrain: true,
    splitTerritory: true,
    chooseEdge: true,
    chooseCorner: true,
    placeObject: true,
    deploy: true,
    draw: true,
    keepOne: true,
    pass: true,
    keepCard: true,
    discardRest: true,
    activate: true,
    hold: true,
    act: true,
    cast: true,
    drop: true,
    pickUp: true,
    move: true,
    step: true,
    attack: true,
    takeAim: true,
    chooseAttack: true,
    defend: true,
    knockBack: true,
    nextTarget: true,
    decline: true,
    setOrders: true,
    concede: true,
  };
  const events: Record<MagewindsEvent['type'], true> = {
    rolledOff: true,
    scenarioChosen: true,
    fighterAdded: true,
    warbandDone: true,
    terrainPlaced: true,
    territorySplit: true,
    edgeChosen: true,
    cornerChosen: true,
    objectPlaced: true,
    deployed: true,
    dealt: true,
    tookCard: true,
    drewCard: true,
    lookedAt: true,
    reshuffled: true,
    passed: true,
    held: true,
    spent: true,
    windburn: true,
    keptCard: true,
    roundBegan: true,
    phaseBegan: true,
    activated: true,
    charmed: true,
    acted: true,
    counter: true,
    recovered: true,
    moved: true,
    objectMoved: true,
    pickedUp: true,
    dropped: true,
    cast: true,
    aimed: true,
    attackDeclared: true,
    attackChosen: true,
    defended: true,
    revealed: true,
    feinted: true,
    struck: true,
    objectStruck: true,
    mirrored: true,
    barrier: true,
    damaged: true,
    takenDown: true,
    healed: true,
    poisoned: true,
    effectEnded: true,
    arrived: true,
    dissolved: true,
    escaped: true,
    collected: true,
    counted: true,
    conceded: true,
    ended: true,
  };
  const section = (title: string): string => text.split(`### ${title}\n`)[1]!.split('\n### ')[0]!;

  test('lists every command, event and refusal; the commands shown can be read', () => {
    for (const name of Object.keys(commands)) expect(section('Commands')).toContain(`"type":"${name}"`);
    for (const name of Object.keys(events)) expect(section('Events')).toContain(`\`${name}\``);
    for (const name of REFUSAL_CODES) expect(section('Refusals')).toContain(`\`${name}\``);
    for (const [, shown] of section('Commands').matchAll(/`(\{"type"[^`]*\})`/g))
      expect(magewinds.parseCommand(JSON.parse(shown!)), shown).toMatchObject({ ok: true });
  });
});

describe('referee.md', () => {
  const text = page('referee.md');

  test.each(blocks(text, 'jsonl'))('the match beginning %s', (block) => runLines(makeTestReferee(grid), block));

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
