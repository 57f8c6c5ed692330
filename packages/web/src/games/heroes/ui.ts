/** Dwethia Heroes for the pages that play and replay it. */

import type { HeroesTypes } from '@muster/heroes';
import { lazy } from 'react';
import type { GameUi } from '../../contract/table-game.ts';
import { ownAnswer } from './play/answers.ts';
import type { Scene } from './play/scene.ts';
import { told } from './play/stages.ts';
import { tabletop } from './play/tabletop.tsx';
import { Why } from './play/Why.tsx';

/** What is not looked at while a battle is fought is fetched when its table stands. */
const fetchFigures = () => import('./play/Figures.tsx');

export const ui: GameUi<HeroesTypes, Scene> = {
  ...told,
  answer: ownAnswer,
  /** Dice again, a bid, a shot passed on: what was planned goes on after them. */
  outlasts: ({ kind }) => kind === 'reroll' || kind === 'raise' || kind === 'resist' || kind === 'redirect',
  keys: [
    { keys: ['O'], words: 'They go first' },
    { keys: ['H'], words: 'The model stands still' },
    { keys: ['T'], words: 'Tilt the board, or lay it flat' },
    { keys: ['Home', 'End'], words: 'The first and the last space of a row' },
  ],
  Why,
  Figures: lazy(async () => ({ default: (await fetchFigures()).Figures })),
  tabletop,
  fetchLater: fetchFigures,
};
