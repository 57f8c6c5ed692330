/** One unit with all its figures, as the reference card of a counter. */

import { type Battle, nameOf, stateWords, TERRAIN, traitWords, UNITS, type Unit } from '@muster/grid-battles';
import { listed } from '../../../parts/words.ts';
import { Counter } from '../counters/Counter.tsx';
import { UnitFigures } from '../parts/UnitFigures.tsx';
import { groundOn } from './able.ts';
import { dangerWords } from './Standing.tsx';
import css from './table.module.css';

const FIGURES = ['move', 'range', 'attack', 'defence'] as const;

interface Props {
  readonly battle: Battle;
  readonly unit: Unit;
  /** With what threatens it or whom it threatens. */
  readonly danger?: boolean;
}

export const UnitCard = ({ battle, unit, danger = false }: Props) => {
  const words = danger ? dangerWords(battle, unit) : undefined;
  const p = UNITS[unit.type];
  const ground = unit.hex === null ? undefined : TERRAIN[groundOn(battle, unit.hex)];
  return (
    <section className={css.unitCard} aria-label={nameOf(unit)}>
      <Counter unit={unit} size={64} />
      <div>
        <h3 className={css.unitName}>
          {p.name} <span className="muted">{unit.id}</span>
          {p.source === 'house' && <span className="tag">ours</span>}
        </h3>
        <p className="small muted">
          {unit.health} of {p.health} health{ground && ` · on ${ground.name.toLowerCase()} ${unit.hex}`}
        </p>
        <UnitFigures type={unit.type} figures={FIGURES} className={css.figures} />
        <p className="small">
          {stateWords(battle, unit)} {traitWords(unit.type).join(' ')}{' '}
          {p.beats.length > 0 && `Advantage over ${listed(p.beats)}: its Bonus Damage counts.`}
        </p>
        {words !== undefined && <p className="small">{words}</p>}
      </div>
    </section>
  );
};
