/** A bar on standard error while long work runs, only on a terminal. */

import { own } from './harmless.ts';
import type { Io } from './io.ts';
import { bar } from './text.ts';

const WIDTH = 30;
const CLEAR = own('\r\u001b[K');

export interface Progress {
  show(fraction: number, words: string): void;
  clear(): void;
}

export const makeProgress = (io: Io): Progress => {
  if (!io.terminal.err) return { show: () => {}, clear: () => {} };
  let last = '';
  return {
    show: (fraction, words) => {
      const line = `${bar(fraction, WIDTH).padEnd(WIDTH, '░')} ${Math.floor(fraction * 100)}%  ${words}`;
      if (line !== last) io.tell(CLEAR + line.slice(0, io.columns - 1));
      last = line;
    },
    clear: () => {
      if (last !== '') io.tell(CLEAR);
      last = '';
    },
  };
};
