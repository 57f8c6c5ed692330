/** Buttons at the edge of the table: zoom, and inches ruled on it. */

import { Grid3x3 } from 'lucide-react';
import type { RefObject } from 'react';
import type { MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import { BoardTool, BoardTools as ZoomTools } from '../../../play/BoardTools.tsx';
import { useTableSettings } from './orders.ts';

export const BoardTools = ({ board }: { readonly board: RefObject<MeasuredBoardHandle | null> }) => {
  const { inches, change } = useTableSettings();
  return (
    <ZoomTools board={board} label="Zoom and inches" what="table">
      <BoardTool name="Rule the table in inches" pressed={inches} onClick={() => change({ inches: !inches })}>
        <Grid3x3 size={18} aria-hidden="true" />
      </BoardTool>
    </ZoomTools>
  );
};
