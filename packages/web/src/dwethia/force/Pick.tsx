/** One of a list, by name. */

import { type ReactNode, useId } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly id: T; readonly name: string }[];
  readonly onPick: (id: T) => void;
  /** What belongs to it, below. */
  readonly children?: ReactNode;
}

export const Pick = <T extends string>({ label, value, choices, onPick, children }: Props<T>) => {
  const id = useId();
  const list = (
    <>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={(event) => onPick(event.target.value as T)}>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </>
  );
  if (children === undefined) return <div className="field">{list}</div>;
  return (
    <div className="field">
      <div>{list}</div>
      {children}
    </div>
  );
};
