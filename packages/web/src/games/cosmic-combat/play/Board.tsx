/** The star chart of a battle: ships as they lie and as they are planned, what happens, arcs of fire, the wheel of orders. */

import {
  type Battle,
  cosmicCombatDescriptor,
  fieldOf,
  findShip,
  isOnBoard,
  kitOf,
  movesLeft,
  type Ship,
  type ShipId,
  shipOf,
  sideOfSeat,
  zoneOf,
} from '@muster/cosmic-combat';
import { inch, type Point } from '@muster/geometry';
import { Crosshair } from 'lucide-react';
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { BoardProps, HandOnBoard, Seen } from '../../../contract/tabletop.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import { firstSeatOf } from '../../../dwethia/play/purse.ts';
import { momentLines, pointedLines, traceLines } from '../../../dwethia/play/traces.ts';
import type { BesideThem } from '../../../measured/Beside.tsx';
import type { BoardLine, BoardZone } from '../../../measured/types.ts';
import { useRemark } from '../../../parts/Bubble.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import { momentNow, tracesNow } from '../../../play/moment.ts';
import { RoundSlip } from '../../../play/RoundSlip.tsx';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import { StarChart, type StarChartHandle } from '../chart/StarChart.tsx';
import { type ChartMarks, NO_MARKS } from '../chart/types.ts';
import { withPut } from './hand/hand.ts';
import { plannedBattle } from './hand/moves.ts';
import { movers } from './hand/strike.ts';
import type { CosmicTable } from './hand/types.ts';
import { aheadOf, withPlans } from './hand/usual.ts';
import { chartShips, linksOf } from './look.ts';
import { carriedMarks, marksAt } from './plan/plan.ts';
import { arcAreas } from './sights.ts';
import { OrderWheel } from './Wheel.tsx';

type Hand = HandOnBoard<CosmicTable>;
type SeenHere = Seen<CosmicTable>;

const NO_SHIPS: readonly ShipId[] = [];
const NO_ZONES: readonly BoardZone[] = [];
const ABOUT_A_BLOW: readonly string[] = ['reroll', 'resist', 'raise'];

/** CC-14: strips along the edges, as long as ships are deployed. */
const zonesOf = (b: Battle, sides: readonly string[]): readonly BoardZone[] => {
  if (b.phase !== 'setup') return NO_ZONES;
  const { board } = fieldOf(b.config);
  return ([0, 1] as const).map((side) => {
    const [from, to] = zoneOf(b, side);
    const seat = firstSeatOf(b.config, side);
    return {
      id: `zone ${side}`,
      label: sides[seat] ?? '',
      tone: seat === 0 ? 0 : 1,
      corners: [
        { x: 0, y: from },
        { x: board.width, y: from },
        { x: board.width, y: to },
        { x: 0, y: to },
      ],
    };
  });
};

/** The middle of one's own edge. */
const ownEdge = (b: Battle, seat: number): Point => {
  const { board } = fieldOf(b.config);
  const isSouth = b.edges[sideOfSeat(b, seat)] === 'south';
  return { x: board.width / 2, y: isSouth ? 0 : board.height };
};

/** One's own ships, once all are deployed. */
const mineOf = (b: Battle, seat: number) => ({
  when: b.phase === 'setup' ? 'set-up' : 'battle',
  at: b.phase === 'setup' ? [] : b.ships.flatMap((s) => (s.seat === seat ? (s.place ?? []) : [])),
});

const placeOf =
  (b: Battle) =>
  (id: ShipId): Point | undefined =>
    findShip(b, id)?.place ?? undefined;

const placesIn = (b: Battle, ids: readonly ShipId[]): readonly Point[] => ids.flatMap((id) => placeOf(b)(id) ?? []);

/** Who attacks whom just now, also while dice or a bid are asked for; what others did, where a line of the log leads. */
const useLines = (seen: SeenHere, pointed: readonly string[], asked: string | undefined) => {
  const isAsked = asked !== undefined && ABOUT_A_BLOW.includes(asked);
  return useMemo<readonly BoardLine[]>(
    () => [
      ...traceLines(tracesNow(seen), placeOf(seen.shown)),
      ...momentLines(momentNow(seen) ?? (isAsked ? seen.scene.moment : undefined), placeOf(seen.shown)),
      ...pointedLines(pointed, placeOf(seen.shown)),
    ],
    [seen, pointed, isAsked],
  );
};

