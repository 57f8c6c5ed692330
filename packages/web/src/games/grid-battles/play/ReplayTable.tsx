/** One step of a battle watched again: the map as it stood, and the dice of that step. */

import { fieldOf, type GridBattlesTypes, nameOf, unitOf } from '@muster/grid-battles';
import { useMemo, useRef } from 'react';
import type { ReplayTableProps } from '../../../contract/table-game.ts';
import { BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { useKeys } from '../../../play/useKeys.ts';
import { HexBoard, type HexBoardHandle } from '../board/HexBoard.tsx';
import { DiceRoll } from '../dice/DiceRoll.tsx';
import { goalMarks, pointedMarks } from './plan.ts';
import { TurnBanner } from './TurnBanner.tsx';
import css from './table.module.css';

export const ReplayTable = ({ view: battle, events, seatNames, pointed }: ReplayTableProps<GridBattlesTypes>) => {
  const board = useRef<HexBoardHandle>(null);
  const { scenario } = fieldOf(battle.config);
  useKeys({ f: () => board.current?.fit() });
  const struck = events.filter((e) => e.type === 'struck');
  const moved = events.find((e) => e.type === 'moved');
  const lastMove = useMemo(() => moved && { unit: moved.unit, path: [moved.from, ...moved.path] }, [moved]);
  const marks = useMemo(() => [...goalMarks(battle), ...pointedMarks(battle, pointed)], [battle, pointed]);
  return (
    <>
      <TurnBanner battle={battle} />
      <div className={play.board}>
        <HexBoard
          ref={board}
          rows={scenario.map}
          units={battle.units}
          sideNames={seatNames}
          label={`Map of ${scenario.name}`}
          hexMarks={marks}
          lastMove={lastMove}
        />
        <BoardTools board={board} label="Zoom" what="map" />
        {struck.length > 0 && (
          <div className={css.tray}>
            {struck.map((event) => (
              <DiceRoll
                key={event.half}
                event={event}
                instant
                names={{
                  striker: nameOf(unitOf(battle, event.striker)),
                  struck: nameOf(unitOf(battle, event.struck)),
                }}
              />
            ))}
          </div>
        )}
      </div>
    </>
  );
};
