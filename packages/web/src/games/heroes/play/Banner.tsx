/** Whose turn it is, which round, which part of the activation; and one line with the last result. */

import { type Battle, roundLimit, sideName } from '@muster/heroes';
import type { SeenProps } from '../../../contract/tabletop.ts';
import { resultWords, Strip as StripLine } from '../../../play/Strip.tsx';
import { Phases, WhoseTurn } from '../../../play/WhoseTurn.tsx';
import { activationOf } from './shown.ts';
import type { HeroesTable } from './types.ts';

const STEPS = [
  ['move', 'Move'],
  ['shoot', 'Shoot'],
  ['melee', 'Fight'],
] as const;

/** In which part of the activation the battle is. A shot or a power that is under way is still of the part before. */
const stepOf = (b: Battle): (typeof STEPS)[number][0] | undefined => {
  const frame = activationOf(b);
  if (frame === undefined) return undefined;
  const isUnderWay = b.stack.at(-1) !== frame;
  if (frame.step === 'end') return 'melee';
  if (frame.step === 'melee') return isUnderWay ? 'shoot' : 'melee';
  return frame.step === 'shoot' && !isUnderWay ? 'shoot' : 'move';
};

export const Banner = ({ seen }: SeenProps<HeroesTable>) => {
  const { shown: battle, outcome } = seen;
  const step = stepOf(battle);
  const active = activationOf(battle)?.model;
  const top = battle.stack.at(-1)?.type;
  const isSetUp = top === 'seal' || top === 'markers' || top === 'terrain' || top === 'edge';
  const round = isSetUp ? 'Set-up' : `Round ${battle.round} of ${roundLimit(battle)}`;
  return (
    <WhoseTurn
      {...seen}
      battle={battle}
      seat={seen.turn}
      sideName={sideName}
      when={active !== undefined && outcome === undefined ? `Round ${battle.round}, ${active} acts` : round}
    >
      {step !== undefined && outcome === undefined && (
        <Phases label="Parts of the activation" phases={STEPS} now={step} />
      )}
    </WhoseTurn>
  );
};

/** What decides the battle, while nothing else is to be said. */
const tellOf = ({ objectives, sealed, outcome }: Battle): string => {
  if (outcome !== null) return 'Nothing is secret any more.';
  return objectives.some((ids) => ids !== null && ids.length > 0) || sealed.every((is) => is)
    ? 'Meet all five objectives, or leave nobody standing.'
    : 'Choose five secret objectives; who has met them all first wins.';
};

/** What came of the last attack, until the next. */
export const Strip = ({ seen: { shown, scene } }: SeenProps<HeroesTable>) => {
  const result = resultWords(scene.moment);
  return (
    <StripLine blow={result !== ''} result={result !== ''}>
      {result || tellOf(shown)}
    </StripLine>
  );
};
