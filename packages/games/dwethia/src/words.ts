/** What happens in the core's procedures, in sentences, for games whose pools belong to sides: priority, dice, contests of powers. */

import type { PriorityEvent } from './procedures/priority.ts';
import type { ResistEvent } from './procedures/resist.ts';
import type { RollEvent } from './procedures/roll.ts';
import { otherSide, type Side } from './sides.ts';

/** What a game calls things. */
export interface CoreNames<R extends string> {
  side(side: Side): string;
  /** Whose Destiny, Faith or Affinity. */
  purse(purse: string): string;
  power(id: string): string;
  /** What dice of this name are for: `to hit`. */
  roll(what: R): string;
  /** What may add to a side's die of priority (DW-33). */
  readonly adds?: string;
}

export const manyWords = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** `5 to 2`: the higher face first. */
export const scoreWords = (faces: readonly [number, number]): string =>
  `${Math.max(...faces)} to ${Math.min(...faces)}`;

type PriorityRolled = Extract<PriorityEvent, { readonly type: 'priorityRolled' }>;

/** `4 + 1 (Seers) to 5`: the winner's first. */
const priorityWords = ({ faces, added, winner }: PriorityRolled, names: CoreNames<never>): string => {
  if (added === undefined)
    return winner === null ? `both ${faces[0]}, rolled again.` : `${scoreWords(faces)} for ${names.side(winner)}.`;
  const term = (side: Side): string =>
    added[side] === 0 ? `${faces[side]}` : `${faces[side]} + ${added[side]} (${names.adds ?? ''})`;
  if (winner === null) return `${term(0)} to ${term(1)}, rolled again.`;
  return `${term(winner)} to ${term(otherSide(winner))} for ${names.side(winner)}.`;
};

export const narrateCore = <R extends string>(
  e: PriorityEvent | RollEvent<R> | ResistEvent,
  names: CoreNames<R>,
): string => {
  switch (e.type) {
    case 'priorityRolled':
      return `Priority: ${priorityWords(e, names)}`;
    case 'goesFirst':
      return `First in this round: ${names.side(e.side)}.`;
    case 'rolled':
      return `Dice of ${names.purse(e.purse)}: ${e.faces.join(', ')} ${names.roll(e.what)} (${e.needs}+), ${e.successes} of ${e.faces.length}.`;
    case 'rerolled':
      return `Destiny of ${names.purse(e.purse)}: ${e.again.join(', ')} for ${manyWords(e.again.length, 'point')} (${e.needs}+), ${e.successes} in all.`;
    case 'letPass':
      return 'Nobody resists.';
    case 'resisted':
      return `Resistance by ${names.purse(e.by)} with ${manyWords(e.points, 'point')}: +${e.defence}.`;
    case 'raised':
      return `${manyWords(e.points, 'point')}${e.stage === 'destiny' ? ' of Destiny' : ''} more from ${names.purse(e.by)}: ${e.total}.`;
    case 'stoodPat':
      return `Nothing more from ${names.purse(e.by)}.`;
    case 'resistAgain':
      return `The dice show ${e.faces[0]} and ${e.faces[1]}; the one of ${names.purse(e.by)} is rolled again.`;
    case 'resistRolled':
      return `The dice: ${e.faces[0]} for a defence of ${e.defence}, ${e.faces[1]} for a power of ${e.cast}.`;
    case 'resistEnded':
      return e.resolves ? `${names.power(e.power)} takes hold.` : `${names.power(e.power)} is negated.`;
  }
};
