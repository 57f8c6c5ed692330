/** How to play, over the table: the battle waits under it as it was, and Escape leads back. */

import { createContext, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import type { Ruled } from '../contract/table-game.ts';
import css from './HowToPlay.module.css';

/** Opens it; undefined where nobody would, or the game has no such page. */
export const HowToPlayContext = createContext<(() => void) | undefined>(undefined);

interface Props {
  readonly game: Pick<Ruled, 'id' | 'name'>;
  readonly onClose: () => void;
  /** The game's own page. */
  readonly children: ReactNode;
}

export const HowToPlay = ({ game, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`dialog ${css.leaflet}`} aria-labelledby={id} onClose={onClose}>
      <div className={css.head}>
        <h2 id={id}>How to play {game.name}</h2>
        {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
        <button type="button" className="button" autoFocus onClick={() => dialog.current?.close()}>
          Back to the table
        </button>
      </div>
      <div className={css.words}>
        <Suspense fallback={<p className="muted">Opening…</p>}>{children}</Suspense>
        <p>
          <a href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
            All rules of {game.name}, in a new tab
          </a>
        </p>
      </div>
    </dialog>
  );
};
