/** All units to choose from, each with its figures and dice, its price and whom it beats (GB-06, FB-01). */

import { type Budget, type Force, refuseForce, UNIT_TYPES, UNITS, type UnitType } from '@muster/grid-battles';
import shared from '../../../pages/tray.module.css';
import { inPlace } from '../../../parts/inPlace.tsx';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { count } from '../../../parts/words.ts';
import { Counter } from '../counters/Counter.tsx';
import { Die } from '../dice/Die.tsx';
import type { DieColour } from '../dice/faces.ts';
import type { SideIndex } from './choices.ts';
import css from './new-battle.module.css';

/** What the figures do not say. */
const traitWords = (type: UnitType): string => {
  const { beats, setup, indirect, reload } = UNITS[type];
  const traits = [
    beats.length > 0 && `beats ${beats.join(', ')}`,
    setup && 'cannot attack after moving',
    indirect && 'needs no sight',
    reload && 'fires every other round',
  ].filter((words) => words !== false);
  return traits.join(' · ');
};

const Dice = ({ words, dice }: { readonly words: string; readonly dice: readonly DieColour[] }) => (
  <span className={css.figureDice} title={`${words} dice`}>
    <span className="visually-hidden">
      {words} {dice.join(' and ')}
    </span>
    {inPlace(dice, (colour) => (
      <Die colour={colour} size={18} decorative />
    ))}
  </span>
);

const Unit = ({ type }: { readonly type: UnitType }) => {
  const p = UNITS[type];
  return (
    <span className={css.unitWords}>
      <span className={css.unitHead}>
        <span className={shared.trayName}>
          <span className="visually-hidden">Add </span>
          {p.name}
        </span>
        <span className={css.trayCost}>
          {count(p.cost, 'pt')} <SourceMark source={p.source} />
        </span>
      </span>
      <span className={css.figures}>
        <span>
          Move <b>{p.move}</b>
        </span>
        <span>
          Health <b>{p.health}</b>
        </span>
        <span>
          Range <b>{p.minRange > 1 ? `${p.minRange}–${p.range}` : p.range}</b>
        </span>
        <Dice words="Attack" dice={p.attack} />
        <Dice words="Defence" dice={p.defence} />
      </span>
      <span className={css.traits}>{traitWords(type)}</span>
    </span>
  );
};

interface Props {
  readonly side: string;
  readonly index: SideIndex;
  readonly points: Budget;
  readonly force: Force;
  readonly onAdd: (type: UnitType) => void;
}

export const Tray = ({ side, index, points, force, onAdd }: Props) => (
  <ul className={`${shared.tray} ${css.tray}`} aria-label={`Counters for ${side}`}>
    {UNIT_TYPES.map((type) => (
      <li key={type}>
        <button
          type="button"
          aria-disabled={refuseForce([...force, type], points) !== undefined}
          onClick={() => onAdd(type)}
        >
          <Counter unit={type} seat={index} size={44} />
          <Unit type={type} />
        </button>
      </li>
    ))}
  </ul>
);
