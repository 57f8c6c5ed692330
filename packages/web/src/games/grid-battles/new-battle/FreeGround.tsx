/** The points and the map of a free battle. */

import {
  BUDGET,
  FREE_HEIGHT,
  FREE_WIDTH,
  type FreeChoices,
  gridBattlesDescriptor,
  LENT_MAPS,
  mapSeed,
  SCENARIOS,
  type ScenarioId,
} from '@muster/grid-battles';
import { Dices } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { newSeed } from '../../../match/saves.ts';
import { FieldChips } from '../../../parts/Fields.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import css from './new-battle.module.css';

interface FreeGroundProps {
  readonly free: FreeChoices;
  readonly onChange: (free: Partial<FreeChoices>) => void;
}

const isSeed = (text: string): boolean => /^\d{1,5}$/.test(text);

const SeedField = ({ seed, onSeed }: { readonly seed: number; readonly onSeed: (seed: number) => void }) => {
  const id = useId();
  const [text, setText] = useState(String(seed));
  useEffect(() => setText(String(seed)), [seed]);
  return (
    <div className={css.seed}>
      <label htmlFor={id}>Map number</label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        maxLength={5}
        value={text}
        aria-invalid={!isSeed(text)}
        onChange={({ target }) => {
          setText(target.value);
          if (isSeed(target.value)) onSeed(Number(target.value));
        }}
      />
      <button type="button" className="button" onClick={() => onSeed(mapSeed(newSeed()))}>
        <Dices size={18} aria-hidden="true" /> Draw another
      </button>
    </div>
  );
};

export const FreeGround = ({ free, onChange }: FreeGroundProps) => {
  const id = useId();
  const { map } = free;
  return (
    <div className={css.freeGround}>
      <FieldChips field={BUDGET} value={free.points} onChoose={(points) => onChange({ points })} />
      <div className={css.mapChoice}>
        <label className="field__label" htmlFor={id}>
          Map
        </label>
        <select
          id={id}
          className="input"
          value={typeof map === 'number' ? 'drawn' : map}
          onChange={({ target }) =>
            onChange({ map: target.value === 'drawn' ? mapSeed(newSeed()) : (target.value as ScenarioId) })
          }
        >
          <option value="drawn">Drawn by number</option>
          {LENT_MAPS.map((scenario) => (
            <option key={scenario} value={scenario}>
              The map of {SCENARIOS[scenario].name}
            </option>
          ))}
        </select>
        {typeof map === 'number' && <SeedField seed={map} onSeed={(seed) => onChange({ map: seed })} />}
      </div>
      <p className="small muted">
        {FREE_WIDTH} by {FREE_HEIGHT} hexes. The same number draws the same map, alike for both sides. You deploy your
        units in the two marked rows at your edge. <RuleRef game={gridBattlesDescriptor} id="FB-02" />{' '}
        <RuleRef game={gridBattlesDescriptor} id="FB-04" />
      </p>
    </div>
  );
};
