/** One question before something cannot be undone. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './parts.module.css';

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button does: `Delete this battle`. */
  readonly action: string;
  /** What the other button says. */
  readonly decline?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shown as long as it is rendered. */
export const Confirm = ({ title, children, action, decline = 'Keep it', onConfirm, onClose }: ConfirmProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={`dialog ${css.confirm}`} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="button-row">
        <button
          type="button"
          className="button button--harm"
          onClick={() => {
            dialog.current?.close(); // first: it gives the focus back, and what is confirmed may take it
            onConfirm();
          }}
        >
          {action}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the harmless answer is the one at hand */}
        <button type="button" className="button" autoFocus onClick={() => dialog.current?.close()}>
          {decline}
        </button>
      </div>
    </dialog>
  );
};
