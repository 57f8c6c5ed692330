/** One step of a battle watched again: the map as it stood, and the dice of that step. */

import { fieldOf, type GridBattlesTypes, unitOf } from '@muster/grid-battles';
import { useEffect, useMemo, useRef } from 'react';
import type { ReplayTableProps } from '../../../contract/table-game.ts';
import { BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import { HexBoard, type HexBoardHandle } from '../board/HexBoard.tsx';
import { BlowTray } from './BlowTray.tsx';
import { goalMarks, pointedMarks } from './plan.ts';
import type { DiceShown } from './scene.ts';
import { sceneOf } from './stages.ts';
import { TurnBanner } from './TurnBanner.tsx';

const NO_DICE: readonly DiceShown[] = [];

export const ReplayTable = ({ view: battle, events, seatNames, pointed }: ReplayTableProps<GridBattlesTypes>) => {
  const board = useRef<HexBoardHandle>(null);
  const { scenario } = fieldOf(battle.config);
  useKeys({ f: () => board.current?.fit() });
  const { moment, travel: lastMove } = useMemo(() => sceneOf(battle, events), [battle, events]);
  const dice = moment?.dice ?? NO_DICE;
  const blow = useMemo(() => {
    const first = dice[0]?.event;
    if (first === undefined) return undefined;
    const [a, b] = [unitOf(battle, first.striker), unitOf(battle, first.struck)];
    return { from: a.hex ?? undefined, to: b.hex ?? undefined, by: a.seat };
  }, [battle, dice]);
  const wide = useWide();
  // On a small screen the map shows where it happened.
  useEffect(() => {
    const hex = wide ? undefined : (blow?.to ?? blow?.from ?? lastMove?.path.at(-1));
    if (hex !== undefined) board.current?.show(hex);
  }, [wide, blow, lastMove]);
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
          blow={
            blow?.from === undefined || blow.to === undefined ? undefined : { ...blow, from: blow.from, to: blow.to }
          }
        />
        <BoardTools board={board} label="Zoom" what="map" />
        {dice.length > 0 && <BlowTray battle={battle} dice={dice} from={blow?.from} to={blow?.to} board={board} />}
      </div>
    </>
  );
};
