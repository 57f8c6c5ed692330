/** How kind the dice were: hits rolled against hits expected, for each side and each unit, and what each did. */

import type { Battle, BattleEvent, StruckEvent, Unit } from '@muster/grid-battles';
import { UNITS, unitOf } from '@muster/grid-battles';
import type { LogLine, Seat } from '@muster/kernel';

export interface Luck {
  readonly rolled: number;
  readonly expected: number;
}

/** What a unit did in a battle. */
export interface Deeds extends Luck {
  readonly unit: Unit;
  /** Attacks and answers. */
  readonly blows: number;
  readonly destroyed: number;
  readonly lost: number;
}

const struckEvents = (log: readonly LogLine<BattleEvent>[]): readonly StruckEvent[] =>
  log.flatMap((line) => (line.event?.type === 'struck' && !line.undone ? [line.event] : []));

const luckIn = (blows: readonly StruckEvent[]): Luck => ({
  rolled: blows.reduce((n, e) => n + e.hits, 0),
  expected: blows.reduce((n, e) => n + e.expected, 0),
});

export const luckOf = (b: Battle, log: readonly LogLine<BattleEvent>[], seat: Seat): Luck =>
  luckIn(struckEvents(log).filter((e) => unitOf(b, e.striker).seat === seat));

/** Of all that struck or were hurt, those who did most first. */
export const deedsOf = (b: Battle, log: readonly LogLine<BattleEvent>[]): readonly Deeds[] => {
  const struck = struckEvents(log);
  return b.units
    .map((unit) => {
      const own = struck.filter((e) => e.striker === unit.id);
      return {
        unit,
        ...luckIn(own),
        blows: own.length,
        destroyed: own.filter((e) => e.health === 0).length,
        lost: UNITS[unit.type].health - unit.health,
      };
    })
    .filter(({ blows, lost }) => blows > 0 || lost > 0)
    .sort((x, y) => y.destroyed - x.destroyed || y.rolled - x.rolled || x.lost - y.lost);
};

/** `2.3 hits more than expected` */
export const luckWords = ({ rolled, expected }: Luck): string => {
  const more = Math.round((rolled - expected) * 10) / 10;
  if (more === 0) return 'just as the odds expected';
  return `${Math.abs(more).toFixed(1)} ${more > 0 ? 'more' : 'fewer'} than the odds expected`;
};
