/** What a command would probably bring, for page, terminal and computer players. */

import { findModel, topOf } from '../state/battle.ts';
import type { Battle, ConquestCommand } from '../state/types.ts';
import { contestChances, rerollChances } from './answers.ts';
import { engagementChances, entryChances } from './fight.ts';
import { powerChances, shotChances } from './shot.ts';

export * from './answers.ts';
export * from './fight.ts';
export * from './shot.ts';

/** CQ-73. */
const RESOLVE = 1 / 2;

export const chancesOf = (b: Battle, c: ConquestCommand): object | undefined => {
  if (b.outcome !== null) return undefined;
  const frame = topOf(b);
  switch (c.type) {
    case 'shoot':
      return shotChances(b, c);
    case 'cast':
      return powerChances(b, c);
    case 'walk': {
      const unit = frame.type === 'activation' ? findModel(b, frame.unit) : undefined;
      return unit && engagementChances(b, unit, c);
    }
    case 'fight': {
      const entry = frame.type === 'combat' ? frame.fights.find(({ id }) => id === c.fight) : undefined;
      return entry && entryChances(b, entry);
    }
    case 'reroll':
      return rerollChances(b, c.dice);
    case 'resist':
    case 'raise':
      return contestChances(b, c);
    case 'resolve':
      return c.pay ? { ignored: RESOLVE } : { ignored: 0 };
    default:
      return undefined;
  }
};
