/** One unit with all its figures, as the reference card of a counter. */

import { hexAt } from '@muster/geometry';
import { type Battle, fieldOf, nameOf, stateWords, TERRAIN, traitWords, UNITS, type Unit } from '@muster/grid-battles';
import { listed } from '../../../parts/words.ts';
import { Counter } from '../counters/Counter.tsx';
import { PoolDice } from '../dice/PoolDice.tsx';
import { dangerWords } from './Standing.tsx';
import css from './table.module.css';

const rangeWords = (min: number, max: number): string =>
  max === 1 ? 'adjacent' : min === 1 ? `${max}` : `${min} to ${max}`;

interface Props {
  readonly battle: Battle;
  readonly unit: Unit;
  /** With what threatens it or whom it threatens. */
  readonly danger?: boolean;
}

export const UnitCard = ({ battle, unit, danger = false }: Props) => {
  const words = danger ? dangerWords(battle, unit) : undefined;
  const p = UNITS[unit.type];
  const field = fieldOf(battle.config);
  const ground = unit.hex === null ? undefined : TERRAIN[field.terrain[hexAt(field.grid, unit.hex)!]!];
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
        <dl className={css.figures}>
          <div>
            <dt>Move</dt>
            <dd>{p.move}</dd>
          </div>
          <div>
            <dt>Range</dt>
            <dd>{rangeWords(p.minRange, p.range)}</dd>
          </div>
          <div>
            <dt>Attack</dt>
            <dd>
              <PoolDice dice={p.attack} size={20} />
            </dd>
          </div>
          <div>
            <dt>Defence</dt>
            <dd>
              <PoolDice dice={p.defence} size={20} />
            </dd>
          </div>
        </dl>
        <p className="small">
          {stateWords(battle, unit)} {traitWords(unit.type).join(' ')}{' '}
          {p.beats.length > 0 && `Advantage over ${listed(p.beats)}: its Bonus Damage counts.`}
        </p>
        {words !== undefined && <p className="small">{words}</p>}
      </div>
    </section>
  );
};
