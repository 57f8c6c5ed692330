/** What each seat brings, as far as it may be seen here: `The Citadel, 49 of 60 points`. */

import type { Descriptor } from '@muster/kernel';
import { useEffect, useState } from 'react';
import { findGame, useGames } from '../contract/games.ts';

const titleOf = ({ forces }: Descriptor, force: object | null): string | undefined => {
  const checked = force === null ? undefined : forces?.check(force);
  return checked?.ok ? checked.value.title : undefined;
};

export const useBrought = (game: string, forces: readonly (object | null)[]): readonly (string | undefined)[] => {
  const { games } = useGames();
  const [titles, setTitles] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    let gone = false;
    findGame(games, game)
      ?.card.load()
      .then(
        (descriptor) => gone || setTitles(forces.map((force) => titleOf(descriptor, force))),
        () => {}, // that it is ready is told all the same
      );
    return () => {
      gone = true;
    };
  }, [games, game, forces]);
  return titles;
};
