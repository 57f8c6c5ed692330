/** What the computer does for a player who would rather have it done, where the game offers it: the rest of a deployment. */

import type { Descriptor, GameTypes } from '@muster/kernel';
import type { TableActions, TableState } from '../contract/table-game.ts';
import type { Action } from './ActionBar.tsx';

export const forMe = <T extends GameTypes>(
  { asks }: Pick<Descriptor<T>, 'asks'>,
  { acting, decisions }: Pick<TableState, 'acting' | 'decisions'>,
  table: Pick<TableActions, 'letPlay'>,
): readonly Action[] => {
  const kind = decisions.find(({ seat }) => seat === acting)?.kind as T['decision']['kind'] | undefined;
  const words = kind === undefined ? undefined : asks[kind]?.forMe;
  return words === undefined ? [] : [{ meaning: 'forMe', words, run: table.letPlay }];
};
