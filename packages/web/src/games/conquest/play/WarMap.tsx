/** The general's map: what is seen of the war, what is planned on it, and the hand over it. */

import { conquestDescriptor, fieldOf, findModel, inches, kitOf, type ModelId, sideOfSeat } from '@muster/conquest';
import { measured, type Point } from '@muster/geometry';
import { Crosshair, Ruler } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { BoardProps, HandOnBoard, Seen } from '../../../contract/tabletop.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import { MeasuredBoard, type MeasuredBoardHandle, type MeasuredBoardProps } from '../../../measured/MeasuredBoard.tsx';
import type { BoardDisc, BoardLine } from '../../../measured/types.ts';
import { useRemark } from '../../../parts/Bubble.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import { momentNow } from '../../../play/moment.ts';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import { type BaseCache, basesOf, cityZone, groundOf, type NodeCache, nodesOf, orderPlans } from '../board/look.tsx';
import { route } from './hand/first.ts';
import { linesOf, notesOf, placeAt } from './layers.ts';
import { EMPTY } from './plan/empty.ts';
import { RoundAccount } from './RoundAccount.tsx';
import { sketchOf } from './sketch.ts';
import { threatTo } from './threat.ts';
import type { Plan, WarTable } from './types.ts';

type Props = BoardProps<WarTable>;
type OnMap = HandOnBoard<WarTable> | undefined;
type MapRef = RefObject<MeasuredBoardHandle | null>;

const NO_DISCS: readonly BoardDisc[] = [];

/** Pixels that stay free about what is brought into sight. */
const AROUND = 40;
/** So much of what it could do is in sight with it. */
const AROUND_SMALL = 140;

/** The models and nodes, as plain things of the map. */
const useThings = ({ shown, seatNames }: Seen<WarTable>, plan: Plan, pointed: readonly string[]) => {
  const cache = useRef<BaseCache>(new Map());
  const nodeCache = useRef<NodeCache>(new Map());
  const bases = useMemo(
    () =>
      basesOf(
        shown,
        seatNames,
        { ...plan, drags: plan.marks.drags, ...(pointed.length > 0 && { selected: pointed }) },
        cache.current,
      ),
    [shown, seatNames, plan, pointed],
  );
  const objects = useMemo(
    () => nodesOf(shown, seatNames, plan.marks.nodes, nodeCache.current),
    [shown, seatNames, plan],
  );
  return { bases, objects };
};

/** What lies over them. */
const useLayers = (seen: Seen<WarTable>, { marks }: Plan, pointed: readonly string[]) => {
  const { shown, scene, showing } = seen;
  const lines = useMemo(() => linesOf(seen, pointed, marks), [seen, pointed, marks]);
  const notes = useMemo(() => notesOf(seen), [seen]);
  const zones = useMemo(() => [...cityZone(shown), ...marks.zones], [shown, marks]);
  const plans = useMemo(() => [...orderPlans(shown), ...marks.plans], [shown, marks]);
  const moment = momentNow(seen);
  const { told } = scene;
  const beside = useMemo(() => {
    if (moment === undefined) {
      if (told === undefined || !showing) return undefined;
      const of = [fieldOf(shown).middle];
      return { of, others: [], radius: 2600, content: <RoundAccount battle={shown} sums={told} /> };
    }
    const of = moment.among.flatMap((id) => findModel(shown, id)?.at ?? []);
    return of.length === 0 ? undefined : { of, others: [], radius: 2600, content: <MomentSlip moment={moment} /> };
  }, [moment, told, showing, shown]);
  return { lines, notes, zones, plans, beside };
};

