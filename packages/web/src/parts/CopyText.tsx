/** Copies a text; where the browser forbids it, shows it to be copied by hand. */

import { type ReactNode, useState } from 'react';
import { ByHand } from './ByHand.tsx';
import { copyText } from './copying.ts';
import css from './parts.module.css';

interface Props {
  readonly text: string;
  /** The button. */
  readonly children: ReactNode;
  /** Of the field it is shown in: `Address of these odds`. */
  readonly label: string;
  /** What to do where it is not allowed. */
  readonly byHand: string;
  /** What the page is there for. */
  readonly isMain?: boolean;
}

export const CopyText = ({ text, children, label, byHand, isMain = false }: Props) => {
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly copied: boolean }>();
  const shown = outcome?.text === text ? outcome : undefined;
  const copy = async () => setOutcome({ text, copied: await copyText(text) });
  return (
    <div className={css.copy}>
      <button type="button" className={isMain ? 'button button--main' : 'button'} onClick={copy}>
        {children}
      </button>
      <p className="small muted" role="status">
        {shown?.copied && 'Copied.'}
        {shown && !shown.copied && byHand}
      </p>
      {shown && !shown.copied && <ByHand text={text} label={label} />}
    </div>
  );
};