/** Over which place the hand is: what was put down stays there while the pointer goes elsewhere, unless the hand carries it. */
const useReach = (hand: Hand | undefined, isOverShip: boolean) => {
  const [hovered, setHovered] = useState<Point>();
  const [carried, setCarried] = useState<{ readonly ship: ShipId; readonly at: Point }>();
  const held = hand?.held;
  const leads = held?.kind === 'deploy' || held?.kind === 'move';
  const isPut = held?.kind === 'deploy' && held.at !== null;
  return {
    leads,
    hovered,
    setHovered,
    carried,
    setCarried,
    at: leads && !isPut && !isOverShip ? hovered : undefined, // a ship is struck, not gone to
  };
};

/** Who can be taken up from the chart: a ship that was put down, or one that may move. */
const draggable = ({ now: { view, decision: d }, held }: Hand): readonly ShipId[] => {
  if (held.kind === 'deploy') return held.at === null ? NO_SHIPS : [held.ship];
  if (d?.kind === 'activate') return movers(view, d);
  return d?.kind === 'move' && movesLeft(shipOf(view, d.ship)) > 0 ? [d.ship] : NO_SHIPS;
};

/** What is planned, with arcs of whom one looks at, from where it would be. */
const useMarks = (
  battle: Battle,
  hand: Hand | undefined,
  { at, carried }: Pick<ReturnType<typeof useReach>, 'at' | 'carried'>,
  armed: ShipId | undefined,
) => {
  const { plan, now, held } = hand ?? {};
  return useMemo<ChartMarks>(() => {
    const led = now && held && (carried ? carriedMarks(now, held, carried) : at && marksAt(now, held, at));
    const base = led ?? plan?.marks ?? NO_MARKS;
    if (armed === undefined || findShip(battle, armed)?.place == null) return base;
    const there = held?.kind === 'move' && held.ship === armed ? plannedBattle(battle, held) : battle;
    return { ...base, areas: [...base.areas, ...arcAreas(there, armed)] };
  }, [battle, plan, now, held, at, carried, armed]);
};

/** Below a ship lie its tokens and its name. */
const NAMED = inch(0.7);

/** All of it, with what lies below. */
const discOf = (b: Battle, s: Ship) => {
  const { length, width } = kitOf(b, s);
  return { ...s.place!, radius: Math.max(length, width) / 2 + NAMED };
};

/** Beside the ships: what comes of an attack, or the wheel of orders where there is room. */
const useBeside = (seen: SeenHere, hand: Hand | undefined) => {
  const isWide = useWide();
  const { shown, view } = seen;
  const moment = momentNow(seen);
  const { held, hold, play, plan } = hand ?? {};
  const ghosts = plan?.marks.ghosts ?? NO_MARKS.ghosts;
  return useMemo<BesideThem | undefined>(() => {
    const discs = new Map(shown.ships.flatMap((s) => (isOnBoard(s) ? [[s.id, discOf(shown, s)]] : [])));
    if (moment !== undefined) {
      const of = moment.among.flatMap((id) => discs.get(id) ?? []);
      return of.length === 0 ? undefined : { of, others: [], content: <MomentSlip moment={moment} /> };
    }
    if (held?.kind !== 'order' || hold === undefined || play === undefined || !isWide) return undefined;
    const own = discs.get(held.ship);
    if (own === undefined) return undefined;
    discs.delete(held.ship);
    const ends = ghosts.map((ghost) => ({ ...ghost, radius: ghost.look.length / 2 })); // where it could go stays in sight
    const content = <OrderWheel battle={view} held={held} hand={{ hold, play }} />;
    return { of: [own, ...ends], others: [...discs.values()], content };
  }, [moment, shown, view, held, hold, play, ghosts, isWide]);
};

/** What one decides about is in sight, on a small screen too: who fires with its first target. */
const useSight = (chart: RefObject<StarChartHandle | null>, battle: Battle, hand: Hand | undefined): void => {
  const [chosen] = hand?.plan.selected ?? NO_SHIPS;
  const target = hand?.plan.odds?.[0]?.volley.target;
  const put = hand?.held.kind === 'deploy' ? hand.held.at : null; // it lies nowhere yet
  const place = (id: ShipId | undefined) => (id === undefined ? undefined : findShip(battle, id)?.place);
  const [at, aim] = [put ?? place(chosen), place(target)];
  useEffect(() => {
    const main = aim ?? at;
    if (main != null) chart.current?.show(main);
    if (at != null && aim != null) chart.current?.follow([at, aim]);
  }, [chart, at, aim]);
};

