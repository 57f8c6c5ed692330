/** The odds of an attack as a table: a row for each choice, a column for each defence. */

import type { AttackOdds, Cell, Defence, OddsQuestion } from '@muster/magewinds';
import type { Paint } from '../paint.ts';
import { bar, capital, columns, count, percent } from '../text.ts';

const BAR_WIDTH = 24;

/** `poison-tip`: Poison Tip. */
export const attackTitle = (id: OddsQuestion['attack']): string => id.split('-').map(capital).join(' ');

const DEFENCE_WORDS: Readonly<Record<Defence, string>> = {
  none: 'no reaction',
  dodge: 'dodge',
  deflect: 'deflect',
  mirrorshield: 'mirrorshield',
};

type Row = 'light' | 'heavy' | 'feint' | 'single';

const defencesOf = (odds: AttackOdds): readonly Defence[] =>
  Object.keys(Object.values(odds.matrix)[0]!) as readonly Defence[];

const rowsOf = (odds: AttackOdds): readonly Row[] => Object.keys(odds.matrix) as readonly Row[];

const table = (odds: AttackOdds, cell: (row: Row, defence: Defence) => string): string =>
  columns([
    ['', ...defencesOf(odds).map((d) => DEFENCE_WORDS[d])],
    ...rowsOf(odds).map((row) => [`  ${row}`, ...defencesOf(odds).map((d) => cell(row, d))]),
  ]);

const cellAt = (odds: AttackOdds, row: Row, defence: Defence): Cell => odds.matrix[row]![defence]!;

const needed = (odds: AttackOdds, row: Row, defence: Defence): string => {
  if (row === 'feint') return '–';
  const n = odds.targetNumbers[row]![defence]!;
  return n < 1 ? `${n} (never)` : n >= 6 ? `${n} (always)` : `${n} or less`;
};

/** Chances that are not all nothing. */
const chances = (odds: AttackOdds, title: string, of: (cell: Cell) => number): string => {
  const some = rowsOf(odds).some((row) => defencesOf(odds).some((d) => of(cellAt(odds, row, d)) > 0));
  return some ? `\n${title}\n${table(odds, (row, d) => percent(of(cellAt(odds, row, d))))}` : `\n${title} never.\n`;
};

const mixRows = (mix: Readonly<Partial<Record<string, number>>>, words: (key: string) => string): string =>
  columns(Object.entries(mix).map(([key, p]) => [`  ${words(key)}`, percent(p!).padStart(6), bar(p!, BAR_WIDTH)]));

const costs = (mix: Readonly<Partial<Record<string, number>>>, words: (key: string) => string): string =>
  Object.entries(mix)
    .map(([key, lost]) => `${words(key)} ${lost === 0 ? 'nothing' : lost!.toFixed(2)}`)
    .join(', ');

const defenceWords = (key: string): string => DEFENCE_WORDS[key as Defence];

const equilibriumWords = (odds: AttackOdds, paint: Paint): string => {
  if (odds.equilibrium === undefined || odds.deviation === undefined) return '';
  const { actionValue, attacker, defender, value } = odds.equilibrium;
  const worth = `an action counts as ${actionValue} ${actionValue === 1 ? 'point' : 'points'} of damage`;
  return (
    `\n${paint('bold', `The best mix, when ${worth}`)}\n${mixRows(attacker, (key) => key)}against\n${mixRows(defender, defenceWords)}` +
    `  worth ${value.toFixed(2)} to the attacker\n` +
    `  Always the same against that mix gives up, for the attacker: ${costs(odds.deviation.attacker, (key) => key)}.\n` +
    `  The same for the defender: ${costs(odds.deviation.defender, defenceWords)}.\n`
  );
};

/** TC cleric.push moves and does not hurt. */
const pushMean = ({ push }: Cell): number => (push ?? []).reduce((sum, p, inches) => sum + p * inches, 0);

const meanTable = (odds: AttackOdds): string => {
  if (odds.attack === 'push')
    return `\nInches pushed on average, without damage\n${table(odds, (row, d) => pushMean(cellAt(odds, row, d)).toFixed(2))}`;
  return `\nDamage on average\n${table(odds, (row, d) => cellAt(odds, row, d).mean.toFixed(2))}`;
};

export interface OddsTarget {
  readonly name: string;
  /** What it has left. */
  readonly toughness: number;
}

export const attackOddsWords = (odds: AttackOdds, target: OddsTarget, paint: Paint): string =>
  `A die hits at\n${table(odds, (row, d) => needed(odds, row, d))}${meanTable(odds)}` +
  chances(
    odds,
    `Takes the ${target.name} down (${count(target.toughness, 'point')} of Toughness left)`,
    (c) => c.takeDown,
  ) +
  chances(odds, 'Knockback is allowed', (c) => c.knockback) +
  equilibriumWords(odds, paint);
