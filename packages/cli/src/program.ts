/** What can be typed after `muster`: commands, options, help. Each command's work is loaded when it is called. */

import { readFileSync } from 'node:fs';
import { GAME_IDS, hasPart, LIST } from '@muster/games';
import { Command } from 'commander';
import type { ForceOptions } from './commands/force.ts';
import type { LabCommandOptions } from './commands/lab.ts';
import { isGameId, type Usages, unknownGame } from './games.ts';
import type { Io } from './io.ts';
import { problem } from './problem.ts';
import { JSON_OPTION, type Options, type OptionUsage } from './usage.ts';

/** Keeps the exit code that a command comes to. */
type Keep = (work: Promise<number>) => Promise<void>;

const version = (): string => {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { readonly version: string }).version;
};

const examples = (...lines: readonly string[]): string =>
  `\nExample${lines.length === 1 ? '' : 's'}:\n${lines.map((line) => `  $ ${line}\n`).join('')}`;

const JSON_HELP = JSON_OPTION.words;

const addOption = (command: Command, o: OptionUsage): Command =>
  o.required ? command.requiredOption(o.flags, o.words) : command.option(o.flags, o.words, o.default);

type Work<O> = (game: string, options: O) => Promise<number>;

/** Adds one of the commands. */
type Add = (program: Command, io: Io, keep: Keep, usages: Usages) => void;

/** `muster odds grid-battles …`: each game has options of its own, below the command. */
const gameCommand = <O extends Options>(
  program: Command,
  name: 'play' | 'odds' | 'lab',
  words: string,
  keep: Keep,
  usages: Usages,
  work: Work<O>,
): void => {
  const offered = LIST.flatMap(({ card }) => {
    const usage = usages.get(card.id)?.[name];
    return usage === undefined ? [] : [{ id: card.id, title: card.name, ...usage }];
  });
  const parent = program.command(name).summary(words).description(words);
  parent.argument('[game]').allowUnknownOption();
  parent.addHelpText('after', examples(...offered.map(({ example }) => example)));
  parent.action((game?: string) =>
    game !== undefined && isGameId(game)
      ? problem(`There is nothing for muster ${name} to tell of ${game}: no dice are rolled in it.`)
      : unknownGame(
          game,
          offered[0]!.example,
          offered.map(({ id }) => id),
        ),
  );
  for (const { id, title, example, options: known } of offered) {
    const command = parent.command(id).description(`${words} (${title})`).addHelpText('after', examples(example));
    for (const option of known) addOption(command, option);
    command.action((options: O) => keep(work(id, options)));
  }
};

const addPlay: Add = (program, io, keep, usages) =>
  gameCommand(program, 'play', 'play a battle at the terminal', keep, usages, async (id, options) =>
    (await import('./commands/play.ts')).runPlay(id, options, io),
  );

const addOdds: Add = (program, io, keep, usages) =>
  gameCommand(program, 'odds', 'the exact odds of a combat', keep, usages, async (id, options) =>
    (await import('./commands/odds.ts')).runOdds(id, options, io),
  );

const addLab: Add = (program, io, keep, usages) =>
  gameCommand<LabCommandOptions>(
    program,
    'lab',
    'many games between computer players',
    keep,
    usages,
    async (id, options) => (await import('./commands/lab.ts')).runLabCommand(id, options, io),
  );

const addReplay: Add = (program, io, keep) => {
  const words = 'show a recorded battle: step by step on a terminal, else all of it';
  program
    .command('replay')
    .description(words)
    .argument('<file>', 'a record')
    .option('--at <n>', 'only the position after n entries')
    .option('--boards', 'print a board after every turn')
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster replay battle.json --at 12'))
    .action((file, options) => keep(import('./commands/replay.ts').then((m) => m.runReplay(file, options, io))));
};

