/** Both sides at a glance: goals with their progress, and every unit with its health and state. */

import {
  type Battle,
  type Condition,
  conditionWords,
  fieldOf,
  nameOf,
  type Unit,
  type UnitId,
} from '@muster/grid-battles';
import { type SeatPlayers, seatName } from '../../../contract/players.ts';
import play from '../../../play/play.module.css';
import { Counter } from '../counters/Counter.tsx';
import css from './table.module.css';

const progress = (b: Battle, seat: number, c: Condition): string => {
  switch (c.type) {
    case 'destroy':
      return `${b.units.filter((u) => u.seat !== seat && u.health === 0).length} of ${c.count}`;
    case 'endure':
      return `round ${b.round} of ${c.round}`;
    case 'hold':
      return b.units.some((u) => u.seat === seat && u.hex === c.hex && (c.unit === null || u.type === c.unit))
        ? 'held now'
        : 'not held';
    case 'slay':
      return '';
  }
};

interface Props {
  readonly battle: Battle;
  readonly players: SeatPlayers;
  readonly selected: UnitId | undefined;
  readonly onUnit: (id: UnitId) => void;
}

const UnitButton = ({
  unit,
  selected,
  onUnit,
}: {
  readonly unit: Unit;
  readonly selected: boolean;
  readonly onUnit: Props['onUnit'];
}) => (
  <button
    type="button"
    className={css.forceUnit}
    aria-pressed={selected}
    data-gone={unit.health === 0 || undefined}
    disabled={unit.health === 0}
    title={nameOf(unit)}
    onClick={() => onUnit(unit.id)}
  >
    <Counter unit={unit} size={44} />
  </button>
);

export const Forces = ({ battle, players, selected, onUnit }: Props) => {
  const { sides } = fieldOf(battle.config).scenario;
  const names = sides.map((side) => side.name);
  return (
    <div className={play.forces}>
      {sides.map((side, seat) => (
        <section key={side.name} aria-label={`Forces of ${side.name}`}>
          <h2 className={play.forceTitle}>
            <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
            {seatName(names, players, seat)}
          </h2>
          <ul className={css.goals}>
            {side.wins.map((c) => (
              <li key={conditionWords(c)}>
                <span>{capital(conditionWords(c))}</span> <span className="muted">{progress(battle, seat, c)}</span>
              </li>
            ))}
          </ul>
          <div className={css.forceUnits}>
            {battle.units
              .filter((u) => u.seat === seat)
              .map((u) => (
                <UnitButton key={u.id} unit={u} selected={selected === u.id} onUnit={onUnit} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
