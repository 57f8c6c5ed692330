/** One step of a battle watched again: the chart as it was, who shot whom, the dice of that step, and what each side had ordered. */

import { type CosmicTypes, fieldOf, findShip } from '@muster/cosmic-combat';
import { Crosshair } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { ReplayTableProps } from '../../../contract/table-game.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import { HoverCard } from '../../../parts/HoverCard.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { useKeys } from '../../../play/useKeys.ts';
import { StarChart, type StarChartHandle } from '../chart/StarChart.tsx';
import { NO_MARKS } from '../chart/types.ts';
import { Banner, Strip } from './Banner.tsx';
import { cardOf } from './Cards.tsx';
import { chartField, chartShips, linksOf } from './look.ts';
import { arcAreas } from './sights.ts';
import { placesOf, sceneOf } from './stages.ts';
import { momentLines, traceLines } from './traces.ts';

export const ReplayTable = ({ view: battle, events, seatNames, pointed }: ReplayTableProps<CosmicTypes>) => {
  const board = useRef<StarChartHandle>(null);
  const [arcs, setArcs] = useState(false);
  const [peeked, setPeeked] = useState<string>();
  useKeys({ f: () => board.current?.fit(), g: () => setArcs(!arcs) });
  const scene = useMemo(() => sceneOf(battle, events), [battle, events]);
  const targets = useMemo(() => (pointed === undefined ? [] : placesOf(pointed)), [pointed]);
  const ships = useMemo(
    () => chartShips(battle, { selected: undefined, choices: targets, targets: [], drags: [] }),
    [battle, targets],
  );
  const lines = useMemo(
    () => [...traceLines(battle, scene.traces), ...momentLines(battle, scene.moment)],
    [battle, scene],
  );
  const { moment } = scene;
  const beside = useMemo(
    () =>
      moment === undefined || moment.over
        ? undefined
        : {
            of: moment.among.flatMap((id) => findShip(battle, id)?.place ?? []),
            others: [],
            radius: 3000,
            content: <MomentSlip moment={moment} />,
          },
    [moment, battle],
  );
  const marks = useMemo(
    () =>
      arcs && peeked !== undefined && findShip(battle, peeked)?.place != null
        ? { ...NO_MARKS, areas: arcAreas(battle, peeked) }
        : NO_MARKS,
    [arcs, peeked, battle],
  );
  return (
    <HoverCard render={(key) => cardOf(battle, key)}>
      <Banner battle={battle} seatNames={seatNames} seat={battle.outcome?.places[0]?.[0]} />
      <Strip scene={scene} tell="" />
      <div className={play.board}>
        <StarChart
          ref={board}
          field={chartField(battle)}
          ships={ships}
          zones={[]}
          links={linksOf(battle)}
          marks={marks}
          lines={lines}
          lastMove={scene.travel}
          bubble={undefined}
          beside={beside !== undefined && beside.of.length > 0 ? beside : undefined}
          label={`Star chart ${fieldOf(battle.config).map.name}`}
          home={undefined}
          own={undefined}
          onPeek={(id) => setPeeked(id ?? undefined)}
        />
        <BoardTools board={board} label="Zoom" what="chart">
          <BoardTool name="Arcs of fire" kept pressed={arcs} onClick={() => setArcs(!arcs)}>
            <Crosshair size={18} aria-hidden="true" />
          </BoardTool>
        </BoardTools>
      </div>
    </HoverCard>
  );
};
