/** The last command of a half: with `done`, or when nobody is left who could do anything. Its player gives it himself. */

import { STACK } from '../procedures.ts';
import { modelOf, seatFor, sideOf, topOf } from '../state/battle.ts';
import type { Battle, ConquestCommand, ConquestTable } from '../state/types.ts';

/** Nobody is struck on the way. */
const QUIET: ConquestTable = {
  roll: (count) => Array.from({ length: count }, () => 1),
  shuffle: (items) => items,
  final: () => {},
};

/** Whether the half of who is active, or asked, is over after this command. */
export const endsHalf = (c: ConquestCommand, b: Battle): boolean => {
  if (c.type === 'done') return true;
  const frame = topOf(b);
  if (frame.type !== 'activation' || frame.surge) return false;
  const unit = modelOf(b, frame.unit);
  const { stack } = STACK.play(b, seatFor(b, unit), c, QUIET);
  return !stack.some((one) => one.type === 'half' && one.side === sideOf(b, unit));
};
