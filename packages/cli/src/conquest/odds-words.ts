/** The odds of a shot or a fight, and a forecast of the economy, for people: every step, the rolls, a bar for each number of wounds. */

import type { ProfileShotOdds, RoundRow, SideOdds } from '@muster/conquest';
import type { Reason } from '@muster/dwethia';
import { bar, capital, columns, count, percent } from '../text.ts';

const BAR_WIDTH = 30;

const stepsWords = (steps: readonly Reason[]): string =>
  columns(steps.map(({ what, value, rule }) => [`  ${what}`, String(value).padStart(3), rule]));

const barsWords = (chances: readonly number[], one: string): string =>
  columns(chances.map((p, n) => [`  ${count(n, one)}`, percent(p).padStart(6), bar(p, BAR_WIDTH)]));

/** The last numbers of wounds that are too unlikely to be worth a line. */
const UNLIKELY = 0.0005;

const shortened = (chances: readonly number[]): readonly number[] => {
  let end = chances.length;
  while (end > 1 && chances[end - 1]! < UNLIKELY) end--;
  return chances.slice(0, end);
};

const rolls = ({ dice, needs: { attack, save, ignore } }: Pick<ProfileShotOdds, 'dice' | 'needs'>): string =>
  attack === null
    ? 'no die can be rolled'
    : [
        `${count(dice, 'die', 'dice')} on ${attack}+`,
        ...(save === null ? [] : [`saved on ${save}+`]),
        ...(ignore === null ? [] : [`ignored on ${ignore}+`]),
      ].join(', ');

/** Also of the table's own chances of a shot. */
export const shotWords = (
  odds: Pick<ProfileShotOdds, 'dice' | 'needs' | 'wounds' | 'mean' | 'slain' | 'steps'>,
): string =>
  `${stepsWords(odds.steps)}\n${capital(rolls(odds))}:\n${barsWords(odds.wounds, 'wound')}` +
  `On average ${odds.mean.toFixed(2)} wounds; slain in ${percent(odds.slain)}.\n`;

type ToldSide = Pick<SideOdds, 'dice' | 'needs' | 'wounds' | 'mean' | 'lost'>;

const sideWords = (name: string, { dice, needs, wounds, mean, lost }: ToldSide): string => {
  const how =
    needs.attack === null ? 'no dice' : `${count(dice, 'die', 'dice')} on ${needs.attack}+, wounds on ${needs.wound}+`;
  return `${name}: ${how}.\n${barsWords(shortened(wounds), 'wound')}On average ${mean.toFixed(2)} wounds inflicted.\n${lost
    .flatMap((p, n) => (n === 0 || p === 0 ? [] : [`${n === 1 ? 'One unit' : `${n} units`} lost in ${percent(p)}.\n`]))
    .join('')}`;
};

export const fightWords = (
  { attackers, defenders }: { readonly attackers: ToldSide; readonly defenders: ToldSide },
  steps: readonly Reason[],
  [first, second]: readonly [string, string] = ['Attackers', 'Defenders'],
): string => `${stepsWords(steps)}\n${sideWords(first, attackers)}\n${sideWords(second, defenders)}`;

const both = ({ R, A }: { readonly R: number; readonly A: number }): string => `${R} R ${A} A`;

export const economyWords = (rows: readonly RoundRow[]): string =>
  columns([
    ['  round', 'harvest', 'income', 'spent', 'bank', 'fielded', 'ordered'],
    ...rows.map((row) => [
      `  ${row.round}`,
      `${row.harvest} R`,
      both(row.income),
      both(row.spent),
      both(row.bank),
      String(row.fielded),
      row.built.join(', '),
    ]),
  ]);
