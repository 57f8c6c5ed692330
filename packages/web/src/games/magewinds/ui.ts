/** Magewinds for the pages that play and replay it. */

import type { MagewindsTypes } from '@muster/magewinds';
import type { GameUi } from '../../contract/table-game.ts';
import { Figures } from './play/Figures.tsx';
import { answerFor, quiet } from './play/own-answers.ts';
import type { Scene } from './play/scene.ts';
import { placesOf, told } from './play/stages.ts';
import { tabletop } from './play/tabletop.tsx';
import { Why } from './play/Why.tsx';

export const ui: GameUi<MagewindsTypes, Scene> = {
  ...told,
  placesOf,
  keys: [
    { keys: ['1', '…', '9'], words: 'Choose the first, second or ninth thing of the list' },
    { keys: ['1', '…', '5', 'D'], words: 'While you channel, draw that card of the row, or from the deck' },
    { keys: ['Shift', 'Arrows'], words: 'Move the cursor by a whole inch' },
    { keys: ['Tab'], words: 'From the ground to the bases; arrows go from base to base' },
    { keys: [',', '.'], words: 'Turn a piece of terrain by 15 degrees, with Shift by one' },
    { keys: ['Alt'], words: 'Lay a piece of terrain freely, without snapping' },
  ],
  answer: answerFor,
  quiet,
  forgets: true,
  outlasts: ({ kind }) => kind === 'window',
  Why,
  Figures,
  tabletop,
};
