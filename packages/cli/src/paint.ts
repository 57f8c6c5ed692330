/** Colours, only where someone sees them: on a terminal, and not when NO_COLOR asks for none. */

import { styleText } from 'node:util';
import { own } from './harmless.ts';
import type { Io } from './io.ts';

type Format = Parameters<typeof styleText>[0];
export type Paint = (format: Format, text: string) => string;

export const plain: Paint = (_, text) => text;

export const painter = (io: Io): Paint => {
  const wanted = io.terminal.out && !io.env['NO_COLOR'] && io.env['TERM'] !== 'dumb';
  if (!wanted) return plain;
  return (format, text) => {
    const [on = '', off = ''] = styleText(format, '\n', { validateStream: false }).split('\n');
    return own(on) + text + own(off);
  };
};
