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

const rangeWords = (min: number, max: number): string => (min > 1 ? `${min}–${max}` : String(max));

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

const Figure = ({ sign, words, value }: { readonly sign: string; readonly words: string; readonly value: string }) => (
  <span title={words}>
    <span className="visually-hidden">{words} </span>
    <span aria-hidden="true">{sign}</span> <b>{value}</b>
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
        <Figure sign="Move" words="Move" value={String(p.move)} />
        <Figure sign="Health" words="Health" value={String(p.health)} />
        <Figure sign="Range" words="Range" value={rangeWords(p.minRange, p.range)} />
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
