/** Zoom buttons at the edge of the map. */

import { Maximize, Minus, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import type { HexBoardHandle } from '../../../board/HexBoard.tsx';
import css from '../../../play/play.module.css';

export const BoardTools = ({ board }: { readonly board: RefObject<HexBoardHandle | null> }) => (
  <fieldset className={css.tools} aria-label="Zoom">
    <button type="button" className="button button--icon" aria-label="Zoom in" onClick={() => board.current?.zoomIn()}>
      <Plus size={18} aria-hidden="true" />
    </button>
    <button
      type="button"
      className="button button--icon"
      aria-label="Zoom out"
      onClick={() => board.current?.zoomOut()}
    >
      <Minus size={18} aria-hidden="true" />
    </button>
    <button
      type="button"
      className="button button--icon"
      aria-label="Show the whole map"
      onClick={() => board.current?.fit()}
    >
      <Maximize size={18} aria-hidden="true" />
    </button>
  </fieldset>
);
