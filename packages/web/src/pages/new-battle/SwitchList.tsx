/** The switches of a game: rules that the players may set otherwise. Folded away until wanted. */

import type { Descriptor, SwitchValues } from '@muster/kernel';
import { useId } from 'react';
import type { Ruled } from '../../contract/table-game.ts';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { count } from '../../parts/words.ts';
import css from './switches.module.css';

type Switch = Descriptor['switches'][number];

interface Props {
  readonly game: Ruled & Pick<Descriptor, 'switches'>;
  /** By name; what is missing is as usual. */
  readonly values: SwitchValues;
  readonly onChange: (values: SwitchValues) => void;
}

/** Switches that belong together, by their names. */
export interface SwitchGroup {
  readonly title: string;
  readonly names: readonly string[];
}

const usual = ({ choices }: Switch) => choices[0]!.value;

const OneSwitch = ({ game, of, values, onChange }: Props & { readonly of: Switch }) => {
  const group = useId();
  const value = values[of.name] ?? usual(of);
  const choose = (to: Switch['choices'][number]['value']): void => {
    const { [of.name]: _, ...others } = values;
    onChange(to === usual(of) ? others : { ...others, [of.name]: to });
  };
  return (
    <fieldset className={css.switch} data-changed={value !== usual(of) || undefined}>
      <legend>
        {of.title} <RuleRef game={game} id={of.rule} />
      </legend>
      {of.choices.map((choice) => (
        <label key={choice.words} className="choice">
          <input type="radio" name={group} checked={value === choice.value} onChange={() => choose(choice.value)} />
          <span>
            {choice.words}
            {choice.value === usual(of) && <span className="muted"> (as usual)</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const changedWords = (changed: number): string =>
  changed === 0 ? 'all as usual' : `${count(changed, 'rule')} changed`;

const Group = ({ title, names, ...props }: Props & SwitchGroup) => (
  <details className={css.group}>
    <summary>
      <b>{title}</b>{' '}
      <span className="muted">{changedWords(names.filter((name) => Object.hasOwn(props.values, name)).length)}</span>
    </summary>
    <div className={css.switches}>
      {props.game.switches
        .filter(({ name }) => names.includes(name))
        .map((s) => (
          <OneSwitch key={s.name} {...props} of={s} />
        ))}
    </div>
  </details>
);

interface ListProps extends Props {
  /** Where there are many; each switch stands in one of them. */
  readonly groups?: readonly SwitchGroup[];
}

export const SwitchList = ({ groups, ...props }: ListProps) => {
  const { game, values, onChange } = props;
  const changed = Object.keys(values).length;
  return (
    <details className={css.houseRules}>
      <summary>
        <span className={css.houseTitle}>House rules</span> <span className="muted">{changedWords(changed)}</span>
      </summary>
      <p>
        Where the published rules are silent, we had to decide. Decide otherwise if you like; both sides play by the
        same rules.
      </p>
      {groups === undefined ? (
        <div className={css.switches}>
          {game.switches.map((s) => (
            <OneSwitch key={s.name} {...props} of={s} />
          ))}
        </div>
      ) : (
        groups.map((group) => <Group key={group.title} {...props} {...group} />)
      )}
      <button type="button" className="button" disabled={changed === 0} onClick={() => onChange({})}>
        All as usual
      </button>
    </details>
  );
};
