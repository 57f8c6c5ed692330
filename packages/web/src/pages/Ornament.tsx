/** A small drawing of things of some game, as decoration; the words beside it do not wait for it. */

import { Suspense } from 'react';
import { useGames } from '../contract/games.ts';
import type { OrnamentPlace } from '../contract/table-game.ts';

export const Ornament = ({
  of,
  className,
}: {
  readonly of: OrnamentPlace;
  readonly className?: string | undefined;
}) => {
  const { games } = useGames();
  const Drawn = games.find(({ entry }) => entry.Ornament !== undefined)?.entry.Ornament;
  return (
    <div className={className} aria-hidden="true">
      <Suspense>{Drawn && <Drawn of={of} />}</Suspense>
    </div>
  );
};
