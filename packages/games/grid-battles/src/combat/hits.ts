/** The exact chances of one half: how many hits its dice can score (GB-47). */

import { certain, type Distribution, die, minus, sum } from '@muster/dice';
import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  type AttackColour,
  DEFENCE_COLOURS,
  DEFENCE_FACES,
  type DefenceColour,
} from '../content/dice.ts';

/** What is rolled and read in one half. */
export interface Pools {
  readonly advantage: boolean; // GB-71
  readonly attack: readonly AttackColour[];
  readonly defence: readonly DefenceColour[];
  /** Symbols that terrain adds after the roll (GB-64 to GB-66). */
  readonly symbols: { readonly damage: number; readonly bonus: number; readonly shields: number };
}

const byColour = <T extends string>(
  colours: readonly T[],
  one: (c: T) => Distribution,
): Readonly<Record<T, Distribution>> => Object.fromEntries(colours.map((c) => [c, one(c)])) as Record<T, Distribution>;

const DAMAGE = byColour(ATTACK_COLOURS, (c) => die(ATTACK_FACES[c].map((f) => f.damage)));
const WITH_BONUS = byColour(ATTACK_COLOURS, (c) => die(ATTACK_FACES[c].map((f) => f.damage + f.bonus)));
const SHIELDS = byColour(DEFENCE_COLOURS, (c) => die(DEFENCE_FACES[c]));

const pool = <T extends string>(
  dice: readonly T[],
  faces: Readonly<Record<T, Distribution>>,
  symbols: number,
): Distribution => {
  let total = symbols === 0 && dice.length > 0 ? faces[dice[0]!] : certain(symbols);
  for (let i = symbols === 0 ? 1 : 0; i < dice.length; i++) total = sum(total, faces[dice[i]!]);
  return total;
};

export const hitsOf = (h: Pools): Distribution =>
  minus(
    h.advantage
      ? pool(h.attack, WITH_BONUS, h.symbols.damage + h.symbols.bonus)
      : pool(h.attack, DAMAGE, h.symbols.damage),
    pool(h.defence, SHIELDS, h.symbols.shields),
  );
