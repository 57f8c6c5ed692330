/** Frames put on and taken off the stack of a state, by the game's own way of copying one. */

import type { Framed } from './procedure.ts';

interface Stacked<F extends Framed> {
  readonly stack: readonly F[];
}

export interface StackOps<S, F extends Framed> {
  withStack(s: S, stack: readonly F[]): S;
  /** With these on top, the last one topmost. */
  pushed(s: S, ...frames: readonly F[]): S;
  popped(s: S): S;
  replaced(s: S, frame: F): S;
  /** What procedures that serve several games ask for: this frame in place of the top one, null takes that off. */
  onTop(s: S, frame: F | null): S;
  /** Only while there is one. */
  topOf(s: S): F;
}

/** `copy` gives a fresh record that may still be changed. */
export const stackOps = <S extends Stacked<F>, F extends Framed>(
  copy: (s: S) => S & { stack: readonly F[] },
): StackOps<S, F> => {
  const withStack = (s: S, stack: readonly F[]): S => {
    const next = copy(s);
    next.stack = stack;
    return next;
  };
  const popped = (s: S): S => withStack(s, s.stack.slice(0, -1));
  const replaced = (s: S, frame: F): S => {
    const stack = s.stack.slice();
    stack[stack.length - 1] = frame;
    return withStack(s, stack);
  };
  return {
    withStack,
    pushed: (s, ...frames) => withStack(s, [...s.stack, ...frames]),
    popped,
    replaced,
    onTop: (s, frame) => (frame === null ? popped(s) : replaced(s, frame)),
    topOf: (s) => s.stack[s.stack.length - 1]!,
  };
};
