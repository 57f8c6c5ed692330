/** What can be typed after `muster`: commands, options, help. Each command's work is loaded when it is called. */

import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { isGameId, unknownGame } from './games.ts';
import type { Io } from './io.ts';

/** Keeps the exit code that a command comes to. */
type Keep = (work: Promise<number>) => Promise<void>;

const version = (): string => {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { readonly version: string }).version;
};

const examples = (...lines: readonly string[]): string =>
  `\nExample${lines.length === 1 ? '' : 's'}:\n${lines.map((line) => `  $ ${line}\n`).join('')}`;

const JSON_HELP = 'print one line of JSON, for scripts';

/** `muster odds grid-battles …`: each game has options of its own, below the command. */
const gameCommand = (program: Command, name: string, words: string, example: string): Command => {
  const parent = program.command(name).summary(words).description(words);
  parent.argument('[game]').allowExcessArguments().allowUnknownOption();
  parent.addHelpText('after', examples(example));
  parent.action((game?: string) => unknownGame(game, example));
  return parent.command('grid-battles').description(`${words} (Grid Battles)`).addHelpText('after', examples(example));
};

const addPlay = (program: Command, io: Io, keep: Keep): void => {
  const example = 'muster play grid-battles --scenario the-ridge --a you --b veteran';
  gameCommand(program, 'play', 'play a battle at the terminal', example)
    .option('--scenario <id>', 'S1 to S8, or its name as in the-ridge', 'S1')
    .option('--config <file>', 'a configuration as JSON instead: switches, a free battle')
    .option('--resume <file>', 'go on with a saved battle')
    .option('--a <player>', 'who plays side A: you, recruit, veteran, warlord', 'you')
    .option('--b <player>', 'who plays side B', 'veteran')
    .option('--seed <n>', 'seed of the dice (default: random)')
    .option('--steps <n>', 'the Warlord thinks so many steps instead of 2 seconds')
    .option('--save <file>', 'write the record when the battle is left or over')
    .action((options) => keep(import('./commands/play.ts').then((m) => m.runPlay(options, io))));
};

const addOdds = (program: Command, io: Io, keep: Keep): void => {
  const example = 'muster odds grid-battles --attacker knight --defender pikeman --defender-terrain woods';
  gameCommand(program, 'odds', 'the exact odds of a combat', example)
    .requiredOption('--attacker <ids>', 'who attacks; several in order: knight,archer')
    .requiredOption('--defender <id>', 'who is attacked')
    .option('--attacker-terrain <ids>', 'where the attacker stands; one for all, or one for each', 'plain')
    .option('--defender-terrain <id>', 'where the defender stands', 'plain')
    .option('--distance <n>', 'how many hexes away; one for all, or one for each: 1,3', '1')
    .option('--json', JSON_HELP)
    .action((options) => keep(import('./commands/odds.ts').then((m) => m.runOdds(options, io))));
};

const addLab = (program: Command, io: Io, keep: Keep): void => {
  const example = 'muster lab grid-battles --scenario S2 --players veteran,recruit --games 400 --seed 1';
  gameCommand(program, 'lab', 'many games between two computer players', example)
    .option('--scenario <id>', 'S1 to S8, its name as in the-ridge, or free for free battles', 'S2')
    .option('--players <levels>', 'two of recruit, veteran, warlord', 'veteran,recruit')
    .option('--games <n>', 'how many games; sides are swapped every second game', '400')
    .option('--seed <n>', 'the same seed gives the same result', '1')
    .option('--steps <n>', 'search steps of the Warlord for each decision')
    .option('--workers <n>', 'threads (default: all cores)')
    .option('--plot <file>', 'where the plot goes, .svg or .html (default: lab.svg, none with --json)')
    .option('--json', JSON_HELP)
    .action((options) => keep(import('./commands/lab.ts').then((m) => m.runLabCommand(options, io))));
};

const addReplay = (program: Command, io: Io, keep: Keep): void => {
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

const addVerify = (program: Command, io: Io, keep: Keep): void => {
  program
    .command('verify')
    .description('whether a record is true: rules, dice, hashes; exit code 1 when it is not')
    .argument('<file>', 'a record')
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster verify battle.json'))
    .action((file, options) => keep(import('./commands/verify.ts').then((m) => m.runVerify(file, options, io))));
};

const addReferee = (program: Command, io: Io, keep: Keep): void => {
  const example = `echo '{"do":"start","config":{"scenario":"S1"},"dice":{"seed":7}}' | muster referee grid-battles`;
  program
    .command('referee')
    .description('drive a match by JSON lines on standard input and output')
    .argument('<game>', 'grid-battles')
    .addHelpText('after', examples(example))
    .action((game: string) => {
      if (!isGameId(game)) unknownGame(game, 'muster referee grid-battles');
      return keep(import('./commands/referee.ts').then((m) => m.runReferee(io)));
    });
};

const addBench = (program: Command, io: Io, keep: Keep): void => {
  program
    .command('bench')
    .description('measure the speed of kernel, games, odds and page')
    .option('--only <part>', 'one part: kernel, gridBattles, odds, web')
    .option('--json', JSON_HELP)
    .addHelpText('after', examples('muster bench --only kernel'))
    .action((options) => keep(import('./commands/bench.ts').then((m) => m.runBenchCommand(options, io))));
};

const addServe = (program: Command, io: Io, keep: Keep): void => {
  program
    .command('serve')
    .description('serve the built web app')
    .option('--port <n>', 'port (default: PORT, else 4000); 0 takes any free one')
    .option('--host <name>', '0.0.0.0 opens it to the network', 'localhost')
    .option('--json', 'print the address as one line of JSON')
    .addHelpText('after', examples('muster serve --port 8080'))
    .action((options) => keep(import('./commands/serve.ts').then((m) => m.runServe(options, io))));
};

const COMMANDS: Readonly<Record<string, typeof addPlay>> = {
  play: addPlay,
  odds: addOdds,
  lab: addLab,
  replay: addReplay,
  verify: addVerify,
  referee: addReferee,
  bench: addBench,
  serve: addServe,
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

/** `helped` is the command whose help a usage error points to. */
export const makeProgram = (io: Io, helped: string, out: (text: string) => void, keep: Keep): Command => {
  const program = new Command('muster');
  program
    .description('Tabletop wargames with the rules enforced.')
    .version(version(), '-V, --version', 'print the version')
    .exitOverride()
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
      examples('muster play grid-battles', 'muster odds grid-battles --attacker knight --defender pikeman'),
    )
    .addHelpText('after', '\nExit codes: 0 done, 1 the answer is no, 2 wrong use or input.');
  for (const add of Object.values(COMMANDS)) add(program, io, keep);
  return program;
};
