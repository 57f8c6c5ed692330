/** For who has answered, looks at the answer again and does not want to change it. */

import type { TableActions, TableState } from '../contract/table-game.ts';
import type { Action } from './ActionBar.tsx';

export const keepAnswer = (
  { changing }: Pick<TableState, 'changing'>,
  table: Pick<TableActions, 'leave'>,
): readonly Action[] =>
  changing ? [{ meaning: 'keep', words: 'Leave it as it was', key: 'k', run: table.leave }] : [];