const addVerify: Add = (program, io, keep) => {
  program
    .command('verify')
    .description('whether a record is proven, not provable (exit code 3) or false (1): rules, dice, hashes')
    .argument('<file>', 'a record')
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster verify battle.json'))
    .action((file, options) => keep(import('./commands/verify.ts').then((m) => m.runVerify(file, options, io))));
};

const addForce: Add = (program, io, keep) => {
  const parent = program.command('force').description('check or print a force from a file of JSON');
  const forms = [
    ['check', 'whether it may be fielded; exit code 1 when it may not'],
    ['print', 'what is in it, and what it costs'],
  ] as const;
  for (const [task, words] of forms)
    parent
      .command(task)
      .description(words)
      .argument('<game>', GAME_IDS.join(', '))
      .argument('[file]', 'a force as JSON')
      .option('--example', 'take a small example of the game instead of a file; print --json shows its form')
      .option('--json', JSON_HELP)
      .addHelpText('after', examples(`muster force ${task} ${GAME_IDS[0]} force.json`))
      .action((game: string, file: string | undefined, options: ForceOptions) =>
        isGameId(game)
          ? keep(import('./commands/force.ts').then((m) => m.runForce(task, game, file, options, io)))
          : unknownGame(game, `muster force ${task} ${GAME_IDS[0]} force.json`),
      );
  parent.addHelpText('after', examples(...forms.map(([task]) => `muster force ${task} ${GAME_IDS[0]} force.json`)));
};

const addSchema: Add = (program, io, keep) => {
  const example = `muster schema ${GAME_IDS[0]} command`;
  program
    .command('schema')
    .description(
      'the form of what a game reads and writes, or of what servers and clients say, as JSON Schema (2020-12)',
    )
    .argument('<game>', `${GAME_IDS.join(', ')}; or protocol`)
    .argument('<what>', 'of a game: config, command or record; of the protocol: to-server, to-client, http-…, openapi')
    .option('--json', JSON_HELP)
    .addHelpText('after', examples(example, 'muster schema protocol to-server'))
    .action((game: string, what: string, options: { json?: true }) =>
      game === 'protocol' || isGameId(game)
        ? keep(import('./commands/schema.ts').then((m) => m.runSchema(game, what, options, io)))
        : unknownGame(game, example),
    );
};

const addReferee: Add = (program, io, keep, usages) => {
  program
    .command('referee')
    .description('drive a match by JSON lines on standard input and output')
    .argument('<game>', GAME_IDS.join(', '))
    .addHelpText('after', examples(...[...usages.values()].map(({ referee }) => referee.example)))
    .action((game: string) =>
      isGameId(game)
        ? keep(import('./commands/referee.ts').then((m) => m.runReferee(game, io)))
        : unknownGame(game, `muster referee ${GAME_IDS[0]}`),
    );
};

const addBench: Add = (program, io, keep) => {
  program
    .command('bench')
    .description('measure the speed of kernel, games, odds and page')
    .option(
      '--only <part>',
      `one part: kernel, odds, web, server, or a game: ${GAME_IDS.filter((id) => hasPart(id, 'bench')).join(', ')}`,
    )
    .option(
      '--against <revision>',
      'build that revision too and measure both in turns: how many times as fast is it now',
    )
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster bench --only kernel', 'muster bench --against main --only odds'))
    .action((options) => keep(import('./commands/bench.ts').then((m) => m.runBenchCommand(options, io))));
};

const addServe: Add = (program, io, keep) => {
  program
    .command('serve')
    .description('serve the built web app, and battles with people anywhere')
    .option('--port <n>', 'port (default: PORT, else 4000); 0 takes any free one')
    .option('--host <name>', '0.0.0.0 opens it to the network', 'localhost')
    .option('--lan', 'open it to the house network, with its address as a QR code')
    .option('--data <folder>', 'where battles with people are kept (default: MUSTER_DATA, else your data folder)')
    .option('--json', 'print the address and the data folder as one line of JSON')
    .addHelpText('after', examples('muster serve --port 8080', 'muster serve --lan'))
    .action((options) => keep(import('./commands/serve.ts').then((m) => m.runServe(options, io))));
};

