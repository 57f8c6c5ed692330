/** Whose turn it is, which round, which phase; and one line with the last result. */

import { PHASE_NAMES, scenarioOf, sideName } from '@muster/cosmic-combat';
import type { SeenProps } from '../../../contract/tabletop.ts';
import { Round } from '../../../dwethia/play/Round.tsx';
import { resultWords, Strip as StripLine } from '../../../play/Strip.tsx';
import { useWide } from '../../../play/useWide.ts';
import { Phases, WhoseTurn } from '../../../play/WhoseTurn.tsx';
import type { CosmicTable } from './hand/types.ts';
import { scoreWords } from './score.ts';
import css from './table.module.css';

const PHASES = (['orders', 'movement', 'shoot', 'combat'] as const).map(
  (phase) => [phase, PHASE_NAMES[phase]] as const,
);

type Props = SeenProps<CosmicTable>;

export const Banner = ({ seen: { shown, seatNames, players, turn, outcome } }: Props) => {
  const { round, phase, config } = shown;
  return (
    <WhoseTurn
      battle={shown}
      outcome={outcome}
      seatNames={seatNames}
      players={players}
      seat={turn}
      sideName={(side) => sideName(config, side)}
      when={phase === 'setup' ? 'Set-up' : <Round round={round} of={scenarioOf(config.scenario).rounds} />}
    >
      {phase !== 'setup' && outcome === undefined && (
        <Phases label="Phases" phases={PHASES} now={phase === 'priority' ? 'orders' : phase} />
      )}
    </WhoseTurn>
  );
};

/** How it stands, for which there is no room beside round and phases; then what came of the last attack, or else what is to be won. */
export const Strip = ({ seen: { shown, scene, outcome } }: Props) => {
  const result = resultWords(scene.moment);
  const isWide = useWide();
  const { words } = scenarioOf(shown.config.scenario);
  const aim = outcome === undefined ? (isWide ? words : words.replace(/;.*/, '.')) : '';
  return (
    <StripLine blow={result !== '' && !scene.reveal} result={result !== ''}>
      <span>
        {shown.phase !== 'setup' && <b className={css.score}>{scoreWords(shown)}.</b>}{' '}
        {scene.reveal ? 'All orders are turned over.' : result || aim}
      </span>
    </StripLine>
  );
};
