/** What a person at the screen may do beside answering: look with the own eyes, or leave an answer as it was. */

import type { TableActions, TableState } from '../contract/table-game.ts';
import type { Action } from './ActionBar.tsx';

/** For who acts before all and wants to see the own hand first. */
export const lookAction = (
  { acting, eyes }: Pick<TableState, 'acting' | 'eyes'>,
  table: Pick<TableActions, 'reveal'>,
): Action | undefined =>
  acting === undefined || eyes !== 'spectator'
    ? undefined
    : { meaning: 'look', words: 'Look at my side', key: 'l', run: () => table.reveal(acting) };

/** For who has answered, looks at the answer again and does not want to change it. */
export const keepAnswer = (
  { changing }: Pick<TableState, 'changing'>,
  table: Pick<TableActions, 'leave'>,
): readonly Action[] =>
  changing ? [{ meaning: 'keep', words: 'Leave it as it was', key: 'k', run: table.leave }] : [];
