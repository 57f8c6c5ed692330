/** `muster replay FILE`: the log of a recorded battle, with boards; step by step on a terminal. */

import {
  type Frame,
  factWords,
  type GameEvent,
  heardBy,
  isFact,
  isFor,
  isUndo,
  type Match,
  type MatchRecord,
  replay,
  standingEvents,
} from '@muster/kernel';
import { readText } from '../files.ts';
import { type AnyState, type CliGame, seatTitle } from '../game.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { type Paint, painter } from '../paint.ts';
import { EXIT, problem } from '../problem.ts';
import { judge } from '../records.ts';
import { count } from '../text.ts';

export interface ReplayOptions {
  readonly at?: string;
  readonly boards?: true;
  readonly json?: true;
}

type AnyFrame = Frame<AnyState, GameEvent>;

interface Shown {
  readonly cli: CliGame;
  readonly frames: readonly AnyFrame[];
  readonly match: Match;
}

const logOf = (cli: CliGame, { entry, state, events }: AnyFrame): readonly string[] => {
  if (entry !== null && isUndo(entry))
    return [`${seatTitle(cli, state.config, entry.by)} takes back ${count(entry.undo, 'command')}.`];
  if (entry !== null && isFact(entry))
    return isFor(entry.to, 'spectator') ? [factWords(entry.fact, cli.seatNames(state.config))] : [];
  return heardBy(events, 'spectator').map((e) => cli.game.narrate(e, state.config));
};

/** The frames, or undefined after saying which entry is bad. */
const framesOf = async (file: string, io: Io): Promise<Shown | undefined> => {
  const text = await readText(io, file);
  const verdict = await judge(text);
  if (!verdict.valid && verdict.foreign) problem(`${file} cannot be replayed: ${verdict.reason}.`);
  if (!verdict.valid) {
    const where = verdict.entry === null ? '' : `entry ${verdict.entry}: `;
    io.tell(`muster: ${file} is not a true record, so it is not shown: ${where}${verdict.reason}.\n`);
    return undefined;
  }
  return { cli: verdict.game, ...replayed(verdict.game, verdict.record) };
};

const replayed = ({ game }: CliGame, record: MatchRecord): Pick<Shown, 'frames' | 'match'> => {
  const told = replay(game, record);
  if (!told.ok) throw new Error(told.reason); // it was true a moment ago
  return told;
};

const frameJson = (cli: CliGame, frame: AnyFrame, at: number) => ({ at, entry: frame.entry, log: logOf(cli, frame) });

const allJson = ({ cli, frames }: Shown): object => ({
  game: cli.game.id,
  entries: frames.length - 1,
  frames: frames.map((frame, at) => frameJson(cli, frame, at)),
  outcome: frames.at(-1)!.outcome ?? null,
});

const oneJson = (cli: CliGame, frame: AnyFrame, at: number): object => ({
  ...frameJson(cli, frame, at),
  state: frame.state,
  outcome: frame.outcome ?? null,
});

const frameText = (cli: CliGame, frame: AnyFrame, at: number): string =>
  logOf(cli, frame)
    .map((line, i) => `${(i === 0 ? String(at) : '').padStart(4)}  ${line}\n`)
    .join('');

const boardText = ({ table }: CliGame, { state }: AnyFrame, paint: Paint): string =>
  table.board(state, 'spectator', paint);

const standingText = (cli: CliGame, frame: AnyFrame, paint: Paint): string =>
  `\n${boardText(cli, frame, paint)}${cli.table.status(frame.state, 'spectator', paint)}`;

const positionText = (cli: CliGame, frame: AnyFrame, at: number, paint: Paint): string =>
  frameText(cli, frame, at) + standingText(cli, frame, paint);

const isBoardAfter = ({ table }: CliGame, { events, state }: AnyFrame): boolean =>
  table.boardAfter(state, heardBy(events, 'spectator'));

const printAll = async ({ cli, frames, match }: Shown, boards: boolean, io: Io): Promise<void> => {
  const paint = painter(io);
  for (const [at, frame] of frames.entries()) {
    await io.write(frameText(cli, frame, at));
    if (boards && isBoardAfter(cli, frame)) await io.write(`\n${boardText(cli, frame, paint)}\n`);
  }
  const last = frames.at(-1)!;
  await io.write(
    standingText(cli, last, paint) + cli.table.summary(last.state, standingEvents(match.noticedBy('spectator'))),
  );
};

const STEPS = 'Enter next, b back, a number to go there, q quit > ';

const step = async ({ cli, frames }: Shown, io: Io): Promise<void> => {
  const paint = painter(io);
  for (let at = 0; ; ) {
    await io.write(`\n${positionText(cli, frames[at]!, at, paint)}`);
    const typed = (await io.ask(`${at}/${frames.length - 1}  ${STEPS}`))?.trim().toLowerCase();
    if (typed === undefined || typed === 'q' || typed === 'quit') return;
    const wanted = typed === 'b' ? at - 1 : /^\d+$/.test(typed) ? Number(typed) : at + 1;
    if (wanted >= frames.length && typed === '') return;
    at = Math.max(0, Math.min(frames.length - 1, wanted));
  }
};

export const runReplay = async (file: string, options: ReplayOptions, io: Io): Promise<number> => {
  const shown = await framesOf(file, io);
  if (shown === undefined) return EXIT.no;
  const { cli, frames } = shown;
  const at = options.at === undefined ? undefined : wholeNumber('--at', options.at, 0, frames.length - 1);
  if (options.json)
    await io.write(`${JSON.stringify(at === undefined ? allJson(shown) : oneJson(cli, frames[at]!, at))}\n`);
  else if (at !== undefined) await io.write(positionText(cli, frames[at]!, at, painter(io)));
  else if (io.terminal.in && io.terminal.out) await step(shown, io);
  else await printAll(shown, options.boards === true, io);
  return EXIT.done;
};
