/** What the computer chooses for a player who would rather have it chosen: it lies in his hand, and he confirms it or changes it. */

import type { HeroesDecision } from '@muster/heroes';
import type { Suggestions } from '../../../contract/tabletop.ts';
import type { HeroesTable } from './types.ts';

const WORDS: { readonly [K in HeroesDecision['kind']]?: string } = {
  terrain: 'Choose a piece for me',
  marker: 'Choose a place for me',
  seal: 'Choose five for me',
};

export const suggests: Suggestions<HeroesTable> = {
  words: ({ decision }) => decision && WORDS[decision.kind],
  take: (_, __, c) => {
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
  },
};
