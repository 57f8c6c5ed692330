/** Both sides at a glance: goals with their progress and place, and every unit with its name, health and what it may still do. */

import {
  type Battle,
  type Condition,
  fieldOf,
  goalsOf,
  type HexLabel,
  UNITS,
  type Unit,
  type UnitId,
} from '@muster/grid-battles';
import { memo } from 'react';
import { seatName } from '../../../contract/players.ts';
import type { SidesProps } from '../../../contract/tabletop.ts';
import { capital } from '../../../parts/words.ts';
import play from '../../../play/play.module.css';
import { Counter } from '../counters/Counter.tsx';
import { actors } from './able.ts';
import css from './forces.module.css';
import { progress } from './goals.ts';
import type { GridTable } from './types.ts';

/** Where a goal lies: a hex to hold, or the one who is to be destroyed. */
const placeOf = (b: Battle, seat: number, c: Condition): HexLabel | undefined => {
  if (c.type === 'hold') return c.hex;
  if (c.type !== 'slay') return undefined;
  return b.units.find((u) => u.seat !== seat && u.type === c.unit && u.health > 0)?.hex ?? undefined;
};

const WAITS = 'waits';

const MAY: Readonly<Partial<Record<Battle['phase'], string>>> = {
  deployment: WAITS,
  activation: 'may act',
  movement: 'to move',
  attack: 'may act',
};

const stateWords = (u: Unit, may: string | undefined): string => {
  if (u.health === 0) return 'destroyed';
  if (may !== undefined) return may;
  if (u.hex === null) return WAITS;
  if (u.state !== 'activated') return u.state;
  return u.attacked ? 'attacked' : u.moved ? 'moved' : 'activated';
};

interface UnitProps {
  readonly unit: Unit;
  readonly selected: boolean;
  /** What it may do now. */
  readonly may: string | undefined;
  readonly onUnit: (id: UnitId) => void;
}

const UnitLine = memo(({ unit, selected, may, onUnit }: UnitProps) => {
  const most = UNITS[unit.type].health;
  const gone = unit.health === 0;
  return (
    <li>
      <button
        type="button"
        className={css.unit}
        aria-pressed={selected}
        data-gone={gone || undefined}
        data-may={may !== undefined || undefined}
        disabled={gone}
        onClick={() => onUnit(unit.id)}
      >
        <Counter unit={unit} size={36} />
        <span className={css.name}>{UNITS[unit.type].name}</span>
        <span className={css.health} data-hurt={unit.health < most || undefined}>
          <span className={css.id}>{unit.id}</span> {unit.health}/{most}
          <span className="visually-hidden"> health</span>
        </span>
        <span className={css.state}>{stateWords(unit, may)}</span>
      </button>
    </li>
  );
});

interface GoalsProps {
  readonly battle: Battle;
  readonly seat: number;
  readonly onPlace: (hex: HexLabel) => void;
}

/** Each of them is enough (GB-80, GB-82): they are joined by "or". */
const Goals = ({ battle, seat, onPlace }: GoalsProps) => {
  const { wins } = fieldOf(battle.config).scenario.sides[seat]!;
  const words = goalsOf(battle.config, seat);
  if (wins.length === 0) return <p className={css.goals}>Destroy every enemy unit</p>;
  return (
    <ul className={css.goals} aria-label="Goals, each of which is enough">
      {wins.map((c, i) => {
        const place = placeOf(battle, seat, c);
        const text = i === 0 ? capital(words[i]!) : words[i]!;
        return (
          <li key={words[i]}>
            {i > 0 && <b>or </b>}
            {place === undefined ? (
              text
            ) : (
              <button type="button" className={play.place} title="Show where" onClick={() => onPlace(place)}>
                {text}
              </button>
            )}{' '}
            <span className={css.progress}>{progress(battle, seat, c)}</span>
          </li>
        );
      })}
    </ul>
  );
};

export const Forces = ({
  seen: { shown: battle, seatNames, players },
  selected,
  touch,
  show,
}: SidesProps<GridTable>) => {
  const able = actors(battle);
  return (
    <div className={css.forces}>
      {seatNames.map((side, seat) => (
        <section key={side} className={css.side} aria-label={`Forces of ${side}`}>
          <div>
            <h2 className={css.title}>
              <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
              {seatName(seatNames, players, seat)}
            </h2>
            <Goals battle={battle} seat={seat} onPlace={show} />
          </div>
          <ul className={css.units}>
            {battle.units
              .filter((u) => u.seat === seat)
              .map((u) => (
                <UnitLine
                  key={u.id}
                  unit={u}
                  selected={selected.includes(u.id)}
                  may={able.includes(u.id) ? MAY[battle.phase] : undefined}
                  onUnit={touch}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
