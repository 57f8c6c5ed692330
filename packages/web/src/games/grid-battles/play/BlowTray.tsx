/** The dice of a blow on the table, beside those who fight; the map makes room for them where there is none. */

import { type Battle, nameOf, unitOf } from '@muster/grid-battles';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { HexBoardHandle } from '../board/HexBoard.tsx';
import type { BlowOverlay } from '../board/marks.ts';
import { DiceRoll } from '../dice/DiceRoll.tsx';
import { type Box, beside } from './beside.ts';
import type { DiceShown } from './present.ts';
import css from './table.module.css';

interface Props {
  readonly battle: Battle;
  readonly dice: DiceShown;
  readonly blow: BlowOverlay | undefined;
  readonly board: RefObject<HexBoardHandle | null>;
  readonly onDone: () => void;
}

/** Where a hex is within the board, as it is seen. */
const boxOf = (room: Element, hex: string): Box | undefined => {
  const cell = room.querySelector(`[data-hex="${hex}"]`);
  if (cell === null) return undefined;
  const [outer, inner] = [room.getBoundingClientRect(), cell.getBoundingClientRect()];
  return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height };
};

export const BlowTray = ({ battle, dice, blow, board, onDone }: Props) => {
  const tray = useRef<HTMLDivElement>(null);
  const from = blow?.from;
  const to = blow?.to;

  useLayoutEffect(() => {
    const box = tray.current;
    const room = box?.offsetParent;
    if (!box || !room || from === undefined || to === undefined) return;
    const place = (): 'top' | 'bottom' | undefined => {
      const fighters = [from, to].flatMap((hex) => boxOf(room, hex) ?? []);
      const { x, y, docked } = beside({ width: room.clientWidth, height: room.clientHeight }, fighters, {
        width: box.offsetWidth,
        height: box.offsetHeight,
      });
      box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      return docked;
    };
    const docked = place();
    if (docked !== undefined) board.current?.showBoth([from, to], { [docked]: box.offsetHeight + 16 });
    const plane = room.querySelector('[data-hex]')?.closest('svg')?.parentElement;
    const observer = new MutationObserver(place); // the hand moves the board without asking React
    if (plane) observer.observe(plane, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [from, to, board]);

  const { event, rolling } = dice;
  return (
    <div ref={tray} className={css.tray} data-tray>
      <DiceRoll
        event={event}
        names={{ striker: nameOf(unitOf(battle, event.striker)), struck: nameOf(unitOf(battle, event.struck)) }}
        instant={!rolling}
        onDone={onDone}
      />
    </div>
  );
};
