/** The odds in sentences. */

import type { AttackOdds, Cell, Defence } from '@muster/magewinds';
import { listed, percent } from '../../../parts/words.ts';

export type Row = 'light' | 'heavy' | 'feint' | 'single';

export const ROW_NAMES: Readonly<Record<Row, string>> = {
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

export const rowsOf = (odds: AttackOdds): readonly Row[] =>
  (['light', 'heavy', 'feint', 'single'] as const).filter((row) => odds.matrix[row] !== undefined);

export const defencesOf = (odds: AttackOdds): readonly Defence[] =>
  (['none', 'dodge', 'deflect', 'mirrorshield'] as const).filter(
    (defence) => odds.matrix[rowsOf(odds)[0]!]![defence] !== undefined,
  );

export const cellAt = (odds: AttackOdds, row: Row, defence: Defence): Cell => odds.matrix[row]![defence]!;

/** What a die must show (MW 18.5.1). */
export const neededWords = (odds: AttackOdds, row: Row, defence: Defence): string => {
  if (row === 'feint') return 'no dice';
  const n = odds.targetNumbers[row]![defence]!;
  return n < 1 ? 'never hits' : n >= 6 ? 'always hits' : `hits on ${n} or less`;
};

export const points = (n: number): string => `${n.toFixed(2)} ${n.toFixed(2) === '1.00' ? 'point' : 'points'}`;

/** TC cleric.push: how far, on average. */
export const pushMean = ({ push = [] }: Cell): number => push.reduce((sum, p, inches) => sum + p * inches, 0);

/** `Light 40%, Heavy 35% and Feint 25%`; what is never played is left out. */
export const mixWords = <K extends string>(
  mix: Readonly<Partial<Record<K, number>>>,
  names: Readonly<Record<K, string>>,
): string => {
  const played = (Object.entries(mix) as [K, number][]).filter(([, share]) => share > 1e-9);
  if (played.length === 1) return `always ${names[played[0]![0]]}`;
  return listed(played.map(([key, share]) => `${names[key]} ${percent(share)}`));
};

/** What always choosing one thing gives up while the other side goes on with its mix. */
export const costWords = <K extends string>(
  lost: Readonly<Partial<Record<K, number>>>,
  names: Readonly<Record<K, string>>,
): string => {
  const costly = (Object.entries(lost) as [K, number][]).filter(([, by]) => by >= 0.005);
  if (costly.length === 0) return 'Against that mix, no choice is worse than another.';
  const words = costly.map(([key, by]) => `${names[key]} gives up ${points(by)}`);
  return `Against that mix, ${listed(words)}.`;
};

/** An attack without a choice, against every answer. */
export const singleWords = (odds: AttackOdds, target: string): string => {
  const [none, ...answers] = defencesOf(odds);
  const isPush = odds.attack === 'push';
  const figure = (defence: Defence): string => {
    const cell = cellAt(odds, 'single', defence);
    return isPush ? `${pushMean(cell).toFixed(2)}″` : points(cell.mean);
  };
  const { takeDown } = cellAt(odds, 'single', none!);
  const first = isPush
    ? `Without a reaction the ${target} is pushed ${figure(none!)} on average`
    : `Without a reaction the ${target} takes ${figure(none!)} of damage on average, and goes down ${percent(takeDown)}`;
  const others = listed(answers.map((defence) => `${DEFENCE_NAMES[defence]} leaves ${figure(defence)}`));
  return `${first}. ${others}. The attack has one strength only, so there is nothing to guess.`;
};

/** The answer in a line: heard after every change, and seen at the foot of a small screen. */
export const summaryOf = (odds: AttackOdds, target: string): string => {
  if (odds.attack === 'push')
    return `Pushes the ${target} ${pushMean(cellAt(odds, 'single', 'none')).toFixed(1)}″ on average`;
  const [first] = rowsOf(odds);
  const { equilibrium } = odds;
  if (equilibrium === undefined) {
    const { mean, takeDown } = cellAt(odds, first!, 'none');
    return `${mean.toFixed(1)} damage without a reaction; takes the ${target} down ${percent(takeDown)}`;
  }
  return `Best: ${mixWords(equilibrium.attacker, ROW_NAMES)}; worth ${equilibrium.value.toFixed(2)}`;
};
