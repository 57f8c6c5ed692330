/** One of a list, by name. */

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly id: T; readonly name: string }[];
  readonly onPick: (id: T) => void;
}

export const Pick = <T extends string>({ label, value, choices, onPick }: Props<T>) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <select className="input" value={value} onChange={(event) => onPick(event.target.value as T)}>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
