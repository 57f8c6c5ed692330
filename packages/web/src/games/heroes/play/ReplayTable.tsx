/** One step of a battle watched again: the arena as it stood, who attacked whom, and the dice of that step. */

import { fieldOf, type HeroesTypes, modelOf, type Space, sideName } from '@muster/heroes';
import { Box } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import type { ReplayTableProps } from '../../../contract/table-game.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import { HoverCard } from '../../../parts/HoverCard.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { useKeys } from '../../../play/useKeys.ts';
import { SpaceBoard, type SpaceBoardHandle } from '../board/SpaceBoard.tsx';
import { Banner, Strip } from './Banner.tsx';
import { cardKey, cardOf } from './Cards.tsx';
import { ObjectiveLine } from './Objectives.tsx';
import { pointedMarks } from './plan.ts';
import { useTilt } from './settings.ts';
import { activeOf } from './shown.ts';
import { sceneOf } from './stages.ts';
import table from './table.module.css';
import { momentLines, traceLines } from './traces.ts';
import { spaceWords } from './words.ts';

export const ReplayTable = ({ view: battle, events, seatNames, pointed }: ReplayTableProps<HeroesTypes>) => {
  const board = useRef<SpaceBoardHandle>(null);
  const { tilted, choose } = useTilt();
  const { arena } = fieldOf(battle.config);
  useKeys({ f: () => board.current?.fit(), t: () => choose(!tilted) });
  const scene = useMemo(() => sceneOf(battle, events), [battle, events]);
  const marks = useMemo(() => pointedMarks(battle, pointed), [battle, pointed]);
  const lines = useMemo(
    () => [...traceLines(battle, scene.traces), ...momentLines(battle, scene.moment)],
    [battle, scene],
  );
  const nameOf = useCallback((space: Space) => spaceWords(battle, space, seatNames, [], []), [battle, seatNames]);
  const { moment } = scene;
  const active = activeOf(battle);
  const activeSeat = active === undefined ? undefined : modelOf(battle, active).seat;
  const beside = useMemo(
    () =>
      moment === undefined || moment.over
        ? undefined
        : { models: moment.among, content: <MomentSlip moment={moment} /> },
    [moment],
  );
  return (
    <HoverCard keyOf={cardKey} render={(key) => cardOf(battle, key)}>
      <Banner battle={battle} seatNames={seatNames} seat={battle.outcome?.places[0]?.[0] ?? activeSeat} />
      <Strip scene={scene} tell="" />
      <div className={play.board}>
        <SpaceBoard
          ref={board}
          battle={battle}
          label={`Arena ${arena.name}`}
          turned={false}
          tilted={tilted}
          active={active}
          marks={marks}
          lines={lines}
          beside={beside}
          nameOf={nameOf}
        />
        <BoardTools board={board} label="Zoom" what="arena">
          <BoardTool name="Tilt the board" kept pressed={tilted} onClick={() => choose(!tilted)}>
            <Box size={18} aria-hidden="true" />
          </BoardTool>
        </BoardTools>
      </div>
      <div className={table.replayObjectives}>
        {([0, 1] as const).map((side) => (
          <ObjectiveLine key={side} battle={battle} side={side} of={sideName(side)} />
        ))}
      </div>
    </HoverCard>
  );
};
