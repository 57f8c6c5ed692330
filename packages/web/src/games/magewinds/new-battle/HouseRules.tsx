/** The switches, each with what it means. */

import type { SwitchValues } from '@muster/kernel';
import { isSwitchOn, magewindsDescriptor, SWITCHES } from '@muster/magewinds';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import css from './new-battle.module.css';

interface Props {
  readonly switches: SwitchValues;
  readonly onChange: (switches: SwitchValues) => void;
}

export const HouseRules = ({ switches, onChange }: Props) => (
  <section aria-labelledby="house-rules" className={css.part}>
    <h2 id="house-rules">How it is played</h2>
    {SWITCHES.map(({ name, title, words, rule }) => (
      <div
        key={name}
        className={css.switch}
        data-changed={isSwitchOn(switches, name) !== isSwitchOn({}, name) || undefined}
      >
        <label className="choice">
          <input
            type="checkbox"
            checked={isSwitchOn(switches, name)}
            aria-describedby={`${name}-words`}
            onChange={({ target: { checked } }) => {
              const { [name]: _, ...others } = switches;
              onChange(checked === isSwitchOn({}, name) ? others : { ...others, [name]: checked });
            }}
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
