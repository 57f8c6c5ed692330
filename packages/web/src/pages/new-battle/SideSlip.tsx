/** One side before the battle: who plays it, what wins it the day, and its force. */

import { LEVEL_WORDS, LEVELS } from '@muster/ai';
import { conditionWords, type Side, UNITS } from '@muster/grid-battles';
import type { ReactNode } from 'react';
import { Counter } from '../../counters/Counter.tsx';
import { Chips } from '../parts/Chips.tsx';
import { SourceMark } from '../parts/SourceMark.tsx';
import { capital, count } from '../parts/words.ts';
import { grouped, type PlayerId, type SideIndex, unitWords } from './choices.ts';
import css from './new-battle.module.css';

const PLAYERS: readonly { readonly value: PlayerId; readonly words: string }[] = [
  { value: 'you', words: 'You' },
  { value: 'friend', words: 'Friend' },
  ...LEVELS.map((level) => ({ value: level, words: LEVEL_WORDS[level].name })),
];

const playerHint = (player: PlayerId): string => {
  if (player === 'you') return 'You command this side.';
  return player === 'friend' ? 'A friend on this screen; pass the table between turns.' : LEVEL_WORDS[player].words;
};

/** The units of a scenario, kind by kind. */
const ForceList = ({ side, index }: { readonly side: Side; readonly index: SideIndex }) => (
  <ul className={css.force}>
    {grouped(side.units.map(({ type }) => type)).map(({ type, count: many }) => (
      <li key={type}>
        <Counter unit={type} livery={index} size={44} decorative />
        <span className={css.forceName}>
          {unitWords(type, many)}
          <SourceMark source={UNITS[type].source} />
        </span>
      </li>
    ))}
  </ul>
);

interface SideSlipProps {
  readonly side: Side;
  readonly index: SideIndex;
  readonly player: PlayerId;
  readonly onPlayer: (player: PlayerId) => void;
  /** In place of the list of units: the builder of a free battle. */
  readonly children?: ReactNode;
}

export const SideSlip = ({ side, index, player, onPlayer, children }: SideSlipProps) => (
  <section className={`slip ${css.side}`} data-side={index} aria-label={`${side.name} side`}>
    <h3 className={css.sideName}>
      {side.name}
      <span className="small muted">{index === 0 ? 'goes first' : 'goes second'}</span>
    </h3>
    <Chips legend={`Who plays ${side.name}`} quiet tight choices={PLAYERS} value={player} onChoose={onPlayer} />
    <p className={css.playerHint}>{playerHint(player)}</p>
    <dl className={css.orders}>
      <div>
        <dt>To win</dt>
        <dd>{capital(side.wins.map(conditionWords).join(', or '))}</dd>
      </div>
      <div>
        <dt>Each turn</dt>
        <dd>Activates {count(side.activations, 'unit')}</dd>
      </div>
    </dl>
    {children ?? <ForceList side={side} index={index} />}
  </section>
);
