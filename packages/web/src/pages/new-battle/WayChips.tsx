/** How the battle is played: against the computer, on one screen, or with a friend elsewhere. */

import { Chips } from '../../parts/Chips.tsx';
import { useSettings } from '../../parts/settings.ts';
import { WAYS } from '../../parts/ways.ts';
import css from './start.module.css';
import { friendsOf, type PlayerId, playedBy, wayOf } from './who-plays.ts';

interface Props {
  readonly players: readonly PlayerId[];
  readonly onPlayers: (players: readonly PlayerId[]) => void;
}

export const WayChips = ({ players, onPlayers }: Props) => {
  const { friendsAre, choose } = useSettings();
  return (
    <div className={css.way}>
      <Chips
        legend="Play"
        tight
        choices={WAYS}
        value={wayOf(players, friendsAre)}
        onChoose={(way) => {
          choose({ friendsAre: friendsOf(way) });
          onPlayers(playedBy(players, way));
        }}
      />
    </div>
  );
};
