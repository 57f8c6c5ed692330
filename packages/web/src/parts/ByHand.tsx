/** A text to be copied by hand, where the browser does not do it: selected already. */

import { useEffect, useRef } from 'react';

interface Props {
  readonly text: string;
  /** Of the field: `Address of these odds`. */
  readonly label: string;
}

export const ByHand = ({ text, label }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input
      ref={field}
      className="input"
      readOnly
      value={text}
      aria-label={label}
      onFocus={(event) => event.target.select()}
    />
  );
};
