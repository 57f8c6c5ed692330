/** An attack that is foreseen, in a few words, and as one of several to choose. */

import { UNITS, type Unit } from '@muster/grid-battles';
import type { Option } from '../../../contract/tabletop.ts';
import { percent } from '../../../parts/words.ts';
import type { Forecast, GridTable, Held } from './types.ts';

/** `Pikeman B1, 3 health, from 0304: destroys it`; the chance stands behind it. */
export const promiseWords = ({ odds, from }: Forecast, who: Unit): string => {
  const whence = from === undefined ? '' : `, from ${from}`;
  return `${UNITS[who.type].name} ${who.id}, ${who.health} health${whence}: ${odds.destroy === 0 ? 'cannot destroy it' : 'destroys it'}`;
};

/** `1.2 hits · falls 5%` */
export const costWords = ({ odds: { mean, battleBack } }: Forecast): string => {
  const cost =
    battleBack.hits.length <= 1
      ? 'no answer'
      : battleBack.destroy === 0
        ? `answer ${battleBack.mean.toFixed(1)} hits`
        : `falls ${percent(battleBack.destroy)}`;
  return `${mean.toFixed(1)} hits · ${cost}`;
};

/** `who` tells it apart from the others. */
export const strikeOption = (f: Forecast, who: Unit, group: string, held: Held): Option<GridTable> => ({
  key: `${who.id}${f.from ?? ''}`,
  words: promiseWords(f, who),
  note: costWords(f),
  chance: f.odds.destroy || undefined,
  chosen: false,
  held,
  group,
});
