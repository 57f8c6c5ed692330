/** Whose turn it is, which round and phase: always in the same place. */

import { type Battle, fieldOf, type Phase } from '@muster/grid-battles';
import { type SeatPlayers, seatName } from '../../../contract/players.ts';
import css from '../../../play/play.module.css';

const PHASES: readonly { readonly phase: Phase; readonly words: string }[] = [
  { phase: 'activation', words: 'Activate' },
  { phase: 'movement', words: 'Move' },
  { phase: 'attack', words: 'Attack' },
];

interface Props {
  readonly battle: Battle;
  readonly players?: SeatPlayers | undefined;
}

export const TurnBanner = ({ battle, players }: Props) => {
  const { scenario, roundLimit } = fieldOf(battle.config);
  const winner = battle.outcome?.places[0]?.length === 1 ? battle.outcome.places[0][0] : undefined;
  const seat = battle.phase === 'over' ? winner : battle.turn;
  return (
    <div className={css.banner} data-seat={seat}>
      <p className={css.whose}>
        <span className={css.seatMark} data-seat={seat} aria-hidden="true" />
        <strong>
          {battle.phase === 'over'
            ? seat === undefined
              ? 'A draw'
              : `${scenario.sides[seat]!.name} wins`
            : seatName(
                scenario.sides.map((side) => side.name),
                players,
                battle.turn,
              )}
        </strong>
        <span className="muted">
          {battle.phase === 'deployment' ? 'Deployment' : `Round ${battle.round} of ${roundLimit}`}
        </span>
      </p>
      {battle.phase !== 'over' && battle.phase !== 'deployment' && (
        <ol className={css.phases} aria-label="Phases of the turn">
          {PHASES.map(({ phase, words }) => (
            <li key={phase} aria-current={battle.phase === phase ? 'step' : undefined}>
              {words}
              {phase === 'activation' && battle.phase === phase && battle.owed > 0 ? ` ${battle.owed}` : ''}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
