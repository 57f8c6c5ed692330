/** Magewinds for the pages that play and replay it. */

import type { MagewindsTypes } from '@muster/magewinds';
import type { GameUi } from '../../contract/table-game.ts';
import { BOOK } from './book.ts';
import { hosted } from './hosted.ts';
import { Figures } from './play/Figures.tsx';
import { PlayTable } from './play/PlayTable.tsx';
import { NO_SCENE, present, type Scene } from './play/present.ts';
import { ReplayTable } from './play/ReplayTable.tsx';
import { Why } from './play/Why.tsx';

export const ui: GameUi<MagewindsTypes, Scene> = {
  ...hosted,
  hasSecrets: true,
  concede: { type: 'concede' },
  isAnytime: (command) => command.type === 'concede' || command.type === 'setOrders',
  noScene: NO_SCENE,
  present,
  book: BOOK,
  isHeading: (event) => event.type === 'roundBegan' || event.type === 'phaseBegan',
  isEnding: (event) => event.type === 'ended',
  Why,
  Figures,
  PlayTable,
  ReplayTable,
};
