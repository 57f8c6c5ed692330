/** Picks a fighter: all lie in a tray, the chosen one is named with its figures. */

import { PROFILE_IDS, PROFILES, type ProfileId } from '@muster/magewinds';
import { memo, useId } from 'react';
import page from '../../../pages/odds/odds.module.css';
import { OriginMark } from '../parts/OriginMark.tsx';
import { FighterSeal } from '../warbands/FighterSeal.tsx';
import css from './odds.module.css';

interface Props {
  readonly legend: string;
  readonly seat: 0 | 1;
  readonly value: ProfileId;
  /** The figures that count here. */
  readonly figures: string;
  readonly onChoose: (id: ProfileId) => void;
}

export const Picker = memo(({ legend, seat, value, figures, onChoose }: Props) => {
  const name = useId();
  return (
    <fieldset className={css.picker}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={`${page.chosen} ${css.chosen}`} aria-hidden="true">
        <FighterSeal id={value} seat={seat} size={64} />
        <div>
          <p className={page.chosenName}>
            {PROFILES[value].name} <OriginMark source={PROFILES[value].source} version={PROFILES[value].version} />
          </p>
          <p className="small muted">{figures}</p>
        </div>
      </div>
      <div className={page.tray}>
        {PROFILE_IDS.map((id) => (
          <label key={id} title={PROFILES[id].name}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChoose(id)} />
            <FighterSeal id={id} seat={seat} size={38} />
            <span className="visually-hidden">{PROFILES[id].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
