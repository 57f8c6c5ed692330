/**
 * Procedures that stop for a decision are frames on the state's stack: plain data, so that a match can be saved, searched and
 * resumed anywhere. Only the top frame runs, and only the top frame asks.
 */

import type { GameEvent, Table } from './game.ts';

export interface Framed {
  readonly type: string;
}

/**
 * One handler per type of frame. It returns the state after its next step (with frames pushed, popped or replaced), or the very
 * same state when it waits for a decision.
 */
export type Handlers<S, F extends Framed, E extends GameEvent> = {
  readonly [T in F['type']]: (s: S, frame: Extract<F, { readonly type: T }>, table: Table<E>) => S;
};

/** Runs the top frame until someone must decide, or no frame is left. */
export const advance = <S extends { readonly stack: readonly F[] }, F extends Framed, E extends GameEvent>(
  s: S,
  table: Table<E>,
  handlers: Handlers<S, F, E>,
): S => {
  let now = s;
  for (;;) {
    const top = now.stack[now.stack.length - 1];
    if (top === undefined) return now;
    const handle = handlers[top.type as F['type']] as (s: S, frame: F, table: Table<E>) => S;
    const next = handle(now, top, table);
    if (next === now) return now;
    now = next;
  }
};
