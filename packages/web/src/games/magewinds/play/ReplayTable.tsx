/** One step of a battle watched again: the table as it stood, the cards as these eyes know them, the dice of that step. */

import { type MagewindsTypes, RADIUS } from '@muster/magewinds';
import { useEffect, useMemo, useRef } from 'react';
import type { ReplayTableProps } from '../../../contract/table-game.ts';
import { MeasuredBoard, type MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import play from '../../../play/play.module.css';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import { Banner } from './Banner.tsx';
import { BoardTools } from './BoardTools.tsx';
import { type BaseCache, basesOf, groundOf, NOBODY, objectsOf } from './board.tsx';
import { AROUND_FIGHT, fireLines, middleOf, momentBeside, traceLines } from './Moment.tsx';
import { useTableSettings } from './orders.ts';
import { ReplayCards } from './ReplayCards.tsx';
import { placesOf, sceneOf } from './stages.ts';
import { markersOf, standingZones } from './zones.ts';

export const ReplayTable = ({ title, view, events, pointed }: ReplayTableProps<MagewindsTypes>) => {
  const board = useRef<MeasuredBoardHandle>(null);
  const cache = useRef<BaseCache>(new Map());
  const wide = useWide();
  const inches = useTableSettings((s) => s.inches);
  useKeys({ f: () => board.current?.fit() });
  const objects = useMemo(() => objectsOf(view, undefined), [view]);
  const markers = useMemo(() => markersOf(view), [view]);
  const zones = useMemo(() => standingZones(view), [view]);
  // what this step told, as it stood at its end
  const scene = useMemo(() => sceneOf(view, events), [events, view]);
  // On a small screen the table shows where it happened.
  useEffect(() => {
    const at = wide ? undefined : (middleOf(view, scene.moment) ?? scene.travel?.path.at(-1));
    if (at !== undefined) board.current?.show(at, AROUND_FIGHT);
  }, [wide, view, scene]);
  const meant = useMemo(
    () => ({
      ...NOBODY,
      selected: pointed === undefined ? [] : placesOf(pointed).map(Number),
      fallen: scene.moment?.fallen ?? [],
    }),
    [pointed, scene],
  );
  const bases = useMemo(() => basesOf(view, undefined, undefined, cache.current, false, meant), [view, meant]);
  const lines = useMemo(() => [...traceLines(view, scene.traces), ...fireLines(view, scene.moment)], [view, scene]);
  const beside = useMemo(() => momentBeside(view, scene.moment, RADIUS), [view, scene]);
  return (
    <>
      <Banner battle={view} players={undefined} />
      <div className={play.board}>
        <MeasuredBoard
          ref={board}
          field={groundOf(view)}
          bases={bases}
          objects={objects}
          markers={markers}
          zones={zones}
          inches={inches}
          lines={lines}
          beside={beside}
          lastMove={scene.travel}
          label={`Table of ${title}`}
        />
        <BoardTools board={board} />
      </div>
      <ReplayCards battle={view} />
    </>
  );
};
