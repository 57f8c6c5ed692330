/** What a force is of, and how many points it may cost. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { type ReactNode, useState } from 'react';
import { Chips } from '../../parts/Chips.tsx';
import css from './force.module.css';
import { Pick as PickOne } from './Pick.tsx';

interface Props {
  readonly faction: FactionId;
  readonly onFaction: (faction: FactionId) => void;
  readonly points: number;
  /** The usual ones. */
  readonly limits: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly onPoints: (points: number) => void;
  readonly children?: ReactNode;
}

/** Taken as soon as it is a limit; what is not yet one stays in the field alone. */
export const Limit = ({ points, least, most, onPoints }: Pick<Props, 'points' | 'least' | 'most' | 'onPoints'>) => {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="field">
      <span className="field__label">Another limit</span>
      <input
        className={`input ${css.limit}`}
        type="number"
        min={least}
        max={most}
        value={typed ?? points}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = target.valueAsNumber;
          if (Number.isInteger(next) && next >= least && next <= most) onPoints(next);
        }}
      />
    </label>
  );
};

export const FactionAndLimit = (props: Props) => {
  const { faction, onFaction, points, limits, onPoints, children } = props;
  return (
    <div className={css.way}>
      <PickOne label="Faction" value={faction} choices={FACTIONS} onPick={onFaction} />
      {children}
      <Chips
        legend="Points"
        choices={limits.map((value) => ({ value, words: String(value) }))}
        value={limits.includes(points) ? points : 0}
        onChoose={onPoints}
      />
      <Limit points={points} least={props.least} most={props.most} onPoints={onPoints} />
    </div>
  );
};
