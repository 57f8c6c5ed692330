/** A game and its table, fetched when a battle of it is open. */

import { useEffect, useState } from 'react';
import { findGame, loadTable, useGames } from '../contract/games.ts';
import type { TableGame } from '../contract/table-game.ts';

/** Undefined until it is there; a string says why it cannot be. */
export const useGame = (id: string): TableGame | string | undefined => {
  const { games } = useGames();
  const [game, setGame] = useState<TableGame | string>();
  useEffect(() => {
    let gone = false;
    const found = findGame(games, id);
    if (found === undefined) setGame(`This version of Muster does not know the game ${id}. Load the page again.`);
    else
      loadTable(found).then(
        (loaded) => !gone && setGame(loaded),
        () => !gone && setGame('The game could not be fetched. Load the page again; the battle is kept.'),
      );
    return () => {
      gone = true;
    };
  }, [games, id]);
  return game;
};
