/** Buttons at the edge of the table: zoom, and inches ruled on it. */

import { Grid3x3, Maximize, Minus, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import type { MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import play from '../../../play/play.module.css';
import { useTableSettings } from './orders.ts';

export const BoardTools = ({ board }: { readonly board: RefObject<MeasuredBoardHandle | null> }) => {
  const { inches, choose } = useTableSettings();
  return (
    <fieldset className={play.tools} aria-label="Zoom and inches">
      <button
        type="button"
        className="button button--icon"
        aria-label="Zoom in"
        onClick={() => board.current?.zoomIn()}
      >
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
        aria-label="Show the whole table"
        onClick={() => board.current?.fit()}
      >
        <Maximize size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button button--icon"
        aria-label="Rule the table in inches"
        aria-pressed={inches}
        onClick={() => choose({ inches: !inches })}
      >
        <Grid3x3 size={18} aria-hidden="true" />
      </button>
    </fieldset>
  );
};
