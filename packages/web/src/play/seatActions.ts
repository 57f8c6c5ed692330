/** What a person at the screen may do beside answering: look with the own eyes, or leave an answer as it was. */

import type { TableActions, TableState } from '../contract/table-game.ts';
import type { Action } from './ActionBar.tsx';

export const seatActions = (
  { acting, eyes, changing }: Pick<TableState, 'acting' | 'eyes' | 'changing'>,
  table: Pick<TableActions, 'leave' | 'reveal'>,
): readonly Action[] => {
  if (changing) return [{ meaning: 'keep', words: 'Leave it as it was', key: 'k', run: table.leave }];
  if (acting === undefined || eyes !== 'spectator') return [];
  return [{ meaning: 'look', words: 'Look at my own side', key: 'l', run: () => table.reveal(acting) }];
};
