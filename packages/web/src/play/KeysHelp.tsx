/** The keys of the table, shown at `?`. */

import { createContext, useEffect, useId, useRef } from 'react';
import type { KeyWords } from '../contract/table-game.ts';
import css from './KeysHelp.module.css';
import { SHARED_KEYS } from './keys.ts';

/** Opens it; undefined where nobody would. */
export const KeysContext = createContext<(() => void) | undefined>(undefined);

interface Props {
  /** What the game adds. */
  readonly own: readonly KeyWords[];
  readonly onClose: () => void;
  /** Opens How to play instead, where the game has it. */
  readonly onGuide: (() => void) | undefined;
}

export const KeysHelp = ({ own, onClose, onGuide }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`dialog ${css.help}`} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>Keys</h2>
      <dl className={css.keys}>
        {[...SHARED_KEYS, ...own].map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="button-row">
        {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
        <button type="button" className="button" autoFocus onClick={() => dialog.current?.close()}>
          Back to the table
        </button>
        {onGuide !== undefined && (
          <button type="button" className="button button--quiet" onClick={onGuide}>
            How to play
          </button>
        )}
      </div>
    </dialog>
  );
};
