/** Whose turn it is, which round, which part of the activation; and one line with the last result. */

import { type Battle, roundLimit, sideName } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import { type SeatPlayers, seatName } from '../../../contract/players.ts';
import play from '../../../play/play.module.css';
import { resultWords, Strip as StripLine } from '../../../play/Strip.tsx';
import type { Scene } from './present.ts';
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

export const activeOf = (b: Battle): string | undefined => {
  const frame = b.stack.findLast((one) => one.type === 'activation');
  return frame?.type === 'activation' ? frame.model : undefined;
};

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
  return `${sideName(b.config.seats[first[0]!]!.side)} wins`;
};

export const Banner = ({ battle, seatNames, players, seat }: Props) => {
  const step = stepOf(battle);
  const active = activeOf(battle);
  const top = battle.stack.at(-1)?.type;
  const isSetUp = top === 'seal' || top === 'markers' || top === 'terrain' || top === 'edge';
  return (
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
          {isSetUp ? 'Set-up' : `Round ${battle.round} of ${roundLimit(battle)}`}
          {active !== undefined && battle.outcome === null && `, ${nameOf(battle, active)}`}
        </span>
      </p>
      {step !== undefined && battle.outcome === null && (
        <ol className={play.phases} aria-label="Parts of the activation">
          {STEPS.map(([id, words]) => (
            <li key={id} aria-current={step === id ? 'step' : undefined}>
              {words}
            </li>
          ))}
        </ol>
      )}
    </div>
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
