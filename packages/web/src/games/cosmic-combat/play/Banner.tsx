/** Whose turn it is, which round, which phase; and one line with the last result. */

import { type Battle, PHASE_NAMES, type Phase, scenarioOf, sideName } from '@muster/cosmic-combat';
import type { Seat } from '@muster/kernel';
import { type SeatPlayers, seatName } from '../../../contract/players.ts';
import play from '../../../play/play.module.css';
import { resultWords, Strip as StripLine } from '../../../play/Strip.tsx';
import type { Scene } from './present.ts';

const PHASES: readonly Phase[] = ['orders', 'movement', 'shoot', 'combat'];

interface Props {
  readonly battle: Battle;
  readonly seatNames: readonly string[];
  readonly players?: SeatPlayers | undefined;
  /** Who is asked. */
  readonly seat: Seat | undefined;
}

const outcomeWords = (b: Battle): string => {
  const [first] = b.outcome?.places ?? [];
  if (first === undefined || first.length === b.config.seats.length) return 'A draw';
  return `${sideName(b.config, b.config.seats[first[0]!]!.side)} wins`;
};

export const Banner = ({ battle, seatNames, players, seat }: Props) => (
  <div className={play.banner} data-seat={seat}>
    <p className={play.whose}>
      <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
      <strong>
        {battle.outcome !== null
          ? outcomeWords(battle)
          : seat === undefined
            ? 'Wait'
            : seatName(seatNames, players, seat)}
      </strong>
      <span className="muted">
        {battle.phase === 'setup' ? 'Set-up' : `Round ${battle.round} of ${scenarioOf(battle.config.scenario).rounds}`}
      </span>
    </p>
    {battle.phase !== 'setup' && battle.outcome === null && (
      <ol className={play.phases} aria-label="Phases">
        {PHASES.map((phase) => (
          <li
            key={phase}
            aria-current={
              battle.phase === phase || (phase === 'orders' && battle.phase === 'priority') ? 'step' : undefined
            }
          >
            {PHASE_NAMES[phase]}
          </li>
        ))}
      </ol>
    )}
  </div>
);

/** What came of the last attack, until the next. */
export const Strip = ({ scene, tell }: { readonly scene: Scene; readonly tell: string }) => {
  const result = resultWords(scene.moment);
  const words = scene.reveal ? 'All orders are turned over.' : result || tell;
  return (
    <StripLine blow={result !== '' && !scene.reveal} result={result !== ''}>
      {words}
    </StripLine>
  );
};
