/** Ratios for people: the median, the middle half and all of the rounds. */

import { loadPart } from '../parts.ts';
import type { Against } from './compare.ts';
import type { Ratio } from './ratio.ts';

/** A change of speed within these goes without saying. */
const [SLOWER, FASTER] = [0.95, 1.05];

const shown = (n: number): string => n.toFixed(3);

const verdict = (ratio: number): string => {
  if (ratio > FASTER) return '  faster';
  return ratio < SLOWER ? '  slower' : '';
};

const row = (name: string, { ratio, lower, upper, least, most }: Ratio): string =>
  `  ${shown(ratio)}   ${shown(lower)} to ${shown(upper)}   ${shown(least)} to ${shown(most)}   ${name}${verdict(ratio)}\n`;

export const againstTable = async ({ revision, commit, rounds, parts, leftOut }: Against): Promise<string> => {
  const about = `How many times as fast as ${revision} (${commit.slice(0, 9)}): median, middle half and all of ${rounds} rounds\n`;
  const tables: string[] = [];
  for (const [part, cases] of Object.entries(parts)) {
    const { title } = await loadPart(part);
    tables.push(
      `\n${title}\n${Object.entries(cases)
        .map(([name, ratio]) => row(name, ratio))
        .join('')}`,
    );
  }
  const others = leftOut.length === 0 ? '' : `\nOnly one of the two has these: ${leftOut.join(', ')}.\n`;
  return about + tables.join('') + others;
};
