/** Whose turn it is, which round, which part of the activation; and one line with the last result. */

import { type Battle, roundLimit, sideName } from '@muster/heroes';
import { resultWords, Strip as StripLine } from '../../../dwethia/play/Strip.tsx';
import { type BannerProps, Phases, WhoseTurn } from '../../../dwethia/play/WhoseTurn.tsx';
import type { Scene } from './scene.ts';
import { activeOf } from './shown.ts';
import { nameOf } from './words.ts';

const STEPS = [
  ['move', 'Move'],
  ['shoot', 'Shoot'],
  ['melee', 'Fight'],
] as const;

/** In which part of the activation the battle is. */
const stepOf = (b: Battle): (typeof STEPS)[number][0] | undefined => {
  const frame = b.stack.findLast((one) => one.type === 'activation');
  if (frame?.type !== 'activation') return undefined;
  switch (frame.step) {
    case 'begin':
    case 'enter':
    case 'engaged':
    case 'retreat':
    case 'move':
    case 'afterMove':
      return 'move';
    case 'shoot':
      return 'shoot';
    default:
      return 'melee';
  }
};

export const Banner = (props: BannerProps<Battle>) => {
  const { battle } = props;
  const step = stepOf(battle);
  const active = activeOf(battle);
  const top = battle.stack.at(-1)?.type;
  const isSetUp = top === 'seal' || top === 'markers' || top === 'terrain' || top === 'edge';
  const round = isSetUp ? 'Set-up' : `Round ${battle.round} of ${roundLimit(battle)}`;
  return (
    <WhoseTurn
      {...props}
      sideName={sideName}
      when={active !== undefined && battle.outcome === null ? `${round}, ${nameOf(battle, active)}` : round}
    >
      {step !== undefined && battle.outcome === null && (
        <Phases label="Parts of the activation" phases={STEPS} now={step} />
      )}
    </WhoseTurn>
  );
};

/** What came of the last attack, until the next. */
export const Strip = ({ scene, tell }: { readonly scene: Scene; readonly tell: string }) => {
  const result = resultWords(scene.moment);
  return (
    <StripLine blow={result !== ''} result={result !== ''}>
      {result || tell}
    </StripLine>
  );
};
