/** The seats that the computer plays: it is asked with the seat's own view, and its answer is a command like any other. */

import { randomInt } from 'node:crypto';
import { type Command, openDecisions, viewOf } from '@muster/kernel';
import type { Question } from '@muster/table';
import { errorOf } from '../error-of.ts';
import type { Core } from './core.ts';

/** Many matches share few thinkers: `whose` is asked for in turn, whoever has many. */
export interface Brains {
  ask(question: Question, whose: string): Promise<Command>;
  /** How many questions wait, and how many are thought about. */
  waiting?(): number;
  thinking?(): number;
}

export interface Computers {
  /** Whatever one of them has to answer is thought about, whoever should have done it. */
  consider(): void;
  /** Whether one of them thinks. */
  isThinking(): boolean;
  end(): void;
}

const THINK_MS = 2000;
/** After a thought that broke. */
const AGAIN_MS = 5000;

/** For whom a computer thinks: who plays with it, else who looks on. All battles in which nobody is are one. */
const whoseIs = (viewers: Core['viewers']): string => {
  let found = 'nobody';
  for (const { you, line } of viewers) {
    if (you.seat !== null) return line.from;
    found = line.from;
  }
  return found;
};

/** Of many turns in a row not each needs a wake-up of its own: they come at moments that are so far apart. */
const wakeAt = (now: number, leftAfterMs: number): number => {
  const step = leftAfterMs / 2;
  return Math.ceil((now + leftAfterMs) / step) * step;
};

/**
 * What follows from a change is done by the node that has made it. In case that node dies, any other is woken after `leftAfterMs`.
 *
 * `play`: puts what was decided into the mailbox, for who had noticed so much. `rested`: a thought has come to its end.
 */
export const seatComputers = (
  core: Core,
  brains: Brains,
  play: (seat: number, command: Command, seen: number) => Promise<void>,
  rested: () => void,
  leftAfterMs: number,
): Computers => {
  const { descriptor, services } = core;
  const { clock, jobs } = services;
  let isThinking = false;
  let hasEnded = false;
  let cancel = (): void => {};

  const asked = () => {
    const { played, room, head } = core.now();
    if (played === null || head.status !== 'playing' || room.seats.every(({ level }) => level === null))
      return undefined;
    for (const { seat } of openDecisions(descriptor, played.match)) {
      const level = room.seats[seat]?.level;
      if (level) return { seat, level, match: played.match };
    }
    return undefined;
  };

  const consider = (): void => {
    const turn = isThinking || hasEnded ? undefined : asked();
    if (turn === undefined) return;
    isThinking = true;
    jobs.wake(core.id, wakeAt(clock.now(), leftAfterMs));
    const { seat, level, match } = turn;
    const view = viewOf(descriptor, match, seat);
    const seed = randomInt(2 ** 32);
    brains
      .ask({ game: descriptor.id, view, seat, level, ms: THINK_MS, seed }, whoseIs(core.viewers))
      .then((command) => play(seat, command, match.noticed[seat]!))
      .then(
        () => {
          isThinking = false;
          consider();
          rested();
        },
        (e: unknown) => {
          isThinking = false;
          if (hasEnded) return;
          rested();
          services.onError(errorOf(e));
          cancel = clock.after(AGAIN_MS, consider);
        },
      );
  };

  core.listen((by) => {
    if (by === 'here') consider();
  });
  consider();
  return {
    consider,
    isThinking: () => isThinking,
    end: () => {
      hasEnded = true;
      cancel();
    },
  };
};
