/** Magewinds for the pages that play and replay it. */

import type { MagewindsTypes } from '@muster/magewinds';
import type { GameUi } from '../../contract/table-game.ts';
import { Figures } from './play/Figures.tsx';
import { declineFor } from './play/orders.ts';
import { PlayTable } from './play/PlayTable.tsx';
import { NO_SCENE, present, type Scene } from './play/present.ts';
import { ReplayTable } from './play/ReplayTable.tsx';
import { Why } from './play/Why.tsx';

export const ui: GameUi<MagewindsTypes, Scene> = {
  noScene: NO_SCENE,
  present,
  answer: declineFor,
  outlasts: ({ kind }) => kind === 'window',
  isHeading: (event) => event.type === 'roundBegan' || event.type === 'phaseBegan',
  isEnding: (event) => event.type === 'ended',
  Why,
  Figures,
  PlayTable,
  ReplayTable,
};
