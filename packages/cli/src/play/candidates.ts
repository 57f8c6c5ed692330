/** All that may be commanded, numbered and in pages: of a measured table a good sample. */

import type { Command, Seat } from '@muster/kernel';
import type { Session } from './session.ts';
import type { SharedAction } from './typed.ts';

const PAGE = 20;

const candidatesOf = (s: Session, seat: Seat): readonly Command[] =>
  s.cli.game.candidates(s.source.standing(seat).view, seat);

interface Numbered {
  readonly number: number;
  readonly words: string;
}

/** Those whose words contain what was typed; a number is the same whatever the filter. */
const numbered = (s: Session, seat: Seat, filter: string): readonly Numbered[] => {
  const { view } = s.source.standing(seat);
  return candidatesOf(s, seat)
    .map((command, i) => ({ number: i + 1, words: s.cli.table.candidateWords(view, seat, command) }))
    .filter(({ words }) => words.toLowerCase().includes(filter.toLowerCase()));
};

export const listText = (s: Session, seat: Seat, { filter, page }: Extract<SharedAction, { type: 'list' }>): string => {
  const all = numbered(s, seat, filter);
  if (all.length === 0) return filter === '' ? 'There is nothing to command now.\n' : `Nothing here has “${filter}”.\n`;
  const pages = Math.ceil(all.length / PAGE);
  const at = Math.min(page, pages);
  const shown = all.slice((at - 1) * PAGE, at * PAGE);
  const width = String(all.at(-1)!.number).length;
  const lines = shown.map(({ number, words }) => `  ${String(number).padStart(width)}  ${words}\n`).join('');
  const next = `“list ${filter === '' ? '' : `${filter} `}${at + 1}” goes on`;
  return `${lines}Page ${at} of ${pages}; ${at < pages ? `${next}; ` : ''}a number plays that one.\n`;
};

/** undefined when there is no such number. */
export const pick = (s: Session, seat: Seat, number: number): Command | undefined => candidatesOf(s, seat)[number - 1];
