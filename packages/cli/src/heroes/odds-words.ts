/** The odds of a shot or a blow: every step, the rolls, a bar for each number of wounds. */

import type { Odds } from '@muster/heroes';
import { bar, capital, columns, count, percent } from '../text.ts';

const BAR_WIDTH = 30;

const rolls = ({ dice, needs: { attack, wound, save, ignore } }: Odds): string =>
  [
    `${count(dice, 'die', 'dice')} on ${attack}+`,
    ...(wound === null ? [] : [`wounds on ${wound}+`]),
    ...(save === null ? [] : [`saved on ${save}+`]),
    ...(ignore === null ? [] : [`ignored on ${ignore}+`]),
  ].join(', ');

const chances = ({ wounds, mean, slain }: Odds): string =>
  columns(wounds.map((p, n) => [`  ${count(n, 'wound')}`, percent(p).padStart(6), bar(p, BAR_WIDTH)])) +
  `On average ${mean.toFixed(2)} wounds; slain in ${percent(slain)}.\n`;

const stepsWords = ({ steps }: Odds): string =>
  columns(steps.map(({ what, value, rule }) => [`  ${what}`, String(value).padStart(3), rule]));

export const oddsWords = (odds: Odds): string => `${stepsWords(odds)}\n${capital(rolls(odds))}:\n${chances(odds)}`;
