/** `muster force check|print <game> FILE`: whether a force may be fielded, and what is in it. */

import { type CheckedForce, explainMalformed, type Forces } from '@muster/kernel';
import { readText } from '../files.ts';
import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { painter } from '../paint.ts';
import { EXIT, problem } from '../problem.ts';
import { capital, columns, count } from '../text.ts';

export interface ForceOptions {
  readonly example?: true;
  readonly json?: true;
}

export type ForceTask = 'check' | 'print';

const forcesOf = async (id: string): Promise<Forces> =>
  (await loadGame(id)).forces ?? problem(`Nobody chooses a force in ${id}: its battles say what stands on the table.`);

const readForce = async (io: Io, file: string): Promise<unknown> => {
  const text = await readText(io, file);
  try {
    return JSON.parse(text);
  } catch {
    return problem(`${file} is not readable as JSON.`);
  }
};

const check = ({ check: read }: Forces, force: unknown): CheckedForce => {
  const parsed = read(force);
  return parsed.ok ? parsed.value : problem(explainMalformed(parsed.refusal));
};

const verdictWords = ({ name }: Forces, { title, problems }: CheckedForce): string =>
  problems.length === 0
    ? `${title}: this ${name} may be fielded.\n`
    : `${title}: this ${name} may not be fielded, for ${count(problems.length, 'reason')}.\n${problems.map((p) => `  ${p}\n`).join('')}`;

const listWords = ({ title, rows }: CheckedForce, bold: (text: string) => string): string =>
  `${bold(title)}\n${columns(rows.map(([first = '', ...rest]) => [`  ${first}`, ...rest]))}`;

export const runForce = async (
  task: ForceTask,
  id: string,
  file: string | undefined,
  options: ForceOptions,
  io: Io,
): Promise<number> => {
  const forces = await forcesOf(id);
  if ((file === undefined) === (options.example === undefined))
    return problem(`Name a file with a ${forces.name} as JSON, or take --example: ${JSON.stringify(forces.example)}`);
  const force = file === undefined ? forces.example : await readForce(io, file);
  const checked = check(forces, force);
  const valid = checked.problems.length === 0;
  if (options.json) {
    const { title, rows, problems } = checked;
    await io.write(
      `${JSON.stringify(task === 'check' ? { valid, title, problems } : { title, rows, problems, force })}\n`,
    );
  } else if (task === 'check') await io.write(verdictWords(forces, checked));
  else await io.write(listWords(checked, (text) => painter(io)('bold', capital(text))));
  return task === 'check' && !valid ? EXIT.no : EXIT.done;
};
