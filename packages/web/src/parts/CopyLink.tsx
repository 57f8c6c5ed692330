/** Copies an address; where the browser forbids it, shows it to be copied by hand. */

import { Link2 } from 'lucide-react';
import { useState } from 'react';
import css from './parts.module.css';

interface Props {
  readonly address: string;
  /** What the address leads to: `these odds`. */
  readonly what: string;
}

export const CopyLink = ({ address, what }: Props) => {
  const [outcome, setOutcome] = useState<{ readonly address: string; readonly copied: boolean }>();
  const shown = outcome?.address === address ? outcome : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ address, copied: true });
    } catch {
      setOutcome({ address, copied: false });
    }
  };
  return (
    <div className={css.copy}>
      <button type="button" className="button" onClick={copy}>
        <Link2 size={18} aria-hidden="true" /> Copy the link to {what}
      </button>
      <p className="small muted" role="status">
        {shown?.copied && 'Copied.'}
        {shown && !shown.copied && 'The browser did not allow it; copy the address below.'}
      </p>
      {shown && !shown.copied && (
        <input
          className="input"
          readOnly
          value={address}
          aria-label={`Address of ${what}`}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
};
