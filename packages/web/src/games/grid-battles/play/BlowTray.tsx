/** The dice of a blow on the table, beside those who fight; the map makes room for them where there is none. */

import type { Battle, HexLabel } from '@muster/grid-battles';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PartProps } from '../../../contract/tabletop.ts';
import { useWide } from '../../../play/useWide.ts';
import type { HexBoardHandle } from '../board/HexBoard.tsx';
import { DiceRoll } from '../dice/DiceRoll.tsx';
import { rollNames } from '../dice/describe.ts';
import { type Box, beside } from './beside.ts';
import type { DiceShown } from './scene.ts';
import css from './table.module.css';
import type { GridTable } from './types.ts';

interface Props {
  readonly battle: Battle;
  /** One half of the combat, or both. */
  readonly dice: readonly DiceShown[];
  /** Where those who fight stand; the fallen stand nowhere. */
  readonly from: HexLabel | undefined;
  readonly to: HexLabel | undefined;
  readonly board: RefObject<HexBoardHandle | null>;
  readonly onDone?: (() => void) | undefined;
}

/** Where a hex is within the board, as it is seen. */
const boxOf = (room: Element, hex: string): Box | undefined => {
  const cell = room.querySelector(`[data-hex="${hex}"]`);
  if (cell === null) return undefined;
  const [outer, inner] = [room.getBoundingClientRect(), cell.getBoundingClientRect()];
  return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height };
};

/** On a narrow screen the slip below the map is empty while dice roll: they may lie over it, down to its buttons. */
const roomBelow = (room: Element): number => {
  const [board, bar] = [room.getBoundingClientRect(), document.querySelector('[data-bar]')?.getBoundingClientRect()];
  return bar === undefined || bar.left >= board.right ? 0 : Math.max(0, bar.top - board.bottom);
};

export const BlowTray = ({ battle, dice, from, to, board, onDone }: Props) => {
  const tray = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = tray.current;
    const room = box?.offsetParent;
    const hexes = [from, to].filter((hex) => hex !== undefined);
    if (!box || !room || hexes.length === 0) return;
    const place = (): 'top' | 'bottom' | undefined => {
      const fighters = hexes.flatMap((hex) => boxOf(room, hex) ?? []);
      const { x, y, docked } = beside(
        { width: room.clientWidth, height: room.clientHeight + roomBelow(room) },
        fighters,
        {
          width: box.offsetWidth,
          height: box.offsetHeight,
        },
      );
      box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      return docked;
    };
    const docked = place();
    if (docked !== undefined) board.current?.showAll(hexes, { [docked]: box.offsetHeight + 16 });
    const plane = room.querySelector('[data-hex]')?.closest('svg')?.parentElement;
    const observer = new MutationObserver(place); // the hand moves the board without asking React
    if (plane) observer.observe(plane, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [from, to, board]);

  return (
    <div ref={tray} className={css.tray} data-tray>
      {dice.map(({ event, rolling }) => (
        <DiceRoll
          key={event.half}
          event={event}
          names={rollNames(battle, event)}
          instant={!rolling}
          onDone={rolling ? onDone : undefined} // what lies there is read for as long as it needs
        />
      ))}
    </div>
  );
};

/** In the slip, while there is nothing newer to look at, lie the dice of the last combat. */
export const LyingDice = ({ seen: { view, scene, showing }, plan }: PartProps<GridTable>) => {
  const wide = useWide();
  const event = scene.moment?.dice.at(-1)?.event;
  if (event === undefined || !wide || showing || plan.selected.length > 0) return null;
  return <DiceRoll event={event} names={rollNames(view, event)} instant />;
};
