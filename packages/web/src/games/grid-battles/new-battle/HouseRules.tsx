/** The switches: rulings that the players may decide otherwise. Folded away until wanted. */

import { DEFAULT_RULINGS, gridBattlesDescriptor, type Rulings, SWITCHES, type Switch } from '@muster/grid-battles';
import { useId } from 'react';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { count } from '../../../parts/words.ts';
import css from './new-battle.module.css';

interface HouseRulesProps {
  readonly rulings: Rulings;
  readonly onChange: (rulings: Rulings) => void;
}

const isUsual = (rulings: Rulings, { name }: Switch): boolean => rulings[name] === DEFAULT_RULINGS[name];

const OneSwitch = ({ of, rulings, onChange }: HouseRulesProps & { readonly of: Switch }) => {
  const group = useId();
  return (
    <fieldset className={css.switch} data-changed={!isUsual(rulings, of) || undefined}>
      <legend>
        {of.title} <RuleRef game={gridBattlesDescriptor} id={of.rule} />
      </legend>
      {of.choices.map(({ value, words }) => (
        <label key={words} className="choice">
          <input
            type="radio"
            name={group}
            checked={rulings[of.name] === value}
            onChange={() => onChange({ ...rulings, [of.name]: value })}
          />
          <span>
            {words}
            {value === DEFAULT_RULINGS[of.name] && <span className="muted"> (as usual)</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

export const HouseRules = ({ rulings, onChange }: HouseRulesProps) => {
  const changed = SWITCHES.filter((s) => !isUsual(rulings, s)).length;
  return (
    <details className={css.houseRules}>
      <summary>
        <span className={css.houseTitle}>House rules</span>{' '}
        <span className="muted">{changed === 0 ? 'all as usual' : `${count(changed, 'rule')} changed`}</span>
      </summary>
      <p>
        Where the published rules are silent, we had to decide. Decide otherwise if you like; both sides play by the
        same rules.
      </p>
      <div className={css.switches}>
        {SWITCHES.map((s) => (
          <OneSwitch key={s.name} of={s} rulings={rulings} onChange={onChange} />
        ))}
      </div>
      <button type="button" className="button" disabled={changed === 0} onClick={() => onChange(DEFAULT_RULINGS)}>
        All as usual
      </button>
    </details>
  );
};
