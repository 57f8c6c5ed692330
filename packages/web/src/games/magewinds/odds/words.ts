/** The odds in sentences. */

import type { AttackOdds, Defence } from '@muster/magewinds';
import { listed, percent } from '../../../parts/words.ts';
import { CHOICE_NAMES, cellOf, DEFENCE_NAMES, defencesOf, pushMean, rowsOf, sharesOf } from '../parts/attack-odds.ts';

export const points = (n: number): string => `${n.toFixed(2)} ${n.toFixed(2) === '1.00' ? 'point' : 'points'}`;

/** `Light 40%, Heavy 35% and Feint 25%` */
export const mixWords = <K extends string>(
  mix: Readonly<Partial<Record<K, number>>>,
  names: Readonly<Record<K, string>>,
): string => listed(sharesOf(mix, names));

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
    const cell = cellOf(odds, 'single', defence);
    return isPush ? `${pushMean(cell).toFixed(2)}″` : points(cell.mean);
  };
  const { takeDown } = cellOf(odds, 'single', none!);
  const first = isPush
    ? `Without a reaction the ${target} is pushed ${figure(none!)} on average`
    : `Without a reaction the ${target} takes ${figure(none!)} of damage on average, and goes down ${percent(takeDown)}`;
  const others = listed(answers.map((defence) => `${DEFENCE_NAMES[defence]} leaves ${figure(defence)}`));
  return `${first}. ${others}. The attack has one strength only, so there is nothing to guess.`;
};

/** The answer in a line: heard after every change, and seen at the foot of a small screen. */
export const summaryOf = (odds: AttackOdds, target: string): string => {
  if (odds.attack === 'push')
    return `Pushes the ${target} ${pushMean(cellOf(odds, 'single', 'none')).toFixed(1)}″ on average`;
  const [first] = rowsOf(odds);
  const { equilibrium } = odds;
  if (equilibrium === undefined) {
    const { mean, takeDown } = cellOf(odds, first!, 'none');
    return `${mean.toFixed(1)} damage without a reaction; takes the ${target} down ${percent(takeDown)}`;
  }
  return `Best: ${mixWords(equilibrium.attacker, CHOICE_NAMES)}; worth ${equilibrium.value.toFixed(2)}`;
};
