/** Dwethia Conquest for the pages that play and replay it. */

import type { ConquestTypes } from '@muster/conquest';
import type { GameUi } from '../../contract/table-game.ts';
import { Figures } from './play/Figures.tsx';
import { PlayTable } from './play/PlayTable.tsx';
import { NO_SCENE, present, type Scene } from './play/present.ts';
import { ReplayTable } from './play/ReplayTable.tsx';
import { usualOrders } from './play/settings.ts';
import { actorOf, deedOf, placesOf, soundOf, turnOf } from './play/telling.ts';
import { Why } from './play/Why.tsx';

export const ui: GameUi<ConquestTypes, Scene> = {
  noScene: NO_SCENE,
  present,
  usualOrders,
  /** Dice again, a bid, a wound resolved: what was planned goes on after them. */
  outlasts: ({ kind }) => kind === 'reroll' || kind === 'raise' || kind === 'resist' || kind === 'resolve',
  keys: [
    { keys: ['W'], words: 'All workers go on' },
    { keys: ['X'], words: 'Take all that hang together with the chosen unit' },
    { keys: ['T'], words: 'The next target' },
    { keys: ['M'], words: 'The next node; Enter goes there and harvests' },
    { keys: ['G'], words: 'Where the enemy could strike' },
    { keys: ['Q'], words: 'Measure from who is chosen to the pointer' },
    { keys: ['Escape'], words: 'The last step of a plan back' },
  ],
  isHeading: (event) => turnOf(event) !== undefined,
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
