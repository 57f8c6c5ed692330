/** The switches, each with what it means. */

import { magewindsDescriptor, SWITCHES } from '@muster/magewinds';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { isUsuallyOn, type Switches } from './choices.ts';
import css from './new-battle.module.css';

interface Props {
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

export const HouseRules = ({ switches, onChange }: Props) => (
  <section aria-labelledby="house-rules" className={css.part}>
    <h2 id="house-rules">How it is played</h2>
    {SWITCHES.map(({ name, title, words, rule, ...s }) => (
      <div key={name} className={css.switch} data-changed={switches[name] !== isUsuallyOn(s) || undefined}>
        <label className="choice">
          <input
            type="checkbox"
            checked={switches[name]}
            aria-describedby={`${name}-words`}
            onChange={(event) => onChange({ ...switches, [name]: event.target.checked })}
          />
          <strong>{title}</strong>
        </label>
        <p id={`${name}-words`} className="small muted">
          {words} <RuleRef game={magewindsDescriptor} id={rule} />
        </p>
      </div>
    ))}
  </section>
);
