/** From the options of `muster play` to a match: what the game's options say, a configuration of one's own, or a saved battle. */

import { LEVELS, type Level } from '@muster/ai';
import { explainMalformed, type LuckSource, quoted, readGiven } from '@muster/kernel';
import { begin, branchFrom, type DiceOf, luckOf, type SeatPlayer, type SeatPlayers } from '@muster/table';
import { readText } from '../files.ts';
import type { CliGame } from '../game.ts';
import type { Io } from '../io.ts';
import { oneOf } from '../options.ts';
import { problem } from '../problem.ts';
import { judge } from '../records.ts';
import type { Options } from '../usage.ts';
import { typeLuck } from './luck.ts';
import type { AnyMatch } from './session.ts';

type Who = 'you' | Level;

/** `--a` is seat 0. */
const SEAT_OPTIONS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Who was named for each seat; null for a seat without option. */
export const readNamed = (options: Options): readonly (Who | null)[] =>
  SEAT_OPTIONS.map((letter) => {
    const text = options[letter];
    return typeof text === 'string' ? oneOf<Who>('player', text, ['you', ...LEVELS]) : null;
  });

const playerOf = (who: Who): SeatPlayer => (who === 'you' ? { kind: 'you' } : { kind: 'ai', level: who });

/** Who plays each seat of this match: a seat nobody was named for is a Veteran's. */
export const playersFor = (named: readonly (Who | null)[], seats: number): SeatPlayers => {
  const extra = named.findIndex((who, seat) => who !== null && seat >= seats);
  if (extra >= 0) problem(`--${SEAT_OPTIONS[extra]} names a player, but this battle has ${seats} seats only.`);
  return Array.from({ length: seats }, (_, seat) => playerOf(named[seat] ?? 'veteran'));
};

/** A configuration as the referee takes it: a scenario, a free battle, switches. */
const readConfigFile = async (io: Io, file: string): Promise<unknown> => {
  const text = await readText(io, file);
  try {
    return JSON.parse(text);
  } catch {
    return problem(`${file} is not readable as JSON.`);
  }
};

/** What people bring to the table themselves. */
export const broughtOf = (cli: CliGame, options: Options): DiceOf => {
  const cards = options['manualCards'] !== undefined;
  if (!cards && options['manual'] === undefined) return 'muster';
  if (cards && cli.drawWords === undefined) problem(`No cards are drawn in ${cli.name}.`);
  if (cli.rollWords === undefined) problem(`No dice are rolled in ${cli.name}.`);
  return cards ? 'peopleWithCards' : 'people';
};

export const refuseBrought = (brought: DiceOf, players: SeatPlayers): void => {
  if (brought === 'peopleWithCards' && players.some(({ kind }) => kind === 'ai'))
    problem('Real cards need a person at every seat: whoever typed the computer’s cards would see them.');
};

/** What every link may say besides: who plays, and whose dice they are, options say here. */
const SAID_HERE: readonly string[] = [...SEAT_OPTIONS, 'dice'];

/** Set up as a page of New battle has it: `points=3000&map=coast`, or a whole link to it. */
const configLike = ({ choices, name }: CliGame, link: string, seed: number): unknown => {
  if (choices === undefined) return problem(`There is no page of New battle in ${name} that a link could lead to.`);
  const params = new URLSearchParams(link.slice(link.indexOf('?') + 1));
  const { chosen, unknown, known } = readGiven(choices.of(seed), params);
  if (unknown.length > 0) problem(`--like: ${unknown[0]!.words}`);
  const stray = [...params.keys()].find((key) => !known.has(key) && !SAID_HERE.includes(key));
  if (stray !== undefined) problem(`--like says ${quoted(stray)}, which means nothing in ${name}.`);
  return choices.configOf(chosen);
};

const givenConfig = async (
  io: Io,
  cli: CliGame,
  { config, like, ...options }: Options,
  seed: number,
): Promise<unknown> => {
  if (typeof config === 'string') return readConfigFile(io, config);
  return typeof like === 'string' ? configLike(cli, like, seed) : cli.table.configOf(options);
};

export const newMatch = async (
  io: Io,
  cli: CliGame,
  options: Options,
  seed: number,
  brought: DiceOf,
): Promise<AnyMatch> => {
  const { game } = cli;
  const config = game.parseConfig(await givenConfig(io, cli, options, seed));
  if (!config.ok) return problem(explainMalformed(config.refusal));
  refuseBrought(brought, playersFor(readNamed(options), game.seats(config.value)));
  const { match, asks } = begin(cli, config.value, luckOf(brought, seed));
  if (!(await typeLuck({ io, luck: asks })))
    return problem('The battle begins with dice or cards, and the input has ended.');
  return match;
};

/** The battle goes on where the record ends, with new dice: the seed of the old ones is not in the file. */
export const resumeMatch = async (io: Io, cli: CliGame, file: string, luck: LuckSource): Promise<AnyMatch> => {
  const verdict = await judge(await readText(io, file));
  if (!verdict.valid) return problem(`${file} cannot be played on: ${verdict.reason}.`);
  const { record } = verdict;
  if (record.game !== cli.game.id)
    return problem(`${file} is a battle of another game: “muster play ${record.game} --resume ${file}” goes on.`);
  const match = branchFrom(cli, record, record.entries.length, luck);
  if (typeof match === 'string') throw new Error(match); // it was true a moment ago
  return match;
};
