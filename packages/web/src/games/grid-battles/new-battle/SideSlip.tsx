/** One side before the battle: who plays it, what wins it the day, and its force. */

import { conditionWords, type Side, UNITS } from '@muster/grid-battles';
import type { ReactNode } from 'react';
import { PlayerChips } from '../../../pages/new-battle/PlayerChips.tsx';
import sheet from '../../../pages/new-battle/sheet.module.css';
import type { PlayerId } from '../../../pages/new-battle/who-plays.ts';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { capital, count } from '../../../parts/words.ts';
import { Counter } from '../counters/Counter.tsx';
import { grouped, type SideIndex, unitWords } from './choices.ts';
import css from './new-battle.module.css';

/** The units of a scenario, kind by kind. */
const ForceList = ({ side, index }: { readonly side: Side; readonly index: SideIndex }) => (
  <ul className={css.force}>
    {grouped(side.units.map(({ type }) => type)).map(({ type, count: many }) => (
      <li key={type}>
        <Counter unit={type} seat={index} size={44} />
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
  <section className={`slip ${sheet.side} ${css.side}`} data-side={index} aria-label={`${side.name} side`}>
    <h3 className={css.sideName}>
      {side.name}
      <span className="small muted">{index === 0 ? 'goes first' : 'goes second'}</span>
    </h3>
    <PlayerChips seat={side.name} player={player} onPlayer={onPlayer} />
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
