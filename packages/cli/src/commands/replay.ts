/** `muster replay FILE`: the log of a recorded battle, with boards; step by step on a terminal. */

import { type Battle, type BattleEvent, gridBattles } from '@muster/grid-battles';
import { type Frame, heardBy, isUndo, type MatchRecord, replay } from '@muster/kernel';
import { readText } from '../files.ts';
import { boardText } from '../grid-battles/board.ts';
import { sideName, statusLine, summary } from '../grid-battles/status.ts';
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

type BattleFrame = Frame<Battle, BattleEvent>;

const logOf = ({ entry, state, events }: BattleFrame): readonly string[] =>
  entry !== null && isUndo(entry)
    ? [`${sideName(state, entry.by)} takes back ${count(entry.undo, 'command')}.`]
    : heardBy(events, 'spectator').map((e) => gridBattles.narrate(e, state.config));

/** The frames, or undefined after saying which entry is bad. */
const framesOf = async (file: string, io: Io): Promise<readonly BattleFrame[] | undefined> => {
  const text = await readText(io, file);
  const verdict = judge(text);
  if (!verdict.valid && verdict.foreign) problem(`${file} cannot be replayed: ${verdict.reason}.`);
  if (!verdict.valid) {
    const where = verdict.entry === null ? '' : `entry ${verdict.entry}: `;
    io.tell(`muster: ${file} is not a true record, so it is not shown: ${where}${verdict.reason}.\n`);
    return undefined;
  }
  return replayed(verdict.record);
};

const replayed = (record: MatchRecord): readonly BattleFrame[] => {
  const told = replay(gridBattles, record);
  if (!told.ok) throw new Error(told.reason); // it was true a moment ago
  return told.frames;
};

const frameJson = (frame: BattleFrame, at: number) => ({ at, entry: frame.entry, log: logOf(frame) });

const allJson = (frames: readonly BattleFrame[]): object => ({
  game: gridBattles.id,
  entries: frames.length - 1,
  frames: frames.map(frameJson),
  outcome: frames.at(-1)!.state.outcome,
});

const oneJson = (frame: BattleFrame, at: number): object => ({
  ...frameJson(frame, at),
  state: frame.state,
  outcome: frame.state.outcome,
});

const frameText = (frame: BattleFrame, at: number): string =>
  logOf(frame)
    .map((line, i) => `${(i === 0 ? String(at) : '').padStart(4)}  ${line}\n`)
    .join('');

const positionText = (frame: BattleFrame, at: number, paint: Paint): string =>
  `${frameText(frame, at)}\n${boardText(frame.state, paint)}${statusLine(frame.state, paint)}`;

const endsTurn = ({ events, state }: BattleFrame): boolean =>
  state.phase !== 'over' && events.some(({ event }) => event.type === 'turnEnded');

/** What stands: commands that were taken back told something that did not happen. */
const standingEvents = (frames: readonly BattleFrame[]): readonly BattleEvent[] => {
  const standing: (readonly BattleEvent[])[] = [];
  for (const { entry, events } of frames)
    if (entry !== null && isUndo(entry)) standing.splice(standing.length - entry.undo);
    else standing.push(heardBy(events, 'spectator'));
  return standing.flat();
};

const printAll = async (frames: readonly BattleFrame[], boards: boolean, io: Io): Promise<void> => {
  const paint = painter(io);
  for (const [at, frame] of frames.entries()) {
    await io.write(frameText(frame, at));
    if (boards && endsTurn(frame)) await io.write(`\n${boardText(frame.state, paint)}\n`);
  }
  const last = frames.at(-1)!.state;
  await io.write(`\n${boardText(last, paint)}${statusLine(last, paint)}${summary(last, standingEvents(frames))}`);
};

const STEPS = 'Enter next, b back, a number to go there, q quit > ';

const step = async (frames: readonly BattleFrame[], io: Io): Promise<void> => {
  const paint = painter(io);
  for (let at = 0; ; ) {
    await io.write(`\n${positionText(frames[at]!, at, paint)}`);
    const typed = (await io.ask(`${at}/${frames.length - 1}  ${STEPS}`))?.trim().toLowerCase();
    if (typed === undefined || typed === 'q' || typed === 'quit') return;
    const wanted = typed === 'b' ? at - 1 : /^\d+$/.test(typed) ? Number(typed) : at + 1;
    if (wanted >= frames.length && typed === '') return;
    at = Math.max(0, Math.min(frames.length - 1, wanted));
  }
};

export const runReplay = async (file: string, options: ReplayOptions, io: Io): Promise<number> => {
  const frames = await framesOf(file, io);
  if (frames === undefined) return EXIT.no;
  const at = options.at === undefined ? undefined : wholeNumber('--at', options.at, 0, frames.length - 1);
  if (options.json)
    await io.write(`${JSON.stringify(at === undefined ? allJson(frames) : oneJson(frames[at]!, at))}\n`);
  else if (at !== undefined) await io.write(positionText(frames[at]!, at, painter(io)));
  else if (io.terminal.in && io.terminal.out) await step(frames, io);
  else await printAll(frames, options.boards === true, io);
  return EXIT.done;
};
