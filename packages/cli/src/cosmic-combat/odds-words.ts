/** The odds of a shot or a fight: every step, the rolls, a bar for each number of wounds. */

import type { Odds } from '@muster/cosmic-combat';
import type { Reason } from '@muster/dwethia';
import { bar, capital, columns, count, percent } from '../text.ts';

const BAR_WIDTH = 30;

const rolls = ({ dice, needs: { attack, save } }: Pick<Odds, 'dice' | 'needs'>): string =>
  attack === null
    ? 'no die can be rolled'
    : [`${dice === 1 ? '1 die' : `${dice} dice`} on ${attack}+`, ...(save === null ? [] : [`saved on ${save}+`])].join(
        ', ',
      );

export const woundsWords = (wounds: readonly number[]): string =>
  columns(wounds.map((p, n) => [`  ${count(n, 'wound')}`, percent(p).padStart(6), bar(p, BAR_WIDTH)]));

export const stepsWords = (steps: readonly Reason[]): string =>
  columns(steps.map(({ what, value, rule }) => [`  ${what}`, String(value).padStart(3), rule]));

const endWords = ({ wounds, mean, destroyed, marker }: Odds): string =>
  marker === undefined
    ? `${woundsWords(wounds)}On average ${mean.toFixed(2)} wounds; destroyed in ${percent(destroyed)}.\n`
    : `An ion marker in ${percent(marker)}, no wounds.\n`;

export const oddsWords = (odds: Odds): string =>
  `${stepsWords(odds.steps)}\n${capital(rolls(odds))}:\n${endWords(odds)}`;
