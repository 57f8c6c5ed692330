/** What the computer chooses for a player who would rather have it chosen: it lies in his hand, and he confirms it or changes it. */

import type { HeroesCommand, HeroesDecision } from '@muster/heroes';
import type { Taken } from '../../../contract/tabletop.ts';
import type { HeroesTable } from './types.ts';

const WORDS: { readonly [K in HeroesDecision['kind']]?: string } = {
  terrain: 'Choose a piece for me',
  marker: 'Choose a place for me',
  seal: 'Choose five for me',
};

export const forMeWords = (kind: HeroesDecision['kind']): string | undefined => WORDS[kind];

/** The answer as the hand would hold it; undefined where there is nothing to hold. */
export const inHand = (c: HeroesCommand): Taken<HeroesTable> | undefined => {
  switch (c.type) {
    case 'terrain':
      return { held: { kind: 'lay', piece: c.kind, turn: c.turn, space: c.space } };
    case 'marker':
      return { held: { kind: 'answer', command: c } };
    case 'seal':
      return { draft: { objectives: c.objectives ?? [] } };
    default:
      return undefined;
  }
};
