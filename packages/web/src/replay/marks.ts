/** What the scrubber marks: where rounds begin, blows fall, somebody is lost and the battle turned. */

import type { BattleCourse } from '@muster/ai';
import { type Eyes, type Frame, type GameEvent, heardBy, standingEntries } from '@muster/kernel';
import type { AnyState, TableGame } from '../contract/table-game.ts';

export interface ScrubberMark {
  /** The step it leads to. */
  readonly at: number;
  readonly kind: 'round' | 'blow' | 'loss' | 'turn';
  /** Who did it or lost something. */
  readonly seat: number | undefined;
  readonly words: string;
}

type Frames = readonly Frame<AnyState, GameEvent>[];

/** The steps that stand; the set-up always does. */
const standing = ({ descriptor: { game } }: TableGame, frames: Frames): ReadonlySet<number> => {
  const entries = frames.slice(1).map((frame) => frame.entry!);
  return new Set([0, ...standingEntries(game, entries).map((n) => n + 1)]);
};

/** One for a step at most: a round says more than a loss, a loss more than a blow. `eyes`: nothing is marked that they did not hear. */
export const marksOf = (game: TableGame, frames: Frames, eyes: Eyes): readonly ScrubberMark[] => {
  const { descriptor, ui } = game;
  const { config } = frames[0]!.state;
  const stands = standing(game, frames);
  return frames.flatMap(({ events }, at): readonly ScrubberMark[] => {
    if (!stands.has(at)) return [];
    const heard = heardBy(events, eyes);
    const mark = (kind: ScrubberMark['kind'], event: GameEvent, seat?: number): readonly ScrubberMark[] => [
      { at, kind, seat, words: descriptor.game.narrate(event, config) },
    ];
    const round = heard.find((event) => ui.turnOf?.(event) === 'round');
    const deeds = heard.flatMap((event) => {
      const deed = ui.deedOf?.(event, config);
      return deed === undefined ? [] : [{ event, deed }];
    });
    const loss = deeds.find(({ deed }) => deed.kind === 'loss');
    const blow = deeds.find(({ deed }) => deed.kind === 'blow');
    return [
      ...(round === undefined ? [] : mark('round', round)),
      ...(loss !== undefined
        ? mark('loss', loss.event, loss.deed.seat)
        : blow !== undefined
          ? mark('blow', blow.event, blow.deed.seat)
          : []),
    ];
  });
};

/** With the turning point, as soon as it is known. */
export const withTurn = (
  marks: readonly ScrubberMark[],
  course: BattleCourse | undefined,
  words: string,
): readonly ScrubberMark[] => {
  if (course?.turn === undefined) return marks;
  const { at, seat } = course.turn;
  return [...marks, { at, kind: 'turn' as const, seat, words }].sort((a, b) => a.at - b.at);
};

/** The next mark before or after a step; the same step when there is none. */
export const nextMark = (marks: readonly ScrubberMark[], at: number, way: 1 | -1): number => {
  const found = way > 0 ? marks.find((mark) => mark.at > at) : marks.findLast((mark) => mark.at < at);
  return found?.at ?? at;
};
