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
  const offered = kind === undefined ? undefined : asks[kind]?.forMe;
  if (offered === undefined) return [];
  const words = typeof offered === 'string' ? offered : offered.words;
  return [{ meaning: 'forMe', words, run: table.letPlay }];
};

/** What the computer would do, to be looked at and changed: `take` puts it in the hand, and only the player plays it. */
export const suggestion = <C>(
  words: string,
  table: { suggest(): Promise<C | undefined> },
  take: (command: C) => void,
): Action => ({
  meaning: 'forThis',
  words,
  run: () => void table.suggest().then((command) => command !== undefined && take(command)),
});
