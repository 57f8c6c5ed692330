/** The map of a battle, in play or watched again: what stands there, what is planned, what happens, and the hand on it. */

import { fieldOf, gridBattlesDescriptor, type HexLabel, type UnitId, unitOf, unitOn } from '@muster/grid-battles';
import { useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { BoardProps, HandOnBoard, Seen } from '../../../contract/tabletop.ts';
import { useRemark } from '../../../parts/Bubble.tsx';
import { BoardTools } from '../../../play/BoardTools.tsx';
import { RoundSlip } from '../../../play/RoundSlip.tsx';
import { useCarrying } from '../../../play/useCarrying.ts';
import { HexBoard, type HexBoardHandle } from '../board/HexBoard.tsx';
import type { HexMarks } from '../board/marks.ts';
import { goalMarks } from '../parts/MapPicture.tsx';
import { BlowTray } from './BlowTray.tsx';
import { hexesAt, hexOf, previewMarks } from './hex-marks.ts';
import { lieFor } from './near.ts';
import { fightOf } from './scene.ts';
import type { GridTable } from './types.ts';

const NO_MARKS: HexMarks = {};

/**
 * What somebody could do, marked in the place of what is planned: of who is under the mouse as long as nobody is looked after, and of who
 * was asked about by a right or a long press until the hand goes on (GB-39).
 */
const useGlance = (seen: Seen<GridTable>, hand: HandOnBoard<GridTable> | undefined) => {
  const [hovered, setHovered] = useState<UnitId>();
  const [asked, setAsked] = useState<{ readonly unit: UnitId; readonly held: unknown }>();
  const isFree = hand?.held.kind === 'idle' || (hand?.held.kind === 'turn' && hand.held.chosen === null);
  const glances = hand?.now.decision !== undefined && isFree;
  const held = hand?.held;
  const onHover = useCallback(
    (hex: HexLabel | undefined) => {
      const unit = hex === undefined ? undefined : unitOn(seen.view, hex)?.id;
      setHovered(glances ? unit : undefined);
      setAsked((was) => (was?.unit === unit ? was : undefined));
    },
    [seen.view, glances],
  );
  const onLook = useCallback(
    (hex: HexLabel) => {
      const unit = unitOn(seen.view, hex);
      setAsked(unit && { unit: unit.id, held });
    },
    [seen.view, held],
  );
  const looked = asked !== undefined && asked.held === held ? asked.unit : undefined;
  return { glance: looked ?? (glances ? hovered : undefined), onHover, onLook };
};

/** What is marked: goals, the plan or a glance, what is pointed at. */
const useMarks = (
  { view, shown, showing }: Seen<GridTable>,
  planned: HexMarks,
  glance: UnitId | undefined,
  pointed: readonly string[],
): HexMarks =>
  useMemo(
    () => ({
      ...goalMarks(fieldOf(view.config).scenario),
      ...(showing ? {} : glance === undefined ? planned : { ...previewMarks(view, glance), chosen: planned.chosen }),
      pointed: hexesAt(shown, pointed),
    }),
    [view, shown, showing, planned, glance, pointed],
  );

/** A counter on its way is taken where it is shown. */
const unitAt = ({ now, plan }: HandOnBoard<GridTable>, hex: HexLabel): UnitId | undefined => {
  const { path, others } = plan.marks;
  const planned = [...(path === undefined ? [] : [path]), ...others].find(({ steps }) => steps.at(-1) === hex);
  return planned?.unit ?? unitOn(now.view, hex)?.id;
};

export const Board = ({ ref, seen, near, pointed, hand, settled }: BoardProps<GridTable>) => {
  const { shown, scene, showing, replayed, acting } = seen;
  const map = useRef<HexBoardHandle>(null);
  const { scenario } = fieldOf(shown.config);
  const lie = useMemo(() => lieFor(scenario, near), [scenario, near]);
  const { glance, onHover, onLook } = useGlance(seen, hand);
  const drag = useCarrying(hand, {
    at: (hex) => hand && unitAt(hand, hex),
    mayTake: (unit) => unitOf(seen.view, unit).seat === seen.view.turn,
    gesture: (kind, unit, over) => ({ kind, unit, over }),
  });
  const marks = useMarks(seen, hand?.plan.marks.hexes ?? NO_MARKS, glance, pointed);
  const traces = useMemo(
    () => (showing || replayed ? [] : scene.traces.filter((trace) => trace.by !== acting)),
    [scene.traces, acting, showing, replayed],
  );
  const remark = hand?.remark;
  const bubble = useRemark(gridBattlesDescriptor, remark);
  const fight = useMemo(() => fightOf(seen), [seen]);
  const able = hand?.plan.choices[0];
  const start = able === undefined ? undefined : (unitOf(shown, able).hex ?? undefined);
  useImperativeHandle(
    ref,
    () => ({
      show: (place) => {
        const hex = hexOf(shown, place);
        if (hex !== undefined) map.current?.goTo(hex);
      },
      follow: (places) => map.current?.follow(hexesAt(shown, places)),
    }),
    [shown],
  );
  return (
    <>
      <HexBoard
        ref={map}
        rows={scenario.map}
        units={shown.units}
        sideNames={seen.seatNames}
        label={`Map of ${scenario.name}`}
        selected={hand?.plan.selected[0]}
        hexMarks={marks}
        path={hand?.plan.marks.path}
        others={hand?.plan.marks.others}
        meant={hand?.plan.marks.meant}
        sightLine={remark?.sight ?? hand?.plan.marks.sight}
        refusedWay={remark?.way}
        lastMove={scene.travel}
        blow={fight?.blow}
        traces={traces}
        bubble={bubble}
        start={start}
        onHex={(hex) => hand?.touch({ kind: 'hex', hex })}
        onUnit={(id) => hand?.touch({ kind: 'piece', id })}
        onHover={onHover}
        onLook={onLook}
        drag={drag}
        onConfirm={hand?.commit}
        {...lie}
      />
      <RoundSlip seen={seen} />
      <BoardTools board={map} label="Zoom" what="map" />
      {fight !== undefined && fight.dice.length > 0 && (
        <BlowTray battle={shown} fight={fight} board={map} onDone={settled} />
      )}
    </>
  );
};
