/** Buttons at the edge of the board: zoom, and what else a game has to offer there. */

import { CircleQuestionMark, Keyboard, Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, use } from 'react';
import { HowToPlayContext } from './HowToPlay.tsx';
import { KeysContext } from './KeysHelp.tsx';
import css from './play.module.css';
import { useKeys } from './useKeys.ts';

interface Zoomed {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
}

interface ToolProps {
  readonly name: string;
  /** Of a button that stays pressed. */
  readonly pressed?: boolean;
  /** There on a phone too, where most are left out. */
  readonly kept?: boolean;
  /** Only for who has keys. */
  readonly keys?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export const BoardTool = ({ name, pressed, kept, keys, onClick, children }: ToolProps) => (
  <button
    type="button"
    className="button button--icon"
    aria-label={name}
    aria-pressed={pressed}
    data-kept={kept || undefined}
    data-keys={keys || undefined}
    onClick={onClick}
  >
    {children}
  </button>
);

interface Props {
  readonly board: RefObject<Zoomed | null>;
  /** What the buttons are for, spoken. */
  readonly label: string;
  /** What the board shows: `map`, `table`. */
  readonly what: string;
  readonly children?: ReactNode;
}

export const BoardTools = ({ board, label, what, children }: Props) => {
  const openKeys = use(KeysContext);
  const openGuide = use(HowToPlayContext);
  useKeys({ f: () => board.current?.fit() });
  return (
    <fieldset className={css.tools} aria-label={label}>
      <BoardTool name="Zoom in" onClick={() => board.current?.zoomIn()}>
        <Plus size={18} aria-hidden="true" />
      </BoardTool>
      <BoardTool name="Zoom out" onClick={() => board.current?.zoomOut()}>
        <Minus size={18} aria-hidden="true" />
      </BoardTool>
      <BoardTool name={`Show the whole ${what}`} onClick={() => board.current?.fit()}>
        <Maximize size={18} aria-hidden="true" />
      </BoardTool>
      {children}
      {openKeys !== undefined && (
        <BoardTool name="Keys of the table" keys onClick={openKeys}>
          <Keyboard size={18} aria-hidden="true" />
        </BoardTool>
      )}
      {openGuide !== undefined && (
        <BoardTool name="How to play" kept onClick={openGuide}>
          <CircleQuestionMark size={18} aria-hidden="true" />
        </BoardTool>
      )}
    </fieldset>
  );
};