/** The hand over the map: what follows the pointer, and what becomes of it. */
const useHandOnMap = (
  map: MapRef,
  { shown }: Seen<WarTable>,
  hand: OnMap,
  plan: Plan,
  lines: readonly BoardLine[],
  ruler: boolean,
): Partial<MeasuredBoardProps> => {
  const lifted = useRef<ModelId>(undefined);
  const clear = useCallback((): void => {
    map.current?.setGhost(plan.marks.ghost ?? null);
    map.current?.setLines(null);
  }, [map, plan]);
  useEffect(clear, [clear]); // what followed the pointer goes with its plan
  if (hand === undefined) return {};
  const { now, held, touch } = hand;
  /** From the model in hand to the pointer, base to place. */
  const measure = (p: Point): void => {
    const m = findModel(shown, hand.plan.selected[0] ?? '');
    if (m === undefined) return;
    const far = Math.max(0, measured.legLength(m.at, p) - kitOf(shown, m).radius);
    map.current?.setLines([...lines, { from: m.at, to: p, kind: 'ruler', text: inches(far) }]);
  };
  const sketch = (p: Point, of = held): void => {
    const ghost = now.decision && sketchOf(now.view, now.decision, of, p);
    map.current?.setGhost(ghost ?? plan.marks.ghost ?? null);
  };
  const isHeld = (id: ModelId): boolean => held.kind === 'route' && held.unit === id;
  return {
    onBase: (id) => touch({ kind: 'piece', id }),
    onObject: (id) => touch({ kind: 'node', id }),
    onGround: (at) => {
      touch({ kind: 'ground', at });
      if (held.kind === 'group') map.current?.setLines(null);
    },
    onHover: (p) => {
      if (p === null || now.decision === undefined) clear();
      else if (ruler || (held.kind === 'group' && held.by === null)) measure(p);
      else sketch(p);
    },
    onDragStart: (id) => {
      lifted.current = id;
      touch({ kind: 'lift', id });
    },
    onDrag: (p) => {
      const id = lifted.current;
      if (id !== undefined) sketch(p, isHeld(id) ? held : route(id));
    },
    onDrop: (at) => {
      if (lifted.current !== undefined && isHeld(lifted.current)) touch({ kind: 'ground', at });
      lifted.current = undefined;
      clear();
    },
    onDragCancel: () => {
      lifted.current = undefined;
      clear();
    },
  };
};

/** Keys that go from target to target and from node to node. */
const useMapKeys = (shown: Seen<WarTable>['shown'], hand: OnMap, show: (place: string) => void): void => {
  const nodeIndex = useRef(-1);
  const nextTarget = ({ held, plan: { targets }, touch }: HandOnBoard<WarTable>): void => {
    const act = held.kind === 'act' && held.act?.type !== 'build' ? held.act?.target : undefined;
    const next = targets[(targets.indexOf(act ?? '') + 1) % targets.length];
    if (next === undefined) return;
    if (held.kind === 'act') touch({ kind: 'piece', id: next });
    show(next);
  };
  const nextNode = ({ plan: { marks } }: HandOnBoard<WarTable>): void => {
    const among = marks.nodes.length > 0 ? marks.nodes : shown.nodes.flatMap((n) => (n.at === null ? [] : [n.id]));
    if (among.length === 0) return;
    nodeIndex.current = (nodeIndex.current + 1) % among.length;
    show(among[nodeIndex.current]!);
  };
  useKeys(hand === undefined ? {} : { t: () => nextTarget(hand), m: () => nextNode(hand) });
};

/** The middle of where something is to be put down; a quarter for a node may be any of several. */
const putAbout = ({ held, plan, now }: HandOnBoard<WarTable>): Point | undefined => {
  if (held.kind !== 'put' || held.at !== null || now.decision?.kind === 'placeNode') return undefined;
  const zone = plan.marks.zones.find(({ tone }) => tone === 'good');
  return zone && ('circle' in zone ? zone.circle : middleOf(zone.corners));
};

const middleOf = (corners: readonly Point[]): Point => {
  const sum = corners.reduce((p, q) => ({ x: p.x + q.x, y: p.y + q.y }));
  return { x: sum.x / corners.length, y: sum.y / corners.length };
};

