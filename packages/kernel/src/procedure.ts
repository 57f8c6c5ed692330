/**
 * Procedures that stop for a decision are frames on the state's stack: plain data, so that a match can be saved, searched and
 * resumed anywhere. Only the top frame runs, and only the top frame asks. What a type of frame does stands in one record; a
 * package can offer such a record to several games, made from the few questions it has to ask them.
 */

import type { GameTypes, Seat, TableOf } from './game.ts';

export interface Framed {
  readonly type: string;
}

/** The types of a game that keeps frames of type `F` on its stack. */
export interface StackTypes<F extends Framed = Framed> extends GameTypes {
  readonly state: { readonly config: object; readonly stack: readonly F[] };
}

export interface Procedure<T extends StackTypes, F extends Framed = Framed> {
  /**
   * The state after the next thing that happens by itself (with frames pushed, popped or replaced), or the very same state when
   * somebody must decide.
   */
  advance(s: T['state'], frame: F, table: TableOf<T>): T['state'];
  decisions(s: T['state'], frame: F): readonly T['decision'][];
  /** Only for seats that are asked. */
  refuse(s: T['state'], frame: F, seat: Seat, c: T['command']): T['refusal'] | undefined;
  apply(s: T['state'], frame: F, seat: Seat, c: T['command'], table: TableOf<T>): T['state'];
  candidates(s: T['state'], frame: F, seat: Seat): readonly T['command'][];
  /** What follows when its own step or command has taken the frame off the stack. */
  done?(s: T['state'], frame: F, table: TableOf<T>): T['state'];
}

/** A procedure in which nobody decides anything. */
export const byItself = <T extends StackTypes, F extends Framed>(
  advance: Procedure<T, F>['advance'],
): Procedure<T, F> => ({
  advance,
  decisions: () => [],
  refuse: () => undefined,
  apply: (s) => s,
  candidates: () => [],
});

/** One record for each type of frame. */
export type Procedures<T extends StackTypes, F extends Framed = T['state']['stack'][number]> = {
  readonly [N in F['type']]: Procedure<T, Extract<F, { readonly type: N }>>;
};

/** The stack as a game of the kernel asks it. Nothing is open, nobody asked, when it is empty. */
export interface Stack<T extends StackTypes> {
  /** Runs the top frame until someone must decide, or no frame is left. */
  advance(s: T['state'], table: TableOf<T>): T['state'];
  decisions(s: T['state']): readonly T['decision'][];
  isAsked(s: T['state'], seat: Seat): boolean;
  /** Only for seats that are asked. */
  refuse(s: T['state'], seat: Seat, c: T['command']): T['refusal'] | undefined;
  /** Applies the command and advances. */
  play(s: T['state'], seat: Seat, c: T['command'], table: TableOf<T>): T['state'];
  candidates(s: T['state'], seat: Seat): readonly T['command'][];
}

export const stackOf = <T extends StackTypes>(procedures: Procedures<T>): Stack<T> => {
  type S = T['state'];
  const byType = procedures as Readonly<Record<string, Procedure<T>>>;
  const topOf = (s: S): Framed | undefined => s.stack[s.stack.length - 1];

  /** After a step of the frame that was on top of `before`. */
  const followed = (before: S, after: S, frame: Framed, table: TableOf<T>): S => {
    const { done } = byType[frame.type]!;
    return done !== undefined && after.stack.length < before.stack.length ? done(after, frame, table) : after;
  };

  const advance = (s: S, table: TableOf<T>): S => {
    let now = s;
    for (;;) {
      const top = topOf(now);
      if (top === undefined) return now;
      const next = byType[top.type]!.advance(now, top, table);
      if (next === now) return now;
      now = followed(now, next, top, table);
    }
  };

  const decisions = (s: S): readonly T['decision'][] => {
    const top = topOf(s);
    return top === undefined ? [] : byType[top.type]!.decisions(s, top);
  };

  const isAsked = (s: S, seat: Seat): boolean => {
    const asked = decisions(s);
    for (let i = 0; i < asked.length; i++) if (asked[i]!.seat === seat) return true;
    return false;
  };

  return {
    advance,
    decisions,
    isAsked,
    refuse: (s, seat, c) => {
      const top = topOf(s)!;
      return byType[top.type]!.refuse(s, top, seat, c);
    },
    play: (s, seat, c, table) => {
      const top = topOf(s)!;
      return advance(followed(s, byType[top.type]!.apply(s, top, seat, c, table), top, table), table);
    },
    candidates: (s, seat) => {
      const top = topOf(s);
      return top === undefined || !isAsked(s, seat) ? [] : byType[top.type]!.candidates(s, top, seat);
    },
  };
};
