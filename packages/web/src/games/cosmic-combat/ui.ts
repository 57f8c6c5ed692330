/** Dwethia Cosmic Combat for the pages that play and replay it. */

import type { CosmicDecision, CosmicTypes } from '@muster/cosmic-combat';
import type { GameUi } from '../../contract/table-game.ts';
import { answerFor } from './play/answers.ts';
import { Figures } from './play/Figures.tsx';
import type { Scene } from './play/scene.ts';
import { told } from './play/stages.ts';
import { tabletop } from './play/tabletop.tsx';
import { Why } from './play/Why.tsx';

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
  Why,
  Figures,
  tabletop,
};
