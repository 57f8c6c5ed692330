/** The keys of the table, shown at `?`. */

import { createContext, useEffect, useId, useRef } from 'react';
import type { KeyWords } from '../contract/table-game.ts';
import css from './KeysHelp.module.css';

/** Opens it; undefined where nobody would. */
export const KeysContext = createContext<(() => void) | undefined>(undefined);

const SHARED: readonly KeyWords[] = [
  { keys: ['C'], words: 'Do what the main button says' },
  { keys: ['E'], words: 'End the phase or the turn, pass, or let it be' },
  { keys: ['Y', 'Esc'], words: 'Answer its question: do it anyway, or go on playing' },
  { keys: ['N'], words: 'Next one that may act; the board follows' },
  { keys: ['S'], words: 'Skip ahead while others act' },
  { keys: ['U', 'R'], words: 'Take back, and play it again' },
  { keys: ['I'], words: 'A card about what is pointed at' },
  { keys: ['F'], words: 'The whole board' },
  { keys: ['+', '−', '0'], words: 'Nearer, farther, as it was: on the board' },
  { keys: ['Arrows', 'Enter'], words: 'Move the cursor over the board, and choose' },
  { keys: ['Esc'], words: 'Close what is open; then let go of what is chosen' },
  { keys: ['?'], words: 'These keys' },
];

interface Props {
  /** What the game adds. */
  readonly own: readonly KeyWords[];
  readonly onClose: () => void;
}

export const KeysHelp = ({ own, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`dialog ${css.help}`} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>Keys</h2>
      <dl className={css.keys}>
        {[...SHARED, ...own].map(({ keys, words }) => (
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
      {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
      <button type="button" className="button" autoFocus onClick={() => dialog.current?.close()}>
        Back to the table
      </button>
    </dialog>
  );
};
