/** What helps at a table without leaving it: its keys, and how to play. */

import { type ReactNode, useCallback, useState } from 'react';
import { findGame, useGames } from '../contract/games.ts';
import type { TableGame } from '../contract/table-game.ts';
import { HowToPlay, HowToPlayContext } from './HowToPlay.tsx';
import { KeysContext, KeysHelp } from './KeysHelp.tsx';
import { useKeys } from './useKeys.ts';

interface Props {
  readonly game: TableGame;
  readonly children: ReactNode;
}

export const TableHelp = ({ game: { descriptor, ui }, children }: Props) => {
  const [open, setOpen] = useState<'keys' | 'guide'>();
  const openKeys = useCallback(() => setOpen('keys'), []);
  const openGuide = useCallback(() => setOpen('guide'), []);
  const close = useCallback(() => setOpen(undefined), []);
  useKeys({ '?': openKeys });
  const { games } = useGames();
  const Guide = findGame(games, descriptor.id)?.entry.Guide;
  return (
    <KeysContext value={openKeys}>
      <HowToPlayContext value={Guide && openGuide}>
        {children}
        {open === 'keys' && <KeysHelp own={ui.keys ?? []} onClose={close} onGuide={Guide && openGuide} />}
        {open === 'guide' && Guide !== undefined && (
          <HowToPlay game={descriptor} onClose={close}>
            <Guide />
          </HowToPlay>
        )}
      </HowToPlayContext>
    </KeysContext>
  );
};
