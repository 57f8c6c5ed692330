/** Grid Battles for the pages that play and replay it. */

import type { GridBattlesTypes } from '@muster/grid-battles';
import type { GameUi } from '../../contract/table-game.ts';
import { RealDie } from './dice/Dice.tsx';
import { hasLost } from './play/able.ts';
import { Figures } from './play/Figures.tsx';
import type { Scene } from './play/scene.ts';
import { told } from './play/stages.ts';
import { tabletop } from './play/tabletop.tsx';
import { Why } from './play/Why.tsx';

export const ui: GameUi<GridBattlesTypes, Scene> = {
  ...told,
  halts: hasLost,
  keys: [
    { keys: ['O'], words: 'Only this blow, not those that are meant after it' },
    { keys: ['H'], words: 'The chosen unit stands still' },
    { keys: ['Home', 'End'], words: 'The first and the last hex of a row' },
  ],
  Die: RealDie,
  Why,
  Figures,
  tabletop,
};
