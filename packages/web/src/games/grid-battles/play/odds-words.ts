/** An attack that is foreseen, in a few words. */

import { UNITS, type Unit } from '@muster/grid-battles';
import { percent } from '../../../parts/words.ts';
import type { Forecast } from './types.ts';

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
