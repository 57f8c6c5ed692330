/** What the seats of a battle are called, as soon as its game is there. */

import type { GameTypes } from '@muster/kernel';
import { useEffect, useState } from 'react';
import { findGame, useGames } from '../contract/games.ts';

const numbered = (seats: number): readonly string[] => Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);

export const useSeatNames = (game: string, config: object | undefined, seats: number): readonly string[] => {
  const { games } = useGames();
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    let gone = false;
    findGame(games, game)
      ?.card.load()
      .then(
        (descriptor) => {
          const read = config === undefined ? undefined : descriptor.game.parseConfig(config);
          if (!gone && read?.ok) setNames(descriptor.seatNames(read.value as GameTypes['config']));
        },
        () => {}, // numbers do
      );
    return () => {
      gone = true;
    };
  }, [games, game, config]);
  return names ?? numbered(seats);
};
