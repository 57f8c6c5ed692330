/** From the options of `muster play` to a match: what the game's options say, a configuration of one's own, or a saved battle. */

import { LEVELS } from '@muster/ai';
import { branch, explainMalformed, type LuckSource, seededLuck, startMatch, tableLuck } from '@muster/kernel';
import { readText } from '../files.ts';
import type { CliGame } from '../game.ts';
import type { Io } from '../io.ts';
import { oneOf } from '../options.ts';
import { problem } from '../problem.ts';
import { judge } from '../records.ts';
import type { Options } from '../usage.ts';
import { askForDice } from './dice.ts';
import type { AnyMatch, Who } from './session.ts';

/** `--a` is seat 0. */
const SEAT_OPTIONS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Who was named for each seat; null for a seat without option. */
export const readNamed = (options: Options): readonly (Who | null)[] =>
  SEAT_OPTIONS.map((letter) => {
    const text = options[letter];
    return typeof text === 'string' ? oneOf<Who>('player', text, ['you', ...LEVELS]) : null;
  });

/** Who plays each seat of this match: a seat nobody was named for is a Veteran's. */
export const playersFor = (named: readonly (Who | null)[], seats: number): readonly Who[] => {
  const extra = named.findIndex((who, seat) => who !== null && seat >= seats);
  if (extra >= 0) problem(`--${SEAT_OPTIONS[extra]} names a player, but this battle has ${seats} seats only.`);
  return Array.from({ length: seats }, (_, seat) => named[seat] ?? 'veteran');
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

export const newMatch = async (io: Io, cli: CliGame, options: Options, seed: number): Promise<AnyMatch> => {
  const { game, table } = cli;
  const file = options['config'];
  const given = typeof file === 'string' ? await readConfigFile(io, file) : table.configOf(options);
  const config = game.parseConfig(given);
  if (!config.ok) return problem(explainMalformed(config.refusal));
  if (options['manual'] === undefined)
    return startMatch(game, config.value, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const match = startMatch(game, config.value, { luck: tableLuck(seed), fairness: { kind: 'manual' } });
  if (match.needs() !== undefined && !(await askForDice({ io, cli, match, config: config.value, mayLeave: false })))
    return problem('The battle begins with dice, and the input has ended.');
  return match;
};

/** The battle goes on where the record ends, with new dice: the seed of the old ones is not in the file. */
export const resumeMatch = async (io: Io, { game }: CliGame, file: string, luck: LuckSource): Promise<AnyMatch> => {
  const verdict = await judge(await readText(io, file));
  if (!verdict.valid) return problem(`${file} cannot be played on: ${verdict.reason}.`);
  const { record } = verdict;
  if (record.game !== game.id)
    return problem(`${file} is a battle of another game: “muster play ${record.game} --resume ${file}” goes on.`);
  const told = branch(game, record, record.entries.length, luck);
  if (!told.ok) throw new Error(told.reason); // it was true a moment ago
  return told.match;
};
