/** A state from outside must wait where it is: nothing happens by itself, and who is asked has something to do. */

import type { Table } from './game.ts';
import { misread } from './parse.ts';
import type { Stack, StackTypes } from './procedure.ts';

const STILL: Table = {
  roll: () => misread('state.stack', 'dice would fall before anybody is asked'),
  shuffle: () => misread('state.stack', 'something would be shuffled before anybody is asked'),
  final: () => {},
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
