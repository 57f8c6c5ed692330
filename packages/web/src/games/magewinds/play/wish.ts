/** What the odds of an attack say to each side: what to hope for, what to fear, and what a cool head would choose. Pure. */

import type { AttackChoice, AttackOdds, Defence } from '@muster/magewinds';
import {
  best,
  type Cell,
  CHOICE_NAMES,
  cellOf,
  DEFENCE_NAMES,
  defencesOf,
  type Row,
  rowsOf,
} from '../parts/attack-odds.ts';

const wounds = ({ damage }: Cell): number => 1 - (damage[0] ?? 0);

export interface Wish {
  readonly words: string;
  readonly chance: number;
  readonly cell: Cell;
}

/** What an attacker wants to know first: the best it can hope for, and from what. */
export const attackerWish = (odds: AttackOdds, name: string): Wish => {
  const rows = rowsOf(odds).filter((row) => row !== 'feint');
  const takesDown = rows.some((row) => cellOf(odds, row, 'none').takeDown > 0);
  const chanceOf = (row: Row): number => {
    const cell = cellOf(odds, row, 'none');
    return takesDown ? cell.takeDown : wounds(cell);
  };
  const row = best(rows, (r) => chanceOf(r) + cellOf(odds, r, 'none').mean / 1000);
  const cell = cellOf(odds, row, 'none');
  const by = row === 'single' ? '' : ` with ${CHOICE_NAMES[row]}`;
  const unless = defencesOf(odds).length > 1 ? ', if it does not react' : '';
  const words = `${takesDown ? `Takes the ${name} down` : `Wounds the ${name}`}${by}${unless}`;
  return { words, chance: chanceOf(row), cell };
};

/** What a defender wants to know first: the reaction that keeps it standing, whatever comes. */
export const defenderWish = (odds: AttackOdds, name: string): Wish & { readonly defence: Defence } => {
  const rows = rowsOf(odds).filter((row) => row !== 'feint');
  const falls = rows.some((row) => cellOf(odds, row, 'none').takeDown > 0);
  const worst = (d: Defence): Cell =>
    best(
      rows.map((row) => cellOf(odds, row, d)),
      (c) => (falls ? c.takeDown : c.mean),
    );
  const defence = best(defencesOf(odds), (d) => (falls ? 1 - worst(d).takeDown : -worst(d).mean));
  const cell = worst(defence);
  const by = defence === 'none' ? 'without a reaction' : `with ${DEFENCE_NAMES[defence]}`;
  return falls
    ? { words: `The ${name} stays standing ${by}`, chance: 1 - cell.takeDown, cell, defence }
    : { words: `The ${name} is not hurt ${by}`, chance: 1 - wounds(cell), cell, defence };
};

/** Light or Heavy, whichever a cool head lays down more often; a feint is nobody's habit. */
export const coolChoice = ({ equilibrium }: AttackOdds): AttackChoice | undefined =>
  equilibrium && ((equilibrium.attacker.light ?? 0) > (equilibrium.attacker.heavy ?? 0) ? 'light' : 'heavy');

/** The reaction that a cool head chooses most; of a blow without a choice, what costs least, an action weighed like a point of damage. */
export const coolDefence = (odds: AttackOdds, offered: readonly Defence[]): Defence | undefined => {
  if (offered.length === 0) return undefined;
  const { equilibrium } = odds;
  if (equilibrium !== undefined) return best(offered, (d) => equilibrium.defender[d] ?? 0);
  const cell = (d: Defence): Cell | undefined => odds.matrix.single?.[d];
  return best(offered, (d) => -(cell(d)?.mean ?? 0) - (d === 'none' ? 0 : 1));
};

/** What the attack is worth to who strikes, where the other reacts as it is best for it. */
export const coolWorth = (odds: AttackOdds): number => {
  if (odds.equilibrium !== undefined) return odds.equilibrium.value;
  const cells = Object.entries(odds.matrix.single ?? {}) as [Defence, Cell][];
  return cells.length === 0 ? 0 : Math.min(...cells.map(([d, { mean }]) => mean + (d === 'none' ? 0 : 1)));
};
