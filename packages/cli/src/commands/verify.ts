/** `muster verify FILE`: whether a record is proven, not provable, or false, and which entry is the first bad one. */

import { type Fairness, type MatchRecord, replay, type Unprovable } from '@muster/kernel';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { EXIT, Problem, problem } from '../problem.ts';
import { judge, type Verdict } from '../records.ts';
import { count } from '../text.ts';

export interface VerifyOptions {
  readonly json?: true;
}

type Holds = Extract<Verdict, { readonly valid: true }>;
type False = Extract<Verdict, { readonly valid: false }>;

const exitOf = (verdict: Verdict): number => {
  if (verdict.valid) return verdict.why === null ? EXIT.done : EXIT.notProvable;
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

const jsonOf = (verdict: Verdict): object => {
  if (verdict.valid)
    return verdict.why === null
      ? { valid: true, proof: 'proven' }
      : { valid: true, proof: 'notProvable', why: verdict.why };
  const { foreign, entry, reason } = verdict;
  return { valid: false, proof: foreign ? null : 'false', entry, reason };
};

/** How it is known where every die came from. */
const provenWords = ({ kind }: Fairness): string =>
  kind === 'fair'
    ? 'Every die was drawn again from the revealed seed and the players’ contributions.'
    : 'Every die was drawn again from its seed.';

const whyWords = (why: Unprovable, over: boolean): string => {
  switch (why) {
    case 'manual':
      return 'Its dice were rolled at a real table.';
    case 'unproven':
      return 'Nothing but the record itself vouches for its dice.';
    case 'withheld':
      return over
        ? 'Its seed is withheld though the battle is over, so nobody can draw its dice again.'
        : 'Its seed is told when the battle is over; until then nobody can draw its dice again.';
  }
};

const describe = (file: string, { why, record, game: { game } }: Holds): string => {
  const told = replay(game, record);
  if (!told.ok) throw new Error(told.reason); // it was true a moment ago
  const last = told.frames.at(-1)!.events.at(-1)?.event;
  const over = told.match.outcome() !== undefined;
  const end = last === undefined || !over ? 'The battle is not over.' : game.narrate(last, told.match.state().config);
  const verdict = why === null ? 'proven' : 'not provable, though rules and hashes hold';
  return `${file} is ${verdict}: ${entriesOf(record)}. ${end} ${why === null ? provenWords(record.fairness) : whyWords(why, over)}\n`;
};

const entriesOf = ({ entries, game }: MatchRecord): string => `${count(entries.length, 'entry', 'entries')} of ${game}`;

const complain = (file: string, { entry, reason }: False): string =>
  `${file} is false: ${entry === null ? '' : `entry ${entry} is the first bad one: `}${reason}.\n`;

export const runVerify = async (file: string, options: VerifyOptions, io: Io): Promise<number> => {
  if (options.json) {
    const verdict = await judgeFile(file, io);
    await io.write(`${JSON.stringify(jsonOf(verdict))}\n`);
    return exitOf(verdict);
  }
  const verdict = await judge(await readText(io, file));
  if (!verdict.valid && verdict.foreign) problem(`${file} cannot be verified: ${verdict.reason}.`);
  await io.write(verdict.valid ? describe(file, verdict) : complain(file, verdict));
  return exitOf(verdict);
};
