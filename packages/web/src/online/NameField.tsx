/** What the player is called: remembered for every battle. */

import { useSettings } from '../parts/settings.ts';

interface Props {
  readonly placeholder: string;
  /** The field was left. */
  readonly onSettled?: () => void;
}

export const NameField = ({ placeholder, onSettled }: Props) => {
  const { name, choose } = useSettings();
  return (
    <label className="field">
      <span className="field__label">Your name</span>
      <input
        className="input"
        maxLength={24}
        autoComplete="nickname"
        placeholder={placeholder}
        value={name}
        onChange={({ target: { value } }) => choose({ name: value })}
        onBlur={onSettled}
      />
    </label>
  );
};
