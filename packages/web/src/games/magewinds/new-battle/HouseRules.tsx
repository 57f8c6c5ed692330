/** The switches, each with what it means. */

import { RuleRef } from '../../../parts/RuleRef.tsx';
import { BOOK } from '../book.ts';
import css from './new-battle.module.css';
import { SWITCHES, type Switches } from './switches.ts';

interface Props {
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

export const HouseRules = ({ switches, onChange }: Props) => (
  <section aria-labelledby="house-rules" className={css.part}>
    <h2 id="house-rules">How it is played</h2>
    {SWITCHES.map(({ name, title, words, rule, usual }) => (
      <div key={name} className={css.switch} data-changed={switches[name] !== usual || undefined}>
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
          {words} <RuleRef book={BOOK} id={rule} />
        </p>
      </div>
    ))}
  </section>
);
