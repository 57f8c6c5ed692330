/** A state from outside must wait where it is: nothing happens by itself, and who is asked has something to do. */

import type { Table } from './game.ts';
import { misread } from './parse.ts';
import type { Stack, StackTypes } from './procedure.ts';

const STILL: Table = {
  roll: () => misread('state.stack', 'dice would fall before anybody is asked'),
  shuffle: () => misread('state.stack', 'something would be shuffled before anybody is asked'),
  final: () => {},
};

/** What a game finds wrong with a stack, in words; undefined where nothing is. */
export interface StackFaults<S> {
  /** Where what lies lowest does not fit. */
  bottom(s: S): string | undefined;
  /** Where the phase does not fit what lies there. */
  phase(s: S): string | undefined;
  frame(s: S, index: number): string | undefined;
}

interface Playing {
  readonly stack: readonly unknown[];
  readonly outcome: object | null;
}

/** A stack is empty when all is over, and only then; until then every frame fits where it lies. `whole`: a battle, a war. */
export const checkFrames = <S extends Playing>(s: S, whole: string, faults: StackFaults<S>, where: string): void => {
  const told = (place: string, problem: string | undefined): void => {
    if (problem !== undefined) misread(`${where}.${place}`, problem);
  };
  if ((s.stack.length === 0) !== (s.outcome !== null))
    told('stack', `is empty when the ${whole} is over, and only then`);
  if (s.outcome !== null) return;
  told('stack', faults.bottom(s));
  told('phase', faults.phase(s));
  s.stack.forEach((_, i) => {
    told(`stack[${i}]`, faults.frame(s, i));
  });
};

/** `asking`: the same state with orders that leave everything open. They may have changed since somebody was asked; the question still stands. */
export const checkWaits = <T extends StackTypes>(
  stack: Stack<T>,
  s: T['state'],
  asking: T['state'],
  where: string,
): void => {
  if (stack.advance(asking, STILL) !== asking) misread(`${where}.stack`, 'would go on by itself');
  for (const { seat, kind } of stack.decisions(s))
    if (stack.candidates(s, seat).length === 0)
      misread(`${where}.stack`, `seat ${seat} is asked for ${kind} and has nothing to do`);
};
