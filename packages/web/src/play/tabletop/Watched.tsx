/** The same table without a hand: a battle watched again, step by step. */

import { type ReactNode, useCallback, useRef } from 'react';
import type { BoardHandle, Seen, TableTypes, Tabletop } from '../../contract/tabletop.ts';
import play from '../play.module.css';
import { Middle, WithCards } from './Laid.tsx';

interface Props {
  readonly tabletop: Tabletop;
  readonly title: string;
  readonly seen: Seen<TableTypes>;
  readonly pointed: readonly string[];
  /** Below the board: what is pressed to go on. */
  readonly children: ReactNode;
  /** Beside it: what can be done with the record, and the log. */
  readonly aside: ReactNode;
}

const NOBODY: readonly TableTypes['id'][] = [];
const nothing = (): void => {};

export const Watched = ({ tabletop, title, seen, pointed, children, aside }: Props) => {
  const board = useRef<BoardHandle>(null);
  const show = useCallback((place: string | number) => board.current?.show(String(place)), []);
  return (
    <WithCards tabletop={tabletop} seen={seen} hand={undefined}>
      <div className={play.page} data-tab="log" data-replay>
        <h1 className="visually-hidden">Replay of {title}</h1>
        <aside className={play.left} aria-label={`${tabletop.sidesWords ?? 'Forces'} and goals`}>
          <tabletop.Sides
            seen={seen}
            selected={NOBODY}
            able={NOBODY}
            decision={undefined}
            touch={show}
            show={show}
            play={nothing}
          />
        </aside>
        <div className={play.middle}>
          <Middle
            tabletop={tabletop}
            title={title}
            seen={seen}
            pointed={pointed}
            board={board}
            hand={undefined}
            settled={nothing}
          >
            {tabletop.Below !== undefined && <tabletop.Below seen={seen} hand={undefined} />}
          </Middle>
          {children}
        </div>
        <aside className={play.right} aria-label="Log and record">
          {aside}
        </aside>
      </div>
    </WithCards>
  );
};
