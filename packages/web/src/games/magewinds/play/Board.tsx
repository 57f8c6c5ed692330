/** The measured table: what is shown of a battle, what is planned, and what a hand does on it. */

import type { Point } from '@muster/geometry';
import { centreFor, magewindsDescriptor, RADIUS, type Terrain, terrainOf } from '@muster/magewinds';
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { BoardProps } from '../../../contract/tabletop.ts';
import { legsOf } from '../../../measured/legs.ts';
import { MeasuredBoard, type MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import { useRemark } from '../../../parts/Bubble.tsx';
import { RoundSlip } from '../../../play/RoundSlip.tsx';
import { useWide } from '../../../play/useWide.ts';
import { BoardTools } from './BoardTools.tsx';
import { type BaseCache, basesOf, groundOf, type Meant, NOBODY, objectsOf } from './bases.tsx';
import { useCarrying } from './carrying.ts';
import { commandIn, type Held } from './hand.ts';
import { handlesOf } from './handles.tsx';
import { AROUND_FIGHT, fireLines, middleOf, momentBeside, momentNow, traceLines } from './Moment.tsx';
import { useOpenedBy } from './opened.ts';
import { useTableSettings } from './orders.ts';
import { rangesOf } from './plan/attack.ts';
import type { MagewindsTable } from './plan/types.ts';
import type { Moment } from './scene.ts';
import { featuresOf } from './terrain-kit.ts';
import { wayAt } from './trail.ts';
import { useThreat } from './useThreat.ts';
import { homeOf, markersOf, sideOf, standingZones } from './zones.ts';

type Props = BoardProps<MagewindsTable>;
type Battle = MagewindsTable['state'];

/** In which someone may be taken up by hand. */
const LIFTING: readonly string[] = ['activate', 'action', 'move', 'step'];

/** Those who fight, or those a line of the log is about. */
const meantBy = (moment: Moment | undefined, pointed: readonly string[]): Meant => {
  if (pointed.length > 0) return { ...NOBODY, selected: pointed.filter((place) => !wayAt(place).length).map(Number) };
  if (moment === undefined || moment.over) return NOBODY;
  return {
    selected: moment.attacker === null ? [] : [moment.attacker.id],
    targets: moment.target === null ? [] : [moment.target.id],
    fallen: moment.fallen,
  };
};

/** The terrain that is being chosen lies there already. */
const useGround = (shown: Battle, held: Held | undefined) => {
  const previewed = useMemo((): Terrain | undefined => {
    if (held?.kind === 'laying') return { features: featuresOf(held.features) };
    const chosen = held && commandIn(held, 'placeTerrain')?.terrain;
    return typeof chosen === 'string' ? terrainOf(chosen).terrain : chosen;
  }, [held]);
  const { terrain, config } = shown;
  return useMemo(() => groundOf({ terrain: previewed ?? terrain, config }), [previewed, terrain, config]);
};

const useBases = ({ seen: { shown, acting }, hand, pointed }: Props, moment: Moment | undefined) => {
  const cache = useRef<BaseCache>(new Map());
  const { plan, held, now } = hand ?? {};
  const kind = now?.decision?.kind;
  const canLift = kind !== undefined && LIFTING.includes(kind);
  const meant = useMemo(() => meantBy(moment, pointed), [moment, pointed]);
  const laying = held?.kind === 'laying' ? held : undefined;
  return useMemo(
    () =>
      laying !== undefined && acting !== undefined
        ? handlesOf(laying, acting)
        : basesOf(shown, plan, acting, cache.current, canLift, meant),
    [shown, plan, acting, canLift, meant, laying],
  );
};

const useLines = ({ seen: { shown, scene }, hand, pointed }: Props, moment: Moment | undefined) => {
  const planned = hand?.plan.marks.lines;
  const said = hand?.remark?.lines;
  return useMemo(
    () => [
      ...traceLines(shown, scene.traces),
      ...(planned === undefined || planned.length === 0 ? fireLines(shown, moment) : []),
      ...pointed.flatMap((place) => legsOf(wayAt(place))),
      ...(planned ?? []),
      ...(said ?? []),
    ],
    [shown, scene, moment, pointed, planned, said],
  );
};

/** Of who is looked at, where it could strike; else of the plan. */
const useRanges = ({ seen: { shown, eyes }, hand }: Props) => {
  const opened = useOpenedBy(eyes);
  const looked = hand?.held.looked ?? opened;
  const planned = hand?.plan.marks.ranges;
  return useMemo(() => {
    const f = looked === undefined ? undefined : shown.fighters[looked];
    const threat = f?.where === 'field' ? rangesOf(shown, f).map((band) => ({ ...band, kind: 'threat' as const })) : [];
    return threat.length > 0 ? threat : (planned ?? []);
  }, [looked, shown, planned]);
};

/** A small screen shows where it happens: the fight, who is asked for, in a replay who has moved. */
const useInSight = (
  board: RefObject<MeasuredBoardHandle | null>,
  { seen: { shown, view, scene, replayed }, hand }: Props,
  moment: Moment | undefined,
): void => {
  const wide = useWide();
  const actor = hand?.now.decision?.fighter;
  useEffect(() => {
    const f = actor == null ? undefined : view.fighters[actor];
    if (!wide && f?.where === 'field') board.current?.show(f);
  }, [board, wide, actor, view]);
  const travelled = replayed ? scene.travel?.path.at(-1) : undefined;
  useEffect(() => {
    const middle = wide ? undefined : (middleOf(shown, moment) ?? travelled);
    if (middle !== undefined) board.current?.show(middle, AROUND_FIGHT);
  }, [board, wide, moment, shown, travelled]);
};

/** A fighter by its id, or the middle of the field. */
const pointOf = (b: Battle, place: string): Point | undefined =>
  place === 'centre' ? centreFor(b.config.players) : b.fighters[Number(place)];

/** Likewise, and where a way leads; nobody who has left the field. */
const pointsOf = (b: Battle, place: string): readonly Point[] => {
  const way = wayAt(place);
  const point = way.at(-1) ?? pointOf(b, place);
  return point === undefined || ('where' in point && point.where !== 'field') ? [] : [point];
};

/** One's own fighters, once the set-up is over. */
const mineOf = ({ round, fighters }: Battle, seat: number) => ({
  when: round === 0 ? 'set-up' : 'battle',
  at: round === 0 ? [] : fighters.filter((f) => f.seat === seat && f.where === 'field'),
});

export const Board = (props: Props) => {
  const { title, seen, near, hand } = props;
  const { shown, view, scene, acting, eyes } = seen;
  const board = useRef<MeasuredBoardHandle>(null);
  const inches = useTableSettings((s) => s.inches);
  const carrying = useCarrying(board, hand, eyes);
  const moment = momentNow(scene, hand?.now.decision);
  const plan = hand?.plan;
  const marks = plan?.marks;
  const remark = hand?.remark;
  const ground = useGround(shown, hand?.held);
  const bases = useBases(props, moment);
  const lines = useLines(props, moment);
  const ranges = useRanges(props);
  const threat = useThreat(view, marks?.mover === undefined ? undefined : acting);
  const objects = useMemo(() => objectsOf(shown, plan), [shown, plan]);
  const markers = useMemo(() => markersOf(shown), [shown]);
  const planned = marks?.zones;
  const zones = useMemo(() => [...standingZones(shown), ...(planned ?? [])], [shown, planned]);
  const beside = useMemo(() => momentBeside(shown, moment, RADIUS), [shown, moment]);
  const bubble = useRemark(magewindsDescriptor, remark);
  const [own, home] = useMemo(() => [sideOf(view, near), homeOf(view, near)], [view, near]);
  useInSight(board, props, moment);
  useImperativeHandle(
    props.ref,
    () => ({
      show: (place) => {
        const at = pointOf(view, place);
        if (at === undefined) return;
        board.current?.show(at);
        board.current?.focus(place);
      },
      follow: (places) => board.current?.follow(places.flatMap((place) => pointsOf(shown, place))),
    }),
    [view, shown],
  );
  return (
    <>
      <MeasuredBoard
        ref={board}
        field={ground}
        bases={bases}
        objects={objects}
        markers={markers}
        zones={zones}
        reach={marks?.reach}
        ranges={ranges}
        threat={threat}
        ghost={marks?.ghost}
        lines={lines}
        bubble={bubble}
        beside={beside}
        inches={inches}
        own={own}
        upright={own === undefined}
        home={home}
        mine={mineOf(view, near)}
        lastMove={scene.travel}
        label={`Table of ${title}`}
        {...carrying}
      />
      <RoundSlip seen={seen} />
      <BoardTools board={board} />
    </>
  );
};
