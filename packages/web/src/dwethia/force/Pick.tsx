/** One of a list, by name. */

import type { ReactNode } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly id: T; readonly name: string }[];
  readonly onPick: (id: T) => void;
  /** What belongs to it, below. */
  readonly children?: ReactNode;
}

export const Pick = <T extends string>({ label, value, choices, onPick, children }: Props<T>) => {
  const list = (
    <>
      <span className="field__label">{label}</span>
      <select className="input" value={value} onChange={(event) => onPick(event.target.value as T)}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
  if (children === undefined) return <label className="field">{list}</label>;
  return (
    <div className="field">
      <label>{list}</label>
      {children}
    </div>
  );
};
