/** The odds of an attack by what each side chooses: their names, and what the table of them holds. */

import { type AttackOdds, CHOICES, DEFENCES, type Defence } from '@muster/magewinds';
import { percent } from '../../../parts/words.ts';

const ROWS = [...CHOICES, 'single'] as const;
/** What the attacker chooses; `single` where there is nothing to choose. */
export type Row = (typeof ROWS)[number];
export type Cell = NonNullable<NonNullable<AttackOdds['matrix'][Row]>[Defence]>;

export const CHOICE_NAMES: Readonly<Record<Row, string>> = {
  light: 'Light',
  heavy: 'Heavy',
  feint: 'Feint',
  single: 'The attack',
};

export const DEFENCE_NAMES: Readonly<Record<Defence, string>> = {
  none: 'No reaction',
  dodge: 'Dodge',
  deflect: 'Deflect',
  mirrorshield: 'Mirrorshield',
};

export const rowsOf = (odds: AttackOdds): readonly Row[] => ROWS.filter((row) => odds.matrix[row] !== undefined);

export const defencesOf = (odds: AttackOdds): readonly Defence[] =>
  DEFENCES.filter((d) => rowsOf(odds).some((row) => odds.matrix[row]?.[d] !== undefined));

export const cellOf = (odds: AttackOdds, row: Row, defence: Defence): Cell => odds.matrix[row]![defence]!;

/** A mean, to a tenth: `2.0`. */
export const tenths = (n: number): string => (Math.round(n * 10) / 10).toFixed(1);

/** TC cleric.push: how far, on average. */
export const pushMean = ({ push = [] }: Cell): number => push.reduce((sum, p, inches) => sum + p * inches, 0);

/** What a die must show (MW 18.5.1, 18.5.2). */
export const neededWords = (odds: AttackOdds, row: Row, defence: Defence): string => {
  if (row === 'feint') return 'no dice';
  const n = odds.targetNumbers[row]![defence]!;
  return n < 1 ? 'never hits' : n >= 6 ? 'always hits' : `hits on ${n} or less`;
};

/** What is played of a mix, each with its share; what is never played is left out. */
export const sharesOf = <K extends string>(
  mix: Readonly<Partial<Record<K, number>>>,
  names: Readonly<Record<K, string>>,
): readonly string[] =>
  (Object.entries(mix) as [K, number][])
    .filter(([, share]) => share > 1e-9)
    .map(([key, share]) => (share > 1 - 1e-9 ? `always ${names[key]}` : `${names[key]} ${percent(share)}`));

/** The one that is worth most; of equals the first. */
export const best = <T>(items: readonly T[], worth: (item: T) => number): T =>
  items.reduce((most, item) => (worth(item) > worth(most) ? item : most));
