/** Grid Battles for the pages that play and replay it. */

import type { GridBattlesTypes } from '@muster/grid-battles';
import type { GameUi } from '../../contract/table-game.ts';
import { RealDie } from './dice/RealDie.tsx';
import { Figures } from './play/Figures.tsx';
import { PlayTable } from './play/PlayTable.tsx';
import { NO_SCENE, present, type Scene } from './play/present.ts';
import { ReplayTable } from './play/ReplayTable.tsx';
import { actorOf, deedOf, placesOf, soundOf, turnOf } from './play/telling.ts';
import { Why } from './play/Why.tsx';

export const ui: GameUi<GridBattlesTypes, Scene> = {
  noScene: NO_SCENE,
  present,
  keys: [
    { keys: ['H'], words: 'The chosen unit stands still' },
    { keys: ['Home', 'End'], words: 'The first and the last hex of a row' },
  ],
  isHeading: (event) => event.type === 'roundBegan' || event.type === 'turnBegan',
  turnOf,
  placesOf,
  actorOf,
  deedOf,
  soundOf,
  isEnding: (event) => event.type === 'ended',
  Die: RealDie,
  Why,
  Figures,
  PlayTable,
  ReplayTable,
};
