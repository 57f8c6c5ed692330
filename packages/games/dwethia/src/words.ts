/** What happens in the core's procedures, in sentences, for games whose pools belong to sides: priority, dice, contests of powers. */

import type { PriorityEvent, Side } from './procedures/priority.ts';
import type { ResistEvent } from './procedures/resist.ts';
import type { RollEvent } from './procedures/roll.ts';

/** What a game calls things. */
export interface CoreNames {
  side(side: Side): string;
  /** Whose Destiny, Faith or Affinity. */
  purse(purse: string): string;
  power(id: string): string;
  /** What dice of this name are for: `to hit`. */
  roll(what: string): string;
}

export const manyWords = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** `5 to 2`: the higher face first. */
export const scoreWords = (faces: readonly [number, number]): string =>
  `${Math.max(...faces)} to ${Math.min(...faces)}`;

export const narrateCore = (e: PriorityEvent | RollEvent | ResistEvent, names: CoreNames): string => {
  switch (e.type) {
    case 'priorityRolled':
      return e.winner === null
        ? `Priority: both ${e.faces[0]}, rolled again.`
        : `Priority: ${scoreWords(e.faces)} for ${names.side(e.winner)}.`;
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
