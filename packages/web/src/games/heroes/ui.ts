/** Dwethia Heroes for the pages that play and replay it. */

import type { HeroesTypes } from '@muster/heroes';
import type { GameUi } from '../../contract/table-game.ts';
import { Figures } from './play/Figures.tsx';
import { PlayTable } from './play/PlayTable.tsx';
import { NO_SCENE, present, type Scene } from './play/present.ts';
import { ReplayTable } from './play/ReplayTable.tsx';
import { usualOrders } from './play/settings.ts';
import { actorOf, deedOf, placesOf, soundOf, turnOf } from './play/telling.ts';
import { Why } from './play/Why.tsx';

export const ui: GameUi<HeroesTypes, Scene> = {
  noScene: NO_SCENE,
  present,
  usualOrders,
  /** Dice again, a bid, a shot passed on: what was planned goes on after them. */
  outlasts: ({ kind }) => kind === 'reroll' || kind === 'raise' || kind === 'resist' || kind === 'redirect',
  keys: [
    { keys: ['H'], words: 'The model stands still' },
    { keys: ['T'], words: 'Tilt the board, or lay it flat' },
    { keys: ['Home', 'End'], words: 'The first and the last space of a row' },
  ],
  isHeading: (event) => event.type === 'roundBegan' || event.type === 'activated',
  turnOf,
  placesOf,
  actorOf,
  deedOf,
  soundOf,
  isEnding: (event) => event.type === 'over',
  Why,
  Figures,
  PlayTable,
  ReplayTable,
};
