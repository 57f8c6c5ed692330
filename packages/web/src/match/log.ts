/** The log of a battle as the page shows it: one line for each event, grouped by the entry that caused it. */

import { type BattleConfig, type BattleEvent, gridBattles } from '@muster/grid-battles';
import { type Entry, heardBy, isUndo, type RuleId, type Seat } from '@muster/kernel';
import type { BattleFrame } from './host.ts';

export interface LogLine {
  readonly key: string;
  /** The entry it belongs to; −1 for the set-up. */
  readonly entry: number;
  readonly words: string;
  readonly rule: RuleId | null;
  readonly event: BattleEvent | null;
  readonly seat: Seat | null;
  /** Taken back later: it stays in the log. */
  readonly undone: boolean;
}

export const eventLine = (
  event: BattleEvent,
  config: BattleConfig,
  entry: number,
  n: number,
  seat: Seat | null,
): LogLine => ({
  key: `${entry}.${n}`,
  entry,
  words: gridBattles.narrate(event, config),
  rule: event.rule,
  event,
  seat,
  undone: false,
});

export const undoLine = (entry: number, count: number, by: Seat, side: string): LogLine => ({
  key: `${entry}.undo`,
  entry,
  words: `${side} takes back ${count === 1 ? 'the last command' : `the last ${count} commands`}.`,
  rule: null,
  event: null,
  seat: by,
  undone: false,
});

/** The entries that stand, oldest first, by index. */
export const standingEntries = (entries: readonly Entry[]): readonly number[] => {
  const standing: number[] = [];
  entries.forEach((e, i) => {
    if (isUndo(e)) standing.splice(standing.length - e.undo);
    else standing.push(i);
  });
  return standing;
};

export const markUndone = (lines: readonly LogLine[], entries: readonly Entry[]): readonly LogLine[] => {
  const standing = new Set(standingEntries(entries));
  return lines.map((line) => {
    const undone = line.entry >= 0 && line.event !== null && !standing.has(line.entry);
    return line.undone === undone ? line : { ...line, undone };
  });
};

/** The whole log of what has been played. Grid Battles tells everyone everything. */
export const logOf = (frames: readonly BattleFrame[], sideNames: readonly string[]): readonly LogLine[] => {
  const lines = frames.flatMap((frame, i) => {
    const { entry } = frame;
    if (entry !== null && isUndo(entry)) return [undoLine(i - 1, entry.undo, entry.by, sideNames[entry.by]!)];
    const seat = entry === null ? null : entry.seat;
    return heardBy(frame.events, 'spectator').map((e, n) => eventLine(e, frame.state.config, i - 1, n, seat));
  });
  return markUndone(
    lines,
    frames.slice(1).map((f) => f.entry!),
  );
};
