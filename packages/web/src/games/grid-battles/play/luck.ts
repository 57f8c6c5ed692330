/** How kind the dice were: hits rolled against hits expected, for each side. */

import type { Battle, BattleEvent, StruckEvent } from '@muster/grid-battles';
import { unitOf } from '@muster/grid-battles';
import type { LogLine } from '@muster/kernel';

export interface Luck {
  readonly rolled: number;
  readonly expected: number;
}

const struckEvents = (log: readonly LogLine<BattleEvent>[]): readonly StruckEvent[] =>
  log.flatMap((line) => (line.event?.type === 'struck' && !line.undone ? [line.event] : []));

export const luckOf = (b: Battle, log: readonly LogLine<BattleEvent>[]): readonly [Luck, Luck] => {
  const sum = (seat: number): Luck => {
    const own = struckEvents(log).filter((e) => unitOf(b, e.striker).seat === seat);
    return {
      rolled: own.reduce((n, e) => n + e.hits, 0),
      expected: own.reduce((n, e) => n + e.expected, 0),
    };
  };
  return [sum(0), sum(1)];
};

/** `2.3 hits more than expected` */
export const luckWords = ({ rolled, expected }: Luck): string => {
  const more = Math.round((rolled - expected) * 10) / 10;
  if (more === 0) return 'just as the odds expected';
  return `${Math.abs(more).toFixed(1)} ${more > 0 ? 'more' : 'fewer'} than the odds expected`;
};
