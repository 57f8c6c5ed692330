/** Everything that is timed, by name. Each runs in a process of its own. */

import type { Work } from '../measure.ts';
import { fast, match, traced } from './grid-battles.ts';
import { boardgameIo, connectFour, handWritten, playouts } from './kernel.ts';
import { chain60, combat } from './odds.ts';

export const CASES = {
  connectFour,
  boardgameIo,
  handWritten,
  playouts,
  fast,
  traced,
  match,
  combat,
  chain60,
} as const satisfies Readonly<Record<string, () => Work>>;

export type CaseName = keyof typeof CASES;
