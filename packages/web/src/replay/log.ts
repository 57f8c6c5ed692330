/** The log of a replay, read once: after any step it tells what these eyes knew then. */

import { type Eyes, type Frame, type GameEvent, type LogLine, linesOf, readingOf } from '@muster/kernel';
import type { AnyState, TableGame } from '../contract/table-game.ts';

export type LogAt = (at: number) => readonly LogLine[];

export const readLog = (
  { descriptor }: TableGame,
  frames: readonly Frame<AnyState, GameEvent>[],
  eyes: Eyes,
): LogAt => {
  const { game } = descriptor;
  const { config } = frames[0]!.state;
  const { noticed, counts, undoneBy } = readingOf(game, frames, eyes);
  const lines = linesOf(game, config, descriptor.seatNames(config), noticed);
  let end = 0;
  const ends = counts.map((count) => {
    while (end < lines.length && lines[end]!.n < count) end++;
    return end;
  });
  return (at) => {
    const told = lines.slice(0, ends[at]);
    if (undoneBy.size === 0) return told;
    return told.map((line) => ((undoneBy.get(line.n) ?? at) > at ? { ...line, undone: false } : line));
  };
};
