/** One step of a war watched again: the map as it was, who struck whom, the dice of that step, what both sides had. */

import { type ConquestTypes, findModel } from '@muster/conquest';
import { Crosshair } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { ReplayTableProps } from '../../../contract/table-game.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import { MeasuredBoard, type MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import { HoverCard } from '../../../parts/HoverCard.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { useKeys } from '../../../play/useKeys.ts';
import {
  type BaseCache,
  basesOf,
  cityZone,
  groundOf,
  incomeNotes,
  NOTHING,
  type NodeCache,
  nodesOf,
  orderNotes,
  orderPlans,
} from '../board/look.tsx';
import { Banner, Strip } from './Banner.tsx';
import { cardKey, cardOf } from './Cards.tsx';
import { placesOf, sceneOf } from './stages.ts';
import { threatTo } from './threat.ts';
import { momentLines, traceLines, traceNotes } from './traces.ts';

export const ReplayTable = ({ view: battle, events, seatNames, pointed }: ReplayTableProps<ConquestTypes>) => {
  const board = useRef<MeasuredBoardHandle>(null);
  const cache = useRef<BaseCache>(new Map());
  const nodeCache = useRef<NodeCache>(new Map());
  const [threats, setThreats] = useState(false);
  useKeys({ f: () => board.current?.fit(), g: () => setThreats(!threats) });
  const scene = useMemo(() => sceneOf(battle, events), [battle, events]);
  const bases = useMemo(
    () =>
      basesOf(
        battle,
        seatNames,
        { ...NOTHING, selected: pointed === undefined ? [] : placesOf(pointed) },
        cache.current,
      ),
    [battle, seatNames, pointed],
  );
  const nodes = useMemo(() => nodesOf(battle, seatNames, [], nodeCache.current), [battle, seatNames]);
  const lines = useMemo(
    () => [...traceLines(battle, scene.traces), ...momentLines(battle, scene.moment)],
    [battle, scene],
  );
  const notes = useMemo(
    () => [...incomeNotes(battle), ...orderNotes(battle), ...traceNotes(scene.traces)],
    [battle, scene],
  );
  const { moment } = scene;
  const beside = useMemo(() => {
    if (moment === undefined || moment.over) return undefined;
    const of = moment.among.flatMap((id) => findModel(battle, id)?.at ?? []);
    return of.length === 0 ? undefined : { of, others: [], radius: 2600, content: <MomentSlip moment={moment} /> };
  }, [moment, battle]);
  return (
    <HoverCard keyOf={cardKey} render={(key) => cardOf(battle, key)}>
      <Banner battle={battle} seatNames={seatNames} seat={battle.outcome?.places[0]?.[0]} />
      <Strip battle={battle} scene={scene} tell="" />
      <div className={play.board}>
        <MeasuredBoard
          ref={board}
          field={groundOf(battle)}
          bases={bases}
          objects={nodes}
          zones={cityZone(battle)}
          threat={threats ? threatTo(battle, 0) : []}
          lines={lines}
          plans={orderPlans(battle)}
          notes={notes}
          beside={beside}
          lastMove={scene.travel}
          label="Map of the war"
        />
        <BoardTools board={board} label="Zoom" what="map">
          <BoardTool name="Where the second side could strike" pressed={threats} onClick={() => setThreats(!threats)}>
            <Crosshair size={18} aria-hidden="true" />
          </BoardTool>
        </BoardTools>
      </div>
    </HoverCard>
  );
};
