/** One step of a battle watched again: the table as it stood, the cards as these eyes know them, the dice of that step. */

import type { MagewindsTypes } from '@muster/magewinds';
import { useMemo, useRef } from 'react';
import type { ReplayTableProps } from '../../../contract/table-game.ts';
import { MeasuredBoard, type MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import play from '../../../play/play.module.css';
import { useKeys } from '../../../play/useKeys.ts';
import { AttackChoice } from '../cards/AttackChoice.tsx';
import { Banner } from './Banner.tsx';
import { BoardTools } from './BoardTools.tsx';
import { type BaseCache, basesOf, groundOf, objectsOf } from './board.tsx';
import { CardStrip } from './CardStrip.tsx';
import { DiceTray } from './Dice.tsx';
import { useTableSettings } from './orders.ts';
import css from './table.module.css';
import { markersOf, standingZones } from './zones.ts';

export const ReplayTable = ({ title, view, eyes, events }: ReplayTableProps<MagewindsTypes>) => {
  const board = useRef<MeasuredBoardHandle>(null);
  const cache = useRef<BaseCache>(new Map());
  const inches = useTableSettings((s) => s.inches);
  useKeys({ f: () => board.current?.fit() });
  const bases = useMemo(() => basesOf(view, undefined, undefined, cache.current), [view]);
  const objects = useMemo(() => objectsOf(view, undefined), [view]);
  const markers = useMemo(() => markersOf(view), [view]);
  const zones = useMemo(() => standingZones(view), [view]);
  const moved = events.findLast((e) => e.type === 'moved');
  const lastMove = useMemo(
    () => (moved?.type === 'moved' ? { base: String(moved.who.id), path: moved.path } : undefined),
    [moved],
  );
  const dice = events.findLast((e) => e.type === 'struck' || e.type === 'barrier' || e.type === 'objectStruck');
  const reveal = events.findLast((e) => e.type === 'revealed');
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
          lastMove={lastMove}
          label={`Table of ${title}`}
        />
        <BoardTools board={board} />
        {(dice !== undefined || reveal !== undefined) && (
          <div className={css.over}>
            {reveal?.type === 'revealed' && (
              <AttackChoice attacker="The attacker" mine={false} stage="revealed" choice={reveal.choice} />
            )}
            {dice !== undefined && <DiceTray dice={{ event: dice, rolling: false }} />}
          </div>
        )}
      </div>
      <CardStrip battle={view} viewer={typeof eyes === 'number' ? eyes : undefined} />
    </>
  );
};