/** A blow is seen where it falls: who strikes and who is struck. */
const useBlowInSight = (chart: RefObject<StarChartHandle | null>, seen: SeenHere): void => {
  const moment = momentNow(seen);
  const [from, to] = [moment?.from, moment?.to ?? moment?.from];
  const { shown } = seen;
  const battle = useRef(shown);
  battle.current = shown;
  useEffect(() => {
    if (from !== undefined && to !== undefined) chart.current?.follow(placesIn(battle.current, [from, to]));
  }, [chart, from, to]);
};

export const Board = ({ ref, seen, near, pointed, hand }: BoardProps<CosmicTable>) => {
  const { view: battle, shown, scene, showing, replayed, seatNames } = seen;
  const chart = useRef<StarChartHandle>(null);
  const [arcs, setArcs] = useState(false);
  const [peeked, setPeeked] = useState<ShipId>();
  const taken = useRef<ShipId>(undefined);
  useKeys({ g: () => setArcs(!arcs) });
  useImperativeHandle(ref, () => ({
    show: (id) => {
      const place = findShip(shown, id)?.place;
      if (place == null) return;
      chart.current?.show(place);
      chart.current?.focus(id);
    },
    follow: (ids) => chart.current?.follow(placesIn(shown, ids)),
    take: (id, press) => chart.current?.take(id, press),
  }));

  /** The hand rests while something is shown. */
  const active = showing ? undefined : hand;
  const { plan, held, remark } = active ?? {};
  const selected = plan?.selected[0];
  const reach = useReach(active, peeked !== undefined);
  const { leads, hovered, setHovered, setCarried } = reach;
  const drags = useMemo(() => (active === undefined ? NO_SHIPS : draggable(active)), [active]);
  const plans = useMemo(() => withPlans(shown, active?.now.decision), [shown, active?.now.decision]);
  const ships = useMemo(
    () =>
      chartShips(held === undefined ? shown : withPut(plans.b, held), {
        planned: plans.planned,
        ahead: replayed ? undefined : aheadOf(shown, near),
        selected,
        choices: plan?.choices ?? (replayed ? pointed : NO_SHIPS),
        targets: plan?.targets ?? NO_SHIPS,
        drags,
      }),
    [shown, plans, held, selected, plan, replayed, near, pointed, drags],
  );
  const zones = useMemo(() => zonesOf(shown, seatNames), [shown, seatNames]);
  const links = useMemo(() => linksOf(shown), [shown]);
  const marks = useMarks(battle, active, reach, arcs ? (peeked ?? selected) : undefined);
  const bubble = useRemark(cosmicCombatDescriptor, remark);
  useSight(chart, battle, active);
  useBlowInSight(chart, seen);
  const edge = useMemo(() => (replayed ? undefined : ownEdge(battle, near)), [replayed, battle, near]);
  const start = selected === undefined ? undefined : (findShip(plans.b, selected)?.place ?? undefined);
  const toGround = (p: Point): void => hand?.touch({ kind: 'ground', at: p });
  return (
    <>
      <StarChart
        ref={chart}
        field={fieldOf(battle.config)}
        ships={ships}
        zones={zones}
        links={links}
        marks={marks}
        lines={useLines(seen, pointed, active?.now.decision?.kind)}
        lastMove={scene.travel}
        bubble={bubble}
        beside={useBeside(seen, active)}
        label={`Star chart ${fieldOf(battle.config).map.name}`}
        own={edge}
        mine={replayed ? undefined : mineOf(battle, near)}
        start={start}
        onBase={hand && ((id) => hand.touch({ kind: 'piece', id }))}
        onGround={hand && toGround}
        onHover={leads ? (p) => setHovered(p ?? undefined) : undefined}
        onDragStart={(id) => {
          taken.current = id;
          setHovered(undefined); // the pointer leads the ship, not the next step
          if (held?.kind === 'deploy' && held.ship !== id) hand?.touch({ kind: 'piece', id });
        }}
        onDrag={(p) => setCarried(taken.current === undefined ? undefined : { ship: taken.current, at: p })}
        onDrop={(p) => {
          setCarried(undefined);
          if (taken.current !== undefined) hand?.touch({ kind: 'drop', ship: taken.current, at: p });
        }}
        onDragCancel={() => setCarried(undefined)}
        onPeek={(id) => setPeeked(id ?? undefined)}
        onWheel={(by) => {
          if (!leads || hovered === undefined) return false;
          hand?.touch({ kind: 'turn', by });
          return true;
        }}
      />
      <RoundSlip seen={seen} />
      <BoardTools board={chart} label="Zoom" what="chart">
        <BoardTool name="Arcs of fire" kept pressed={arcs} onClick={() => setArcs(!arcs)}>
          <Crosshair size={18} aria-hidden="true" />
        </BoardTool>
      </BoardTools>
    </>
  );
};
