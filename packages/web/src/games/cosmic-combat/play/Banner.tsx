/** Whose turn it is, which round, which phase; and one line with the last result. */

import { type Battle, PHASE_NAMES, scenarioOf, sideName } from '@muster/cosmic-combat';
import { resultWords, Strip as StripLine } from '../../../play/Strip.tsx';
import { type BannerProps, Phases, WhoseTurn } from '../../../play/WhoseTurn.tsx';
import type { Scene } from './scene.ts';

const PHASES = (['orders', 'movement', 'shoot', 'combat'] as const).map(
  (phase) => [phase, PHASE_NAMES[phase]] as const,
);

export const Banner = (props: BannerProps<Battle>) => {
  const { round, phase, outcome, config } = props.battle;
  return (
    <WhoseTurn
      {...props}
      sideName={(side) => sideName(config, side)}
      when={phase === 'setup' ? 'Set-up' : `Round ${round} of ${scenarioOf(config.scenario).rounds}`}
    >
      {phase !== 'setup' && outcome === null && (
        <Phases label="Phases" phases={PHASES} now={phase === 'priority' ? 'orders' : phase} />
      )}
    </WhoseTurn>
  );
};

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