/** What one decides about, and who strikes, is in sight on a small screen too. */
const useInSight = (map: MapRef, { shown, scene: { moment }, showing }: Seen<WarTable>, hand: OnMap): void => {
  const isWide = useWide();
  const about = showing ? undefined : hand;
  const at = about && (findModel(about.now.view, about.plan.selected[0] ?? '')?.at ?? putAbout(about));
  const { x, y } = at ?? {};
  const chosen = useMemo(() => (x === undefined || y === undefined ? undefined : { x, y }), [x, y]);
  const striker = showing && moment?.over === false ? findModel(shown, moment.from)?.at : undefined;
  // a frame later, so that the board does not follow what others did away from it
  useEffect(() => {
    if (chosen === undefined || isWide) return;
    const frame = requestAnimationFrame(() => map.current?.show(chosen, AROUND_SMALL));
    return () => cancelAnimationFrame(frame);
  }, [map, chosen, isWide]);
  useEffect(() => {
    if (striker !== undefined && !isWide) map.current?.show(striker, AROUND_SMALL);
  }, [map, striker, isWide]);
};

/** The middle of one's own edge. */
const useOwnEdge = ({ view }: Seen<WarTable>, seat: number): Point => {
  const { size } = fieldOf(view);
  const isSouth = view.edges[sideOfSeat(view, seat)] === 'south';
  return useMemo(() => ({ x: size / 2, y: isSouth ? 0 : size }), [size, isSouth]);
};

/** One's own models, once the set-up is over. */
const mineOf = (b: Seen<WarTable>['shown'], seat: number) => ({
  when: b.round === 0 ? 'set-up' : 'battle',
  at: b.round === 0 ? [] : b.models.flatMap((m) => (m.seat === seat ? (m.at ?? []) : [])),
});

export const WarMap = ({ ref, title, seen, near, pointed, hand }: Props) => {
  const { shown, showing, scene } = seen;
  const [threats, setThreats] = useState(false);
  const [ruler, setRuler] = useState(false);
  const map = useRef<MeasuredBoardHandle>(null);
  const plan = (showing ? undefined : hand?.plan) ?? EMPTY;
  const things = useThings(seen, plan, pointed);
  const layers = useLayers(seen, plan, pointed);
  const listeners = useHandOnMap(map, seen, hand, plan, layers.lines, ruler);
  const side = hand === undefined ? 0 : sideOfSeat(shown, hand.now.decision?.seat ?? near);
  const threat = useMemo(() => (threats ? threatTo(shown, side) : NO_DISCS), [threats, shown, side]);
  const bubble = useRemark(conquestDescriptor, hand?.remark);
  const own = useOwnEdge(seen, near);
  const show = (place: string): void => {
    const at = placeAt(shown, place);
    if (at === undefined) return;
    map.current?.show(at, AROUND);
    map.current?.focus(place);
  };
  const follow = (places: readonly string[]): void =>
    map.current?.follow(places.flatMap((place) => placeAt(shown, place) ?? []));
  useImperativeHandle(ref, () => ({ show, follow }));
  useKeys({
    g: () => setThreats(!threats),
    ...(hand !== undefined && { q: () => setRuler(!ruler) }),
  });
  useMapKeys(shown, hand, show);
  useInSight(map, seen, hand);
  return (
    <>
      <MeasuredBoard
        ref={map}
        field={groundOf(shown)}
        {...things}
        {...layers}
        {...listeners}
        reach={plan.marks.reach}
        reachNear={plan.marks.near}
        ranges={plan.marks.ranges}
        threat={threat}
        ghost={plan.marks.ghost}
        bubble={bubble}
        lastMove={scene.travel}
        label={`Map of ${title}`}
        {...(hand !== undefined && { home: own, own, mine: mineOf(shown, near) })}
      />
      <BoardTools board={map} label="Zoom" what="map">
        <BoardTool
          name={`Where ${hand === undefined ? 'the second side' : 'they'} could strike`}
          kept
          pressed={threats}
          onClick={() => setThreats(!threats)}
        >
          <Crosshair size={18} aria-hidden="true" />
        </BoardTool>
        {hand !== undefined && (
          <BoardTool name="Measure from who is chosen" pressed={ruler} onClick={() => setRuler(!ruler)}>
            <Ruler size={18} aria-hidden="true" />
          </BoardTool>
        )}
      </BoardTools>
    </>
  );
};
