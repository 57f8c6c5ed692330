/** Dwethia Cosmic Combat for the pages that play and replay it. */

import { type CosmicDecision, type CosmicTypes, cosmicCombatDescriptor } from '@muster/cosmic-combat';
import type { GameUi } from '../../contract/table-game.ts';
import { whyOf } from '../../dwethia/play/RolledWhy.tsx';
import { answerFor } from './play/answers.ts';
import { Figures } from './play/Figures.tsx';
import type { Scene } from './play/scene.ts';
import { told } from './play/stages.ts';
import { tabletop } from './play/tabletop.tsx';
import { purseName } from './play/words.ts';

export const ui: GameUi<CosmicTypes, Scene> = {
  ...told,
  answer: (view, decision) => answerFor(view, decision as CosmicDecision),
  /** Dice again, a bid, a shot passed on: what was planned goes on after them. */
  outlasts: ({ kind }) => kind === 'reroll' || kind === 'raise' || kind === 'resist' || kind === 'redirect',
  keys: [
    { keys: ['1', '2', '3', '4'], words: 'Orders: Shield, Move, Fire, Board; shields: bow, port, starboard, stern' },
    { keys: ['A', 'D'], words: 'Turn to port or starboard by 15 degrees' },
    { keys: ['W', 'X'], words: 'Farther ahead, or less far and back' },
    { keys: ['G'], words: 'Arcs of fire' },
  ],
  forgets: true,
  Why: whyOf(cosmicCombatDescriptor, purseName),
  Figures,
  tabletop,
};
