/** The odds of a combat as a table with bars. */

import { type CombatOdds, type Half, type StrikeOdds, TERRAIN } from '@muster/grid-battles';
import type { Paint } from '../paint.ts';
import { bar, columns, count, percent } from '../text.ts';

const BAR_WIDTH = 40;

/** `red`, `grey + brown (woods) + 1 shield (keep wall)` */
const pool = (dice: readonly string[], from: Half['attackFrom'], symbols: readonly string[]): string =>
  [
    ...dice.map((colour, i) => {
      const source = from[i]!;
      return source === 'unit' ? colour : `${colour} (${TERRAIN[source].name.toLowerCase()})`;
    }),
    ...symbols,
  ].join(' + ');

const symbol = (n: number, words: string): readonly string[] => (n === 0 ? [] : [count(n, words)]);

/** What is rolled: `red against grey + brown (woods), with Advantage`. */
const poolWords = (half: Half): string => {
  const { damage, bonus, shields } = half.symbols;
  const attack = pool(half.attack, half.attackFrom, [
    ...symbol(damage, 'damage symbol'),
    ...symbol(bonus, 'bonus damage symbol'),
  ]);
  const defence = pool(half.defence, half.defenceFrom, symbol(shields, 'shield symbol'));
  return `${attack} against ${defence}${half.advantage ? ', with Advantage' : ''}`;
};

const hitRows = (odds: StrikeOdds): string =>
  columns(odds.hits.map((p, n) => [`  ${count(n, 'hit')}`, percent(p).padStart(6), bar(p, BAR_WIDTH)]));

/** One strike: the distribution, its mean, and the chance to destroy. */
const strikeWords = (title: string, odds: StrikeOdds, struck: string, health: number, paint: Paint): string =>
  `${paint('bold', title)}\n${hitRows(odds)}` +
  `  ${odds.mean.toFixed(2)} hits on average; destroys the ${struck} (${health} health): ${percent(odds.destroy)}\n`;

/** Names of both units, and what each half rolls; `answer` is undefined when nothing strikes back. */
export interface CombatWords {
  readonly attacker: { readonly name: string; readonly health: number };
  readonly defender: { readonly name: string; readonly health: number };
  readonly attack: Half;
  readonly answer: Half | undefined;
}

export const combatWords = (w: CombatWords, odds: CombatOdds, paint: Paint): string => {
  const { attacker, defender } = w;
  const strike = strikeWords(
    `${attacker.name} strikes: ${poolWords(w.attack)}`,
    odds,
    defender.name,
    defender.health,
    paint,
  );
  if (w.answer === undefined) return `${strike}\n${paint('bold', `${defender.name} does not strike back.`)}\n`;
  const title = `${defender.name} strikes back: ${poolWords(w.answer)}`;
  return `${strike}\n${strikeWords(title, odds.battleBack, attacker.name, attacker.health, paint)}`;
};
