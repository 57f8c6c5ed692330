/** Who plays a seat: you, a friend, or one of the computer's levels. */

import { Chips } from '../../parts/Chips.tsx';
import { useSettings } from '../../parts/settings.ts';
import css from './start.module.css';
import { PLAYER_CHOICES, type PlayerId, playerHint } from './who-plays.ts';

interface Props {
  /** The name of the seat. */
  readonly seat: string;
  readonly player: PlayerId;
  /** In place of the usual words about who plays. */
  readonly hint?: string;
  readonly onPlayer: (player: PlayerId) => void;
}

export const PlayerChips = ({ seat, player, hint, onPlayer }: Props) => {
  const { friendsAre } = useSettings();
  const isAfar = player === 'friend' && friendsAre === 'elsewhere';
  return (
    <>
      <Chips legend={`Who plays ${seat}`} quiet tight choices={PLAYER_CHOICES} value={player} onChoose={onPlayer} />
      <p className={css.playerHint}>
        {isAfar ? playerHint(player, friendsAre) : (hint ?? playerHint(player, friendsAre))}
      </p>
    </>
  );
};
