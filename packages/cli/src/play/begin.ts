/** From the options of `muster play` to a match: a scenario, a configuration of one's own, or a saved battle. */

import { LEVELS } from '@muster/ai';
import {
  type Battle,
  type BattleCommand,
  type BattleEvent,
  type BattleRefusal,
  findScenario,
  gridBattles,
  SCENARIO_IDS,
  SCENARIOS,
} from '@muster/grid-battles';
import {
  explainMalformed,
  type Frame,
  isUndo,
  type Match,
  recordedLuck,
  replay,
  seededLuck,
  startMatch,
} from '@muster/kernel';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { oneOf } from '../options.ts';
import { problem } from '../problem.ts';
import { judge } from '../records.ts';
import { type Step, spectator, type Who } from './session.ts';

export type BattleMatch = Match<Battle, BattleCommand, BattleEvent, BattleRefusal>;

export const readWho = (text: string): Who => oneOf('player', text, ['you', ...LEVELS]);

export const readScenario = (name: string): string =>
  findScenario(name) ??
  problem(
    `There is no scenario “${name}”; there are ${SCENARIO_IDS.map((id) => `${id} (${SCENARIOS[id].name})`).join(', ')}.`,
  );

/** A configuration as the referee takes it: a scenario, a free battle, switches. */
const readConfigFile = async (io: Io, file: string): Promise<unknown> => {
  const text = await readText(io, file);
  try {
    return JSON.parse(text);
  } catch {
    return problem(`${file} is not readable as JSON.`);
  }
};

export const newMatch = async (
  io: Io,
  options: { readonly scenario: string; readonly config?: string },
  seed: number,
): Promise<BattleMatch> => {
  const given =
    options.config === undefined
      ? { scenario: readScenario(options.scenario) }
      : await readConfigFile(io, options.config);
  const config = gridBattles.parseConfig(given);
  if (!config.ok) return problem(explainMalformed(config.refusal));
  return startMatch(gridBattles, config.value, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
};

/** The battle goes on where the record ends, with new dice: the seed of the old ones is not in the file. */
export const resumeMatch = async (
  io: Io,
  file: string,
  seed: number,
): Promise<{ readonly match: BattleMatch; readonly steps: Step[] }> => {
  const verdict = judge(await readText(io, file));
  if (!verdict.valid) return problem(`${file} cannot be played on: ${verdict.reason}.`);
  const { record } = verdict;
  const told = replay(gridBattles, record, {
    luck: recordedLuck(record, seededLuck(seed)),
    fairness: { kind: 'unproven' },
  });
  if (!told.ok) throw new Error(told.reason); // it was true a moment ago
  return { match: told.match, steps: standingSteps(told.frames) };
};

const standingSteps = (frames: readonly Frame<Battle, BattleEvent>[]): Step[] => {
  const steps: Step[] = [];
  for (const { entry, events } of frames)
    if (entry === null) continue;
    else if (isUndo(entry)) steps.splice(steps.length - entry.undo);
    else steps.push({ seat: entry.seat, events: spectator(events) });
  return steps;
};
