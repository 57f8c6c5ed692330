/**
 * The games of the house: the one list. Whatever serves every game (page, command line, lab, computer players, bench, laws, museum,
 * documents) loops over it and names none.
 */

import { card as connectFour } from '@muster/connect-four/card';
import { card as conquest } from '@muster/conquest/card';
import { card as cosmicCombat } from '@muster/cosmic-combat/card';
import { card as gridBattles } from '@muster/grid-battles/card';
import { card as heroes } from '@muster/heroes/card';
import type { Descriptor, GameCard } from '@muster/kernel';
import { card as magewinds } from '@muster/magewinds/card';

/**
 * What a game may have of its own beside its rules, in a folder with its id in the package that serves it. Without it the plain one
 * serves: a mind that only searches, a lab that plays the samples, a table that lists what may be done.
 */
export type Part = 'mind' | 'lab' | 'terminal' | 'table' | 'bench';

export interface Listed {
  readonly card: GameCard;
  readonly parts: readonly Part[];
}

/** The first one is meant by old addresses that name no game. */
export const LIST: readonly [Listed, ...Listed[]] = [
  { card: gridBattles, parts: ['mind', 'lab', 'terminal', 'table', 'bench'] },
  { card: magewinds, parts: ['mind', 'lab', 'terminal', 'table', 'bench'] },
  { card: heroes, parts: ['mind', 'lab', 'terminal', 'table', 'bench'] },
  { card: cosmicCombat, parts: ['mind', 'lab', 'terminal', 'table', 'bench'] },
  { card: conquest, parts: ['mind', 'lab', 'terminal', 'table', 'bench'] },
  { card: connectFour, parts: ['table'] },
];

export const GAME_IDS: readonly string[] = LIST.map(({ card }) => card.id);

export const findGame = (id: string): Listed | undefined => LIST.find(({ card }) => card.id === id);

export const hasPart = (id: string, part: Part): boolean => findGame(id)?.parts.includes(part) === true;

export const loadGames = (): Promise<readonly Descriptor[]> => Promise.all(LIST.map(({ card }) => card.load()));