const DATA = [
  '--data <folder>',
  'the database (default: DATABASE_URL, else MUSTER_DATA, else your data folder)',
] as const;

const addDb: Add = (program, io, keep) => {
  const words = 'back up, restore, check or copy what a server keeps, while it runs or not';
  const lines = ['muster db backup monday.backup', 'muster db check'];
  const parent = program
    .command('db')
    .description(words)
    .addHelpText('after', examples(...lines));
  const load = () => import('./commands/db.ts');
  parent
    .command('backup')
    .description('all of it, as of one moment, in one new file')
    .argument('<file>', 'is made; secrets stand in it, so only its owner may read it')
    .option(...DATA)
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster db backup monday.backup'))
    .action((file, options) => keep(load().then((m) => m.runBackup(file, options, io))));
  parent
    .command('restore')
    .description('what a backup holds, into a database that is empty or not there')
    .argument('<file>', 'a backup')
    .option(...DATA)
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster db restore monday.backup --data again'))
    .action((file, options) => keep(load().then((m) => m.runRestore(file, options, io))));
  parent
    .command('check')
    .description('play every match again and prove it; exit code 1 when one cannot have happened as written')
    .option(...DATA)
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster db check'))
    .action((options) => keep(load().then((m) => m.runCheck(options, io))));
  parent
    .command('copy')
    .description('all of one database into another that is empty or not there, also of the other kind')
    .argument('<from>', 'a folder, a file that ends in .db, or postgres://…')
    .argument('<to>', 'likewise; a password may stand in PGPASSWORD instead')
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster db copy data postgres://muster@localhost/muster'))
    .action((from, to, options) => keep(load().then((m) => m.runCopy(from, to, options, io))));
};

const COMMANDS: Readonly<Record<string, Add>> = {
  play: addPlay,
  odds: addOdds,
  lab: addLab,
  force: addForce,
  replay: addReplay,
  verify: addVerify,
  schema: addSchema,
  referee: addReferee,
  bench: addBench,
  serve: addServe,
  db: addDb,
};

export const isCommand = (name: string): boolean => Object.hasOwn(COMMANDS, name);

/** Errors of usage in one sentence, with what to do. */
const usageError = (text: string, helped: string): string => {
  const told = text
    .trim()
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
  return `muster: ${told}. See ${helped} --help.\n`;
};

/** Words too many are named: one of them may be a mistyped option. A word in the place of a game is told as such elsewhere. */
const refuseExcess = (command: Command, helped: string): void => {
  const excess = command.args.slice(command.registeredArguments.length);
  if (excess.length === 0 || command.commands.length > 0) return;
  const named = excess.map((word) => `“${word}”`).join(', ');
  problem(
    `${named} ${excess.length === 1 ? 'is one argument' : `are ${excess.length} arguments`} too many. See ${helped} --help.`,
  );
};

/** `helped` is the command whose help a usage error points to. */
export const makeProgram = (
  io: Io,
  usages: Usages,
  helped: string,
  out: (text: string) => void,
  keep: Keep,
): Command => {
  const program = new Command('muster');
  program
    .description('Tabletop wargames with the rules enforced.')
    .version(version(), '-V, --version', 'print the version')
    .exitOverride()
    .allowExcessArguments() // refused below, with their names
    .hook('preAction', (_, command) => refuseExcess(command, helped))
    .configureOutput({
      writeOut: out,
      writeErr: (text) => io.tell(text),
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: (text, write) => write(usageError(text, helped)),
    })
    .addHelpText(
      'after',
      examples(
        ...[...usages.values()]
          .flatMap(({ play, odds }) => [play.example, ...(odds ? [odds.example] : [])])
          .slice(0, 2),
      ),
    )
    .addHelpText('after', '\nExit codes: 0 done, 1 the answer is no, 2 wrong use or input, 3 not provable (verify).');
  for (const add of Object.values(COMMANDS)) add(program, io, keep, usages);
  return program;
};
