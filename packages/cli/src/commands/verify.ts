/** `muster verify FILE`: whether a record is true, or which entry is the first bad one. */

import { type Fairness, type MatchRecord, replay } from '@muster/kernel';
import { readText } from '../files.ts';
import type { CliGame } from '../game.ts';
import type { Io } from '../io.ts';
import { EXIT, Problem, problem } from '../problem.ts';
import { judge, type Verdict } from '../records.ts';
import { count } from '../text.ts';

export interface VerifyOptions {
  readonly json?: true;
}

type False = Extract<Verdict, { readonly valid: false }>;

const exitOf = (verdict: Verdict): number => {
  if (verdict.valid) return EXIT.done;
  return verdict.foreign ? EXIT.wrong : EXIT.no;
};

/** A file that cannot be read is a verdict too when scripts ask. */
const judgeFile = async (file: string, io: Io): Promise<Verdict> => {
  try {
    return await judge(await readText(io, file));
  } catch (e) {
    if (e instanceof Problem) return { valid: false, foreign: true, entry: null, reason: e.message.replace(/\.$/, '') };
    throw e;
  }
};

const DICE_WORDS: Readonly<Record<Fairness['kind'], string>> = {
  fair: 'Every die was drawn again from the revealed seed and the players’ contributions.',
  seeded: 'Every die was drawn again from its seed.',
  manual: 'Its dice were rolled at a real table.',
  unproven: 'Nothing but the record itself vouches for its dice.',
};

const diceWords = ({ fairness }: MatchRecord): string =>
  'seed' in fairness && fairness.seed === null
    ? 'The match is not over, so its seed is not revealed and the dice are not proven yet.'
    : DICE_WORDS[fairness.kind];

const describe = (file: string, record: MatchRecord, { game }: CliGame): string => {
  const told = replay(game, record);
  if (!told.ok) throw new Error(told.reason); // it was true a moment ago
  const last = told.frames.at(-1)!.events.at(-1)?.event;
  const end =
    last === undefined || told.match.outcome() === undefined
      ? 'The battle is not over.'
      : game.narrate(last, told.match.state().config);
  return `${file} is valid: ${count(record.entries.length, 'entry', 'entries')} of ${record.game}. ${end} ${diceWords(record)}\n`;
};

const complain = (file: string, { entry, reason }: False): string =>
  `${file} is not valid: ${entry === null ? '' : `entry ${entry} is the first bad one: `}${reason}.\n`;

export const runVerify = async (file: string, options: VerifyOptions, io: Io): Promise<number> => {
  if (options.json) {
    const verdict = await judgeFile(file, io);
    const { valid } = verdict;
    await io.write(`${JSON.stringify(valid ? { valid } : { valid, entry: verdict.entry, reason: verdict.reason })}\n`);
    return exitOf(verdict);
  }
  const verdict = await judge(await readText(io, file));
  if (!verdict.valid && verdict.foreign) problem(`${file} cannot be verified: ${verdict.reason}.`);
  await io.write(verdict.valid ? describe(file, verdict.record, verdict.game) : complain(file, verdict));
  return exitOf(verdict);
};
