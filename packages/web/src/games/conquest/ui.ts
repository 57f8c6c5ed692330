/** Dwethia Conquest for the pages that play and replay it. */

import { type ConquestDecision, type ConquestTypes, conquestDescriptor } from '@muster/conquest';
import type { GameUi } from '../../contract/table-game.ts';
import { whyOf } from '../../dwethia/play/RolledWhy.tsx';
import { answerFor } from './play/answers.ts';
import { Figures } from './play/Figures.tsx';
import type { Scene } from './play/scene.ts';
import { told } from './play/stages.ts';
import { tabletop } from './play/tabletop.tsx';
import { purseName } from './words.ts';

export const ui: GameUi<ConquestTypes, Scene> = {
  ...told,
  answer: (view, decision) => answerFor(view, decision as ConquestDecision),
  /** Dice again, a bid, a wound resolved: what was planned goes on after them. */
  outlasts: ({ kind }) => kind === 'reroll' || kind === 'raise' || kind === 'resist' || kind === 'resolve',
  keys: [
    { keys: ['W'], words: 'All workers go on' },
    { keys: ['X'], words: 'Take all that hang together with the chosen unit' },
    { keys: ['T'], words: 'The next target' },
    { keys: ['M'], words: 'The next node; Enter goes there and harvests' },
    { keys: ['G'], words: 'Where the enemy could strike' },
    { keys: ['Q'], words: 'Measure from who is chosen to the pointer' },
    { keys: ['Esc'], words: 'The last step of a plan back' },
  ],
  forgets: true,
  Why: whyOf(conquestDescriptor, purseName),
  Figures,
  tabletop,
};
