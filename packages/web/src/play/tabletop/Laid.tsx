/** How a declared table is laid: banner, line and board in the middle, with cards about whatever is pointed at. */

import { type ReactNode, type RefObject, useRef } from 'react';
import { nearSeat } from '../../contract/players.ts';
import type { BoardHandle, HandOnBoard, Seen, TableTypes, Tabletop } from '../../contract/tabletop.ts';
import { HoverCard } from '../../parts/HoverCard.tsx';
import play from '../play.module.css';
import { type Planning, useDoubleClick } from './useDoubleClick.ts';

export interface LaidProps {
  readonly tabletop: Tabletop;
  readonly title: string;
  readonly seen: Seen<TableTypes>;
  readonly pointed: readonly string[];
  readonly board: RefObject<BoardHandle | null>;
  readonly hand: HandOnBoard<TableTypes> | undefined;
  /** Undefined where nothing is played. */
  readonly planning?: Planning;
  readonly settled: () => void;
  /** Below the board. */
  readonly children: ReactNode;
}

export const Middle = ({ tabletop, title, seen, pointed, board, hand, planning, settled, children }: LaidProps) => {
  const place = useRef<HTMLDivElement>(null);
  useDoubleClick(place, planning);
  return (
    <>
      <tabletop.Banner seen={seen} />
      {tabletop.Strip !== undefined && <tabletop.Strip seen={seen} />}
      <div ref={place} className={play.board}>
        <tabletop.Board
          ref={board}
          title={title}
          seen={seen}
          near={nearSeat(seen.players)}
          pointed={pointed}
          hand={hand}
          settled={settled}
        />
      </div>
      {children}
    </>
  );
};

interface CardsProps extends Pick<LaidProps, 'tabletop' | 'seen' | 'hand'> {
  readonly children: ReactNode;
}

export const WithCards = ({ tabletop: { cards }, seen, hand, children }: CardsProps) =>
  cards === undefined ? (
    children
  ) : (
    <HoverCard
      {...(cards.keyOf && { keyOf: cards.keyOf })}
      render={(key) => cards.of(seen.shown, key, hand?.plan)}
      eyes={seen.eyes}
    >
      {children}
    </HoverCard>
  );
