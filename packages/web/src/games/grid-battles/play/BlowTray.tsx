/** The dice of a blow on the table, beside those who fight; the map makes room for them where there is none. */

import type { Battle, HexLabel } from '@muster/grid-battles';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PartProps } from '../../../contract/tabletop.ts';
import { type Box, placeFor } from '../../../parts/Beside.tsx';
import { useWide } from '../../../play/useWide.ts';
import type { HexBoardHandle } from '../board/HexBoard.tsx';
import { DiceRoll } from '../dice/DiceRoll.tsx';
import { rollNames } from '../dice/describe.ts';
import type { Fight } from './scene.ts';
import css from './table.module.css';
import type { GridTable } from './types.ts';

interface Props {
  readonly battle: Battle;
  readonly fight: Pick<Fight, 'places' | 'dice'>;
  readonly board: RefObject<HexBoardHandle | null>;
  readonly onDone: () => void;
}

/** Where a hex is within the board, as it is seen. */
const boxOf = (room: Element, hex: HexLabel): Box => {
  const outer = room.getBoundingClientRect();
  const { left, top, right, bottom } = room.querySelector(`[data-hex="${hex}"]`)!.getBoundingClientRect();
  return { left: left - outer.left, top: top - outer.top, right: right - outer.left, bottom: bottom - outer.top };
};

/** On a narrow screen the slip below the map is empty while dice roll: they may lie over it, down to its buttons. */
const roomBelow = (room: Element): number => {
  const [board, bar] = [room.getBoundingClientRect(), document.querySelector('[data-bar]')?.getBoundingClientRect()];
  return bar === undefined || bar.left >= board.right ? 0 : Math.max(0, bar.top - board.bottom);
};

export const BlowTray = ({ battle, fight: { places, dice }, board, onDone }: Props) => {
  const tray = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = tray.current;
    const room = box?.offsetParent;
    if (!box || !room || places.length === 0) return;
    const place = (): 'top' | 'bottom' | undefined => {
      const fighters = places.map((hex) => boxOf(room, hex));
      const [w, h, most] = [box.offsetWidth, box.offsetHeight, room.clientHeight + roomBelow(room)];
      const { x, y } = placeFor({ w, h }, { w: room.clientWidth, h: most }, fighters);
      box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      const isOn = fighters.some((f) => x < f.right && f.left < x + w && y < f.bottom && f.top < y + h);
      if (!isOn) return undefined;
      return y + h / 2 > most / 2 ? 'bottom' : 'top';
    };
    const covered = place();
    if (covered !== undefined) board.current?.showAll(places, { [covered]: box.offsetHeight + 16 });
    const plane = room.querySelector('[data-hex]')?.closest('svg')?.parentElement;
    const observer = new MutationObserver(place); // the hand moves the board without asking React
    if (plane) observer.observe(plane, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [places, board]);

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
